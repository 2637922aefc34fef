"""The time that a server goes by: seconds since 1970, which pass only while it can serve.

It begins with the time of the system and goes on by a steady clock, so that no step of the system's clock moves a
deadline. It is ticked all the while; without that (the process was stopped, the event loop stood still, the laptop
slept) it stands still, too. What it has missed it makes up for in one leap, when all clocks that run were moved along.
"""

from __future__ import annotations

import time
from collections.abc import Callable

STILL_SECONDS = 1.0
"""Without a tick for so long, time stands still."""
TICK_SECONDS = 0.25
LATE_SECONDS = 5.0
"""A clock that is further behind leaps; one that is less far off runs a little faster or slower."""
HASTE, SETTLE_SECONDS = 0.02, 10.0
"""It never runs faster or slower by more than this part, and aims to be right after so many seconds."""


class Clock:
    """A clock that is steady, and right in the long run.

    >>> steady = 0.0
    >>> clock = Clock(wall=lambda: 1000.0, steady=lambda: steady)
    >>> steady = 0.5
    >>> clock()
    1000.5
    >>> steady = 3600.0
    >>> clock()
    1001.0
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self._steady = steady
        self._pace = 1.0
        self._ticked, self._shown = steady(), wall()

    def __call__(self) -> float:
        """The time now."""
        return self._shown + self._pace * min(self._steady() - self._ticked, STILL_SECONDS)

    def tick(self) -> None:
        """Show that the server is alive."""
        self._shown, self._ticked = self(), self._steady()

    def follow(self, right: float) -> float:
        """Run towards the right time, never backwards; returns how far behind it this clock is."""
        self.tick()
        behind = right - self._shown
        self._pace = 1.0 + max(-HASTE, min(HASTE, behind / SETTLE_SECONDS))
        return behind

    def leap(self, seconds: float) -> None:
        """Go on from another time."""
        self._shown += seconds
