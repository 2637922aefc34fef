"""The components of Antike as tables: two maps with provinces, borders and nations, the box, the personalities."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core import data
from quadriga.games.antike import codes

DATA = Path(__file__).with_name("data")
TITLE = "Antike"
MAPS = ("orient", "occident")


class Map:
    """One side of the board: its provinces and nations by number, and where units can go."""

    def __init__(self, name: str, parts: Mapping[str, Any]) -> None:
        self.id = name
        self.title = str(parts["title"])
        self.status = str(parts["status"])
        provinces = parts["provinces"]
        self.provinces = _ids(provinces, codes.PROVINCES, f"provinces of {name}")
        self.province_names = [str(p["name"]) for p in provinces]
        self.resource = [_among(p["resource"], codes.RESOURCES[:3], "resource") for p in provinces]
        self.borders = self._borders(parts["borders"])
        self.nations = [str(nation) for nation in parts["nations"]]
        _need(3 <= len(self.nations) <= codes.NATIONS, f"{name} needs 3 to {codes.NATIONS} nations")
        _need(len(set(self.nations)) == len(self.nations), f"two nations of {name} share an id")
        _need(all(_plain(nation) for nation in self.nations), "the ids of nations are made of letters, digits, - and _")
        # ANT-R36: who begins is data.
        self.first = {int(n): self._nation(first, int(n)) for n, first in parts["first_nation"].items()}
        self.starts = {int(n): self._start(int(n), cities) for n, cities in parts["starts"].items()}
        most = len(self.nations)
        _need(
            set(range(3, most + 1)) <= set(self.first) & set(self.starts),
            f"{name} needs starts for 3 to {most} nations",
        )
        # ANT-R39: a pair's own order says which of its nations moves first.
        self.teams = [[self._nation(nation, 4) for nation in pair] for pair in parts["two_player_teams"]]
        _need(
            [len(pair) for pair in self.teams] == [2, 2] and len({n for pair in self.teams for n in pair}) == 4,
            f"{name} needs two teams of two nations",
        )

    def _borders(self, rows: list[dict[str, Any]]) -> list[tuple[int, int, int]]:
        """Pairs of provinces with what may cross: bit 0 legions, bit 1 galleys (ANT-23)."""
        borders = []
        seen = set()
        for row in rows:
            one, other = (self.province(name) for name in row["between"])
            kind = _among(row["kind"], ("land", "sea", "mixed"), "border kind")
            pair = frozenset((one, other))
            _need(len(pair) == 2 and pair not in seen, f"the border {'-'.join(row['between'])} is wrong or given twice")
            seen.add(pair)
            borders.append((one, other, kind + 1))
        for p, name in enumerate(self.provinces):
            count = sum(1 for border in borders if p in border[:2])
            _need(1 <= count <= codes.SLOTS, f"{name} needs 1 to {codes.SLOTS} borders")
        return borders

    def neighbours(self, province: int, unit: int) -> list[int]:
        """Where a unit of this kind can go from a province, in the order of the data."""
        found = []
        for one, other, crossing in self.borders:
            if province in (one, other) and crossing >> unit & 1:
                found.append(other if province == one else one)
        return sorted(found)

    def province(self, name: Any) -> int:
        """The number of a province."""
        _need(name in self.provinces, f"there is no province '{name}' in {self.id}")
        return self.provinces.index(name)

    def _nation(self, name: Any, among: int) -> int:
        _need(name in self.nations[:among], f"'{name}' is not one of the first {among} nations of {self.id}")
        return self.nations.index(name)

    def _start(self, count: int, cities: dict[str, list[str]]) -> list[list[int]]:
        """ANT-5: each nation's marble, iron and gold city, by the number of nations."""
        wanted = self.nations[:count]
        _need(
            sorted(cities) == sorted(wanted),
            f"the starts for {count} nations in {self.id} must name {', '.join(wanted)}",
        )
        found = [[self.province(name) for name in cities[nation]] for nation in wanted]
        for start in found:
            _need([self.resource[p] for p in start] == [0, 1, 2], "a start is a marble, an iron and a gold city")
        used = [p for start in found for p in start]
        _need(len(set(used)) == len(used), "two nations share a start city")
        return found


class Board:
    """Component data, checked, with every list the rules look things up in."""

    def __init__(self, own: Mapping[str, Any], rules_version: int) -> None:
        built_in = {
            name: data.read(data.built_in(DATA / f"{name}.json", rules_version)) for name in ("box", *MAPS, "figures")
        }
        self.components = data.merge(built_in, own, TITLE)
        try:
            self._read()
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            data.need(False, TITLE, f"a value is missing or of the wrong kind ({error})")

    def _read(self) -> None:
        box = self.components["box"]
        self.maps = {name: Map(name, self.components[name]) for name in MAPS}

        # The places, ways and peoples of all maps, for actions and events.
        self.places: list[str] = []
        self.place_names: dict[str, str] = {}
        self.peoples: list[str] = []
        self.ways: list[tuple[str, str]] = []
        for side in self.maps.values():
            for name, label in zip(side.provinces, side.province_names, strict=True):
                if name not in self.place_names:
                    self.places.append(name)
                    self.place_names[name] = label
            self.peoples += [nation for nation in side.nations if nation not in self.peoples]
            for one, other, _ in side.borders:
                for way in ((one, other), (other, one)):
                    named = (side.provinces[way[0]], side.provinces[way[1]])
                    if named not in self.ways:
                        self.ways.append(named)
        _need(len(self.places) <= codes.PLACES, f"there may be at most {codes.PLACES} different provinces")
        _need(len(self.peoples) <= codes.PEOPLES, f"there may be at most {codes.PEOPLES} different nations")
        _need(len(self.ways) <= codes.WAYS, f"there may be at most {codes.WAYS // 2} different borders")

        self.rondel = [_among(space, codes.SPACES, "rondel space") for space in box["rondel"]]
        _need(sorted(self.rondel) == list(range(8)), f"the rondel has each of {', '.join(codes.SPACES)} once")
        self.free_steps = _count(box["free_steps"], 1, 8, "free_steps")
        self.start_stock = [_count(box["start_stock"][name], 0, 20, "start_stock") for name in codes.RESOURCES]
        supplies = box["supplies"]
        self.coins = _count(supplies["coins"], 0, 500, "coins")
        _need(self.coins >= codes.NATIONS * self.start_stock[codes.COIN], "there are not enough coins to start with")
        self.temples = _count(supplies["temples"], 0, 60, "temples")
        self.unit_supply = [_count(supplies[name], 1, 60, name) for name in ("legions", "galleys")]
        self.city_tokens = _count(supplies["cities"], 3, 60, "cities")
        prices = box["prices"]
        self.temple_price = _count(prices["temple"], 1, 50, "temple")
        self.know_how_price = [
            _count(prices[name], 1, 50, name) for name in ("basic_first", "basic_later", "higher_first", "higher_later")
        ]
        self.threshold = {
            stack: _count(box["thresholds"][name], 1, 60, name)
            for stack, name in ((codes.KING, "king"), (codes.CITIZEN, "citizen"), (codes.NAVIGATOR, "navigator"))
        }
        self.victory = {int(n): _count(goal, 1, 35, "victory") for n, goal in box["victory"].items()}
        _need(set(self.victory) == {3, 4, 5, 6}, "victory needs a number for 3, 4, 5 and 6 nations")

        figures = self.components["figures"]["figures"]
        self.figures = _ids(figures, codes.FIGURES, "figures")
        self.figure_names = {str(f["id"]): str(f["name_en"]) for f in figures}
        self.stacks = [
            [n for n, f in sorted(enumerate(figures), key=lambda pair: pair[1]["number"]) if f["category"] == name]
            for name in codes.STACK_NAMES
        ]
        _need(sum(map(len, self.stacks)) == len(figures), f"a figure is one of {', '.join(codes.STACK_NAMES)}")


def _need(holds: bool, message: str) -> None:
    data.need(holds, TITLE, message)


def _plain(name: str) -> bool:
    return bool(name) and all(c.isalnum() or c in "_-" for c in name)


def _ids(rows: list[dict[str, Any]], most: int, what: str) -> list[str]:
    ids = [str(row["id"]) for row in rows]
    _need(1 <= len(ids) <= most, f"there may be 1 to {most} {what}")
    _need(len(set(ids)) == len(ids), f"two of the {what} share an id")
    _need(all(_plain(name) for name in ids), f"the ids of the {what} are made of letters, digits, - and _")
    return ids


def _among(name: Any, known: tuple[str, ...], what: str) -> int:
    _need(name in known, f"there is no {what} '{name}'; it is one of {', '.join(known)}")
    return known.index(name)


def _count(value: Any, least: int, most: int, what: str) -> int:
    _need(type(value) is int and least <= value <= most, f"'{what}' is a whole number from {least} to {most}")
    return int(value)
