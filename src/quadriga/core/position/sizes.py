"""Fixed sizes of the working memory of a state; the `.pxd` files repeat them as C array bounds."""

MOST_ACTIONS = 4096
"""The most legal actions a decision can have."""
HIGHEST = 2**31 - 1
"""The highest number that a C int holds."""
MOST_SEATS = 8
"""The most seats of a title; our own have fewer."""
LONGEST = 1_000_000
"""Decisions after which a random game is given up."""
WIDTH = 5
"""Numbers in a line of a trace: a code and four parameters."""
LINES = 512
"""Lines that a trace holds ready; few decisions note more, and those that do are not cut short."""
MOST_CONTESTANTS = 8
"""The most contestants an insight looks at: seats, and opponents that have no seat."""
MOST_FEATURES = 64
"""The most features of an insight: the length of a row of them."""


def fresh(size: int, value: int = 0) -> list[int]:
    """A list of `size` equal numbers; a call, because compiled code cannot turn `[value] * size` into an array."""
    return [value] * size


def fresh_floats(size: int) -> list[float]:
    """A list of `size` zeros that are not whole numbers."""
    return [0.0] * size


def padded(numbers: list[int], size: int) -> list[int]:
    """Numbers followed by zeros up to a size.

    >>> padded([3, 1], 4)
    [3, 1, 0, 0]
    """
    return numbers + [0] * (size - len(numbers))
