"""The actions of Antike that depend on its board; all others follow from `codes.py`.

ANT-42, ANT-R10: there are none for trade, gifts or agreements.
"""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.title.notation import Action
from quadriga.games.antike.rules import codes
from quadriga.games.antike.rules.board import Board

ARM = codes.ACTIONS.specs[codes.ARM_AT]
CALL = codes.ACTIONS.specs[codes.CALL_AT]
EXCHANGE = codes.ACTIONS.specs[codes.EXCHANGE_AT]
FIGHT = codes.ACTIONS.specs[codes.FIGHT_AT]
INSTEAD = codes.ACTIONS.specs[codes.INSTEAD_AT]
LOSE = codes.ACTIONS.specs[codes.LOSE_AT]
MOVE = codes.ACTIONS.specs[codes.MOVE_AT]
ORDER = codes.ACTIONS.specs[codes.ORDER_AT]
SPEND = codes.ACTIONS.specs[codes.SPEND_AT]
SWAP = codes.ACTIONS.specs[codes.SWAP_AT]


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Those that depend on the board, each with its number."""
    for group in range(codes.CLASSES):
        unit, left = codes.UNITS[group // 3], 3 - group % 3
        for w, (source, target) in enumerate(board.ways):
            yield MOVE(group * codes.WAYS + w, unit, source, target, left)
        yield SPEND(group, unit, left)
    for k, unit in enumerate(codes.UNITS):
        for n, place in enumerate(board.places):
            yield ARM(n * 2 + k, unit, place)
            yield FIGHT(n * 2 + k, unit, place)
        for n, stance in enumerate(codes.STANCES):
            yield ORDER(k * 3 + n, unit, stance)
    for n, give in enumerate(codes.RESOURCES[: codes.COIN]):
        yield INSTEAD(n, give)
        for m, take in enumerate(codes.RESOURCES[: codes.COIN]):
            if n != m:
                yield EXCHANGE(n * 3 + m, give, take)
                yield SWAP(n * 3 + m, give, take)
    for left in range(4):
        yield LOSE(left, left)
    for seat in range(codes.NATIONS):
        yield CALL(seat, seat)
