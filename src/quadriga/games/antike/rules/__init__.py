"""The rules of Antike: components, positions, legal decisions, play, scoring."""
