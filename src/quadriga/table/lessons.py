"""Lessons: a title learned step by step on its own board, in positions of real games.

A lesson is data (`lesson.json` of a title): the decisions that lead from each step to the next, what the learner is to
do there, and what to look at. Its words stand in the title's `locales/lesson.*.ftl`. Every position is played by the
engine, and the engine decides what a learner may do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from typing_extensions import TypedDict

from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.table.envelope import Envelope, PreviewData, envelope, preview
from quadriga.table.table import Table
from quadriga.words import Words

LUCK = 1
"""The seed of what chance does after a move that the lesson did not expect."""


class LessonStep(TypedDict):
    """One step: what is said, what is to be done (nothing where one only reads), and the table as it lies there.

    `light` names what the step speaks of, `move` is what the owl would do.
    """

    id: str
    title: str
    says: str
    task: str | None
    rule: str
    light: list[str]
    move: list[str]
    table: Envelope


class LessonData(TypedDict):
    """A lesson in a language."""

    game: str
    title: str
    steps: list[LessonStep]


class LearnedData(TypedDict):
    """What came of a learner's move: done, begun (there is more to decide), or another one than was asked for.

    `table` is what lies there now; after another move nothing has changed.
    """

    verdict: Literal["done", "begun", "other"]
    says: str
    table: Envelope | None


@dataclass(frozen=True)
class Step:
    """A step of a lesson: the game up to there, and the move that is asked for, if any."""

    id: str
    rule: str
    seat: Seat
    record: Record
    light: tuple[str, ...]
    move: tuple[str, ...]
    fits: tuple[Mapping[str, Any], ...]
    """What each decision of the move must say of itself; a list names several values."""
    then: tuple[tuple[Seat, str], ...]
    """What happens at once after that move: draws, and what others decide at the same time."""

    def match(self, played: Sequence[str] = ()) -> Match:
        """The game at this step, after some decisions of the learner; a decision that is not legal is refused."""
        match = Match.resume(self.record, Rng(LUCK))
        if not played:
            return match
        match.play_all(self.seat, played)
        if self._taken(match) != list(self.move):
            return match
        return Match.resume(_longer(self.record, [(self.seat, text) for text in self.move], self.then), Rng(LUCK))

    def _taken(self, match: Match) -> list[str]:
        """What the learner has decided since the step began, as far as something was asked for."""
        taken = [decision for decision in match.decisions[len(self.record.lines) :] if decision.seat == self.seat]
        return [match.game.notation.text(decision.action) for decision in taken[: len(self.fits)]]

    def verdict(self, match: Match) -> Literal["done", "begun", "other"]:
        """Whether a move begun at this step is what was asked for."""
        taken = [match.game.action(match.game.notation.number(text)).to_json() for text in self._taken(match)]
        if not all(_agrees(wanted, action) for wanted, action in zip(self.fits, taken, strict=False)):
            return "other"
        return "done" if len(taken) == len(self.fits) else "begun"


def _agrees(wanted: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    return all(
        action.get(name) in value if isinstance(value, list) else action.get(name) == value
        for name, value in wanted.items()
    )


def _longer(record: Record, *lines: Sequence[tuple[Seat, str]]) -> Record:
    return Record(**{**vars(record), "lines": [*record.lines, *(line for some in lines for line in some)]})


@lru_cache(maxsize=16)
def steps(title: str) -> tuple[Step, ...]:
    """The steps of a title's lesson; none where a title has no lesson.

    >>> [step.id for step in steps("caesar")][:3]
    ['aim', 'token', 'place']
    """
    path = registry.folder(title) / "lesson.json"
    if not path.exists():
        return ()
    data = json.loads(path.read_text(encoding="utf-8"))
    game = registry.load(title, rules_version=data["rules"])
    record, listed = Record.of(game.new()), []
    for step in data["steps"]:
        if "begin" in step:
            record = Record.of(game.new(step["begin"]["seats"], step["begin"].get("options")))
        record = _longer(record, _lines(step.get("before", ())))
        move = tuple(step.get("move", ()))
        then = tuple(_lines(step.get("then", ())))
        fits = step.get("fits") or [game.action(game.notation.number(text)).to_json() for text in move]
        seat = step.get("seat", data["seat"])
        listed.append(
            Step(step["id"], step["rule"], seat, record, tuple(step.get("light", ())), move, tuple(fits), then)
        )
        record = _longer(record, [(seat, text) for text in move], then)
    return tuple(listed)


def _lines(rows: Sequence[str]) -> list[tuple[Seat, str]]:
    split = (row.partition(" ") for row in rows)
    return [(CHANCE if who == "*" else int(who), what) for who, _, what in split]


def lesson(game: Game, language: str) -> LessonData:
    """The lesson of a title in a language.

    >>> from quadriga import games
    >>> data = lesson(games.load("caesar"), "fr")
    >>> data["steps"][0]["title"].endswith("douze marqueurs"), data["steps"][0]["table"]["seat"]
    (True, 0)
    """
    words = Words(language, game)
    shown = [_step(step, language) for step in steps(game.meta.id)]
    return {"game": game.meta.id, "title": words.say("title"), "steps": shown}


def _step(step: Step, language: str) -> LessonStep:
    match = step.match()
    words = Words(language, match.game)
    return {
        "id": step.id,
        "title": words.say(f"lesson-{step.id}"),
        "says": words.say(f"lesson-{step.id}-says"),
        "task": words.say(f"lesson-{step.id}-task") if step.move else None,
        "rule": step.rule,
        "light": list(step.light),
        "move": list(step.move),
        "table": _seen(match, step.seat, words),
    }


def _seen(match: Match, seat: Seat, words: Words, since: int | None = None) -> Envelope:
    return envelope(Table(match, [""] * match.state.seats, LUCK), seat, words, since)


def learn(step: Step, played: Sequence[str], language: str) -> LearnedData:
    """What comes of all the decisions a learner has taken at a step; one that is not legal is refused.

    >>> place = steps("caesar")[2]
    >>> learn(place, place.move, "en")["verdict"]
    'done'
    """
    before, match = step.match(), step.match(played)
    words = Words(language, match.game)
    verdict = step.verdict(match)
    if verdict == "other":
        own = f"lesson-{step.id}-else"
        return {"verdict": verdict, "says": words.say(own if words.has(own) else "lesson-else"), "table": None}
    says = words.say(f"lesson-{step.id}-done") if verdict == "done" else ""
    return {"verdict": verdict, "says": says, "table": _seen(match, step.seat, words, before.revision(step.seat))}


def consider(step: Step, played: Sequence[str], actions: Sequence[str], language: str) -> PreviewData:
    """What a move would do at a step, after some decisions of the learner."""
    match = step.match(played)
    numbers = [match.game.notation.number(action) for action in actions]
    return preview(match, step.seat, numbers, Words(language, match.game))


__all__ = ["LearnedData", "LessonData", "Step", "consider", "learn", "lesson", "steps"]
