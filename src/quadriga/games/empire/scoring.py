"""How a game of L'Empire de César ended, as a score pad shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.outcome import Outcome
from quadriga.games.empire.codes import OVER, REASONS, SOURCES

if TYPE_CHECKING:
    from quadriga.games.empire.rules import EmpireState


def points(state: EmpireState, seat: int) -> dict[str, int]:
    """The points of a seat by source, were the game to end now (EMP-17 to EMP-22)."""
    return dict(zip(SOURCES, state.points(seat), strict=True))


def of_seats(state: EmpireState) -> tuple[dict[str, int], ...]:
    """The points of each seat by source, as they stand."""
    return tuple(points(state, seat) for seat in range(state.seats))


def outcome(state: EmpireState) -> Outcome | None:
    """Ranks, points and reason, or None while the game goes on."""
    if state.decision != OVER:
        return None
    ranks = tuple(state.rank(seat) for seat in range(state.seats))
    return Outcome(ranks, of_seats(state), REASONS[state.reason])
