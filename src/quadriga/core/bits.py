"""Tables for sets of places kept as bit masks; plain Python, so that no C shift can overflow."""

BIT: list[int] = [2**n for n in range(62)]
"""BIT[n] is the mask that holds place n alone."""

PLACE: list[int] = [0] * 67
"""PLACE[mask % 67] is the place of a mask that holds one place: powers of two differ modulo 67."""
for _n, _bit in enumerate(BIT):
    PLACE[_bit % 67] = _n

# For counting the places of a mask: every second bit, every second pair, every second four.
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
