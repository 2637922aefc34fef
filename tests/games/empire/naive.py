"""A second opinion on L'Empire de César: slow, plain, from what is seen and the printed components alone.

It shares nothing with the rules: routes are simple paths found by hand, shortest paths come from a graph library.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx


class Naive:
    """A position as its view shows it, on the board that `Game.board_data` describes."""

    def __init__(self, view: dict[str, Any], board: dict[str, Any]) -> None:
        self.view = view
        self.board = board
        self.seats = len(view["players"])
        sheets = board["maps"].values()
        self.lines = next(s for s in sheets if s["players"][0] <= self.seats <= s["players"][1])["lines"]
        self.emptied = {"rome", *(name for name, city in view["cities"].items() if city["taken_by"] is not None)}

    # ---- decisions ---------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The short texts of all legal decisions, sorted."""
        found = {
            "deal": lambda: [f"deal {kind}" for kind, count in self.view["left_over"].items() if count],
            "first": lambda: [f"first {player}" for player in self.board["players"][: self.seats]],
            "city": self._cities,
            "road": self._builds,
            "count": self._counts,
            "over": list,
        }[self.view["decision"]]()
        return sorted(found)

    def whole_routes(self, city: str) -> Iterator[list[str]]:
        """Every route to a city that the player on turn can pay, as places from the city back to where it begins."""
        yield from self._extended([city], self._roads())

    def payments(self, route: list[str]) -> set[tuple[int, ...]]:
        """What the shortest paths would pay each seat, were the player on turn to build this route."""
        built = self._built()
        for pair in pairwise(route):
            built.add_edge(*pair, length=self.length(*pair), owner=self.view["turn"])
        return self._paid(built, route[0])

    def length(self, one: str, other: str) -> int:
        return next(line["length"] for line in self.lines.values() if {*line["between"]} == {one, other})

    def _roads(self) -> int:
        return self.view["players"][self.view["turn"]]["roads"]

    def _cities(self) -> list[str]:
        free = [city for city in self.view["cities"] if city not in self.emptied]
        found = [f"city {city}" for city in free if next(self.whole_routes(city), None) is not None]
        return found or ["pass"]

    def _builds(self) -> list[str]:
        """A line is legal when some whole route goes on with it; stopping, when what is built is a whole route."""
        places = self.view["building"]["places"]
        found = set()
        for route in self._extended(places, self._roads()):
            goes_on = len(route) > len(places)
            found.add(f"build {places[-1]} {route[len(places)]}" if goes_on else "stop")
        return list(found)

    def _counts(self) -> list[str]:
        asked, settled = self.view["counting"]["seat"], self.view["counting"]["settled"]
        options = {
            paid
            for paid in self._paid(self._built(), self.view["building"]["city"])
            if all(pieces in (None, paid[seat]) for seat, pieces in enumerate(settled))
        }
        # The player on turn is asked about first, then the others round the table, and only where there is a choice.
        order = [(self.view["turn"] + n) % self.seats for n in range(self.seats)]
        assert asked == next(seat for seat in order if len({paid[seat] for paid in options}) > 1)
        return [f"count {self.board['players'][asked]} {pieces}" for pieces in {paid[asked] for paid in options}]

    def _extended(self, places: list[str], roads: int) -> Iterator[list[str]]:
        """This beginning of a route, if it is whole, and all that it can become."""
        here = places[-1]
        if len(places) > 1 and here in self.emptied:
            yield places
        if here == "rome":
            return
        for name, line in self.lines.items():
            if name not in self.view["built"] and here in line["between"] and line["length"] <= roads:
                there = next(place for place in line["between"] if place != here)
                if there in self.emptied and there not in places:
                    yield from self._extended([*places, there], roads - line["length"])

    def _built(self) -> networkx.Graph:
        built = networkx.Graph()
        for name, owner in self.view["built"].items():
            line = self.lines[name]
            built.add_edge(*line["between"], length=line["length"], owner=owner)
        return built

    def _paid(self, built: networkx.Graph, city: str) -> set[tuple[int, ...]]:
        found = set()
        for path in networkx.all_shortest_paths(built, "rome", city, weight="length"):
            edges = [built.edges[pair] for pair in pairwise(path)]
            found.add(tuple(sum(e["length"] for e in edges if e["owner"] == seat) for seat in range(self.seats)))
        return found

    # ---- points ------------------------------------------------------------------------------------------------

    def points(self, seat: int, whole_colour: bool) -> dict[str, int]:
        """The points of a seat by source, were the game to end now."""
        player = self.view["players"][seat]
        tokens = {city: self.board["places"][city] for city in self.view["cities"]}
        cities = 0
        for colour in self.board["colours"]:
            group = [city for city, token in tokens.items() if token["colour"] == colour]
            values = [tokens[city]["value"] for city in group if city in player["cities"]]
            cities += sum(values) if whole_colour and len(values) == len(group) else max(values, default=0)
        goods = {kind: n for kind, n in player["wealth"].items() if kind != "gold"}
        rows = [sum(1 for n in goods.values() if n > row) for row in range(max(goods.values(), default=0))]
        tables = self.board["tables"]
        most = max(other["roads"] for other in self.view["players"])
        return {
            "roads": player["score"],
            "cities": cities,
            "rows": sum(tables["different"][kinds] for kinds in rows),
            "columns": sum(tables["same"][n] for n in goods.values()),
            "gold": tables["gold"][player["wealth"].get("gold", 0)],
            "bonus": self.board["bonus"] if player["roads"] == most else 0,
        }

    def ranks(self) -> tuple[int, ...]:
        """Places at the end: by points, colours, gold, roads left; shared where all are equal."""
        marks = [
            (player["total"], player["colours"], player["wealth"].get("gold", 0), player["roads"])
            for player in self.view["players"]
        ]
        return tuple(1 + sum(1 for other in marks if other > mark) for mark in marks)
