"""Sets of places kept as bit masks; plain Python, so that no C shift can overflow."""

Mask = int
"""A set of places, one bit each; compiled, it has 64 bits where an `int` has 32."""
Masks = list[int]
"""A row of such sets."""
Place = int
"""A place in a row: wider than `int` when compiled, so that it is an address as it stands."""

BIT: list[int] = [2**n for n in range(62)]
"""BIT[n] is the mask that holds place n alone."""
