"""Two sides measured in one run: short slices of equal work in turns, since machines are noisy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

Answer = TypeVar("Answer")

SLICE = 0.25
"""Seconds that a slice takes, about."""


def in_turns(
    rounds: int, one: Callable[[int], Answer], other: Callable[[int], Answer]
) -> Iterator[tuple[Answer, Answer]]:
    """What both answer to each seed. Who is first changes, so that neither always meets the warmer machine."""
    for seed in range(1, rounds + 1):
        if seed % 2:
            first = one(seed)
            yield first, other(seed)
        else:
            second = other(seed)
            yield one(seed), second
