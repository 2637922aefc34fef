"""The actions of Caesar! that depend on its board; all others follow from `codes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.title.notation import Action
from quadriga.games.caesar.rules import codes
from quadriga.games.caesar.rules.board import Board

OTHER_FIRST = codes.ACTIONS.specs[codes.OTHER_FIRST_AT]
PAYING_FIRST = codes.ACTIONS.specs[codes.PAYING_FIRST_AT]
PLACE = codes.ACTIONS.specs[codes.PLACE_AT]
ROW = codes.ACTIONS.specs[codes.ROW_AT]


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Those that depend on the board, each with its number."""
    for t, token in enumerate(board.tokens):
        for b, border in enumerate(board.borders):
            at = (t * codes.BORDERS + b) * 3
            for facing in (codes.FIRST, codes.SECOND):
                yield PLACE(at + facing, token, border, board.provinces[board.between[b][facing]])
            yield PLACE(at + codes.HIDDEN, token, border, codes.HIDDEN_NAME)
    yield PAYING_FIRST(0, "paying")
    yield OTHER_FIRST(0, "other")
    for n in range(codes.TOKENS):
        yield ROW(n, n + 1)
