"""Whole games between bots, one after another, each from its own seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from quadriga.bots import Bot, decide
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title.events import Event
from quadriga.core.title.outcome import Outcome
from quadriga.table.table import Table, Think


@dataclass(frozen=True)
class Result:
    """One finished game: how it ended, how many decisions it took, chance included, and what happened."""

    outcome: Outcome
    decisions: int
    record: Record
    events: list[Event]


def play_one(
    start: State,
    bots: Sequence[Bot],
    seed: int,
    think: Think = decide,
    played: Callable[[State, Seat], None] = lambda state, seat: None,
    fixed_draws: bool = False,
) -> Result:
    """Play one game from a state that has not begun; `played` is shown the position after every free decision.

    >>> from quadriga import games, bots
    >>> result = play_one(games.load("caesar").new(seats=2), bots.make_all("random", 2), seed=4)
    >>> len(result.record.lines) == result.decisions
    True
    """
    match = Match(start, Rng(seed), fixed_draws)
    table = Table(match, bots, seed, think)
    table.run_bots(lambda seat: played(match.state, seat))
    outcome = match.state.outcome()
    assert outcome is not None
    return Result(outcome, len(match.decisions), match.record, match.events)


def series(start: State, bots: Sequence[Bot], games: int, seed: int) -> Iterator[Result]:
    """That many games; the n-th depends on `seed` and n alone."""
    for n in range(games):
        yield play_one(start, bots, nth(seed, n))


def nth(seed: int, n: int) -> int:
    """The seed of the n-th game of a series."""
    return seed * 1_000_003 + n
