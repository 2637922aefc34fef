"""What can be seen of a game of L'Empire de César, as plain named data. Nothing is hidden: all see the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from quadriga.games.empire import codes, routes, scoring

if TYPE_CHECKING:
    from quadriga.games.empire.board import Board
    from quadriga.games.empire.rules import EmpireState


def view(state: EmpireState, board: Board) -> dict[str, Any]:
    """The position, the same for every seat."""
    sheet = board.map_for[state.seats]
    dealing = state.decision == codes.DEAL
    # A copy of all fields: each look at an array of a compiled state would copy it anew.
    seen = SimpleNamespace(**state.data())
    shown = {
        "map": sheet.name,
        "players": [_player(state, seen, board, seat) for seat in range(state.seats)],
        "cities": [_city(seen, board, city) for city in sheet.cities],
        "lines": [_line(seen, board, line, sheet.lengths[line]) for line in sheet.lines],
        "dealing": board.places[sheet.cities[state.dealing]] if dealing else None,
        # Not laid out (yet); with all goods in the mix some never are, but everybody can count them.
        "left_over": {board.kinds[n]: seen.pool[n] for n in range(len(board.kinds)) if seen.pool[n]},
        "passes": state.passes,
        "building": _building(state, board),
        "counting": _counting(state, board),
        # The ways to finish the turn that has been begun: pages and terminals offer these, not single lines.
        "routes": [route.json() for route in routes.routes(state, board)] if state.target != codes.NONE else [],
        "last_turn": _last_turn(state, board),
    }
    return shown


def _player(state: EmpireState, seen: Any, board: Board, seat: int) -> dict[str, Any]:
    points = scoring.points(state, seat)
    held = seen.held[seat * codes.KINDS : (seat + 1) * codes.KINDS]
    cities = board.map_for[state.seats].cities
    return {
        "id": codes.PLAYERS[seat],
        "seat": seat,
        "roads": seen.roads[seat],
        "score": seen.scored[seat],
        "cities": [board.places[city] for city in cities if seen.taken_by[city] == seat],
        "colours": state.colour_count(seat),
        "wealth": {board.kinds[n]: held[n] for n in range(len(board.kinds)) if held[n]},
        # As if the game ended now.
        "points": points,
        "total": sum(points.values()),
    }


def _city(seen: Any, board: Board, city: int) -> dict[str, Any]:
    kind, taker = seen.wealth_at[city], seen.taken_by[city]
    return {
        "id": board.places[city],
        "colour": board.colours[board.colour[city]],
        "value": board.value[city],
        "wealth": None if kind == codes.NONE else board.kinds[kind],
        "taken_by": None if taker == codes.NONE else codes.PLAYERS[taker],
    }


def _line(seen: Any, board: Board, line: int, length: int) -> dict[str, Any]:
    owner = seen.owner[line]
    return {
        "id": board.lines[line],
        "between": [board.places[place] for place in board.between[line]],
        "length": length,
        "owner": None if owner == codes.NONE else codes.PLAYERS[owner],
    }


def _building(state: EmpireState, board: Board) -> dict[str, Any] | None:
    """The route that has been begun: its city, the places it has come to, its lines."""
    if state.target == codes.NONE:
        return None
    lines = [state.route[n] for n in range(state.route_size)]
    places = [state.target]
    for line in lines:
        places.append(sum(board.between[line]) - places[-1])
    lengths = board.map_for[state.seats].lengths
    return {
        "city": board.places[state.target],
        "places": [board.places[place] for place in places],
        "lines": [board.lines[line] for line in lines],
        "cost": sum(lengths[line] for line in lines),
    }


def _counting(state: EmpireState, board: Board) -> dict[str, Any] | None:
    """The choice among equally short paths: whose pieces are asked for, what is settled already."""
    if state.decision != codes.COUNT:
        return None
    settled = {
        codes.PLAYERS[seat]: (state.fixed_paid & codes.DIGITS[seat]) // codes.UNIT[seat]
        for seat in range(state.seats)
        if state.fixed_seats & codes.DIGITS[seat]
    }
    return {"player": codes.PLAYERS[state.asked], "settled": settled}


def _last_turn(state: EmpireState, board: Board) -> dict[str, Any] | None:
    """The city taken last, the path that was counted, and what it paid."""
    city = state.last_city
    if city == codes.NONE:
        return None
    before = state.clone()
    if state.route_size:
        # What is being built now was not there yet.
        fields = before.data()
        for line in state.route[: state.route_size]:
            one, other = board.between[line]
            fields["owner"][line] = codes.NONE
            for joined in (fields["joined_1"], fields["joined_2"]):
                joined[one] &= ~(2**other)
                joined[other] &= ~(2**one)
        before.restore(fields)
    doubled = state.wealth_at[city] == board.gold
    pieces = [(state.last_paid & codes.DIGITS[seat]) // codes.UNIT[seat] for seat in range(state.seats)]
    return {
        "player": codes.PLAYERS[state.taken_by[city]],
        "city": board.places[city],
        "path": [board.places[place] for place in before.trail(city, state.last_paid)],
        "doubled": doubled,
        "points": [n * 2 if doubled else n for n in pieces],
    }
