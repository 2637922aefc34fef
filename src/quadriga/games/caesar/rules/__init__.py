"""The rules of Caesar!: components, positions, legal decisions, play, scoring."""
