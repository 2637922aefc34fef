"""Whose turn it is to think: what bots, hints and reviews wait for before they get a worker of the pool.

The pool itself serves first come, first served, and would let one person's work fill it. So no more work is given to
it than it has workers, and what waits is ordered here:

- **Kinds.** Quick moves come before long ones, those before hints and the coach; reviews come last and have one worker
  at most. While long moves hold a worker and advice has none, advice comes first: bots that never stop starve nobody.
- **A worker for quick moves.** All other work leaves one worker free, so a quick reply never waits for a long search.
- **Nobody has everything.** One address never holds all workers, nor all of those for long work: what somebody
  elsewhere asks for begins at once, however much one address has asked for. A pool has more workers than the machine
  has cores (`worker_count`), so that one address alone can use all cores; beyond that the system shares them out.
- **Turns.** Within a kind addresses take turns, and at one address the people there. One guest more is no turn more for
  their address, and one match more is none for its host.
- **Bounds.** So much may wait for a person, an address and in all (`limits.WAITING`); more is refused at once, with the
  seconds after which to try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sys
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane
from quadriga.service.errors import TooMany

FIRST_GUESS = 2.0
"""The seconds a piece of work is thought to take before any was done."""
LONGEST_WAIT = 60
RANK = 5
"""How nice (`nice`) workers are to the rest: it has three times as much of a core that both want."""
T = TypeVar("T")
SHARE_OF_NEW = 0.2
"""How much the last piece of work counts in what one is thought to take."""


class Kind(IntEnum):
    """What is thought about, the most urgent first."""

    QUICK = 0
    """A move of a bot that answers within a moment."""
    MOVE = 1
    """A move of a bot that thinks for a while."""
    ADVICE = 2
    """A hint, or a word of the coach."""
    REVIEW = 3


def worker_count(cores: int | None = None) -> int:
    """How many workers a pool has: one a core for whoever comes first, one for somebody else, one for quick moves."""
    return (cores or os.cpu_count() or 1) + 2


def yield_to_others() -> None:
    """Let a thread that computes for long come after the one that answers everybody, where cores are few."""
    # Elsewhere a thread has no such rank of its own.
    if sys.platform == "linux":
        own = threading.get_native_id()
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + RANK)


@dataclass(eq=False)
class Turn:
    """The right to one worker, until it ends."""

    turns: Turns
    kind: Kind
    lane: Lane
    began: float = 0.0
    is_over: bool = False
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def end(self) -> None:
        """Give the worker back; once is enough."""
        if not self.is_over:
            self.is_over = True
            self.turns.ended(self)

    def end_with(self, work: Future[Any]) -> None:
        """Give it back when the work is done, also where nobody waits for that any more: a thread cannot be stopped."""
        loop = asyncio.get_running_loop()

        def done(_: Future[Any]) -> None:
            # At the end of the server nobody needs the worker.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self.end)

        work.add_done_callback(done)


Queue = OrderedDict[str, OrderedDict[str, deque[Turn]]]
"""What waits, by address and person; who is first in either has the next turn."""


class Turns:
    """Orders the work for a pool of so many workers."""

    def __init__(self, workers: int, factor: float = 1.0, bound: limits.Quota | None = None) -> None:
        self.workers = workers
        self.factor = factor
        """For the bounds of what may wait; 0 for none."""
        self.bound = bound
        """How much may wait, where the work is of one sort."""
        self._waiting: dict[Kind, Queue] = {kind: OrderedDict() for kind in Kind}
        self._counts: dict[Kind, Counter[str]] = {kind: Counter() for kind in Kind}
        self._running: Counter[Kind] = Counter()
        self._held: Counter[str] = Counter()
        self._held_long: Counter[str] = Counter()
        self._seconds = dict.fromkeys(Kind, FIRST_GUESS)

    @property
    def is_idle(self) -> bool:
        """Whether nobody thinks and nothing waits."""
        return not self._running.total() and not self.waiting

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return sum(counts[""] for counts in self._counts.values())

    async def take(self, kind: Kind, lane: Lane) -> Turn:
        """Wait for a worker; TooMany where too much waits already. Who is cancelled leaves the queue."""
        self._need_room(kind, lane)
        turn = Turn(self, kind, lane)
        self._waiting[kind].setdefault(lane.address, OrderedDict()).setdefault(lane.person, deque()).append(turn)
        self._count(turn, 1)
        self._go_on()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if turn.began:
                turn.end()
            else:
                self._remove(turn)
            raise
        return turn

    async def run(
        self, pool: Executor, kind: Kind, lane: Lane, work: Callable[[], T], seconds: float | None = None
    ) -> T:
        """Wait for a worker of a pool, then for what it does; after so many seconds it is lost (TimeoutError)."""
        turn = await self.take(kind, lane)
        try:
            future = pool.submit(work)
            turn.end_with(future)
        except BaseException:
            turn.end()
            raise
        try:
            # Not `wait_for`, which forgets that it was cancelled where the work is done in the same moment.
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            # Another worker takes its place.
            turn.end()
            raise

    def ended(self, turn: Turn) -> None:
        """A turn is over; the next may begin."""
        took = time.monotonic() - turn.began
        self._seconds[turn.kind] += SHARE_OF_NEW * (took - self._seconds[turn.kind])
        self._hold(turn, -1)
        self._go_on()

    # ---- the order -------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        while (turn := self._next()) is not None:
            self._remove(turn)
            self._hold(turn, 1)
            turn.began = time.monotonic()
            turn.granted.set_result(None)

    def _next(self) -> Turn | None:
        if self._running.total() >= self.workers:
            return None
        for kind in self._order():
            if self._has_room(kind):
                for address, people in self._waiting[kind].items():
                    if self._may_begin(kind, address):
                        return next(iter(people.values()))[0]
        return None

    def _order(self) -> tuple[Kind, ...]:
        advice_first = self._running[Kind.MOVE] and not self._running[Kind.ADVICE]
        middle = (Kind.ADVICE, Kind.MOVE) if advice_first else (Kind.MOVE, Kind.ADVICE)
        return (Kind.QUICK, *middle, Kind.REVIEW)

    @property
    def _long_workers(self) -> int:
        return max(1, self.workers - 1)

    def _has_room(self, kind: Kind) -> bool:
        if kind is Kind.QUICK:
            return True
        if kind is Kind.REVIEW and self._running[Kind.REVIEW]:
            return False
        return self._running.total() - self._running[Kind.QUICK] < self._long_workers

    def _may_begin(self, kind: Kind, address: str) -> bool:
        if self._held[address] >= max(1, self.workers - 1):
            return False
        return kind is Kind.QUICK or self._held_long[address] < max(1, self._long_workers - 1)

    # ---- what is counted -------------------------------------------------------------------------------------

    def _need_room(self, kind: Kind, lane: Lane) -> None:
        usual = limits.WAITING_MOVES if kind <= Kind.MOVE else limits.WAITING_ADVICE
        bound, counts = self.bound or usual, self._counts[kind]
        for key, most in ((lane.person, bound.person), (lane.address, bound.address), ("", bound.server)):
            if self.factor and counts[key] >= most * self.factor:
                rounds = counts[key] / self._long_workers
                seconds = min(LONGEST_WAIT, max(1, math.ceil(rounds * self._seconds[kind])))
                error = TooMany("thinking-full", seconds=seconds)
                error.is_personal = key == lane.person
                raise error

    def _remove(self, turn: Turn) -> None:
        """Out of the queue; whoever is behind at the same address, and all other addresses, come first next time."""
        queue, lane = self._waiting[turn.kind], turn.lane
        people = queue[lane.address]
        own = people[lane.person]
        own.remove(turn)
        people.move_to_end(lane.person)
        queue.move_to_end(lane.address)
        if not own:
            del people[lane.person]
        if not people:
            del queue[lane.address]
        self._count(turn, -1)

    def _count(self, turn: Turn, by: int) -> None:
        counts = self._counts[turn.kind]
        for key in ("", turn.lane.address, turn.lane.person):
            _add(counts, key, by)

    def _hold(self, turn: Turn, by: int) -> None:
        self._running[turn.kind] += by
        _add(self._held, turn.lane.address, by)
        if turn.kind is not Kind.QUICK:
            _add(self._held_long, turn.lane.address, by)


def _add(counts: Counter[str], key: str, by: int) -> None:
    """Count; what is at nought is forgotten, since there are many addresses."""
    counts[key] += by
    if not counts[key]:
        del counts[key]
