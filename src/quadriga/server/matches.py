"""All matches of a server: brought into memory when they are needed, changed one change at a time, dropped when idle.

A change is committed before anybody hears of it, and one match has one writer at a time: in this process by a lock,
among several processes by the row of the match in the database.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from quadriga.core import registry
from quadriga.core.match import Match
from quadriga.core.record import Record
from quadriga.server.errors import NotFound
from quadriga.server.live import OVER, WAITING, LiveMatch
from quadriga.server.setup import Setup
from quadriga.server.store import matches as store
from quadriga.server.store import schema
from quadriga.server.store.database import Database, Transaction
from quadriga.server.store.rows import MatchRow, SeatRow, difference, plain

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For short codes: letters that are not mistaken for figures."""
IDLE_SECONDS = 600.0
"""A match that nobody looked at for so long is dropped from memory."""

OVER_SECONDS = 30.0
"""The same for a match that is over."""
MOST_AT_ONCE = 4
"""Entries of a log that are written together with the rest; more of them are written first."""
KEPT_EVENTS = 20
"""The events of about so many entries of a log are kept in memory; earlier ones are played again when asked for."""

Now = Callable[[], float]


@dataclass
class Place:
    """Where a match is kept in memory."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    match: LiveMatch | None = None
    used_at: float = 0.0


@dataclass
class Change:
    """A match that is being changed, and the transaction that keeps what changes."""

    match: LiveMatch
    transaction: Transaction
    now: float
    what: str = "match"
    """What others are told has changed."""
    also: list[store.Write] = field(default_factory=list)
    """What is to be kept besides, if the match has changed."""


class Matches:
    """The matches of one server process."""

    def __init__(self, database: Database, now: Now = time.time) -> None:
        self.database = database
        self.now = now
        self.places: dict[str, Place] = {}

    # ---- looking ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, match_id: str) -> AsyncIterator[LiveMatch]:
        """A match as it is kept, or NotFound; nobody changes it meanwhile, so do not take long."""
        place = self._place(match_id)
        async with place.lock:
            if place.match is None:
                async with self.database.reading() as connection:
                    await self._load(place, match_id, connection)
            assert place.match is not None
            yield place.match

    def in_memory(self) -> list[LiveMatch]:
        """The matches that are in memory now."""
        return [place.match for place in self.places.values() if place.match is not None]

    async def refresh(self, match_id: str) -> LiveMatch | None:
        """Take over what another process has changed; None where this one has no such match in memory."""
        place = self.places.get(match_id)
        if place is None or place.match is None:
            return None
        async with place.lock, self.database.reading() as connection:
            await self._catch_up(place, match_id, connection, to_change=False)
        return place.match

    # ---- changing --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, match_id: str) -> AsyncIterator[Change]:
        """A match that nobody else can change until this is done; all that changes is kept, or nothing."""
        place = self._place(match_id)
        async with place.lock:
            try:
                async with self.database.writing() as transaction:
                    match = await self._catch_up(place, match_id, transaction.connection, to_change=True)
                    change = Change(match, transaction, self.now())
                    yield change
                    await self._keep(change)
            except BaseException:
                # What is in memory may be half changed; what is kept is not.
                if place.match is not None and self._is_touched(place.match):
                    place.match = None
                raise

    async def _keep(self, change: Change) -> None:
        match, row, transaction = change.match, change.match.row, change.transaction
        if not self._is_touched(match):
            return
        log = [] if match.table is None else match.table.match.log_data(row.length)
        writes = store.new_entries(match.id, row.length, log, change.now)
        if len(writes) > MOST_AT_ONCE:
            await store.add_entries(transaction, writes)
            writes = []
        row.length += len(log)
        row.changed_at = change.now
        row.keeper = self.database.process if row.due_at is not None else None
        writes += change.also + store.changed_seats(match.kept_seats, match.seats)
        await store.put_in_outbox(transaction, match.notices)
        changed = {**difference(match.kept, row), "changed_at": row.changed_at}
        writes.append(store.Write(schema.matches, changed, {"id": row.id}))
        await store.write(transaction, writes, match=match.id, what=change.what)
        match.notices.clear()
        match.kept, match.kept_seats = plain(row), [plain(seat) for seat in match.seats]
        match.note_times([change.now] * len(log))
        if match.table is not None and row.length % KEPT_EVENTS < len(log):
            match.table.match.forget_events(KEPT_EVENTS)

    def _is_touched(self, match: LiveMatch) -> bool:
        logged = 0 if match.table is None else len(match.table.match.log)
        return (
            logged != match.row.length
            or match.kept != plain(match.row)
            or match.kept_seats != [plain(seat) for seat in match.seats]
        )

    # ---- in and out of memory --------------------------------------------------------------------------------

    def _place(self, match_id: str) -> Place:
        place = self.places.setdefault(match_id, Place())
        place.used_at = self.now()
        return place

    async def _load(self, place: Place, match_id: str, connection: Any, to_change: bool = False) -> LiveMatch:
        found = await store.find(connection, match_id, to_change)
        if found is None:
            self.places.pop(match_id, None)
            raise NotFound("no-such-match")
        log = await store.entries(connection, match_id)
        place.match = LiveMatch(*found, [entry for entry, _ in log], [at for _, at in log])
        return place.match

    async def _catch_up(self, place: Place, match_id: str, connection: Any, to_change: bool) -> LiveMatch:
        """The match in memory, with what other processes have changed meanwhile."""
        match = place.match
        if match is None:
            return await self._load(place, match_id, connection, to_change)
        if self.database.is_sqlite:
            # One process: nobody else writes.
            return match
        if to_change and await store.is_as_kept(connection, match.row):
            return match
        found = await store.find(connection, match_id, to_change)
        if found is None:
            self.places.pop(match_id, None)
            raise NotFound("no-such-match")
        row, seats = found
        if row.length < match.row.length:
            raise RuntimeError(f"the log of match {match_id} has become shorter")
        if (plain(row), [plain(seat) for seat in seats]) != (match.kept, match.kept_seats):
            log = await store.entries(connection, match_id, match.row.length)
            try:
                match.follow(row, seats, log)
            except BaseException:
                place.match = None
                raise
        return match

    def drop_idle(self, watched: Callable[[str], bool]) -> None:
        """Forget matches that nobody looks at and nothing is due in; they are rebuilt from their log when needed."""
        now = self.now()
        for match_id, place in list(self.places.items()):
            row = None if place.match is None else place.match.row
            due = None if row is None else row.due_at
            soon = due is not None and due < now + IDLE_SECONDS
            busy = place.lock.locked() or watched(match_id) or soon
            idle = OVER_SECONDS if row is not None and row.status == OVER else IDLE_SECONDS
            if not busy and place.used_at < now - idle:
                del self.places[match_id]

    # ---- new matches -----------------------------------------------------------------------------------------

    async def create(self, host_id: str, setup: Setup) -> str:
        """A new match, by its id; everything about it is checked first."""
        row = self._new_row(host_id, setup)
        seats = [SeatRow(row.id, n, **seat) for n, seat in enumerate(setup.seats)]
        async with self.database.writing() as transaction:
            await store.add(transaction, row, seats)
            await transaction.tell(match=row.id, what="match")
        return row.id

    async def add_played(self, host_id: str, setup: Setup, played: Match) -> str:
        """A match that was played to its end elsewhere, by its id here."""
        row, outcome, log = self._new_row(host_id, setup), played.state.outcome(), played.log_data()
        row.status, row.ended_by = OVER, "played"
        row.started_at = row.ended_at = row.created_at
        row.length, row.outcome = len(log), None if outcome is None else outcome.to_json()
        async with self.database.writing() as transaction:
            await store.add(transaction, row, [SeatRow(row.id, n) for n in range(row.seat_count)])
            await store.add_entries(transaction, store.new_entries(row.id, 0, log, row.created_at))
        return row.id

    def _new_row(self, host_id: str, setup: Setup) -> MatchRow:
        now = self.now()
        game = registry.load(setup.game, setup.own_data or None, setup.rules_version)
        state = game.new(len(setup.seats), setup.options)
        header = Record.of(state)
        return MatchRow(
            id=secrets.token_hex(8),
            code="".join(secrets.choice(LETTERS) for _ in range(6)),
            game=header.game,
            rules_version=header.rules_version,
            seat_count=header.seats,
            options=header.options,
            own_data=dict(header.own_data),
            data_hash=header.data_hash,
            seed=secrets.randbits(62),
            name=setup.name,
            status=WAITING,
            host_id=host_id,
            listed=setup.listed,
            seat_order=setup.seat_order,
            pace=setup.pace.to_json(),
            spectators=setup.spectators,
            delay=setup.delay,
            stand_in=setup.stand_in,
            created_at=now,
            changed_at=now,
            rematch_of=setup.rematch_of,
            sandbox=None if setup.sandbox is None else dict(setup.sandbox),
        )
