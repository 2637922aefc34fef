"""Bots that play in matches: they think in a pool, at a pace that people can follow, and never hold up a match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from typing import Any

import quadriga
from quadriga import bots
from quadriga.bots import Candidate
from quadriga.bots.levels import LEVELS, Level, adviser
from quadriga.core.errors import QuadrigaError
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.server.errors import NotFound
from quadriga.server.live import PLAYING, LiveMatch
from quadriga.server.matches import Matches
from quadriga.table.coaching import Doubt, doubt

TRIES = 3
"""How often a bot is asked again when the worker that thought for it was lost."""
LONGEST_THOUGHT = 60.0
"""After so many seconds a worker counts as lost."""
MOST_REFUSALS = 50
COACH_ROUNDS, COACH_SHARE = 4000, 0.3
"""A coach looks quickly, for a share of the time of a hint: nobody waits long for a move."""
PAUSE_WITHIN_TURN = 0.3
"""The share of the pause before a bot's second and further decisions in a row."""

logger = logging.getLogger(__name__)


def choose(bot: str, state: State, seat: Seat, rng: Rng) -> int:
    """What a bot decides; runs in a worker. It is dealt a position its seat could believe, never the truth."""
    return bots.decide(bots.make(bot), state, seat, rng)


def advise(state: State, seat: Seat, rng: Rng, seconds: float, rounds: int | None = None) -> list[Candidate]:
    """What the best bot thinks of the decisions of a seat; runs in a worker."""
    return adviser(seconds, rounds).consider(state.redeal(seat, rng.branch()), seat, rng)


def weigh(state: State, seat: Seat, actions: Sequence[int], rng: Rng, hint_seconds: float) -> Doubt | None:
    """Whether a move is a grave mistake; runs in a worker."""
    coach = Level(max(LEVELS), COACH_ROUNDS, seconds=COACH_SHARE * hint_seconds)
    return doubt(state, seat, actions, coach, rng)


def local_pool(workers: int | None = None) -> Executor:
    """Threads where the search releases the interpreter, processes otherwise."""
    workers = workers or cpu_count() or 1
    if quadriga.compiled:
        return ThreadPoolExecutor(workers, thread_name_prefix="bot")
    return ProcessPoolExecutor(workers, get_context("spawn"))


class Thinkers:
    """Asks the bots that owe a decision, in every match that this process looks after."""

    def __init__(
        self, matches: Matches, pool: Executor, pause: float, spare: Callable[[], Executor] = local_pool
    ) -> None:
        self.matches = matches
        self.pool = pool
        self.pause = pause
        self.on_played: Callable[[], None] = lambda: None
        """Is told of every decision a bot has taken."""
        self._make_spare = spare
        self._spare: Executor | None = None
        self.spare_jobs = 0
        """How often no worker of the pool could be had."""
        self._tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    @property
    def thinking(self) -> int:
        """How many decisions are being thought about."""
        return len(self._tasks)

    def look_at(self, match: LiveMatch) -> None:
        """Let the bots of a match think, as far as they do not yet."""
        if match.row.status != PLAYING or match.row.keeper != self.matches.database.process or match.table is None:
            return
        for seat in match.table.bots_asked():
            if (match.id, seat) not in self._tasks:
                task = asyncio.create_task(self._play(match.id, seat))
                self._tasks[match.id, seat] = task
                task.add_done_callback(partial(self._done, (match.id, seat)))

    def _done(self, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot could not play in match %s", key[0], exc_info=error)

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks.values()):
            task.cancel()
        for pool in (self.pool, self._spare):
            if pool is not None:
                await asyncio.to_thread(pool.shutdown, wait=False, cancel_futures=True)

    async def _play(self, match_id: str, seat: Seat) -> None:
        """Think and play for a seat, as long as a bot is asked there."""
        first, refusals = True, 0
        while refusals < MOST_REFUSALS:
            try:
                async with self.matches.reading(match_id) as match:
                    bot = match.seats[seat].playing_bot
                    if bot is None or not self._is_ours(match) or seat not in match.need_table().bots_asked():
                        return
                    table = match.need_table()
                    state, rng, revision = table.state.clone(), table.match.mind(seat), table.match.revision(seat)
                began = asyncio.get_running_loop().time()
                action = await self.ask(choose, bot, state, seat, rng)
                pause = self.pause * (1.0 if first else PAUSE_WITHIN_TURN)
                await asyncio.sleep(max(0.0, began + pause - asyncio.get_running_loop().time()))
                async with self.matches.changing(match_id) as change:
                    if not self._is_ours(change.match):
                        return
                    change.match.bot_plays(seat, bot, action, revision, change.now)
                first, refusals = False, 0
                self.on_played()
            except NotFound:
                return
            except QuadrigaError:
                # The match has moved on while the bot thought: it looks again.
                refusals += 1
        logger.error("a bot was refused %d times in a row in match %s", refusals, match_id)

    def _is_ours(self, match: LiveMatch) -> bool:
        return match.row.status == PLAYING and match.row.keeper == self.matches.database.process

    async def ask(self, job: Callable[..., Any], *given: Any) -> Any:
        """Have something thought about: in the pool, again if its worker is lost, in the end in this process."""
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(job, *given)), LONGEST_THOUGHT)
            except (TimeoutError, BrokenProcessPool, OSError, RuntimeError) as error:
                logger.warning("a worker was lost (%s); asking again", type(error).__name__)
                if isinstance(error, BrokenProcessPool):
                    self.pool = self._make_spare()
            except QuadrigaError:
                raise
            except Exception as error:
                # A cluster has errors of its own for lost workers (KilledWorker, CommClosedError …).
                logger.warning("a worker failed (%s); asking again", type(error).__name__)
        self.spare_jobs += 1
        if self._spare is None:
            self._spare = self._make_spare()
        return await asyncio.wrap_future(self._spare.submit(job, *given))
