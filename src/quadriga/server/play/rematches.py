"""Once more with the same people: one asks, the others agree or say no, and the new match begins with sides changed."""

from __future__ import annotations

from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Change, Matches
from quadriga.server.store import matches as store
from quadriga.server.thinking.think import Thinkers
from quadriga.service.rematches import ask, decline
from quadriga.service.rows import User
from quadriga.service.setup import again


class Rematches:
    """Makes the next match of people who have just played."""

    def __init__(self, matches: Matches, limiter: Limiter) -> None:
        self.matches = matches
        self.limiter = limiter
        self.thinkers: Thinkers | None = None

    async def ask(self, user: User, match_id: str) -> str | None:
        """Ask for a rematch, or agree to one: the new match once all people have agreed, None until then.

        Everything is decided while nobody else can change the match, so that two who ask at once agree.
        """
        self.limiter.need(f"propose {user.id}", limits.PROPOSE)
        self.limiter.spend(limits.CREATE, user.id)
        async with self.matches.changing(match_id, with_game=False) as change:
            made = change.match.row.rematch
            if made is None and ask(change.match, user.id, change.now):
                made = await self._make(change, user)
        if made is not None and self.thinkers is not None:
            async with self.matches.reading(made) as match:
                self.thinkers.look_at(match)
        return made

    async def decline(self, user: User, match_id: str) -> None:
        """Say no to a rematch, or no longer ask for one."""
        async with self.matches.changing(match_id, with_game=False) as change:
            decline(change.match, user.id)

    async def _make(self, change: Change, user: User) -> str:
        row = change.match.row
        setup = again(row, change.match.seats)
        host = row.host_id or user.id
        await self.matches.quotas.need_match(change.transaction.connection, host, setup)
        made = await self.matches.add(change.transaction, host, setup, start=True)
        row.rematch, row.proposal = made, None
        for message in await store.chat(change.transaction.connection, row.id):
            await store.say(change.transaction, made, message)
        return made
