"""What must hold in every position of L'Empire de César, counted anew from the owners of lines and cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.core.position.layout import Range, ranges
from quadriga.games.empire.rules import codes, layout

if TYPE_CHECKING:
    from quadriga.games.empire.rules.board import Board
    from quadriga.games.empire.rules.state import EmpireState


def faults(seen: EmpireState, board: Board) -> list[str]:
    """All that is wrong with a position; an empty list when it is sound."""
    wrong = _wealth(seen, board) + _roads(seen, board) + _cities(seen, board)
    wrong += _connections(seen, board) + _turn(seen, board)
    if seen.decision == codes.OVER:
        wrong += _end(seen, board)
    return wrong


def bounds(state: EmpireState, board: Board) -> dict[str, Range]:
    """Between which bounds the numbers of all fields lie."""
    return ranges(
        layout.FIELDS,
        seat=state.seats - 1,
        place=len(board.places) - 1,
        places=len(board.places),
        all_places=2 ** len(board.places) - 1,
        kind=len(board.kinds) - 1,
        line=len(board.between) - 1,
    )


def _wealth(state: Any, board: Board) -> list[str]:
    wrong = []
    dealt = board.pool(state.seats, state.options["goods"] == "all")
    cities = board.map_for[state.seats].cities
    laid = [state.wealth_at[city] for city in cities]
    for kind, name in enumerate(board.kinds):
        total = state.pool[kind] + laid.count(kind)
        if total != dealt[kind] or state.pool[kind] < 0:
            wrong.append(f"there are {total} {name}, not {dealt[kind]}")
        for seat in range(state.seats):
            held = sum(1 for city in cities if state.taken_by[city] == seat and state.wealth_at[city] == kind)
            if held != state.held[seat * codes.KINDS + kind]:
                wrong.append(f"{codes.PLAYERS[seat]} has taken {held} {name}")
    if sum(state.pool) != state.pool_size:
        wrong.append("the wealth tokens left over are not counted right")
    if [kind == codes.NONE for kind in laid] != [n >= state.dealing for n in range(len(cities))]:
        wrong.append("the cities without wealth are not the last ones")
    return wrong


def _roads(state: Any, board: Board) -> list[str]:
    wrong = []
    lengths = board.map_for[state.seats].lengths
    for seat in range(state.seats):
        used = sum(length for line, length in lengths.items() if state.owner[line] == seat)
        if used + state.roads[seat] != board.roads or state.roads[seat] < 0:
            wrong.append(f"{codes.PLAYERS[seat]} has {state.roads[seat]} roads left and {used} on the map")
    for line, owner in enumerate(state.owner):
        if owner != codes.NONE and line not in lengths:
            wrong.append(f"line {board.lines[line]} is not on this map")
    for place in range(len(board.places)):
        for length, joined in ((1, state.joined_1), (2, state.joined_2)):
            ends = 0
            for line, pieces in lengths.items():
                if state.owner[line] != codes.NONE and pieces == length and place in board.between[line]:
                    ends |= 2 ** (sum(board.between[line]) - place)
            if ends != joined[place]:
                wrong.append(f"the roads of {board.places[place]} do not add up")
    return wrong


def _cities(state: Any, board: Board) -> list[str]:
    wrong = []
    sheet = board.map_for[state.seats]
    for place in range(len(board.places)):
        free = bool(state.available >> place & 1)
        if free != (place in sheet.cities and state.taken_by[place] == codes.NONE):
            wrong.append(f"{board.places[place]} is available and taken, or neither")
    for seat in range(state.seats):
        mine = [city for city in sheet.cities if state.taken_by[city] == seat]
        if sum(2**city for city in mine) != state.cities[seat]:
            wrong.append(f"the cities of {codes.PLAYERS[seat]} do not add up")
        best = [max((board.value[c] for c in mine if board.colour[c] == n), default=-1) for n in range(codes.COLOURS)]
        if best != list(state.best[seat * codes.COLOURS : (seat + 1) * codes.COLOURS]):
            wrong.append(f"the best cities of {codes.PLAYERS[seat]} do not add up")
    emptied = {codes.ROME, *(city for city in sheet.cities if state.taken_by[city] != codes.NONE)}
    for length, edge in ((1, state.edge_1), (2, state.edge_2)):
        reach = 0
        for line, pieces in sheet.lengths.items():
            end, other = board.between[line]
            if pieces == length and (end in emptied) != (other in emptied):
                reach |= 2 ** (other if end in emptied else end)
        if reach != edge:
            wrong.append(f"the cities in reach by {length} are not counted right")
    return wrong


def _connections(state: Any, board: Board) -> list[str]:
    """Every emptied city is joined to Rome; roads touch no available city but the one a route is for."""
    wrong = []
    built = [board.between[line] for line, owner in enumerate(state.owner) if owner != codes.NONE]
    joined, grew = {codes.ROME}, True
    while grew:
        more = {place for pair in built if joined & {*pair} for place in pair}
        grew = not more <= joined
        joined |= more
    for city, taker in enumerate(state.taken_by):
        if taker != codes.NONE and city not in joined:
            wrong.append(f"{board.places[city]} is not joined to Rome")
    touched = {place for pair in built for place in pair}
    if any(state.available >> place & 1 for place in touched if place != state.target):
        wrong.append("a road leads to a city that nobody has taken")
    return wrong


def _turn(state: Any, board: Board) -> list[str]:
    wrong = []
    building = state.decision in (codes.ROAD, codes.COUNT)
    if building != (state.target != codes.NONE):
        wrong.append("a city is aimed at outside a turn, or none within it")
    if not building and (state.route_size or state.visited or state.at != codes.NONE or state.fixed_seats):
        wrong.append("a route is left over from a turn that has ended")
    if building:
        route = state.route[: state.route_size]
        chain = board.along(state.target, route)
        for place, line in zip(chain, route, strict=False):
            if place not in board.between[line] or state.owner[line] != state.turn:
                wrong.append("the route is not an unbroken chain of the player's own lines")
        if chain[-1] != state.at or sum(2**place for place in chain) != state.visited:
            wrong.append("the route does not end where it is said to")
        if codes.ROME in chain[:-1]:
            wrong.append("the route crosses Rome")
    if (state.decision == codes.COUNT) != (state.asked != codes.NONE):
        wrong.append("a count is asked for at the wrong time")
    if state.fixed_paid & ~state.fixed_seats:
        wrong.append("an answer about a path has not been given")
    if state.asked != codes.NONE and state.fixed_seats & codes.DIGITS[state.asked]:
        wrong.append("an answer about a path is asked for twice")
    if not 0 <= state.passes <= state.seats or (state.passes == state.seats) != (state.reason == codes.STUCK):
        wrong.append(f"{state.passes} players have passed one after the other")
    turns = [list(state.taken_by).count(seat) for seat in range(state.seats)]
    if all(state.roads[seat] > 1 for seat in range(state.seats)) and max(turns) - min(turns) > 1:
        wrong.append("the players have not had equal turns")
    return wrong


def _end(state: Any, board: Board) -> list[str]:
    wrong = []
    left = [city for city in board.map_for[state.seats].cities if state.taken_by[city] == codes.NONE]
    if bool(left) != (state.reason == codes.STUCK):
        wrong.append(f"the game has ended with {len(left)} cities left")
    for seat in range(state.seats):
        if left and state.roads[seat] > 1:
            wrong.append(f"the game has ended although {codes.PLAYERS[seat]} can build")
        if sum(score(state, board, seat)) != state.total[seat]:
            wrong.append(f"the points of {codes.PLAYERS[seat]} do not add up")
    return wrong


def score(state: Any, board: Board, seat: int) -> list[int]:
    """The points of a seat by source, worked out from the cities it has taken."""
    mine = [city for city in board.map_for[state.seats].cities if state.taken_by[city] == seat]
    cities = 0
    for colour in range(len(board.colours)):
        group = [c for c in board.map_for[state.seats].cities if board.colour[c] == colour]
        values = [board.value[c] for c in group if c in mine]
        whole = len(values) == len(group) and state.options["whole_colour"] == "on"
        cities += sum(values) if whole else max(values, default=0)
    counts = [sum(1 for city in mine if state.wealth_at[city] == kind) for kind in range(len(board.kinds))]
    gold = counts.pop()
    rows = sum(board.different[sum(1 for n in counts if n > row)] for row in range(max(counts, default=0)))
    columns = sum(board.same[n] for n in counts)
    most = max(state.roads[: state.seats])
    bonus = board.bonus if state.roads[seat] == most else 0
    return [state.scored[seat], cities, rows, columns, board.gold_table[gold], bonus]
