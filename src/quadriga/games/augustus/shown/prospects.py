"""What an objective would bring a seat once it is under control, as things stand: in points, and to what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.augustus.rules import codes

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.board import Board
    from quadriga.games.augustus.rules.state import AugustusState


def prospects(state: AugustusState, board: Board, seat: int) -> dict[str, dict[str, Any]]:
    """What each objective of the row would bring a seat, by its number; `state` may be a snapshot."""
    mine = [card for card in range(len(board.objectives)) if state.where[card] == codes.CONTROL + seat]
    row = [state.row[n] for n in range(state.row_size)]
    return {board.objectives[card]: _prospect(state, board, mine, card) for card in row}


def _prospect(state: AugustusState, board: Board, mine: list[int], card: int) -> dict[str, Any]:
    """Its own points, what others under control gain by it, the rewards it completes, its place in its colour."""
    capped = bool(state.tables.capped)
    then = [*mine, card]
    more = {board.objectives[own]: _worth(board, then, own, capped) - _worth(board, mine, own, capped) for own in mine}
    colours = [board.colour[own] for own in then]
    return {
        "points": _worth(board, then, card, capped),
        "grows": {number: points for number, points in more.items() if points},
        "rewards": [
            name
            for n, name in enumerate(board.rewards)
            if state.owner[n] == codes.NONE and _earned(board, n, colours) and not _earned(board, n, colours[:-1])
        ],
        "of_colour": colours.count(board.colour[card]),
    }


def _worth(board: Board, mine: list[int], card: int, capped: bool) -> int:
    """The points of an objective among all that a seat has."""
    power, values = board.power[card], board.power_values[card]
    if power == codes.POINTS_PER_SYMBOL:
        # AUG-28, AUG-R34: every slot of the symbol under control, up to a cap.
        points = values[1] * sum(board.slots[own][values[0]] for own in mine)
        return min(points, values[2]) if capped else points
    if power == codes.POINTS_PER_COLOUR:
        # AUG-29: the card itself counts if it has the colour.
        return values[1] * sum(board.colour[own] == values[0] for own in mine)
    if power == codes.POINTS_PER_RED:
        # AUG-29
        return values[0] * sum(bool(board.red[own]) for own in mine)
    return board.points[card] or 0


def _earned(board: Board, reward: int, colours: list[int]) -> bool:
    """AUG-13: whether objectives of these colours have what a reward for colours asks for."""
    if board.reward_kind[reward] == codes.FOR_COLOUR:
        return colours.count(board.reward_what[reward]) >= board.reward_need[reward]
    return board.reward_kind[reward] == codes.FOR_EACH_COLOUR and len(set(colours)) == codes.COLOURS
