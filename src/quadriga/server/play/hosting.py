"""What a host may do to others while a match is played, and what takes their consent."""

from __future__ import annotations

from quadriga.core.seats import Seat
from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.people.presence import Presence
from quadriga.server.store import matches as store
from quadriga.service.errors import Forbidden, SetAside
from quadriga.service.messages import AuditData
from quadriga.service.rows import User


class Hosting:
    """Stand-ins and the end of a match; every deed is written into its audit."""

    def __init__(self, matches: Matches, presence: Presence, limiter: Limiter) -> None:
        self.matches = matches
        self.presence = presence
        self.limiter = limiter

    async def absent(self, match_id: str) -> frozenset[str]:
        """Those who play a match and are not here."""
        async with self.matches.glancing(match_id) as match:
            owners = {seat.user_id for seat in match.seats if seat.user_id is not None}
        return await self.presence.absent(owners)

    async def replace(self, user: User, match_id: str, seat: Seat, bot: str) -> None:
        """A bot plays for a seat: the host's choice for bots and for those who are absent, else the owner's."""
        self.limiter.need(f"arrange {user.id}", limits.ARRANGE)
        absent = await self.absent(match_id)
        async with self.matches.changing(match_id) as change:
            change.match.replace(user.id, seat, bot, change.now, absent)
            details = {"seat": seat, "bot": bot}
            await store.write_audit(change.transaction, match_id, user.id, "replace", details, change.now)

    async def give_back(self, user: User, match_id: str, seat: Seat) -> None:
        """The owner takes a seat back from the bot that stood in."""
        self.limiter.need(f"arrange {user.id}", limits.ARRANGE)
        async with self.matches.changing(match_id) as change:
            change.match.give_back(user.id, seat, change.now)
            await store.write_audit(change.transaction, match_id, user.id, "give-back", {"seat": seat}, change.now)

    async def close(self, user: User, match_id: str) -> None:
        """The host ends a match without a result; where others play and are here, that takes their consent."""
        absent: frozenset[str] | None = await self.absent(match_id)
        try:
            async with self.matches.reading(match_id):
                pass
        except SetAside:
            # Nobody can play it: there is nothing to take from anybody.
            absent = None
        async with self.matches.changing(match_id, with_game=False) as change:
            change.match.close(user.id, change.now, absent=absent)
            await store.write_audit(change.transaction, match_id, user.id, "close", {}, change.now)

    async def audit(self, user: User, match_id: str) -> list[AuditData]:
        """What the host of a match did."""
        async with self.matches.glancing(match_id) as match:
            if not match.seats_of(user.id) and not match.is_host(user.id):
                raise Forbidden("players-only")
        async with self.matches.database.reading() as connection:
            rows = await store.audit(connection, match_id)
        return [{"deed": row["deed"], "details": row["details"], "at": row["at"]} for row in rows]
