"""The rules of L'Empire de César: components, positions, legal decisions, play, scoring."""
