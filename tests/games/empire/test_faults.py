"""Every kind of damage to a position is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quadriga import Rng
from quadriga.games.empire.rules import codes
from tests.games.empire.setup import BOARD, GAME, Setup

CARALIS, MESSANA, MASSILIA = (BOARD.places.index(name) for name in ("caralis", "messana", "massilia"))
TO_CARALIS, TO_MASSILIA, TO_MESSANA = (
    BOARD.lines.index(name) for name in ("rome-caralis", "massilia-caralis", "rome-messana")
)
Damage = Callable[[dict[str, Any]], None]


def between() -> Any:
    """Jupiter has Caralis, Neptune Messana; Jupiter is to choose a city."""
    return Setup(2, wealth={"caralis": "meat", "messana": "wine"}).turns("caralis rome", "messana rome").state


def building() -> Any:
    """Jupiter has built Massilia - Caralis and may go on to Icosium."""
    setup = Setup(2).turns("messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    return setup.plays("city massilia", "build massilia caralis").state


def counting() -> Any:
    """Apollo has to say how many of his own roads count."""
    setup = Setup(3, wealth={"lutetia": "oil"})
    setup.turns("caralis rome", "massilia caralis", "aquileia rome", "augusta_vindelicorum aquileia")
    setup.turns("lugdunum massilia").plays("city lutetia", "build lutetia lugdunum")
    return setup.plays("build lugdunum augusta_vindelicorum").state


def over() -> Any:
    state = GAME.new(2)
    state.playout(Rng(1))
    return state


def put(**fields: int) -> Damage:
    return lambda data: data.update(fields)


def at(name: str, index: int, value: int) -> Damage:
    return lambda data: data[name].__setitem__(index, value)


def more(name: str, amount: int = 1) -> Damage:
    return lambda data: data.update({name: data[name] + amount})


DAMAGES = [
    (between, put(decision=9), "decision is 9"),
    (between, put(decision=codes.ROAD), "a city is aimed at outside a turn, or none within it"),
    (between, put(decision=codes.COUNT), "a count is asked for at the wrong time"),
    (between, put(decision=codes.OVER), "the game has ended with 28 cities left"),
    (between, put(turn=2), "turn is 2"),
    (between, more("dealing", -1), "the cities without wealth are not the last ones"),
    (between, at("pool", 0, 1), "there are 4 meat, not 3"),
    (between, more("pool_size"), "the wealth tokens left over are not counted right"),
    (between, at("wealth_at", CARALIS, BOARD.kinds.index("wine")), "there are 2 meat, not 3"),
    (between, at("wealth_at", CARALIS, codes.NONE), "the cities without wealth are not the last ones"),
    (between, at("taken_by", MASSILIA, 1), "massilia is available and taken, or neither"),
    (between, at("taken_by", MASSILIA, 1), "massilia is not joined to Rome"),
    (between, at("taken_by", CARALIS, 1), "jupiter has taken 0 meat"),
    # EMP-R21: Jupiter would have had two turns more than Neptune.
    (between, at("taken_by", MESSANA, 0), "the players have not had equal turns"),
    (between, more("available", -(2**MASSILIA)), "massilia is available and taken, or neither"),
    (between, put(edge_1=0), "the cities in reach by 1 are not counted right"),
    (between, put(edge_2=0), "the cities in reach by 2 are not counted right"),
    (between, at("owner", TO_CARALIS, 1), "jupiter has 24 roads left and 0 on the map"),
    (between, at("owner", TO_MASSILIA, 0), "a road leads to a city that nobody has taken"),
    (between, at("owner", BOARD.lines.index("volubilis-gades"), 0), "line volubilis-gades is not on this map"),
    (between, at("joined_1", CARALIS, 0), "the roads of caralis do not add up"),
    (between, at("joined_2", CARALIS, 1), "the roads of caralis do not add up"),
    (between, at("roads", 0, 25), "jupiter has 25 roads left and 1 on the map"),
    (between, at("scored", 0, -1), "scored is -1"),
    (between, at("held", 0, 2), "jupiter has taken 1 meat"),
    (between, at("best", 0, 8), "the best cities of jupiter do not add up"),
    (between, at("cities", 0, 2**MASSILIA), "the cities of jupiter do not add up"),
    (between, put(passes=2), "2 players have passed one after the other"),
    (between, put(target=MASSILIA), "a city is aimed at outside a turn, or none within it"),
    (between, put(at=CARALIS), "a route is left over from a turn that has ended"),
    (between, put(visited=1), "a route is left over from a turn that has ended"),
    (between, put(route_size=1), "a route is left over from a turn that has ended"),
    (between, put(asked=0), "a count is asked for at the wrong time"),
    (between, put(fixed_seats=codes.DIGITS[0]), "a route is left over from a turn that has ended"),
    (between, put(fixed_paid=1), "an answer about a path has not been given"),
    (between, put(reason=codes.STUCK), "0 players have passed one after the other"),
    (building, put(at=MESSANA), "the route does not end where it is said to"),
    (building, put(visited=0), "the route does not end where it is said to"),
    (building, at("route", 0, TO_MESSANA), "the route is not an unbroken chain of the player's own lines"),
    (building, put(turn=1), "the route is not an unbroken chain of the player's own lines"),
    (counting, put(asked=codes.NONE), "a count is asked for at the wrong time"),
    (counting, put(fixed_seats=codes.DIGITS[2]), "an answer about a path is asked for twice"),
    (counting, put(fixed_paid=codes.UNIT[1]), "an answer about a path has not been given"),
    (over, at("total", 0, 1), "the points of jupiter do not add up"),
    (over, at("scored", 1, 0), "the points of neptune do not add up"),
    (over, put(reason=codes.STUCK), "the game has ended with 0 cities left"),
]


@pytest.mark.parametrize(("position", "damage", "fault"), DAMAGES)
def test_damage_is_noticed(position: Callable[[], Any], damage: Damage, fault: str) -> None:
    state = position()
    assert GAME.faults(state) == []
    data = state.data()
    damage(data)
    state._overwrite(data)
    assert any(found.startswith(fault) for found in GAME.faults(state)), GAME.faults(state)


def test_no_field_can_be_damaged_unnoticed() -> None:
    """Every field of a state is among those that are damaged above."""
    damaged = set()
    for position, damage, _ in DAMAGES:
        before = position().data()
        after = position().data()
        damage(after)
        damaged |= {name for name in before if before[name] != after[name]}
    assert damaged == set(GAME.new(2).FIELDS)
