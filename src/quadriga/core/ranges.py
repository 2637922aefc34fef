"""Between which bounds the numbers of a position lie. Compiled rules trust them: they look nothing up twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MANY = 1_000_000
"""More than there are of anything: the bound of what is only counted."""

Range = tuple[float, float, str]
"""The least, the most, and the names of the fields for which they hold."""


def by_field(ranges: list[Range]) -> dict[str, tuple[float, float]]:
    """The bounds of each field.

    >>> by_field([(0, 1, "turn drawer"), (-1, 8, "target")])
    {'turn': (0, 1), 'drawer': (0, 1), 'target': (-1, 8)}
    """
    return {name: (least, most) for least, most, names in ranges for name in names.split()}


def out_of_range(fields: Mapping[str, Any], ranges: list[Range]) -> list[str]:
    """What lies out of bounds, in words.

    >>> out_of_range({"turn": 7, "left": [3, -1]}, [(0, 1, "turn"), (0, 9, "left")])
    ['turn is 7', 'left is -1']
    """
    found = []
    for name, (least, most) in by_field(ranges).items():
        value = fields[name]
        for number in value if isinstance(value, list | tuple) else [value]:
            if not least <= number <= most:
                found.append(f"{name} is {number}")
    return found
