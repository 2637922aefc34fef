"""What the insight of Caesar! sees: each feature tells what it is named for, and better positions are judged better."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, Rng
from quadriga.bots.manner import Manner
from quadriga.bots.search import Search
from quadriga.games.caesar.bots.insight import FEATURES
from quadriga.testing.settings import ALL, Setting

from .setup import SIDES, Setup, load

SETTINGS = [setting for setting in ALL if setting.title == "caesar"]


def seen(state: Any) -> list[dict[str, float]]:
    """The features of both sides by name."""
    return [dict(zip(FEATURES, row, strict=True)) for row in load().insight(state).features()]


def strikes(state: Any) -> list[int]:
    """What the best closing of each side would bring: its markers less those of the other side."""
    insight = load().insight(state)
    insight.features()
    return list(insight.best_net)


def value(state: Any, row: int = 0) -> float:
    return load().insight(state).judge()[row]


# ---- the weights -----------------------------------------------------------------------------------------------


def test_the_tuned_weights_are_those_of_the_features() -> None:
    assert load().experience.weights
    for weights in load().experience.weights.values():
        assert tuple(weights) == tuple(FEATURES)


# ---- features --------------------------------------------------------------------------------------------------


def test_markers_are_a_share_of_all() -> None:
    caesar, pompey = seen(Setup().markers_left("caesar", 3).state())
    assert (caesar["markers"], caesar["verge"]) == (0.75, 0.75**2)
    assert (pompey["markers"], pompey["verge"]) == (0.0, 0.0)


def test_who_leads_may_expect_more_of_a_province() -> None:
    """A token leaves three free spaces in Sicilia, two in Asia and one in Syria."""
    for feature, space, province in (
        ("far", "sicilia-africa", "sicilia"),
        ("near", "asia-syria", "asia"),
        ("ripe", "asia-syria", "syria"),
    ):
        caesar, pompey = seen(Setup().put("caesar", "laurel-40", space, province).state())
        assert caesar[feature] > pompey[feature]


def test_own_neighbours_raise_the_stake_unless_their_marker_is_turned() -> None:
    """Pompey owns Syria: Asia would bring him a border marker as well, until Might turns Syria's."""
    linked = Setup().own("pompey", "syria").fill("aegyptus-asia").turn("pompey")
    _, pompey = seen(linked.state())
    turned = Setup().own("pompey", "syria").fill("aegyptus-asia").turn("pompey").turn_marker("syria")
    _, after = seen(turned.state())
    assert pompey["ripe"] > after["ripe"]


def test_a_senate_raises_the_stake_of_whoever_has_senates() -> None:
    plain, paying = (Setup().bonus(syria=bonus).fill("aegyptus-syria") for bonus in ("wealth", "senate"))
    caesar, pompey = seen(paying.senates("caesar", 2).state())
    assert caesar["ripe"] > pompey["ripe"] > seen(plain.state())[1]["ripe"]


def ripe_syria(side: str, caesar: list[str], pompey: list[str], bonus: str = "might") -> Setup:
    """One space of Syria is free, a shield; its bonus token is that."""
    setup = Setup().bonus(syria=bonus).fill("aegyptus-syria").turn(side)
    return setup.hand("caesar", *caesar).hand("pompey", *pompey)


def test_a_harvest_needs_the_turn_and_the_token() -> None:
    state = ripe_syria("caesar", ["shield-60", "ship-33"], ["shield-51", "ship-33"]).state()
    caesar, pompey = seen(state)
    assert strikes(state) == [1, 1]
    assert (caesar["tempo"], pompey["tempo"]) == (1, 0)
    assert (caesar["harvest"], pompey["harvest"]) == (0.25, 0)
    assert caesar["prize"] == pompey["lure"] > 0
    state = ripe_syria("caesar", ["sword-60", "ship-33"], ["shield-51", "ship-33"]).state()
    caesar, pompey = seen(state)
    assert strikes(state) == [0, 1]
    assert (caesar["harvest"], caesar["prize"], pompey["harvest"]) == (0, 0, 0.25)
    assert pompey["lure"] > 0


def test_a_closing_for_the_other_side_is_no_gain() -> None:
    """Pompey leads by six in Syria: Caesar could only take the bonus token, Pompey both."""
    setup = Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").bonus(syria="tactics")
    state = setup.hand("caesar", "shield-51", "ship-33").hand("pompey", "shield-51", "ship-33").state()
    caesar, pompey = seen(state)
    assert strikes(state) == [-1, 1]
    assert caesar["prize"] > 0
    assert (caesar["harvest"], pompey["harvest"]) == (0, 0.25)


def test_ripe_provinces_are_closed_in_turn() -> None:
    """Of two ripe provinces the side that places next takes the one that brings more, the other side the rest."""
    for side in range(2):
        setup = ripe_syria(SIDES[side], ["shield-60", "laurel-40"], ["shield-51", "laurel-40"], "senate")
        setup.bonus(hispania_ulterior="might").fill("hispania_ulterior-mauritania")
        rows = seen(setup.state())
        assert (rows[side]["harvest"], rows[1 - side]["harvest"]) == (0.5, 0.25)


@pytest.mark.parametrize("how", ["together", "one_by_one"])
def test_a_strike_is_what_the_rules_pay(how: str) -> None:
    """Two provinces closed at once, both with a Senate, and a marker between them."""
    setup = Setup(two_senates=how).bonus(syria="senate", asia="senate").hand("caesar", "shield-51", "ship-33")
    table = setup.fill("aegyptus-syria").surround("asia", but=["asia-syria"]).table()
    expected = strikes(table.state)[0]
    table.play("place shield-51 asia-syria syria")
    assert 12 - table.left("caesar") == expected == {"together": 7, "one_by_one": 6}[how]


def last_markers(side: str, caesar: int) -> Setup:
    """Both sides could close Syria; Pompey has one marker left."""
    setup = ripe_syria(side, ["shield-60", "ship-33"], ["shield-51", "ship-33"])
    return setup.markers_left("caesar", caesar).markers_left("pompey", 1)


def test_the_last_marker_in_reach_is_a_blow_or_a_doom() -> None:
    caesar, pompey = seen(last_markers("caesar", 1).state())
    assert (caesar["blow"], caesar["doom"], pompey["blow"], pompey["doom"]) == (1, 0, 0, 1)
    caesar, pompey = seen(last_markers("pompey", 2).state())
    assert (caesar["blow"], caesar["doom"], pompey["blow"], pompey["doom"]) == (0, 0, 1, 0)


def test_a_hand_counts_the_draws_to_come() -> None:
    table = Setup().hand("caesar", "shield-51", "ship-60").bonus(syria="wealth").fill("aegyptus-syria").table()
    assert [row["hand"] for row in seen(table.state)] == [0.5, 0.5]
    table.play("place shield-51 asia-syria syria")
    assert table.decision() == "draw"
    assert [row["hand"] for row in seen(table.state)] == [0.75, 0.5]
    table.settle()
    assert [row["hand"] for row in seen(table.state)] == [0.75, 0.5]


def test_a_bag_is_as_strong_as_its_tokens() -> None:
    caesar, pompey = seen(Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").state())
    assert caesar["bag"] > pompey["bag"]


def test_might_taken_and_not_yet_used_is_due() -> None:
    table = Setup().hand("caesar", "shield-51", "ship-60").bonus(syria="might").fill("aegyptus-syria")
    table = table.put("pompey", "ship-42", "creta-aegyptus", "creta").table()
    table.play("place shield-51 asia-syria syria")
    assert table.decision() == "might"
    assert [row["due"] for row in seen(table.state)] == [1, 0]
    table.play("flip-token creta-aegyptus")
    assert [row["due"] for row in seen(table.state)] == [0, 0]


def test_tactics_keeps_the_tempo() -> None:
    for bonus, tempo in (("tactics", [1, 0]), ("wealth", [0, 1])):
        table = Setup().hand("caesar", "shield-51", "ship-60").bonus(syria=bonus).fill("aegyptus-syria").table()
        table.play("place shield-51 asia-syria syria")
        assert [row["tempo"] for row in seen(table.state)] == tempo


# ---- judgements ------------------------------------------------------------------------------------------------


def test_better_positions_are_judged_better() -> None:
    even = value(Setup().turn("pompey").state())
    assert value(Setup().turn("pompey").markers_left("caesar", 6).state()) > even + 0.1
    assert value(Setup().turn("pompey").put("caesar", "ship-60", "sardinia-sicilia", "sicilia").state()) > even
    assert value(Setup().turn("caesar").markers_left("pompey", 6).state()) < 0.4


def test_a_side_that_can_end_the_game_is_expected_to() -> None:
    assert value(last_markers("caesar", 1).state()) > 0.85
    assert value(last_markers("pompey", 1).state(), 1) > 0.85


@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_in_the_solo_game_row_0_is_the_player(side: str) -> None:
    other = "pompey" if side == "caesar" else "caesar"
    for owner, row in ((side, 0), (other, 1)):
        state = Setup(1, solo_side=side).turn(side).own(owner, "syria", "asia", "hispania_ulterior").state()
        rows = seen(state)
        assert rows[row]["markers"] == pytest.approx(4 / 12)
        assert rows[1 - row]["markers"] == 0
        assert rows[0]["tempo"] == 1
        assert value(state, row) > 0.6


def test_auto_crassus_places_after_his_tile_and_wins_ties() -> None:
    setup = Setup(1).turn("pompey").row("shield-33").hand("caesar", "ship-33", "ship-42")
    setup.put("caesar", "sword-33", "aegyptus-syria", "syria")
    player, crassus = seen(setup.state())
    assert (player["tempo"], crassus["tempo"]) == (0, 1)
    assert (player["harvest"], crassus["harvest"]) == (0, 0.25)


# ---- any position ----------------------------------------------------------------------------------------------


def test_nobody_thinks_of_declining_might() -> None:
    table = Setup().hand("caesar", "shield-51", "ship-60").bonus(syria="might").fill("aegyptus-syria")
    table = table.put("pompey", "ship-42", "creta-aegyptus", "creta").table()
    table.play("place shield-51 asia-syria syria")
    weighed = Search(rounds=50, manner=Manner.of(load())).consider(table.state, 0, Rng(1))
    thought_of = {load().notation.text(candidate.action) for candidate in weighed}
    assert thought_of == set(table.legal()) - {"decline"} != set()


@pytest.mark.parametrize("case", SETTINGS, ids=str)
def test_all_positions_are_judged_and_finished_ones_for_the_winner(case: Setting) -> None:
    for seed in range(3):
        state, rng = case.new(), Rng(seed)
        insight = case.game.insight(state)
        assert insight is not None
        while actors := state.actors():
            values = insight.judge()
            assert sum(values) == pytest.approx(1.0)
            assert 0 <= insight.progress <= 1
            assert all(0 <= figure <= 8 for row in insight.features() for figure in row)
            state.play(actors[0], state.sample(actors[0], rng))
        outcome = state.outcome()
        assert outcome is not None
        mine = insight.judge()[0]
        if outcome.ranks[0] == 2:
            assert mine < 0.3
        elif case.seats == 1 or outcome.ranks[1] == 2:
            assert mine > 0.7


def test_the_same_position_is_the_same_for_both_sides() -> None:
    """Before the first token, only tempo and luck of the draw tell the sides apart."""
    state = load().new(2)
    rng = Rng(1)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.sample(CHANCE, rng))
    caesar, pompey = seen(state)
    assert {name for name in FEATURES if caesar[name] != pompey[name]} <= {"tempo", "bag"}
    assert load().insight(state).progress == 0
