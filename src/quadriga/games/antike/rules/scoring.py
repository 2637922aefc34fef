"""How a game of Antike stands, as a score pad shows it: personalities by stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.antike.rules.codes import SOURCES, STACKS

if TYPE_CHECKING:
    from quadriga.games.antike.rules.state import AntikeState


def points(state: AntikeState, seat: int) -> dict[str, int]:
    """The personalities of a seat by stack; with two players the better nation counts (ANT-R35)."""
    nation = state.best_nation(seat)
    return {name: state.cards[nation * STACKS + n] for n, name in enumerate(SOURCES)}
