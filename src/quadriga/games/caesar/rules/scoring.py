"""How a game of Caesar! stands, as a score pad shows it: markers by where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.caesar.rules.codes import SOURCES

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.state import CaesarState


def of_side(state: CaesarState, side: int) -> dict[str, int]:
    """The control markers of a side by where they lie."""
    return {name: state.placed[side * len(SOURCES) + n] for n, name in enumerate(SOURCES)}


def points(state: CaesarState, seat: int) -> dict[str, int]:
    """The control markers of a seat by where they lie."""
    return of_side(state, seat if state.seats == 2 else state.human)  # type: ignore[attr-defined]
