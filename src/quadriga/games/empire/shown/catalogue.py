"""What never changes in a game of L'Empire de César: both maps, cities, wealth, tables of points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.empire.rules import codes

if TYPE_CHECKING:
    from quadriga.games.empire.rules.board import Board, Map


def board_data(board: Board) -> dict[str, Any]:
    """The components as plain named data; everything goes by its id."""
    parts = board.components
    return {
        "players": list(codes.PLAYERS),
        "colours": {
            name: {key: parts["colours"][name][key] for key in ("shape", "hex", "ink")} for name in board.colours
        },
        "places": {name: _place(board, place) for place, name in enumerate(board.places)},
        "maps": {sheet.name: _map(board, sheet) for sheet in board.maps},
        "wealth": {
            kind: {"count": board.wealth[n], "left_out": board.left_out[n]} for n, kind in enumerate(board.kinds)
        },
        "roads": board.roads,
        "bonus": board.bonus,
        # Points for 0, 1, 2 … tokens.
        "tables": {"different": board.different, "same": board.same, "gold": board.gold_table},
    }


def _place(board: Board, place: int) -> dict[str, Any]:
    """A city and its token; Rome has none."""
    parts, rome = board.components, place == codes.ROME
    spot = parts["rome"] if rome else parts["cities"][board.places[place]]
    return {
        "name": board.place_names[place],
        "lat": spot["lat"],
        "lon": spot["lon"],
        "colour": None if rome else board.colours[board.colour[place]],
        "value": None if rome else board.value[place],
    }


def _map(board: Board, sheet: Map) -> dict[str, Any]:
    """EMP-1: one side of the board; cities in the order in which wealth is laid out."""
    return {
        "players": list(sheet.players),
        "cities": [board.places[city] for city in sheet.cities],
        "lines": {
            board.lines[line]: {"between": [board.places[place] for place in board.between[line]], "length": length}
            for line, length in sheet.lengths.items()
        },
    }
