"""What a person can choose from: whole moves where a title lists them, and every decision that begins none of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.gesture import Gesture
from quadriga.words import Words


@dataclass(frozen=True)
class Choice:
    """One thing to choose: a phrase, the decisions that it stands for, and what it is about."""

    phrase: str
    actions: tuple[int, ...]
    fields: Mapping[str, Any] = field(default_factory=dict)
    """What it names, in the order in which people think of it: a token, its place, which way round."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """What each field is a name of."""
    gesture: Gesture | None = None


def choices(state: State, seat: Seat, words: Words) -> list[Choice]:
    """All choices of a seat.

    >>> from quadriga import games, Rng
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=3)
    >>> empire.deal(state, Rng(1))
    >>> offered = choices(state, state.actors()[0], Words("en", empire))
    >>> {choice.actions[0] for choice in offered} == set(state.legal(state.actors()[0]))
    True
    """
    gestures = state.game.gestures(state, seat)
    begun = {gesture.actions[0] for gesture in gestures}
    whole = [_whole(gesture, words) for gesture in gestures]
    return whole + [_single(state, action, words) for action in state.legal(seat) if action not in begun]


def _whole(gesture: Gesture, words: Words) -> Choice:
    kinds = {name: gesture.kinds.get(name, name) for name in gesture.fields}
    return Choice(words.gesture(gesture), tuple(gesture.actions), gesture.fields, kinds, gesture)


def _single(state: State, number: int, words: Words) -> Choice:
    action = state.game.action(number)
    fields = {name: value for name, value in action.to_json().items() if name != "do"}
    kinds = {name: action.kinds.get(name, name) for name in fields}
    return Choice(words.action(number), (number,), fields, kinds)
