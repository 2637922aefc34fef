"""What never changes in a game of Augustus, as plain named data: all objectives in full, rewards, tokens, legions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.core.components import data
from quadriga.games.augustus.rules import codes

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.board import Board

PLACES = Path(__file__).parents[1] / "data" / "places.json"
"""Where provinces lie, by name; it is no part of the components, since no rule asks for it."""


def board_data(board: Board) -> dict[str, Any]:
    """The components; everything goes by its id."""
    places = data.read(PLACES)["places"]
    return {
        "symbols": list(codes.SYMBOL_NAMES),
        "colours": list(codes.COLOUR_NAMES),
        "resources": list(codes.RESOURCE_NAMES),
        "tokens": dict(zip(codes.TOKEN_NAMES, board.tokens, strict=True)),
        "objectives": {
            number: {**_objective(board, card), **_place(board, card, places)}
            for card, number in enumerate(board.objectives)
        },
        "rewards": {name: _reward(board, reward) for reward, name in enumerate(board.rewards)},
        "legions": {"total": board.legions, "per_player": board.per_player},
        "row": board.row,
        "start": {"dealt": board.deal, "kept": board.keep},
        "goal": board.goal,
    }


def _objective(board: Board, card: int) -> dict[str, Any]:
    """An objective as it is printed; `doubt` says what one source alone vouches for (AUG-R37)."""
    power = None
    if board.power[card] != codes.NO_POWER:
        power = {"kind": codes.POWER_NAMES[board.power[card]], **_power_values(board, card)}
    return {
        "name": board.names[card],
        "colour": codes.COLOUR_NAMES[board.colour[card]],
        "resources": [codes.RESOURCE_NAMES[r] for r in board.produces[card]],
        "points": board.points[card],
        "slots": {name: board.slots[card][n] for n, name in enumerate(codes.SYMBOL_NAMES) if board.slots[card][n]},
        "power": power,
        "red": board.red[card],
        "doubt": board.doubts[card],
    }


def _power_values(board: Board, card: int) -> dict[str, Any]:
    kind, values = board.power[card], board.power_values[card]
    if kind == codes.EQUIVALENCE:
        return {"symbols": [codes.SYMBOL_NAMES[symbol] for symbol in values]}
    if kind == codes.MOBILISE_SYMBOL:
        return {"symbol": codes.SYMBOL_NAMES[values[0]], "count": values[1]}
    if kind in (codes.MOBILISE_ANY, codes.EXTRA_LEGIONS, codes.REMOVE_LEGIONS):
        return {"count": values[0]}
    if kind == codes.POINTS_PER_SYMBOL:
        return {"symbol": codes.SYMBOL_NAMES[values[0]], "points": values[1], "cap": values[2]}
    if kind == codes.POINTS_PER_COLOUR:
        return {"colour": codes.COLOUR_NAMES[values[0]], "points": values[1]}
    if kind == codes.POINTS_PER_RED:
        return {"points": values[0]}
    return {}


def _place(board: Board, card: int, places: dict[str, dict[str, float | None]]) -> dict[str, float | None]:
    """Where a province lies; nowhere for senators and for provinces of a player's own."""
    return places.get(board.names[card], {"lat": None, "lon": None})


def _reward(board: Board, reward: int) -> dict[str, Any]:
    kind, what = board.reward_kind[reward], board.reward_what[reward]
    shown: dict[str, Any] = {"kind": codes.REWARD_KINDS[kind], "points": board.reward_points[reward]}
    if kind == codes.FOR_COLOUR:
        shown |= {"colour": codes.COLOUR_NAMES[what], "need": board.reward_need[reward]}
    elif kind == codes.FOR_COUNT:
        shown |= {"exactly": board.reward_need[reward]}
    elif kind == codes.FOR_RESOURCE:
        shown |= {"resource": codes.RESOURCE_NAMES[what]}
    return shown
