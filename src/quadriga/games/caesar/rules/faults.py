"""What must hold in every position of Caesar!: no piece is lost, doubled or where it cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from quadriga.core.position.layout import Range, ranges
from quadriga.games.caesar.rules import belief, codes, layout, solo_layout

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.board import Board
    from quadriga.games.caesar.rules.state import CaesarState


def faults(state: CaesarState, board: Board) -> list[str]:
    """All that is wrong with a position; an empty list when it is sound."""
    wrong = _pending(state)
    for side in range(2):
        wrong += _tokens(state, board, side)
        wrong += _markers(state, board, side)
    wrong += _bonuses(state, board)
    wrong += _influence(state, board)
    wrong += _masks(state, board)
    if state.seats == 1:
        wrong += _row(state, board)
    if not wrong:
        for side in range(2):
            wrong += _memory(state, board, side)
    return wrong


def bounds(state: CaesarState, board: Board) -> dict[str, Range]:
    """Between which bounds the numbers of all fields lie."""
    solo = state.seats == 1
    return ranges(
        layout.FIELDS | (solo_layout.FIELDS if solo else {}),
        decision=codes.PICK_BORDER if solo else codes.PILE,
        token=len(board.tokens) - 1,
        border=len(board.borders) - 1,
        all_borders=2 ** len(board.borders) - 1,
        province=len(board.provinces) - 1,
        provinces=len(board.provinces),
        all_provinces=2 ** len(board.provinces) - 1,
        bonus=len(board.bonuses) - 1,
        tile=len(board.tiles) - 1,
        tile_step=len(board.program) - 1,
    )


def _pending(state: CaesarState) -> list[str]:
    """What is due can be done."""
    wrong = []
    from_camp = state.drawing == codes.FROM_CAMP
    if state.decision == codes.DRAW and not from_camp and state.bag_size[state.drawer] < 1:
        wrong.append("a token is drawn from an empty bag")
    if state.decision == codes.DEAL and (state.pool_size < 1 or state.dealing >= len(state.bonus_at)):
        wrong.append("a bonus token is dealt and none is left")
    if state.decision == codes.PILE and state.pool_size < 1:
        wrong.append("a bonus token is drawn and none is left")
    if state.decision == codes.LOSE and (state.victim == codes.NONE or state.hand_size[state.victim] < 1):
        wrong.append("nobody has a token to lose")
    if state.closing_due and state.last_border == codes.NONE:
        wrong.append("a province is closed before a token was placed")
    if sum(state.pool) != state.pool_size:
        wrong.append("the bonus tokens left over are not counted right")
    if codes.NONE in state.wait_bonus[: state.waiting]:
        wrong.append("a bonus token is waited for that nobody took")
    return wrong


def _tokens(state: CaesarState, board: Board, side: int) -> list[str]:
    wrong = []
    at = side * codes.TOKENS
    centurions = state.options["centurions"] == "on"
    for token, name in enumerate(board.tokens):
        held, bagged, camped = state.hand[at + token], state.bag[at + token], state.camp[at + token]
        on_map = sum(1 for b in range(len(board.borders)) if state.side_at[b] == side and state.token_at[b] == token)
        if min(held, bagged, camped) < 0:
            wrong.append(f"{board.sides[side]} has fewer than no {name}")
        wanted = board.in_bag[token] + (board.in_camp[token] if centurions else 0)
        if held + bagged + camped + on_map != wanted:
            wrong.append(f"{board.sides[side]} has {held + bagged + camped + on_map} {name}, not {wanted}")
        if bool(held) != bool(state.held[side] >> token & 1):
            wrong.append(f"the hand of {board.sides[side]} is not what its mask says of {name}")
    if sum(state.hand[at : at + codes.TOKENS]) != state.hand_size[side]:
        wrong.append(f"the hand of {board.sides[side]} is not {state.hand_size[side]}")
    if sum(state.bag[at : at + codes.TOKENS]) != state.bag_size[side]:
        wrong.append(f"the bag of {board.sides[side]} is not {state.bag_size[side]}")
    return wrong


def _memory(state: CaesarState, board: Board, side: int) -> list[str]:
    """What all have seen of a hand can have happened, and can have led to the tokens where they are (`memory.py`).

    Whoever deals hands anew relies on it: otherwise there may be no hand to deal.
    """
    seen = tuple(state.seen[side * codes.SEEN : side * codes.SEEN + state.seen_size[side]])
    sights = [(sight % codes.SEEN_EVENTS, sight // codes.SEEN_EVENTS // codes.SEEN_HELD) for sight in seen]
    most = {codes.SEEN_FACE_DOWN: len(board.borders), codes.SEEN_STUCK: 2 ** len(codes.ICONS)}
    if any(what >= most.get(event, len(board.tokens)) for event, what in sights):
        return [f"something was seen of {board.sides[side]} that cannot be"]
    laid = [what for event, what in sights if event == codes.SEEN_FACE_DOWN]
    lying = [b for b in range(len(board.borders)) if state.side_at[b] == side and state.face_at[b] == codes.SECRET]
    if sorted(laid) != lying:
        return [f"the tokens face down of {board.sides[side]} are not those that were seen to be placed"]
    if _seen_too_often(state, board, side, sights):
        return [f"more was seen of {board.sides[side]} than has happened"]
    icons = [what for event, what in sights if event == codes.SEEN_STUCK] + [_free_icons(state, board)]
    if any(later & ~earlier for earlier, later in pairwise(icons)):
        return [f"{board.sides[side]} passed when more spaces were taken than now"]
    every, at = 2 ** len(board.tokens) - 1, side * codes.TOKENS
    possible = belief.allows(
        tuple(every - fitting for fitting in board.fitting),
        tuple(board.fitting[2**icon] for icon in board.icon),
        tuple(state.hand[at : at + len(board.tokens)]),
        tuple(state.bag[at : at + len(board.tokens)]),
        [state.token_at[border] for border in laid],
        seen,
    )
    return [] if possible else [f"{board.sides[side]} cannot hold this after what was seen"]


def _seen_too_often(state: CaesarState, board: Board, side: int, sights: list[tuple[int, int]]) -> bool:
    """More tokens sent back than there is Poison, or more of a kind joining or leaving the hand than have done so."""
    poison = sum(n * effects.count(codes.POISON) for n, effects in zip(board.bonus_count, board.effects, strict=True))
    if sum(1 for event, _ in sights if event == codes.SEEN_SENT_BACK) > poison:
        return True
    open_on_map = Counter(
        state.token_at[b]
        for b in range(len(board.borders))
        if state.side_at[b] == side and state.face_at[b] != codes.SECRET
    )
    for token in range(len(board.tokens)):
        recruited = board.in_camp[token] - state.camp[side * codes.TOKENS + token]
        if sights.count((codes.SEEN_JOINING, token)) > recruited:
            return True
        if sights.count((codes.SEEN_LEAVING, token)) > open_on_map[token]:
            return True
    return False


def _free_icons(state: CaesarState, board: Board) -> int:
    """The icons of the free spaces, as a mask."""
    return sum(2**icon for icon in {board.icon[b] for b in range(len(board.borders)) if state.free >> b & 1})


def _markers(state: CaesarState, board: Board, side: int) -> list[str]:
    wrong = []
    placed = dict(zip(codes.SOURCES, state.placed[side * 5 : side * 5 + 5], strict=True))
    owned = [p for p in range(len(board.provinces)) if state.owner[p] == side]
    if placed["provinces"] != len(owned):
        wrong.append(f"{board.sides[side]} controls {len(owned)} provinces with {placed['provinces']} markers")
    if placed["italia"] > sum(1 for p in owned if board.spaces[p] == 2):
        wrong.append(f"{board.sides[side]} has too many second markers")
    if placed["borders"] != sum(1 for owner in state.border_marker if owner == side):
        wrong.append(f"the border markers of {board.sides[side]} do not add up")
    if sum(placed.values()) != state.markers[side] or state.markers[side] > board.markers:
        wrong.append(f"{board.sides[side]} has placed {sum(placed.values())} of {state.markers[side]} markers")
    over = state.decision == codes.OVER
    if state.markers[side] == board.markers and not over and state.options["both_twelve"] == "active_first":
        wrong.append(f"{board.sides[side]} has placed all markers and the game goes on")
    return wrong


def _bonuses(state: CaesarState, board: Board) -> list[str]:
    sets = {"base"} | {name for name in ("poison", "centurions") if state.options[name] == "on"}
    wrong = []
    for bonus, name in enumerate(board.bonuses):
        wanted = board.bonus_count[bonus] if board.bonus_set[bonus] in sets else 0
        on_map = sum(1 for p in range(len(board.provinces)) if state.bonus_at[p] == bonus)
        won = state.won[bonus] + state.won[codes.BONUSES + bonus]
        if on_map + won + state.pool[bonus] != wanted:
            wrong.append(f"there are {on_map + won + state.pool[bonus]} {name}, not {wanted}")
    for side in range(2):
        won = sum(state.won[side * codes.BONUSES + n] for n, does in enumerate(board.effects) if codes.SENATE in does)
        # CAE-17, CAE-R16: what counts was won before; a Senate may be won and resolved later (CAE-R17).
        if state.senates[side] > won:
            wrong.append(f"{board.sides[side]} has won {won} Senate tokens, and {state.senates[side]} are counted")
    return wrong


def _influence(state: CaesarState, board: Board) -> list[str]:
    """Influence, free spaces and closing, counted anew from the tokens on the map."""
    wrong = []
    for p, name in enumerate(board.provinces):
        around = [b for b in range(len(board.borders)) if p in board.between[b]]
        free = [b for b in around if state.side_at[b] == codes.NONE]
        closed = bool(state.closed >> p & 1)
        if len(free) != state.left[p] or free != [b for b in around if state.free >> b & 1]:
            wrong.append(f"the free spaces round {name} do not add up")
        if closed and free:
            wrong.append(f"{name} is closed with free spaces")
        if not free and not closed and not state.closing_due:
            wrong.append(f"{name} is open without free spaces")
        if state.owner[p] != codes.NONE and not closed:
            wrong.append(f"{name} is controlled but open")
        if closed:
            continue
        for side in range(2):
            total = 0
            for b in around:
                if state.side_at[b] == side and state.face_at[b] == codes.UP:
                    first = board.between[b][0] == p
                    values = board.values[state.token_at[b]]
                    total += values[0] if first == (state.facing_at[b] == codes.FIRST) else values[1]
            if total != state.influence[side * codes.PROVINCES + p]:
                wrong.append(f"the influence of {board.sides[side]} in {name} is {total}")
    return wrong


def _masks(state: CaesarState, board: Board) -> list[str]:
    """What lies face up, counted anew from the pieces on the map."""
    wrong = []
    for side, name in enumerate(board.sides):
        tokens = [b for b in range(len(board.borders)) if (state.side_at[b], state.face_at[b]) == (side, codes.UP)]
        if sum(2**b for b in tokens) != state.tokens_up[side]:
            wrong.append(f"the tokens of {name} that lie face up are not what their mask says")
        markers = [p for p in range(len(board.provinces)) if state.owner[p] == side and not state.turned >> p & 1]
        if sum(2**p for p in markers) != state.markers_up[side]:
            wrong.append(f"the markers of {name} that lie face up are not what their mask says")
    return wrong


def _row(state: CaesarState, board: Board) -> list[str]:
    """The row of Auto-Crassus holds the tokens counted as his hand."""
    side = 1 - state.human  # type: ignore[attr-defined]
    row = list(state.row[: state.row_size])  # type: ignore[attr-defined]
    counted = [row.count(t) for t in range(codes.TOKENS)]
    if codes.NONE in row or counted != list(state.hand[side * codes.TOKENS : (side + 1) * codes.TOKENS]):
        return ["the row of Auto-Crassus is not what he holds"]
    deck = board.decks["centurions" if state.options["centurions"] == "on" else "base", state.options["solo_deck"]]
    left, whole = state.tile_left, state.deck  # type: ignore[attr-defined]
    if list(whole[: len(deck)]) != deck or any(whole[len(deck) :]):
        return ["the Command tiles are not those of the deck"]
    if any(not 0 <= n <= most for n, most in zip(left, whole, strict=True)) or sum(left) != state.tiles_left:  # type: ignore[attr-defined]
        return ["the Command tiles do not add up"]
    return []
