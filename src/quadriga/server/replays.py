"""Matches that are over, shown again: step by step, through any eyes; records from elsewhere; sandboxes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from quadriga import bots
from quadriga.core.errors import BadRecord, shortened
from quadriga.core.match import Match
from quadriga.core.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT, SPECTATOR, Seat
from quadriga.core.state import State
from quadriga.server import limits
from quadriga.server.errors import BadRequest, Forbidden, Refused
from quadriga.server.limits import Limiter
from quadriga.server.live import OVER
from quadriga.server.matches import Matches
from quadriga.server.messages import PointsData
from quadriga.server.setup import Setup
from quadriga.server.store.rows import User
from quadriga.table.envelope import Envelope, NewsData, PlayerData, players
from quadriga.table.replay import choices, moments, position, story
from quadriga.words import Words

T = TypeVar("T")


@dataclass(frozen=True)
class Finished:
    """A match that is over, with all that is needed to show it without it."""

    record: Record
    words: Words
    players: list[PlayerData]
    own_seats: list[Seat]


class Replays:
    """Shows matches that are over to those who may see them; all of it is played again beside the event loop."""

    def __init__(self, matches: Matches, limiter: Limiter) -> None:
        self.matches = matches
        self.limiter = limiter

    async def finished(self, user: User | None, match_id: str, language: str) -> Finished:
        """A match that is over, or Forbidden: before its end nobody sees more than the table shows."""
        async with self.matches.reading(match_id) as match:
            user_id = None if user is None else user.id
            match.viewer(user_id, None)
            if match.row.status != OVER:
                raise Forbidden("replay-later")
            table, words = match.need_table(), match.words(language)
            return Finished(table.match.record, words, players(table, words), match.seats_of(user_id))

    async def story(self, user: User | None, match_id: str, eyes: Seat, language: str) -> list[NewsData]:
        """All that happened in a match."""
        shown = await self._shown(user, match_id, eyes, language)
        return await self._apart(lambda: story(shown.record, eyes, shown.words))

    async def moments(
        self, user: User | None, match_id: str, eyes: Seat, start: int, count: int, language: str
    ) -> list[Envelope]:
        """Positions of a match, in a row."""
        shown = await self._shown(user, match_id, eyes, language)
        return await self._apart(lambda: moments(shown.record, eyes, shown.words, shown.players, start, count))

    async def choices(self, user: User | None, match_id: str, step: int, seat: Seat, language: str) -> Envelope:
        """What a seat could have decided after so many decisions."""
        shown = await self._shown(user, match_id, seat, language)

        def told() -> Envelope:
            state = self._position(shown.record, step)
            if seat not in state.actors():
                raise Refused("seat-not-asked")
            return choices(state, step, seat, shown.words, shown.players)

        return await self._apart(told)

    async def points(self, user: User | None, match_id: str) -> list[PointsData]:
        """The points of all seats by source after every decision that changed them."""
        shown = await self.finished(user, match_id, "en")
        return await self._apart(lambda: _points(shown.record))

    async def _shown(self, user: User | None, match_id: str, eyes: Seat, language: str) -> Finished:
        self.limiter.need(f"replay {match_id if user is None else user.id}", limits.REPLAY)
        shown = await self.finished(user, match_id, language)
        if eyes not in (SPECTATOR, OMNISCIENT) and not 0 <= eyes < shown.record.seats:
            raise BadRequest("no-such-seat", most=shown.record.seats - 1)
        return shown

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    @staticmethod
    def _position(record: Record, step: int) -> State:
        if not 0 <= step <= len(record.lines):
            raise BadRequest("no-such-moment", most=len(record.lines))
        return position(record, step)

    # ---- records from elsewhere ------------------------------------------------------------------------------

    async def add(self, user: User, text: str) -> str:
        """Keep the record of a finished game as a match of this user's."""
        self.limiter.need(f"import {user.id}", limits.IMPORT)
        played = await self._apart(lambda: _played(text))
        record = played.record
        setup = Setup(
            game=record.game,
            seats=[{}] * record.seats,
            options=record.options,
            own_data=record.own_data,
            rules_version=record.rules_version,
        )
        return await self.matches.add_played(user.id, setup, played)

    # ---- sandboxes -------------------------------------------------------------------------------------------

    async def sandbox(self, user: User, match_id: str, step: int, seat: Seat, bot: str | None, language: str) -> str:
        """Go on from a position with what one seat knew there: alone at all seats, or against bots."""
        self.limiter.need(f"create {user.id}", limits.CREATE)
        if bot is not None:
            bots.make(bot)
        shown = await self._shown(user, match_id, seat, language)
        record = shown.record
        state = await self._apart(lambda: self._position(record, step))
        if state.is_over():
            raise Refused("sandbox-over")
        mine = {"user_id": user.id, "name": user.name}
        setup = Setup(
            game=record.game,
            seats=[
                mine if one == seat else {"bot": bot} if bot else {**mine, "name": told["name"]}
                for one, told in enumerate(shown.players)
            ],
            options=record.options,
            own_data=record.own_data,
            rules_version=record.rules_version,
            spectators=False,
            sandbox={"lines": [list(line) for line in record.lines[:step]], "seat": seat},
        )
        return await self.matches.create(user.id, setup)


def _points(record: Record) -> list[PointsData]:
    told: list[PointsData] = []
    for step in record.replay():
        points = step.after.game.points(step.after)
        if not told or told[-1]["points"] != points:
            told.append({"decision": step.n, "points": points})
    return told


def _played(text: str) -> Match:
    """The match of a record, played to its end; BadRecord for anything else."""
    record = Record.parse(text)
    played = Match.resume(record, Rng(0))
    if not played.state.is_over():
        raise BadRecord("This record breaks off: only a finished game can be shown again.", "record-unfinished")
    if record.end not in (None, end := played.record.end):
        said = shortened(str(record.end))
        raise BadRecord(f"The record says '{said}', but the game ends '{end}'.", "record-end", said=said, end=end)
    return played
