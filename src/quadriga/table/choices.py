"""What a person can choose from: whole moves where a title lists them, and every decision that begins none of them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.words import Words


@dataclass(frozen=True)
class Choice:
    """One thing to choose: a phrase, and the decisions that it stands for."""

    phrase: str
    actions: tuple[int, ...]


def choices(state: State, seat: Seat, words: Words) -> list[Choice]:
    """All choices of a seat.

    >>> from quadriga import games, Rng
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=3)
    >>> empire.deal(state, Rng(1))
    >>> offered = choices(state, state.actors()[0], Words("en", empire))
    >>> {one.actions[0] for one in offered} == set(state.legal(state.actors()[0]))
    True
    """
    gestures = state.game.gestures(state, seat)
    begun = {gesture.actions[0] for gesture in gestures}
    whole = [Choice(words.gesture(gesture), tuple(gesture.actions)) for gesture in gestures]
    single = [Choice(words.action(action), (action,)) for action in state.legal(seat) if action not in begun]
    return whole + single
