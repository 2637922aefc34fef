"""Matches that are over, shown again: step by step, through any eyes; records from elsewhere; sandboxes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from quadriga.core.seats import OMNISCIENT, Seat
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane, calling
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.thinking.fair import Kind, Turns, yield_to_others
from quadriga.service import replays
from quadriga.service.messages import PointsData
from quadriga.service.replays import Finished
from quadriga.service.rows import User
from quadriga.table.envelope import Envelope, NewsData
from quadriga.table.lines import LineData
from quadriga.table.replay import lines, moments, story

REPLAYERS = 3
"""So much is played again at once; one address has all but one of them."""
T = TypeVar("T")


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
            return replays.finished(match, None if user is None else user.id, language)

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
        return await self.apart(lambda: replays.chosen_from(shown, step, seat))

    async def points(self, user: User | None, match_id: str) -> list[PointsData]:
        """The points of all seats by source after every decision that changed them."""
        shown = await self._shown(user, match_id, OMNISCIENT, "en")
        return await self.apart(lambda: replays.points(shown.record))

    async def _shown(self, user: User | None, match_id: str, eyes: Seat, language: str) -> Finished:
        self.limiter.spend(limits.REPLAY, match_id if user is None else user.id)
        shown = await self.finished(user, match_id, language)
        replays.need_eyes(shown, eyes)
        return shown

    async def apart(self, work: Callable[[], T], kind: Kind = Kind.QUICK) -> T:
        """Play something again beside the event loop, when it is the turn of whoever asks."""
        caller = calling()
        lane = Lane(caller.address, caller.person or caller.address)
        return await self._turns.run(self._pool, kind, lane, work)

    # ---- records from elsewhere ------------------------------------------------------------------------------

    async def add(self, user: User, text: str) -> str:
        """Keep the record of a finished game as a match of this user's."""
        self.limiter.spend(limits.IMPORT, user.id)
        # Threads that play again take the interpreter from whoever answers: of one address, one at a time has a whole
        # game to go through.
        played, log = await self.apart(lambda: replays.played(text), Kind.MOVE)
        setup = replays.setup_of(played.record)
        return await self.matches.add_played(user.id, setup, played, log)

    # ---- sandboxes -------------------------------------------------------------------------------------------

    async def sandbox(self, user: User, match_id: str, step: int, seat: Seat, bot: str | None, language: str) -> str:
        """Go on from a position with what one seat knew there: alone at all seats, or against bots."""
        self.limiter.spend(limits.CREATE, user.id)
        shown = await self._shown(user, match_id, seat, language)
        setup = await self.apart(lambda: replays.sandbox(shown, user, step, seat, bot))
        return await self.matches.create(user.id, setup)
