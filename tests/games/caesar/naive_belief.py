"""A second opinion on what a seat can believe of the other side in Caesar!: every possible world, weighed one by one.

It hears the events that the seat hears, looks at what the seat sees, and shares no code with the rules. Any token of a
bag is drawn as likely as any other; any token of a hand leaves it as likely as any other, if what was seen allows it.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from .naive import Book, View, other, side_of

TELLING = ("drew", "placed", "placed-hidden", "passed", "poisoned", "recruited")


class World(NamedTuple):
    """Where the tokens of a side may be; tokens alike are counted, so the order is fixed."""

    hand: tuple[str, ...]
    bag: tuple[str, ...]
    down: tuple[tuple[str, str], ...]
    """Spaces with the token that lies there face down."""


class Watcher:
    """What can be believed of a side by those who hear its events."""

    def __init__(self, book: Book, side: str) -> None:
        self.book = book
        self.side = side
        start = sorted(token["id"] for token in book.board["tokens"] for _ in range(token["in_bag"]))
        self.worlds: dict[World, float] = {World((), tuple(start), ()): 1.0}
        self.heard: set[str] = set()
        self.spaces: list[str] = []

    def hear(self, event: dict[str, Any], view: View) -> None:
        """An event as the seat is told it, and what it sees after the decision."""
        name = event["event"]
        free = [border["id"] for border in view["borders"] if border["side"] is None]
        if event.get("side") == self.side and name in TELLING:
            self.heard.add(name)
            if name == "placed-hidden":
                self.spaces.append(event["border"])
            self._weigh(lambda world: self._after(world, event, free))
        if name in ("turn-began", "skipped-draw") or event.get("why") == "turn":
            # CAE-R9, CAE-R11: the game has not ended.
            mover = event["side"] if name == "turn-began" else None
            self._weigh(lambda world: [(world, 1.0)] if self._goes_on(world, view, free, mover) else [])

    def _weigh(self, outcomes: Any) -> None:
        after: dict[World, float] = defaultdict(float)
        for world, weight in self.worlds.items():
            for new, chance in outcomes(world):
                after[new] += weight * chance
        total = sum(after.values())
        self.worlds = {world: weight / total for world, weight in after.items()}

    def _after(self, world: World, event: dict[str, Any], free: list[str]) -> Iterator[tuple[World, float]]:
        name, seen, border = event["event"], event.get("token"), event.get("border")
        hand, bag, down = world
        if name == "drew":
            for token, count in Counter(bag).items():
                yield World(put(hand, token), taken(bag, token), down), count / len(bag)
        elif name == "recruited":
            yield World(put(hand, seen), bag, down), 1.0
        elif name == "passed":
            if not any(self.book.fits(token, space) for token in hand for space in free):
                yield world, 1.0
        for token, count in Counter(hand).items():
            chance = count / len(hand)
            if name == "placed" and token == seen:
                yield World(taken(hand, token), bag, down), chance
            elif name == "poisoned" and token == seen:
                yield World(taken(hand, token), put(bag, token), down), chance
            elif name == "placed-hidden" and self.book.fits(token, border):
                yield World(taken(hand, token), bag, (*down, (border, token))), chance

    def _goes_on(self, world: World, view: View, free: list[str], mover: str | None) -> bool:
        mine = side_of(view, other(self.side))
        if self.book.options["stuck"] == "lose" and mover == self.side:
            return any(self.book.fits(token, space) for token in world.hand for space in free)
        tokens = {*world.hand, *world.bag, *mine["hand"], *mine["bag"]}
        return any(self.book.fits(token, space) for token in tokens for space in free)


def put(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    return tuple(sorted((*tokens, token)))


def taken(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    left = list(tokens)
    left.remove(token)
    return tuple(left)


def surprise(worlds: dict[World, float], counts: Counter[World]) -> float:
    """Pearson's chi-square: how likely counts at least as far off as these are, if the worlds are weighed right.

    Worlds that are expected less than eight times are taken together.
    """
    total = sum(counts.values())
    cells = [[0.0, 0.0]]
    for world, chance in sorted(worlds.items(), key=lambda pair: pair[1]):
        if cells[-1][1] >= 8:
            cells.append([0.0, 0.0])
        cells[-1][0] += counts[world]
        cells[-1][1] += total * chance
    if cells[-1][1] < 8 and len(cells) > 1:
        last = cells.pop()
        cells[-1] = [cells[-1][0] + last[0], cells[-1][1] + last[1]]
    return tail(sum((found - wanted) ** 2 / wanted for found, wanted in cells), len(cells) - 1)


def tail(chi: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is larger."""
    if freedom == 0 or chi == 0:
        return 1.0
    x, a = chi / 2, 0.5 if freedom % 2 else 1.0
    chance = math.erfc(math.sqrt(x)) if freedom % 2 else math.exp(-x)
    while a < freedom / 2:
        chance += math.exp(a * math.log(x) - x - math.lgamma(a + 1))
        a += 1
    return chance
