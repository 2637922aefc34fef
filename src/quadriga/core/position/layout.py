"""What a position is made of: every field with its size, how it begins, and between which bounds its numbers lie.

A title declares its fields once, in `layout.py`; `tools/declare.py` makes the class that holds them (`fields.py` and
`fields.pxd`) from that. Compiled rules trust the bounds: they look nothing up twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

MANY = 1_000_000
"""More than there are of anything: the bound of what is only counted."""

Bound = int | str
"""A number, or the name of one that depends on the game being played."""
Range = tuple[int, int]
"""The least and the most."""


@dataclass(frozen=True)
class Field:
    """A number of a position, or `size` of them in a row."""

    name: str
    least: Bound
    most: Bound
    size: int = 0
    """0 for one number alone."""
    start: int = 0
    """What it is when a game begins; a title sets itself what depends on board and options."""
    kind: str = "int"
    """What it is in C."""


def number(name: str, least: Bound, most: Bound, start: int = 0) -> Field:
    """One number."""
    return Field(name, least, most, start=start)


def numbers(name: str, size: int, least: Bound, most: Bound, start: int = 0) -> Field:
    """Several numbers in a row."""
    return Field(name, least, most, size, start)


def flag(name: str) -> Field:
    """Whether something is so."""
    return Field(name, 0, 1, kind="bint")


def mask(name: str, most: Bound) -> Field:
    """A set of places, one bit each."""
    return Field(name, 0, most, kind="long long")


def masks(name: str, size: int, most: Bound) -> Field:
    """Several sets of places in a row."""
    return Field(name, 0, most, size, kind="long long")


def ranges(fields: Iterable[Field], **known: int) -> dict[str, Range]:
    """The bounds of each field, where those that depend on the game are `known`.

    >>> ranges([number("turn", 0, "seat"), numbers("left", 2, 0, 9)], seat=3)
    {'turn': (0, 3), 'left': (0, 9)}
    """
    return {field.name: (_resolved(field.least, known), _resolved(field.most, known)) for field in fields}


def _resolved(bound: Bound, known: Mapping[str, int]) -> int:
    return known[bound] if isinstance(bound, str) else bound


def out_of_range(fields: Mapping[str, Any], bounds: Mapping[str, Range]) -> list[str]:
    """What lies out of bounds, in words.

    >>> out_of_range({"turn": 7, "left": [3, -1]}, {"turn": (0, 1), "left": (0, 9)})
    ['turn is 7', 'left is -1']
    """
    found = []
    for name, (least, most) in bounds.items():
        value = fields[name]
        for number in value if isinstance(value, list | tuple) else [value]:
            if not least <= number <= most:
                found.append(f"{name} is {number}")
    return found
