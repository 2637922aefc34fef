"""Prices that the payer chooses how to pay: where the bank is limited, in version 2 of the rules."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.position.state import State
from tests.games.antike.setup import Setup
from tests.games.antike.test_economy import KNOW_HOWS, refused

LIMITED = {"bank_limit": "80"}


def stocks(table: Setup) -> set[tuple[int, ...]]:
    """All stocks of Phoenicia that paying can lead to."""
    found = set()
    waiting: list[State] = [table.state]
    while waiting:
        table.state = waiting.pop()
        if table.decision != "pay":
            found.add(tuple(table.stock("phoenicia")))
            continue
        for action in table.decisions():
            after = table.state.clone()
            after.play(table.actor(), action)
            waiting.append(after)
    return found


def left(stock: tuple[int, ...], mixes: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """What can remain of a stock after one of these payments."""
    rest = {tuple(have - paid for have, paid in zip(stock, mix, strict=True)) for mix in mixes}
    return {stock for stock in rest if min(stock) >= 0}


def test_ant_r5_with_a_limited_bank_the_payer_chooses_unit_by_unit() -> None:
    table = Setup(options=LIMITED).has("phoenicia", marble=6, coin=2).play("go temple", "temple tyros")
    assert table.decision == "pay" and table.choices() == {"pay marble", "pay coin"}
    pending = table.view["pending"]
    assert (pending["paying_for"], pending["owed"]) == ("temple", 5)
    # The temple stands already, and what is paid goes back to the bank.
    assert table.province("tyros")["temple"]
    coins = table.view["bank"]["coin"]
    table.play("pay coin", "pay marble", "pay coin")
    # No coin is left, so there is nothing more to choose, nor enough for another temple.
    assert table.stock("phoenicia") == [3, 0, 0, 0] and table.view["bank"]["coin"] == coins + 2 - 1
    assert table.view["nation"] == "greece" and table.view["pending"]["paying_for"] is None


def test_ant_r5_a_price_that_leaves_no_choice_is_paid_at_once() -> None:
    for stock in ({"marble": 5}, {"coin": 5}, {"marble": 3, "coin": 2}):
        table = Setup(options=LIMITED).has("phoenicia", **stock).play("go temple", "temple tyros")
        assert table.stock("phoenicia") == [0, 0, 0, 0] and table.view["nation"] == "greece"


@pytest.mark.parametrize(("options", "rules_version"), [({}, 2), (LIMITED, 1)])
def test_ant_r5_elsewhere_coins_are_spent_last(options: dict[str, str], rules_version: int) -> None:
    """Without a limit nothing is lost by it; version 1 of the rules knew no choice at all."""
    table = Setup(options=options, rules_version=rules_version).has("phoenicia", marble=6, coin=2)
    assert table.play("go temple", "temple tyros").decision != "pay"
    assert table.stock("phoenicia") == [1, 0, 0, 2]


def test_ant_r5_a_price_takes_what_it_is_named_in_and_coins() -> None:
    arm = Setup(options=LIMITED).has("phoenicia", 2, 2, 2, 2).play("go arming", "arm legion tyros")
    assert arm.choices() == {"pay iron", "pay coin"}
    assert refused(arm, "pay gold") == ("wrong-resource", "ANT-R5")
    assert arm.play("pay coin").decision == "arm"
    learn = Setup(options=LIMITED).has("phoenicia", 2, 2, 9, 2).play("go know_how", "learn wheel")
    assert learn.choices() == {"pay gold", "pay coin"}


def test_ant_r5_a_city_takes_a_coin_for_each_resource() -> None:
    table = Setup(options=LIMITED).has("phoenicia", marble=1, gold=0, coin=2).army("phoenicia", "memphis", legion=1)
    table.play("go gold", "found memphis")
    # Iron is missing, so one of the two coins is needed; the other may stand for the marble.
    assert table.choices() == {"pay marble", "pay coin"}
    assert stocks(table) == {(0, 0, 0, 1), (1, 0, 0, 0), (0, 0, 1, 0)}


def test_ant_r5_the_eighth_know_how_is_not_paid_by_the_exchange_that_it_brings() -> None:
    table = Setup(options=LIMITED).knows("phoenicia", *KNOW_HOWS[:7]).has("phoenicia", 5, 5, 10, 2)
    table.play("go know_how", "learn democracy")
    assert table.choices() == {"pay gold", "pay coin"}


def test_ant_r14_free_exchange_pays_a_limited_bank_with_anything() -> None:
    table = Setup(options=LIMITED).knows("phoenicia", *KNOW_HOWS).has("phoenicia", 1, 1, 1, 1).play("go arming")
    assert table.play("arm legion tyros").choices() == {"pay marble", "pay iron", "pay gold", "pay coin"}


@pytest.mark.sweep
@given(st.tuples(*[st.integers(0, 3)] * 4), st.booleans(), st.booleans())
@settings(max_examples=60)
def test_ant_r5_every_mix_can_found_a_city_and_no_other(stock: tuple[int, ...], free: bool, searching: bool) -> None:
    table = Setup(options=LIMITED).has("phoenicia", *stock).army("phoenicia", "memphis", legion=1)
    if free:
        table.knows("phoenicia", *KNOW_HOWS)
    table = table.searching() if searching else table
    # One gold and one coin come in before the city is founded, with Currency two more.
    table.play("go gold")
    before = tuple(table.stock("phoenicia")) if table.decision == "found" else None
    units = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    takes = [units if free else (unit, units[3]) for unit in units[:3]]
    mixes = {tuple(map(sum, zip(*mix, strict=True))) for mix in product(*takes)}
    if before is None:
        assert left(tuple(table.stock("phoenicia")), mixes) == set()
        return
    table.play("found memphis")
    assert stocks(table) == left(before, mixes)
