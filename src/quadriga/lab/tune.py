"""Tuning of an insight: bots play, positions are noted with how the game ended, weights are fitted to them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from inspect import getfile
from itertools import count
from pathlib import Path
from typing import Any

from quadriga import bots
from quadriga.bots import Bot, decide
from quadriga.core.components import data
from quadriga.core.errors import BadOption
from quadriga.core.learning.experience import Experience, Weights
from quadriga.core.learning.insight import Insight
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.lab.executors import in_order
from quadriga.lab.fit import Fit, Lesson, Sample, fit
from quadriga.table.series import nth, play_one

SAMPLE = 25
"""How many positions of a game are noted."""
RANDOM_EVERY = 10
"""In the opening one decision in so many is taken at random: bots alike would see too little of what can happen."""
OPENING = 0.4


@dataclass(frozen=True)
class Study:
    """What is to be learnt from: games of one setting, all seats taken by bots of one name."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: str
    seed: int


@dataclass(frozen=True)
class Task:
    """One game of a study, played with the experience of the moment."""

    study: Study
    number: int
    experience: Experience


def study(
    begin: Study,
    games: int,
    rounds: int,
    executor: Executor,
    ahead: int = 1,
    played: Callable[[], object] = lambda: None,
    step: float = 1.0,
) -> Iterator[Fit]:
    """A fit a round; each round plays new games, with the weights of the round before. `played` is told each game.

    With a step of less than 1 the weights go only that part of the way from the old ones to those that fit best: games
    between like minds say little about what they never do.
    """
    title = registry.load(begin.game)
    insight = title.insight(title.new(begin.seats, begin.options))
    if insight is None:
        raise BadOption("no-insight", title=title.meta.name)
    experience = title.experience
    for n in range(rounds):
        tasks = [Task(begin, n * games + number, experience) for number in range(games)]
        lessons = []
        for _, lesson in in_order(executor, lesson_of, tasks, ahead):
            lessons.append(lesson)
            played()
        fitted = part_way(experience.weights.get(begin.seats, {}), fit(insight.FEATURES, lessons), step)
        experience = replace(experience, weights={**experience.weights, begin.seats: fitted.weights})
        yield fitted


def part_way(old: Weights, fitted: Fit, step: float) -> Fit:
    """The fit with weights on the way from old ones to its own."""
    if step == 1.0 or not old:
        return fitted
    weights = {}
    for name, (early, late) in fitted.weights.items():
        from_early, from_late = old.get(name, (early, late))
        weights[name] = (
            round(from_early + step * (early - from_early), 4),
            round(from_late + step * (late - from_late), 4),
        )
    return replace(fitted, weights=weights)


@cache
def _pupil(game: str) -> Game:
    """A title of its own: what is tried here must not reach games elsewhere in this process."""
    pupil: Game = type(registry.load(game))()
    return pupil


def lesson_of(task: Task) -> Lesson:
    """Play one game; it depends on the task alone."""
    title = _pupil(task.study.game)
    title.experience = task.experience
    state = title.new(task.study.seats, task.study.options)
    seed = nth(task.study.seed, task.number)
    # Apart from the bots' own chance, so that neither disturbs the other.
    source = Rng(-1 - seed)
    whim, pick = source.branch(), source.branch()

    def watching(state: State) -> Insight:
        insight = title.insight(state)
        assert insight is not None
        return insight

    def ask(bot: Bot, state: State, seat: Seat, rng: Rng) -> int:
        insight = watching(state)
        insight.features()
        if insight.progress < OPENING and whim.below(RANDOM_EVERY) == 0:
            return state.sample(seat, whim)
        return decide(bot, state, seat, rng)

    kept: list[Sample] = []
    seen = count(1)

    def note(state: State, seat: Seat) -> None:
        # Every position after a decision is as likely to be kept as any other, however long the game will be.
        n = next(seen)
        place = len(kept) if len(kept) < SAMPLE else pick.below(n)
        if place < SAMPLE:
            insight = watching(state)
            rows = insight.features()
            kept[place : place + 1] = [Sample(insight.progress, rows)]

    for name in task.study.bots.split(","):
        bots.admit(name.strip())
    players = bots.make_all(task.study.bots, state.seats)
    outcome = play_one(state, players, seed, ask, note, fixed_draws=True).outcome
    return Lesson(outcome.ranks, kept)


# ---- the file --------------------------------------------------------------------------------------------------------


def file_of(title: Game) -> Path:
    """Where the experience of a title is kept."""
    return Path(getfile(type(title))).with_name("data") / "insight.json"


def store(path: Path, seats: int, command: str, fitted: Fit) -> None:
    """Write the weights for that number of seats into a file and leave all else in it as it is."""
    content: dict[str, Any] = data.read(path) if path.exists() else {}
    content.setdefault("tuned", {})[str(seats)] = {
        "command": command,
        "games": fitted.games,
        "positions": fitted.positions,
        "loss": round(fitted.loss, 4),
        "weights": {name: list(pair) for name, pair in fitted.weights.items()},
    }
    text = json.dumps(content, indent=2, ensure_ascii=False)
    # A pair of weights reads better on one line.
    text = re.sub(r"\[\s+([^][{}]*?)\s+\]", lambda match: "[" + re.sub(r"\s+", " ", match[1]) + "]", text)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
