"""Who can act or look: seats are 0, 1, 2 …; the rest have names of their own.

This module is never compiled: compiled modules copy these figures into C constants.
"""

Seat = int

CHANCE = -1
"""The dice, the bag and the deck: an actor like any other."""
SPECTATOR = -2
"""Sees what lies open on the table and nothing else."""
OMNISCIENT = -3
"""Sees everything; only for finished games, tests and tools."""
NOBODY = -4
"""No one acts any more: the game is over."""
