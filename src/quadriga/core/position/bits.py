"""Sets of places kept as bit masks; plain Python, so that no C shift can overflow."""

BIT: list[int] = [2**n for n in range(62)]
"""BIT[n] is the mask that holds place n alone."""
