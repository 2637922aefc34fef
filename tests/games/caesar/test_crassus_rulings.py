"""CAE-R38 to CAE-R58: rulings on the solo game against Auto-Crassus."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, Rng, games

from .crassus_setup import (
    chose,
    chose_token,
    closes_syria,
    equal_provinces,
    placed,
    province_by,
    solo,
    spaces_of_italia,
    turn,
    use_up,
)
from .setup import TURN_TILES, Setup, Table, load, new


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
    assert table.told("ended") == [{"side": "caesar", "reason": "twelve"}]
    # With a marker to spare he does it.
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 2))
    assert table.told("chose-step") == [{"side": "pompey", "step": 1}]
    # He wins first when the same placement gives him his own last marker.
    setup = solo("shield-33").put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 1).markers_left("pompey", 1))
    assert table.told("ended") == [{"side": "pompey", "reason": "twelve"}]


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
    assert table.told("ended") == [{"side": "pompey", "reason": "twelve"}]
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
    assert table.told("ended") == [{"side": None, "reason": "blocked"}]


def test_cae_r56_human_poison_takes_from_his_row() -> None:
    setup = Setup(1, poison="on").hand("caesar", "shield-60").fill("aegyptus-syria").bonus(syria="poison")
    table = setup.row("sword-60", "laurel-22", "laurel-22").table()
    table.play("place shield-60 asia-syria syria", "use")
    assert table.chance() == {"row 1": 1, "row 2": 1, "row 3": 1}
    table.play("row 2")
    assert table.told("row-poisoned") == [{"side": "pompey", "token": "laurel-22", "place": 2}]
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
        assert outcome.ranks == ((1,) if view["winner"] in (None, side) else (2,))
        assert outcome.automaton is not None


def test_cae_r55_a_removed_marker_counts_towards_a_draw() -> None:
    """CAE-R3 with `draw`: he has to let the human reach twelve, and his own last marker leaves the game."""
    setup = solo("shield-33", crassus_hard_bonus="on", both_twelve="draw").bonus(asia="wealth", syria="might")
    setup.put("caesar", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    table = turn(setup.markers_left("caesar", 1).markers_left("pompey", 2))
    assert (table.owner("asia"), table.owner("syria")) == ("pompey", "caesar")
    assert len(table.told("removed-marker")) == 1
    assert table.told("ended") == [{"side": None, "reason": "twelve"}]
    assert table.state.outcome().ranks == (1,)
