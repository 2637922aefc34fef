"""A second opinion on L'Empire de César: slow, plain, from the view of a position alone, with a graph library.

It shares nothing with the rules: routes are simple paths found by hand, shortest paths come from networkx.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx

View = dict[str, Any]


def legal(view: View) -> list[str]:
    """The short texts of all legal decisions, sorted."""
    found = {
        "deal": _deals,
        "first": lambda view: [f"first {player['id']}" for player in view["players"]],
        "city": _cities,
        "road": _lines,
        "count": _counts,
        "over": lambda view: [],
    }[view["decision"]](view)
    return sorted(found)


def whole_routes(view: View, city: str, roads: int) -> Iterator[list[str]]:
    """Every route to a city that so many roads pay for, as places from the city back to where it begins."""
    yield from _extended(view, [city], roads)


def payments(view: View, city: str, route: list[str], player: str) -> set[tuple[int, ...]]:
    """What the shortest paths would pay the players in turn order of the view, were `player` to build this route."""
    board = _built(view)
    lengths = _lengths(view)
    for one, other in pairwise(route):
        board.add_edge(one, other, length=lengths[frozenset((one, other))], owner=player)
    return _paid(view, board, city)


def _deals(view: View) -> list[str]:
    return [f"deal {kind}" for kind, count in view["left_over"].items() if count]


def _cities(view: View) -> list[str]:
    roads = next(player["roads"] for player in view["players"] if player["seat"] == view["turn"])
    free = [city["id"] for city in view["cities"] if city["taken_by"] is None]
    found = [f"city {city}" for city in free if next(whole_routes(view, city, roads), None) is not None]
    return found or ["pass"]


def _lines(view: View) -> list[str]:
    """A line is legal when some whole route goes on with it; stopping, when what is built is a whole route."""
    places = view["building"]["places"]
    roads = next(player["roads"] for player in view["players"] if player["seat"] == view["turn"])
    found = set()
    for route in _extended(view, places, roads):
        if len(route) == len(places):
            found.add("stop")
        else:
            found.add(f"build {places[-1]} {route[len(places)]}")
    return list(found)


def _counts(view: View) -> list[str]:
    ids = [player["id"] for player in view["players"]]
    asked = ids.index(view["counting"]["player"])
    options = {
        paid
        for paid in _paid(view, _built(view), view["building"]["city"])
        if all(paid[ids.index(player)] == pieces for player, pieces in view["counting"]["settled"].items())
    }
    # The player on turn is asked about first, then the others round the table, and only where there is a choice.
    first = view["turn"]
    order = [(first + n) % len(ids) for n in range(len(ids))]
    assert asked == next(seat for seat in order if len({paid[seat] for paid in options}) > 1)
    return [f"count {ids[asked]} {pieces}" for pieces in {paid[asked] for paid in options}]


def _extended(view: View, places: list[str], roads: int) -> Iterator[list[str]]:
    """This beginning of a route, if it is whole, and all that it can become."""
    here = places[-1]
    emptied = {"rome", *(city["id"] for city in view["cities"] if city["taken_by"] is not None)}
    if len(places) > 1 and here in emptied:
        yield places
    if here == "rome":
        return
    for line in view["lines"]:
        if line["owner"] is None and here in line["between"] and line["length"] <= roads:
            there = next(place for place in line["between"] if place != here)
            if there in emptied and there not in places:
                yield from _extended(view, [*places, there], roads - line["length"])


def _lengths(view: View) -> dict[frozenset[str], int]:
    return {frozenset(line["between"]): line["length"] for line in view["lines"]}


def _built(view: View) -> networkx.Graph:
    board = networkx.Graph()
    for line in view["lines"]:
        if line["owner"] is not None:
            board.add_edge(*line["between"], length=line["length"], owner=line["owner"])
    return board


def _paid(view: View, board: networkx.Graph, city: str) -> set[tuple[int, ...]]:
    found = set()
    for path in networkx.all_shortest_paths(board, "rome", city, weight="length"):
        edges = [board.edges[pair] for pair in pairwise(path)]
        found.add(
            tuple(sum(edge["length"] for edge in edges if edge["owner"] == player["id"]) for player in view["players"])
        )
    return found
