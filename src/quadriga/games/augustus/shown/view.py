"""What a seat may know of a game of Augustus, as plain named data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.core.position.snapshot import snapshot
from quadriga.core.seats import OMNISCIENT, Seat
from quadriga.games.augustus.rules import codes, scoring
from quadriga.games.augustus.shown.prospects import prospects

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.board import Board
    from quadriga.games.augustus.rules.state import AugustusState


def view(state: AugustusState, board: Board, seat: Seat, over: bool) -> dict[str, Any]:
    """The position as `seat` sees it; when the game is `over`, all start cards are open."""
    secret = state.is_secret()
    state = snapshot(state)
    lying = _lying(state, board)
    shown: dict[str, Any] = {
        "crier": None if state.crier == codes.NONE else state.crier,
        "token": None if state.drawn == codes.NONE else codes.TOKEN_NAMES[state.drawn],
        "bag": _named(codes.TOKEN_NAMES, state.bag),
        "row": [board.objectives[state.row[n]] for n in range(state.row_size)],
        "prospects": prospects(state, board, seat) if not over and 0 <= seat < state.seats else {},
        "deck_size": state.deck_size,
        "unseen": _unseen(state, board, seat, over),
        "discarded": lying.get(codes.OUT, []),
        "supply": state.supply,
        "rewards": {
            name: None if state.owner[n] == codes.NONE else state.owner[n] for n, name in enumerate(board.rewards)
        },
        "power": _power_in_use(state, board),
        "claim": None,
        "due": state.due,
        "seats": [_seat(state, board, lying, other, seat, over, secret) for other in range(state.seats)],
    }
    if state.decision == codes.CLAIMING:
        shown["claim"] = board.rewards[state.tables.count_reward[state.claim_at]]
    return shown


def _named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: counts[n] for n, name in enumerate(names) if counts[n]}


def decision(state: AugustusState, seat: Seat) -> str:
    """What has to be decided; for a seat that has taken the first half, the second half of it."""
    name = codes.DECISIONS.names[state.decision]
    if state.decision == codes.REARRANGING:
        return codes.SECOND_STEPS[name] if state.holding else name
    if seat == OMNISCIENT or name not in codes.SECOND_STEPS:
        return name
    first = (state.owing & -state.owing).bit_length() - 1
    looker = seat if state.is_secret() else first
    if 0 <= looker < state.seats and state.owing >> looker & 1 and state.picked[looker]:
        return codes.SECOND_STEPS[name]
    return name


def _lying(state: AugustusState, board: Board) -> dict[int, list[str]]:
    """The objectives that lie in each place, by number."""
    lying: dict[int, list[str]] = {}
    for card, number in enumerate(board.objectives):
        lying.setdefault(state.where[card], []).append(number)
    return lying


def _unseen(state: AugustusState, board: Board, seat: Seat, over: bool) -> list[str]:
    """Objectives of which this seat cannot say where they are: the deck, and what others hold or put aside."""
    unseen = []
    for card, number in enumerate(board.objectives):
        zone, owner = divmod(state.where[card], codes.ZONE)
        hidden = zone * codes.ZONE in (codes.HAND, codes.ASIDE) and owner != seat
        if zone * codes.ZONE == codes.DECK or (hidden and seat != OMNISCIENT and not over):
            unseen.append(number)
    return unseen


def _power_in_use(state: AugustusState, board: Board) -> dict[str, Any] | None:
    """The power that is being carried out: how much of it is left, and on which symbols."""
    if state.decision not in range(codes.MUSTERING, codes.CLAIMING):
        return None
    shown: dict[str, Any] = {"kind": codes.POWER_NAMES[state.power]}
    if state.decision in (codes.MUSTERING, codes.REMOVING):
        shown["left"] = state.power_left
    if state.decision == codes.MUSTERING:
        columns = state.power_columns
        shown["symbols"] = [name for n, name in enumerate(codes.SYMBOL_NAMES) if columns >> n & 1]
    if state.decision == codes.REARRANGING:
        shown["holding"] = bool(state.holding)
        shown["given"] = _classes(state, board, state.active, state.given)
        shown["received"] = _classes(state, board, state.active, state.received)
    return shown


def _classes(state: AugustusState, board: Board, seat: int, mask: int) -> list[list[str]]:
    return [_class(state, board, seat, at) for at in range(codes.CLASSES) if mask >> at & 1]


def _class(state: AugustusState, board: Board, seat: int, at: int) -> list[str]:
    """A slot by its objective and symbol."""
    place, symbol = divmod(at, codes.SYMBOLS)
    return [board.objectives[state.card_at[seat * codes.PLACES + place]], codes.SYMBOL_NAMES[symbol]]


def _seat(
    state: AugustusState,
    board: Board,
    lying: dict[int, list[str]],
    seat: int,
    looker: Seat,
    over: bool,
    secret: bool,
) -> dict[str, Any]:
    known = over or looker in (seat, OMNISCIENT)
    held = lying.get(codes.HAND + seat, [])
    aside = lying.get(codes.ASIDE + seat, [])
    first = seat * (codes.SYMBOLS + 1)
    symbols = range(codes.SYMBOLS)
    points = scoring.points(state, seat)
    return {
        "seat": seat,
        "reserve": state.reserve[seat],
        "objectives": [
            _in_play(state, board, seat, place)
            for place in range(codes.PLACES)
            if state.card_at[seat * codes.PLACES + place] != codes.NONE
        ],
        "controlled": lying.get(codes.CONTROL + seat, []),
        "linked": {
            codes.SYMBOL_NAMES[s]: [
                codes.SYMBOL_NAMES[t] for t in symbols if state.columns[first + s] >> t & 1 and t != s
            ]
            for s in symbols
            if state.columns[first + s] != state.tables.column[s]
        },
        "colours": _named(codes.COLOUR_NAMES, state.by_colour[seat * codes.COLOURS : (seat + 1) * codes.COLOURS]),
        "resources": {name: state.produced[seat * codes.RESOURCES + n] for n, name in enumerate(codes.RESOURCE_NAMES)},
        "hand": held if known else None,
        "hand_size": len(held),
        "aside": aside if known else None,
        "aside_size": len(aside),
        "picks": _picks(state, board, seat) if known or not secret else None,
        "points": points,
        "total": sum(points.values()),
    }


def _in_play(state: AugustusState, board: Board, seat: int, place: int) -> dict[str, Any]:
    card = state.card_at[seat * codes.PLACES + place]
    first = seat * codes.CLASSES + place * codes.SYMBOLS
    stage = "in_progress"
    if state.waiting[seat] >> place & 1:
        stage = "completed"
    elif seat == state.active and state.batch >> place & 1:
        stage = "resolved"
    filled = _named(codes.SYMBOL_NAMES, state.filled[first : first + codes.SYMBOLS])
    return {"id": board.objectives[card], "stage": stage, "filled": filled}


def _picks(state: AugustusState, board: Board, seat: int) -> list[Any]:
    """What a seat has picked so far: objectives, or slots by objective and symbol, or "reserve"."""
    picks: list[Any] = []
    for n in range(state.picked[seat]):
        pick = state.picks[seat * codes.PICKS + n]
        if state.decision in (codes.KEEPING, codes.CLEARING, codes.LOSING):
            picks.append(board.objectives[pick])
        else:
            picks.append("reserve" if pick == codes.RESERVE else _class(state, board, seat, pick))
    return picks
