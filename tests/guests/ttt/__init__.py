"""Tic-tac-toe as a title of its own package: as little as a game can be."""
