"""The coach: a word before a grave mistake is played, from nothing but what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typing_extensions import TypedDict

from quadriga.bots import Candidate, Search
from quadriga.bots.slices import Slices, whole
from quadriga.bots.verdict import judging
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.table.advice import HintData, advice
from quadriga.words import Words

SOONER = 0.5
"""What no sensible player would weigh is a grave mistake at this share of the cost of others."""
MOST_LOOKS = 3
"""How many decisions of one move are looked at."""


class CoachData(TypedDict):
    """What the coach says of a move: whether it is grave, what is expected of it, and what would be better."""

    grave: bool
    value: float | None
    instead: HintData | None


@dataclass(frozen=True)
class Doubt:
    """A decision of a move that gives much away: the position before it, what is expected of it, what is better."""

    state: State
    value: float
    best: Candidate


def doubt(state: State, seat: Seat, actions: Sequence[int], adviser: Search, rng: Rng) -> Doubt | None:
    """The first decision of a move that is a grave mistake, as far as a quick look can tell; runs in a worker.

    What is grave differs: in a title of many small decisions each of them costs little (`Experience.grave`).

    >>> from quadriga.bots.levels import Level
    >>> from quadriga.table.lessons import steps
    >>> match = steps("empire")[0].match()
    >>> number, adviser = match.game.notation.number, Level(5, 2000)
    >>> doubt(match.state, 0, [number("city thessalonica")], adviser, Rng(1)) is None
    True
    >>> doubted = doubt(match.state, 0, [number("city messana")], adviser, Rng(1))
    >>> match.game.notation.text(doubted.best.action)
    'city thessalonica'
    """
    return whole(doubting(state, seat, actions, adviser, rng))


def doubting(state: State, seat: Seat, actions: Sequence[int], adviser: Search, rng: Rng) -> Slices[Doubt | None]:
    """The same in slices."""
    guess = state.redeal(seat, rng.branch()).before_the_others(seat)
    grave = state.game.experience.grave
    looks = 0
    for action in actions:
        legal = guess.legal(seat)
        if action not in legal or looks == MOST_LOOKS:
            return None
        if len(legal) > 1:
            looks += 1
            verdict = yield from judging(guess, seat, action, adviser, rng, grave)
            if verdict.fault >= (grave if verdict.weighed else SOONER * grave):
                return Doubt(guess, verdict.taken.value, verdict.best)
        guess.play(seat, action)
    return None


def word(doubted: Doubt | None, seat: Seat, words: Words) -> CoachData:
    """What the coach says."""
    if doubted is None:
        return {"grave": False, "value": None, "instead": None}
    [instead] = advice(doubted.state, seat, [doubted.best], words)
    return {"grave": True, "value": round(doubted.value, 4), "instead": instead}
