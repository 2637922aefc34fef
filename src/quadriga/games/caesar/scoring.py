"""How a game of Caesar! ended, as a score pad shows it: markers by where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.outcome import Outcome
from quadriga.games.caesar.codes import NONE, OVER, REASONS, SOURCES

if TYPE_CHECKING:
    from quadriga.games.caesar.rules import CaesarState


def points(state: CaesarState, side: int) -> dict[str, int]:
    """The control markers of a side by where they lie."""
    return {name: state.placed[side * len(SOURCES) + n] for n, name in enumerate(SOURCES)}


def of_seats(state: CaesarState) -> tuple[dict[str, int], ...]:
    """The points of each seat by source, as they stand."""
    sides = range(2) if state.seats == 2 else (state.human,)  # type: ignore[attr-defined]
    return tuple(points(state, side) for side in sides)


def outcome(state: CaesarState) -> Outcome | None:
    """Ranks, points and reason, or None while the game goes on."""
    if state.decision != OVER:
        return None
    reason = REASONS[state.reason]
    if state.seats == 2:
        ranks = tuple(1 if state.winner in (NONE, side) else 2 for side in range(2))
        return Outcome(ranks, of_seats(state), reason)
    human: int = state.human  # type: ignore[attr-defined]
    rank = 1 if state.winner in (NONE, human) else 2
    return Outcome((rank,), of_seats(state), reason, points(state, 1 - human))
