"""All matches of somebody as a file, and such a file taken over: from the app to an account, and back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from quadriga.core.errors import BadRecord, MoveError
from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.people.exports import MOST_MATCHES
from quadriga.server.service import Service
from quadriga.server.store import matches as store
from quadriga.server.thinking.fair import Kind
from quadriga.service.errors import BadRequest
from quadriga.service.live import LiveMatch
from quadriga.service.messages import MovedData
from quadriga.service.moving import FORM, VERSION, Moved, may_move, moved
from quadriga.service.rows import MatchRow, SeatRow, User


class Moving:
    """Lets matches go and takes them in; each is played again beside the event loop before anybody believes it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.database = service.database

    def file(self, user: User) -> AsyncIterator[bytes]:
        """The bytes of the file, as they become known; what was asked too often is refused before the first."""
        self.service.limiter.spend(limits.EXPORT, user.id)
        return self._bytes(user)

    async def _bytes(self, user: User) -> AsyncIterator[bytes]:
        async with self.database.reading() as connection:
            ids = await store.of_user(connection, user.id, None, None, MOST_MATCHES)
        between = json.dumps({"form": FORM, "version": VERSION})[:-1] + ', "matches": ['
        for match_id in ids:
            async with self.database.reading() as connection:
                kept = await store.find(connection, match_id)
                # One may have gone meanwhile.
                if kept is None or not may_move(*kept, user.id):
                    continue
                log = [entry for entry, _ in await store.entries(connection, match_id)]
                note = await store.note(connection, match_id, user.id)
            yield f"{between}\n{json.dumps(moved(*kept, log, user.id, note))}".encode()
            between = ","
        yield (between if between != "," else "").encode() + b"\n]}\n"

    async def take(self, user: User, plain: Any) -> MovedData:
        """Take over one match of a file."""
        self.service.limiter.spend(limits.MOVE, user.id)
        entry = Moved.of(plain)
        known = await self._known(user, entry.id)
        came = entry.comes(known)
        if came == "known":
            return {"match": entry.id, "came": came}
        match = await self.service.replays.apart(
            lambda: entry.taken(user, self.service.now(), with_letters=False), Kind.MOVE
        )
        self.service.lobby.need_bots(match.row.stand_in, *(name for seat in match.seats for name in _bots(seat)))
        if known is None:
            await self._add(user, entry, match)
        else:
            await self._go_on(user, entry, known)
        return {"match": entry.id, "came": came}

    async def _known(self, user: User, match_id: str) -> list[dict[str, Any]] | None:
        """The log of a match that is here by this name; BadRequest where it is none of this user's own."""
        async with self.database.reading() as connection:
            kept = await store.find(connection, match_id)
            if kept is None:
                return None
            row, seats = kept
            if not may_move(row, seats, user.id):
                raise BadRequest("moved-other")
            return [entry for entry, _ in await store.entries(connection, match_id)]

    async def _add(self, user: User, entry: Moved, match: LiveMatch) -> None:
        row, is_over = match.row, match.row.ended_at is not None
        row.origin = None if is_over else calling().address
        row.keeper = self.database.process if row.due_at is not None else None
        async with self.database.writing() as transaction:
            quotas, now = self.service.quotas, self.service.now()
            await quotas.need_match(transaction.connection, user.id, entry.setup(), is_over)
            quotas.need_log(len(entry.log))
            row.length = len(entry.log)
            await _insert(transaction, row, match.seats, entry.log, now)
            if entry.note:
                await quotas.need_note(transaction.connection, user.id, row.id, len(entry.note))
                await store.keep_note(transaction, row.id, user.id, entry.note)
            await transaction.tell(match=row.id, what="match", people=[user.id])

    async def _go_on(self, user: User, entry: Moved, known: list[dict[str, Any]]) -> None:
        """A match that is here already takes over what has happened in it elsewhere."""
        if entry.log[: len(known)] != known:
            raise BadRequest("moved-other")
        self.service.quotas.need_log(len(entry.log))
        async with self.service.matches.changing(entry.id) as change:
            match = change.match
            if match.logged != len(known):
                raise BadRequest("moved-other")
            over = entry.plain["match"]
            try:
                match.need_table().match.follow(entry.log[len(known) :])
            except (MoveError, BadRecord, KeyError, TypeError, ValueError) as error:
                raise BadRequest("moved-damaged") from error
            match.go_on(str(over["ended_by"]) if over["status"] == "over" else None, change.now)


async def _insert(transaction: Any, row: MatchRow, seats: list[SeatRow], log: list[dict[str, Any]], now: float) -> None:
    await store.add(transaction, row, seats)
    await store.add_entries(transaction, store.new_entries(row.id, 0, log, now))


def _bots(seat: SeatRow) -> list[str]:
    return [name for name in (seat.bot, seat.stand_in) if name is not None]
