"""What is too old goes, a little at a time: nobody who plays notices it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from quadriga.server.host.ages import Ages
from quadriga.server.match.matches import Matches
from quadriga.server.store import keeping as store
from quadriga.server.store import schema
from quadriga.server.store.keeping import Aged
from quadriga.service.rows import OVER

ROWS = 200
"""So many users and so many matches are looked at in one go; the next go begins after them."""
MOST_DROPPED = 50
"""So many guests, and so many matches, go at once."""


class Keeping:
    """Walks through all users and matches, over and over, and drops what is older than its age."""

    def __init__(
        self, matches: Matches, ages: Ages, watched: Callable[[str], bool], leave: Callable[[str], Awaitable[None]]
    ) -> None:
        self.matches = matches
        self.database = matches.database
        self.ages = ages
        self._watched = watched
        self._leave = leave
        """Forgets a user, and lets bots play on for them."""
        self._last_user = self._last_match = ""

    async def walk(self, now: float) -> None:
        """Go one step on."""
        for step in (self._guests, self._matches, self._lists):
            await step(now)
            # SQLite answers on the event loop: others have their turn in between.
            await asyncio.sleep(0)

    async def _lists(self, now: float) -> None:
        async with self.database.writing() as transaction:
            for table, moment in ((schema.outbox, "created_at"), (schema.audit, "at")):
                before = self.ages.before(table.name, now)
                await store.forget_first(transaction, table, moment, before, ROWS)

    async def _guests(self, now: float) -> None:
        async with self.database.reading() as connection:
            seen = await store.user_ids(connection, self._last_user, ROWS)
            gone = await store.gone_guests(connection, seen, self.ages.before("guests", now))
        for user_id in gone[:MOST_DROPPED]:
            await self._leave(user_id)
            await asyncio.sleep(0)
        if len(gone) <= MOST_DROPPED:
            self._last_user = seen[-1] if len(seen) == ROWS else ""

    async def _matches(self, now: float) -> None:
        async with self.database.reading() as connection:
            seen = await store.aged(connection, self._last_match, ROWS)
        old = [match.id for match in seen if self._is_old(match, now) and not self._watched(match.id)]
        for match_id in old[:MOST_DROPPED]:
            async with self.database.writing() as transaction:
                await store.drop_match(transaction, match_id)
            self.matches.places.pop(match_id, None)
            await asyncio.sleep(0)
        await self._beside([match for match in seen if match.id not in old], now)
        if len(old) <= MOST_DROPPED:
            self._last_match = seen[-1].id if len(seen) == ROWS else ""

    def _is_old(self, match: Aged, now: float) -> bool:
        if match.is_sandbox:
            return match.changed_at < self.ages.before("sandboxes", now)
        what = "matches" if match.has_people else "orphans"
        return match.status == OVER and match.changed_at < self.ages.before(what, now)

    async def _beside(self, kept: Sequence[Aged], now: float) -> None:
        """Drop what lies beside matches that are over and stay."""
        ended = {match.id: match.ended_at for match in kept if match.status == OVER and match.ended_at is not None}
        before = self.ages.before("replies", now)
        async with self.database.writing() as transaction:
            await store.forget_replies(transaction, [match_id for match_id, at in ended.items() if at < before])
            await store.forget_reviews(transaction, list(ended), self.ages.before("reviews", now))
            await store.forget_words(transaction, list(ended), self.ages.before("chat", now))
