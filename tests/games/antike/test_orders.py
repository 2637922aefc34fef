"""Standing orders of Antike that are given where a nation is asked: ANT-R21, version 2 of the rules."""

from __future__ import annotations

import pytest

from tests.games.antike.setup import Setup
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
