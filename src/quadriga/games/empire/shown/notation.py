"""The actions of L'Empire de César that depend on its board; all others follow from `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.title.notation import Action
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.board import Board

BUILD = codes.ACTIONS.specs[codes.ROAD_AT]
CITY = codes.ACTIONS.specs[codes.CITY_AT]
COUNT = codes.ACTIONS.specs[codes.COUNT_AT]


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Those that depend on the board, each with its number."""
    for n, city in enumerate(board.places):
        if n != codes.ROME:
            yield CITY(n, city)
    for n, (place, other) in enumerate(board.between):
        # EMP-R3: no route leads on from Rome.
        if place != codes.ROME:
            yield BUILD(2 * n, board.places[place], board.places[other])
        if other != codes.ROME:
            yield BUILD(2 * n + 1, board.places[other], board.places[place])
    for seat, player in enumerate(codes.PLAYERS):
        for pieces in range(codes.PIECES):
            yield COUNT(seat * codes.PIECES + pieces, player, pieces)
