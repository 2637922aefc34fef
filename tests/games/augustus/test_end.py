"""The end of the game and the final score."""

from __future__ import annotations

import pytest

from tests.games.augustus.setup import Setup, Table
from tests.games.augustus.test_attacks import attack
from tests.games.augustus.test_powers import all_but

SIX = ("4", "6", "13", "15", "20", "29")
"""Six senators."""


def finish(setup: Setup, seat: int = 0) -> Table:
    """The seat completes 2, its seventh, and everything is resolved."""
    setup.play(seat, "2", double_sword=1)
    table = setup.table().chance("draw shield").do(seat, "put 2 shield", "reserve").others_stay()
    while table.actors():
        actor = table.actors()[0]
        legal = table.legal(actor)
        table.do(actor, "decline" if "decline" in legal else legal[0])
    return table


def six(setup: Setup) -> Setup:
    return setup.control(0, *SIX).reward(0, "set_senator")


def test_aug_30_seven_objectives_end_the_game_at_the_end_of_the_turn() -> None:
    table = finish(six(Setup(2)).play(1, "87"))
    assert table.decision() == "over" and table.told("ended") == [{"seat": None, "reason": "seven"}]
    outcome = table.state.outcome()
    assert outcome.reason == "seven" and outcome.winners == (0,)


def test_aug_r33_all_completions_of_the_turn_are_resolved_first() -> None:
    setup = six(Setup(2)).play(0, "1", double_sword=1).play(1, "2", double_sword=1)
    table = setup.table().chance("draw shield").do(0, "put 1 shield", "reserve").do(1, "put 2 shield", "reserve")
    assert len(table.controlled(0)) == 7 and table.decision() == "choose"
    table.do(0, table.legal(0)[0]).settle()
    assert table.actors() == [1] and table.controlled(1) == ["2"]
    table.do(1, table.legal(1)[0]).settle()
    assert table.decision() == "over"


def test_aug_r33_who_fell_back_to_six_does_not_end_the_game() -> None:
    setup = six(Setup(2)).play(0, "14", **all_but("14", "double_sword"))
    setup.play(1, "81", **all_but("81", "double_sword"))
    table = setup.table().chance("draw double_sword")
    table.do(0, "put 14 double_sword", "reserve").do(1, "put 81 double_sword", "reserve")
    assert len(table.controlled(0)) == 7
    table.do(0, table.legal(0)[0]).settle().do(0, "lose 4")
    table.do(1, table.legal(1)[0]).settle()
    assert table.decision() == "draw" and len(table.controlled(0)) == 6


def test_aug_31_points_by_source_for_a_score_pad() -> None:
    setup = Setup(2).control(0, "8", "48", "64", "37", "24", "68").reward(0, "gold", "wheat", "set_senator", "count_6")
    table = finish(setup.reward(0, "one_of_each").play(1, "87"))
    points = table.state.outcome().points[0]
    # Seven: 2 (3), 8, 48, 64, 37 (6), 24 (10), 68. Double swords: 8, 64 one each, 37, 24 two each, 2 one.
    assert points == {
        "objectives": 3 + 6 + 10,
        "symbols": 6,
        "colours": 2 * 3 + 2 * 3,
        "reds": 5,
        "colour_rewards": 2 + 4 + 6,
        "count_reward": 10,
        "resources": 10,
    }
    assert table.state.outcome().totals[0] == sum(points.values()) == table.seat(0)["total"]


@pytest.mark.parametrize(("cap", "points"), [("on", 6), ("off", 9)])
def test_aug_r34_points_per_symbol_and_their_cap(cap: str, points: int) -> None:
    """AUG-28: all slots under control, the card itself included."""
    table = Setup(2, symbol_cap=cap).control(0, "8", "3", "4", "17").table()
    assert table.seat(0)["points"]["symbols"] == points


@pytest.mark.parametrize(
    ("card", "others", "points"),
    [("11", ("17",), 4), ("26", ("21",), 6), ("28", ("59",), 12), ("53", ("85",), 9), ("63", ("61",), 12)],
)
def test_aug_28_every_symbol(card: str, others: tuple[str, ...], points: int) -> None:
    rewards = {"26": ["gold"], "63": ["gold"]}.get(card, [])
    table = Setup(2).control(0, card, *others).reward(0, *rewards).table()
    assert table.seat(0)["points"]["symbols"] == points


@pytest.mark.parametrize(
    ("card", "others", "points"),
    [("47", ("2", "9"), 6), ("48", ("1",), 4), ("49", ("3", "17", "66"), 16 + 16), ("83", ("62",), 12)],
)
def test_aug_29_points_per_colour_count_the_card_itself(card: str, others: tuple[str, ...], points: int) -> None:
    """AUG-R35."""
    assert Setup(2).control(0, card, *others).table().seat(0)["points"]["colours"] == points


def test_aug_r35_red_objectives_count_whatever_their_colour() -> None:
    table = Setup(2).control(0, "64", "71", "37", "38", "81").table()
    assert table.seat(0)["points"]["reds"] == 2 * 5 * 3 and table.seat(0)["points"]["colours"] == 0


@pytest.mark.parametrize(("tie", "ranks"), [("senators", (1, 2)), ("shared", (1, 1))])
def test_aug_r36_equal_points(tie: str, ranks: tuple[int, int]) -> None:
    # Six senators of 6, 3, 3, 3, 3, 4 with their reward of 2, and 2 (3), against 8, 13, 3 and 3 without senators.
    setup = six(Setup(2, tie=tie)).control(1, "17", "58", "16", "14").play(1, "87")
    table = finish(setup)
    assert table.state.outcome().totals == (27, 27) and table.state.outcome().ranks == ranks


def test_aug_r36_every_rank() -> None:
    for tie, ranks in (("senators", (1, 2, 3, 4)), ("shared", (1, 2, 2, 4))):
        setup = six(Setup(4, tie=tie)).control(1, "50").control(2, "84").control(3, "3")
        assert finish(setup).state.outcome().ranks == ranks


def test_live_scores_are_the_final_scores() -> None:
    table = attack(six(Setup(3)).control(1, "1", "47"), "41")
    live = [seat["points"] for seat in table.view()["seats"]]
    assert [sum(points.values()) for points in live] == [seat["total"] for seat in table.view()["seats"]]
    assert table.state.outcome() is None
