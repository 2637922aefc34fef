"""Auto-Crassus by the book: a slow second opinion on his choice of a placement, from the all-seeing view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from . import naive

View = dict[str, Any]


@dataclass(frozen=True)
class Way:
    """A token of the row (by place), which province its first number faces, and what it adds to each province."""

    place: int
    token: str
    border: str
    toward: str
    adds: tuple[tuple[str, int], ...]

    def number(self, province: str) -> int:
        return dict(self.adds)[province]


@dataclass(frozen=True)
class Choice:
    """What he may do: a step, equal provinces and why they were left; then for one province the token and spaces."""

    step: int
    provinces: frozenset[str]
    why: str


class Crassus:
    """His view of a position. `row` is his row at the moment of his choice."""

    def __init__(self, view: View, book: naive.Book, row: list[str]) -> None:
        self.view, self.book, self.row = view, book, row
        self.options, board = book.options, book.board
        self.human = next(s["id"] for s in view["sides"] if s["seat"] == 0)
        self.me = naive.other(self.human)
        self.at = {"caesar": 0, "pompey": 1}
        self.between = book.between
        self.provinces = {p["id"]: p for p in view["provinces"]}
        self.free = [b["id"] for b in view["borders"] if b["side"] is None]
        self.values, self.laurels = book.values, book.laurels
        self.landlocked = {p["id"] for p in board["provinces"] if p["landlocked"]}
        self.italia = {p["id"] for p in board["provinces"] if p["marker_spaces"] == 2}
        self.effects = {b["id"]: b["effects"] for b in board["bonuses"]}

    # -- what he sees

    def lead(self, province: str) -> int:
        influence = self.provinces[province]["influence"]
        return influence[self.at[self.me]] - influence[self.at[self.human]]

    def spaces(self, province: str) -> list[str]:
        return [b for b in self.free if province in self.between[b]]

    def across(self, border: str, province: str) -> str:
        return next(p for p in self.between[border] if p != province)

    def neighbours(self, province: str) -> set[str]:
        return {self.across(b, province) for b, ends in self.between.items() if province in ends}

    def ways(self, border: str) -> Iterator[Way]:
        one, two = self.between[border]
        for place, token in enumerate(self.row):
            if self.book.fits(token, border):
                first, second = self.values[token]
                yield Way(place, token, border, one, ((one, first), (two, second)))
                if first != second:
                    yield Way(place, token, border, two, ((one, second), (two, first)))

    def highest(self, province: str) -> int | None:
        """The highest number of the row that can be placed in a province."""
        return max((way.number(province) for b in self.spaces(province) for way in self.ways(b)), default=None)

    # -- CAE-R45, CAE-R46: try the placement out

    def human_wins(self, way: Way) -> bool:
        """Follow the steps of a closing until somebody has placed the last marker."""
        owner = {name: p["owner"] for name, p in self.provinces.items()}
        shut = [p for p in self.between[way.border] if len(self.spaces(p)) == 1]
        left = {s["id"]: s["markers_left"] for s in self.view["sides"]}
        closed = {}
        for province in shut:
            closed[province] = self.human if self.lead(province) + way.number(province) < 0 else self.me
        markers: list[str] = []
        order = (self.me, self.human)
        markers += [side for side in order for p in shut if closed[p] == side]
        markers += [side for side in order for p in shut if closed[p] == side and p in self.italia]
        owner.update(closed)
        turned = {name for name, p in self.provinces.items() if p["marker_turned"]}
        for side in order:
            for one, two in self.between.values():
                if {one, two} & set(shut) and owner[one] == owner[two] == side and not {one, two} & turned:
                    markers.append(side)
        for side in markers:
            left[side] -= 1
            if left[side] == 0 and self.options["both_twelve"] == "active_first":
                return side == self.human
        return left[self.human] <= 0

    def closers(self, province: str, control: bool) -> list[Way]:
        """Placements that close a province, those that win it or all, without those that make the human win."""
        spaces = self.spaces(province)
        if len(spaces) != 1:
            return []
        found = []
        for way in self.ways(spaces[0]):
            if control and self.lead(province) + way.number(province) < 0:
                continue
            if not self.human_wins(way):
                found.append(way)
        return found

    # -- CAE-R44: the seven steps

    def choose(self) -> Choice | None:
        is_open = [name for name, p in self.provinces.items() if not p["closed"]]
        for step in range(1, 8):
            found = [p for p in is_open if self.applies(step, p)]
            if found:
                return self.narrow(step, found)
        return None

    def applies(self, step: int, province: str) -> bool:
        if step in (1, 2):
            return bool(self.closers(province, control=step == 1))
        if self.highest(province) is None:
            return False
        if step == 3:
            return self.lead(province) < 0
        if step == 4:
            return self.provinces[province]["influence"][self.at[self.me]] > 0
        if step == 5:
            return self.beside_his(province)
        if step == 6:
            return province in self.landlocked | self.italia
        return True

    def beside_his(self, province: str) -> bool:
        return any(self.provinces[p]["owner"] == self.me for p in self.neighbours(province))

    def gives(self, province: str, effect: str) -> bool:
        bonus = self.provinces[province]["bonus"]
        return bonus is not None and effect in self.effects[bonus]

    def narrow(self, step: int, found: list[str]) -> Choice:
        """CAE-R47, CAE-R49, CAE-R51: the step's own measure, then the printed list; the last sieve that told is why."""
        sieves: list[tuple[str, Callable[[str], int | bool]]] = []
        if step == 3:
            sieves.append(("value", lambda p: -self.lead(p)))
        elif step == 4:
            sieves.append(("value", self.lead))
            sieves.append(("free_spaces", lambda p: -len(self.spaces(p))))
        elif step >= 5:
            sieves.append(("value", lambda p: self.highest(p) or 0))
        if step == 6:
            sieves.append(("italia", lambda p: p in self.italia))
        if step != 7:
            sieves.append(("next_to_his", self.beside_his))
            sieves.append(("senate", lambda p: self.gives(p, "senate")))
            if self.options["poison"] == "on":
                sieves.append(("poison", lambda p: self.gives(p, "poison")))
            sieves.append(("landlocked", lambda p: p in self.landlocked))
            sieves.append(("next_to_landlocked", lambda p: bool(self.neighbours(p) & self.landlocked)))
        why = "only"
        for name, measure in sieves:
            best = max(measure(p) for p in found)
            kept = [p for p in found if measure(p) == best]
            if len(kept) < len(found):
                found, why = kept, name
        return Choice(step, frozenset(found), "chance" if len(found) > 1 else why)

    # -- CAE-R52: which token

    def token(self, step: int, province: str) -> tuple[Way, str]:
        """The way he places in a province, and what told his token from the others."""
        if step <= 2:
            ways = self.closers(province, control=step == 1)
            sign = 1
        else:
            ways = [way for b in self.spaces(province) for way in self.ways(b)]
            sign = -1

        def rank(way: Way) -> tuple[int, bool, int, int]:
            return (
                sign * way.number(province),
                way.token in self.laurels,
                sign * sum(self.values[way.token]),
                way.place,
            )

        best = min(ways, key=rank)
        names = ("value", "ordinary", "total", "leftmost")
        depths = [-1]
        rivals = {way.place for way in ways} - {best.place}
        for place in rivals:
            others = [rank(way) for way in ways if way.place == place]
            if sign == -1:
                others = [min(others)]  # in the later steps a token is looked at with its larger number alone
            for ranked in others:
                depths.append(next(n for n in range(4) if ranked[n] != rank(best)[n]))
        deepest = max(depths)
        return best, "only" if deepest < 0 else names[deepest]

    # -- CAE-R53: which space

    def borders(self, province: str, token: str) -> tuple[frozenset[str], str]:
        found = [b for b in self.spaces(province) if self.book.fits(token, b)]
        why = "only"
        for name, measure in (
            ("losing_most", lambda b: max(0, -self.lead(self.across(b, province)))),
            ("landlocked", lambda b: self.across(b, province) in self.landlocked),
        ):
            best = max(measure(b) for b in found)
            kept = [b for b in found if measure(b) == best]
            if len(kept) < len(found):
                found, why = kept, name
        return frozenset(found), "chance" if len(found) > 1 else why

    def toward(self, step: int, province: str, border: str, way: Way) -> str:
        """CAE-R48: where the first number faces."""
        first, second = self.values[way.token]
        if first == second:
            return self.between[border][0]
        if step <= 2:
            return way.toward
        return province if first > second else self.across(border, province)
