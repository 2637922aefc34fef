"""What the insight of Caesar! sees: each feature tells what it is named for, and better positions are judged better."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, Rng
from quadriga.bots.manner import Manner
from quadriga.bots.search import Search
from quadriga.games.caesar.insight import FEATURES
from tests.settings import ALL, Setting

from .build import Setup, load

SETTINGS = [setting for setting in ALL if setting.title == "caesar"]


def seen(state: Any) -> list[dict[str, float]]:
    """The features of both sides by name."""
    return [dict(zip(FEATURES, row, strict=True)) for row in load().insight(state).features()]


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
    """The fewer spaces are free, the other feature speaks of it: Syria has two, Asia three."""
    far = seen(Setup().put("caesar", "shield-51", "asia-syria", "asia").state())
    assert far[0]["far"] > far[1]["far"]
    near = seen(Setup().put("caesar", "shield-51", "asia-syria", "asia").fill("creta-asia").state())
    ripe = seen(Setup().put("caesar", "shield-51", "asia-syria", "syria").state())
    assert near[0]["near"] > near[1]["near"]
    assert ripe[0]["ripe"] > ripe[1]["ripe"]


def test_own_neighbours_raise_the_stake_unless_their_marker_is_turned() -> None:
    """Pompey owns Syria: Asia would bring him a border marker as well, until Might turns Syria's."""
    linked = Setup().own("pompey", "syria").fill("aegyptus-asia").turn("pompey")
    _, pompey = seen(linked.state())
    turned = Setup().own("pompey", "syria").fill("aegyptus-asia").turn("pompey").turn_marker("syria")
    _, after = seen(turned.state())
    assert pompey["ripe"] > after["ripe"]


def test_a_senate_raises_the_stake_of_whoever_has_senates() -> None:
    plain, paying = (Setup().bonus(syria=bonus).fill("aegyptus-syria") for bonus in ("wealth", "senate"))
    assert seen(paying.state())[0]["ripe"] > seen(plain.state())[0]["ripe"]
    caesar, pompey = seen(paying.senates("caesar", 2).state())
    assert caesar["ripe"] > pompey["ripe"]


def ripe_syria(side: str, caesar: list[str], pompey: list[str], bonus: str = "might") -> Setup:
    """One space of Syria is free, a shield; its bonus token is that."""
    setup = Setup().bonus(syria=bonus).fill("aegyptus-syria").turn(side)
    return setup.hand("caesar", *caesar).hand("pompey", *pompey)


def test_a_strike_needs_the_turn_and_the_token() -> None:
    caesar, pompey = seen(ripe_syria("caesar", ["shield-60", "ship-33"], ["shield-51", "ship-33"]).state())
    assert (caesar["tempo"], caesar["strike"], caesar["threat"], caesar["harvest"]) == (1, 0.25, 0, 0.25)
    assert (pompey["tempo"], pompey["strike"], pompey["threat"], pompey["harvest"]) == (0, 0, 0.25, 0)
    assert caesar["prize"] == pompey["lure"] > 0
    caesar, pompey = seen(ripe_syria("caesar", ["sword-60", "ship-33"], ["shield-51", "ship-33"]).state())
    assert (caesar["strike"], caesar["prize"], caesar["harvest"]) == (0, 0, 0)
    assert (pompey["threat"], pompey["harvest"]) == (0.25, 0.25)


def test_a_closing_for_the_other_side_is_no_gain() -> None:
    """Pompey leads by six in Syria: Caesar could only take the bonus token, Pompey both."""
    setup = Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").bonus(syria="tactics")
    caesar, pompey = seen(setup.hand("caesar", "shield-51", "ship-33").hand("pompey", "shield-51", "ship-33").state())
    assert caesar["strike"] == -0.25
    assert caesar["prize"] > 0
    assert (pompey["threat"], pompey["harvest"]) == (0.25, 0.25)


def test_two_provinces_closed_at_once_have_a_marker_between_them() -> None:
    setup = ripe_syria("caesar", ["shield-51"], ["ship-33"]).bonus(asia="wealth").surround("asia", but=["asia-syria"])
    assert seen(setup.state())[0]["strike"] == 0.75


@pytest.mark.parametrize("how", ["together", "one_by_one"])
def test_a_strike_is_what_the_rules_pay(how: str) -> None:
    """Two provinces closed at once, both with a Senate, and a marker between them."""
    setup = Setup(two_senates=how).bonus(syria="senate", asia="senate").hand("caesar", "shield-51", "ship-33")
    table = setup.fill("aegyptus-syria").surround("asia", but=["asia-syria"]).table()
    expected = seen(table.state)[0]["strike"] * 4
    table.play("place shield-51 asia-syria syria")
    assert 12 - table.left("caesar") == expected


def test_the_last_marker_in_reach_is_a_blow_or_a_doom() -> None:
    setup = ripe_syria("caesar", ["shield-60", "ship-33"], ["shield-51", "ship-33"])
    setup.markers_left("caesar", 1).markers_left("pompey", 1)
    caesar, pompey = seen(setup.state())
    assert (caesar["blow"], caesar["doom"], pompey["blow"], pompey["doom"]) == (1, 0, 0, 1)
    caesar, pompey = seen(setup.markers_left("caesar", 2).turn("pompey").state())
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
    table.play("flip creta-aegyptus")
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
    setup = ripe_syria("caesar", ["shield-60", "ship-33"], ["shield-51", "ship-33"])
    setup.markers_left("caesar", 1).markers_left("pompey", 1)
    assert value(setup.state()) > 0.85
    assert value(setup.turn("pompey").state(), 1) > 0.85


@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_in_the_solo_game_row_0_is_the_player(side: str) -> None:
    other = "pompey" if side == "caesar" else "caesar"
    for owner, row in ((side, 0), (other, 1)):
        setup = Setup(1, solo_side=side).turn(side).own(owner, "syria", "asia", "hispania_ulterior")
        rows = seen(setup.state())
        assert rows[row]["markers"] == pytest.approx(4 / 12)
        assert rows[1 - row]["markers"] == 0
        assert rows[0]["tempo"] == 1
        assert value(setup.state(), row) > 0.6


def test_auto_crassus_places_after_his_tile_and_wins_ties() -> None:
    setup = Setup(1).turn("pompey").row("shield-33").hand("caesar", "ship-33", "ship-42")
    setup.put("caesar", "sword-33", "aegyptus-syria", "syria")
    player, crassus = seen(setup.state())
    assert (player["tempo"], crassus["tempo"]) == (0, 1)
    assert (player["threat"], crassus["strike"]) == (0, 0.25)


# ---- any position ----------------------------------------------------------------------------------------------


def test_nobody_thinks_of_declining_might() -> None:
    table = Setup().hand("caesar", "shield-51", "ship-60").bonus(syria="might").fill("aegyptus-syria")
    table = table.put("pompey", "ship-42", "creta-aegyptus", "creta").table()
    table.play("place shield-51 asia-syria syria")
    weighed = Search(iterations=50, manner=Manner.of(load())).consider(table.state, 0, Rng(1))
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
            assert all(-2 <= figure <= 5 for row in insight.features() for figure in row)
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
