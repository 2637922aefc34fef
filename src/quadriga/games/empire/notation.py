"""The actions of L'Empire de César as dataclasses; see `core.notation` for their four forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quadriga.core.notation import Action
from quadriga.games.empire import codes
from quadriga.games.empire.board import Board


@dataclass(frozen=True)
class Choose(Action):
    """Begin a route: the city that it is to take."""

    do = "city"
    city: str


@dataclass(frozen=True)
class Build(Action):
    """Build the line from the route's end, `city`, to the next place on the way back to Rome."""

    do = "build"
    kinds = {"toward": "city"}
    city: str
    toward: str


@dataclass(frozen=True)
class Stop(Action):
    """The route begins at this emptied city."""

    do = "stop"


@dataclass(frozen=True)
class Pass(Action):
    """No route can be paid."""

    do = "pass"


@dataclass(frozen=True)
class Count(Action):
    """Among equally short paths, one with that many road pieces of a player."""

    do = "count"
    player: str
    pieces: int


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the wealth token of the next city."""

    do = "deal"
    wealth: str


@dataclass(frozen=True)
class First(Action):
    """Chance: who begins."""

    do = "first"
    player: str


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Every action that the boards allow, with its number."""
    for n, city in enumerate(board.places):
        if n != codes.ROME:
            yield codes.CITY_AT + n, Choose(city)
    for n, (one, other) in enumerate(board.between):
        # EMP-R3: no route leads on from Rome.
        if one != codes.ROME:
            yield codes.ROAD_AT + 2 * n, Build(board.places[one], board.places[other])
        if other != codes.ROME:
            yield codes.ROAD_AT + 2 * n + 1, Build(board.places[other], board.places[one])
    yield codes.STOP_AT, Stop()
    yield codes.PASS_AT, Pass()
    for seat, player in enumerate(codes.PLAYERS):
        for pieces in range(codes.PIECES):
            yield codes.COUNT_AT + seat * codes.PIECES + pieces, Count(player, pieces)
        yield codes.FIRST_AT + seat, First(player)
    for n, kind in enumerate(board.kinds):
        yield codes.DEAL_AT + n, Deal(kind)
