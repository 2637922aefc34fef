"""Whole moves in Caesar!: a placement together with which of its two bonus tokens is resolved first.

What else follows a placement is asked for on the board as it is then, by single decisions: what Might turns, which
centurion comes, whether Poison is used. Nobody else decides in between, so that they can be taken back one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.seats import Seat
from quadriga.core.title.gesture import Gesture
from quadriga.games.caesar.rules import codes

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.board import Board
    from quadriga.games.caesar.rules.state import CaesarState


def gestures(state: CaesarState, board: Board, seat: Seat) -> list[Gesture]:
    """The placements that close two provinces and leave their closer to choose an order (CAE-R15)."""
    if state.decision != codes.PLACING or seat not in state.actors():
        return []
    left, placements = state.left, []
    for action in state.legal(seat):
        if action == codes.PASS_AT:
            continue
        ends = board.between[action // 3 % codes.BORDERS]
        if all(left[province] == 1 for province in ends):
            after = state.clone()
            after.play(seat, action)
            if after.decision == codes.ORDERING:
                placements += [_placement(state, board, action, order, ends) for order in after.legal(seat)]
    return placements


def _placement(state: CaesarState, board: Board, action: int, order: int, closed: tuple[int, int]) -> Gesture:
    # Of two Senates it is said whether the one that pays comes first, else the bonus token is named.
    ((first, chosen),) = vars(state.game.action(order)).items()
    closes = [board.provinces[province] for province in closed]
    fields = {**vars(state.game.action(action)), "closes": closes, "first": chosen}
    return Gesture("place", (action, order), fields, {"toward": "province", "closes": "province", "first": first})
