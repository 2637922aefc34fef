"""What must hold in every position of Antike: no piece is lost, doubled or where it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.layout import Range, ranges
from quadriga.games.antike.rules import codes, layout

if TYPE_CHECKING:
    from quadriga.games.antike.rules.board import Board
    from quadriga.games.antike.rules.state import AntikeState


def faults(state: AntikeState, board: Board) -> list[str]:
    """All that is wrong with a position; an empty list when it is sound."""
    wrong = _bank(state, board) + _cities(state, board) + _cards(state, board) + _turn(state)
    for nation in range(state.tables.nations):
        wrong += _units(state, board, nation)
    wrong += _ready(state)
    return wrong


def bounds(state: AntikeState, board: Board) -> dict[str, Range]:
    """Between which bounds the numbers of all fields lie."""
    tables = state.tables
    return ranges(
        layout.FIELDS,
        seat=state.seats - 1,
        all_seats=2**state.seats - 1,
        nation=tables.nations - 1,
        nations=tables.nations,
        all_nations=2**tables.nations - 1,
        province=tables.provinces - 1,
        all_provinces=2**tables.provinces - 1,
    )


def _bank(state: AntikeState, board: Board) -> list[str]:
    """ANT-41, ANT-R9: coins, temples and, with a limit, chips are conserved; nobody owes anything."""
    wrong = []
    held = [sum(state.stock[n * 4 + r] for n in range(state.tables.nations)) for r in range(4)]
    if min(state.stock) < 0 or min(state.bank) < 0 or state.temples_left < 0:
        wrong.append("a stock is below nothing")
    if held[codes.COIN] + state.bank[codes.COIN] != board.coins:
        wrong.append(f"there are {held[codes.COIN] + state.bank[codes.COIN]} coins, not {board.coins}")
    for r in range(3):
        if state.tables.limited:
            if held[r] + state.bank[r] != int(state.options["bank_limit"]):
                wrong.append(f"there are {held[r] + state.bank[r]} units of {codes.RESOURCES[r]}")
        elif state.bank[r] != codes.PLENTY:
            wrong.append(f"the endless bank of {codes.RESOURCES[r]} has changed")
    if any(state.stock[4 * state.tables.nations :]):
        wrong.append("a nation that is not in play owns something")
    built = bin(state.temple).count("1")
    if built + state.temples_left != board.temples:
        wrong.append(f"there are {built + state.temples_left} temples, not {board.temples}")
    return wrong


def _cities(state: AntikeState, board: Board) -> list[str]:
    wrong = []
    playing = state.round > 0
    owner = state.owner
    for nation in range(state.tables.nations):
        owned = [p for p in range(codes.PROVINCES) if owner[p] == nation]
        if sum(2**p for p in owned) != state.city[nation] or len(owned) != state.city_count[nation]:
            wrong.append(f"the cities of nation {nation} do not add up")
        if state.temple_count[nation] != sum(1 for p in owned if state.temple >> p & 1):
            wrong.append(f"the temples of nation {nation} do not add up")
        if len(owned) > board.city_tokens or (playing and not owned):
            wrong.append(f"nation {nation} has {len(owned)} cities")
    everywhere = 0
    for mask in state.city[: state.tables.nations]:
        everywhere |= mask
    if state.temple & ~everywhere:
        wrong.append("a temple stands where no city is")
    if any(owner != codes.NONE for owner in state.owner[state.tables.provinces :]):
        wrong.append("a city lies off the map")
    return wrong


def _units(state: AntikeState, board: Board, nation: int) -> list[str]:
    wrong = []
    for kind in range(2):
        at = (nation * 2 + kind) * codes.PROVINCES
        counts = state.units[at : at + codes.PROVINCES]
        if min(counts) < 0 or sum(counts) != state.unit_total[nation * 2 + kind]:
            wrong.append(f"the {codes.UNITS[kind]} count of nation {nation} does not add up")
        if sum(counts) > board.unit_supply[kind]:
            wrong.append(f"nation {nation} has too many of {codes.UNITS[kind]}")
        where = sum(2**p for p, count in enumerate(counts) if count)
        if where != state.has[nation * 2 + kind]:
            wrong.append(f"where nation {nation} has {codes.UNITS[kind]} units is not what its mask says")
        if where & ~state.tables.habitable[kind]:
            wrong.append(f"a {codes.UNITS[kind]} of nation {nation} stands where it cannot (ANT-14)")
    return wrong


def _ready(state: AntikeState) -> list[str]:
    """Units with moves left are units on the map of the active nation, and only during its maneuver."""
    wrong = []
    ready, ready_at, units = state.ready, state.ready_at, state.units
    for group in range(codes.CLASSES):
        counts = ready[group * codes.PROVINCES : (group + 1) * codes.PROVINCES]
        if min(counts) < 0 or sum(2**p for p, count in enumerate(counts) if count) != ready_at[group]:
            wrong.append("the units with moves left are not what their mask says")
    for kind in range(2):
        for p in range(state.tables.provinces):
            moving = sum(ready[(kind * 3 + g) * codes.PROVINCES + p] for g in range(3))
            if moving and moving > units[(state.nation * 2 + kind) * codes.PROVINCES + p]:
                wrong.append("more units have moves left than there are")
    maneuver = codes.MANEUVER <= state.decision <= codes.GIVING_UP or state.decision == codes.OVER
    if any(state.ready_at) and not maneuver:
        wrong.append("units have moves left outside a maneuver")
    if any(state.armed) and codes.ARMING not in (state.decision, state.paying_for):
        wrong.append("units are counted as just armed outside arming")
    return wrong


def _cards(state: AntikeState, board: Board) -> list[str]:
    """ANT-2, ANT-38: every personality is in its stack or with a nation."""
    wrong = []
    for stack, name in enumerate(codes.STACK_NAMES):
        held = sum(state.cards[n * codes.STACKS + stack] for n in range(state.tables.nations))
        if state.stack[stack] < 0 or held + state.stack[stack] != len(board.stacks[stack]):
            wrong.append(f"there are {held + state.stack[stack]} cards of {name}")
    known = 0
    for nation in range(state.tables.nations):
        know = state.know[nation]
        known |= know
        if know >> 4 & ~know:
            wrong.append(f"nation {nation} has a higher know-how without its basic one")
        cards = sum(state.cards[nation * codes.STACKS : (nation + 1) * codes.STACKS])
        if cards >= state.tables.goal and state.decision != codes.OVER:
            wrong.append(f"nation {nation} has won and the game goes on")
    if known != state.acquired:
        wrong.append("the know-hows acquired are not those of the nations")
    return wrong


def _turn(state: AntikeState) -> list[str]:
    wrong = []
    # ANT-R37: while nations are dealt or chosen, there are some left, and seats that have none.
    dealing = state.decision in (codes.DEALING, codes.CALLING, codes.TAKING)
    if dealing != bool(state.untaken) or (dealing and (state.round or codes.NONE not in state.seat_of)):
        wrong.append("nations are dealt out of turn")
    if dealing and state.decision != codes.CALLING and state.picker == codes.NONE:
        wrong.append("nobody takes a nation")
    if state.decision == codes.STARTING and (state.round or state.decider == codes.NONE):
        wrong.append("a nation starts out of turn")
    if not state.untaken:
        if sorted(state.order[: state.tables.nations]) != list(range(state.tables.nations)):
            wrong.append("the turn order is not an order of the nations")
        seats = state.seat_of[: state.tables.nations]
        each = 2 if state.seats == 2 else 1
        if any(seats.count(seat) != each for seat in range(state.seats)):
            wrong.append("the nations are not shared out evenly")
    if (state.owed == 0) != (state.paying_for == codes.NONE):
        wrong.append("what is owed and what for do not go together")
    if state.swapped & state.swapped >> 3:
        wrong.append("a resource was given and taken (ANT-R14)")
    if state.swapped and state.decision not in (codes.RONDEL, codes.PAYING, codes.FOUNDING, codes.EXCHANGING):
        wrong.append("exchanges are remembered where none are made")
    if state.offered_from != codes.NONE:
        wrong.append("choices are left out as inside a search")
    if state.round and state.decision not in (codes.OVER, codes.TAKING) and state.decider == codes.NONE:
        wrong.append("nobody has to decide")
    return wrong
