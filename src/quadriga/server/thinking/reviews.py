"""A bot's review of a match that is over: what each seat could expect, and the decisions that cost most.

The best bot looks at every decision with a small fixed budget, from what the seat knew then, and once more and longer
at those that seem to have cost most. It looks at one decision at a time, when nobody else wants the worker (`fair.py`);
reviews of several people take turns. What it found is kept in the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from quadriga.bots import Candidate
from quadriga.bots.verdict import Verdict
from quadriga.core.play.record import Step
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title.game import Game
from quadriga.server.errors import TooMany
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane, calling
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.play.replays import Finished, Replays
from quadriga.server.store import matches as store
from quadriga.server.store.rows import User
from quadriga.server.thinking import think
from quadriga.server.thinking.fair import Kind
from quadriga.server.wire.messages import MarkedData, ReviewData, SeatPlay
from quadriga.table.advice import advice

SECONDS = 1.0
"""The longest it looks at one decision."""
DEEPER = 8
"""So many times as much it looks at a decision that seems to have cost much."""
LOOKED_TWICE = 6
"""At so many decisions of each seat at most."""
MOST_MARKED = 3
"""So many decisions of each seat are marked at most."""
LEAST_COST = 0.02
"""What costs less is not worth a word."""
CLOSE = 0.03
"""A decision that gives away no more is as good as the best."""
FOLLOWED = 8
"""So many of the decisions that followed are told."""
PROGRESS_SECONDS = 1.0
STALE_SECONDS = 60.0
"""A review that has not gone on for so long was lost with its process."""
WAIT_SECONDS = 60
"""When to ask again, where enough matches are being reviewed."""

logger = logging.getLogger(__name__)


class Reviews:
    """The reviews of this process."""

    def __init__(self, matches: Matches, replays: Replays, limiter: Limiter, rounds: int) -> None:
        self.matches = matches
        self.replays = replays
        self.limiter = limiter
        self.rounds = rounds
        self.thinkers: think.Thinkers | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lanes: dict[str, Lane] = {}

    async def told(self, user: User | None, match_id: str, language: str) -> ReviewData:
        """A review as far as it is."""
        shown = await self.replays.finished(user, match_id, language)
        kept = await self._kept(match_id)
        running = match_id in self._tasks or (
            kept is not None and kept["changed_at"] > self.matches.now() - STALE_SECONDS
        )
        found = None if kept is None else kept["found"]
        told: ReviewData = {
            "status": "ready" if found else "running" if running else "none",
            "done": 0 if kept is None else kept["done"],
            "total": 0 if kept is None else kept["total"],
            "rounds": self.rounds,
            "curve": [],
            "plays": [],
            "marked": [],
        }
        return told if found is None else await self.replays.apart(lambda: _in_words(told, found, shown))

    async def begin(self, user: User, match_id: str, language: str) -> None:
        """Look at a match, unless somebody does or has done so."""
        if (await self.told(user, match_id, language))["status"] != "none":
            return
        lane = Lane(calling().address, user.id)
        self._need_room(lane)
        self.limiter.spend(limits.REVIEW, user.id)
        shown = await self.replays.finished(user, match_id, language)
        if match_id not in self._tasks:
            # One that was lost with its server is not gone on with: nothing of it counts as done.
            await self._keep(match_id, 0, 0)
        if match_id not in self._tasks:
            self._lanes[match_id] = lane
            self._tasks[match_id] = asyncio.create_task(self._review(match_id, lane, shown))
            self._tasks[match_id].add_done_callback(lambda task: self._done(match_id, task))

    def _need_room(self, lane: Lane) -> None:
        going, most = self._lanes.values(), limits.REVIEWS
        for count, bound in (
            (sum(one.person == lane.person for one in going), most.person),
            (sum(one.address == lane.address for one in going), most.address),
            (len(going), most.server),
        ):
            if self.limiter.exceeds(count, bound):
                raise TooMany("reviews-full", seconds=WAIT_SECONDS)

    def close(self) -> None:
        """Leave all reviews as they are; whoever asks again begins anew."""
        for task in self._tasks.values():
            task.cancel()

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(match_id, None)
        self._lanes.pop(match_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("the review of match %s failed", match_id, exc_info=error)

    async def _kept(self, match_id: str) -> dict[str, Any] | None:
        async with self.matches.database.reading() as connection:
            return await store.review(connection, match_id)

    async def _keep(self, match_id: str, done: int, total: int, found: dict[str, Any] | None = None) -> None:
        async with self.matches.database.writing() as transaction:
            now = self.matches.now()
            await store.keep_review(transaction, match_id, done=done, total=total, found=found, changed_at=now)

    async def _review(self, match_id: str, lane: Lane, shown: Finished) -> None:
        steps = await self.replays.apart(lambda: list(shown.record.replay()))
        chosen = [step for step in steps if _is_choice(step)]
        by_seat = Counter(step.seat for step in chosen)
        total = len(chosen) + sum(min(LOOKED_TWICE, count) for count in by_seat.values())
        looked: dict[int, tuple[Step, Verdict]] = {}
        kept_at = 0.0
        for done in range(total):
            if self.matches.now() - kept_at > PROGRESS_SECONDS:
                await self._keep(match_id, done, total)
                kept_at = self.matches.now()
            if done == len(chosen):
                chosen += _dearest(looked.values())
            step, depth = chosen[done], 1 if done < sum(by_seat.values()) else DEEPER
            looked[step.n] = step, await self._verdict(lane, step, depth)
        found = await self.replays.apart(lambda: _found(steps, list(looked.values())))
        await self._keep(match_id, total, total, found)

    async def _verdict(self, lane: Lane, step: Step, depth: int) -> Verdict:
        assert self.thinkers is not None
        effort = (SECONDS * depth, self.rounds * depth, LEAST_COST, self.thinkers.threads)
        job = (think.look_back, step.before, step.seat, Rng(step.n), step.action, *effort)
        verdict: Verdict = await self.thinkers.ask(Kind.REVIEW, lane, *job)
        return verdict


def _is_choice(step: Step) -> bool:
    return step.seat != CHANCE and len(step.before.legal(step.seat)) > 1


def _dearest(looked: Iterable[tuple[Step, Verdict]]) -> list[Step]:
    """The decisions of each seat that seem to have cost most."""
    costs = [(verdict.fault, step) for step, verdict in looked]
    costs.sort(key=lambda one: (-one[0], one[1].n))
    seats = {step.seat for _, step in costs}
    return [step for seat in sorted(seats) for _, step in [one for one in costs if one[1].seat == seat][:LOOKED_TWICE]]


# ---- what was found, as plain data -----------------------------------------------------------------------------


def _found(steps: list[Step], looked: list[tuple[Step, Verdict]]) -> dict[str, Any]:
    """What a review found: the expectation before every choice, and the choices that cost most."""
    marked: list[dict[str, Any]] = []
    turns: set[int] = set()
    turn_of = _turns(steps)
    for step, verdict in sorted(looked, key=lambda one: (-one[1].cost, one[0].n)):
        cost, turn = verdict.cost, turn_of[step.n]
        # One mark a turn: the decisions of one move fall together.
        full = sum(one["seat"] == step.seat for one in marked) >= MOST_MARKED
        if cost < LEAST_COST or full or turn in turns:
            continue
        turns.add(turn)
        game = step.before.game
        played = replace(verdict.taken, line=_followed(steps, step), move=_move(steps, step))
        marked.append(
            {"step": step.n, "seat": step.seat, "cost": round(cost, 4)}
            | {"better": verdict.best.to_json(game), "played": played.to_json(game)}
        )
    return {
        "curve": [[step.n, step.seat, round(verdict.best.value, 4)] for step, verdict in looked],
        "costs": [[step.seat, round(verdict.fault, 4)] for step, verdict in looked],
        "marked": marked,
    }


def _turns(steps: list[Step]) -> dict[int, int]:
    """The turn that each decision belongs to: decisions of one seat with neither chance nor another seat between them.

    What others decide at the same time does not come between.
    """
    found: dict[int, int] = {}
    going: dict[Seat, int] = {}
    for step in steps:
        beside = step.before.actors()
        going = {seat: turn for seat, turn in going.items() if seat in beside}
        if step.seat != CHANCE:
            found[step.n] = going.setdefault(step.seat, step.n)
    return found


def _followed(steps: list[Step], step: Step) -> tuple[tuple[Seat, int], ...]:
    """The choices that followed one."""
    later = (one for one in steps[step.n :] if _is_choice(one))
    return tuple((one.seat, one.action) for one, _ in zip(later, range(FOLLOWED), strict=False))


def _move(steps: list[Step], step: Step) -> tuple[int, ...]:
    """The whole move that a decision began: what the seat decided until chance or another seat had to."""
    found = [step.action]
    for later in steps[step.n :]:
        if step.seat not in later.before.actors():
            break
        if later.seat == step.seat:
            found.append(later.action)
    return tuple(found)


# ---- the same in words -----------------------------------------------------------------------------------------


def _in_words(told: ReviewData, found: dict[str, Any], shown: Finished) -> ReviewData:
    wanted = {one["step"]: one for one in found["marked"]}
    marked: list[MarkedData] = []
    for step in shown.record.replay():
        one = wanted.get(step.n)
        if one is None:
            continue
        pair = [_candidate(one[name], step.before.game) for name in ("better", "played")]
        better, played = advice(step.before, step.seat, pair, shown.words)
        mark: MarkedData = {"step": step.n, "seat": step.seat, "cost": one["cost"], "better": better, "played": played}
        marked.append(mark)
    told["marked"] = sorted(marked, key=lambda mark: -mark["cost"])
    told["curve"] = [{"step": step, "seat": seat, "value": value} for step, seat, value in found["curve"]]
    told["plays"] = [_play(seat, found["costs"]) for seat in range(shown.record.seats)]
    return told


def _play(seat: Seat, costs: list[tuple[Seat, float]]) -> SeatPlay:
    own = [cost for one, cost in costs if one == seat]
    return {"seat": seat, "choices": len(own), "close": sum(cost <= CLOSE for cost in own)}


def _candidate(data: dict[str, Any], game: Game) -> Candidate:
    number = game.notation.number
    line = tuple((one["seat"], number(one["action"])) for one in data["line"])
    # Reviews kept by earlier versions name no whole moves.
    move = tuple(number(action) for action in data.get("move", []))
    return Candidate(number(data["action"]), data["visits"], data["value"], data["rank"], line, move)
