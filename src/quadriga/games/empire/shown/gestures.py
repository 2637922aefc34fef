"""Whole routes as gestures: what a page or a terminal offers where the rules ask for one line at a time.

Routes are found by playing every way to finish the turn on copies, so there is no second copy of a rule here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from quadriga.core.title.gesture import Gesture
from quadriga.games.empire.rules import codes

if TYPE_CHECKING:
    from quadriga.core.seats import Seat
    from quadriga.games.empire.rules.board import Board
    from quadriga.games.empire.rules.state import EmpireState

KINDS = {"start": "city", "over": "city", "places": "city", "lines": "line", "path": "city"}
"""What the fields of a route name."""

Chain = tuple[int, ...]
"""The decisions that make a route, in order."""


def gestures(state: EmpireState, board: Board, seat: Seat) -> list[Gesture]:
    """All routes that finish the turn, by city; cheap ones first, then those that pay most.

    In the middle of a turn, the ways to finish what has been begun. Each is a gesture of the kind `route`:

    - `city`, its `value` and `wealth`; `start` and `over`, where the route begins and what it comes through;
    - `places` from the city back to the start, `lines` still to be built, and their `cost` in road pieces;
    - `path`, the places from Rome to the city whose roads are counted, `doubled` where gold doubles what it pays;
    - `points` of each seat, `gain` of them for the builder and `rest` for all others;
    - `tied` where routes differ only in the path, `proposed` for the path of them that EMP-R11 proposes.
    """
    if seat != state.turn or state.decision not in (codes.CITY, codes.ROAD, codes.COUNT):
        return []
    by_lines: dict[Chain, list[tuple[Chain, EmpireState]]] = {}
    for chain, end in _ends(state, seat):
        lines = tuple(action for action in chain if action < codes.COUNT_AT)
        by_lines.setdefault(lines, []).append((chain, end))
    routes = []
    for tied in by_lines.values():
        points = [_points(state, end) for _, end in tied]
        best = proposed(state, points)
        for n, (chain, end) in enumerate(tied):
            fields = _fields(state, board, chain, end, points[n])
            fields |= {"tied": len(tied) > 1, "proposed": n == best}
            routes.append(Gesture("route", chain, fields, KINDS))
    return sorted(routes, key=_order)


def _order(route: Gesture) -> tuple[Any, ...]:
    return route.fields["city"], route.fields["cost"], -route.fields["gain"], route.actions


def proposed(state: EmpireState, points: Sequence[Sequence[int]]) -> int:
    """EMP-R11: which of several payments is best for the active player: most own points, then fewest for the leader.

    The leader is whoever of the others has most points before the turn; leaders that are tied count together. Then
    fewest points for all others, then the first.
    """
    seat = state.turn
    others = [other for other in range(state.seats) if other != seat]
    ahead = max(state.scored[other] for other in others)
    leaders = [other for other in others if state.scored[other] == ahead]

    def worth(n: int) -> tuple[int, int, int, int]:
        paid = points[n]
        return (paid[seat], -sum(paid[other] for other in leaders), -sum(paid[other] for other in others), -n)

    return max(range(len(points)), key=worth)


def _ends(state: EmpireState, seat: Seat) -> Iterator[tuple[Chain, EmpireState]]:
    """Every way to play the turn to its end, with the position after it."""
    waiting: list[tuple[Chain, EmpireState]] = [((), state)]
    while waiting:
        chain, position = waiting.pop()
        for action in position.legal(seat):
            if action == codes.PASS_AT:
                continue
            after = position.clone()
            after.play(seat, action)
            if after.target == codes.NONE:
                yield (*chain, action), after
            else:
                waiting.append(((*chain, action), after))


def _points(state: EmpireState, end: EmpireState) -> list[int]:
    return [now - was for now, was in zip(end.scored[: state.seats], state.scored, strict=False)]


def _fields(state: EmpireState, board: Board, chain: Chain, end: EmpireState, points: list[int]) -> dict[str, Any]:
    seat = state.turn
    city = state.target if state.target != codes.NONE else chain[0] - codes.CITY_AT
    lines = [(action - codes.ROAD_AT) // 2 for action in chain if codes.ROAD_AT <= action < codes.STOP_AT]
    places = board.along(city, [*state.route[: state.route_size], *lines])
    kind = state.wealth_at[city]
    factor = 2 if kind == board.gold else 1
    paid = sum(points[n] // factor * codes.UNIT[n] for n in range(state.seats))
    return {
        "city": board.places[city],
        "value": board.value[city],
        "wealth": board.kinds[kind],
        "start": board.places[places[-1]],
        "over": [board.places[place] for place in places[-2:0:-1]],
        "places": [board.places[place] for place in places],
        "lines": [board.lines[line] for line in lines],
        "cost": state.roads[seat] - end.roads[seat],
        "path": [board.places[place] for place in end.trail(city, paid)],
        "doubled": factor == 2,
        "points": points,
        "gain": points[seat],
        "rest": sum(points) - points[seat],
    }
