"""CAE-27 to CAE-45 and CAE-R38 to CAE-R58: the solo game against Auto-Crassus.

The human plays Caesar unless a test says otherwise; tile T is one turn and nothing else.
"""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng, games

from .build import TURN_TILES, Setup, Table, load, new


def solo(*row: str, **options: str) -> Setup:
    """Auto-Crassus (Pompey) is about to turn tile T with this row."""
    return Setup(1, TURN_TILES, **options).turn("pompey").row(*row)


def turn(setup: Setup) -> Table:
    """Let him take one turn."""
    table = setup.table()
    table.play("tile T")
    return table


def chose(table: Table) -> tuple[int, tuple[str, str], tuple[str, str], tuple[str, str]]:
    """What he chose and why: step, province, token, space."""
    (step,) = table.told("chose-step")
    (province,) = table.told("chose-province")
    (token,) = table.told("chose-token")
    (border,) = table.told("chose-border")
    return (
        step["step"],
        (province["province"], province["by"]),
        (token["token"], token["by"]),
        (border["border"], border["by"]),
    )


def placed(table: Table) -> tuple[str, str, str]:
    (event,) = table.told("placed")
    return event["token"], event["border"], event["toward"]


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


def use_up(table: Table, *left: str) -> Table:
    """So many tiles are left in the pile."""
    tiles = table.game.board.tiles
    counts = [left.count(tile) for tile in tiles] + [0] * (16 - len(tiles))
    return table.change(tile_left=counts, tiles_left=len(left))


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


def chose_until_pick(table: Table) -> tuple[int, tuple[str, str], tuple[str, str] | None, None]:
    (step,) = table.told("chose-step")
    (province,) = table.told("chose-province")
    (token,) = table.told("chose-token")
    return step["step"], (province["province"], province["by"]), (token["token"], token["by"]), None


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


def equal_provinces(*bonus: str, **bonuses: str) -> Setup:
    """Three provinces he can close and win with one shield: Hispania Ulterior, Hispania Citerior, Syria."""
    setup = solo("shield-33").fill("hispania_ulterior-mauritania", "aegyptus-syria")
    plain = {"hispania_ulterior": "wealth", "syria": "might", **bonuses}
    return setup.bonus(**plain)


def province_by(table: Table) -> tuple[str, str]:
    (event,) = table.told("chose-province")
    return event["province"], event["by"]


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


def spaces_of_italia() -> Setup:
    """He leads in Italia alone and has a shield for it: two spaces, beside Sardinia and Macedonia."""
    return solo("shield-42").put("pompey", "ship-60", "italia-dalmatia", "italia")


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


def closes_syria(bonus: str, **options: str) -> Setup:
    return solo("shield-33", "sword-60", "sword-51", **options).fill("aegyptus-syria").bonus(syria=bonus)


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


# ---- rulings ---------------------------------------------------------------------------------------------------


def test_cae_r38_tiles_are_data_and_keep_the_row_at_three() -> None:
    tiles = {tile["id"]: tile for tile in games.load("caesar").components["solo"]["tiles"]}
    assert {name: tile["count"] for name, tile in tiles.items()} == {"A": 4, "B": 2, "C": 2, "D": 1, "E": 1}
    change = {"draw1": 1, "draw2": 2, "draw_centurion": 1, "turn": -1, "discard1": -1}
    for tile in tiles.values():
        assert sum(change[action] for action in tile["actions"]) == 0
        assert tile["confidence"] in ("low", "medium", "medium-high")
    assert "inferred" in games.load("caesar").components["confidence"]["solo_tile_actions"]
    assert "note-tiles-inferred" in games.load("caesar").meta.notes


@pytest.mark.parametrize(("side", "first"), [("caesar", "pompey"), ("pompey", "caesar")])
def test_cae_r39_he_goes_first_on_either_side(side: str, first: str) -> None:
    table = new(1, solo_side=side)
    while table.decision() != "tile":
        table.play(table.legal()[0])
    assert table.turn() == first
    # The human's turn is a normal one.
    table = Setup(1).hand("caesar", "ship-51").table()
    table.play("place ship-51 sardinia-sicilia sicilia")
    table.draws()
    assert (table.decision(), table.turn()) == ("tile", "pompey")


@pytest.mark.parametrize(("option", "owner"), [("own_turn", None), ("always", "pompey")])
def test_cae_r40_ties_made_by_the_human(option: str, owner: str | None) -> None:
    setup = Setup(1, crassus_ties=option).put("pompey", "sword-33", "aegyptus-syria").hand("caesar", "shield-33")
    table = setup.table()
    table.play("place shield-33 asia-syria asia")
    assert table.owner("syria") == owner
    # In his own turn he takes the tie with either value.
    setup = solo("shield-33", crassus_ties=option).put("caesar", "sword-33", "aegyptus-syria")
    assert turn(setup.bonus(syria="wealth")).owner("syria") == "pompey"


def test_cae_r41_the_pile_is_made_anew_when_a_tile_is_due() -> None:
    table = use_up(Setup(1, solo_deck="hard").hand("caesar", "ship-51").table(), *[])
    table.change(last_tile=table.game.board.tiles.index("A"))
    table.play("place ship-51 sardinia-sicilia sicilia")
    assert table.view()["crassus"]["tiles_left"] == {}
    table.draws()
    assert table.chance() == {"tile A": 3, "tile C": 2}


def test_cae_r42_a_bag_too_small() -> None:
    # One token for a draw of two: he takes it and discards nothing.
    setup = Setup(1).turn("pompey").row("sword-60", "sword-51", "sword-42").empty_bag("pompey", keep=["laurel-22"])
    table = setup.table()
    table.play("tile B", "draw laurel-22")
    table.settle()
    assert table.told("row-discarded") == []
    assert len(table.row()) == 3
    # An empty row skips the placement.
    table = Setup(1).turn("pompey").row().empty_bag("pompey").table()
    table.play("tile A")
    assert table.told("row-stuck") == [{"side": "pompey"}]
    assert table.turn() == "caesar"


def test_cae_r43_a_row_that_fits_nowhere() -> None:
    setup = solo("shield-33")
    shields = [b for n, b in enumerate(setup.board.borders) if setup.board.icon[n] == 1]
    table = turn(setup.fill(*shields))
    assert table.told("row-stuck") == [{"side": "pompey"}]
    assert table.row() == ["shield-33"]
    assert (table.decision(), table.turn()) == ("place", "caesar")
    # A step is passed over when nothing fits: he is losing Creta, but holds no shield or ship.
    setup = solo("sword-33").put("caesar", "shield-60", "creta-asia", "creta")
    assert turn(setup).told("chose-step")[0]["step"] > 3


def test_cae_r44_the_first_step_that_applies() -> None:
    """He could win Syria (step 1), is losing Sicilia (3) and is present in Dalmatia (4)."""
    setup = solo("laurel-22").put("caesar", "ship-60", "sardinia-sicilia", "sicilia").fill("aegyptus-syria")
    setup.put("pompey", "shield-33", "gallia_cisalpina-dalmatia")
    table = turn(setup)
    assert chose(table)[:2] == (1, ("syria", "only"))
    order = [event["event"] for event in table.events if event["event"].startswith("chose")]
    assert order == ["chose-step", "chose-province", "chose-token", "chose-border"]


def test_cae_r45_not_if_the_human_wins_by_it() -> None:
    """Closing Asia for himself closes Syria for the human, whose last marker that is."""
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 1))
    # Steps one and two leave it out; step three is literal, and he has to do it there.
    assert table.told("chose-step") == [{"side": "pompey", "step": 3}]
    assert table.told("ended") == [{"winner": "caesar", "reason": "twelve"}]
    # With a marker to spare he does it.
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 2))
    assert table.told("chose-step") == [{"side": "pompey", "step": 1}]
    # He wins first when the same placement gives him his own last marker.
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 1).markers_left("pompey", 1))
    assert table.told("ended") == [{"winner": "pompey", "reason": "twelve"}]


def test_cae_r45_the_smallest_number_that_suffices() -> None:
    setup = solo("shield-60", "shield-51", "shield-33").put("caesar", "sword-42", "aegyptus-syria", "aegyptus")
    assert chose(turn(setup))[2] == ("shield-33", "value")
    setup = solo("shield-42").put("caesar", "sword-42", "aegyptus-syria", "aegyptus")
    # Two of the human's: the 2 of the 4/2 ties, and that is enough.
    assert placed(turn(setup)) == ("shield-42", "asia-syria", "asia")


def test_cae_r46_step_two_leaves_out_what_makes_the_human_win() -> None:
    def losing(left: int) -> Table:
        setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").bonus(syria="wealth")
        return turn(setup.own("caesar", "cyrene").markers_left("caesar", left))

    assert losing(2).told("chose-step") == [{"side": "pompey", "step": 2}]
    # Later steps are literal: step three places there all the same, and the human wins.
    table = losing(1)
    assert table.told("chose-step") == [{"side": "pompey", "step": 3}]
    # Border markers count in the trial: with Aegyptus the human's, Syria is worth two markers.
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").bonus(syria="wealth")
    table = turn(setup.own("caesar", "aegyptus").markers_left("caesar", 2))
    assert table.told("chose-step")[0]["step"] > 2


def test_cae_r47_measures_of_steps_three_and_four() -> None:
    # Leads of 6 in Macedonia, 3 in Sicilia and Sardinia.
    setup = (
        solo("sword-42")
        .put("pompey", "ship-33", "sardinia-sicilia")
        .put("pompey", "shield-60", "italia-macedonia", "macedonia")
    )
    table = turn(setup)
    assert table.told("chose-province")[0] == {"side": "pompey", "province": "macedonia", "by": "value"}
    # Equal leads: fewest free spaces.
    setup = solo("sword-42").put("pompey", "ship-60", "sardinia-sicilia", "sicilia")
    table = turn(setup.put("pompey", "shield-60", "italia-macedonia", "macedonia"))
    assert table.told("chose-province")[0] == {"side": "pompey", "province": "macedonia", "by": "free_spaces"}
    # Influence of 0 is no presence.
    setup = solo("sword-42").put("pompey", "ship-60", "sardinia-sicilia", "sicilia")
    assert turn(setup).told("chose-province")[0]["province"] == "sicilia"


def test_cae_r48_the_larger_number_faces_the_province() -> None:
    table = turn(spaces_of_italia())
    assert placed(table) == ("shield-42", "italia-macedonia", "italia")
    assert table.influence("macedonia") == [0, 2]
    # Also for an own token whose second number is the larger.
    tokens = [*games.load("caesar").components["influence_tokens"]]
    own = {
        **TURN_TILES,
        "influence_tokens": [*tokens, {"id": "odd", "icons": ["shield"], "values": [1, 7], "count": 1}],
    }
    setup = Setup(1, own).turn("pompey").row("odd").put("pompey", "ship-60", "italia-dalmatia", "italia")
    table = turn(setup)
    assert placed(table) == ("odd", "italia-macedonia", "macedonia")
    assert table.influence("italia") == [0, 13]


def test_cae_r49_beside_his_also_with_a_turned_marker() -> None:
    for turned in (False, True):
        setup = solo("ship-51").own("pompey", "hispania_ulterior")
        if turned:
            setup.turn_marker("hispania_ulterior")
        assert turn(setup).told("chose-step") == [{"side": "pompey", "step": 5}]
    # Among several, the one that takes his highest number.
    setup = solo("shield-60", "ship-33").own("pompey", "numidia")
    assert turn(setup).told("chose-province")[0] == {"side": "pompey", "province": "africa", "by": "value"}


def test_cae_r50_italia_first_among_equals_of_step_six() -> None:
    table = turn(solo("sword-60", "shield-51"))
    assert table.told("chose-step") == [{"side": "pompey", "step": 6}]
    assert table.told("chose-province") == [{"side": "pompey", "province": "italia", "by": "italia"}]
    # Landlocked provinces are those of the data file: none has a ship space.
    board = load().board
    ships = {p for n, pair in enumerate(board.between) if board.icon[n] == 2 for p in pair}
    assert {p for p in range(18) if board.landlocked[p]} == set(range(18)) - ships
    # A landlocked province is taken when Italia has no space for the token.
    setup = solo("sword-60").fill("sicilia-italia", "italia-gallia_cisalpina")
    table = turn(setup)
    assert table.told("chose-step") == [{"side": "pompey", "step": 6}]


def test_cae_r51_the_list_is_a_chain_of_sieves() -> None:
    """Both have a Senate, one is landlocked as well: the fourth sieve decides between them."""
    setup = equal_provinces(hispania_ulterior="senate", syria="senate")
    assert province_by(turn(setup)) == ("syria", "landlocked")
    # Step seven knows no list: what takes the highest number is drawn at random.
    setup = solo("ship-51").fill("italia-achaia", "italia-dalmatia").own("caesar", "hispania_ulterior")
    table = turn(setup.bonus(sicilia="senate"))
    assert "pick-province sicilia" in table.legal()
    assert len(table.legal()) > 1


def test_cae_r52_the_value_of_the_step_comes_before_the_list_of_tokens() -> None:
    """A laurel with the right number goes before an ordinary token with a worse one."""
    setup = solo("shield-33", "laurel-40").put("pompey", "ship-60", "italia-dalmatia", "italia")
    assert chose_token(turn(setup)) == ("laurel-40", "value")
    setup = solo("shield-33", "laurel-22").put("caesar", "sword-42", "aegyptus-syria", "aegyptus")
    assert chose(turn(setup))[2] == ("laurel-22", "value")


def chose_token(table: Table) -> tuple[str, str]:
    (event,) = table.told("chose-token")
    return event["token"], event["by"]


def test_cae_r53_losing_most_looks_only_where_he_is_behind() -> None:
    # He leads in Macedonia and is level in Sardinia: no loss in either, so the landlocked side decides.
    table = turn(spaces_of_italia().put("pompey", "sword-33", "achaia-macedonia"))
    assert chose(table)[3] == ("italia-macedonia", "landlocked")
    # Behind by one in Sardinia, he goes there; behind by more in Macedonia, there.
    for lost, space in ((0, "sardinia-italia"), (3, "italia-macedonia")):
        again = solo("shield-60").put("pompey", "ship-60", "italia-dalmatia", "italia")
        again.put("caesar", "sword-60", "sicilia-italia", "italia").put(
            "caesar", "sword-51", "italia-gallia_cisalpina", "italia"
        )
        again.put("caesar", "ship-51", "mauritania-sardinia", "mauritania")
        if lost:
            again.put("caesar", "sword-33", "achaia-macedonia")
        assert chose(turn(again))[3] == (space, "losing_most")


def test_cae_r54_senate_and_poison_work_and_he_has_no_extra_turn() -> None:
    table = turn(closes_syria("senate"))
    assert table.told("senate-paid") == [{"side": "pompey", "markers": 1}]
    assert table.markers("pompey") == {"provinces": 1, "senate": 1}
    table = turn(closes_syria("poison", poison="on").hand("caesar", "ship-60", "ship-51"))
    assert table.chance() == {"lose ship-60": 1, "lose ship-51": 1}
    table.play("lose ship-51")
    assert table.hand("caesar") == ["ship-60"]
    table = turn(closes_syria("poison", poison="on").hand("caesar"))
    assert table.told("no-effect") == [{"side": "pompey", "effect": "poison"}]
    table = turn(closes_syria("tactics"))
    assert table.turn() == "caesar"


def test_cae_r55_a_removed_last_marker_wins() -> None:
    table = turn(closes_syria("wealth", crassus_hard_bonus="on").markers_left("pompey", 2))
    assert table.told("removed-marker") == [{"side": "pompey", "left": 0}]
    assert table.told("ended") == [{"winner": "pompey", "reason": "twelve"}]
    assert table.state.outcome().ranks == (2,)
    assert table.state.outcome().automaton["removed"] == 1
    # Not when the human won the province.
    setup = solo("shield-33", crassus_hard_bonus="on").put("caesar", "sword-60", "aegyptus-syria", "syria")
    table = turn(setup.bonus(syria="wealth"))
    assert table.told("set-aside") != []
    assert table.told("removed-marker") == []
    # Senate and Poison are not set aside.
    assert turn(closes_syria("senate", crassus_hard_bonus="on")).told("removed-marker") == []


def test_cae_r55_one_marker_for_an_own_token_of_several_effects() -> None:
    bonuses = [*games.load("caesar").components["bonus_tokens"]]
    feast = {"id": "feast", "effects": ["wealth", "might", "senate"], "count": 1, "set": "base"}
    own = {**TURN_TILES, "bonus_tokens": [*bonuses, feast]}
    setup = Setup(1, own, crassus_hard_bonus="on").turn("pompey").row("shield-33").fill("aegyptus-syria")
    table = turn(setup.bonus(syria="feast"))
    assert len(table.told("set-aside")) == len(table.told("removed-marker")) == 1
    assert table.markers("pompey") == {"provinces": 1, "senate": 1, "removed": 1}


def test_cae_r55_removed_markers_do_not_count_as_placed() -> None:
    """CAE-R11: level on the table, though he has fewer markers left; the human's province decides."""
    setup = solo("shield-60", crassus_hard_bonus="on")
    ships = {b for n, b in enumerate(setup.board.borders) if setup.board.icon[n] == 2}
    for border in setup.board.borders:
        if border not in ships | {"asia-syria"}:
            setup.fill(border)
    setup.bonus(syria="wealth").hand("caesar").empty_bag("caesar", "pompey").own("caesar", "cyrene")
    table = turn(setup)
    assert table.markers("pompey") == {"provinces": 1, "removed": 1}
    assert table.told("ended") == [{"winner": None, "reason": "blocked"}]


def test_cae_r56_human_poison_takes_from_his_row() -> None:
    setup = Setup(1, poison="on").hand("caesar", "shield-60").fill("aegyptus-syria").bonus(syria="poison")
    table = setup.row("sword-60", "laurel-22", "laurel-22").table()
    table.play("place shield-60 asia-syria syria", "use")
    assert table.chance() == {"row 1": 1, "row 2": 1, "row 3": 1}
    table.play("row 2")
    assert table.told("row-poisoned") == [{"side": "pompey", "token": "laurel-22"}]
    assert table.row() == ["sword-60", "laurel-22"]
    assert table.side("pompey")["bag"]["laurel-22"] == 1


def test_cae_r57_his_centurions_come_by_tile_only() -> None:
    table = Setup(1, centurions="on").turn("pompey").row("sword-60").camp("pompey").table()
    table.play("tile D")
    assert table.told("row-drew") == []
    assert table.told("chose-step") != []
    table = turn(closes_syria("centurion", centurions="on"))
    assert table.told("set-aside") == [{"side": "pompey", "bonus": "centurion"}]
    assert len(table.side("pompey")["centurions"]) == 3


def test_cae_r58_chance_is_recorded_and_every_choice_is_explained() -> None:
    game = games.load("caesar")
    picks = 0
    for seed in range(10):
        table = new(1)
        rng = Rng(seed)
        chosen = placed_count = 0
        while not table.state.is_over():
            actor = table.actor()
            if table.decision().startswith("pick"):
                assert actor == CHANCE
                picks += 1
            table.play(game.notation.text(table.state.sample(actor, rng)))
            chosen += len(table.told("chose-step"))
            placed_count += sum(1 for event in table.told("placed") if event["side"] == "pompey")
        assert chosen == placed_count
    assert picks > 0


def test_the_outcome_of_a_solo_game() -> None:
    for side in ("caesar", "pompey"):
        state: Any = games.load("caesar").new(1, {"solo_side": side})
        state.playout(Rng(3))
        outcome = state.outcome()
        view = games.load("caesar").view(state, 0)
        assert outcome.ranks == ((1,) if view["outcome"]["winner"] in (None, side) else (2,))
        assert outcome.automaton is not None


def test_cae_r55_a_removed_marker_counts_towards_a_draw() -> None:
    """CAE-R3 with `draw`: he has to let the human reach twelve, and his own last marker leaves the game."""
    setup = solo("shield-33", crassus_hard_bonus="on", both_twelve="draw").bonus(asia="wealth", syria="might")
    setup.put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 1).markers_left("pompey", 2))
    assert (table.owner("asia"), table.owner("syria")) == ("pompey", "caesar")
    assert len(table.told("removed-marker")) == 1
    assert table.told("ended") == [{"winner": None, "reason": "twelve"}]
    assert table.state.outcome().ranks == (1,)
