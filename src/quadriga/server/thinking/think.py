"""Bots that play in matches: they think in a pool, at a pace that people can follow, and never hold up a match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import quadriga
from quadriga.core.errors import QuadrigaError
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.server.guard.caller import Lane, Whereabouts
from quadriga.server.match.matches import Matches
from quadriga.server.thinking.fair import Kind, Turns, worker_count, yield_to_others
from quadriga.service.errors import NotFound, TooMany, Unavailable
from quadriga.service.live import LiveMatch
from quadriga.service.rows import PLAYING
from quadriga.service.thinking import PAUSE_WITHIN_TURN, choose, is_quick
from quadriga.table.workers import processes

TRIES = 3
"""How often a bot is asked again when the worker that thought for it was lost."""
LONGEST_THOUGHT = 60.0
"""After so many seconds a worker counts as lost."""
MOST_REFUSALS = 50
AGAIN_SECONDS = 0.5
"""After so long a bot tries again to play where the database could not keep it."""

logger = logging.getLogger(__name__)


def secretless(rng: Rng) -> Rng:
    """A generator that follows from another one and tells nothing of it.

    The luck of a match and the minds of its bots come from one seed, and our generator can be run backwards: whoever
    holds the one of a mind could foresee the luck.

    >>> secretless(Rng(1)).state == secretless(Rng(1)).state != Rng(1).state
    True
    """
    return Rng(int.from_bytes(hashlib.sha256(str(rng.state).encode()).digest()[:8]))


def local_pool(workers: int | None = None) -> Executor:
    """Threads where the search releases the interpreter, processes otherwise; `workers` think of one person's work."""
    count = worker_count(workers)
    if quadriga.compiled:
        return ThreadPoolExecutor(count, thread_name_prefix="bot", initializer=yield_to_others)
    return processes(count)


class Thinkers:
    """Asks the bots that owe a decision, in every match that this process looks after."""

    def __init__(
        self,
        matches: Matches,
        pool: Executor,
        pause: float,
        spare: Callable[[], Executor] = local_pool,
        most_seconds: float = 0.0,
        turns: Turns | None = None,
        whereabouts: Whereabouts | None = None,
    ) -> None:
        self.matches = matches
        self.pool = pool
        self.turns = turns or Turns(worker_count())
        self.whereabouts = whereabouts or Whereabouts()
        self.pause = pause
        self.most_seconds = most_seconds
        self.on_played: Callable[[], None] = lambda: None
        """Is told of every decision a bot has taken."""
        self._make_spare = spare
        self._spare: Executor | None = None
        self.spare_jobs = 0
        """How often no worker of the pool could be had."""
        self._tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._is_closed = False

    @property
    def thinking(self) -> int:
        """How many decisions are being thought about."""
        return len(self._tasks)

    def look_at(self, match: LiveMatch) -> None:
        """Let the bots of a match think, as far as they do not yet."""
        if not self._is_ours(match) or match.table is None:
            return
        for seat in match.table.bots_asked():
            if (match.id, seat) not in self._tasks:
                task = asyncio.create_task(self._play(match.id, seat))
                self._tasks[match.id, seat] = task
                task.add_done_callback(partial(self._done, (match.id, seat)))

    def _done(self, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        # Where the bot was asked again at once, another task plays by now.
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot could not play in match %s", key[0], exc_info=error)

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closed = True
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
                        # At once: whoever decides before this task is known to have ended may ask the bot again.
                        self._tasks.pop((match_id, seat), None)
                        return
                    table = match.need_table()
                    state, rng, revision = table.state.clone(), table.match.mind(seat), table.match.revision(seat)
                    lane = self.whereabouts.lane(match.row.host_id, *(seat.user_id for seat in match.seats))
                kind = Kind.QUICK if is_quick(bot) else Kind.MOVE
                began = asyncio.get_running_loop().time()
                action = await self.ask(kind, lane, choose, state, seat, rng, bot, self.most_seconds)
                pause = self.pause * (1.0 if first else PAUSE_WITHIN_TURN)
                await asyncio.sleep(max(0.0, began + pause - asyncio.get_running_loop().time()))
                async with self.matches.changing(match_id) as change:
                    if not self._is_ours(change.match):
                        return
                    change.match.bot_plays(seat, bot, action, revision, change.now)
                first, refusals = False, 0
                self.on_played()
            except (NotFound, TooMany):
                # With the match gone there is nothing to play; without a worker it is taken up later.
                return
            except Unavailable:
                # It plays as soon as the database is back: whoever waits for it has waited long enough.
                await asyncio.sleep(AGAIN_SECONDS)
            except QuadrigaError:
                # The match has moved on while the bot thought: it looks again.
                refusals += 1
        logger.error("a bot was refused %d times in a row in match %s", refusals, match_id)

    def _is_ours(self, match: LiveMatch) -> bool:
        ours = match.row.status == PLAYING and match.row.keeper == self.matches.database.process
        return ours and not self.matches.is_stopped()

    @property
    def threads(self) -> int | None:
        """How many threads advice may think in: all cores where nobody else thinks (None), one otherwise."""
        return None if self.turns.is_idle else 1

    async def ask(
        self, kind: Kind, lane: Lane, job: Callable[..., Any], state: State, seat: Seat, rng: Rng, *given: Any
    ) -> Any:
        """Have something thought about: in the pool, again if its worker is lost, in the end in this process.

        Workers may be elsewhere: what leaves this process is dealt by what the seat knows. Since `redeal` does not
        depend on the truth, the worker, who deals once more, comes to the same as if it had been given that.
        """
        is_local = isinstance(self.pool, ThreadPoolExecutor | ProcessPoolExecutor)
        job = partial(job, state.redeal(seat, Rng()), seat, rng if is_local else secretless(rng), *given)
        for _ in range(TRIES):
            try:
                return await self.turns.run(self.pool, kind, lane, job, LONGEST_THOUGHT)
            except (TimeoutError, BrokenProcessPool, OSError, RuntimeError) as error:
                if self._is_closed:
                    raise asyncio.CancelledError from None
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
        return await self.turns.run(self._spare, kind, lane, job)
