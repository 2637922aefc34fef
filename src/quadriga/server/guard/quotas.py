"""How much of the server one person, one address and all together may have: counted before anything new is made."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.guard.limits import Limiter
from quadriga.server.settings import Settings
from quadriga.server.store import quotas as store
from quadriga.server.store.database import AnyConnection
from quadriga.service.errors import Full, TooMany
from quadriga.service.setup import Setup

TOTALS_SECONDS = 10.0
"""What the whole server keeps is counted anew after so long."""
LINE_SECONDS = 30
"""When to try again to connect, where there are too many connections."""


def unlimited() -> Quotas:
    """Quotas that refuse nothing."""
    return Quotas(Limiter(factor=0), Settings())


class Quotas:
    """Refuses what would be too much, with what to do about it."""

    def __init__(self, limiter: Limiter, settings: Settings) -> None:
        self.limiter = limiter
        self.settings = settings
        self._lines: Counter[str] = Counter()
        self._totals = store.Totals()
        self._counted_at = float("-inf")

    # ---- matches ---------------------------------------------------------------------------------------------

    async def need_match(self, connection: AnyConnection, host: str, setup: Setup, is_over: bool = False) -> None:
        """Room for one more match of this host's, made from where the request comes."""
        totals, of_host = await self._all(connection), await store.of_host(connection, host)
        self._need("server-full", totals.matches, self.settings.most_matches)
        self._need("kept-full", of_host.kept, limits.KEPT.person)
        if setup.sandbox is not None:
            self._need("sandboxes-full", of_host.sandboxes, limits.SANDBOXES.person)
        elif not is_over:
            self._need("going-full", of_host.going_on, limits.GOING_ON.person)
            here = await store.going_on_from(connection, calling().address)
            self._need("going-full-here", here, limits.GOING_ON.address)
            self._need("server-full", totals.going_on, limits.GOING_ON.server)
        if all("bot" in seat for seat in setup.seats) and not is_over:
            await self.need_bots_alone(connection, host)

    async def need_bots_alone(self, connection: AnyConnection, host: str) -> None:
        """Room for one more match in which no person plays."""
        self._need("bots-alone-full", await store.bots_alone(connection, host), limits.BOTS_ALONE.person)
        here = await store.bots_alone_from(connection, calling().address)
        self._need("bots-alone-full", here, limits.BOTS_ALONE.address)

    def need_log(self, length: int) -> None:
        """Room for one more entry in the log of a match."""
        self._need("match-long", length, limits.LOG_KEPT)

    # ---- people ----------------------------------------------------------------------------------------------

    async def need_guest(self, connection: AnyConnection) -> None:
        """Room for one more guest from where the request comes."""
        here = await store.guests_from(connection, calling().address)
        self._need("guests-full", here, limits.GUESTS_KEPT.address)
        self._need("server-full", (await self._all(connection)).guests, self.settings.most_guests)

    async def need_note(self, connection: AnyConnection, person: str, match_id: str, letters: int) -> None:
        """Room for a note of so many letters, in place of the one about the same match."""
        others = await store.letters_noted(connection, person, match_id)
        self._need("notes-full", others + letters - 1, limits.NOTES_KEPT)

    def need_word(self, said: int) -> None:
        """Room for one more word in the chat of a match."""
        self._need("chat-full", said, limits.CHAT_KEPT)

    # ---- connections -----------------------------------------------------------------------------------------

    @contextmanager
    def line(self) -> Iterator[None]:
        """A connection of whoever asks, as long as it lasts; TooMany where there are too many of them."""
        address = calling().address
        self.need_line(self._lines[address], limits.SOCKETS.address)
        self.need_line(self._lines.total(), limits.SOCKETS.server)
        self._lines[address] += 1
        try:
            yield
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def need_line(self, count: int, most: float) -> None:
        """Room for one more connection."""
        if self.limiter.exceeds(count, most):
            raise TooMany("lines-full", seconds=LINE_SECONDS)

    def need_watch(self, count: int) -> None:
        """Room for one more match that somebody looks at."""
        self._need("watched-full", count, limits.WATCHED.person)

    # ---- counting --------------------------------------------------------------------------------------------

    def _need(self, code: str, count: float, most: float) -> None:
        if self.limiter.exceeds(count, most):
            raise Full(code, most=int(most * self.limiter.factor))

    async def _all(self, connection: AnyConnection) -> store.Totals:
        if time.monotonic() > self._counted_at + TOTALS_SECONDS:
            self._totals, self._counted_at = await store.totals(connection), time.monotonic()
        return self._totals
