"""What a view shows and what the catalogue does: the bag, live scores, objectives in full."""

from __future__ import annotations

import pytest

from quadriga import SPECTATOR, Rng
from tests.games.augustus.setup import Setup, load


def test_the_bag_is_shown_and_filled_again_after_a_joker() -> None:
    table = Setup(2).play(0, "79").play(1, "80").table()
    for token in ("shield", "shield", "dagger"):
        table.chance(f"draw {token}").others_stay()
    tokens = load().board_data()["tokens"]
    view = table.view(SPECTATOR)
    assert view["bag"] == {"double_sword": 6, "shield": 3, "chariot": 4, "catapult": 3, "standard": 2, "joker": 2}
    table.chance("draw joker").others_stay()
    assert table.view(SPECTATOR)["bag"] == tokens and sum(tokens.values()) == 23


def test_live_scores_by_source() -> None:
    view = Setup(2).control(0, "5", "7", "37").reward(0, "wheat", "set_green").table().view(SPECTATOR)
    assert view["seats"][0]["points"] == {
        "objectives": 9, "symbols": 5, "colours": 0, "reds": 0, "colour_rewards": 4, "count_reward": 0, "resources": 5,
    }  # fmt: skip
    assert view["seats"][0]["total"] == 23 and view["seats"][1]["total"] == 0


def test_a_view_names_objectives_and_the_catalogue_has_all_that_is_printed_on_them() -> None:
    view = Setup(2).play(0, "63", double_sword=1).play(1, "31").table().view(SPECTATOR)
    assert view["seats"][0]["objectives"] == [{"id": "63", "stage": "in_progress", "filled": {"double_sword": 1}}]
    box = load().board_data()
    assert box["objectives"]["63"] == {
        "name": "Asturia", "colour": "green", "resources": ["gold"], "points": None, "red": False, "doubt": None,
        "slots": {"double_sword": 1, "shield": 1, "chariot": 1, "catapult": 1, "dagger": 1},
        "power": {"kind": "points_per_symbol", "symbol": "dagger", "points": 4, "cap": 20},
        "lat": 43.2, "lon": -6.0,
    }  # fmt: skip
    assert box["objectives"]["31"]["power"] == {"kind": "equivalence", "symbols": ["shield", "chariot"]}
    assert list(box["objectives"]) == [str(number) for number in range(1, 89)]
    assert box["rewards"]["count_4"] == {"kind": "count", "points": 6, "exactly": 4}
    assert box["rewards"]["set_pink"] == {"kind": "colour", "points": 8, "colour": "pink", "need": 3}
    assert box["legions"] == {"total": 48, "per_player": 7} and box["goal"] == 7 and box["row"] == 5


def test_every_province_lies_somewhere_and_no_senator_does() -> None:
    objectives = load().board_data()["objectives"].values()
    assert all((card["lat"] is None) == (card["colour"] == "senator") for card in objectives)
    assert len({(card["lat"], card["lon"]) for card in objectives}) == 54 + 1
    own = load({"objectives": {"63": {"name": "Utopia"}}}).board_data()["objectives"]["63"]
    assert own["name"] == "Utopia" and own["lat"] is None, "a province of one's own is on no map of ours"


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


@pytest.mark.parametrize("cap", ["on", "off"])
@pytest.mark.parametrize("mine", [["63", "10", "64", "45"], ["1", "2", "77", "54", "76"]])
def test_what_an_objective_of_the_row_would_bring_is_what_it_brings(mine: list[str], cap: str) -> None:
    """AUG-13, AUG-28 to AUG-31: said before it is taken, and as much as the rules score for it."""
    box = load().board_data()
    free = [number for number in box["objectives"] if number not in mine]
    for row in (free[n : n + 5] for n in range(0, len(free), 5)):
        now = Setup(2, symbol_cap=cap).control(0, *mine).row(*row).rarely().table().view(0)
        assert list(now["prospects"]) == row
        for number, told in now["prospects"].items():
            later = Setup(2, symbol_cap=cap).control(0, *mine, number).reward(0, *told["rewards"]).rarely()
            then = later.table().view(0)["seats"][0]
            brings = told["points"] + sum(told["grows"].values())
            brings += sum(box["rewards"][name]["points"] for name in told["rewards"])
            assert then["total"] - now["seats"][0]["total"] == brings, number
            assert told["of_colour"] == then["colours"][box["objectives"][number]["colour"]]


def test_a_reward_of_a_colour_is_foretold_while_it_is_free() -> None:
    objectives = load().board_data()["objectives"]
    pink = [number for number, card in objectives.items() if card["colour"] == "pink"]

    def foretold(*taken: str) -> list[str]:
        table = Setup(2).control(0, *pink[:2]).row(pink[2]).reward(1, *taken).rarely().table()
        assert table.view(SPECTATOR)["prospects"] == {}
        found: list[str] = table.view(0)["prospects"][pink[2]]["rewards"]
        return found

    assert foretold() == ["set_pink"] and foretold("set_pink") == []
