"""Positions that the rules can never lead to are found out, each by the fault it has."""

from __future__ import annotations

import pytest

from quadriga.games.antike.rules import codes
from tests.games.antike.setup import Setup
from tests.games.antike.test_maneuver import on_maneuver

LEGIONS = ["the legion count of nation 0 does not add up"]
LEGIONS_AT = ["where nation 0 has legion units is not what its mask says"]
MASK = ["the units with moves left are not what their mask says"]
ACQUIRED = ["the know-hows acquired are not those of the nations"]

IN_LISTS = [
    ("stock", 0, -1, ["a stock is below nothing"]),
    ("stock", 3, 5, ["there are 35 coins, not 30"]),
    ("stock", 20, 1, ["a nation that is not in play owns something"]),
    ("bank", 0, 7, ["the endless bank of marble has changed"]),
    ("bank", 3, 31, ["there are 32 coins, not 30"]),
    ("city_count", 0, 4, ["the cities of nation 0 do not add up"]),
    ("temple_count", 0, 1, ["the temples of nation 0 do not add up"]),
    ("city", 1, 0, ["the cities of nation 1 do not add up"]),
    ("owner", 55, 0, ["the cities of nation 0 do not add up", "a city lies off the map"]),
    ("units", 3, 1, LEGIONS + LEGIONS_AT),
    ("units", 3, -1, LEGIONS + LEGIONS_AT),
    ("unit_total", 0, 18, LEGIONS),
    ("has", 0, 8, LEGIONS_AT),
    ("ready", 3, 1, [*MASK, "more units have moves left than there are"]),
    ("ready_at", 0, 8, [*MASK, "units have moves left outside a maneuver"]),
    ("armed", 2, 1, ["units are counted as just armed outside arming"]),
    ("cards", 0, 1, ["there are 10 cards of king"]),
    ("stack", 1, -1, ["there are -1 cards of scholar"]),
    ("know", 0, 16, ["nation 0 has a higher know-how without its basic one", *ACQUIRED]),
    ("order", 0, 1, ["the turn order is not an order of the nations"]),
    ("seat_of", 0, 2, ["the nations are not shared out evenly"]),
]
ALONE = [
    ("temples_left", 19, ["there are 19 temples, not 20"]),
    ("temple", 2**20, ["there are 21 temples, not 20", "a temple stands where no city is"]),
    ("acquired", 1, ACQUIRED),
    ("decider", codes.NONE, ["nobody has to decide"]),
    ("offered_from", 0, ["choices are left out as inside a search"]),
    ("owed", 1, ["what is owed and what for do not go together"]),
]


@pytest.mark.parametrize(("field", "at", "value", "faults"), IN_LISTS)
def test_a_wrong_number_in_a_list_is_found_out(field: str, at: int, value: int, faults: list[str]) -> None:
    table = Setup()
    numbers = table.state.data()[field]
    numbers[at] = value
    assert table.game.faults(table.change(**{field: numbers}).state) == faults


@pytest.mark.parametrize(("field", "value", "faults"), ALONE)
def test_a_wrong_number_is_found_out(field: str, value: int, faults: list[str]) -> None:
    table = Setup().change(**{field: value})
    assert table.game.faults(table.state) == faults


def test_units_stand_where_they_can_and_are_not_too_many() -> None:
    sea = Setup().army("greece", "paphos", legion=1)
    assert sea.game.faults(sea.state) == ["a legion of nation 0 stands where it cannot (ANT-14)"]
    many = Setup().army("greece", "athen", legion=18)
    assert many.game.faults(many.state) == ["nation 0 has too many of legion"]


def test_a_nation_that_has_won_ends_the_game() -> None:
    won = Setup().cards("greece", king=9)
    assert won.game.faults(won.state) == ["nation 0 has won and the game goes on"]


def test_a_limited_bank_is_counted() -> None:
    limited = Setup(options={"bank_limit": "40"}).change(bank=[1, 1, 1, 29])
    held = {"marble": 9, "iron": 5, "gold": 13}
    wanted = [f"there are {count} units of {name}" for name, count in held.items()]
    assert limited.game.faults(limited.state) == wanted


def test_only_units_on_maneuver_have_moves_left() -> None:
    moving = on_maneuver().army("phoenicia", "tyros", legion=1).play("go maneuver_1")
    ready = moving.state.data()["ready"]
    moving.change(ready=[count * 2 for count in ready])
    assert moving.game.faults(moving.state) == ["more units have moves left than there are"]
    idle = moving.change(ready=ready, decision=codes.RONDEL)
    assert idle.game.faults(idle.state) == ["units have moves left outside a maneuver"]


def test_there_are_25_city_tokens() -> None:
    crowd = Setup()
    crowd.city("greece", *crowd.free[:23])
    assert crowd.game.faults(crowd.state) == ["nation 0 has 26 cities"]
