"""What a seat may know of a game of Caesar!, as plain named data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.core.position.snapshot import snapshot
from quadriga.core.seats import OMNISCIENT, Seat
from quadriga.games.caesar.rules import codes, scoring

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.board import Board
    from quadriga.games.caesar.rules.state import CaesarState


def view(state: CaesarState, board: Board, seat: Seat, opened: bool) -> dict[str, Any]:
    """The position as `seat` sees it; where the end has `opened` all hands, they are there."""
    # One copy of all fields: reading an element of a compiled array copies the whole array.
    state = snapshot(state)
    shown = {
        "side": board.sides[state.turn],
        "winner": None if state.winner == codes.NONE else board.sides[state.winner],
        "sides": [_side(state, board, side, seat, opened) for side in range(2)],
        "provinces": [_province(state, board, p) for p in range(len(board.provinces))],
        "borders": [_border(state, board, b, seat, opened) for b in range(len(board.borders))],
        "bonus_pile": _pile(state, board),
        "pending": _pending(state, board),
        "resolving": _resolving(state, board),
        "extra_turn": bool(state.tactics),
        "drawing": _drawing(state, board),
    }
    if state.seats == 1:
        shown["crassus"] = _crassus(state, board)
    return shown


def _pending(state: CaesarState, board: Board) -> list[str]:
    """Bonus tokens that wait for their turn; the end of the game comes before them all (CAE-R4)."""
    waiting = 0 if state.decision == codes.OVER else state.waiting
    return [board.bonuses[bonus] for bonus in state.wait_bonus[:waiting]]


def _resolving(state: CaesarState, board: Board) -> str | None:
    if state.decision == codes.OVER or state.now_bonus == codes.NONE:
        return None
    return board.bonuses[state.now_bonus]


def _drawing(state: CaesarState, board: Board) -> dict[str, str] | None:
    """Whose token chance draws or takes, and what for; None while it does neither."""
    if state.decision == codes.DRAW:
        return {"side": board.sides[state.drawer], "why": codes.DRAW_NAMES[state.drawing]}
    if state.decision in (codes.LOSE, codes.ROW):
        return {"side": board.sides[state.victim], "why": "poison"}
    return None


def knows(state: CaesarState, seat: Seat, side: int, opened: bool) -> bool:
    """Whether a seat sees the hand of a side: its own, the open row of Auto-Crassus, and all hands at the end."""
    if opened or seat == OMNISCIENT:
        return True
    if state.seats == 1:
        return side != state.human or seat == 0  # type: ignore[attr-defined]
    return seat == side


def seat_of(state: CaesarState, side: int) -> Seat | None:
    """The seat that plays a side; None for Auto-Crassus."""
    if state.seats == 2:
        return side
    return 0 if side == state.human else None  # type: ignore[attr-defined]


def _named(board: Board, counts: list[int]) -> dict[str, int]:
    return {board.tokens[t]: counts[t] for t in range(len(board.tokens)) if counts[t]}


def _side(state: CaesarState, board: Board, side: int, seat: Seat, opened: bool) -> dict[str, Any]:
    at = side * codes.TOKENS
    hand, bag, camp = (pieces[at : at + codes.TOKENS] for pieces in (state.hand, state.bag, state.camp))
    secret = [0] * codes.TOKENS
    for border in range(len(board.borders)):
        if state.side_at[border] == side and state.face_at[border] == codes.SECRET:
            secret[state.token_at[border]] += 1
    unseen = [hand[t] + bag[t] + secret[t] for t in range(codes.TOKENS)]
    known = knows(state, seat, side, opened)
    won = state.won[side * codes.BONUSES : (side + 1) * codes.BONUSES]
    return {
        "id": board.sides[side],
        "seat": seat_of(state, side),
        "hand": _named(board, hand) if known else None,
        "hand_size": state.hand_size[side],
        "bag": _named(board, bag) if known else None,
        "bag_size": state.bag_size[side],
        "unseen": None if known else _named(board, unseen),
        "centurions": _named(board, camp),
        "markers_left": board.markers - state.markers[side],
        "markers": scoring.of_side(state, side),
        "bonuses": {board.bonuses[n]: won[n] for n in range(len(board.bonuses)) if won[n]},
        "draws_to_skip": state.skip_draw[side],
    }


def _province(state: CaesarState, board: Board, p: int) -> dict[str, Any]:
    owner = state.owner[p]
    return {
        "id": board.provinces[p],
        "bonus": None if state.bonus_at[p] == codes.NONE else board.bonuses[state.bonus_at[p]],
        "closed": bool(state.closed >> p & 1),
        "owner": None if owner == codes.NONE else board.sides[owner],
        "marker_turned": bool(state.turned >> p & 1),
        "influence": [state.influence[p], state.influence[codes.PROVINCES + p]],
        "free_spaces": state.left[p],
    }


def _border(state: CaesarState, board: Board, b: int, seat: Seat, opened: bool) -> dict[str, Any]:
    side = state.side_at[b]
    marker = state.border_marker[b]
    shown: dict[str, Any] = {
        "id": board.borders[b],
        "side": None if side == codes.NONE else board.sides[side],
        "token": None,
        "toward": None,
        "face": None,
        "marker": None if marker == codes.NONE else board.sides[marker],
    }
    if side == codes.NONE:
        return shown
    face = state.face_at[b]
    shown["face"] = ("up", "turned", "hidden")[face]
    if face != codes.SECRET:
        shown["token"] = board.tokens[state.token_at[b]]
        shown["toward"] = board.provinces[board.between[b][state.facing_at[b]]]
    elif knows(state, seat, side, opened):
        shown["token"] = board.tokens[state.token_at[b]]
    return shown


def _pile(state: CaesarState, board: Board) -> dict[str, int]:
    """Bonus tokens that are not on the map: out of the game, or the pile of Border control. All can work them out."""
    return {board.bonuses[n]: state.pool[n] for n in range(len(board.bonuses)) if state.pool[n]}


def _crassus(state: Any, board: Board) -> dict[str, Any]:
    tiles = range(len(board.tiles))
    return {
        "row": [board.tokens[state.row[n]] for n in range(state.row_size)],
        "tiles_left": {board.tiles[t]: state.tile_left[t] for t in tiles if state.tile_left[t]},
        "last_tile": None if state.last_tile == codes.NONE else board.tiles[state.last_tile],
    }
