"""The final scoring in all its parts, ranks and ties."""

from __future__ import annotations

import pytest

from quadriga import Rng
from quadriga.games.empire.rules.faults import score
from tests.games.empire.setup import BOARD, GAME, Setup, points

BLACK = ("thessalonica", "cyrene", "aquincum", "sparta", "viminacium")


def worth(cities: tuple[str, ...] = (), wealth: dict[str, int] | None = None, **options: str) -> dict[str, int]:
    """What a player with these holdings scores, with fewer roads left than another."""
    setup = Setup(2, **options)
    setup.hand_out(0, cities, wealth, roads=3)
    setup.hand_out(1, roads=4)
    return points(setup.state, 0)


def test_the_rulebooks_worked_example() -> None:
    """EMP-17, EMP-18, EMP-19, EMP-20: 18 for sets of the same kind and gold, 14 for different goods, 22 for cities."""
    found = worth(
        # 3 + 6 + 2 + 2 + 3 + 6 over six colours, and two more cities that are not the highest of theirs.
        ("massilia", "burdigala", "caralis", "carthago_nova", "byzantium", "lugdunum", "sparta", "messana", "emporiae"),
        {"grapes": 3, "gems": 2, "meat": 2, "wine": 1, "gold": 2},
    )
    assert found["columns"] + found["gold"] == 18
    assert found["rows"] == 14
    # Blue 6, green 6, red 2, purple 2, yellow 3, black 3.
    assert found["cities"] == 22
    assert found["columns"] + found["gold"] + found["rows"] + found["cities"] == 54


def test_emp_16_the_game_ends_when_no_city_is_left() -> None:
    state = GAME.new(3)
    state.playout(Rng(2))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "complete" and state.available == 0
    assert tuple(outcome.points[0]) == ("roads", "cities", "rows", "columns", "gold", "bonus")
    assert outcome.totals == tuple(state.total[:3])
    assert GAME.view(state, 0)["outcome"]["totals"] == list(outcome.totals)


def test_emp_17_of_each_colour_the_highest_city_counts() -> None:
    assert worth(("aquileia", "massilia", "lugdunum"))["cities"] == 6
    assert worth(("aquileia", "massilia", "lugdunum", "lutetia", "messana"))["cities"] == 6 + 2 + 1
    assert worth()["cities"] == 0


@pytest.mark.parametrize(("kinds", "pays"), list(enumerate([0, 0, 2, 5, 9, 14, 20, 32, 46])))
def test_emp_18_different_goods_pay_by_the_table(kinds: int, pays: int) -> None:
    assert worth(wealth=dict.fromkeys(BOARD.goods[:kinds], 1))["rows"] == pays


@pytest.mark.parametrize(("tokens", "pays"), list(enumerate([0, 0, 2, 10, 20])))
def test_emp_19_goods_of_a_kind_pay_by_the_table(tokens: int, pays: int) -> None:
    assert worth(wealth={"wine": tokens})["columns"] == pays
    assert worth(wealth={"wine": tokens, "oil": tokens})["columns"] == 2 * pays


@pytest.mark.parametrize(("coins", "pays"), list(enumerate([0, 0, 4, 9, 16, 25, 36, 49, 64])))
def test_emp_20_gold_pays_by_its_own_table(coins: int, pays: int) -> None:
    assert worth(wealth={"gold": coins})["gold"] == pays


def test_emp_21_a_token_counts_in_its_row_and_its_column_and_gold_in_neither() -> None:
    found = worth(wealth={"wine": 2, "oil": 1, "gold": 3})
    assert (found["rows"], found["columns"], found["gold"]) == (2, 2, 9)


def parts(cities: tuple[str, ...] = (), wealth: dict[str, int] | None = None, **options: str) -> dict:
    """What the view shows of a player with these holdings."""
    setup = Setup(2, **options)
    setup.hand_out(0, cities, wealth)
    return GAME.view(setup.state, 0)["players"][0]


def test_emp_r13_the_view_tells_what_each_row_and_each_column_pays() -> None:
    seen = parts(wealth={"grapes": 3, "gems": 2, "meat": 2, "wine": 1, "gold": 2})
    assert seen["by_row"] == [9, 5, 0]
    assert seen["by_kind"] == {"meat": 2, "gems": 2, "grapes": 10, "wine": 0}


def test_emp_17_the_view_tells_what_each_colour_pays() -> None:
    seen = parts(("aquileia", "massilia", "lutetia", "thessalonica"))
    assert seen["by_colour"] == {"blue": 3, "green": 2, "black": 0}


def test_emp_26_the_view_tells_what_a_whole_colour_pays() -> None:
    assert parts(BLACK, whole_colour="on")["by_colour"] == {"black": 0 + 1 + 2 + 3 + 4}
    assert parts(BLACK, whole_colour="off")["by_colour"] == {"black": 4}
    assert parts(BLACK[1:], whole_colour="on")["by_colour"] == {"black": 4}


def test_emp_22_most_roads_left_pay_ten_to_everyone_tied() -> None:
    setup = Setup(3)
    for seat, roads in enumerate((1, 1, 0)):
        setup.hand_out(seat, roads=roads)
    outcome = setup.end()
    assert [row["bonus"] for row in outcome.points] == [10, 10, 0]


def test_emp_23_the_highest_total_wins() -> None:
    setup = Setup(3)
    setup.hand_out(0, score=20)
    setup.hand_out(1, ("londinium",), {"gold": 3}, score=5)
    setup.hand_out(2, score=12, roads=1)
    outcome = setup.end()
    assert outcome.totals == (20, 8 + 9 + 5, 12 + 10)
    # Neptune and Apollo have 22 each; Neptune owns a colour more.
    assert outcome.ranks == (3, 1, 2) and outcome.winners == (1,)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        # Colours: two against one.
        ({"cities": ("messana", "emporiae"), "score": 3}, {"cities": ("carthago",), "score": 1, "wealth": {"gold": 1}}),
        # Gold, with equal colours: one coin pays nothing.
        ({"cities": ("messana",), "wealth": {"gold": 1}}, {"cities": ("messana",), "wealth": {"wine": 1}}),
        # Roads left, with equal colours and gold: the bonus is evened out by the score.
        ({"cities": ("messana",), "roads": 1}, {"cities": ("messana",), "score": 10}),
    ],
)
def test_emp_24_ties_are_broken_by_colours_then_gold_then_roads(first: dict, second: dict) -> None:
    for order in ((first, second), (second, first)):
        setup = Setup(2)
        for seat, holdings in enumerate(order):
            setup.hand_out(seat, **holdings)
        outcome = setup.end()
        assert outcome.totals[0] == outcome.totals[1]
        assert outcome.ranks == ((1, 2) if order[0] is first else (2, 1))


def test_emp_24_a_later_tie_break_does_not_outweigh_an_earlier_one() -> None:
    setup = Setup(2)
    setup.hand_out(0, ("messana", "emporiae"), score=12)
    setup.hand_out(1, ("caralis",), {"gold": 1}, roads=1, score=2)
    outcome = setup.end()
    assert outcome.totals == (14, 14) and outcome.ranks == (1, 2)


def test_emp_r13_rows_are_the_kinds_held_at_least_so_often() -> None:
    assert worth(wealth={"grapes": 3, "gems": 2, "meat": 2, "wine": 1})["rows"] == 9 + 5 + 0
    assert worth(wealth=dict.fromkeys(BOARD.goods, 4))["rows"] == 4 * 46
    assert worth(wealth={"wine": 4})["rows"] == 0


def test_emp_r14_the_bonus_is_paid_even_for_no_roads_at_all() -> None:
    setup = Setup(3)
    for seat in range(3):
        setup.hand_out(seat)
    assert [row["bonus"] for row in setup.end().points] == [10, 10, 10]


def test_emp_r15_a_city_of_value_0_pays_nothing_but_is_a_colour() -> None:
    assert worth(("thessalonica",))["cities"] == 0
    setup = Setup(2)
    setup.hand_out(0, ("thessalonica", "messana"), score=1)
    setup.hand_out(1, ("caralis",))
    outcome = setup.end()
    assert outcome.totals == (12, 12) and outcome.ranks == (1, 2)
    assert worth(BLACK[1:], whole_colour="on")["cities"] == 4
    assert worth(BLACK, whole_colour="on")["cities"] == 10


def test_emp_r16_equal_in_everything_is_a_shared_victory() -> None:
    setup = Setup(3)
    setup.hand_out(0, ("messana",), score=5)
    setup.hand_out(1, ("caralis",), score=1)
    setup.hand_out(2, ("messana",), score=5)
    outcome = setup.end()
    assert outcome.ranks == (1, 3, 1) and outcome.winners == (0, 2)
    assert setup.state.playouts(2, Rng(1)) == [[2, 0, 0], [0, 0, 2], [2, 0, 0]]


def test_emp_r17_tie_breaks_rank_all_who_are_tied() -> None:
    setup = Setup(5)
    setup.hand_out(0, ("messana",), {"wine": 1}, score=9)  # one colour, no gold
    setup.hand_out(1, ("messana", "emporiae"), score=8)  # two colours
    setup.hand_out(2, ("messana",), {"gold": 1}, score=9)  # one colour, gold
    setup.hand_out(3, ("messana",), {"oil": 1}, score=9)  # as seat 0
    setup.hand_out(4, score=40)
    # No city in reach of no roads: all pass.
    assert setup.plays(*["pass"] * 5).state.outcome().ranks == (4, 2, 3, 4, 1)


@pytest.mark.parametrize(
    ("cities", "off", "on"),
    [
        (("messana", "caralis", "icosium", "carthago", "rusaddir"), 5, 15),
        (("messana", "caralis", "icosium", "rusaddir"), 5, 5),
        (("aquileia", "massilia", "mediolanum", "lugdunum", "augusta_vindelicorum", "londinium"), 16, 23 + 8),
    ],
)
def test_emp_26_a_whole_colour_pays_its_sum(cities: tuple[str, ...], off: int, on: int) -> None:
    """EMP-R20: only with the option, and only for all five cities of a colour."""
    assert worth(cities)["cities"] == off
    assert worth(cities, whole_colour="on")["cities"] == on
    assert worth(cities, whole_colour="on", goods="all")["cities"] == on


def test_a_live_score_pad_is_the_score_if_the_game_ended_now() -> None:
    """Every source, at every decision of random games, against a second count."""
    for seats, options in ((2, {"whole_colour": "on"}), (3, {}), (5, {})):
        state, rng = GAME.new(seats, options), Rng(seats)
        while not state.is_over():
            for seat in range(seats):
                assert state.points(seat) == score(state, BOARD, seat)
            actor = state.actors()[0]
            state.play(actor, state.sample(actor, rng))
        view = GAME.view(state, 0)
        assert [player["total"] for player in view["players"]] == view["outcome"]["totals"]
