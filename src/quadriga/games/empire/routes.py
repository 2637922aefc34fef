"""Whole routes: what a page or a terminal offers where the rules ask for one line at a time.

Routes are found by playing every way to finish the turn on copies, so there is no second copy of a rule here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from quadriga.games.empire import codes

if TYPE_CHECKING:
    from quadriga.games.empire.board import Board
    from quadriga.games.empire.rules import EmpireState


@dataclass(frozen=True)
class Route:
    """A way to spend the rest of a turn. `actions` are the decisions that make it, in order.

    A match plays forced decisions itself; they are in `actions` all the same, so play the decision whose place in
    `actions` is the number of decisions the match has recorded since.
    """

    city: str
    places: tuple[str, ...]
    """From the city back to where the route begins."""
    cost: int
    """Road pieces that the active player still spends on it."""
    points: tuple[int, ...]
    """What the turn pays each seat."""
    path: tuple[str, ...]
    """The places of the path that is counted, from Rome to the city."""
    proposed: bool
    """Of routes that differ only in the path counted, the one that EMP-R11 proposes."""
    actions: tuple[int, ...]

    def json(self) -> dict[str, Any]:
        """The route as plain data."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}


def routes(state: EmpireState, board: Board, city: str | None = None) -> list[Route]:
    """All ways to finish the turn, for one city or for all; cheap ones first, then those that pay most.

    In the middle of a turn, the ways to finish what has been begun. Empty when no seat is about to build.
    """
    if state.decision not in (codes.CITY, codes.ROAD, codes.COUNT):
        return []
    found = []
    by_lines: dict[tuple[int, ...], list[tuple[tuple[int, ...], EmpireState]]] = {}
    for actions, end in _ends(state, board, city):
        lines = tuple(action for action in actions if action < codes.COUNT_AT)
        by_lines.setdefault(lines, []).append((actions, end))
    for group in by_lines.values():
        gains = [_gains(state, end) for _, end in group]
        best = propose(state, gains)
        for n, (actions, end) in enumerate(group):
            found.append(_route(state, board, actions, end, gains[n], n == best))
    seat = state.turn
    return sorted(found, key=lambda route: (route.city, route.cost, -route.points[seat], route.actions))


def propose(state: EmpireState, gains: Sequence[Sequence[int]]) -> int:
    """EMP-R11: which of several payments is best for the active player: most own points, then fewest for the leader.

    The leader is whoever of the others has most points before the turn; leaders that are tied count together. Then
    fewest points for all others, then the first.
    """
    seat = state.turn
    others = [other for other in range(state.seats) if other != seat]
    ahead = max(state.scored[other] for other in others)
    leaders = [other for other in others if state.scored[other] == ahead]

    def worth(n: int) -> tuple[int, int, int, int]:
        paid = gains[n]
        return (paid[seat], -sum(paid[other] for other in leaders), -sum(paid[other] for other in others), -n)

    return max(range(len(gains)), key=worth)


def _ends(state: EmpireState, board: Board, city: str | None) -> Iterator[tuple[tuple[int, ...], EmpireState]]:
    """Every way to play the turn to its end, with the position after it."""
    seat = state.turn
    waiting: list[tuple[tuple[int, ...], EmpireState]] = [((), state)]
    while waiting:
        actions, position = waiting.pop()
        for action in position.legal(seat):
            if position.decision == codes.CITY and not _wanted(board, action, city):
                continue
            after = position.clone()
            after.play(seat, action)
            if after.target == codes.NONE:
                yield (*actions, action), after
            else:
                waiting.append(((*actions, action), after))


def _wanted(board: Board, action: int, city: str | None) -> bool:
    return action != codes.PASS_AT and city in (None, board.places[action - codes.CITY_AT])


def _gains(state: EmpireState, end: EmpireState) -> tuple[int, ...]:
    return tuple(end.scored[seat] - state.scored[seat] for seat in range(state.seats))


def _route(
    state: EmpireState, board: Board, actions: tuple[int, ...], end: EmpireState, gains: tuple[int, ...], best: bool
) -> Route:
    city = end.last_city
    places = [city]
    built = [state.route[n] for n in range(state.route_size)]
    built += [(action - codes.ROAD_AT) // 2 for action in actions if codes.ROAD_AT <= action < codes.STOP_AT]
    for line in built:
        places.append(sum(board.between[line]) - places[-1])
    path = end.trail(city, end.last_paid)
    seat = state.turn
    return Route(
        city=board.places[city],
        places=tuple(board.places[place] for place in places),
        cost=state.roads[seat] - end.roads[seat],
        points=gains,
        path=tuple(board.places[place] for place in path),
        proposed=best,
        actions=actions,
    )
