"""The moments of L'Empire de César that its board is tried at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quadriga import games
from quadriga.core.rng import Rng
from quadriga.table import Table

GAME = games.load("empire")
PEOPLE = ("Marcus", "Livia", "Gaius", "Cornelia", "Titus")
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "two-all-goods": (2, {"goods": "all"}),
    "two-whole-colour": (2, {"whole_colour": "on"}),
    "three": (3, {}),
    "three-variants": (3, {"goods": "all", "whole_colour": "on"}),
    "four": (4, {}),
    "five": (5, {}),
}
KINDS = {"start", "early", "middle", "late", "road", "count", "gold", "tied", "many", "pass", "end"}
"""The moments that are looked for in every setting; `pass` and `count` are rare."""

FEWER = {"middle", "late", "end"}
"""Enough for a variant that changes nothing about routes."""

SEEDS = 12
WATCHED = ("two-middle", "three-middle", "five-late")
"""Moments that are also told to a spectator, and to somebody who has to wait."""


Moment = tuple[str, Table, int, int, dict[str, Any] | None]
"""Name, table, who is asked, the revision and the view that seat had seen before."""


def new_table(seats: int, options: dict[str, str], seed: int) -> Table:
    return Table.new(GAME.new(seats=seats, options=options), list(PEOPLE[:seats]), seed=seed)


def moments() -> Iterator[Moment]:
    """Each kind of moment in every setting."""
    for setting, (seats, options) in SETTINGS.items():
        wanted = set(FEWER if options else KINDS)
        for seed in range(SEEDS):
            if not wanted:
                break
            table, rng = new_table(seats, options, seed), Rng(seed)
            seen = dict.fromkeys(range(seats), 0)
            while not table.state.is_over():
                seat = table.state.actors()[0]
                here = _found(table, seat) & wanted
                for kind in sorted(here):
                    yield f"{setting}-{kind}", table, seat, seen[seat], None
                wanted -= here
                before = seen[seat]
                seen[seat] = table.match.revision(seat)
                _play(table, seat, rng, wasteful=seed % 3 == 2)
                if table.state.is_over() and "end" in wanted:
                    wanted.discard("end")
                    yield f"{setting}-end", table, seat, before, None


def _found(table: Table, seat: int) -> set[str]:
    """What kinds of moment this is."""
    state = table.state
    decision, routes = GAME.decision(state, seat), GAME.gestures(state, seat)
    found = {decision}
    if decision == "city":
        free = sum(city["taken_by"] is None for city in GAME.view(state, seat)["cities"].values())
        total = len(GAME.view(state, seat)["cities"])
        shares = (("start", 1.0), ("early", 0.8), ("middle", 0.5), ("late", 0.2))
        found = {name for name, most in shares if free <= most * total}
        found |= {"gold"} if any(route.fields["doubled"] for route in routes) else set()
        found |= {"tied"} if any(route.fields["tied"] for route in routes) else set()
        by_city: dict[str, int] = {}
        for route in routes:
            by_city[route.fields["city"]] = by_city.get(route.fields["city"], 0) + 1
        found |= {"many"} if max(by_city.values(), default=0) >= 9 else set()
        found |= {"pass"} if not routes else set()
    return found


def _play(table: Table, seat: int, rng: Rng, wasteful: bool) -> None:
    """A turn or a part of it: mostly a cheap route, sometimes any, now and then one decision alone."""
    state = table.state
    routes = GAME.gestures(state, seat)
    if not routes or rng.below(6) == 0:
        actions = state.legal(seat)
        table.play(seat, actions[rng.below(len(actions))])
        return
    cheap = [route for route in routes if route.fields["cost"] <= 2]
    chosen = routes if wasteful or not cheap or rng.below(4) == 0 else cheap
    table.play_all(seat, chosen[rng.below(len(chosen))].actions)
