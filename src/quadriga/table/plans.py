"""What a seat decides before it is asked: moves prepared ahead, and answers to what others may do.

A plan is a few lines, each a chain of steps: `when` somebody has decided this (or whatever they decide), play that.
Lines that begin alike are branches of one tree. Nobody but its seat hears of a plan; all that is asked here is answered
from what that seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from typing_extensions import TypedDict

from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.table.envelope import ActionData, GestureData, Question, action_data, gesture_data, question
from quadriga.table.lines import reading
from quadriga.words import Words

GUESSES = 12
"""So many worlds that the seat cannot tell apart are looked at: what is possible in any of them can be planned."""
LOOKED_THROUGH = 4
"""Whole moves are looked for in so many of them, and in those that bring decisions not seen before."""
TRIES = 60
"""What somebody is to decide first may not come up in every world."""
LONGEST_WAIT = 400
"""After so many decisions of others a seat is asked no more in this world."""


class Step(TypedDict):
    """Once the seat is asked: `actions`, if `when` was decided by another since the step before; null is anything."""

    when: str | None
    actions: list[str]


class OutlookData(TypedDict):
    """What a seat could decide when it is asked next, and what others could do until then; as far as it can know."""

    question: Question | None
    actions: list[ActionData]
    gestures: list[GestureData]
    others: list[ActionData]


def due(match: Match, seat: Seat, lines: Sequence[Sequence[Step]], since: int) -> Step | None:
    """The step of a plan that a seat takes now: of those whose `when` has come, the first; a named one goes first.

    `since` is how many entries the log had when the plan was made, or its last step was taken.

    >>> from quadriga import games
    >>> match = Match(games.load("empire").new(seats=2), Rng(4))
    >>> plan = [[{"when": None, "actions": ["a"]}], [{"when": "city roma", "actions": ["b"]}]]
    >>> due(match, 0, plan, len(match.log))["actions"]
    ['a']
    """
    steps = [line[0] for line in lines if line]
    decided = set[str]()
    if any(step["when"] is not None for step in steps):
        decided = {text for number, decider, text in match.known(seat) if number > since and decider != seat}
    named = (step for step in steps if step["when"] in decided)
    return next(named, next((step for step in steps if step["when"] is None), None))


def after(lines: Sequence[Sequence[Step]], step: Step) -> list[list[Step]]:
    """What is left of a plan once a step was taken."""
    return [list(line[1:]) for line in lines if line[:1] == [step] and len(line) > 1]


def outlook(match: Match, seat: Seat, path: Sequence[Step], words: Words, rng: Rng) -> OutlookData:
    """What a seat may plan once the steps of a path were taken, looked up in worlds it cannot tell from the real one.

    >>> from quadriga import games
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> data = outlook(match, 1, [], Words("en", match.game), Rng(1))
    >>> data["question"]["decision"], len(data["actions"]) > 20, len(data["others"]) > 20
    ('place', True, True)
    """
    game = match.game
    actions: dict[int, ActionData] = {}
    gestures: dict[tuple[int, ...], GestureData] = {}
    others: dict[int, ActionData] = {}
    asked: Question | None = None
    for n, (state, choices) in enumerate(_worlds(match, seat, path, rng)):
        others.update((action, action_data(game, action, words)) for action in choices if action not in others)
        read = reading(words, state, seat)
        asked = asked or question(state, seat, read)
        legal = state.legal(seat)
        is_new = any(action not in actions for action in legal)
        actions.update((action, action_data(game, action, read)) for action in legal if action not in actions)
        if n < LOOKED_THROUGH or is_new:
            for gesture in game.gestures(state, seat):
                gestures.setdefault(tuple(gesture.actions), gesture_data(game, gesture, read))
    return {
        "question": asked,
        "actions": [actions[action] for action in sorted(actions)],
        "gestures": list(gestures.values()),
        "others": [others[action] for action in sorted(others)],
    }


def _worlds(match: Match, seat: Seat, path: Sequence[Step], rng: Rng) -> Iterator[tuple[State, set[int]]]:
    """Worlds in which a path was taken and the seat is asked again, each with what others could have decided first."""
    count = 0
    for _ in range(TRIES):
        state = match.state.redeal(seat, rng)
        begun = all(_wait(state, seat, step["when"], rng) and _take(state, seat, step["actions"]) for step in path)
        if not begun:
            continue
        choices = _openly(state, seat)
        if _wait(state, seat, None, rng):
            yield state, choices
            count += 1
        if count == GUESSES:
            return


def _openly(state: State, seat: Seat) -> set[int]:
    """What others may decide now so that the seat can see it."""
    others = [actor for actor in state.actors() if actor != seat]
    secret = state.game.secret
    return {
        action
        for actor in others
        for action in state.legal(actor)
        if (hidden := secret(state, actor, action)) is None or seat in hidden.insiders
    }


def _wait(state: State, seat: Seat, when: str | None, rng: Rng) -> bool:
    """Let others decide at random, `when` as soon as they can, until the seat is asked; whether it came to that."""
    wanted = None if when is None else state.game.notation.number(when)
    for _ in range(LONGEST_WAIT):
        actors = state.actors()
        if seat in actors or not actors:
            return bool(actors) and wanted is None
        decider = next((actor for actor in actors if wanted in state.legal(actor)), actors[0])
        is_wanted = wanted is not None and wanted in state.legal(decider)
        state.play(decider, wanted if is_wanted and wanted is not None else state.sample(decider, rng))
        wanted = None if is_wanted else wanted
    return False


def _take(state: State, seat: Seat, actions: Iterable[str]) -> bool:
    for action in actions:
        number = state.game.notation.number(action)
        if number not in state.legal(seat):
            return False
        state.play(seat, number)
    return True


class ToldStep(Step):
    """A step in words, as well."""

    condition: str
    phrase: str


class PlanData(TypedDict):
    """What a seat has planned. `missed` says why the last plan was not played; empty where nothing was missed."""

    seat: int
    lines: list[list[ToldStep]]
    missed: str


def told(match: Match, seat: Seat, kept: Mapping[str, Any] | None, words: Words) -> PlanData:
    """A plan as it is kept, in words."""
    read = reading(words, match.state, seat)
    missed = kept["missed"] if kept else None
    return {
        "seat": seat,
        "lines": [[_told_step(match, step, read) for step in line] for line in (kept["lines"] if kept else ())],
        "missed": ""
        if not missed
        else read.say(f"plan-missed-{missed['why']}", move=_phrase(match, missed["actions"], read)),
    }


def _told_step(match: Match, step: Step, words: Words) -> ToldStep:
    condition = "" if step["when"] is None else _phrase(match, [step["when"]], words)
    return {**step, "condition": condition, "phrase": _phrase(match, step["actions"], words)}


def _phrase(match: Match, actions: Sequence[str], words: Words) -> str:
    return " · ".join(words.action(match.game.notation.number(action)) for action in actions)


__all__ = ["OutlookData", "PlanData", "Step", "after", "due", "outlook", "told"]
