"""What a position is made of: every field with its size, how it begins, and between which bounds its numbers lie.

A title declares its fields once, in `layout.py`: from that follow how they begin, how they are copied, and what C knows
of them (`tools/declare.py`). Compiled rules trust the bounds: they look nothing up twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quadriga.core.position.bits import Mask, Masks

MANY = 1_000_000
"""More than there are of anything: the bound of what is only counted."""

Bound = int | str
"""A number, or the name of one that depends on the game being played."""
Range = tuple[int, int]
"""The least and the most."""


@dataclass(frozen=True)
class Field:
    """A number of a position, or `size` of them in a row."""

    least: Bound
    most: Bound
    size: int = 0
    """0 for one number alone."""
    start: int = 0
    """What it is when a game begins; a title sets itself what depends on board and options."""
    kind: str = "int"
    """What it is in C."""

    def fresh(self) -> Any:
        """What it holds when a game begins."""
        if self.size:
            return [self.start] * self.size
        return bool(self.start) if self.kind == "bint" else self.start


# Declared as fields, they are what a position holds there: to a checker of types a number or a list of them.


def number(least: Bound, most: Bound, start: int = 0) -> int:
    """One number."""
    return Field(least, most, start=start)  # type: ignore[return-value]


def numbers(size: int, least: Bound, most: Bound, start: int = 0) -> list[int]:
    """Several numbers in a row."""
    return Field(least, most, size, start)  # type: ignore[return-value]


def flag() -> bool:
    """Whether something is so."""
    return Field(0, 1, kind="bint")  # type: ignore[return-value]


def mask(most: Bound) -> Mask:
    """A set of places, one bit each."""
    return Field(0, most, kind="long long")  # type: ignore[return-value]


def masks(size: int, most: Bound) -> Masks:
    """Several sets of places in a row."""
    return Field(0, most, size, kind="long long")  # type: ignore[return-value]


def declared(layout: type) -> dict[str, Field]:
    """The fields that a class declares, by their names.

    >>> class Fields:
    ...     turn = number(0, "seat")
    ...     left = numbers(2, 0, 9, start=3)
    >>> list(declared(Fields)), declared(Fields)["left"].size
    (['turn', 'left'], 2)
    """
    return {name: field for name, field in vars(layout).items() if isinstance(field, Field)}


def beginning(fields: Mapping[str, Field]) -> dict[str, Any]:
    """The fields as they are when a game begins.

    >>> class Fields:
    ...     first = flag()
    ...     left = numbers(2, 0, 9, start=3)
    >>> beginning(declared(Fields))
    {'first': False, 'left': [3, 3]}
    """
    return {name: field.fresh() for name, field in fields.items()}


def ranges(fields: Mapping[str, Field], **known: int) -> dict[str, Range]:
    """The bounds of each field, where those that depend on the game are `known`.

    >>> ranges({"turn": Field(0, "seat"), "left": Field(0, 9, size=2)}, seat=3)
    {'turn': (0, 3), 'left': (0, 9)}
    """
    return {name: (_resolved(field.least, known), _resolved(field.most, known)) for name, field in fields.items()}


def _resolved(bound: Bound, known: Mapping[str, int]) -> int:
    return known[bound] if isinstance(bound, str) else bound


def out_of_range(fields: Mapping[str, Any], bounds: Mapping[str, Range]) -> list[str]:
    """What lies out of bounds, in words.

    >>> out_of_range({"turn": 7, "left": [3, -1]}, {"turn": (0, 1), "left": (0, 9)})
    ['turn is 7', 'left is -1']
    """
    outside = []
    for name, (least, most) in bounds.items():
        value = fields[name]
        for number in value if isinstance(value, list | tuple) else [value]:
            if not least <= number <= most:
                outside.append(f"{name} is {number}")
    return outside
