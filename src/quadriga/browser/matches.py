"""The matches of one person: in memory when they are needed, kept by the browser one change at a time.

A change is kept before anybody hears of it. Where it cannot be kept, the match is as it was.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from quadriga.browser.storage import Storage
from quadriga.core.play.match import Match
from quadriga.service.errors import Full, NotFound, SetAside, Unavailable
from quadriga.service.letters.match import LetterMatch
from quadriga.service.live import LiveMatch
from quadriga.service.messages import MovedData
from quadriga.service.moving import FORM, VERSION, Moved, MovedFile, may_move, moved
from quadriga.service.rows import MatchRow, SeatRow, User
from quadriga.service.rows import plain as plain_row
from quadriga.service.setup import Setup, new_row, played_row

KEY = "match "
"""What the keys of matches begin with."""
MOST_REPLIES = 20
"""So many of the last answers are kept for who asks again with the same key."""
MOST_OPEN = 8
"""So many matches are in memory as games; the others are played again from their logs."""


@dataclass
class Kept:
    """A match as the browser keeps it."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """When each entry of the log was made."""
    replies: dict[str, Any] = field(default_factory=dict)
    """What was answered to requests with a key."""
    note: str = ""
    review: dict[str, Any] | None = None
    """What a bot found in it, once it has looked at all."""
    letters: dict[str, Any] | None = None
    """What is kept of its letters, where it is played by letter."""

    def glance(self) -> LiveMatch:
        """The match without its game: enough to list it."""
        return self._made(None)

    def match(self) -> LiveMatch:
        """The match with its game, played again from its log."""
        return self._made(self.log)

    def _made(self, log: list[dict[str, Any]] | None) -> LiveMatch:
        row, seats = MatchRow(**self.row), [SeatRow(**seat) for seat in self.seats]
        if self.letters is not None:
            return LetterMatch(row, seats, self.letters, log, self.times)
        return LiveMatch(row, seats, log, self.times)


@dataclass
class Change:
    """A match that is being changed."""

    match: LiveMatch
    replies: dict[str, Any]
    """What was answered to requests with a key, this one among them once it is."""


class Matches:
    """All matches of this browser."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.storage = storage
        self.now = now
        self.on_change: Callable[[LiveMatch], None] = lambda match: None
        """Is told of every match that has changed, once that is kept."""
        self._kept: dict[str, Kept] = {}
        self._open: dict[str, LiveMatch] = {}
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def restore(self, texts: dict[str, str]) -> None:
        """Take over what the browser kept."""
        for key, text in texts.items():
            if key.startswith(KEY):
                self._kept[key.removeprefix(KEY)] = Kept(**json.loads(text))

    # ---- looking -------------------------------------------------------------------------------------------------

    def __contains__(self, match_id: object) -> bool:
        return match_id in self._kept

    def kept(self, match_id: str) -> Kept:
        """What is kept of a match, or NotFound."""
        if match_id not in self._kept:
            raise NotFound("no-such-match")
        return self._kept[match_id]

    def find(self, match_id: str) -> LiveMatch:
        """A match with its game."""
        match = self._open.pop(match_id, None)
        if match is None:
            kept = self.kept(match_id)
            try:
                match = kept.match()
            except Exception as error:
                # Whatever is wrong with it, it is wrong with this match alone.
                raise SetAside("match-aside") from error
        # Those that were asked for last stay.
        self._open[match_id] = match
        while len(self._open) > MOST_OPEN and not self._locks[oldest := next(iter(self._open))].locked():
            del self._open[oldest]
        return match

    def glances(self) -> list[LiveMatch]:
        """All matches without their games, those that changed last first."""
        matches = [kept.glance() for kept in self._kept.values()]
        return sorted(matches, key=lambda match: -match.row.changed_at)

    # ---- changing ------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, match_id: str, with_game: bool = True) -> AsyncIterator[Change]:
        """Change a match, one change at a time; it is kept when that is done, or stays as it was."""
        async with self._locks[match_id]:
            kept = self.kept(match_id)
            match = self.find(match_id) if with_game or match_id in self._open else kept.glance()
            try:
                change = Change(match, dict(kept.replies))
                yield change
                await self._keep(match, change.replies)
            except BaseException:
                self._open.pop(match_id, None)
                raise
        self.on_change(match)

    def file(self, user_id: str) -> MovedFile:
        """All matches that can be taken along, those that changed last first."""
        matches = [
            moved(match.row, match.seats, kept.log, user_id, kept.note, kept.letters)
            for match in self.glances()
            if may_move(match.row, match.seats, user_id) and (kept := self._kept[match.id])
        ]
        return {"form": FORM, "version": VERSION, "matches": matches}

    async def take(self, plain: Any, user: User) -> MovedData:
        """Take over a match of a file; one that is here already goes on, or stays as it is."""
        entry = Moved.of(plain)
        known = self._kept.get(entry.id)
        came = entry.comes(None if known is None else known.log)
        if came != "known":
            match = entry.taken(user, self.now(), with_letters=True)
            async with self._locks[match.id]:
                kept = Kept(plain_row(match.row), [plain_row(seat) for seat in match.seats], entry.log)
                kept.times, kept.note = [self.now()] * len(entry.log), entry.note
                kept.letters = match.letters.to_json() if isinstance(match, LetterMatch) else None
                try:
                    await self._put(match.id, kept)
                except Unavailable as error:
                    raise Full("moved-room") from error
                self._open.pop(match.id, None)
            self.on_change(self.find(match.id))
        return {"match": entry.id, "came": came}

    async def note(self, match_id: str, text: str) -> None:
        """Keep a note about a match."""
        await self._write(match_id, note=text)

    async def keep_review(self, match_id: str, findings: dict[str, Any]) -> None:
        """Keep what a review found."""
        await self._write(match_id, review=findings)

    async def create(self, host_id: str, setup: Setup, start: bool = False) -> str:
        """A new match by its id; with `start` it begins at once, if no seat is open."""
        now = self.now()
        row = new_row(host_id, setup, now)
        match = LiveMatch(row, [SeatRow(row.id, n, **seat) for n, seat in enumerate(setup.seats)])
        if start and not any(seat.is_open for seat in match.seats):
            match.start(host_id, now)
        return await self.add(match)

    async def add(self, match: LiveMatch) -> str:
        """Keep a match that was made elsewhere; its id."""
        async with self._locks[match.id]:
            await self._keep(match)
        self._open[match.id] = match
        self.on_change(match)
        return match.id

    async def add_played(self, host_id: str, setup: Setup, played: Match, log: list[dict[str, Any]]) -> str:
        """A match that was played to its end elsewhere, by its id here."""
        row = played_row(host_id, setup, self.now(), played, len(log))
        seats = [plain_row(SeatRow(row.id, n)) for n in range(row.seat_count)]
        await self._put(row.id, Kept(plain_row(row), seats, log, [row.created_at] * len(log)))
        return row.id

    async def _keep(self, match: LiveMatch, replies: dict[str, Any] | None = None) -> None:
        before, row = self._kept.get(match.id), match.row
        log, times = ([], []) if before is None else (before.log, before.times)
        more = [] if match.table is None else match.table.match.log_data(len(log))
        row.length, row.changed_at = len(log) + len(more), self.now()
        # Nobody is told by mail here.
        match.notices.clear()
        kept = Kept(
            plain_row(row), [plain_row(seat) for seat in match.seats], [*log, *more], times + [self.now()] * len(more)
        )
        if before is not None:
            kept.note, kept.review = before.note, before.review
        if isinstance(match, LetterMatch):
            kept.letters = match.letters.to_json()
        kept.replies = dict(list((replies or {}).items())[-MOST_REPLIES:])
        await self._put(match.id, kept)
        match.note_times([self.now()] * len(more))

    async def _write(self, match_id: str, **values: Any) -> None:
        async with self._locks[match_id]:
            await self._put(match_id, Kept(**{**vars(self.kept(match_id)), **values}))

    async def _put(self, match_id: str, kept: Kept) -> None:
        try:
            await self.storage.put(KEY + match_id, json.dumps(vars(kept)))
        except Exception as error:
            raise Unavailable("try-again") from error
        self._kept[match_id] = kept
