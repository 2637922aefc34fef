"""Keeps the clock of a server right, and gives players back the time in which it could not serve."""

from __future__ import annotations

import logging
from collections.abc import Callable

from quadriga.server.match.matches import Matches
from quadriga.server.process.clock import LATE_SECONDS, Clock
from quadriga.server.store import matches as store
from quadriga.server.store import people
from quadriga.server.store.database import Transaction
from quadriga.server.wire.sockets import Sockets

logger = logging.getLogger(__name__)


class Timekeeper:
    """The clock of this process, held to that of the database, or to the system's where no other shares it."""

    def __init__(self, matches: Matches, sockets: Sockets, now: Callable[[], float]) -> None:
        self.matches = matches
        self.database = matches.database
        self.sockets = sockets
        self.now = now
        self.clock = now if isinstance(now, Clock) else None
        """None where a test sets the time."""
        self._leapt_at = 0.0

    async def begin(self) -> None:
        """Set the clock."""
        if self.clock is not None:
            self.clock.leap(self.clock.follow(await self._right()))

    async def tick(self) -> None:
        """Time passes as long as this is called, and what players decide can be kept."""
        if self.clock is not None and not self.database.is_held:
            self.clock.tick()

    async def keep(self) -> None:
        """Stay right; where the clock stood still, all that waits for somebody to decide is moved along with it."""
        if self.clock is None:
            return
        behind = self.clock.follow(await self._right())
        if behind < LATE_SECONDS:
            return
        logger.warning("this server stood still, or its system's clock was set, for %.1f seconds", behind)
        if self.matches.is_stopped():
            # All games stand still, and get their time back when that ends.
            self.clock.leap(behind)
            self._leapt_at = self.now()
            return
        # Others that share the database go by clocks of their own.
        keeper = None if self.database.is_sqlite else self.database.process
        leapt = False
        try:
            async with self.database.writing() as transaction:
                await store.give_time(transaction, behind, keeper)
                # Nobody else can change those matches until this is committed.
                self._leap(behind, keeper)
                leapt = True
        except BaseException:
            if leapt:
                self._leap(-behind, keeper)
            raise
        self.sockets.publish_all()

    async def give_time(self, transaction: Transaction) -> None:
        """No time passes for as long as no server could keep what players decide."""
        last, now = await people.last_seen(transaction.connection), self.now()
        if last is None or abs(now - last) <= store.ALIVE_SECONDS or self.matches.is_stopped():
            return
        await store.give_time(transaction, now - last)
        await people.forget_processes(transaction, now - store.ALIVE_SECONDS)
        self.matches.forget_all()
        self.sockets.publish_all()

    def has_just_leapt(self) -> bool:
        """Whether other processes may seem dead only because this one's time has changed."""
        return 0 <= self.now() - self._leapt_at < store.ALIVE_SECONDS

    def _leap(self, seconds: float, keeper: str | None) -> None:
        assert self.clock is not None
        self.clock.leap(seconds)
        self.matches.shift(seconds, keeper)
        self._leapt_at = self.now()

    async def _right(self) -> float:
        assert self.clock is not None
        time = await self.database.time()
        return time if time is not None else self.clock.wall() if self.database.is_sqlite else self.clock()
