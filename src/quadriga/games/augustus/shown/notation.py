"""The actions of Augustus that depend on its board; all others follow from `codes.py`.

An objective is named by its number, a slot by objective and symbol: `put 19 shield`, then `take 21 chariot`.
"""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.title.notation import Action
from quadriga.games.augustus.rules import codes
from quadriga.games.augustus.rules.board import Board

PUT = codes.ACTIONS.specs[codes.PUT_AT]
TAKE = codes.ACTIONS.specs[codes.TAKE_AT]


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Those that depend on the board, each with its number."""
    for card, objective in enumerate(board.objectives):
        for symbol, name in enumerate(codes.SYMBOL_NAMES):
            if board.slots[card][symbol]:
                yield PUT(card * codes.SYMBOLS + symbol, objective, name)
                yield TAKE(card * codes.SYMBOLS + symbol, objective, name)
