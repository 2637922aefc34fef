"""Positions of L'Empire de César set up by name, and ways to play them on by short texts.

>>> state = Setup(2, wealth={"caralis": "gold"}).turns("caralis rome", "messana rome").state
>>> scores(state)
[2, 1]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from quadriga import games
from quadriga.core.seats import CHANCE
from quadriga.core.title.events import Event
from quadriga.games.empire.rules import codes

GAME = games.load("empire")
BOARD = GAME.board
PLAYERS = codes.PLAYERS
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}), (2, {"goods": "all"}), (3, {"whole_colour": "on"}), (3, {"goods": "all", "whole_colour": "on"}), (4, {}),
    (5, {}),
]  # fmt: skip


class Setup:
    """A game with its wealth laid out as asked (elsewhere goods first, gold last) and a first player."""

    def __init__(self, seats: int = 3, first: int = 0, wealth: Mapping[str, str] | None = None, **options: str) -> None:
        self.state: Any = GAME.new(seats, options)
        asked = dict(wealth or {})
        pool = Counter(dict(zip(BOARD.kinds, self.state.pool, strict=False)))
        pool.subtract(Counter(asked.values()))
        assert min(pool.values()) >= 0, "more tokens are asked for than there are"
        while self.state.decision == codes.DEAL:
            city = BOARD.places[BOARD.map_for[seats].cities[self.state.dealing]]
            kind = asked.get(city) or next(kind for kind in BOARD.kinds if pool[kind])
            if city not in asked:
                pool[kind] -= 1
            self.state.play(CHANCE, number(f"deal {kind}"))
        self.state.play(CHANCE, number(f"first {PLAYERS[first]}"))

    @classmethod
    def of(cls, state: Any) -> Setup:
        """Go on with a position."""
        setup = cls.__new__(cls)
        setup.state = state
        return setup

    def turns(self, *routes: str) -> Setup:
        """Whole turns, one after the other: `massilia caralis rome` takes Massilia over Caralis from Rome."""
        for route in routes:
            turn(self.state, route)
        return self

    def plays(self, *decisions: str) -> Setup:
        """Single decisions, of whoever has to decide."""
        for text in decisions:
            play(self.state, text)
        return self

    def change(self, **fields: Any) -> Setup:
        """Some fields of the state replaced."""
        self.state._overwrite({**self.state.data(), **fields})
        return self

    def roads(self, *left: int) -> Setup:
        """So many roads left for each seat, the rest of them lost."""
        return self.change(roads=[*left, *[0] * (codes.SEATS - len(left))])

    def hand_out(
        self,
        seat: int,
        cities: Iterable[str] = (),
        wealth: Mapping[str, int] | None = None,
        roads: int = 0,
        score: int = 0,
    ) -> Setup:
        """Give a seat its cities, wealth tokens, roads and score, whatever they were."""
        data = self.state.data()
        owned = [BOARD.places.index(city) for city in cities]
        data["cities"][seat] = sum(2**city for city in owned)
        for city in owned:
            data["taken_by"][city] = seat
        for colour in range(codes.COLOURS):
            values = [BOARD.value[city] for city in owned if BOARD.colour[city] == colour]
            data["best"][seat * codes.COLOURS + colour] = max(values, default=codes.NONE)
        for kind, name in enumerate(BOARD.kinds):
            data["held"][seat * codes.KINDS + kind] = (wealth or {}).get(name, 0)
        data["roads"][seat] = roads
        data["scored"][seat] = score
        return self.change(**data)

    def end(self) -> Any:
        """Let the game end without a change to anyone's holdings: one city is left that nobody can pay for.

        Byzantium has only lines of two pieces on the small map, so players may have one road left.
        """
        assert max(self.state.roads[: self.state.seats]) < 2
        byzantium = 2 ** BOARD.places.index("byzantium")
        self.change(available=byzantium, edge_1=0, edge_2=byzantium).plays(*["pass"] * self.state.seats)
        assert self.state.is_over()
        return self.state.outcome()


# ---- playing -----------------------------------------------------------------------------------------------------


def number(text: str) -> int:
    return GAME.notation.number(text)


def texts(state: Any) -> list[str]:
    """The legal actions of whoever decides."""
    return [GAME.notation.text(action) for action in state.legal(state.actors()[0])]


def play(state: Any, text: str) -> list[Event]:
    seen: list[Event] = []
    state.play(state.actors()[0], number(text), seen.append)
    return seen


def turn(state: Any, route: str, *counts: str) -> list[Event]:
    """Play a whole turn, with the answers to what is asked about its path. Returns its events."""
    places = route.split()
    seen = play(state, f"city {places[0]}")
    for city, toward in pairwise(places):
        seen += play(state, f"build {city} {toward}")
    if state.decision == codes.ROAD:
        seen += play(state, "stop")
    for count in counts:
        assert state.decision == codes.COUNT
        seen += play(state, f"count {count}")
    assert state.target == codes.NONE, "the turn is not over"
    return seen


# ---- looking -----------------------------------------------------------------------------------------------------


def player(state: Any, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state, seat)["players"][seat]
    return found


def scores(state: Any) -> list[int]:
    """The score track."""
    return list(state.scored[: state.seats])


def points(state: Any, seat: int) -> dict[str, int]:
    return dict(zip(codes.SOURCES, state.points(seat), strict=True))


def path(told: Iterable[Event]) -> list[str]:
    """The lines of the path that was counted, from Rome on."""
    return [str(event.params["line"]) for event in told if event.key == "paid"]
