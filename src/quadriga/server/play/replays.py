"""Matches that are over, shown again: step by step, through any eyes; records from elsewhere; sandboxes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from quadriga.core.errors import BadRecord, shortened
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT, SPECTATOR, Seat
from quadriga.server.errors import BadRequest, Forbidden, Refused
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane, calling
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.match.setup import Setup
from quadriga.server.store.rows import OVER, User
from quadriga.server.thinking.fair import Kind, Turns, yield_to_others
from quadriga.server.wire.messages import PointsData
from quadriga.table.envelope import Envelope, NewsData, PlayerData, players
from quadriga.table.lines import LineData
from quadriga.table.replay import choices, lines, moments, state_after, story
from quadriga.words import Words

REPLAYERS = 3
"""So much is played again at once; one address has all but one of them."""
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
        self._turns = Turns(REPLAYERS, limiter.factor, limits.WAITING_REPLAYS)
        self._pool = ThreadPoolExecutor(REPLAYERS, thread_name_prefix="replay-again", initializer=yield_to_others)

    def close(self) -> None:
        """Play nothing again any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

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
        return await self.apart(lambda: story(shown.record, eyes, shown.words))

    async def lines(self, user: User | None, match_id: str, eyes: Seat, language: str) -> list[LineData]:
        """All that happened in a match, a line a move."""
        shown = await self._shown(user, match_id, eyes, language)
        return await self.apart(lambda: lines(shown.record, eyes, shown.words))

    async def moments(
        self, user: User | None, match_id: str, eyes: Seat, start: int, count: int, language: str
    ) -> list[Envelope]:
        """Positions of a match, in a row."""
        shown = await self._shown(user, match_id, eyes, language)
        return await self.apart(lambda: moments(shown.record, eyes, shown.words, shown.players, start, count))

    async def choices(self, user: User | None, match_id: str, step: int, seat: Seat, language: str) -> Envelope:
        """What a seat could have decided after so many decisions."""
        shown = await self._shown(user, match_id, seat, language)

        def told() -> Envelope:
            state = self._position(shown.record, step)
            if seat not in state.actors():
                raise Refused("seat-not-asked")
            return choices(state, step, seat, shown.words, shown.players)

        return await self.apart(told)

    async def points(self, user: User | None, match_id: str) -> list[PointsData]:
        """The points of all seats by source after every decision that changed them."""
        shown = await self._shown(user, match_id, OMNISCIENT, "en")
        return await self.apart(lambda: _points(shown.record))

    async def _shown(self, user: User | None, match_id: str, eyes: Seat, language: str) -> Finished:
        self.limiter.spend(limits.REPLAY, match_id if user is None else user.id)
        shown = await self.finished(user, match_id, language)
        if eyes not in (SPECTATOR, OMNISCIENT) and not 0 <= eyes < shown.record.seats:
            raise BadRequest("no-such-seat", most=shown.record.seats - 1)
        return shown

    async def apart(self, work: Callable[[], T], kind: Kind = Kind.QUICK) -> T:
        """Play something again beside the event loop, when it is the turn of whoever asks."""
        caller = calling()
        lane = Lane(caller.address, caller.person or caller.address)
        return await self._turns.run(self._pool, kind, lane, work)

    @staticmethod
    def _position(record: Record, step: int) -> State:
        if not 0 <= step <= len(record.lines):
            raise BadRequest("no-such-moment", most=len(record.lines))
        return state_after(record, step)

    # ---- records from elsewhere ------------------------------------------------------------------------------

    async def add(self, user: User, text: str) -> str:
        """Keep the record of a finished game as a match of this user's."""
        self.limiter.spend(limits.IMPORT, user.id)
        # Threads that play again take the interpreter from whoever answers: of one address, one at a time has a whole
        # game to go through.
        played, log = await self.apart(lambda: _played(text), Kind.MOVE)
        record = played.record
        setup = Setup(
            game=record.game,
            seats=[{}] * record.seats,
            options=record.options,
            own_data=record.own_data,
            rules_version=record.rules_version,
        )
        return await self.matches.add_played(user.id, setup, played, log)

    # ---- sandboxes -------------------------------------------------------------------------------------------

    async def sandbox(self, user: User, match_id: str, step: int, seat: Seat, bot: str | None, language: str) -> str:
        """Go on from a position with what one seat knew there: alone at all seats, or against bots."""
        self.limiter.spend(limits.CREATE, user.id)
        shown = await self._shown(user, match_id, seat, language)
        record = shown.record
        state = await self.apart(lambda: self._position(record, step))
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


def _played(text: str) -> tuple[Match, list[dict[str, Any]]]:
    """The match of a record, played to its end, and its log; BadRecord for anything else."""
    record = Record.parse(text)
    played = Match.resume(record, Rng(0))
    if not played.state.is_over():
        raise BadRecord("record-unfinished")
    if record.end not in (None, end := played.record.end):
        said = shortened(str(record.end))
        raise BadRecord("record-end", said=said, end=end)
    return played, played.log_data()
