"""At the border between Python and compiled code: what is trusted beyond it is looked at here, once."""

from __future__ import annotations

from typing import Any, TypeVar

Kind = TypeVar("Kind")


def expect(value: object, kind: type[Kind]) -> Kind:
    """Refuse what is of another kind, None included.

    >>> expect(3, int)
    3
    >>> expect(None, int)
    Traceback (most recent call last):
    TypeError: int is due, not NoneType
    """
    if not isinstance(value, kind):
        raise TypeError(f"{kind.__name__} is due, not {type(value).__name__}")
    return value


def expect_between(value: Any, least: int, most: int, what: str) -> int:
    """Refuse a number beyond its bounds.

    >>> expect_between(3, 0, 2, "node")
    Traceback (most recent call last):
    ValueError: there is no node 3: the last one is 2
    """
    if not least <= value <= most:
        raise ValueError(f"there is no {what} {value}: the last one is {most}")
    return int(value)
