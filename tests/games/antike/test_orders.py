"""Standing orders of Antike: where a nation is asked for a fight, and since version 4 at every question (ANT-R21)."""

from __future__ import annotations

import pytest

from quadriga import bots
from quadriga.core.rng import Rng
from quadriga.core.title import registry
from quadriga.table.series import play_one
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_economy import refused
from tests.games.antike.test_maneuver import on_maneuver


def asked(rules_version: int = 2) -> Setup:
    """Greece is asked whether it fights the first of two legions of Phoenicia."""
    table = on_maneuver(rules_version=rules_version).army("phoenicia", "petra", legion=2)
    table.army("greece", "palmyra", legion=2).order("greece", "legion", "ask")
    return table.play("go maneuver_1", "move legion petra palmyra 1", "let-be")


@pytest.mark.parametrize(("stance", "first", "second"), [("always", (1, 0), (0, 0)), ("never", (2, 0), (2, 0))])
def test_ant_r21_always_and_never_answer_and_hold(stance: str, first: tuple[int, int], second: tuple[int, int]) -> None:
    table = asked()
    assert table.view["decider"] == "greece" and table.decision == "asked"
    table.play(f"order legion {stance}")
    assert table.nation("greece")["orders"]["legion"] == stance
    assert table.units("greece", "palmyra") == first and table.decision == "maneuver"
    # The next unit meets the order, not a question.
    table.play("move legion petra palmyra 1")
    assert table.decision in ("maneuver", "rondel") and table.units("greece", "palmyra") == second
    told = [event["event"] for event in table.events if event["event"] in ("ordered", "demanded", "declined")]
    assert told == (["ordered", "demanded", "demanded"] if stance == "always" else ["ordered", "declined"])


def test_ant_r21_the_other_order_may_be_changed_once_and_the_question_stays() -> None:
    table = asked()
    answers = {"demand", "decline", "order legion always", "order legion never"}
    assert table.legal() == answers | {"order galley ask", "order galley always"}
    table.play("order galley always")
    assert table.decision == "asked" and table.legal() == answers
    assert table.nation("greece")["orders"] == {"legion": "ask", "galley": "always"}
    assert refused(table, "order galley ask") == ("order-changed", "ANT-R21")
    table.play("decline")
    # Asked again, it may change both again; a plain answer leaves the orders as they are.
    table.play("move legion petra palmyra 1", "let-be")
    assert table.legal() == answers | {"order galley ask", "order galley never"}
    table.play("demand")
    assert table.nation("greece")["orders"] == {"legion": "ask", "galley": "always"}


def test_ant_r21_orders_are_those_of_the_nation_that_is_asked() -> None:
    table = asked().play("order legion never")
    assert table.nation("phoenicia")["orders"] == {"legion": "never", "galley": "never"}
    changed = {"seat": 0, "nation": "greece", "unit": "legion", "stance": "never"}
    assert table.happened("ordered") == [{"event": "ordered", **changed}]


def test_ant_r21_version_1_knows_two_answers() -> None:
    table = asked(rules_version=1)
    assert table.legal() == {"demand", "decline"}
    assert refused(table, "order legion never") == ("other-decision", "ANT-7")


def test_ant_r21_until_version_3_orders_are_looked_at_before_the_rondel_move() -> None:
    table = Setup(rules_version=3).play("orders")
    assert table.decision == "orders"
    assert table.legal() == {
        "order legion always", "order legion never", "order galley always", "order galley never", "done",
    }  # fmt: skip
    table.play("order legion never")
    assert refused(table, "order legion always") == ("order-changed", "ANT-R21")
    assert refused(table, "order galley ask") == ("order-stands", "ANT-R21")
    # Anything else is another matter.
    assert refused(table, "go gold") == ("other-decision", "ANT-7")
    table.play("order galley always", "done")
    assert table.nation("phoenicia")["orders"] == {"legion": "never", "galley": "always"}
    assert "orders" not in table.legal()
    assert refused(table, "orders") == ("orders-given", "ANT-R21")
    table.play("go gold")
    assert "orders" in table.legal()


# ---- at every question -----------------------------------------------------------------------------------------------


def questions() -> dict[str, Setup]:
    """A position for every decision that a nation takes, but for those that ask for a fight."""
    phoenicia = Setup().turn("phoenicia")
    met = on_maneuver({"fight": "to_the_end"}).knows("phoenicia", "wheel").army("phoenicia", "petra", legion=2)
    met.army("phoenicia", "palmyra", legion=2).army("greece", "palmyra", legion=2).army("persia", "palmyra", legion=1)
    met.play("go maneuver_1", "move legion petra palmyra 2")
    parted = on_maneuver({"maneuver": "two_phases"}).army("phoenicia", "athen", legion=2, galley=2)
    full = on_maneuver().army("phoenicia", "athen", galley=1)
    full.city("phoenicia", *[name for name in full.free if name != "petra"][:22]).cards("phoenicia", king=5)
    wise = Setup(options={"all_know_how": "personality"}).cards("greece", king=2, scholar=1).turn("phoenicia")
    every = [one["id"] for one in wise.game.board_data()["know_hows"]]
    rich = Setup(options={"bank_limit": "60"}).turn("phoenicia").knows("phoenicia", *every).has("phoenicia", gold=3)
    return {
        "start": Setup(options={"start_cities": "one"}),
        "instead": Setup().bank(coin=0).play("go gold"),
        "rondel": phoenicia,
        "pay": Setup().turn("phoenicia").marker("phoenicia", "iron").has("phoenicia", 2, 2).play("go marble"),
        "temple": Setup().turn("phoenicia").has("phoenicia", marble=5).play("go temple"),
        "arm": Setup().turn("phoenicia").has("phoenicia", iron=5).play("go arming"),
        "learn": Setup().turn("phoenicia").has("phoenicia", gold=9).play("go know_how"),
        "maneuver": on_maneuver().army("phoenicia", "tyros", legion=1).play("go maneuver_1"),
        "conquest": parted.play("go maneuver_1", "done"),
        "foe": met.play("fight legion palmyra"),
        "spend": on_maneuver().army("phoenicia", "athen", 2, 2).play("go maneuver_1", "conquer athen"),
        "give_up": full.play("go maneuver_1", "conquer athen"),
        "found": Setup().turn("phoenicia").army("phoenicia", "memphis", legion=1).play("go gold"),
        "exchange": rich.play("go gold"),
        "card": wise.knows("phoenicia", *every).play("go gold"),
    }


def test_ant_r21_orders_are_changed_whenever_a_nation_is_asked() -> None:
    for decision, table in questions().items():
        assert table.decision == decision
        asked_nation, before = table.view["decider"], table.choices()
        orders = table.nation(asked_nation)["orders"]
        stances = {"ask", "always", "never"}
        offered = {f"order {unit} {new}" for unit, now in orders.items() for new in stances - {now}}
        assert table.legal() == before | offered, decision
        new = (stances - {orders["legion"]}).pop()
        table.play(f"order legion {new}")
        # The order holds, the question stays, and the other order can still be changed.
        assert table.nation(asked_nation)["orders"] == {**orders, "legion": new}
        assert (table.decision, table.view["decider"]) == (decision, asked_nation)
        assert table.choices() == before
        assert table.legal() - before == {f"order galley {other}" for other in stances - {orders["galley"]}}
        assert refused(table, f"order legion {orders['legion']}") == ("order-changed", "ANT-R21")
        assert refused(table, f"order legion {new}") == ("order-stands", "ANT-R21")


def test_ant_r21_after_an_answer_both_orders_may_be_changed_again() -> None:
    table = Setup().play("order legion never", "order galley never")
    assert table.legal() == table.choices()
    table.has("phoenicia", iron=2).play("go arming")
    assert {"order legion ask", "order galley always"} <= table.legal()
    table.play("order legion ask", "arm legion tyros")
    assert {"order legion always", "order galley always"} <= table.legal()
    assert refused(table, "orders") == ("other-decision", "ANT-7")
    assert refused(Setup(), "orders") == ("orders-any-time", "ANT-R21")


def test_ant_r21_nobody_is_asked_where_nothing_is_left_to_choose() -> None:
    table = Setup(options={"bank_limit": "40"}).bank(coin=0, marble=0, iron=0).play("go know_how")
    assert table.decision == "instead" and table.legal() == {"instead gold"}
    assert refused(table, "order legion never") == ("other-decision", "ANT-7")


@pytest.mark.parametrize("rules_version", [1, 2, 3])
def test_ant_r21_older_versions_do_not_offer_them_elsewhere(rules_version: int) -> None:
    table = Setup(rules_version=rules_version).has("phoenicia", iron=3).play("go arming")
    assert table.legal() == table.choices()
    assert refused(table, "order legion never") == ("other-decision", "ANT-7")


def test_ant_r21_a_fight_is_answered_by_the_order_for_its_kind() -> None:
    """As in version 2."""
    table = asked(rules_version=4)
    assert table.choices() == {"demand", "decline"}
    table.play("order galley always")
    assert table.decision == "asked"
    table.play("order legion always")
    assert table.decision == "maneuver" and table.units("greece", "palmyra") == (1, 0)


def test_ant_r21_no_more_than_two_changes_before_an_answer() -> None:
    """So that no game goes on for ever by orders given back and forth; chance and a search give none."""
    given = 0
    table, rng = crowded(4, {}, 2), Rng(3)
    for _ in range(400):
        if table.state.is_over():
            break
        text = table.game.notation.text(table.state.sample(table.actor(), rng))
        given = given + 1 if text.startswith("order ") else 0
        assert given <= 2
        table.play(text)
    assert not any(text.startswith("order") for text in crowded(4, {}, 2).searching().legal())


def test_ant_r21_a_maneuver_is_sampled_with_its_orders() -> None:
    """Every choice comes up, and each about as often."""
    table = on_maneuver().army("phoenicia", "tyros", legion=1).play("go maneuver_1")
    for text in (None, "order galley always", "order legion ask"):
        if text:
            table.play(text)
        rng, legal = Rng(1), table.state.legal(3)
        found = [table.state.sample(3, rng) for _ in range(len(legal) * 200)]
        assert set(found) == set(legal)
        assert all(120 < found.count(action) < 290 for action in legal)


@pytest.mark.sweep
@pytest.mark.parametrize("level", ["level2:60", "level3:60"])
def test_ant_r21_bots_play_as_before(level: str) -> None:
    """A search is not offered orders, so that it looks as far as it did; nor does a bot change them back and forth."""
    lines = []
    for rules_version in (3, 4):
        start = registry.load("antike", rules_version=rules_version).new(4, {"round_limit": "12"})
        lines.append(play_one(start, bots.make_all(level, 4), 5).record.lines)
    assert lines[0] == lines[1]
