"""What the insight into Augustus sees, and that it sees what is there."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import CHANCE, Rng
from quadriga.core.learning.experience import Experience
from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table, load

GAME = load()
FEATURES = GAME.insight(GAME.new(2)).FEATURES


def features(table: Table) -> list[dict[str, float]]:
    """The features of each seat by name."""
    insight = GAME.insight(table.state)
    return [dict(zip(FEATURES, row, strict=True)) for row in insight.features()]


def judge(table: Table) -> list[float]:
    values: list[float] = GAME.insight(table.state).judge()
    return values


def narrowed(table: Table, seat: int) -> list[str]:
    """What the search would weigh."""
    return [GAME.notation.text(action) for action in GAME.insight(table.state).narrowed(seat)]


def positions(seats: int, seed: int, most: int = 600) -> Any:
    """The positions of a random game, each with the seats that decide."""
    state, rng = GAME.new(seats), Rng(seed)
    for _ in range(most):
        actors = state.actors()
        yield state, actors
        if not actors:
            return
        state.play(actors[0], state.sample(actors[0], rng))


def level_pair() -> Setup:
    """Two seats with objectives that are alike."""
    return Setup(2).play(0, "39", double_sword=1).play(1, "40", double_sword=1)


def test_features_and_tuned_weights_name_the_same_things() -> None:
    assert set(GAME.experience.weights) == {2, 4}
    for weights in GAME.experience.weights.values():
        assert list(weights) == list(FEATURES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_values_are_shares_of_the_others_beaten_and_features_stay_small(seats: int) -> None:
    seen = set()
    for state, _ in positions(seats, seats):
        seen.add(state.decision)
        insight = GAME.insight(state)
        assert sum(insight.judge()) == pytest.approx(seats / 2)
        assert all(abs(x) < 10 for row in insight.features() for x in row)
        assert 0 <= insight.progress <= 1
    assert {codes.KEEPING, codes.MOBILISING, codes.CHOOSING} <= seen


def test_progress_grows_with_the_leader() -> None:
    cards = ["1", "2", "3", "4", "5", "6"]
    found = []
    for count in (0, 3, 6):
        table = level_pair().control(0, *cards[:count]).rarely().table()
        insight = GAME.insight(table.state)
        insight.judge()
        found.append(insight.progress)
    assert found == sorted(found)
    assert found[0] < 0.2 < 0.7 < found[2]


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_is_judged_for_the_winner(seed: int) -> None:
    state = GAME.new(2 + seed % 3)
    state.playout(Rng(seed))
    values, ranks = GAME.insight(state).judge(), state.outcome().ranks
    for one in range(state.seats):
        for other in range(state.seats):
            if ranks[one] < ranks[other]:
                assert values[one] > values[other]
    assert GAME.insight(state).progress == 0.0


def test_senators_decide_between_equal_points_at_the_end() -> None:
    setup = Setup(2).control(0, "1").control(1, "2").rarely()
    setup.data.update(decision=codes.OVER, reason=codes.SEVEN)
    values = judge(setup.table())
    assert values[0] > 0.5 > values[1]


# ---- each feature says what its name says ----------------------------------------------------------------------------


def test_score_counts_points_at_hand_and_hoped_for() -> None:
    poor = features(level_pair().control(0, "1").table())
    rich = features(level_pair().control(0, "18").table())
    assert rich[0]["score"] - poor[0]["score"] == pytest.approx((8 - 3) / 20)
    begun = features(level_pair().table())[0]["score"]
    nearly = Setup(2).play(0, "39", double_sword=2, shield=1, chariot=1).play(1, "40").table()
    done = Setup(2).control(0, "39").play(1, "40").table()
    assert begun < features(nearly)[0]["score"] < features(done)[0]["score"]


def test_score_hopes_for_rewards_within_reach() -> None:
    def score(*cards: str) -> float:
        return features(level_pair().control(0, *cards).table())[0]["score"]

    # A third pink objective is worth eight points more than the second: 3, 17 and 21 are pink, 4, 18 and 22 are not.
    assert score("3", "17") - score("4", "18") > score("3") - score("4")


def test_score_fears_for_gold_that_a_rival_can_take() -> None:
    safe = level_pair().control(0, "24", "26").reward(0, "gold").table()
    shaky = level_pair().control(0, "24", "26").reward(0, "gold").control(1, "45", "63").table()
    assert features(safe)[0]["score"] > features(shaky)[0]["score"]


def test_claiming_the_best_reward_is_better_than_declining() -> None:
    cards = ["1", "2", "4", "5", "8"]
    values = []
    for text in ("claim", "decline"):
        table = Setup(2).control(0, *cards).play(0, "3", double_sword=3).play(1, "40").rarely().table()
        table.chance("draw shield").do(0, "put 3 shield", "reserve").others_stay()
        assert table.decision(0) == "claim"
        values.append(judge(table.do(0, text))[0])
    assert values[0] > values[1]


def test_pace_close_and_work_follow_the_legions() -> None:
    empty = features(Setup(2).play(0, "57").play(1, "58").table())[0]
    begun = features(Setup(2).play(0, "57", dagger=0, standard=1).play(1, "58").table())[0]
    nearly = features(Setup(2).play(0, "57", standard=1, catapult=1, chariot=1, shield=1).play(1, "58").table())[0]
    for name in ("pace", "close"):
        assert empty[name] < begun[name] < nearly[name]
    assert empty["work"] > begun["work"] > nearly["work"]


def test_rare_symbols_make_an_objective_slow() -> None:
    rows = features(Setup(2).play(0, "88").play(1, "17").table())
    assert rows[0]["pace"] < rows[1]["pace"]
    assert rows[0]["work"] == rows[1]["work"]


def test_short_of_legions() -> None:
    rows = features(Setup(2).play(0, "39").reserve(0, 2).play(1, "40").reserve(1, 6).table())
    assert rows[0]["short"] == pytest.approx(3 / 7)
    assert rows[1]["short"] == 0
    assert rows[0]["reserve"] < rows[1]["reserve"]
    assert rows[0]["legions"] == pytest.approx(-5 / 7)


def test_the_bag_suits_who_lacks_what_it_holds() -> None:
    def bag(**left: int) -> float:
        setup = Setup(2).play(0, "3", double_sword=1, shield=1).play(1, "40")
        return features(setup.bag(joker=2, shield=5, **left).table())[0]["bag"]

    assert bag(double_sword=6, catapult=3) > 0 > bag(chariot=4, catapult=3, standard=2)


def test_powers_of_objectives_in_progress() -> None:
    rows = features(Setup(2).play(0, "88").play(1, "57").table())
    assert rows[0]["powers"] > rows[1]["powers"] == 0


def test_links_shorten_the_way() -> None:
    rows = features(Setup(2).play(0, "17").control(0, "9").play(1, "18").control(1, "19").table())
    assert rows[0]["links"] > rows[1]["links"] == 0
    assert rows[0]["pace"] > rows[1]["pace"]


def test_closing_while_ahead_and_while_behind() -> None:
    few, many = ["1", "2", "5", "6", "7", "8"], ["57", "58", "61", "62"]

    def closing(*rival: str) -> float:
        setup = Setup(2).control(0, *few).play(0, "3", double_sword=3).control(1, *rival).play(1, "40")
        return features(setup.rarely().table())[0]["closing"]

    assert closing() > 0 > closing(*many)


# ---- in the middle of a turn -----------------------------------------------------------------------------------------


def test_a_committed_legion_counts_before_it_is_shown() -> None:
    def close(*texts: str) -> float:
        table = Setup(2).play(0, "39").play(0, "88").play(1, "40").table().chance("draw shield")
        return features(table.do(0, *texts))[0]["close"]

    assert close("put 39 shield") == close("put 39 shield", "reserve") > close("stay")


def test_who_still_has_to_answer_is_expected_to_place_well() -> None:
    table = Setup(2).play(0, "39").play(1, "40").table().chance("draw catapult")
    waiting = features(table)[0]["close"]
    assert waiting == features(table.do(0, "put 39 catapult"))[0]["close"]


def test_what_is_full_counts_as_controlled_while_its_power_is_used() -> None:
    table = Setup(2).play(0, "13", double_sword=3).play(0, "3").play(1, "40").table()
    before = features(table)[0]
    table.chance("draw catapult").do(0, "put 13 catapult", "reserve").others_stay()
    assert table.decision(0) == "muster"
    during = features(table)[0]
    assert during["score"] > before["score"]
    assert during["pace"] > before["pace"]


def test_objectives_kept_at_the_start_are_judged() -> None:
    state = GAME.new(2)
    GAME.deal(state, Rng(5))
    values = set()
    for action in state.legal(0):
        guess = state.clone()
        guess.play(0, action)
        values.add(GAME.insight(guess).judge()[0])
    assert len(values) > 1


# ---- what the search leaves out --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_narrowing_keeps_legal_moves_and_at_least_one(seats: int) -> None:
    for state, actors in positions(seats, 10 + seats):
        for seat in actors:
            if seat != CHANCE:
                kept = GAME.insight(state).narrowed(seat)
                assert kept
                assert set(kept) <= set(state.legal(seat))


def test_the_reserve_comes_first_and_nobody_stays_for_nothing() -> None:
    table = Setup(2).play(0, "39", double_sword=1).play(1, "40").table().chance("draw shield")
    assert narrowed(table, 0) == ["put 39 shield"]
    assert narrowed(table.do(0, "put 39 shield"), 0) == ["reserve"]


def test_staying_is_weighed_where_a_legion_would_end_the_game() -> None:
    table = Setup(2).play(0, "1", double_sword=1).play(1, "40").table().chance("draw shield")
    assert narrowed(table, 0) == ["put 1 shield", "stay"]


def test_an_objective_that_promises_nothing_is_not_chosen() -> None:
    setup = Setup(2).play(0, "1", double_sword=1).play(1, "40").row("88", "84", "3", "17", "18")
    table = setup.table().chance("draw shield").do(0, "put 1 shield", "reserve").others_stay()
    assert "choose 88" in table.legal(0)
    assert "choose 88" not in narrowed(table, 0)
    assert "choose 17" in narrowed(table, 0)


def test_weights_of_another_experience_are_used() -> None:
    table = Setup(2).play(0, "39").play(1, "40").reserve(0, 3).table()
    likes_legions = Experience(weights={2: {"reserve": (5.0, 5.0)}})
    values = GAME.insight(table.state, likes_legions).judge()
    assert values[0] < 0.5 < values[1]
