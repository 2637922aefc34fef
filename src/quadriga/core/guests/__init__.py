"""Titles of other packages, with rules in plain Python."""
