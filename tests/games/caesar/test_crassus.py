"""CAE-27 to CAE-45: the solo game against Auto-Crassus."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng, games

from .crassus_setup import (
    chose,
    chose_until_pick,
    closes_syria,
    equal_provinces,
    placed,
    province_by,
    solo,
    spaces_of_italia,
    turn,
    use_up,
)
from .setup import Setup, new

# ---- set-up and tiles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("human", "crassus"), [("caesar", "pompey"), ("pompey", "caesar")])
def test_cae_27_the_human_takes_a_side_and_he_the_other(human: str, crassus: str) -> None:
    table = new(1, solo_side=human).settle()
    assert (table.side(human)["seat"], table.side(crassus)["seat"]) == (0, None)
    assert (table.decision(), table.turn()) == ("place", human)


@pytest.mark.parametrize(("poison", "hand"), [("off", 2), ("on", 3)])
def test_cae_28_three_open_tokens_in_a_row_and_he_begins(poison: str, hand: int) -> None:
    table = new(1, poison=poison)
    while table.decision() != "tile":
        table.play(table.legal()[0])
    assert table.turn() == "pompey"
    assert len(table.row()) == 3
    assert table.view(SPECTATOR)["crassus"]["row"] == table.row()
    assert table.side("caesar")["hand_size"] == hand
    assert table.view(SPECTATOR)["sides"][1]["hand"] is not None
    assert table.view(SPECTATOR)["sides"][0]["hand"] is None


DECKS = {
    ("off", "easy"): {"A": 4, "B": 2},
    ("off", "normal"): {"A": 3, "B": 2, "C": 1},
    ("off", "hard"): {"A": 4, "C": 2},
    ("on", "easy"): {"A": 4, "B": 1, "D": 1},
    ("on", "normal"): {"A": 2, "B": 2, "C": 1, "D": 1},
    ("on", "hard"): {"A": 4, "C": 1, "E": 1},
}


@pytest.mark.parametrize(("centurions", "level"), DECKS)
def test_cae_29_the_deck_of_each_level(centurions: str, level: str) -> None:
    """CAE-44: with Centurions the decks are others."""
    table = new(1, centurions=centurions, solo_deck=level)
    assert table.view()["crassus"]["tiles_left"] == DECKS[centurions, level]
    table = Setup(1, centurions=centurions, solo_deck=level).turn("pompey").table()
    assert table.chance() == {f"tile {tile}": count for tile, count in DECKS[centurions, level].items()}
    tile = table.legal()[-1]
    table.play(tile)
    assert table.told("tile-drawn") == [{"side": "pompey", "tile": tile[-1]}]


def test_cae_30_a_new_pile_without_the_tile_used_last() -> None:
    table = use_up(Setup(1).turn("pompey").table(), "C")
    assert table.chance() == {"tile C": 1}
    table.play("tile C").copy()
    table.settle()
    assert table.turn() == "caesar"
    table.play(table.legal()[0])
    while table.decision() != "tile":
        table.play(table.legal()[0])
    assert table.chance() == {"tile A": 3, "tile B": 2}


def test_cae_31_he_draws_to_the_right_end_of_his_row() -> None:
    table = Setup(1).turn("pompey").row("sword-60", "ship-60", "ship-51").table()
    table.play("tile B")
    assert (table.decision(), table.actor()) == ("draw", CHANCE)
    table.play("draw shield-33")
    assert table.row() == ["sword-60", "ship-60", "ship-51", "shield-33"]
    assert table.told("row-drew") == [{"side": "pompey", "token": "shield-33", "why": "row"}]
    table.play("draw laurel-22")
    drawn = [event["token"] for event in table.told("row-drew")]
    assert drawn == ["laurel-22"]


def test_cae_32_a_turn_once_or_twice() -> None:
    for tile, turns in (("A", 1), ("B", 1), ("C", 2)):
        table = Setup(1).turn("pompey").table()
        events = table.play(f"tile {tile}")
        while table.actor() == CHANCE:
            events = events + table.play(table.legal()[0])
        assert sum(1 for event in events if event["event"] == "placed") == turns
        assert len(table.row()) == 3
        assert (table.decision(), table.turn()) == ("place", "caesar")


def test_cae_33_he_discards_the_leftmost_into_his_bag() -> None:
    table = Setup(1).turn("pompey").row("ship-51", "sword-60", "ship-42").table()
    table.play("tile B", "draw laurel-22", "draw laurel-31")
    # He placed the sword, and then the leftmost of the rest goes.
    assert placed(table)[0] == "sword-60"
    assert table.told("row-discarded") == [{"side": "pompey", "token": "ship-51"}]
    assert table.row() == ["ship-42", "laurel-22", "laurel-31"]
    assert table.side("pompey")["bag"]["ship-51"] == 1


# ---- the seven steps -------------------------------------------------------------------------------------------


def test_cae_34_step_one_control_with_the_lowest_number_that_does_it() -> None:
    setup = solo("shield-60", "shield-42", "shield-51").put("caesar", "sword-33", "aegyptus-syria")
    table = turn(setup)
    assert chose(table) == (1, ("syria", "only"), ("shield-42", "value"), ("asia-syria", "only"))
    assert placed(table) == ("shield-42", "asia-syria", "syria")
    assert table.owner("syria") == "pompey"


def test_cae_35_step_two_close_without_control_with_the_lowest_number() -> None:
    setup = solo("shield-33", "shield-51", "shield-42").put("caesar", "sword-60", "aegyptus-syria", "syria")
    table = turn(setup.bonus(syria="wealth"))
    # The 1 of the 5/1 faces Syria.
    assert chose(table) == (2, ("syria", "only"), ("shield-51", "value"), ("asia-syria", "only"))
    assert placed(table) == ("shield-51", "asia-syria", "asia")
    assert table.owner("syria") == "caesar"
    assert table.told("took-bonus") == [{"side": "pompey", "bonus": "wealth", "province": "syria"}]


def test_cae_36_step_three_where_he_loses_most() -> None:
    setup = solo("ship-42", "ship-60", "shield-60").put("caesar", "ship-51", "sardinia-sicilia", "sicilia")
    table = turn(setup.put("caesar", "shield-42", "creta-asia", "creta"))
    # Behind by 5 in Sicilia, 4 in Creta, 2 in Asia, 1 in Sardinia.
    step, province, token, _ = chose_until_pick(table)
    assert (step, province, token) == (3, ("sicilia", "value"), ("ship-60", "value"))
    assert table.decision() == "pick_border"


def test_cae_37_step_four_where_he_leads_most() -> None:
    setup = solo("sword-60", "sword-51").put("pompey", "ship-51", "sardinia-sicilia", "sicilia")
    table = turn(setup.put("pompey", "shield-42", "creta-asia", "creta"))
    # No sword can be placed in Creta or Asia; in Sicilia one can.
    assert chose(table) == (4, ("sicilia", "only"), ("sword-60", "value"), ("sicilia-italia", "only"))
    assert placed(table) == ("sword-60", "sicilia-italia", "sicilia")


def test_cae_38_step_five_beside_a_province_he_controls() -> None:
    setup = solo("ship-51", "ship-42").own("pompey", "hispania_ulterior")
    table = turn(setup)
    # Mauritania touches it and takes ships; Hispania Citerior touches it and takes none.
    step, province, token, _ = chose_until_pick(table)
    assert (step, province, token) == (5, ("mauritania", "only"), ("ship-51", "value"))


def test_cae_38_step_six_without_access_to_the_sea_or_italia() -> None:
    table = turn(solo("ship-51", "sword-42", "sword-33"))
    # Swords reach 4 in landlocked provinces, the ship 5 in Italia.
    step, province, token, _ = chose_until_pick(table)
    assert (step, province, token) == (6, ("italia", "value"), ("ship-51", "value"))


def test_cae_38_step_seven_any_province_that_is_left() -> None:
    setup = solo("ship-42", "ship-51").fill("italia-achaia", "italia-dalmatia")
    table = turn(setup)
    assert table.told("chose-step") == [{"side": "pompey", "step": 7}]
    assert table.decision() == "pick_province"
    seas = {
        "hispania_ulterior",
        "mauritania",
        "sardinia",
        "numidia",
        "sicilia",
        "africa",
        "achaia",
        "creta",
        "aegyptus",
        "asia",
    }
    assert {text.split()[1] for text in table.legal()} == seas
    table.play("pick-province hispania_ulterior")
    assert table.told("chose-province") == [{"side": "pompey", "province": "hispania_ulterior", "by": "chance"}]
    assert placed(table) == ("ship-51", "hispania_ulterior-mauritania", "hispania_ulterior")


# ---- equal provinces, tokens, spaces ---------------------------------------------------------------------------


def test_cae_39_provinces_next_to_his_come_first() -> None:
    setup = equal_provinces(hispania_ulterior="senate").own("pompey", "aegyptus")
    assert province_by(turn(setup)) == ("syria", "next_to_his")


def test_cae_39_then_provinces_with_a_senate() -> None:
    assert province_by(turn(equal_provinces(hispania_ulterior="senate"))) == ("hispania_ulterior", "senate")


def test_cae_39_then_provinces_with_poison_if_it_is_played() -> None:
    setup = solo("shield-33", poison="on").fill("hispania_ulterior-mauritania", "aegyptus-syria")
    table = turn(setup.bonus(hispania_ulterior="poison", syria="might"))
    assert province_by(table) == ("hispania_ulterior", "poison")
    assert table.decision() == "lose"


def test_cae_39_then_provinces_without_access_to_the_sea() -> None:
    assert province_by(turn(equal_provinces())) == ("syria", "landlocked")


def test_cae_39_then_provinces_next_to_those() -> None:
    # Dalmatia lies beside Gallia Cisalpina and Macedonia, Asia beside Syria, Hispania Ulterior beside Citerior;
    # Mauritania beside none. All are closed with ships.
    setup = solo("ship-33").fill("mauritania-sardinia", "mauritania-numidia", "creta-asia", "asia-syria")
    setup.bonus(mauritania="wealth", asia="wealth")
    assert province_by(turn(setup)) == ("asia", "next_to_landlocked")


def test_cae_39_then_chance() -> None:
    setup = solo("shield-33").fill("macedonia-dalmatia", "achaia-macedonia", "aegyptus-syria")
    table = turn(setup.bonus(macedonia="wealth", syria="might"))
    assert table.decision() == "pick_province"
    assert table.chance() == {"pick-province macedonia": 1, "pick-province syria": 1}
    table.play("pick-province macedonia")
    assert province_by(table) == ("macedonia", "chance")


@pytest.mark.parametrize(
    ("row", "token", "by"),
    [
        (("laurel-40", "shield-42", "shield-51"), "shield-51", "value"),
        (("laurel-40", "shield-42"), "shield-42", "ordinary"),
        (("shield-42", "centurion-shield-ship-44"), "centurion-shield-ship-44", "total"),
        (("laurel-22", "laurel-22"), "laurel-22", "leftmost"),
        (("shield-42",), "shield-42", "only"),
    ],
)
def test_cae_40_equal_tokens(row: tuple[str, ...], token: str, by: str) -> None:
    """In a step that asks for the highest number; he is losing Creta, where only shields are left."""
    setup = solo(*row, centurions="on").put("caesar", "ship-60", "creta-aegyptus", "creta")
    table = turn(setup)
    assert table.told("chose-province")[0]["province"] == "creta"
    (event,) = table.told("chose-token")
    assert (event["token"], event["by"]) == (token, by)


@pytest.mark.parametrize(
    ("row", "token", "by"),
    [
        (("shield-51", "shield-42"), "shield-51", "value"),
        (("laurel-40", "shield-60"), "shield-60", "ordinary"),
        (("laurel-22", "laurel-40", "laurel-40"), "laurel-40", "value"),
        (("centurion-sword-70", "shield-60"), "shield-60", "only"),
        (("laurel-31", "shield-51"), "shield-51", "ordinary"),
    ],
)
def test_cae_40_equal_tokens_where_the_lowest_is_asked(row: tuple[str, ...], token: str, by: str) -> None:
    kinds = [t for n, t in enumerate(row) if t not in row[:n]]
    table = turn(solo(*kinds, centurions="on").fill("aegyptus-syria").bonus(syria="wealth"))
    assert table.told("chose-step") == [{"side": "pompey", "step": 1}]
    (event,) = table.told("chose-token")
    assert (event["token"], event["by"]) == (token, by)


def test_cae_40_lower_total_where_the_lowest_is_asked() -> None:
    """Both show 0 to Syria; the centurion's total is higher."""
    setup = solo("centurion-sword-70", "sword-60", centurions="on").fill("asia-syria").bonus(syria="wealth")
    table = turn(setup)
    assert chose(table)[2] == ("sword-60", "total")


def test_cae_41_space_beside_the_province_he_is_losing_most() -> None:
    setup = solo("shield-60").put("caesar", "sword-60", "sicilia-italia", "italia")
    table = turn(setup.put("caesar", "ship-51", "mauritania-sardinia", "sardinia"))
    assert chose(table) == (3, ("italia", "value"), ("shield-60", "only"), ("sardinia-italia", "losing_most"))


def test_cae_41_space_beside_a_landlocked_province() -> None:
    table = turn(spaces_of_italia())
    assert chose(table) == (4, ("italia", "only"), ("shield-42", "only"), ("italia-macedonia", "landlocked"))


def test_cae_41_space_by_chance() -> None:
    setup = solo("ship-42").put("pompey", "sword-60", "sicilia-italia", "italia")
    table = turn(setup)
    # Achaia and Dalmatia are alike: both by the sea, and he loses in neither.
    assert table.decision() == "pick_border"
    assert table.chance() == {"pick-border italia-achaia": 1, "pick-border italia-dalmatia": 1}
    table.play("pick-border italia-dalmatia")
    assert table.told("chose-border") == [{"side": "pompey", "border": "italia-dalmatia", "by": "chance"}]
    assert placed(table) == ("ship-42", "italia-dalmatia", "italia")


# ---- his bonus tokens ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", ["might", "wealth", "tactics", "centurion"])
def test_cae_42_he_sets_most_bonus_tokens_aside(bonus: str) -> None:
    setup = closes_syria(bonus, centurions="on").put("caesar", "ship-60", "sardinia-sicilia")
    table = turn(setup)
    assert table.told("set-aside") == [{"side": "pompey", "bonus": bonus}]
    assert len(table.row()) == 2
    assert (table.decision(), table.turn()) == ("place", "caesar")


def test_cae_42_he_takes_ties() -> None:
    setup = solo("shield-33").put("caesar", "sword-33", "aegyptus-syria")
    table = turn(setup.bonus(syria="wealth"))
    assert table.told("closed") == [{"province": "syria", "side": "pompey", "caesar": 3, "pompey": 3}]
    assert table.owner("syria") == "pompey"


@pytest.mark.parametrize(("option", "left"), [("off", 11), ("on", 10)])
def test_cae_43_the_harder_variant_costs_him_a_marker(option: str, left: int) -> None:
    table = turn(closes_syria("wealth", crassus_hard_bonus=option))
    assert table.left("pompey") == left
    assert len(table.told("removed-marker")) == (1 if option == "on" else 0)


def test_cae_44_centurions_of_the_solo_game() -> None:
    """The tile draws one from his pile; a Centurion bonus is set aside."""
    table = Setup(1, centurions="on").turn("pompey").row("sword-60", "ship-60").table()
    table.play("tile D")
    pile = {"draw centurion-sword-70": 1, "draw centurion-shield-ship-44": 1, "draw centurion-laurel-33": 1}
    assert table.chance() == pile
    table.play("draw centurion-laurel-33")
    assert table.told("row-drew") == [{"side": "pompey", "token": "centurion-laurel-33", "why": "centurion"}]
    assert table.told("chose-step") != []
    table = Setup(1, centurions="on", solo_deck="hard").turn("pompey").row("sword-60").table()
    table.play("tile E", "draw centurion-sword-70")
    assert table.decision() == "draw"
    assert "draw centurion-laurel-33" not in table.chance()


def test_cae_45_he_never_plays_face_down() -> None:
    game = games.load("caesar")
    options = {"poison": "on", "centurions": "on", "border_control": "on"}
    for seed in range(15):
        state: Any = game.new(1, options)
        state.playout(Rng(seed))
        for border in game.view(state, OMNISCIENT)["borders"]:
            assert not (border["face"] == "hidden" and border["side"] == "pompey")
