"""All matches of a server: brought into memory when they are needed, changed one change at a time, dropped when idle.

A change is committed before anybody hears of it, and one match has one writer at a time: in this process by a lock,
among several processes by the row of the match in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from quadriga.core.errors import QuadrigaError
from quadriga.core.play.match import Match
from quadriga.server.guard.caller import calling
from quadriga.server.guard.quotas import Quotas, unlimited
from quadriga.server.match.concerned import concerned, people
from quadriga.server.match.told import ToldChange, changed, stamp, told_change
from quadriga.server.store import matches as store
from quadriga.server.store import schema
from quadriga.server.store.database import Database, News, Transaction
from quadriga.service.errors import Closed, NotFound, SetAside, Unavailable
from quadriga.service.live import LiveMatch
from quadriga.service.rows import OVER, PLAYING, MatchRow, SeatRow, difference, plain
from quadriga.service.setup import Setup, new_row, played_row

IDLE_SECONDS = 600.0
"""A match that nobody looked at for so long is dropped from memory."""

OVER_SECONDS = 30.0
"""The same for a match that is over."""
ASIDE_SECONDS = 600.0
"""A match that cannot be loaded is tried again after so long."""
REPLAYERS, LONG_LOG = 2, 1500
"""So many matches are played again at once; one at a time of those that are longer than so many entries."""
MOST_AT_ONCE = 4
"""Entries of a log that are written together with the rest; more of them are written first."""
KEPT_EVENTS = 40
"""The events of so many entries of a log are kept in memory, for the lines that are told next; earlier ones are played
again when asked for."""

Now = Callable[[], float]
T = TypeVar("T")

logger = logging.getLogger(__name__)


@dataclass
class Place:
    """Where a match is kept in memory."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    match: LiveMatch | None = None
    used_at: float = 0.0
    aside_until: float = 0.0
    """It could not be loaded; until then nobody tries again."""


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

    def __init__(self, database: Database, now: Now = time.time, quotas: Quotas | None = None) -> None:
        self.database = database
        self.quotas = quotas or unlimited()
        self.now = now
        self.places: dict[str, Place] = {}
        self.is_stopped: Callable[[], bool] = lambda: False
        """Whether all games stand still."""
        self._replays = ThreadPoolExecutor(REPLAYERS, thread_name_prefix="replay")
        # Long matches wait for each other, nobody for them.
        self._long_replays = ThreadPoolExecutor(1, thread_name_prefix="long-replay")

    def close(self) -> None:
        """Load no more matches."""
        for pool in (self._replays, self._long_replays):
            pool.shutdown(wait=False, cancel_futures=True)

    # ---- looking ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, match_id: str) -> AsyncIterator[LiveMatch]:
        """A match as it is kept, or NotFound; nobody changes it meanwhile, so do not take long."""
        place = self._place(match_id)
        async with place.lock:
            yield await self._loaded(place, match_id)

    @asynccontextmanager
    async def glancing(self, match_id: str) -> AsyncIterator[LiveMatch]:
        """The same for who needs no more than settings and seats: nothing is played again for that."""
        place = self.places.get(match_id)
        if place is not None and place.match is not None:
            async with self.reading(match_id) as match:
                yield match
            return
        async with self.database.reading() as connection:
            row, seats = await self._found(connection, match_id)
        yield LiveMatch(row, seats, None)

    def in_memory(self) -> list[LiveMatch]:
        """The matches that are in memory now."""
        return [place.match for place in self.places.values() if place.match is not None]

    def is_set_aside(self, match_id: str) -> bool:
        """Whether a match could not be loaded a short while ago."""
        place = self.places.get(match_id)
        return place is not None and place.aside_until > self.now()

    async def refresh(self, match_id: str, change: ToldChange | None = None) -> LiveMatch | None:
        """Take over what another process has changed, as it was told or else as it is kept.

        None where this one has no such match in memory.
        """
        place = self.places.get(match_id)
        if place is None or place.match is None:
            return None
        async with place.lock:
            match = place.match
            if match is not None and change is not None and change["before"] == stamp(match):
                self._follow(place, match, *changed(match, change))
            elif match is not None:
                async with self.database.reading() as connection:
                    await self._catch_up(place, match, connection, to_change=False)
        return place.match

    async def apart(self, match: LiveMatch, work: Callable[[], T]) -> T:
        """Do what takes long with a match beside the event loop; who asks holds its lock, or has it alone."""
        pool = self._long_replays if match.row.length > LONG_LOG else self._replays
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    # ---- changing --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, match_id: str, with_game: bool = True) -> AsyncIterator[Change]:
        """A match that nobody else can change until this is done; all that changes is kept, or nothing.

        What needs no game (to close, to hand over) does not load one; then it can be done where none can be loaded.
        """
        if with_game and self.is_stopped():
            raise Closed("maintenance-stop")
        place = self._place(match_id)
        async with place.lock:
            if with_game:
                await self._loaded(place, match_id)
            try:
                async with self.database.writing() as transaction:
                    match = await self._to_change(place, match_id, transaction.connection, with_game)
                    change = Change(match, transaction, self.now())
                    yield change
                    await self._keep(change)
            except BaseException as error:
                # What is in memory is what was committed: only a refusal that has changed nothing leaves it there.
                refused = isinstance(error, QuadrigaError) and not isinstance(error, Unavailable)
                if not refused or (place.match is not None and self._is_touched(place.match)):
                    place.match = None
                raise

    async def remove(self, match_id: str) -> None:
        """Forget a match for good; those in whose lists it is are told."""
        place = self._place(match_id)
        async with place.lock, self.database.writing() as transaction:
            row, seats = await self._found(transaction.connection, match_id, to_change=True)
            await store.remove(transaction, match_id)
            owners = sorted(people(plain(row), [plain(seat) for seat in seats]))
            await transaction.tell(match=match_id, what="gone", people=owners)

    def forget(self, match_id: str) -> None:
        """A match is gone from the database."""
        self.places.pop(match_id, None)

    async def _to_change(self, place: Place, match_id: str, connection: Any, with_game: bool) -> LiveMatch:
        match = place.match
        if match is None and with_game:
            # All were dropped from memory just now.
            raise Unavailable("try-again")
        if match is None:
            row, seats = await self._found(connection, match_id, to_change=True)
            return LiveMatch(row, seats, None)
        # One process writes to SQLite: there nobody else has changed anything.
        if not self.database.is_sqlite and not await store.is_as_kept(connection, match.row):
            await self._catch_up(place, match, connection, to_change=True)
        return match

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
        if match.table is not None:
            row.keeper = self.database.process if row.due_at is not None else None
        writes += change.also + store.changed_seats(match.kept_seats, match.seats)
        await store.put_in_outbox(transaction, match.notices)
        columns = {**difference(match.kept, row), "changed_at": row.changed_at}
        writes.append(store.Write(schema.matches, columns, {"id": row.id}))
        news: News = {"match": match.id, "what": change.what, "people": concerned(match)}
        if not self.database.is_sqlite:
            news["change"] = told_change(match, columns, log)
        await store.write(transaction, writes, **news)
        match.notices.clear()
        match.kept, match.kept_seats = plain(row), [plain(seat) for seat in match.seats]
        match.note_times([change.now] * len(log))
        if match.table is not None:
            match.table.match.forget_events(KEPT_EVENTS)

    def _is_touched(self, match: LiveMatch) -> bool:
        return (
            match.logged != match.row.length
            or match.kept != plain(match.row)
            or match.kept_seats != [plain(seat) for seat in match.seats]
        )

    # ---- in and out of memory --------------------------------------------------------------------------------

    def _place(self, match_id: str) -> Place:
        place = self.places.setdefault(match_id, Place())
        place.used_at = self.now()
        return place

    async def _found(self, connection: Any, match_id: str, to_change: bool = False) -> tuple[MatchRow, list[SeatRow]]:
        kept = await store.find(connection, match_id, to_change)
        if kept is None:
            self.places.pop(match_id, None)
            raise NotFound("no-such-match")
        return kept

    async def _loaded(self, place: Place, match_id: str) -> LiveMatch:
        """A match in memory; where it is not, it is played again from its log, beside the event loop."""
        if place.match is not None:
            return place.match
        if place.aside_until > self.now():
            raise SetAside("match-aside")
        async with self.database.reading() as connection:
            row, seats = await self._found(connection, match_id)
            log = await store.entries(connection, match_id)
        entries, times = [entry for entry, _ in log], [at for _, at in log]
        try:
            place.match = await self.apart(LiveMatch(row, seats, None), lambda: LiveMatch(row, seats, entries, times))
        except Exception as error:
            # Whatever is wrong with it, it is wrong with this match alone.
            place.aside_until = self.now() + ASIDE_SECONDS
            logger.error("match %s cannot be loaded and is set aside", match_id, exc_info=error)
            raise SetAside("match-aside") from None
        return place.match

    async def _catch_up(self, place: Place, match: LiveMatch, connection: Any, to_change: bool) -> None:
        """Take over what other processes have changed meanwhile."""
        row, seats = await self._found(connection, match.id, to_change)
        if (plain(row), [plain(seat) for seat in seats]) == (match.kept, match.kept_seats):
            return
        self._follow(place, match, row, seats, await store.entries(connection, match.id, match.row.length))

    def _follow(
        self, place: Place, match: LiveMatch, row: MatchRow, seats: list[SeatRow], log: Sequence[store.KeptEntry]
    ) -> None:
        try:
            match.follow(row, seats, log)
        except QuadrigaError as error:
            # It is another match than the one that is kept: that one is loaded next time.
            place.match = None
            logger.warning("match %s is loaded anew", match.id, exc_info=error)
            raise Unavailable("try-again") from None
        if match.table is not None:
            match.table.match.forget_events(KEPT_EVENTS)

    def shift(self, seconds: float, keeper: str | None) -> None:
        """The clocks that run were moved in the database (`store.give_time`): so they are here."""
        for match in self.in_memory():
            if match.row.status == PLAYING and keeper in (None, match.row.keeper):
                match.give_time(seconds)
                match.row.changed_at += seconds
                match.kept, match.kept_seats = plain(match.row), [plain(seat) for seat in match.seats]

    def forget_all(self) -> None:
        """All that is kept has changed at once: what is in memory is loaded again when it is needed."""
        for place in self.places.values():
            place.match = None

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
        async with self.database.writing() as transaction:
            await self.quotas.need_match(transaction.connection, host_id, setup)
            return await self.add(transaction, host_id, setup)

    async def add(self, transaction: Transaction, host_id: str, setup: Setup, start: bool = False) -> str:
        """A new match as part of a larger change; with `start`, it begins at once if no seat is open."""
        row = new_row(host_id, setup, self.now(), calling().address)
        match = LiveMatch(row, [SeatRow(row.id, n, **seat) for n, seat in enumerate(setup.seats)])
        if start and not any(seat.is_open for seat in match.seats):
            match.start(host_id, row.created_at)
            row.keeper = self.database.process if row.due_at is not None else None
        log = [] if match.table is None else match.table.match.log_data()
        row.length = len(log)
        await store.add(transaction, row, match.seats)
        await store.add_entries(transaction, store.new_entries(row.id, 0, log, row.created_at))
        await store.put_in_outbox(transaction, match.notices)
        owners = sorted(people(plain(row), [plain(seat) for seat in match.seats]))
        await transaction.tell(match=row.id, what="match", people=owners)
        return row.id

    async def add_played(self, host_id: str, setup: Setup, played: Match, log: list[dict[str, Any]]) -> str:
        """A match that was played to its end elsewhere, with its log as data, by its id here."""
        row = played_row(host_id, setup, self.now(), played, len(log))
        async with self.database.writing() as transaction:
            await self.quotas.need_match(transaction.connection, host_id, setup, is_over=True)
            await store.add(transaction, row, [SeatRow(row.id, n) for n in range(row.seat_count)])
            await store.add_entries(transaction, store.new_entries(row.id, 0, log, row.created_at))
        return row.id
