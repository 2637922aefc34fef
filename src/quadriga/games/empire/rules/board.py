"""The components of L'Empire de César as tables: cities, lines, the two maps, wealth, scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quadriga.core.components import data
from quadriga.core.components.checks import Part, once, refuse, room, too_few
from quadriga.games.empire.rules import codes

BUILT_IN = Path(__file__).parents[1] / "data" / "components.json"
ROME = "rome"
GOLD = "gold"


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
        self.components = data.merge(data.read(data.built_in(BUILT_IN, rules_version)), own)
        parts = Part(self.components).thing(
            "rome", "colours", "cities", "maps", "goods", "gold", "roads", "most_roads_bonus", "tables"
        )
        self._read_cities(parts)
        self._read_maps(parts["maps"].thing("small", "large"))
        self._read_wealth(parts)
        self.roads = parts["roads"].count(1, 60)
        self.bonus = parts["most_roads_bonus"].count(0, 100)
        self._read_tables(parts["tables"].thing("different", "same", "gold"))

    def _read_cities(self, parts: Part) -> None:
        colours = parts["colours"].things(1, codes.COLOURS)
        self.colours = list(colours)
        self.colour_names = {}
        for name, colour in colours.items():
            colour.thing("shape", "hex", "ink", optional=["name"])
            colour["shape"].one_of(codes.SHAPES)
            colour["hex"].colour()
            colour["ink"].colour()
            self.colour_names[name] = colour.named("")
        cities = parts["cities"].things(1, codes.PLACES - 1, taken=[ROME])
        self.places = [ROME, *cities]
        rome = parts["rome"].thing("name", "lat", "lon")
        rome.place()
        self.place_names = [rome["name"].text()]
        self.colour = [codes.NONE]
        self.value = [0]
        for city in cities.values():
            city.thing("name", "colour", "value", "lat", "lon").place()
            self.place_names.append(city["name"].text())
            self.colour.append(city["colour"].among(self.colours, "colours"))
            self.value.append(city["value"].count(0, 20))

    def _read_maps(self, maps: Part) -> None:
        self.between: list[tuple[int, int]] = []
        self.maps = [self._map(name, maps[name]) for name in ("small", "large")]
        self.map_for: dict[int, Map] = {}
        for seats in range(2, codes.SEATS + 1):
            sheets = [sheet for sheet in self.maps if sheet.players[0] <= seats <= sheet.players[1]]
            count = len(sheets)
            if count != 1:
                refuse(
                    "data-one-map",
                    most=codes.SEATS,
                    count=count,
                    seats=seats,
                )
            self.map_for[seats] = sheets[0]
        room("maps.lines", len(self.between), codes.LINES)
        self.lines = [f"{self.places[a]}-{self.places[b]}" for a, b in self.between]
        once("maps", self.lines)

    def _map(self, name: str, sheet: Part) -> Map:
        sheet.thing("players", "cities", "lines")
        cities = sheet["cities"].names(self.places[1:], "cities", 1, codes.PLACES - 1)
        places = [codes.ROME, *(city + 1 for city in cities)]
        here = [self.places[place] for place in places]
        lengths: dict[int, int] = {}
        for row in sheet["lines"].items(1, codes.LINES):
            row.thing("between", "length")
            end, other = row["between"].names(here, f"{sheet.where}.cities", 2, 2)
            line = self._line(places[end], places[other])
            if line in lengths:
                once(f"{sheet.where}.lines", [f"{here[end]}-{here[other]}"] * 2)
            lengths[line] = row["length"].count(1, 2)
        least, most = (part.count(2, codes.SEATS) for part in sheet["players"].items(2, 2))
        drawn = Map(name, (least, most), tuple(places[1:]), tuple(lengths), lengths)
        for place in places:
            if place not in self._joined(drawn):
                refuse(
                    "data-cut-off",
                    where=sheet.where,
                    name=self.places[place],
                )
        return drawn

    def _line(self, place: int, other: int) -> int:
        """The number of the line between two places, new or known from the other map."""
        for pair in ((place, other), (other, place)):
            if pair in self.between:
                return self.between.index(pair)
        self.between.append((place, other))
        return len(self.between) - 1

    def along(self, place: int, lines: Sequence[int]) -> list[int]:
        """The places that a chain of lines comes to, one after the other, beginning with `place`."""
        places = [place]
        for line in lines:
            places.append(sum(self.between[line]) - places[-1])
        return places

    def _joined(self, sheet: Map) -> set[int]:
        """The places that lines join to Rome."""
        joined, grew = {codes.ROME}, True
        while grew:
            more = {place for line in sheet.lines if joined & {*self.between[line]} for place in self.between[line]}
            grew = not more <= joined
            joined |= more
        return joined

    def _read_wealth(self, parts: Part) -> None:
        goods = parts["goods"].things(1, codes.KINDS - 1, taken=[GOLD])
        self.goods = list(goods)
        # Gold is the last kind of wealth.
        self.kinds = [*self.goods, GOLD]
        self.gold = len(self.goods)
        self.goods_names = {
            name: row.thing("count", "left_out", optional=["name"]).named("") for name, row in goods.items()
        }
        self.wealth: list[int] = []
        self.left_out: list[int] = []
        for row in (*goods.values(), parts["gold"].thing("count", "left_out")):
            count = row["count"].count(0, 40)
            self.wealth.append(count)
            self.left_out.append(row["left_out"].count(0, count))
        for seats, sheet in self.map_for.items():
            tokens = sum(self.pool(seats, False))
            if tokens < len(sheet.cities):
                too_few("goods", tokens, len(sheet.cities))

    def _read_tables(self, tables: Part) -> None:
        """Points for 1, 2, 3 … tokens; each list begins with those for none."""

        def points(name: str, least: int) -> list[int]:
            return [0, *(part.count(0, 200) for part in tables[name].items(least, 40))]

        self.different = points("different", len(self.goods))
        self.same = points("same", max(self.wealth[: self.gold]))
        self.gold_table = points("gold", self.wealth[self.gold])

    def pool(self, seats: int, every_token: bool) -> list[int]:
        """EMP-3: how many wealth tokens of each kind are in the mix.

        All with four or five players or the variant of EMP-25 and EMP-R19, otherwise without two gold coins and one
        token of each other type.
        """
        return [n if every_token or seats > 3 else n - out for n, out in zip(self.wealth, self.left_out, strict=True)]
