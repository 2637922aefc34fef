"""Once more with the same people: one asks, the others agree or say no, and the new match begins with sides changed."""

from __future__ import annotations

from quadriga.server.errors import Forbidden, Refused
from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.live import LiveMatch
from quadriga.server.match.matches import Change, Matches
from quadriga.server.match.setup import again
from quadriga.server.store import matches as store
from quadriga.server.store.rows import OVER, User
from quadriga.server.thinking.think import Thinkers


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


def ask(match: LiveMatch, user_id: str, now: float) -> bool:
    """Ask for a rematch, or agree to one; whether everybody has agreed."""
    mine = match.seats_of(user_id)
    others = [seat.seat for seat in match.seats if seat.user_id not in (None, user_id)]
    # A host who does not play may have the bots play again, but asks nobody.
    if not mine and (others or not match.is_host(user_id)):
        raise Forbidden("players-only")
    if match.row.status != OVER:
        raise Refused(f"match-{match.row.status}")
    pending = match.row.proposal
    if pending is None or pending["refused"] is not None:
        seat = mine[0] if mine else 0
        pending = {"kind": "rematch", "seat": seat, "asked": others, "at": now, "refused": None}
    waiting = [seat for seat in pending["asked"] if seat not in mine]
    match.row.proposal = {**pending, "asked": waiting}
    return not waiting


def decline(match: LiveMatch, user_id: str) -> None:
    """Say no to a rematch; who asked for it takes that back."""
    pending, mine = match.row.proposal, match.seats_of(user_id)
    if pending is None or pending["kind"] != "rematch" or pending["refused"] is not None or not mine:
        raise Refused("no-proposal")
    own = pending["seat"] in mine
    match.row.proposal = None if own else {**pending, "asked": [], "refused": mine[0]}
