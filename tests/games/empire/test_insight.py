"""What the insight into L'Empire de César sees, and that it sees what is there."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.learning.experience import Experience
from quadriga.games.empire.rules import codes
from tests.games.empire.setup import BOARD, GAME, Setup, play, texts, turn

EQUAL = Experience(weights={2: {"total": (1.0, 1.0)}})
"""An experience that looks at the points alone."""


def features(state: Any) -> list[dict[str, float]]:
    """The features of each seat by name."""
    insight = GAME.insight(state)
    return [dict(zip(insight.FEATURES, row, strict=True)) for row in insight.features()]


def narrow(state: Any) -> list[str]:
    """What the search would weigh."""
    return [GAME.notation.text(action) for action in GAME.insight(state).narrowed(state.actors()[0])]


def change(state: Any, **fields: Any) -> None:
    """Another position, whether the rules lead to it or not."""
    state._overwrite({**state.data(), **fields})


def give(state: Any, seat: int, *kinds: str) -> None:
    """Put tokens before a player, out of thin air."""
    held = list(state.held)
    for kind in kinds:
        held[seat * codes.KINDS + BOARD.kinds.index(kind)] += 1
    change(state, held=held)


def finished(seats: int, seed: int) -> Any:
    state = GAME.new(seats)
    state.playout(Rng(seed))
    return state


def half_way(seats: int, seed: int, **options: str) -> Any:
    """A game in the middle of somebody's turn."""
    state = GAME.new(seats, options)
    rng = Rng(seed)
    GAME.deal(state, rng)
    state.playout(rng, 40 + seed % 7)
    return state


def test_features_and_tuned_weights_name_the_same_things() -> None:
    assert set(GAME.experience.weights) == {2, 4}
    for weights in GAME.experience.weights.values():
        assert list(weights) == list(GAME.insight(GAME.new(2)).FEATURES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_values_are_shares_of_the_others_beaten(seats: int) -> None:
    for seed in range(10):
        values = GAME.insight(half_way(seats, seed)).judge()
        assert sum(values) == pytest.approx(seats / 2)
        assert all(0 < value < 1 for value in values)


def test_before_anything_is_decided_all_are_alike() -> None:
    state = GAME.new(3)
    assert GAME.insight(state).judge() == pytest.approx([0.5] * 3)
    assert GAME.insight(state).progress == 0.0


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(12))
def test_at_the_end_the_total_is_the_score_and_the_winner_is_judged_best(seats: int, seed: int) -> None:
    state = finished(seats, seed)
    insight = GAME.insight(state)
    outcome = state.outcome()
    rows = features(state)
    assert [20 * row["total"] for row in rows] == pytest.approx(list(outcome.totals))
    assert insight.judge()[outcome.winners[0]] == max(insight.judge())
    assert insight.progress == 1.0


def test_at_the_end_a_whole_colour_counts() -> None:
    state = GAME.new(2, {"whole_colour": "on", "goods": "all"})
    rng = Rng(3)
    GAME.deal(state, rng)
    state.playout(rng)
    change(state, cities=[state.tables.group[0] | state.cities[0], *state.cities[1:]])
    expected = [sum(state.points(seat)) for seat in range(2)]
    assert [20 * row["total"] for row in features(state)] == pytest.approx(expected)


def test_progress_grows_with_the_cities_taken() -> None:
    state = Setup(2).state
    seen = [GAME.insight(state).features() and 0.0]
    rng = Rng(5)
    insight = GAME.insight(state)
    while not state.is_over():
        state.play(state.actors()[0], state.sample(state.actors()[0], rng))
        insight.features()
        seen.append(insight.progress)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0.0, 1.0)


def test_road_points_and_tokens_raise_the_total_and_the_value() -> None:
    state = Setup(2).state
    level = features(state)
    change(state, scored=[7, *state.scored[1:]])
    give(state, 0, "gold", "gold")
    now = features(state)
    assert now[0]["total"] > level[0]["total"] + 7 / 20
    assert now[1]["total"] == level[1]["total"]
    assert GAME.insight(state, EQUAL).judge()[0] > 0.5


def test_tokens_pay_what_they_can_be_expected_to_pay() -> None:
    state = Setup(2).state
    give(state, 0, "meat", "wheat", "gems")
    give(state, 1, "meat", "meat", "meat")
    rows = features(state)
    assert rows[0]["variety"] > rows[1]["variety"]


def test_a_kind_that_is_gone_from_the_map_cannot_be_hoped_for() -> None:
    state = Setup(2).state
    before = features(state)[0]["variety"]
    wealth = [BOARD.kinds.index("gold") if kind == BOARD.kinds.index("meat") else kind for kind in state.wealth_at]
    change(state, wealth_at=wealth)
    assert features(state)[0]["variety"] < before


def test_roads_on_the_way_to_cities_that_are_left_are_tolls() -> None:
    state = Setup(2).state
    assert [row["tolls"] for row in features(state)] == [0.0, 0.0]
    turn(state, "caralis rome")
    rows = features(state)
    assert rows[0]["tolls"] > 0 == rows[1]["tolls"]
    # 29 cities are left, and one road piece of the first player touches Rome.
    assert rows[0]["gates"] == pytest.approx(29 / 20)
    assert rows[1]["gates"] == 0


def test_who_owns_the_way_is_paid_more_for_what_is_in_reach() -> None:
    state = (
        Setup(2, wealth={"thessalonica": "wine"})
        .turns("caralis rome", "aquileia rome", "massilia caralis", "mediolanum aquileia")
        .state
    )
    rows = features(state)
    # From Massilia to Lugdunum or Emporiae: one new piece beyond two of one's own.
    assert rows[0]["haul"] == pytest.approx(3 / 20)
    change(state, owner=[1 if owner == 0 else owner for owner in state.owner])
    other = features(state)
    assert other[1]["pay"] > rows[1]["pay"]
    assert other[0]["pay"] < rows[0]["pay"]
    assert other[0]["haul"] < rows[0]["haul"]


def test_a_gold_coin_doubles_what_a_city_pays() -> None:
    plain = Setup(2, wealth={"aquileia": "meat", "messana": "meat", "caralis": "meat", "thessalonica": "wheat"}).state
    golden = Setup(2, wealth={"aquileia": "meat", "messana": "meat", "caralis": "meat", "thessalonica": "gold"}).state
    assert features(plain)[0]["haul"] == pytest.approx(2 / 20)
    assert features(golden)[0]["haul"] == pytest.approx(4 / 20)


def test_most_road_pieces_left_are_surer_of_the_bonus_the_later_it_is() -> None:
    state = Setup(2).state
    change(state, roads=[20, 18, *state.roads[2:]])
    rows = features(state)
    early = rows[0]["total"] - rows[1]["total"]
    assert 0 < early < 10 / 20
    assert rows[0]["roads"] > rows[1]["roads"]
    change(state, available=2 ** BOARD.places.index("aquileia"))
    rows = features(state)
    assert rows[0]["total"] - rows[1]["total"] == pytest.approx(10 / 20)


def test_too_few_road_pieces_for_the_turns_to_come_cost_more_than_the_bonus() -> None:
    state = Setup(2).state
    change(state, roads=[15, 25, *state.roads[2:]])
    enough = features(state)
    change(state, roads=[13, 25, *state.roads[2:]])
    short = features(state)
    assert short[0]["total"] < enough[0]["total"] - 10 / 20
    assert short[1]["total"] == enough[1]["total"]


def test_who_plays_next_has_the_pick() -> None:
    state = Setup(2, first=1).state
    rows = features(state)
    assert [row["turn"] for row in rows] == [0.0, 1.0]
    assert rows[1]["pick"] >= rows[1]["next_pick"] > 0 == rows[0]["pick"]
    play(state, "city caralis")
    assert [row["turn"] for row in features(state)] == [1.0, 0.0]


def test_the_pick_is_worth_more_for_a_city_that_both_want() -> None:
    state = Setup(2, wealth={"aquileia": "gold"}).state
    before = features(state)[0]["pick"]
    give(state, 1, "gold", "gold", "gold")
    assert features(state)[0]["pick"] > before


def test_a_turn_that_has_begun_counts_as_if_it_had_ended() -> None:
    """Between the choice of a city and the end of the turn no feature jumps when the route is the only one."""
    state = Setup(2).state
    turn(state, "caralis rome")
    play(state, "city aquileia")
    chosen = features(state)
    play(state, "build aquileia rome")
    assert state.decision == codes.CITY
    for before, after in zip(chosen, features(state), strict=True):
        assert before == pytest.approx(after)


def test_a_detour_is_not_worth_a_thought() -> None:
    state = (
        Setup(2)
        .turns("caralis rome", "aquileia rome", "massilia caralis", "augusta_vindelicorum aquileia")
        .turns("lugdunum massilia", "emporiae massilia")
        .state
    )
    play(state, "city lutetia")
    play(state, "build lutetia lugdunum")
    # Three pieces lead to Lugdunum by way of Massilia, as many by Augusta Vindelicorum, four by Emporiae.
    assert texts(state) == ["build lugdunum augusta_vindelicorum", "build lugdunum emporiae", "stop"]
    assert narrow(state) == ["build lugdunum augusta_vindelicorum", "stop"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_something_legal_is_always_left_to_think_of(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats)
        rng = Rng(seed)
        GAME.deal(state, rng)
        while not state.is_over():
            legal, left = texts(state), narrow(state)
            assert left
            assert set(left) <= set(legal)
            assert len(left) > 1 or len(legal) == 1
            state.play(state.actors()[0], state.sample(state.actors()[0], rng))
