"""Why an action of Augustus is refused: a reason and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.errors import Illegal
from quadriga.games.augustus import codes
from quadriga.games.augustus.board import Board

if TYPE_CHECKING:
    from quadriga.games.augustus.rules import AugustusState

Why = tuple[str, str, dict[str, str]]

# Which block of actions answers which decision: (from, to, decisions, reason when refused, rule).
BLOCKS = (
    (codes.KEEP_AT, codes.COMPLETE_AT, (codes.KEEPING,), "not-to-keep", "AUG-R31"),
    (codes.COMPLETE_AT, codes.CLEAR_AT, (codes.COMPLETING,), "not-in-progress", "AUG-R19"),
    (codes.CLEAR_AT, codes.LOSE_AT, (codes.CLEARING,), "no-legion-there", "AUG-R23"),
    (codes.LOSE_AT, codes.CHOOSE_AT, (codes.LOSING,), "not-under-control", "AUG-R24"),
    (codes.CHOOSE_AT, codes.CLAIM_AT, (codes.CHOOSING,), "not-in-row", "AUG-17"),
)


def refusal(state: AugustusState, board: Board, seat: int, action: int) -> Illegal:
    """The error for an action that is not legal for a seat that has to decide."""
    reason, rule, params = _why(state, board, seat, action)
    return Illegal(reason, rule, **params)


def _why(state: AugustusState, board: Board, seat: int, action: int) -> Why:
    decision = state.decision
    if decision >= codes.CRIER:
        return "not-there", "AUG-3", {}
    if action < codes.TAKE_AT:
        if decision == codes.REARRANGING and state.holding:
            return _why_not_down(state, board, seat, action - codes.PUT_AT)
        if decision in (codes.MOBILISING, codes.MUSTERING) and not state.picked[seat]:
            return _why_not_put(state, board, seat, action - codes.PUT_AT)
    elif action < codes.RESERVE_AT:
        if decision in (codes.MOBILISING, codes.MUSTERING) and state.picked[seat]:
            return _why_not_take(state, board, seat, action - codes.TAKE_AT)
        if decision == codes.REMOVING or (decision == codes.REARRANGING and not state.holding):
            return _why_not_up(state, board, seat, action - codes.TAKE_AT)
    elif action == codes.RESERVE_AT and state.picked[seat] and decision in (codes.MOBILISING, codes.MUSTERING):
        return "reserve-empty", "AUG-R2", {}
    for first, end, decisions, reason, rule in BLOCKS:
        if first <= action < end and decision in decisions:
            return reason, rule, {"objective": board.objectives[action - first]}
    return "other-decision", "AUG-9", {"decision": codes.DECISION_NAMES[decision]}


def _slot(board: Board, code: int) -> tuple[int, int, dict[str, str]]:
    card, symbol = divmod(code, codes.SYMBOLS)
    return card, symbol, {"objective": board.objectives[card], "symbol": codes.SYMBOL_NAMES[symbol]}


def _is_open(state: AugustusState, seat: int, card: int) -> bool:
    """Whether an objective lies before the seat and is in progress."""
    if state.where[card] != codes.PLAYED + seat:
        return False
    place = state.place_of[card]
    return not state.waiting[seat] >> place & 1 and not (seat == state.active and state.batch >> place & 1)


def _why_not_put(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if not _is_open(state, seat, card):
        return "not-in-progress", "AUG-R3", names
    at = state.place_of[card] * codes.SYMBOLS + symbol
    if not state.free[seat] >> at & 1:
        return "slot-taken", "AUG-R2", names
    columns = state.power_columns
    if state.decision == codes.MOBILISING:
        columns = state.columns[seat * (codes.SYMBOLS + 1) + state.drawn]
    if not columns >> at & 1:
        if state.decision == codes.MUSTERING:
            return "wrong-symbol", "AUG-R7", names
        linked = any(
            state.where[other] == codes.CONTROL + seat and board.power[other] == codes.EQUIVALENCE
            for other in range(codes.CARDS)
        )
        return "wrong-symbol", "AUG-R6" if linked else "AUG-4", names
    return "no-legion-for-it", "AUG-R2", names


def _why_not_take(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if state.decision == codes.MUSTERING and state.options["mobilise"] == "reserve_only":
        return "only-from-reserve", "AUG-R8", names
    if not _is_open(state, seat, card):
        return "not-in-progress", "AUG-R3", names
    if state.place_of[card] * codes.SYMBOLS + symbol == state.picks[seat * codes.PICKS]:
        return "same-slot", "AUG-R2", names
    return "no-legion-there", "AUG-R2", names


def _why_not_up(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if not _is_open(state, seat, card):
        return "not-in-progress", "AUG-R10" if state.decision == codes.REARRANGING else "AUG-R22", names
    at = state.place_of[card] * codes.SYMBOLS + symbol
    if state.decision == codes.REARRANGING and state.held[seat] >> at & 1:
        return ("just-put-down" if state.received >> at & 1 else "nowhere-to-go"), "AUG-25", names
    return "no-legion-there", "AUG-R22", names


def _why_not_down(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if not _is_open(state, seat, card):
        return "not-in-progress", "AUG-R10", names
    if state.given >> (state.place_of[card] * codes.SYMBOLS + symbol) & 1:
        return "just-picked-up", "AUG-25", names
    return "slot-taken", "AUG-R10", names
