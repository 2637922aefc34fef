"""A bot's review of a match that is over: what each seat could expect, and the decisions that cost most.

The best bot looks at every decision with a small fixed budget, from what the seat knew then, and once more and longer
at those that seem to have cost most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from quadriga.bots import Candidate
from quadriga.bots.verdict import Verdict
from quadriga.core.play.record import Record, Step
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title.game import Game
from quadriga.service.messages import MarkedData, ReviewData, SeatPlay
from quadriga.service.replays import Finished
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


@dataclass(frozen=True)
class Look:
    """A decision to be looked at, and how hard: what `thinking.look_back` wants to know."""

    step: Step
    rng: Rng
    seconds: float
    rounds: int


class Review:
    """A review while it is made: it says what to look at next, and is told what was found there."""

    def __init__(self, record: Record, rounds: int) -> None:
        self.rounds = rounds
        self.done = 0
        self._steps = list(record.replay())
        self._chosen = [step for step in self._steps if _is_choice(step)]
        self._once = len(self._chosen)
        by_seat = Counter(step.seat for step in self._chosen)
        self.total = self._once + sum(min(LOOKED_TWICE, count) for count in by_seat.values())
        self._looked: dict[int, tuple[Step, Verdict]] = {}

    def next(self) -> Look | None:
        """What to look at; None once all is done."""
        if self.done == self.total:
            return None
        if self.done == self._once:
            self._chosen += _dearest(self._looked.values())
        step, depth = self._chosen[self.done], 1 if self.done < self._once else DEEPER
        return Look(step, Rng(step.n), SECONDS * depth, self.rounds * depth)

    def note(self, look: Look, verdict: Verdict) -> None:
        """What was found."""
        self._looked[look.step.n] = look.step, verdict
        self.done += 1

    def found(self) -> dict[str, Any]:
        """All of it, as plain data to be kept."""
        return _found(self._steps, list(self._looked.values()))


def told(
    shown: Finished,
    status: Literal["none", "running", "ready"],
    rounds: int,
    done: int = 0,
    total: int = 0,
    found: dict[str, Any] | None = None,
) -> ReviewData:
    """A review in words, as far as it is."""
    empty: ReviewData = {
        "status": status,
        "done": done,
        "total": total,
        "rounds": rounds,
        "curve": [],
        "plays": [],
        "marked": [],
    }
    return empty if found is None else _in_words(empty, found, shown)


def _is_choice(step: Step) -> bool:
    return step.seat != CHANCE and len(step.before.legal(step.seat)) > 1


def _dearest(looked: Iterable[tuple[Step, Verdict]]) -> list[Step]:
    """The decisions of each seat that seem to have cost most."""
    costs = [(verdict.fault, step) for step, verdict in looked]
    costs.sort(key=lambda pair: (-pair[0], pair[1].n))
    seats = {step.seat for _, step in costs}
    return [
        step for seat in sorted(seats) for _, step in [pair for pair in costs if pair[1].seat == seat][:LOOKED_TWICE]
    ]


# ---- what was found, as plain data -----------------------------------------------------------------------------


def _found(steps: list[Step], looked: list[tuple[Step, Verdict]]) -> dict[str, Any]:
    """What a review found: the expectation before every choice, and the choices that cost most."""
    marked: list[dict[str, Any]] = []
    turns: set[int] = set()
    turn_of = _turns(steps)
    for step, verdict in sorted(looked, key=lambda pair: (-pair[1].cost, pair[0].n)):
        cost, turn = verdict.cost, turn_of[step.n]
        # One mark a turn: the decisions of one move fall together.
        full = sum(mark["seat"] == step.seat for mark in marked) >= MOST_MARKED
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
    turns: dict[int, int] = {}
    going: dict[Seat, int] = {}
    for step in steps:
        beside = step.before.actors()
        going = {seat: turn for seat, turn in going.items() if seat in beside}
        if step.seat != CHANCE:
            turns[step.n] = going.setdefault(step.seat, step.n)
    return turns


def _followed(steps: list[Step], step: Step) -> tuple[tuple[Seat, int], ...]:
    """The choices that followed one."""
    later = (choice for choice in steps[step.n :] if _is_choice(choice))
    return tuple((choice.seat, choice.action) for choice, _ in zip(later, range(FOLLOWED), strict=False))


def _move(steps: list[Step], step: Step) -> tuple[int, ...]:
    """The whole move that a decision began: what the seat decided until chance or another seat had to."""
    actions = [step.action]
    for later in steps[step.n :]:
        if step.seat not in later.before.actors():
            break
        if later.seat == step.seat:
            actions.append(later.action)
    return tuple(actions)


# ---- the same in words -----------------------------------------------------------------------------------------


def _in_words(review: ReviewData, findings: dict[str, Any], shown: Finished) -> ReviewData:
    wanted = {entry["step"]: entry for entry in findings["marked"]}
    marked: list[MarkedData] = []
    for step in shown.record.replay():
        finding = wanted.get(step.n)
        if finding is None:
            continue
        pair = [_candidate(finding[name], step.before.game) for name in ("better", "played")]
        better, played = advice(step.before, step.seat, pair, shown.words)
        mark: MarkedData = {
            "step": step.n,
            "seat": step.seat,
            "cost": finding["cost"],
            "better": better,
            "played": played,
        }
        marked.append(mark)
    review["marked"] = sorted(marked, key=lambda mark: -mark["cost"])
    review["curve"] = [{"step": step, "seat": seat, "value": value} for step, seat, value in findings["curve"]]
    review["plays"] = [_play(seat, findings["costs"]) for seat in range(shown.record.seats)]
    return review


def _play(seat: Seat, costs: list[tuple[Seat, float]]) -> SeatPlay:
    own = [cost for owner, cost in costs if owner == seat]
    return {"seat": seat, "choices": len(own), "close": sum(cost <= CLOSE for cost in own)}


def _candidate(data: dict[str, Any], game: Game) -> Candidate:
    number = game.notation.number
    line = tuple((step["seat"], number(step["action"])) for step in data["line"])
    # Reviews kept by earlier versions name no whole moves.
    move = tuple(number(action) for action in data.get("move", []))
    return Candidate(number(data["action"]), data["visits"], data["value"], data["rank"], line, move)
