"""Coins, the rondel, production, temples, arming, know-how and new cities in Antike, rule by rule."""

from __future__ import annotations

import pytest

from quadriga.core.errors import Illegal
from tests.games.antike.setup import Setup

KNOW_HOWS = ("wheel", "sailing", "market", "monarchy", "roads", "navigation", "currency", "democracy")


def refused(table: Setup, text: str) -> tuple[str, str]:
    """Why a decision is refused: reason and rule."""
    with pytest.raises(Illegal) as error:
        table.play(text)
    return error.value.reason, error.value.rule


# ---- coins -----------------------------------------------------------------------------------------------------------


def test_ant_8_a_coin_stands_for_any_resource() -> None:
    table = Setup().has("phoenicia", coin=1).play("go arming", "arm legion tyros")
    assert table.stock("phoenicia") == [0, 0, 0, 0]
    temple = Setup().has("phoenicia", marble=3, coin=2).play("go temple", "temple tyros")
    assert temple.stock("phoenicia") == [0, 0, 0, 0]
    learn = Setup().has("phoenicia", gold=4, coin=3).play("go know_how", "learn market")
    assert learn.stock("phoenicia") == [0, 0, 0, 0]


def test_ant_r1_a_coin_at_the_start_of_the_own_turn() -> None:
    table = Setup()
    assert [table.stock(n)[3] for n in ("phoenicia", "greece", "persia", "arabia")] == [1, 0, 0, 0]
    table.play("go gold")
    assert [table.stock(n)[3] for n in ("phoenicia", "greece", "persia", "arabia")] == [1, 1, 0, 0]


@pytest.mark.parametrize("options", [{"coin": "round_start"}, {"edition": "2006"}])
def test_ant_r1_all_nations_at_the_start_of_the_round(options: dict[str, str]) -> None:
    table = Setup(options=options)
    assert [n["stock"]["coin"] for n in table.view["nations"]] == [1, 1, 1, 1]
    for _ in range(4):
        table.play("go gold")
    assert table.view["round"] == 2
    assert [n["stock"]["coin"] for n in table.view["nations"]] == [2, 2, 2, 2]
    # The edition is only a default.
    alone = Setup(options={"edition": "2006", "coin": "own_turn"})
    assert [n["stock"]["coin"] for n in alone.view["nations"]] == [0, 0, 0, 1]


def test_ant_r2_without_coins_a_resource_of_choice() -> None:
    table = Setup().bank(coin=0).play("go gold")
    assert table.decision == "instead" and table.actor() == 0
    assert table.choices() == {"instead marble", "instead iron", "instead gold"}
    table.play("instead iron")
    assert table.stock("greece") == [2, 2, 3, 0] and table.decision == "rondel"


def test_ant_r2_in_turn_order_at_the_start_of_the_round_and_nothing_if_all_is_out() -> None:
    table = Setup(options={"coin": "round_start", "bank_limit": "40"}).turn("arabia").bank(coin=2)
    table.play("go gold")
    # Two nations get the last coins, the third and fourth choose.
    assert table.view["nation"] == "phoenicia" and table.decision == "instead" and table.actor() == 1
    table.play("instead marble")
    assert table.actor() == 2
    table.play("instead gold")
    assert table.decision == "rondel" and table.actor() == 3
    dry = Setup(options={"bank_limit": "40"}).bank(coin=0, marble=0, iron=0, gold=0)
    # Iron is produced by nobody: the bank stays dry and the next nation gets nothing.
    dry.play("go temple", *(["done"] if dry.decision == "temple" else []))
    assert dry.happened("no-coin") == [{"event": "no-coin", "seat": 0, "nation": "greece"}]
    partly = Setup(options={"bank_limit": "40"}).bank(coin=0, marble=0, iron=0, gold=3).play("go know_how")
    assert partly.choices() == {"instead gold"}


# ---- the rondel ------------------------------------------------------------------------------------------------------


def test_ant_9_three_steps_are_free_and_each_further_one_costs_a_unit() -> None:
    """ANT-R4."""
    table = Setup().marker("phoenicia", "iron").has("phoenicia")
    assert table.choices() == {"go temple", "go gold", "go maneuver_1"}
    assert refused(table, "go arming") == ("cannot-pay-steps", "ANT-9")
    table.has("phoenicia", coin=1)
    assert "go arming" in table.legal() and "go marble" not in table.legal()
    table.has("phoenicia", 1, 1, 1, 1)
    assert "go maneuver_2" in table.legal() and "go iron" not in table.legal()
    # The same space again: eight steps for five units; it is never possible to stay.
    table.has("phoenicia", 2, 1, 1, 1).play("go iron")
    assert table.happened("went")[0] == {
        "event": "went",
        "seat": 3,
        "nation": "phoenicia",
        "space": "iron",
        "steps": 8,
        "price": 5,
    }
    assert table.stock("phoenicia") == [0, 1, 0, 0]


def test_ant_9_two_maneuvers_in_a_row_cost_one_unit() -> None:
    """The rulebook's example."""
    table = Setup().marker("phoenicia", "maneuver_1").has("phoenicia", gold=1)
    table.play("go maneuver_2")
    assert table.happened("went")[0]["price"] == 1 and table.stock("phoenicia") == [0, 0, 0, 0]


def test_ant_10_the_first_move_is_free_to_any_space() -> None:
    """ANT-R3: after the coin, and its action is carried out."""
    table = Setup().has("phoenicia", coin=1)
    assert len([text for text in table.legal() if text.startswith("go ")]) == 8
    table.play("go marble")
    assert table.stock("phoenicia") == [1, 0, 0, 1]


def test_ant_r3_every_nation_has_a_free_first_move() -> None:
    table = Setup()
    for space in ("gold", "iron", "maneuver_2", "know_how"):
        assert f"go {space}" in table.legal()
        table.play(f"go {space}").finish_turn()
    assert [n["marker"] for n in table.view["nations"]] == ["iron", "maneuver_2", "know_how", "gold"]


def test_ant_r4_foreign_markers_do_not_matter_and_the_new_coin_may_pay() -> None:
    table = Setup().marker("greece", "marble").marker("phoenicia", "iron").has("phoenicia").has("greece")
    table.play("go temple")
    # Greece has taken a coin this turn and pays the fourth step with it.
    table.marker("greece", "temple").play("go marble")
    assert table.happened("went")[-1]["steps"] == 4
    assert table.stock("greece") == [1, 0, 0, 0]


def test_ant_r5_the_rondel_takes_any_mix_and_the_payer_chooses() -> None:
    table = Setup().marker("phoenicia", "iron").has("phoenicia", 1, 1, 1, 1).play("go marble")
    assert table.decision == "pay" and table.choices() == {"pay marble", "pay iron", "pay gold", "pay coin"}
    table.play("pay iron")
    assert table.choices() == {"pay marble", "pay gold", "pay coin"}
    table.play("pay coin")
    assert table.stock("phoenicia") == [2, 0, 1, 0]
    # A bot thinks of each mix once: in the order marble, iron, gold, coins.
    bot = Setup().marker("phoenicia", "iron").has("phoenicia", 1, 1, 1, 1).searching().play("go marble", "pay iron")
    assert bot.choices() == {"pay gold", "pay coin"}
    # A price that leaves no choice is paid at once.
    forced = Setup().marker("phoenicia", "iron").has("phoenicia", gold=3).play("go marble")
    assert forced.stock("phoenicia") == [1, 0, 1, 0]


def test_ant_r5_other_prices_take_the_named_resource_and_coins_for_the_rest() -> None:
    table = Setup().has("phoenicia", marble=6, iron=4, gold=4, coin=5).play("go temple", "temple alexandria")
    assert table.stock("phoenicia") == [1, 4, 4, 5]
    table.play("temple tyros")
    assert table.stock("phoenicia") == [0, 4, 4, 1]


def test_ant_r6_the_marker_must_move_but_the_action_need_not_be_used() -> None:
    for space in ("temple", "arming", "know_how", "maneuver_1"):
        table = Setup().has("phoenicia", 9, 9, 9, 1).army("phoenicia", "tyros", legion=1)
        before = table.stock("phoenicia")
        table.play(f"go {space}", "done")
        assert table.stock("phoenicia") == before and table.view["nation"] == "greece"
    # Production is automatic and full.
    assert Setup().play("go gold").view["nation"] == "greece"
    assert "done" not in Setup().legal()


def test_ant_r7_chips_are_unlimited_or_limited_with_the_starting_stocks() -> None:
    assert Setup().view["bank"]["gold"] is None
    table = Setup(options={"bank_limit": "80"})
    assert {name: table.view["bank"][name] for name in ("marble", "iron", "gold")} == {
        "marble": 72, "iron": 76, "gold": 68,
    }  # fmt: skip


def test_ant_r8_production_takes_what_is_left() -> None:
    table = Setup(options={"bank_limit": "40"}).city("phoenicia", "memphis", "athen", temple=True).bank(gold=4)
    table.play("go gold")
    assert table.happened("produced")[0]["amount"] == 4
    # Units that are paid go back to the bank.
    again = Setup(options={"bank_limit": "40"}).bank(iron=0)
    again.play("go arming", "arm legion tyros", "pay iron")
    assert again.view["bank"]["iron"] == 1


# ---- production and know-how -----------------------------------------------------------------------------------------


def test_ant_11_one_unit_a_city_and_three_with_a_temple() -> None:
    """The rulebook's example: three marble cities, one with a temple, give five."""
    table = Setup().city("phoenicia", "petra").city("phoenicia", "antiochia", temple=True).has("phoenicia")
    table.play("go marble")
    assert table.stock("phoenicia") == [5, 0, 0, 0]
    iron = Setup().city("phoenicia", "attalia", temple=True).has("phoenicia").play("go iron")
    assert iron.stock("phoenicia") == [0, 4, 0, 0]
    gold = Setup().has("phoenicia").play("go gold")
    assert gold.stock("phoenicia") == [0, 0, 1, 0]


def test_ant_19_market_adds_one_and_currency_two() -> None:
    """The rulebook's example: five marble become six or seven. ANT-R12: the higher one replaces the basic bonus."""
    for known, amount in (("market", 6), ("currency", 7)):
        table = Setup().city("phoenicia", "petra").city("phoenicia", "antiochia", temple=True).has("phoenicia")
        table.knows("phoenicia", known).play("go marble")
        assert table.stock("phoenicia") == [amount, 0, 0, 0]


def test_ant_r11_the_bonus_comes_once_even_without_a_city() -> None:
    table = Setup().city("greece", "paphos").has("phoenicia").knows("phoenicia", "currency").play("go gold")
    assert table.stock("phoenicia") == [0, 0, 2, 0]


def test_ant_12_temples_cost_five_marble_one_for_each_city() -> None:
    """ANT-R16; the rulebook's example: two temples for ten marble."""
    table = Setup().has("phoenicia", marble=15).play("go temple")
    assert table.choices() == {"temple alexandria", "temple paphos", "temple tyros", "done"}
    table.play("temple alexandria")
    assert refused(table, "temple alexandria") == ("has-temple", "ANT-12")
    assert refused(table, "temple athen") == ("not-your-city", "ANT-12")
    table.play("temple tyros")
    assert table.stock("phoenicia") == [5, 0, 0, 0] and table.view["bank"]["temples"] == 18
    assert table.nation("phoenicia")["temples"] == 2
    poor = Setup().has("phoenicia", marble=4).play("go temple")
    assert poor.view["nation"] == "greece"


def test_ant_r16_any_number_of_temples_in_one_action() -> None:
    table = Setup().has("phoenicia", marble=15).play("go temple", "temple alexandria", "temple paphos", "temple tyros")
    assert table.nation("phoenicia")["temples"] == 3
    assert [event["stack"] for event in table.happened("gained")] == ["citizen"]


def test_ant_13_one_unit_a_city_and_three_with_a_temple() -> None:
    """The rulebook's example: three cities, two of them with temples, take seven units."""
    table = Setup().city("phoenicia", "tyros", "alexandria", temple=True).has("phoenicia", iron=9).play("go arming")
    count = 0
    while table.decision == "arm":
        table.play(next(text for text in sorted(table.legal()) if text != "done"))
        count += 1
    assert count == 7 and table.stock("phoenicia") == [0, 2, 0, 0]
    # The limit is for one action; next time there is room again.
    table.until("phoenicia").has("phoenicia", iron=1).turn("phoenicia").marker("phoenicia", "temple")
    assert "arm galley paphos" in table.play("go arming").legal()


def test_ant_r15_foreign_units_do_not_hinder_arming() -> None:
    table = Setup().army("greece", "tyros", legion=3, galley=3).has("phoenicia", iron=2).play("go arming")
    assert {"arm legion tyros", "arm galley tyros"} <= table.legal()
    table.play("arm galley tyros")
    assert refused(table, "arm legion tyros") == ("city-full", "ANT-13")
    assert refused(table, "arm legion athen") == ("not-your-city", "ANT-13")


def test_ant_14_legions_need_land_and_galleys_sea() -> None:
    table = Setup().city("phoenicia", "gordion").has("phoenicia", iron=9).play("go arming")
    assert {"arm legion gordion", "arm galley paphos"} <= table.legal()
    assert refused(table, "arm galley gordion") == ("wrong-border", "ANT-14")
    assert refused(table, "arm legion paphos") == ("wrong-border", "ANT-14")


def test_ant_15_a_higher_know_how_needs_its_basic_one() -> None:
    table = Setup().has("phoenicia", gold=40).play("go know_how")
    assert table.choices() == {"learn wheel", "learn sailing", "learn market", "learn monarchy", "done"}
    assert refused(table, "learn roads") == ("needs-basic", "ANT-15")
    table.play("learn sailing")
    assert "learn navigation" in table.legal()
    assert refused(table, "learn sailing") == ("already-known", "ANT-15")


def test_ant_16_the_first_nation_pays_more() -> None:
    table = Setup().has("phoenicia", gold=17).play("go know_how", "learn wheel", "learn roads")
    assert table.stock("phoenicia") == [0, 0, 0, 0]
    table.has("greece", gold=8).play("go know_how", "learn wheel", "learn roads")
    assert table.stock("greece") == [0, 0, 0, 0]
    prices = {row["id"]: (row["first"], row["later"]) for row in table.game.board_data()["know_hows"]}
    assert prices["wheel"] == prices["market"] == (7, 3) and prices["roads"] == prices["currency"] == (10, 5)
    assert table.view["first_know_how"] == ["wheel", "roads"]


def test_ant_r13_both_steps_in_one_action_at_the_price_of_the_moment() -> None:
    """The rulebook's example: Sailing for 3, then Navigation for 10 as the first, and one scholar."""
    table = Setup().knows("greece", "sailing").has("phoenicia", gold=13).play("go know_how")
    table.play("learn sailing", "learn navigation")
    assert table.stock("phoenicia") == [0, 0, 0, 0]
    assert [event["stack"] for event in table.happened("gained")] == ["scholar"]


def test_ant_17_the_first_to_acquire_a_know_how_gains_a_scholar() -> None:
    """ANT-34: one for each."""
    table = Setup().has("phoenicia", gold=14).play("go know_how", "learn wheel", "learn market")
    assert table.nation("phoenicia")["cards"]["scholar"] == 2
    table.has("greece", gold=3).play("go know_how", "learn wheel")
    assert table.nation("greece")["cards"]["scholar"] == 0


def test_ant_r12_a_higher_know_how_counts_as_both() -> None:
    table = Setup().knows("phoenicia", "navigation", "roads", "currency", "democracy")
    assert table.nation("phoenicia")["know_how"] == list(KNOW_HOWS)
    assert table.game.defence(table.state, "tyros") == 3


def test_ant_21_all_eight_know_hows_exchange_freely() -> None:
    """ANT-R14: any of the three pays for any other; coins are spent last."""
    table = Setup().knows("phoenicia", *KNOW_HOWS).has("phoenicia", iron=3, gold=2, coin=1)
    table.play("go temple", "temple tyros")
    assert table.stock("phoenicia") == [0, 0, 0, 1]
    arm = Setup().knows("phoenicia", *KNOW_HOWS).has("phoenicia", marble=1).play("go arming", "arm legion tyros")
    assert arm.stock("phoenicia") == [0, 0, 0, 0]
    found = Setup().knows("phoenicia", *KNOW_HOWS).army("phoenicia", "memphis", legion=1).has("phoenicia", gold=3)
    assert found.play("go maneuver_1", "done", "found memphis").stock("phoenicia") == [0, 0, 0, 0]
    # Seven are not enough.
    seven = Setup().knows("phoenicia", *KNOW_HOWS[:7]).has("phoenicia", iron=9).play("go temple")
    assert seven.view["nation"] == "greece"


@pytest.mark.parametrize("value", ["personality", "two_to_one"])
def test_ant_r14_two_to_one_exchange(value: str) -> None:
    table = Setup(options={"all_know_how": value}).knows("phoenicia", *KNOW_HOWS).has("phoenicia", marble=4, gold=2)
    table.play("go temple")
    # Five marble are not there: exchange is all that can be done.
    assert table.choices() == {
        "exchange marble iron", "exchange marble gold", "exchange gold marble", "exchange gold iron", "done",
    }  # fmt: skip
    table.play("exchange gold marble")
    assert table.stock("phoenicia") == [5, 0, 0, 0]
    table.play("temple tyros")
    assert table.stock("phoenicia") == [0, 0, 0, 0]
    limited = Setup(options={"all_know_how": value, "bank_limit": "40"}).knows("phoenicia", *KNOW_HOWS)
    limited.has("phoenicia", marble=5).bank(iron=0).play("go temple")
    assert "exchange marble iron" not in limited.legal() and "exchange marble gold" in limited.legal()
    before = limited.view["bank"]
    after = limited.play("exchange marble gold").view["bank"]
    assert (after["marble"] - before["marble"], after["gold"] - before["gold"]) == (2, -1)
    without = Setup(options={"all_know_how": value}).has("phoenicia", marble=9).play("go temple")
    assert refused(without, "exchange marble iron") == ("exchange-needs-all", "ANT-R14")


def test_ant_r14_an_extra_personality_from_the_fullest_stack() -> None:
    """2006 rules: judged after the turn's other cards, once, and not counted towards the thresholds of ANT-R29."""
    table = Setup(options={"edition": "2006"}).knows("phoenicia", *KNOW_HOWS[:7]).has("phoenicia", gold=10)
    table.play("go know_how", "learn democracy")
    assert [event["stack"] for event in table.happened("gained")] == ["scholar"]
    assert [event["stack"] for event in table.happened("gained-extra")] == ["king"]
    table.until("phoenicia").pass_turn()
    assert table.happened("gained-extra") == []
    # The king given away counts for victory, but five cities still bring another.
    table.until("phoenicia").city("phoenicia", "petra", "memphis").pass_turn()
    assert table.nation("phoenicia")["cards"]["king"] == 2


def test_ant_r14_between_equally_full_stacks_the_nation_chooses() -> None:
    table = Setup(options={"all_know_how": "personality"}).cards("greece", king=2, scholar=1)
    table.knows("phoenicia", *KNOW_HOWS).play("go gold")
    assert table.decision == "card" and table.actor() == 3
    assert table.choices() == {"gain king", "gain scholar", "gain general"}
    assert refused(table, "gain citizen") == ("not-fullest", "ANT-R14")
    table.play("gain general")
    assert table.nation("phoenicia")["cards"]["general"] == 1 and table.view["nation"] == "greece"


def test_ant_r14_the_extra_personality_can_win_and_may_find_nothing() -> None:
    table = Setup(options={"all_know_how": "personality"}).cards("phoenicia", citizen=6, navigator=2)
    table.knows("phoenicia", *KNOW_HOWS).play("go gold")
    assert table.state.is_over() and table.nation("phoenicia")["cards"]["king"] == 1
    empty = Setup(6, {"all_know_how": "personality"})
    for n, nation in enumerate(("greece", "persia", "arabia", "phoenicia", "egypt")):
        empty.cards(nation, **{("king", "scholar", "general", "citizen", "navigator")[n]: (6, 6, 6, 6, 5)[n]})
    empty.cards("babylonia", king=3, scholar=2, general=1).knows("babylonia", *KNOW_HOWS).play("go gold")
    assert empty.happened("gained-extra") == [] and empty.nation("babylonia")["extra_used"]


# ---- new cities ------------------------------------------------------------------------------------------------------


def test_ant_32_cities_are_founded_after_the_action() -> None:
    table = Setup().army("phoenicia", "memphis", legion=1).has("phoenicia", 2, 2, 1).play("go marble")
    assert table.decision == "found" and table.choices() == {"found memphis", "done"}
    table.play("found memphis")
    assert table.stock("phoenicia") == [2, 1, 0, 0]
    assert table.province("memphis")["city"] == "phoenicia"


def test_ant_r28_any_number_and_foreign_units_do_not_hinder() -> None:
    table = Setup().army("phoenicia", "memphis", legion=1).army("phoenicia", "ephesos", galley=1)
    table.army("greece", "memphis", legion=5).army("phoenicia", "athen", galley=1).has("phoenicia", 2, 1, 1, 3)
    table.play("go temple").finish_to("found")
    assert table.choices() == {"found memphis", "found ephesos", "done"}
    assert refused(table, "found athen") == ("city-there", "ANT-32")
    assert refused(table, "found knossos") == ("no-unit-there", "ANT-32")
    table.play("found ephesos", "found memphis")
    assert table.stock("phoenicia") == [0, 0, 0, 1]
    short = Setup().army("phoenicia", "memphis", legion=1).has("phoenicia", 2, 0, 2, 0).play("go know_how")
    assert short.view["nation"] == "greece"


# ---- the three opening strategies of the FAQ -------------------------------------------------------------------------


def test_opening_strategy_of_growth() -> None:
    """Marble, then the temple for one gold, with three marble and two coins (ANT-9, ANT-12)."""
    table = Setup().play("go marble").until("phoenicia")
    assert table.stock("phoenicia") == [3, 1, 3, 2]
    table.play("go temple", "pay gold", "temple tyros")
    assert table.stock("phoenicia") == [0, 1, 2, 0] and table.province("tyros")["temple"]


def test_opening_strategy_of_war() -> None:
    """Two units for one iron and a coin, a maneuver, and a city for gold, marble and a coin (ANT-13, ANT-32)."""
    table = Setup().play("go arming", "arm legion alexandria", "arm legion tyros")
    assert table.stock("phoenicia") == [2, 0, 3, 0]
    table.until("phoenicia").play("go maneuver_2", "move legion alexandria memphis 1", "move legion tyros palmyra 1")
    table.play("found memphis")
    assert table.stock("phoenicia") == [1, 0, 2, 0] and table.nation("phoenicia")["cities"] == 4


def test_opening_strategy_of_progress() -> None:
    """Gold, marble, then know-how for four gold and three coins, and a scholar (ANT-16, ANT-17)."""
    table = Setup().play("go gold").until("phoenicia").play("go marble").until("phoenicia")
    assert table.stock("phoenicia") == [3, 1, 4, 3]
    table.play("go know_how", "learn market")
    assert table.stock("phoenicia") == [3, 1, 0, 0]
    assert table.nation("phoenicia")["cards"]["scholar"] == 1
