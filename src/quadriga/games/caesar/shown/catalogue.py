"""What never changes in a game of Caesar!, as plain named data: the map, the pieces, the solo game's tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.caesar.rules import codes

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.board import Board


def board_data(board: Board) -> dict[str, Any]:
    """The board for whoever draws it. Places are given by latitude and longitude.

    >>> from quadriga import games
    >>> board = games.load("caesar").board_data()
    >>> next(border for border in board["borders"] if border["double_circle"])["between"]
    ['sardinia', 'gallia']
    """
    return {
        "sides": [{"id": side["id"], "colour": side["colour"]} for side in board.components["sides"]],
        "provinces": [_province(board, p) for p in range(len(board.provinces))],
        "borders": [_border(board, b) for b in range(len(board.borders))],
        "tokens": [_token(board, t) for t in range(len(board.tokens))],
        "bonuses": [
            {
                "id": name,
                "effects": [codes.EFFECT_NAMES[effect] for effect in board.effects[n]],
                "count": board.bonus_count[n],
                "set": board.bonus_set[n],
            }
            for n, name in enumerate(board.bonuses)
        ],
        "markers": board.markers,
        "hand": dict(board.hand),
        "crassus": _crassus(board),
    }


def _province(board: Board, p: int) -> dict[str, Any]:
    row = board.components["provinces"][p]
    fixed = board.fixed_bonus[p]
    return {
        "id": board.provinces[p],
        "name": board.province_names[p],
        "lat": row["lat"],
        "lon": row["lon"],
        "marker_spaces": board.spaces[p],
        "second_space": row.get("second_space"),
        "fixed_bonus": None if fixed == codes.NONE else board.bonuses[fixed],
        "landlocked": board.landlocked[p],
        "borders": [border for b, border in enumerate(board.borders) if p in board.between[b]],
    }


def _border(board: Board, b: int) -> dict[str, Any]:
    row = board.components["borders"][b]
    return {
        "id": board.borders[b],
        "number": b + 1,
        "between": [board.provinces[p] for p in board.between[b]],
        "icon": codes.ICONS[board.icon[b]],
        "double_circle": board.double[b],
        "lat": row["lat"],
        "lon": row["lon"],
    }


def _token(board: Board, t: int) -> dict[str, Any]:
    icons = [codes.ICONS[icon] for icon in board.icons[t]]
    return {
        "id": board.tokens[t],
        "icons": [*icons, "laurel"] if board.laurel[t] else icons,
        "values": list(board.values[t]),
        "in_bag": board.in_bag[t],
        "centurions": board.in_camp[t],
    }


def _crassus(board: Board) -> dict[str, Any]:
    """His row, the Command tiles, and how many of each make up a deck, without and with centurions."""
    return {
        "row": board.row,
        "tiles": [
            {"id": name, "actions": [codes.TILE_STEPS[step] for step in board.tile_steps[n]]}
            for n, name in enumerate(board.tiles)
        ],
        "decks": {
            name: {
                level: {tile: count for tile, count in zip(board.tiles, board.decks[name, level], strict=True) if count}
                for level in ("easy", "normal", "hard")
            }
            for name in ("base", "centurions")
        },
    }
