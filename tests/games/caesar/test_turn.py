"""CAE-6 to CAE-14: placing, closing, control, markers, the end; CAE-R1 to CAE-R12."""

from __future__ import annotations

import pytest

from quadriga import CHANCE

from .setup import Setup, Table


def achaia() -> Setup:
    """The rulebook's example: Pompey is about to close Achaia with a 3/3."""
    return (
        Setup()
        .put("caesar", "ship-60", "italia-achaia", "achaia")
        .put("caesar", "sword-42", "achaia-macedonia", "macedonia")
        .put("pompey", "ship-51", "africa-achaia", "africa")
        .hand("pompey", "shield-33")
        .bonus(achaia="tactics")
        .turn("pompey")
    )


def asia(face: str = "up") -> Setup:
    """The rulebook's example: Pompey controls Syria and is about to close Asia; Caesar's token lies between them."""
    return (
        Setup()
        .put("caesar", "shield-33", "asia-syria", face=face)
        .own("pompey", "syria")
        .surround("asia", but=["creta-asia"])
        .hand("pompey", "shield-51")
        .turn("pompey")
    )


def test_cae_6_a_held_token_on_a_free_space_of_its_icon() -> None:
    table = Setup().hand("caesar", "ship-60", "sword-33").fill("sardinia-sicilia").table()
    legal = table.legal()
    assert "place ship-60 numidia-sicilia sicilia" in legal
    assert not any("sardinia-sicilia" in text for text in legal)
    assert {text.split()[1] for text in legal} == {"ship-60", "sword-33"}
    assert len(legal) == 9 * 2 + 10
    assert table.refused("place shield-60 asia-syria asia") == ("not-in-hand", "CAE-6")
    assert table.refused("place ship-60 sardinia-sicilia sicilia") == ("space-taken", "CAE-6")
    assert table.refused("place ship-60 asia-syria asia") == ("wrong-icon", "CAE-3")


def test_cae_7_example_sicilia_five_sardinia_one() -> None:
    table = Setup().hand("caesar", "ship-51").table()
    table.play("place ship-51 sardinia-sicilia sicilia")
    assert (table.influence("sicilia"), table.influence("sardinia")) == ([5, 0], [1, 0])
    assert table.told("placed") == [
        {"side": "caesar", "token": "ship-51", "border": "sardinia-sicilia", "toward": "sicilia"}
    ]
    table = Setup().hand("caesar", "ship-51").table()
    table.play("place ship-51 sardinia-sicilia sardinia")
    assert (table.influence("sicilia"), table.influence("sardinia")) == ([1, 0], [5, 0])


def test_cae_8_a_province_closes_when_its_last_space_is_filled() -> None:
    table = achaia().table()
    assert not table.province("achaia")["closed"]
    assert table.province("achaia")["free_spaces"] == 1
    table.play("place shield-33 achaia-creta achaia")
    assert table.province("achaia")["closed"]
    assert table.told("closed") == [{"province": "achaia", "side": "pompey", "caesar": 8, "pompey": 4}]
    assert not table.province("creta")["closed"]


def test_cae_9_the_closer_takes_the_bonus_whoever_wins() -> None:
    table = achaia().table()
    table.play("place shield-33 achaia-creta achaia")
    assert table.told("took-bonus") == [{"side": "pompey", "bonus": "tactics", "province": "achaia"}]
    assert table.side("pompey")["bonuses"]["tactics"] == 1
    assert table.province("achaia")["bonus"] is None


def test_cae_10_example_achaia_eight_against_four() -> None:
    table = achaia().table()
    table.play("place shield-33 achaia-creta achaia")
    assert table.owner("achaia") == "caesar"
    assert (table.markers("caesar"), table.markers("pompey")) == ({"provinces": 1}, {})
    assert table.told("put-marker") == [{"side": "caesar", "source": "provinces", "province": "achaia", "border": None}]


def italia(*hand: str) -> Setup:
    return Setup().surround("italia", but=["italia-macedonia"]).hand("caesar", *hand)


def test_cae_11_italia_takes_two_markers() -> None:
    table = italia("shield-33").table()
    table.play("place shield-33 italia-macedonia italia")
    assert table.owner("italia") == "caesar"
    assert table.markers("caesar") == {"provinces": 1, "italia": 1, "senate": 1}


def test_cae_12_example_border_marker_over_an_enemy_token() -> None:
    table = asia().table()
    table.play("place shield-51 creta-asia asia")
    assert table.owner("asia") == "pompey"
    between = table.border("asia-syria")
    assert (between["side"], between["token"], between["marker"]) == ("caesar", "shield-33", "pompey")
    assert table.markers("pompey") == {"provinces": 2, "borders": 1}
    assert table.told("put-marker")[-1] == {
        "side": "pompey", "source": "borders", "province": None, "border": "asia-syria",
    }  # fmt: skip


def test_cae_13_the_last_marker_wins_at_once() -> None:
    table = asia().markers_left("pompey", 2).bonus(asia="tactics").table()
    table.play("place shield-51 creta-asia asia")
    assert table.state.is_over()
    assert table.told("ended") == [{"side": "pompey", "reason": "twelve"}]
    assert table.state.outcome().ranks == (2, 1)
    assert table.legal() == []


def test_cae_14_the_turn_ends_with_a_draw() -> None:
    table = Setup().hand("caesar", "ship-51", "ship-60").table()
    table.play("place ship-51 sardinia-sicilia sicilia")
    assert (table.decision(), table.actor()) == ("draw", CHANCE)
    assert table.chance()["draw laurel-22"] == 2
    assert "draw ship-60" not in table.chance()
    table.play("draw sword-60")
    assert table.hand("caesar") == ["ship-60", "sword-60"]
    assert (table.decision(), table.turn()) == ("place", "pompey")


# ---- rulings ---------------------------------------------------------------------------------------------------


def two_at_once(**options: str) -> Setup:
    """Caesar's next token between Syria and Asia closes both."""
    setup = Setup(**options)
    return setup.surround("syria", but=["asia-syria"]).surround("asia", but=["asia-syria"]).hand("caesar", "shield-33")


def test_cae_r1_order_of_the_steps() -> None:
    table = (
        Setup()
        .surround("italia", but=["italia-macedonia"])
        .surround("macedonia", but=["italia-macedonia"])
        .own("caesar", "dalmatia")
        .bonus(macedonia="senate")
        .hand("caesar", "shield-33")
        .table()
    )
    table.play("place shield-33 italia-macedonia italia")
    told = [event for event in table.events if event["event"] in ("took-bonus", "put-marker", "resolves")]
    steps = [event.get("source", event["event"]) for event in told]
    assert steps == [
        "took-bonus", "took-bonus", "provinces", "provinces", "italia", "borders", "borders", "borders",
        "resolves", "senate", "senate", "resolves", "senate", "senate",
    ]  # fmt: skip


def contested(**options: str) -> Setup:
    setup = Setup(**options).put("pompey", "sword-60", "aegyptus-syria", "syria")
    return setup.surround("asia", but=["asia-syria"]).hand("caesar", "shield-51")


def test_cae_r2_the_active_side_places_first_within_a_step() -> None:
    table = contested().table()
    table.play("place shield-51 asia-syria asia")
    assert [event["side"] for event in table.told("put-marker")] == ["caesar", "pompey"]
    # Asia comes before Syria in the data; the active side still goes first when it wins the later one.
    setup = Setup().put("pompey", "ship-60", "aegyptus-asia", "asia").surround("asia", but=["asia-syria"])
    table = setup.surround("syria", but=["asia-syria"]).hand("caesar", "shield-51").table()
    table.play("place shield-51 asia-syria syria")
    assert [(e["side"], e["province"]) for e in table.told("put-marker")] == [("caesar", "syria"), ("pompey", "asia")]


def test_cae_r3_both_twelve_active_first() -> None:
    table = contested().markers_left("caesar", 1).markers_left("pompey", 1).table()
    table.play("place shield-51 asia-syria asia")
    assert table.told("ended") == [{"side": "caesar", "reason": "twelve"}]
    assert table.owner("syria") is None
    # Steps come before sides: Pompey's province marker is placed before Caesar's border marker.
    setup = contested().own("caesar", "creta").markers_left("caesar", 2).markers_left("pompey", 1)
    table = setup.table()
    table.play("place shield-51 asia-syria asia")
    assert table.told("ended") == [{"side": "pompey", "reason": "twelve"}]


def test_cae_r3_both_twelve_draw() -> None:
    table = contested(both_twelve="draw").markers_left("caesar", 1).markers_left("pompey", 1).table()
    table.play("place shield-51 asia-syria asia")
    assert table.told("ended") == [{"side": None, "reason": "twelve"}]
    assert table.state.outcome().ranks == (1, 1)
    # The Senate markers of the fifth step count too.
    setup = contested(both_twelve="draw").markers_left("caesar", 2).markers_left("pompey", 1)
    table = setup.bonus(asia="senate", syria="wealth").table()
    table.play("place shield-51 asia-syria asia")
    assert table.told("ended") == [{"side": None, "reason": "twelve"}]
    # One alone at twelve wins, and no effect but Senate is carried out on the way, nor is its order asked.
    setup = contested(both_twelve="draw").markers_left("pompey", 1).bonus(asia="senate", syria="might")
    table = setup.table()
    table.play("place shield-51 asia-syria asia")
    assert table.told("ended") == [{"side": "pompey", "reason": "twelve"}]
    assert table.markers("caesar") == {"provinces": 1, "senate": 1}


def test_cae_r4_only_the_markers_in_supply_are_placed() -> None:
    table = two_at_once().own("caesar", "creta").markers_left("caesar", 3).table()
    table.play("place shield-33 asia-syria asia")
    placed = table.told("put-marker")
    assert [(event["source"], event["province"] or event["border"]) for event in placed] == [
        ("provinces", "asia"), ("provinces", "syria"), ("borders", "creta-asia"),
    ]  # fmt: skip
    assert table.left("caesar") == 0
    assert table.border("asia-syria")["marker"] is None
    assert table.told("ended") == [{"side": "caesar", "reason": "twelve"}]
    # With one left, the province first in the data file gets it.
    table = two_at_once().markers_left("caesar", 1).table()
    table.play("place shield-33 asia-syria asia")
    assert (table.owner("asia"), table.owner("syria")) == ("caesar", None)


def test_cae_r5_a_tie_leaves_the_space_empty() -> None:
    setup = Setup().put("pompey", "sword-33", "aegyptus-syria").hand("caesar", "shield-33").bonus(syria="senate")
    table = setup.table()
    table.play("place shield-33 asia-syria asia")
    assert table.province("syria")["closed"]
    assert table.owner("syria") is None
    assert table.side("caesar")["bonuses"]["senate"] == 1
    assert table.markers("caesar") == table.markers("pompey") == {}
    table = Setup().put("pompey", "sword-33", "sicilia-italia").surround("italia", but=["italia-macedonia"])
    table = table.hand("caesar", "shield-33").table()
    table.play("place shield-33 italia-macedonia italia")
    assert table.owner("italia") is None
    assert table.markers("caesar") == {}


@pytest.mark.parametrize("face", ["up", "turned"])
@pytest.mark.parametrize("beneath", ["caesar", "pompey"])
def test_cae_r6_whose_token_lies_beneath_does_not_matter(beneath: str, face: str) -> None:
    setup = Setup().put(beneath, "shield-33", "asia-syria", face=face).own("pompey", "syria")
    table = setup.surround("asia", but=["creta-asia"]).hand("pompey", "shield-51").turn("pompey").table()
    table.play("place shield-51 creta-asia asia")
    assert table.border("asia-syria")["marker"] == "pompey"
    assert table.markers("pompey")["borders"] == 1


def test_cae_r7_both_provinces_of_a_space_closed_at_once() -> None:
    table = two_at_once().table()
    table.play("place shield-33 asia-syria asia")
    assert table.border("asia-syria")["marker"] == "caesar"
    assert table.markers("caesar") == {"provinces": 2, "borders": 1}


def test_cae_r8_adjacent_means_sharing_a_space() -> None:
    """Asia and Macedonia do not touch on the board; Asia and Aegyptus do."""
    table = two_at_once().own("caesar", "macedonia", "aegyptus").table()
    table.play("place shield-33 asia-syria asia")
    marked = {b["id"] for b in table.view()["borders"] if b["marker"] == "caesar"}
    assert marked == {"asia-syria", "aegyptus-asia", "aegyptus-syria"}


def stuck(**options: str) -> Setup:
    """Caesar holds only a sword, and all sword spaces are taken; his bag still has something for others."""
    swords = [
        "hispania_citerior-gallia", "mauritania-numidia", "gallia-gallia_cisalpina", "numidia-africa", "sicilia-italia",
        "italia-gallia_cisalpina", "achaia-macedonia", "macedonia-dalmatia", "cyrene-aegyptus", "aegyptus-syria",
    ]  # fmt: skip
    return Setup(**options).hand("caesar", "sword-60").fill(*swords)


def test_cae_r9_stuck_skips_the_placement_and_draws() -> None:
    table = stuck().table()
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.told("passed") == [{"side": "caesar"}]
    table.draws("shield-60")
    assert table.hand("caesar") == ["shield-60", "sword-60"]
    assert table.turn() == "pompey"
    assert Setup().hand("caesar", "sword-60").table().refused("pass") == ("can-place", "CAE-R9")
    empty = Setup().hand("caesar").table()
    assert empty.legal() == ["pass"]


def test_cae_r9_stuck_loses_as_an_option() -> None:
    table = stuck(stuck="lose").hand("pompey", "ship-60").turn("pompey").table()
    table.play("place ship-60 sardinia-sicilia sicilia").copy()
    table.draws()
    assert table.told("ended") == [{"side": "pompey", "reason": "stuck"}]
    assert table.state.outcome().ranks == (2, 1)


def test_cae_r10_with_an_empty_bag_nothing_is_drawn() -> None:
    table = Setup().hand("caesar", "ship-51", "ship-60").empty_bag("caesar").table()
    table.play("place ship-51 sardinia-sicilia sicilia")
    assert (table.decision(), table.turn()) == ("place", "pompey")
    assert table.hand("caesar") == ["ship-60"]


def blocked(*keep: str) -> Setup:
    """Caesar places the last token that fits anywhere: after him only ships are free, and nobody has a ship."""
    setup = Setup()
    ships = {b for n, b in enumerate(setup.board.borders) if setup.board.icon[n] == 2}
    for border in setup.board.borders:
        if border not in ships | {"asia-syria"}:
            setup.fill(border)
    return setup.hand("caesar", "shield-60").hand("pompey").empty_bag("caesar").empty_bag("pompey", keep=keep)


def test_cae_r11_nobody_can_ever_place_again() -> None:
    table = blocked().own("caesar", "cyrene").table()
    table.play("place shield-60 asia-syria asia")
    assert table.told("ended") == [{"side": "caesar", "reason": "blocked"}]
    table = blocked().own("pompey", "hispania_citerior", "macedonia", "gallia").table()
    table.play("place shield-60 asia-syria asia")
    assert table.told("ended") == [{"side": "pompey", "reason": "blocked"}]
    # Equal markers: more provinces. Syria is Caesar's by this placement, the Senate marker is Pompey's.
    table = blocked().senates("pompey", 1, 1).bonus(syria="might").table()
    table.play("place shield-60 asia-syria syria")
    assert (table.left("caesar"), table.left("pompey")) == (11, 11)
    assert table.told("ended") == [{"side": "caesar", "reason": "blocked"}]
    # Equal in both: a draw.
    table = blocked().own("pompey", "cyrene").bonus(syria="might").table()
    table.play("place shield-60 asia-syria syria")
    if not table.state.is_over():
        table.play("decline")
    assert table.told("ended") == [{"side": None, "reason": "blocked"}]
    assert table.state.outcome().ranks == (1, 1)


def test_cae_r11_a_token_in_any_bag_keeps_the_game_going() -> None:
    table = blocked("laurel-22").table()
    table.play("place shield-60 asia-syria asia")
    assert (table.decision(), table.turn()) == ("place", "pompey")
    assert table.legal() == ["pass"]


def test_cae_r12_equal_numbers_are_one_move() -> None:
    table = Setup().hand("caesar", "ship-33", "laurel-22").table()
    legal = table.legal()
    assert len(legal) == 10 + 30
    assert "place ship-33 sardinia-sicilia sardinia" in legal
    assert table.refused("place ship-33 sardinia-sicilia sicilia") == ("same-numbers", "CAE-R12")
    assert len(Setup().hand("caesar", "ship-51").table().legal()) == 20


def test_setup_helper_counts_every_piece() -> None:
    assert isinstance(achaia().table(), Table)
