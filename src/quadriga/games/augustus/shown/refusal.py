"""Why an action of Augustus is refused: a reason and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.errors import Why
from quadriga.games.augustus.rules import codes
from quadriga.games.augustus.rules.board import Board

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.state import AugustusState


# Which block of actions answers which decision: (from, to, decision, reason when refused).
BLOCKS = (
    (codes.KEEP_AT, codes.COMPLETE_AT, codes.KEEPING, "not-to-keep"),
    (codes.COMPLETE_AT, codes.CLEAR_AT, codes.COMPLETING, "not-in-progress"),
    (codes.LOSE_AT, codes.CHOOSE_AT, codes.LOSING, "not-under-control"),
    (codes.CHOOSE_AT, codes.CLAIM_AT, codes.CHOOSING, "not-in-row"),
)
# Which rule keeps legions on completed objectives out of a decision, where it is not AUG-R3.
COMPLETED_RULES = {codes.REARRANGING: "AUG-R10", codes.REMOVING: "AUG-R25", codes.CLEARING: "AUG-R25"}


def why(state: AugustusState, board: Board, seat: int, action: int) -> Why | None:
    """What speaks against an action that is not legal; None where something else is to be decided."""
    decision = state.decision
    rule = codes.DECISIONS.rules[decision]
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
        return "reserve-empty", rule, {}
    elif decision == codes.CLEARING and codes.CLEAR_AT <= action < codes.LOSE_AT:
        names = {"objective": board.objectives[action - codes.CLEAR_AT]}
        return _why_not_open(state, seat, action - codes.CLEAR_AT, names) or ("nothing-to-clear", rule, names)
    for first, end, answered, reason in BLOCKS:
        if first <= action < end and decision == answered:
            return reason, rule, {"objective": board.objectives[action - first]}
    return None


def _slot(board: Board, code: int) -> tuple[int, int, dict[str, str]]:
    card, symbol = divmod(code, codes.SYMBOLS)
    return card, symbol, {"objective": board.objectives[card], "symbol": codes.SYMBOL_NAMES[symbol]}


def _why_not_open(state: AugustusState, seat: int, card: int, names: dict[str, str]) -> Why | None:
    """Legions come from and go to objectives in progress alone; None for such a one."""
    if state.where[card] != codes.PLAYED + seat:
        return "not-in-progress", codes.DECISIONS.rules[state.decision], names
    place = state.place_of[card]
    if state.waiting[seat] >> place & 1 or (seat == state.active and state.batch >> place & 1):
        return "completed", COMPLETED_RULES.get(state.decision, "AUG-R3"), names
    return None


def _why_not_put(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    rule = codes.DECISIONS.rules[state.decision]
    if why := _why_not_open(state, seat, card, names):
        return why
    at = state.place_of[card] * codes.SYMBOLS + symbol
    if not state.free[seat] >> at & 1:
        return "slot-taken", rule, names
    columns = state.power_columns
    if state.decision == codes.MOBILISING:
        columns = state.columns[seat * (codes.SYMBOLS + 1) + state.drawn]
    if not columns >> at & 1:
        linked = any(
            state.where[other] == codes.CONTROL + seat and board.power[other] == codes.EQUIVALENCE
            for other in range(codes.CARDS)
        )
        if state.decision == codes.MUSTERING:
            return "wrong-symbol", "AUG-R7" if linked else "AUG-18", names
        return "wrong-symbol", "AUG-R6" if linked else "AUG-4", names
    return "no-legion-for-it", rule, names


def _why_not_take(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if state.decision == codes.MUSTERING and state.options["mobilise"] == "reserve_only":
        return "only-from-reserve", "AUG-R8", names
    if why := _why_not_open(state, seat, card, names):
        return why
    same = state.place_of[card] * codes.SYMBOLS + symbol == state.picks[seat * codes.PICKS]
    return ("same-slot" if same else "no-legion-there"), codes.DECISIONS.rules[state.decision], names


def _why_not_up(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if why := _why_not_open(state, seat, card, names):
        return why
    at = state.place_of[card] * codes.SYMBOLS + symbol
    if state.decision == codes.REARRANGING and state.held[seat] >> at & 1:
        return ("just-put-down" if state.received >> at & 1 else "nowhere-to-go"), "AUG-25", names
    return "no-legion-there", codes.DECISIONS.rules[state.decision], names


def _why_not_down(state: AugustusState, board: Board, seat: int, code: int) -> Why:
    card, symbol, names = _slot(board, code)
    if why := _why_not_open(state, seat, card, names):
        return why
    if state.given >> (state.place_of[card] * codes.SYMBOLS + symbol) & 1:
        return "just-picked-up", "AUG-25", names
    return "slot-taken", codes.DECISIONS.rules[state.decision], names
