"""Sets up positions of L'Empire de César for tests: dealt games, turns in one line, players with given holdings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from quadriga import games
from quadriga.core.events import Event
from quadriga.core.seats import CHANCE
from quadriga.games.empire import codes

GAME = games.load("empire")
BOARD = GAME.board
PLAYERS = codes.PLAYERS


def number(text: str) -> int:
    return GAME.notation.number(text)


def texts(state: Any) -> list[str]:
    """The legal actions of whoever decides."""
    return [GAME.notation.text(action) for action in state.legal(state.actors()[0])]


def play(state: Any, text: str) -> list[Event]:
    seen: list[Event] = []
    state.play(state.actors()[0], number(text), seen.append)
    return seen


def start(seats: int = 3, first: int = 0, wealth: Mapping[str, str] | None = None, **options: str) -> Any:
    """A game with its wealth laid out as asked (elsewhere goods first, gold last) and a first player."""
    state = GAME.new(seats, options)
    asked = dict(wealth or {})
    pool = Counter(dict(zip(BOARD.kinds, state.pool, strict=False)))
    pool.subtract(Counter(asked.values()))
    assert min(pool.values()) >= 0, "more tokens are asked for than there are"
    while state.decision == codes.DEAL:
        city = BOARD.places[BOARD.map_for[seats].cities[state.dealing]]
        kind = asked.get(city) or next(kind for kind in BOARD.kinds if pool[kind])
        if city not in asked:
            pool[kind] -= 1
        state.play(CHANCE, number(f"deal {kind}"))
    state.play(CHANCE, number(f"first {PLAYERS[first]}"))
    return state


def turn(state: Any, route: str, *counts: str) -> list[Event]:
    """Play a whole turn: `massilia caralis rome` takes Massilia over Caralis from Rome. Returns its events."""
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


def turns(state: Any, *routes: str) -> None:
    for route in routes:
        turn(state, route)


def player(state: Any, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state, seat)["players"][seat]
    return found


def scores(state: Any) -> list[int]:
    """The score track."""
    return list(state.scored[: state.seats])


def change(state: Any, **fields: Any) -> Any:
    """The position with some fields replaced."""
    state._overwrite({**state.data(), **fields})
    return state


def with_roads(state: Any, *left: int) -> Any:
    """The position with so many roads left for each seat, the rest of them lost."""
    return change(state, roads=[*left, *[0] * (codes.SEATS - len(left))])


def hand_out(
    state: Any,
    seat: int,
    cities: Iterable[str] = (),
    wealth: Mapping[str, int] | None = None,
    roads: int = 0,
    score: int = 0,
) -> None:
    """Give a seat its cities, wealth tokens, roads and score, whatever they were."""
    data = state.data()
    owned = [BOARD.places.index(city) for city in cities]
    data["cities"][seat] = sum(2**city for city in owned)
    for colour in range(codes.COLOURS):
        values = [BOARD.value[city] for city in owned if BOARD.colour[city] == colour]
        data["best"][seat * codes.COLOURS + colour] = max(values, default=codes.NONE)
    for kind, name in enumerate(BOARD.kinds):
        data["held"][seat * codes.KINDS + kind] = (wealth or {}).get(name, 0)
    data["roads"][seat] = roads
    data["scored"][seat] = score
    state._overwrite(data)


def end(state: Any) -> Any:
    """Let the game end without a change to anyone's holdings: one city is left that nobody can pay for.

    Byzantium has only lines of two pieces on the small map, so players may have one road left.
    """
    assert max(state.roads[: state.seats]) < 2
    byzantium = 2 ** BOARD.places.index("byzantium")
    change(state, available=byzantium, edge_1=0, edge_2=byzantium)
    for _ in range(state.seats):
        play(state, "pass")
    assert state.is_over()
    return state.outcome()


def points(state: Any, seat: int) -> dict[str, int]:
    return dict(zip(codes.SOURCES, state.points(seat), strict=True))
