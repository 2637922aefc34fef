"""Why an action of Caesar! is refused: a reason and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.errors import Why
from quadriga.games.caesar.rules import codes
from quadriga.games.caesar.rules.board import Board

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.state import CaesarState


def why(state: CaesarState, board: Board, seat: int, action: int) -> Why | None:
    """What speaks against an action that is not legal; None where something else is to be decided."""
    decision = state.decision
    rule = codes.DECISIONS.rules[decision]
    if decision == codes.PLACING and action < codes.PASS_AT:
        return _why_not_place(state, board, action)
    if decision == codes.PLACING and action == codes.PASS_AT:
        return "can-place", "CAE-R9", {}
    if decision == codes.FLIPPING and codes.FLIP_TOKEN_AT <= action < codes.RECRUIT_AT:
        return "not-a-target", "CAE-R19", {}
    if decision == codes.RECRUITING and codes.RECRUIT_AT <= action < codes.RESOLVE_AT:
        return "no-centurion", rule, {"token": board.tokens[action - codes.RECRUIT_AT]}
    if decision == codes.ORDERING and codes.RESOLVE_AT <= action < codes.USE_AT:
        return "not-waiting", rule, {}
    return None


def _why_not_place(state: CaesarState, board: Board, action: int) -> Why:
    token, border, facing = action // (3 * codes.BORDERS), action // 3 % codes.BORDERS, action % 3
    names = {"token": board.tokens[token], "border": board.borders[border]}
    if not state.hand[state.turn * codes.TOKENS + token]:
        return "not-in-hand", "CAE-6", names
    if not state.free >> border & 1:
        return "space-taken", "CAE-6", names
    if not state.tables.fits[token] >> border & 1:
        return "wrong-icon", "CAE-R32" if facing == codes.HIDDEN else "CAE-3", names
    if facing == codes.HIDDEN:
        return "not-face-down", "CAE-25", names
    return "same-numbers", "CAE-R12", {**names, "toward": board.provinces[board.between[border][codes.FIRST]]}
