"""The exchange of a nation with all know-hows before and after its action: ANT-R14, version 4 of the rules."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import bots
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from tests.games.antike.setup import Setup
from tests.games.antike.test_economy import KNOW_HOWS, refused

LIMITED = {"bank_limit": "60"}
TWO_TO_ONE = {**LIMITED, "all_know_how": "two_to_one"}
SPACES = ("iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2")


def wise(options: dict[str, str] | None = None, rules_version: int | None = None, **stock: int) -> Setup:
    """Phoenicia has all know-hows and the turn."""
    table = Setup(options=LIMITED if options is None else options, rules_version=rules_version).turn("phoenicia")
    return table.knows("phoenicia", *KNOW_HOWS).has("phoenicia", **stock)


def exchanges(table: Setup) -> set[str]:
    return {text for text in table.legal() if text.startswith(("swap", "exchange"))}


# ---- where it is offered ---------------------------------------------------------------------------------------------


def test_ant_r14_a_limited_bank_exchanges_one_for_one_before_and_after_the_action() -> None:
    table = wise(gold=2)
    swaps = {"swap gold marble", "swap gold iron"}
    assert table.decision == "rondel" and exchanges(table) == swaps
    before = table.view["bank"]
    table.play("swap gold iron")
    assert table.stock("phoenicia") == [0, 1, 1, 0] and table.decision == "rondel"
    after = table.view["bank"]
    assert (after["gold"] - before["gold"], after["iron"] - before["iron"]) == (1, -1)
    assert table.happened("swapped") == [
        {"event": "swapped", "seat": 3, "nation": "phoenicia", "give": "gold", "take": "iron"}
    ]
    table.play("go marble")
    # What was exchanged before the action may go back after it.
    assert table.decision == "exchange" and table.choices() == exchanges(table) | {"done"}
    assert exchanges(table) == {f"swap {give} {take}" for give, take in permutations(("marble", "iron", "gold"), 2)}
    table.play("swap iron gold", "done")
    assert table.view["nation"] == "greece"


@pytest.mark.parametrize("space", SPACES)
def test_ant_r14_after_every_action_and_never_in_the_middle(space: str) -> None:
    table = wise(marble=1, iron=1, gold=1).army("phoenicia", "tyros", legion=1)
    table.play(f"go {space}")
    if "maneuver" in space:
        assert table.decision == "maneuver" and not exchanges(table)
        table.play("done")
    elif space == "arming":
        assert table.decision == "arm" and not exchanges(table)
        table.play("done")
    assert table.decision == "exchange" and exchanges(table)
    assert table.play("done").view["nation"] == "greece"


def test_ant_r14_not_while_the_rondel_is_paid() -> None:
    table = wise(marble=2, gold=2).marker("phoenicia", "iron").play("go marble")
    assert table.decision == "pay" and not exchanges(table)


def test_ant_r14_beside_new_cities_and_after_the_last_of_them() -> None:
    table = wise(marble=1, iron=1, gold=3).army("phoenicia", "memphis", legion=1).play("go maneuver_1", "done")
    assert table.decision == "found" and {"swap gold iron", "found memphis", "done"} <= table.legal()
    table.play("swap gold iron")
    assert table.decision == "found" and "swap iron gold" not in table.legal()
    table.play("found memphis")
    while table.decision == "pay":
        table.play("pay gold" if "pay gold" in table.legal() else sorted(table.choices())[0])
    assert table.decision == "exchange" and sum(table.stock("phoenicia")) == 2
    # It is one offer from the action to the end of the turn: what was given stays given.
    assert "gold" in table.view["pending"]["given"] and not any(text.endswith("gold") for text in exchanges(table))
    assert table.play("done").view["nation"] == "greece" and table.view["pending"]["given"] == []


def test_ant_r14_production_finds_what_was_exchanged_into_the_bank() -> None:
    """Why it matters before the action: an empty bank yields nothing (ANT-R8)."""
    plain = wise(gold=2).bank(gold=0).play("go gold")
    assert plain.stock("phoenicia") == [0, 0, 2, 0]
    table = wise(gold=2).bank(gold=0).play("swap gold iron", "swap gold marble", "go gold")
    assert table.stock("phoenicia") == [1, 1, 2, 0]


def test_ant_r14_two_for_one_before_and_after_the_action() -> None:
    table = wise(TWO_TO_ONE, gold=5)
    pairs = {"exchange gold marble", "exchange gold iron"}
    assert exchanges(table) == pairs
    table.play("exchange gold iron")
    assert table.stock("phoenicia") == [0, 1, 3, 0]
    table.play("go know_how")
    assert table.decision == "exchange" and exchanges(table) == pairs
    table.play("exchange gold marble")
    # Nothing more to exchange: nobody is asked.
    assert table.view["nation"] == "greece" and table.stock("phoenicia") == [1, 1, 1, 0]


def test_ant_r14_it_comes_with_the_eighth_know_how() -> None:
    table = Setup(options=LIMITED).turn("phoenicia").knows("phoenicia", *KNOW_HOWS[:7])
    table.has("phoenicia", gold=11)
    assert not exchanges(table)
    table.play("go know_how", "learn democracy")
    assert table.decision == "exchange" and exchanges(table) == {"swap gold marble", "swap gold iron"}


# ---- where it would change nothing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["free_exchange", "two_to_one", "personality"])
def test_ant_r14_an_unlimited_bank_is_not_asked(option: str) -> None:
    table = wise({"all_know_how": option}, marble=4, gold=4)
    assert not exchanges(table)
    table.play("go gold")
    assert table.decision != "exchange"


def test_ant_r14_nobody_is_asked_who_has_nothing_to_exchange() -> None:
    broke = wise().play("go maneuver_1")
    assert broke.view["nation"] == "greece"
    dry = wise(gold=3).bank(marble=0, iron=0).play("go know_how")
    assert dry.view["nation"] == "greece"
    single = wise(TWO_TO_ONE, marble=1, iron=1, gold=1).play("go know_how")
    assert single.view["nation"] == "greece"


@pytest.mark.parametrize("rules_version", [1, 2, 3])
@pytest.mark.parametrize("options", [LIMITED, TWO_TO_ONE])
def test_ant_r14_older_versions_do_not_offer_it(rules_version: int, options: dict[str, str]) -> None:
    table = wise(options, rules_version, gold=5)
    assert not exchanges(table)
    assert refused(table, "swap gold iron") == ("other-decision", "ANT-7")
    assert table.play("go marble").view["nation"] == "greece"


def test_ant_r14_refusals_name_their_reason() -> None:
    assert refused(wise(gold=1), "exchange gold iron") == ("swap-instead", "ANT-R14")
    assert refused(wise(TWO_TO_ONE, gold=2), "swap gold iron") == ("swap-too-cheap", "ANT-R14")
    assert refused(wise(gold=1), "swap iron gold") == ("nothing-to-pay-with", "ANT-R14")
    assert refused(wise(gold=1).bank(iron=0), "swap gold iron") == ("bank-empty", "ANT-41")
    assert refused(wise(gold=1).play("swap gold iron"), "swap iron gold") == ("swapped-back", "ANT-R14")
    assert refused(Setup(options=LIMITED), "swap gold iron") == ("exchange-needs-all", "ANT-R14")
    founding = wise({}, gold=4).army("phoenicia", "memphis", legion=1).play("go gold")
    assert refused(founding, "swap gold iron") == ("exchange-is-free", "ANT-R14")


# ---- all mixes, and an end -------------------------------------------------------------------------------------------


def ways(table: Setup) -> tuple[set[tuple[int, ...]], int]:
    """All stocks of Phoenicia that exchanges lead to, and the longest chain of them."""
    found, longest = set(), 0
    open_states: list[tuple[State, int]] = [(table.state, 0)]
    known = set()
    while open_states:
        table.state, count = open_states.pop()
        found.add(tuple(table.stock("phoenicia")))
        longest = max(longest, count)
        for text in exchanges(table):
            after = table.state.clone()
            after.play(3, table.game.notation.number(text))
            if (after.fingerprint(), count) not in known:
                known.add((after.fingerprint(), count))
                open_states.append((after, count + 1))
    return found, longest


@given(st.tuples(*[st.integers(0, 4)] * 3), st.tuples(*[st.integers(0, 3)] * 3))
@settings(max_examples=40)
def test_ant_r14_every_mix_is_reached_and_every_chain_ends(stock: tuple[int, ...], bank: tuple[int, ...]) -> None:
    """No more exchanges than units in stock, whatever is tried."""
    table = wise(marble=stock[0], iron=stock[1], gold=stock[2])
    table.bank(marble=bank[0], iron=bank[1], gold=bank[2])
    found, longest = ways(table)
    mixes = {
        (*mix, 0)
        for mix in product(*(range(have + there + 1) for have, there in zip(stock, bank, strict=True)))
        if sum(mix) == sum(stock)
    }
    assert found == mixes and longest <= sum(stock)


def test_ant_r14_two_for_one_every_exchange_costs_a_unit() -> None:
    _, longest = ways(wise(TWO_TO_ONE, marble=4, iron=3, gold=4))
    assert longest < 11


# ---- inside a search -------------------------------------------------------------------------------------------------


def test_ant_r14_a_search_exchanges_only_what_it_would_produce() -> None:
    idle = wise(marble=3, gold=3).searching()
    assert not exchanges(idle)
    assert idle.play("go know_how").view["nation"] == "greece"
    # Three gold with Currency and a city: the bank is short of them.
    short = wise(marble=3, gold=3).bank(gold=1).searching()
    assert exchanges(short) == {"swap gold marble", "swap gold iron"}
    asked = wise(marble=3, gold=3).play("go know_how").searching()
    assert asked.decision == "exchange" and asked.legal() == {"done"}


@pytest.mark.sweep
@pytest.mark.parametrize("options", [LIMITED, TWO_TO_ONE])
def test_ant_r14_bots_come_to_an_end_of_their_exchanges(options: dict[str, str]) -> None:
    table = wise({**options, "round_limit": "4"}, marble=6, iron=6, gold=6).bank(gold=1, iron=2)
    for nation in table.side.nations[:4]:
        table.knows(nation, *KNOW_HOWS)
    level, rng, decisions = bots.make("level2:60"), Rng(2), 0
    while not table.state.is_over():
        table.state.play(table.actor(), level.choose(table.state, table.actor(), rng))
        decisions += 1
    assert decisions < 400
