"""What can be seen of a game of L'Empire de César, as plain named data. Nothing is hidden: all see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.core.position.snapshot import snapshot
from quadriga.games.empire.rules import codes, scoring

if TYPE_CHECKING:
    from quadriga.core.seats import Seat
    from quadriga.games.empire.rules.board import Board
    from quadriga.games.empire.rules.state import EmpireState


def view(state: EmpireState, board: Board, seat: Seat, opened: bool) -> dict[str, Any]:
    """The position, the same for every seat."""
    sheet = board.map_for[state.seats]
    dealing = state.decision == codes.DEAL
    # A copy of all fields: each look at an array of a compiled state would copy it anew.
    seen = snapshot(state)
    return {
        "players": [_player(state, seen, board, seat) for seat in range(state.seats)],
        "cities": {board.places[city]: _city(seen, board, city) for city in sheet.cities},
        # The lines that have been built, each with the seat whose road it is.
        "built": {board.lines[line]: seen.owner[line] for line in sheet.lines if seen.owner[line] != codes.NONE},
        "dealing": board.places[sheet.cities[state.dealing]] if dealing else None,
        # Not laid out (yet); with all goods in the mix some never are, but everybody can count them.
        "left_over": {board.kinds[n]: seen.pool[n] for n in range(len(board.kinds)) if seen.pool[n]},
        "passes": state.passes,
        "building": _building(seen, board, sheet.lengths),
        "counting": _counting(state),
    }


def _player(state: EmpireState, seen: Any, board: Board, seat: int) -> dict[str, Any]:
    points = scoring.points(state, seat)
    tokens = seen.held[seat * codes.KINDS : (seat + 1) * codes.KINDS]
    held = {kind: tokens[n] for n, kind in enumerate(board.kinds) if tokens[n]}
    cities = board.map_for[state.seats].cities
    own = [city for city in cities if seen.taken_by[city] == seat]
    return {
        "seat": seat,
        "roads": seen.roads[seat],
        "score": seen.scored[seat],
        "cities": [board.places[city] for city in own],
        "colours": state.colour_count(seat),
        "wealth": held,
        # What the rows and columns of goods and the colours of cities pay, one by one.
        "by_row": scoring.by_row(board, held),
        "by_kind": scoring.by_kind(board, held),
        "by_colour": scoring.by_colour(board, own, cities if state.options["whole_colour"] == "on" else ()),
        # As if the game ended now.
        "points": points,
        "total": sum(points.values()),
    }


def _city(seen: Any, board: Board, city: int) -> dict[str, Any]:
    kind, taker = seen.wealth_at[city], seen.taken_by[city]
    return {
        "wealth": None if kind == codes.NONE else board.kinds[kind],
        "taken_by": None if taker == codes.NONE else taker,
    }


def _building(seen: Any, board: Board, lengths: Any) -> dict[str, Any] | None:
    """The route that has been begun: its city, the places it has come to, its lines."""
    if seen.target == codes.NONE:
        return None
    lines = seen.route[: seen.route_size]
    return {
        "city": board.places[seen.target],
        "places": [board.places[place] for place in board.along(seen.target, lines)],
        "lines": [board.lines[line] for line in lines],
        "cost": sum(lengths[line] for line in lines),
    }


def _counting(state: EmpireState) -> dict[str, Any] | None:
    """The choice among equally short paths: whose pieces are asked for, and by seat how many are settled already."""
    if state.decision != codes.COUNT:
        return None
    settled = [
        (state.fixed_paid & codes.DIGITS[seat]) // codes.UNIT[seat] if state.fixed_seats & codes.DIGITS[seat] else None
        for seat in range(state.seats)
    ]
    return {"seat": state.asked, "settled": settled}
