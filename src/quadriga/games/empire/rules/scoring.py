"""How a game of L'Empire de César stands, as a score pad shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.empire.rules.codes import SOURCES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from quadriga.games.empire.rules.board import Board
    from quadriga.games.empire.rules.state import EmpireState


def points(state: EmpireState, seat: int) -> dict[str, int]:
    """The points of a seat by source, were the game to end now (EMP-17 to EMP-22)."""
    return dict(zip(SOURCES, state.points(seat), strict=True))


def by_row(board: Board, held: Mapping[str, int]) -> list[int]:
    """EMP-18, EMP-R13: what each row of different goods pays, the longest first."""
    rows = max((held.get(kind, 0) for kind in board.goods), default=0)
    return [board.different[sum(held.get(kind, 0) >= row for kind in board.goods)] for row in range(1, rows + 1)]


def by_kind(board: Board, held: Mapping[str, int]) -> dict[str, int]:
    """EMP-19: what the column of each kind of goods pays."""
    return {kind: board.same[held[kind]] for kind in board.goods if kind in held}


def by_colour(board: Board, cities: Sequence[int], whole: Sequence[int]) -> dict[str, int]:
    """EMP-17: what the cities of each colour pay; EMP-26: their sum where all of `whole` in that colour are owned."""
    paid = {}
    for n, colour in enumerate(board.colours):
        own = [city for city in cities if board.colour[city] == n]
        if own:
            values = [board.value[city] for city in own]
            every = whole and all(city in own for city in whole if board.colour[city] == n)
            paid[colour] = sum(values) if every else max(values)
    return paid
