"""What a table remembers is shown: tokens drawn since the last joker, chances, live scores."""

from __future__ import annotations

import pytest

from quadriga import SPECTATOR, Rng
from tests.games.augustus.build import Setup, load


def test_tokens_drawn_since_the_last_joker_and_chances() -> None:
    table = Setup(2).play(0, "79").play(1, "80").table()
    for token in ("shield", "shield", "dagger"):
        table.chance(f"draw {token}").others_stay()
    view = table.view(SPECTATOR)
    assert view["drawn"] == {"shield": 2, "dagger": 1}
    assert view["chances"] == {
        "double_sword": 0.3, "shield": 0.15, "chariot": 0.2, "catapult": 0.15, "standard": 0.1, "dagger": 0.0,
        "joker": 0.1,
    }  # fmt: skip
    table.chance("draw joker").others_stay()
    assert table.view(SPECTATOR)["drawn"] == {}


def test_live_scores_by_source() -> None:
    view = Setup(2).control(0, "5", "7", "37").reward(0, "wheat", "set_green").table().view(SPECTATOR)
    assert view["seats"][0]["points"] == {
        "objectives": 9, "symbols": 5, "colours": 0, "reds": 0, "colour_rewards": 4, "count_reward": 0, "resources": 5,
    }  # fmt: skip
    assert view["seats"][0]["total"] == 23 and view["seats"][1]["total"] == 0


def test_an_objective_is_shown_with_all_that_is_printed_on_it() -> None:
    view = Setup(2).play(0, "63", double_sword=1).play(1, "31").table().view(SPECTATOR)
    assert view["seats"][0]["objectives"][0] == {
        "id": "63", "name": "Asturia", "colour": "green", "resources": ["gold"], "points": None, "red": False,
        "slots": {"double_sword": 1, "shield": 1, "chariot": 1, "catapult": 1, "dagger": 1},
        "power": {"kind": "points_per_symbol", "symbol": "dagger", "points": 4, "cap": 20},
        "stage": "in_progress", "filled": {"double_sword": 1},
    }  # fmt: skip
    assert view["seats"][1]["objectives"][0]["power"] == {"kind": "equivalence", "symbols": ["shield", "chariot"]}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_second_half_of_a_choice_has_a_name_of_its_own(seat: int) -> None:
    table = Setup(2).play(0, "17").play(1, "18").table().chance("draw shield").do(0, "put 17 shield")
    assert table.decision(seat) == ("source" if seat == 0 else "mobilise")
    assert table.decision(SPECTATOR) == "mobilise"


def test_names_for_people() -> None:
    game = load()
    assert game.label("objective", "69") == "69 Mauretania" and game.label("reward", "count_2") == "Count 2"
    assert game.notation.text(game.notation.number("put 19 shield")) == "put 19 shield"


def test_the_outcome_is_in_the_view() -> None:
    state = load().new(4)
    state.playout(Rng(3))
    outcome = load().view(state, 2)["outcome"]
    assert outcome["reason"] == "seven" and len(outcome["ranks"]) == 4 and min(outcome["ranks"]) == 1
