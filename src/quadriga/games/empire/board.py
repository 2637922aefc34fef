"""The components of L'Empire de César as tables: cities, lines, the two maps, wealth, scoring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quadriga.core import data
from quadriga.games.empire import codes

BUILT_IN = Path(__file__).with_name("data") / "components.json"
TITLE = "L'Empire de César"
ROME = "rome"


@dataclass(frozen=True)
class Map:
    """EMP-1, EMP-R18: one side of the board: which places and lines it has, and how long each line is."""

    name: str
    players: tuple[int, int]
    cities: tuple[int, ...]
    """In the order in which wealth tokens are laid out."""
    lines: tuple[int, ...]
    lengths: Mapping[int, int]


class Board:
    """Component data, checked, with every list the rules look things up in.

    Cities and lines of both maps share one numbering, so that an action number means the same on either.
    """

    def __init__(self, own: Mapping[str, Any], rules_version: int) -> None:
        self.components = data.merge(data.read(data.built_in(BUILT_IN, rules_version)), own, TITLE)
        try:
            self._read()
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            data.need(False, TITLE, f"a value is missing or of the wrong kind ({error})")

    def _read(self) -> None:
        parts = self.components
        self.colours = _ids(parts["colours"], codes.COLOURS, "colours")

        cities = parts["cities"]
        self.places = [ROME, *_ids(cities, codes.PLACES - 1, "cities")]
        _need(ROME not in cities, "Rome is not one of the cities")
        self.place_names = [str(parts["rome"]["name"]), *(str(c["name"]) for c in cities.values())]
        self.colour = [codes.NONE, *(self._colour(c["colour"]) for c in cities.values())]
        self.value = [0, *(_count(c["value"], 0, 20, "value") for c in cities.values())]

        self.between: list[tuple[int, int]] = []
        self.maps = [self._map(name, sheet) for name, sheet in parts["maps"].items()]
        wanted = {seats: [m for m in self.maps if m.players[0] <= seats <= m.players[1]] for seats in range(2, 6)}
        _need(all(len(found) == 1 for found in wanted.values()), "each number of players from 2 to 5 needs one map")
        self.map_for = {seats: found[0] for seats, found in wanted.items()}
        _need(len(self.between) <= codes.LINES, f"there may be at most {codes.LINES} lines")
        self.lines = [f"{self.places[a]}-{self.places[b]}" for a, b in self.between]
        _need(len(set(self.lines)) == len(self.lines), "two lines share a name")

        goods = parts["goods"]
        self.goods = _ids(goods, codes.KINDS - 1, "goods")
        _need("gold" not in goods, "gold is not one of the goods")
        # Gold is the last kind of wealth.
        self.kinds = [*self.goods, "gold"]
        self.gold = len(self.goods)
        rows = [*goods.values(), parts["gold"]]
        self.wealth = [_count(row["count"], 0, 40, "count") for row in rows]
        self.left_out = [_count(row["left_out"], 0, 40, "left_out") for row in rows]
        _need(
            all(n >= out for n, out in zip(self.wealth, self.left_out, strict=True)), "more is left out than there is"
        )

        self.roads = _count(parts["roads"], 1, 60, "roads")
        self.bonus = _count(parts["most_roads_bonus"], 0, 100, "most_roads_bonus")
        tables = parts["tables"]
        self.different = _table(tables["different"], len(self.goods), "different")
        self.same = _table(tables["same"], max(self.wealth[: self.gold]), "same")
        self.gold_table = _table(tables["gold"], self.wealth[self.gold], "gold")
        for seats in range(2, 6):
            for every_token in (False, True):
                self.pool(seats, every_token)

    def _map(self, name: str, sheet: Mapping[str, Any]) -> Map:
        cities = tuple(self._place(city) for city in sheet["cities"])
        _need(len(set(cities)) == len(cities) and codes.ROME not in cities, f"a city stands twice on the {name} map")
        lengths: dict[int, int] = {}
        for row in sheet["lines"]:
            one, other = (self._place(place) for place in row["between"])
            _need(one != other, "a line joins two different places")
            _need(
                {one, other} <= {codes.ROME, *cities}, f"a line of the {name} map leads to a city that it does not have"
            )
            line = self._line(one, other)
            _need(line not in lengths, f"two lines of the {name} map join the same places")
            lengths[line] = _count(row["length"], 1, 2, "length")
        players = tuple(_count(n, 2, codes.SEATS, "players") for n in sheet["players"])
        _need(len(players) == 2, "players is the least and the greatest number of players")
        found = Map(name, (players[0], players[1]), cities, tuple(lengths), lengths)
        _need(self._connected(found), f"every city of the {name} map must be joined to Rome")
        return found

    def _line(self, one: int, other: int) -> int:
        """The number of the line between two places, new or known from the other map."""
        for pair in ((one, other), (other, one)):
            if pair in self.between:
                return self.between.index(pair)
        self.between.append((one, other))
        return len(self.between) - 1

    def _connected(self, sheet: Map) -> bool:
        joined, grew = {codes.ROME}, True
        while grew:
            more = {place for line in sheet.lines if joined & {*self.between[line]} for place in self.between[line]}
            grew = not more <= joined
            joined |= more
        return joined == {codes.ROME, *sheet.cities}

    def pool(self, seats: int, every_token: bool) -> list[int]:
        """EMP-3: how many wealth tokens of each kind are in the mix.

        All with four or five players or the variant of EMP-25 and EMP-R19, otherwise without two gold coins and one
        token of each other type.
        """
        used = [n if every_token or seats > 3 else n - out for n, out in zip(self.wealth, self.left_out, strict=True)]
        cities = len(self.map_for[seats].cities)
        _need(sum(used) >= cities, f"{cities} cities need a wealth token each")
        return used

    def _place(self, name: str) -> int:
        _need(name in self.places, f"there is no city '{name}'")
        return self.places.index(name)

    def _colour(self, name: str) -> int:
        _need(name in self.colours, f"there is no colour '{name}'")
        return self.colours.index(name)


def _need(holds: bool, message: str) -> None:
    data.need(holds, TITLE, message)


def _ids(rows: Mapping[str, Any], most: int, what: str) -> list[str]:
    ids = list(rows)
    _need(1 <= len(ids) <= most, f"there may be 1 to {most} {what}")
    plain = all(name and all(c.isalnum() or c == "_" for c in name) for name in ids)
    _need(plain, f"the ids of the {what} are made of letters, digits and _")
    return ids


def _count(value: Any, least: int, most: int, what: str) -> int:
    _need(type(value) is int and least <= value <= most, f"'{what}' is a whole number from {least} to {most}")
    return int(value)


def _table(points: Any, least: int, what: str) -> list[int]:
    """Points for 1, 2, 3 … tokens; the list begins with those for none."""
    _need(isinstance(points, list) and least <= len(points) <= 40, f"the table '{what}' needs {least} to 40 figures")
    return [0, *(_count(n, 0, 200, what) for n in points)]
