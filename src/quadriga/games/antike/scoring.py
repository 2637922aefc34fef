"""How a game of Antike ended, as a score pad shows it: personalities by stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.outcome import Outcome
from quadriga.games.antike.codes import OVER, REASONS, SOURCES, STACKS

if TYPE_CHECKING:
    from quadriga.games.antike.rules import AntikeState


def points(state: AntikeState, nation: int) -> dict[str, int]:
    """The personalities of a nation by stack."""
    return {name: state.cards[nation * STACKS + n] for n, name in enumerate(SOURCES)}


def of_seats(state: AntikeState) -> tuple[dict[str, int], ...]:
    """The points of each seat by source, as they stand; with two players the better nation counts (ANT-R35)."""
    return tuple(points(state, state.best_nation(seat)) for seat in range(state.seats))


def outcome(state: AntikeState) -> Outcome | None:
    """Ranks, points and reason, or None while the game goes on."""
    if state.decision != OVER:
        return None
    ranks = tuple(state.rank(seat) for seat in range(state.seats))
    return Outcome(ranks, of_seats(state), REASONS[state.reason])
