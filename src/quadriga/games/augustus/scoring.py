"""How a game of Augustus stands, as a score pad shows it: points by source (AUG-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.outcome import Outcome
from quadriga.games.augustus.codes import OVER, REASONS, SOURCE_COUNT, SOURCES

if TYPE_CHECKING:
    from quadriga.games.augustus.rules import AugustusState


def points(state: AugustusState, seat: int) -> dict[str, int]:
    """The points of a seat by source, as if the game ended now."""
    return {name: state.score[seat * SOURCE_COUNT + n] for n, name in enumerate(SOURCES)}


def of_seats(state: AugustusState) -> tuple[dict[str, int], ...]:
    """The points of each seat by source, as they stand."""
    return tuple(points(state, seat) for seat in range(state.seats))


def outcome(state: AugustusState) -> Outcome | None:
    """Ranks, points and reason, or None while the game goes on."""
    if state.decision != OVER:
        return None
    ranks = tuple(state.rank(seat) for seat in range(state.seats))
    return Outcome(ranks, of_seats(state), REASONS[state.reason])
