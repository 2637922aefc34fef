"""What must hold in every position of Augustus: no objective, legion, token or reward is lost, doubled or misplaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.layout import Range, ranges
from quadriga.games.augustus.rules import codes, layout

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.board import Board
    from quadriga.games.augustus.rules.state import AugustusState


def faults(state: AugustusState, board: Board) -> list[str]:
    """All that is wrong with a position; an empty list when it is sound."""
    wrong = _cards(state, board) + _legions(state, board) + _tokens(state, board)
    for seat in range(state.seats):
        wrong += _places(state, board, seat)
        wrong += _counts(state, board, seat)
        wrong += _points(state, board, seat)
    return wrong + _rewards(state, board) + _pending(state, board)


def bounds(state: AugustusState, board: Board) -> dict[str, Range]:
    """Between which bounds the numbers of all fields lie."""
    of_cards = state.decision in (codes.KEEPING, codes.CLEARING, codes.LOSING)
    return ranges(
        layout.FIELDS,
        seat=state.seats - 1,
        seats=state.seats,
        all_seats=2**state.seats - 1,
        pick=(codes.CARDS if of_cards else codes.CLASSES) - 1,
        claim=len(state.tables.count_reward) - 2,
    )


def _zone(state: AugustusState, zone: int) -> list[int]:
    return [card for card in range(codes.CARDS) if state.where[card] == zone]


def _cards(state: AugustusState, board: Board) -> list[str]:
    """Every objective is in exactly one place, and the lists of places say the same."""
    wrong = []
    row = list(state.row[: state.row_size])
    if sorted(row) != _zone(state, codes.IN_ROW):
        wrong.append("the row is not what the objectives say")
    if len(_zone(state, codes.DECK)) != state.deck_size:
        wrong.append(f"the deck has not {state.deck_size} objectives")
    if state.row_size > board.row:
        wrong.append(f"the row has {state.row_size} objectives")
    for card, number in enumerate(board.objectives):
        zone, seat = divmod(state.where[card], codes.ZONE)
        if not 0 <= zone <= codes.CONTROL // codes.ZONE:
            wrong.append(f"objective {number} is nowhere")
        if (zone * codes.ZONE < codes.HAND and seat) or seat >= state.seats:
            wrong.append(f"objective {number} belongs to nobody")
            continue
        at = state.place_of[card]
        if zone * codes.ZONE == codes.PLAYED:
            if at == codes.NONE or state.card_at[seat * codes.PLACES + at] != card:
                wrong.append(f"objective {number} is not before its seat")
        elif at != codes.NONE:
            wrong.append(f"objective {number} has a place and is not played")
    for at, card in enumerate(state.card_at):
        if card != codes.NONE and state.where[card] != codes.PLAYED + at // codes.PLACES:
            wrong.append(f"a place holds objective {board.objectives[card]}, which is elsewhere")
    asides = [len(_zone(state, codes.ASIDE + seat)) for seat in range(state.seats)]
    if len(set(asides)) > 1:
        wrong.append("the seats have put aside different numbers of objectives")
    if state.setting_up == 0 and state.decision in (codes.DRAW, codes.MOBILISING) and state.deck_size:
        if state.row_size != board.row:
            wrong.append("the row was not filled up")
    return wrong


def _legions(state: AugustusState, board: Board) -> list[str]:
    """AUG-1: all legions are in the supply, in a reserve, on an objective, or in the hand of one who rearranges."""
    placed = sum(state.filled)
    total = state.supply + sum(state.reserve) + placed + state.holding
    wrong = [] if total == board.legions else [f"there are {total} legions, not {board.legions}"]
    if min(state.supply, *state.reserve, *state.filled) < 0:
        wrong.append("there are fewer than no legions somewhere")
    if state.holding and state.decision != codes.REARRANGING:
        wrong.append("a legion is held while nothing is rearranged")
    return wrong


def _tokens(state: AugustusState, board: Board) -> list[str]:
    wrong = []
    if sum(state.bag) != state.bag_size or state.bag_size == 0:
        wrong.append(f"the bag has not {state.bag_size} tokens")
    if any(not 0 <= left <= all_of_them for left, all_of_them in zip(state.bag, board.tokens, strict=True)):
        wrong.append("the bag has tokens too many or too few")
    if state.drawn != codes.NONE and state.bag[state.drawn] >= board.tokens[state.drawn]:
        wrong.append("the drawn token is still in the bag")
    if state.bag[codes.JOKER] < board.tokens[codes.JOKER] and state.drawn != codes.JOKER:
        wrong.append("a joker did not fill the bag again")
    return wrong


def _places(state: AugustusState, board: Board, seat: int) -> list[str]:
    """Slots, masks and stages of the objectives before a seat."""
    wrong = []
    free = held = 0
    for place in range(codes.PLACES):
        card = state.card_at[seat * codes.PLACES + place]
        first = seat * codes.CLASSES + place * codes.SYMBOLS
        filled = state.filled[first : first + codes.SYMBOLS]
        waits = state.waiting[seat] >> place & 1
        resolved = seat == state.active and state.batch >> place & 1
        if card == codes.NONE:
            if any(filled) or waits or resolved or state.empty_at[seat * codes.PLACES + place]:
                wrong.append(f"an empty place of seat {seat} is not empty")
            continue
        slots = board.slots[card]
        if any(n > most for n, most in zip(filled, slots, strict=True)):
            wrong.append(f"objective {board.objectives[card]} holds too many legions")
        if state.empty_at[seat * codes.PLACES + place] != sum(slots) - sum(filled):
            wrong.append(f"the empty slots of objective {board.objectives[card]} do not add up")
        if resolved and sum(filled):
            wrong.append(f"objective {board.objectives[card]} was resolved and keeps its legions")
        if waits or resolved:
            continue
        if sum(filled) == sum(slots) and state.decision != codes.REARRANGING:
            wrong.append(f"objective {board.objectives[card]} is full and nobody said Ave Caesar")
        for symbol in range(codes.SYMBOLS):
            free |= (filled[symbol] < slots[symbol]) << (place * codes.SYMBOLS + symbol)
            held |= (filled[symbol] > 0) << (place * codes.SYMBOLS + symbol)
    if free != state.free[seat] or held != state.held[seat]:
        wrong.append(f"the masks of seat {seat} are not what its objectives say")
    return wrong


def _counts(state: AugustusState, board: Board, seat: int) -> list[str]:
    """What is counted of the objectives under control, counted anew."""
    mine = _zone(state, codes.CONTROL + seat)
    wrong = []
    if state.control[seat] != len(mine):
        wrong.append(f"seat {seat} controls {len(mine)} objectives, not {state.control[seat]}")
    colours = [sum(1 for card in mine if board.colour[card] == c) for c in range(codes.COLOURS)]
    symbols = [sum(board.slots[card][s] for card in mine) for s in range(codes.SYMBOLS)]
    resources = [sum(1 for card in mine if r in board.produces[card]) for r in range(codes.RESOURCES)]
    if colours != list(state.by_colour[seat * codes.COLOURS : (seat + 1) * codes.COLOURS]):
        wrong.append(f"the colours of seat {seat} do not add up")
    if symbols != list(state.by_symbol[seat * codes.SYMBOLS : (seat + 1) * codes.SYMBOLS]):
        wrong.append(f"the symbols of seat {seat} do not add up")
    if resources != list(state.produced[seat * codes.RESOURCES : (seat + 1) * codes.RESOURCES]):
        wrong.append(f"the resources of seat {seat} do not add up")
    if state.reds[seat] != sum(1 for card in mine if board.red[card]):
        wrong.append(f"the red objectives of seat {seat} do not add up")
    for symbol in range(codes.SYMBOLS):
        allowed = {symbol}
        for card in mine:
            if board.power[card] == codes.EQUIVALENCE and symbol in board.power_values[card]:
                allowed |= set(board.power_values[card])
        mask = sum(2 ** (p * codes.SYMBOLS + s) for p in range(codes.PLACES) for s in allowed)
        if mask != state.columns[seat * (codes.SYMBOLS + 1) + symbol]:
            wrong.append(f"seat {seat} has wrong links for {codes.SYMBOL_NAMES[symbol]}")
    return wrong


def _points(state: AugustusState, board: Board, seat: int) -> list[str]:
    """Points by source, counted anew."""
    mine = _zone(state, codes.CONTROL + seat)
    points = dict.fromkeys(codes.SOURCES, 0)
    for card in mine:
        values = board.power_values[card]
        points["objectives"] += board.points[card] or 0
        if board.power[card] == codes.POINTS_PER_SYMBOL:
            worth = values[1] * sum(board.slots[other][values[0]] for other in mine)
            points["symbols"] += min(worth, values[2]) if state.options["symbol_cap"] == "on" else worth
        elif board.power[card] == codes.POINTS_PER_COLOUR:
            points["colours"] += values[1] * sum(1 for other in mine if board.colour[other] == values[0])
        elif board.power[card] == codes.POINTS_PER_RED:
            points["reds"] += values[0] * sum(1 for other in mine if board.red[other])
    for reward in range(len(board.rewards)):
        if state.owner[reward] == seat:
            source = ("colour_rewards", "colour_rewards", "count_reward", "resources")[board.reward_kind[reward]]
            points[source] += board.reward_points[reward]
    kept = state.score[seat * codes.SOURCE_COUNT : (seat + 1) * codes.SOURCE_COUNT]
    return [] if list(points.values()) == list(kept) else [f"the points of seat {seat} are {points}"]


def _rewards(state: AugustusState, board: Board) -> list[str]:
    wrong = []
    counts = [
        state.owner[n]
        for n, kind in enumerate(board.reward_kind)
        if kind == codes.FOR_COUNT and state.owner[n] != codes.NONE
    ]
    if len(set(counts)) != len(counts):
        wrong.append("a seat has two rewards for a number of objectives")
    for n, name in enumerate(board.rewards):
        if not codes.NONE <= state.owner[n] < state.seats:
            wrong.append(f"reward {name} belongs to nobody at the table")
    for resource, name in enumerate(codes.RESOURCE_NAMES):
        reward = state.tables.resource_reward[resource]
        if reward == codes.NONE:
            continue
        produced = [state.produced[seat * codes.RESOURCES + resource] for seat in range(state.seats)]
        if state.owner[reward] == codes.NONE and max(produced) > 0:
            wrong.append(f"nobody has the {name}")
    return wrong


def _pending(state: AugustusState, board: Board) -> list[str]:
    """Who owes a decision, and that nothing is left over from a decision that is over."""
    wrong = []
    chance = state.decision >= codes.CRIER or state.decision == codes.OVER
    if chance == bool(state.owing):
        wrong.append("nobody owes the decision that is due" if not chance else "a seat owes a decision of chance")
    if state.owing >> state.seats:
        wrong.append("a seat that does not exist owes a decision")
    if chance and any(state.picked):
        wrong.append("a choice was not carried out")
    if state.decision == codes.DRAW and (any(state.waiting) or state.active != codes.NONE):
        wrong.append("an objective was not resolved")
    if state.batch and state.active == codes.NONE:
        wrong.append("objectives are resolved for nobody")
    if state.setting_up and state.decision not in (codes.CRIER, codes.FILL, codes.DEAL):
        wrong.append("the game goes on before it is set up")
    wrong += _dealing(state, board)
    if state.decision == codes.MOBILISING and state.drawn == codes.NONE:
        wrong.append("legions are mobilised for no token")
    for seat in range(state.seats):
        picks = list(state.picks[seat * codes.PICKS : seat * codes.PICKS + state.picked[seat]])
        dealt = _zone(state, codes.HAND + seat)
        if state.decision == codes.KEEPING and (len(dealt) != board.deal or not set(picks) <= set(dealt)):
            wrong.append(f"seat {seat} was not dealt what it chooses from")
        if state.decision == codes.KEEPING and (state.owing >> seat & 1) != (len(picks) < board.keep):
            wrong.append(f"seat {seat} keeps {len(picks)} objectives")
        if state.decision == codes.KEEPING and picks != sorted(set(picks)):
            wrong.append(f"seat {seat} keeps an objective twice")
    ended = any(state.control[seat] >= board.goal for seat in range(state.seats))
    if (state.decision == codes.OVER) != ended and state.decision in (codes.OVER, codes.DRAW):
        wrong.append("the game should not be over" if not ended else "the game should be over")
    return wrong


def _dealing(state: AugustusState, board: Board) -> list[str]:
    """AUG-2, AUG-R31: objectives are dealt seat by seat, and none is anywhere else before that is done."""
    if not state.setting_up:
        return [] if (state.dealing, state.dealt) == (state.seats, 0) else ["objectives are dealt after the set-up"]
    each = board.keep if state.tables.random_three else board.deal
    zone = codes.PLAYED if state.tables.random_three else codes.HAND
    wanted = [
        each if seat < state.dealing else state.dealt if seat == state.dealing else 0 for seat in range(state.seats)
    ]
    wrong = []
    if state.dealing >= state.seats or state.dealt >= each:
        wrong.append("more objectives are dealt than there are to deal")
    if [len(_zone(state, zone + seat)) for seat in range(state.seats)] != wanted:
        wrong.append("the seats were not dealt the same number of objectives")
    if sum(wanted) + state.row_size + state.deck_size != codes.CARDS:
        wrong.append("objectives are somewhere else before the game begins")
    return wrong
