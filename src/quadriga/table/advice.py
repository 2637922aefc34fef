"""What a bot advises, in words: the whole move, what it brings, what it expects of it and what it foresees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from quadriga.bots import Candidate
from quadriga.core.errors import QuadrigaError
from quadriga.core.gesture import Gesture
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.words import Words

MOST_MOVES = 5
"""How many moves are advised at most."""
MOST_STEPS = 4
"""How far ahead the line foreseen is told."""
TURN = "turn-began"
"""That the turn goes on or over is no reason for a move."""
MOST_DECISIONS = 3
"""How many decisions of one seat in a row are told."""


class StepData(TypedDict):
    """What a seat is expected to decide, in one go."""

    seat: int
    actions: list[str]
    phrase: str


class HintData(TypedDict):
    """What the best bot thinks of a move: the value it expects from 0 to 1, the rank, and how often it tried it.

    `actions` is the whole move that begins with `action`, `reason` what it brings at once, `line` what is expected to
    follow: a guess of what others may do, made from nothing but what the seat knows.
    """

    action: str
    actions: list[str]
    phrase: str
    value: float
    rank: float
    visits: int
    reason: list[str]
    line: list[StepData]


def advice(state: State, seat: Seat, candidates: Sequence[Candidate], words: Words) -> list[HintData]:
    """The best of what a search thinks, in words.

    >>> from quadriga import games, Rng
    >>> from quadriga.bots import Search
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=3)
    >>> empire.deal(state, Rng(1))
    >>> seat = state.actors()[0]
    >>> found = Search(iterations=300).consider(state, seat, Rng(2))
    >>> best = advice(state, seat, found, Words("en", empire))[0]
    >>> best["actions"][0] == best["action"], len(best["actions"]) > 1, 1 <= best["rank"] <= 3
    (True, True, True)
    """
    gestures = state.game.gestures(state, seat)
    return [_hint(state, seat, one, gestures, words) for one in candidates[:MOST_MOVES]]


def _hint(state: State, seat: Seat, one: Candidate, gestures: Iterable[Gesture], words: Words) -> HintData:
    text = state.game.notation.text
    own = _own_decisions(seat, one)
    gesture = _whole_move(own, gestures)
    actions = own[:1] if gesture is None else list(gesture.actions)
    # What the whole move already says is not foreseen once more.
    begun = len(own) - 1 if gesture is not None else 0
    return {
        "action": text(one.action),
        "actions": [text(action) for action in actions],
        "phrase": words.action(one.action) if gesture is None else words.gesture(gesture),
        "value": round(one.value, 4),
        "rank": round(one.rank, 2),
        "visits": one.visits,
        "reason": _reason(state, seat, actions, words),
        "line": _line(state, one.line[begun:], words),
    }


def _own_decisions(seat: Seat, one: Candidate) -> list[int]:
    """What the seat decides before anybody else does."""
    own = [one.action]
    for decider, action in one.line:
        if decider != seat:
            break
        own.append(action)
    return own


def _whole_move(own: list[int], gestures: Iterable[Gesture]) -> Gesture | None:
    """The listed move that goes furthest along with the decisions foreseen; the first of those that go as far."""

    def agreement(gesture: Gesture) -> int:
        # Decisions without an alternative are part of the move, but the search does not speak of them.
        rest = list(gesture.actions)
        for n, action in enumerate(own):
            if action not in rest:
                return n
            rest = rest[rest.index(action) + 1 :]
        return len(own)

    fitting = [gesture for gesture in gestures if gesture.actions[0] == own[0]]
    return max(fitting, key=agreement, default=None)


def _reason(state: State, seat: Seat, actions: Sequence[int], words: Words) -> list[str]:
    """What the move brings to the seat, beside that it is made."""
    try:
        told = state.game.preview(state, seat, *actions).events
    except QuadrigaError:
        return []
    own = [event for event in told[len(actions) :] if event["seat"] == seat and event["event"] != TURN]
    return [words.event(event) for event in own]


def _line(state: State, line: Sequence[tuple[Seat, int]], words: Words) -> list[StepData]:
    """The decisions foreseen, those of one seat in a row together."""
    text = state.game.notation.text
    steps: list[StepData] = []
    for seat, action in line:
        if steps and steps[-1]["seat"] == seat:
            if len(steps[-1]["actions"]) < MOST_DECISIONS:
                steps[-1]["actions"].append(text(action))
                steps[-1]["phrase"] += words.say("hint-and", action=words.action(action))
        elif len(steps) == MOST_STEPS:
            break
        else:
            steps.append({"seat": seat, "actions": [text(action)], "phrase": words.action(action)})
    return steps
