"""How long what is ready to run has to wait for the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

EVERY_SECONDS = 0.5
WINDOW = 10
"""The worst of so many looks tells whether a server is behind."""


class Lag:
    """Looks at the event loop, over and over."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self.observe = observe
        self._last: list[float] = []

    @property
    def worst(self) -> float:
        """The longest wait of the last few looks, in seconds."""
        return max(self._last, default=0.0)

    async def measure(self) -> None:
        """Ask to be woken, and note how much later that was, as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self.note(max(0.0, loop.time() - wanted))

    def note(self, seconds: float) -> None:
        """Note one wait."""
        self.observe(seconds)
        self._last = [*self._last[1 - WINDOW :], seconds]
