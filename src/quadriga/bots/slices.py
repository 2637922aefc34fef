"""Work in slices: whoever has one thread for everything does a little of it at a time, and may leave it there."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Slices: TypeAlias = Generator[None, None, T]
"""Stops after every slice, and gives what was found in the end."""


def whole(work: Slices[T]) -> T:
    """What is found when it is done in one go.

    >>> def counted():
    ...     for _ in range(3):
    ...         yield
    ...     return 3
    >>> whole(counted())
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as end:
            answer: T = end.value
            return answer
