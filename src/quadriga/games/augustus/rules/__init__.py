"""The rules of Augustus: components, positions, legal decisions, play, scoring."""
