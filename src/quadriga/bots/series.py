"""Whole games between bots, one after another, each from its own seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from quadriga.bots.bot import Bot, decide, tell
from quadriga.core.outcome import Outcome
from quadriga.core.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.core.state import State


@dataclass(frozen=True)
class Result:
    """One finished game: how it ended and how many decisions it took, chance included."""

    outcome: Outcome
    decisions: int
    record: Record


def play_one(start: State, bots: Sequence[Bot], rng: Rng, watch: Callable[[State], None] | None = None) -> Result:
    """Play one game from a state that has not begun; `watch` is shown every position.

    >>> from quadriga import games, bots, Rng
    >>> result = play_one(games.load("caesar").new(seats=2), bots.make_all("random", 2), Rng(4))
    >>> len(result.record.lines) == result.decisions
    True
    """
    state = start.clone()
    record = Record.of(start)
    text = state.game.notation.text
    while actors := state.actors():
        seat = actors[0]
        action = state.sample(CHANCE, rng) if seat == CHANCE else decide(bots[seat], state, seat, rng)
        tell(enumerate(bots), state, seat, action)
        state.play(seat, action)
        record.lines.append((seat, text(action)))
        if watch is not None:
            watch(state)
    outcome = state.outcome()
    assert outcome is not None
    record.close(outcome)
    return Result(outcome, len(record.lines), record)


def series(start: State, bots: Sequence[Bot], games: int, seed: int) -> Iterator[Result]:
    """That many games; the n-th depends on `seed` and n alone."""
    for n in range(games):
        yield play_one(start, bots, Rng(seed * 1_000_003 + n))
