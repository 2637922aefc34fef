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


def outcome(state: EmpireState) -> Outcome | None:
    """Ranks, points and reason, or None while the game goes on."""
    if state.decision != OVER:
        return None
    seats = range(state.seats)
    return Outcome(
        tuple(state.rank(seat) for seat in seats), tuple(points(state, seat) for seat in seats), REASONS[state.reason]
    )
