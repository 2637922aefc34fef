"""Every kind of damage to a position is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quadriga.games.augustus.rules import codes, faults
from tests.games.augustus.setup import Setup, load
from tests.games.augustus.test_powers import rearranging

Data = dict[str, Any]


def position() -> Any:
    setup = (
        Setup(3).control(0, "5", "9").reward(0, "wheat").play(0, "17", shield=2).play(1, "80").play(2, "79", dagger=1)
    )
    return setup.aside(0, "1", "2", "3").aside(1, "4", "6", "7").aside(2, "8", "10", "11").table().state


def card(number: str) -> int:
    return load().board.objectives.index(number)


def changed(name: str, at: int, value: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[name][at] = value

    return change


def added(name: str, at: int, value: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[name][at] += value

    return change


def put(**fields: int) -> Callable[[Data], None]:
    return lambda data: data.update(fields)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (changed("row", 0, card("17")), "the row is not"),
        (put(deck_size=3), "the deck has not 3"),
        (put(row_size=6), "the row has 6"),
        (changed("where", card("17"), 7 * codes.ZONE), "nowhere"),
        (changed("where", card("17"), codes.CONTROL + 5), "belongs to nobody"),
        (changed("where", card("17"), codes.PLAYED + 1), "is not before its seat"),
        (changed("place_of", card("5"), 2), "has a place and is not played"),
        (changed("card_at", 3, card("5")), "which is elsewhere"),
        (changed("where", card("1"), codes.DECK), "different numbers"),
        (put(row_size=4), "not filled up"),
        (put(supply=3), "legions, not 48"),
        (changed("reserve", 0, -1), "fewer than no legions"),
        (put(holding=1), "while nothing is rearranged"),
        (put(bag_size=9), "the bag has not 9"),
        (changed("bag", 0, 7), "too many or too few"),
        (put(drawn=2), "still in the bag"),
        (changed("bag", codes.JOKER, 1), "did not fill the bag"),
        (changed("empty_at", 5, 1), "an empty place"),
        (changed("filled", 2, 1), "too many legions"),
        (changed("empty_at", 0, 1), "empty slots"),
        (put(active=0, batch=1), "keeps its legions"),
        (changed("free", 0, 0), "the masks of seat 0"),
        (changed("control", 0, 3), "controls 2 objectives, not 3"),
        (added("by_colour", 1, 1), "the colours of seat 0"),
        (added("by_symbol", 1, 1), "the symbols of seat 0"),
        (added("produced", 1, 1), "the resources of seat 0"),
        (added("reds", 1, 1), "the red objectives of seat 1"),
        (added("columns", 8, 1), "wrong links"),
        (added("score", 0, 1), "the points of seat 0"),
        (changed("owner", 0, 4), "nobody at the table"),
        (changed("owner", 11, codes.NONE), "nobody has the wheat"),
        (put(decision=codes.MOBILISING), "nobody owes"),
        (put(owing=1), "a seat owes a decision of chance"),
        (put(decision=codes.MOBILISING, owing=8), "does not exist"),
        (changed("picked", 1, 1), "not carried out"),
        (changed("waiting", 0, 1), "not resolved"),
        (put(decision=codes.OVER), "should not be over"),
    ],
)
def test_damage_is_noticed(damage: Callable[[Data], None], message: str) -> None:
    state = position()
    assert load().faults(state) == []
    data = state.data()
    damage(data)
    state._overwrite(data)
    assert any(message in fault for fault in load().faults(state)), load().faults(state)


def test_two_number_rewards_and_a_full_objective_are_noticed() -> None:
    state = position()
    rewards = load().board.rewards
    data = state.data()
    data["owner"][rewards.index("count_2")] = data["owner"][rewards.index("count_3")] = 1
    at = codes.CLASSES * 2
    data["filled"][at : at + codes.SYMBOLS] = load().board.slots[card("79")]
    state._overwrite(data)
    found = load().faults(state)
    assert any("two rewards" in fault for fault in found) and any("nobody said Ave Caesar" in fault for fault in found)


def test_seven_under_control_must_end_the_game() -> None:
    setup = Setup(2).control(0, "1", "4", "6", "8", "11", "13", "15").rarely()
    assert any("should be over" in fault for fault in load().faults(setup.table().state))


def test_a_full_objective_is_sound_while_legions_are_rearranged() -> None:
    table = rearranging().do(0, "take 17 shield", "put 2 shield")
    assert load().faults(table.state) == []


@pytest.mark.parametrize("side", [-1, 1], ids=["too little", "too much"])
def test_every_field_out_of_its_bounds_is_named(side: int) -> None:
    whole = position().data()
    for name, (least, most) in faults.bounds(position(), load().board).items():
        value = int(least) - 1 if side < 0 else int(most) + 1
        state = position()
        damaged = value if isinstance(whole[name], int) else [value, *whole[name][1:]]
        state._overwrite({**whole, name: damaged})
        assert f"{name} is {value}" in load().faults(state)
