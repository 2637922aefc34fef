"""Bots that play and advise: how hard they think, in whose turn."""
