"""Matches made and found: new ones, the shelf of public ones, a user's own, and how others come to them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from quadriga.core.seats import Seat
from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.play.links import link
from quadriga.server.settings import Settings
from quadriga.server.store import matches as store
from quadriga.server.wire.sockets import Sockets
from quadriga.service.effort import need_bot
from quadriga.service.errors import Forbidden, NotFound
from quadriga.service.live import LiveMatch
from quadriga.service.messages import LinkData, Room
from quadriga.service.rows import User
from quadriga.service.setup import Setup
from quadriga.service.tokens import digest, new_token

EXPIRE_SECONDS = 24 * 3600.0
"""A waiting match in which nothing happens for so long is closed, and a rematch asked for is spoken of no more."""


class Lobby:
    """Makes matches, and shows them beside their games."""

    def __init__(
        self, matches: Matches, sockets: Sockets, limiter: Limiter, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.matches = matches
        self.database = matches.database
        self.quotas = matches.quotas
        self.sockets = sockets
        self.limiter = limiter
        self.settings = settings
        self.now = now

    async def create(self, user: User, setup: Setup) -> str:
        """A new match of this user's."""
        self.limiter.spend(limits.CREATE, user.id)
        return await self.matches.create(user.id, setup)

    async def start(self, user: User, match_id: str, fill: str | None = None) -> None:
        """Begin a match; open seats get the bot `fill`."""
        async with self.matches.changing(match_id) as change:
            change.match.start(user.id, change.now, fill)
            if not any(seat.user_id for seat in change.match.seats):
                await self.quotas.need_bots_alone(change.transaction.connection, user.id)

    def need_bots(self, *names: str | None) -> None:
        """Refuse bots that would think longer than the host of this server allows."""
        for name in names:
            if name is not None:
                need_bot(name, self.settings.bot_seconds)

    async def invite(self, user: User, match_id: str, seat: Seat) -> str:
        """A single-use invitation for an open seat."""
        self.limiter.need(f"arrange {user.id}", limits.ARRANGE)
        token = new_token()
        async with self.matches.changing(match_id) as change:
            change.match.invite(user.id, seat, digest(token))
        return token

    async def id_of_code(self, code: str) -> str:
        """The match of a short code, or NotFound."""
        wanted, match_id = code.strip().upper(), None
        if wanted.isalnum():
            async with self.database.reading() as connection:
                match_id = await store.id_of_code(connection, wanted)
        if match_id is None:
            raise NotFound("no-such-code")
        return match_id

    async def room(self, user: User | None, match_id: str) -> Room:
        """A match beside its game, as a user may see it."""
        async with self.matches.glancing(match_id) as match:
            return self._room(match, user)

    def _room(self, match: LiveMatch, user: User | None) -> Room:
        user_id = None if user is None else user.id
        return self.sockets.room(match, user_id, match.viewer(user_id, None))

    async def link(self, user: User | None, match_id: str, page: str) -> LinkData:
        """The link to a match for friends of somebody who came by the address `page`."""
        async with self.matches.reading(match_id) as match:
            user_id = None if user is None else user.id
            match.viewer(user_id, None)
            return link(match, user_id, page, self.settings)

    async def listed(self, user: User | None, status: str, limit: int) -> list[Room]:
        """Public matches."""
        async with self.database.reading() as connection:
            kept = await store.glances(connection, await store.listed(connection, status, limit))
        return self._rooms(user, kept)

    async def history(self, user: User, status: str | None, before: float | None, limit: int) -> list[Room]:
        """The matches of a user."""
        async with self.database.reading() as connection:
            if status == "current":
                ids = await store.current(connection, user.id, self.now() - EXPIRE_SECONDS, limit)
            else:
                ids = await store.of_user(connection, user.id, status, before, limit)
            kept = await store.glances(connection, ids)
        return self._rooms(user, kept)

    def _rooms(self, user: User | None, kept: Sequence[store.Kept]) -> list[Room]:
        """Matches as they are kept: to list one, nobody loads its game."""
        rooms = []
        for row, seats in kept:
            with contextlib.suppress(Forbidden):
                rooms.append(self._room(LiveMatch(row, seats, None), user))
        return rooms
