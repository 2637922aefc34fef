"""Long thoughts beside everything else: done in slices, so that whoever says something is heard at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from quadriga.bots.slices import Slices

T = TypeVar("T")

SLICE_SECONDS = 0.025
"""So long nothing else is heard."""


async def sliced(work: Slices[T]) -> T:
    """What is found in the end; who is cancelled stops within a slice."""
    result = await sliced_while(work, lambda: True)
    assert result is not None
    return result[0]


async def sliced_while(work: Slices[T], is_wanted: Callable[[], bool]) -> tuple[T] | None:
    """The same; None as soon as nobody wants to know any more."""
    try:
        # Whatever was asked for before comes first.
        await asyncio.sleep(0)
        heard = time.perf_counter()
        while True:
            try:
                next(work)
            except StopIteration as end:
                return (end.value,)
            if time.perf_counter() - heard > SLICE_SECONDS:
                await asyncio.sleep(0)
                if not is_wanted():
                    return None
                heard = time.perf_counter()
    finally:
        work.close()
