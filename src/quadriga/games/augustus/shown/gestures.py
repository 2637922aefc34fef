"""Whole moves of Augustus: a legion with where it comes from, cards to keep or to take, legions to give up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quadriga.core.title.gesture import Gesture
from quadriga.games.augustus.rules import codes

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.board import Board
    from quadriga.games.augustus.rules.state import AugustusState

ORIGIN = {"origin": "objective", "origin_symbol": "symbol"}
OBJECTIVES = {"objectives": "objective"}
LEGIONS = {"objectives": "objective", "symbols": "symbol"}


def gestures(state: AugustusState, board: Board, seat: int) -> list[Gesture]:
    """What a seat that has to decide can do as one move; nothing where a single decision is the whole of it."""
    if seat not in state.actors():
        return []
    if state.decision in (codes.MOBILISING, codes.MUSTERING):
        return list(_mobilise(state, board, seat))
    if state.decision == codes.REARRANGING:
        return list(_rearrange(state, board, seat))
    if state.decision == codes.KEEPING:
        return list(_keep(state, board, seat))
    if state.decision == codes.REMOVING:
        return list(_remove(state, board, seat))
    if state.decision == codes.CHOOSING:
        return list(_choose(state, board, seat))
    return []


def _mobilise(state: AugustusState, board: Board, seat: int) -> Iterator[Gesture]:
    """A slot and the legion for it, or only the legion when the slot has been named; or nothing."""
    if state.picked[seat]:
        yield from _to(state, board, seat, (), _named_slot(state, seat))
        return
    for action in state.legal(seat):
        if action == codes.STAY_AT:
            yield Gesture("stay", (action,))
        else:
            yield from _to(_after(state, seat, action), board, seat, (action,), action - codes.PUT_AT)


def _named_slot(state: AugustusState, seat: int) -> int:
    place, symbol = divmod(state.picks[seat * codes.PICKS], codes.SYMBOLS)
    return state.card_at[seat * codes.PLACES + place] * codes.SYMBOLS + symbol


def _to(state: AugustusState, board: Board, seat: int, chain: tuple[int, ...], slot: int) -> Iterator[Gesture]:
    """All legions that may go to a slot."""
    goal = _slot(board, slot)
    for action in state.legal(seat):
        if action == codes.RESERVE_AT:
            yield Gesture("place", (*chain, action), goal)
        else:
            yield Gesture("move", (*chain, action), {**goal, **_origin(board, action)}, ORIGIN)


def _rearrange(state: AugustusState, board: Board, seat: int) -> Iterator[Gesture]:
    """AUG-R10: one legion from slot to slot; or only where to, when it has been picked up; or the end of it."""
    for action in state.legal(seat):
        if action == codes.DONE_AT:
            yield Gesture("done", (action,))
        elif state.holding:
            yield Gesture("put_down", (action,), _slot(board, action - codes.PUT_AT))
        else:
            for put in _after(state, seat, action).legal(seat):
                fields = {**_slot(board, put - codes.PUT_AT), **_origin(board, action)}
                yield Gesture("move", (action, put), fields, ORIGIN)


def _keep(state: AugustusState, board: Board, seat: int) -> Iterator[Gesture]:
    """AUG-R31: all the objectives to keep at once, with those that have been named."""
    picked = state.picked[seat]
    named = [board.objectives[card] for card in state.picks[seat * codes.PICKS :][:picked]]
    for chain in _sets(state, seat, board.keep - picked):
        kept = named + [board.objectives[action - codes.KEEP_AT] for action in chain]
        yield Gesture("keep", chain, {"objectives": kept}, OBJECTIVES)


def _remove(state: AugustusState, board: Board, seat: int) -> Iterator[Gesture]:
    """AUG-R22: all the legions that a victim still has to give up."""
    for chain in _sets(state, seat, state.power_left - state.picked[seat]):
        slots = [_slot(board, action - codes.TAKE_AT) for action in chain]
        fields = {"objectives": [slot["objective"] for slot in slots], "symbols": [slot["symbol"] for slot in slots]}
        yield Gesture("remove", chain, fields, LEGIONS)


def _choose(state: AugustusState, board: Board, seat: int) -> Iterator[Gesture]:
    """AUG-R15: several new objectives at once, as far as the row goes before chance fills it up."""
    room = [state.card_at[seat * codes.PLACES + place] for place in range(codes.PLACES)].count(codes.NONE)
    for chain in _sets(state, seat, min(state.due, state.row_size, room)):
        fields = {"objectives": [board.objectives[action - codes.CHOOSE_AT] for action in chain]}
        yield Gesture("choose", chain, fields, OBJECTIVES)


def _sets(state: AugustusState, seat: int, count: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """All sets of `count` decisions of a kind, each once, by rising number: their order changes nothing."""
    for action in state.legal(seat):
        if action >= least and count == 1:
            yield (action,)
        elif action >= least:
            for rest in _sets(_after(state, seat, action), seat, count - 1, action):
                yield (action, *rest)


def _after(state: AugustusState, seat: int, action: int) -> AugustusState:
    after = state.clone()
    after.play(seat, action)
    return after


def _slot(board: Board, code: int) -> dict[str, str]:
    card, symbol = divmod(code, codes.SYMBOLS)
    return {"objective": board.objectives[card], "symbol": codes.SYMBOL_NAMES[symbol]}


def _origin(board: Board, action: int) -> dict[str, str]:
    slot = _slot(board, action - codes.TAKE_AT)
    return {"origin": slot["objective"], "origin_symbol": slot["symbol"]}
