"""How a game of Augustus stands, as a score pad shows it: points by source (AUG-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.augustus.rules.codes import SOURCE_COUNT, SOURCES

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.state import AugustusState


def points(state: AugustusState, seat: int) -> dict[str, int]:
    """The points of a seat by source, as if the game ended now."""
    return {name: state.score[seat * SOURCE_COUNT + n] for n, name in enumerate(SOURCES)}
