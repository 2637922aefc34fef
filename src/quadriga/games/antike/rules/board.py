"""The components of Antike as tables: two maps with provinces, borders and nations, the box, the personalities."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core.components import data
from quadriga.core.components.checks import NAME, NOTE, Part, once, refuse, room
from quadriga.games.antike.rules import codes

DATA = Path(__file__).parents[1] / "data"
MAPS = ("orient", "occident")
CROSSINGS = ("land", "sea", "mixed")
COUNTS = range(3, codes.NATIONS + 1)
"""How many nations can be in play."""


class Map:
    """One side of the board: its provinces and nations by number, and where units can go."""

    def __init__(self, name: str, part: Part) -> None:
        self.id = name
        part.thing(
            "title", "status", "projection", "nations", "first_nation", "two_player_teams", "starts", "provinces",
            "borders",
        )  # fmt: skip
        self.title = part["title"].text(NOTE)
        self.status = part["status"].text(NOTE)
        projection = part["projection"].thing("kind", "lat0")
        projection["kind"].text()
        projection["lat0"].number(-80, 80)
        self._read_provinces(part["provinces"])
        self._read_borders(part["borders"])
        self._read_nations(part)

    def _read_provinces(self, part: Part) -> None:
        provinces = part.rows(1, codes.PROVINCES)
        self.provinces = list(provinces)
        self.province_names, self.resource = [], []
        for province in provinces.values():
            province.thing("id", "name", "resource", "lat", "lon").place()
            self.province_names.append(province["name"].text())
            self.resource.append(province["resource"].one_of(codes.RESOURCES[:3]))

    def _read_borders(self, part: Part) -> None:
        """Pairs of provinces with what may cross: bit 0 legions, bit 1 galleys (ANT-23)."""
        self.borders: list[tuple[int, int, int]] = []
        for row in part.items(1, codes.WAYS // 2):
            province, other = row.thing("between", "kind")["between"].names(
                self.provinces, f"{self.id}.provinces", 2, 2
            )
            self.borders.append((province, other, row["kind"].one_of(CROSSINGS) + 1))
        pairs = [sorted(border[:2]) for border in self.borders]
        once(part.where, (f"{self.provinces[province]}-{self.provinces[other]}" for province, other in pairs))
        for p, name in enumerate(self.provinces):
            count = sum(1 for pair in pairs if p in pair)
            if not 1 <= count <= codes.SLOTS:
                refuse(
                    "data-borders",
                    where=f"{self.id}.provinces.{name}",
                    most=codes.SLOTS,
                    count=count,
                )

    def _read_nations(self, part: Part) -> None:
        names = part["nations"].items(codes.NATIONS, codes.NATIONS)
        self.nations = [nation.id() for nation in names]
        once(part["nations"].where, self.nations)
        # ANT-R36: who begins is data.
        first = part["first_nation"].thing(*map(str, COUNTS))
        self.first = {count: self._nation(first[str(count)], count) for count in COUNTS}
        starts = part["starts"].thing(*map(str, COUNTS))
        self.starts = {count: self._start(starts[str(count)], count) for count in COUNTS}
        # ANT-R39: a pair's own order says which of its nations moves first.
        teams = part["two_player_teams"].items(2, 2)
        self.teams = [[self._nation(nation, 4) for nation in pair.items(2, 2)] for pair in teams]
        once(part["two_player_teams"].where, (self.nations[nation] for pair in self.teams for nation in pair))

    def _nation(self, part: Part, among: int) -> int:
        """One of the first nations of the map: those that are in play."""
        return part.among(self.nations[:among], f"{self.id}.nations[:{among}]")

    def _start(self, part: Part, count: int) -> list[list[int]]:
        """ANT-5: each nation's marble, iron and gold city, by the number of nations."""
        part.thing(*self.nations[:count])
        starts = []
        for nation in self.nations[:count]:
            cities = part[nation].names(self.provinces, f"{self.id}.provinces", 3, 3)
            if [self.resource[p] for p in cities] != [codes.MARBLE, codes.IRON, codes.GOLD]:
                refuse(
                    "data-start-cities",
                    where=part[nation].where,
                )
            starts.append(cities)
        once(part.where, (self.provinces[p] for cities in starts for p in cities))
        return starts

    def province(self, name: str) -> int:
        """The number of a province."""
        return self.provinces.index(name)

    def neighbours(self, province: int, unit: int) -> list[int]:
        """Where a unit of this kind can go from a province, in the order of the data."""
        near = []
        for one, other, crossing in self.borders:
            if province in (one, other) and crossing >> unit & 1:
                near.append(other if province == one else one)
        return sorted(near)


class Board:
    """Component data, checked, with every list the rules look things up in."""

    def __init__(self, own: Mapping[str, Any], rules_version: int) -> None:
        built_in = {
            name: data.read(data.built_in(DATA / f"{name}.json", rules_version)) for name in ("box", *MAPS, "figures")
        }
        self.components = data.merge(built_in, own)
        parts = Part(self.components).thing("box", *MAPS, "figures")
        self.maps = {name: Map(name, parts[name]) for name in MAPS}
        self._join_maps()
        self._read_box(parts["box"])
        self._read_figures(parts["figures"])

    def _join_maps(self) -> None:
        """The places, ways and peoples of all maps, for actions and events."""
        self.place_names: dict[str, str] = {}
        peoples: dict[str, None] = {}
        ways: dict[tuple[str, str], None] = {}
        for side in self.maps.values():
            for name, label in zip(side.provinces, side.province_names, strict=True):
                self.place_names.setdefault(name, label)
            peoples.update(dict.fromkeys(side.nations))
            for province, other, _ in side.borders:
                named = (side.provinces[province], side.provinces[other])
                ways.update(dict.fromkeys((named, named[::-1])))
        self.places, self.peoples, self.ways = list(self.place_names), list(peoples), list(ways)
        room(", ".join(f"{name}.provinces" for name in MAPS), len(self.places), codes.PLACES)
        room(", ".join(f"{name}.borders" for name in MAPS), len(self.ways) // 2, codes.WAYS // 2)

    def _read_box(self, box: Part) -> None:
        box.thing("rondel", "free_steps", "start_stock", "supplies", "prices", "thresholds", "victory")
        self.rondel = [space.one_of(codes.SPACES) for space in box["rondel"].items(8, 8)]
        once(box["rondel"].where, (codes.SPACES[space] for space in self.rondel))
        self.free_steps = box["free_steps"].count(1, 8)
        stock = box["start_stock"].thing(*codes.RESOURCES)
        self.start_stock = [stock[name].count(0, 20) for name in codes.RESOURCES]
        supplies = box["supplies"].thing("coins", "temples", "legions", "galleys", "cities")
        self.coins = supplies["coins"].count(codes.NATIONS * self.start_stock[codes.COIN], 500)
        self.temples = supplies["temples"].count(0, 60)
        self.unit_supply = [supplies[name].count(1, 60) for name in ("legions", "galleys")]
        self.city_tokens = supplies["cities"].count(3, 60)
        know_hows = ("basic_first", "basic_later", "higher_first", "higher_later")
        prices = box["prices"].thing("temple", *know_hows)
        self.temple_price = prices["temple"].count(1, 50)
        self.know_how_price = [prices[name].count(1, 50) for name in know_hows]
        thresholds = box["thresholds"].thing("king", "citizen", "navigator")
        self.threshold = {
            codes.STACK_NAMES.index(name): thresholds[name].count(1, 60) for name in ("king", "citizen", "navigator")
        }
        victory = box["victory"].thing(*map(str, COUNTS))
        self.victory = {count: victory[str(count)].count(1, 35) for count in COUNTS}

    def _read_figures(self, part: Part) -> None:
        figures = part.thing("figures", notes=("confidence", "status"))["figures"].rows(1, codes.FIGURES)
        self.figures = list(figures)
        self.figure_names: dict[str, str] = {}
        cards: list[list[tuple[int, int]]] = [[] for _ in codes.STACK_NAMES]
        for n, (name, figure) in enumerate(figures.items()):
            names, glosses = ("name_en", "name_fr", "name_la"), ("gloss_en", "gloss_fr")
            figure.thing("id", "category", "number", names[0], optional=(*names[1:], *glosses))
            for field in (*names, *glosses):
                if (text := figure.get(field)) is not None:
                    text.text(NOTE if field in glosses else NAME)
            self.figure_names[name] = figure["name_en"].value
            cards[figure["category"].one_of(codes.STACK_NAMES)].append((figure["number"].count(1, 99), n))
        self.stacks = [[n for _, n in sorted(stack)] for stack in cards]
