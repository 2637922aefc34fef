"""What an experienced player sees in Antike, and which decisions are worth a thought."""

from __future__ import annotations

import pytest

from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.core.title import registry
from quadriga.games.antike.bots.insight import AntikeInsight
from tests.games.antike.setup import Setup, crowded

GREECE, PERSIA = 0, 1

# The rates of the insight; compiled, they cannot be asked for.
TO_KING, TO_CITIZEN, TO_NAVIGATOR, TO_SCHOLAR, TO_GENERAL = 0.3, 0.25, 0.22, 0.15, 0.05
ROOM = 0.009


def look(table: Setup) -> AntikeInsight:
    insight = table.game.insight(table.state)
    assert isinstance(insight, AntikeInsight)
    return insight


def feature(table: Setup, name: str, seat: int = GREECE) -> float:
    """A feature of a seat as it is now."""
    insight = look(table)
    return insight.features()[seat][insight.FEATURES.index(name)]


def worth(table: Setup, seat: int = GREECE) -> float:
    return look(table).judge()[seat]


def thoughts(table: Setup) -> set[str]:
    """The decisions that are worth a thought, as texts."""
    return {table.game.notation.text(action) for action in look(table).narrowed(table.actor())}


def free_game(**options: str) -> Setup:
    """Four nations, Greece on turn, an iron in stock and nothing else to do."""
    return Setup(4, options).turn("greece")


# ---- features ----------------------------------------------------------------------------------------------------


def test_weights_name_the_features() -> None:
    game = registry.load("antike")
    for seats, weights in game.experience.weights.items():
        insight = game.insight(game.new(seats))
        assert tuple(weights) == insight.FEATURES, seats
    assert set(game.experience.weights) >= {2, 4}


def test_honours_count_personalities_gained_and_due() -> None:
    table = free_game().cards("greece", scholar=3)
    assert feature(table, "honours") == pytest.approx(3 / 9)
    assert feature(table, "honours", PERSIA) == 0
    # A fifth city is due a king when the turn ends, so the nation on turn has it as good as gained.
    table.city("greece", "sirmium", "napoca")
    assert feature(table, "honours") == pytest.approx(4 / 9)
    table.turn("persia")
    assert feature(table, "honours") == pytest.approx(3 / 9)


def test_a_unit_on_a_free_site_is_a_city_for_who_can_pay() -> None:
    table = free_game().has("greece").cards("greece", king=0)
    bare = feature(table, "near")
    table.army("greece", "sirmium", legion=1)
    poor = feature(table, "near")
    table.has("greece", marble=1, iron=1, gold=0, coin=1)
    assert bare < poor < feature(table, "near")
    # For a nation that is not on turn the city is not there yet.
    table.turn("persia")
    assert feature(table, "near") < bare + TO_KING / 5


@pytest.mark.parametrize(
    ("stack", "rate"),
    [("king", TO_KING), ("citizen", TO_CITIZEN), ("navigator", TO_NAVIGATOR)],
)
def test_after_a_loss_the_way_to_a_personality_is_longer(stack: str, rate: float) -> None:
    """ANT-38: a personality is never lost, nor gained a second time for the same number."""
    table = free_game().has("greece")
    before = feature(table, "near")
    table.cards("greece", **{stack: 1})
    assert feature(table, "near") == pytest.approx(before - rate)


def test_cities_temples_and_seas_lead_to_personalities() -> None:
    table = free_game().has("greece")
    assert feature(table, "near") == pytest.approx(TO_KING * 3 / 5)
    table.city("greece", "pella", temple=True)
    assert feature(table, "near") == pytest.approx(TO_KING * 3 / 5 + TO_CITIZEN / 3)
    before = feature(table, "near")
    table.army("greece", "athen", galley=2)
    assert feature(table, "near") == pytest.approx(before + TO_NAVIGATOR / 7)


def test_gold_leads_to_a_scholar_while_a_know_how_is_new() -> None:
    table = free_game().has("greece")
    bare = feature(table, "near")
    table.has("greece", gold=6, coin=1)
    assert feature(table, "near") == pytest.approx(bare + TO_SCHOLAR)
    table.has("greece", gold=5)
    assert feature(table, "near") == pytest.approx(bare + TO_SCHOLAR * 5 / 7)
    table.knows("persia", "roads", "navigation", "currency", "democracy")
    assert feature(table, "near") == pytest.approx(bare)


def test_growth_counts_income_units_and_know_how() -> None:
    table = free_game()
    seen = [feature(table, "growth")]
    for more in (
        lambda: table.city("greece", "pella", temple=True),
        lambda: table.knows("greece", "market"),
        lambda: table.knows("greece", "currency"),
        lambda: table.knows("greece", "wheel"),
        lambda: table.knows("greece", "navigation"),
        lambda: table.knows("greece", "monarchy"),
        lambda: table.army("greece", "athen", legion=2, galley=1),
    ):
        more()
        seen.append(feature(table, "growth"))
    assert seen == sorted(seen) and len(set(seen)) == len(seen)


def test_growth_needs_free_land_next_to_units() -> None:
    table = free_game().army("greece", "pella", legion=1)
    before = feature(table, "growth")
    table.city("persia", "sirmium", "napoca", "tomis", "bycantium")
    assert feature(table, "growth") == pytest.approx(before - 4 * ROOM)


def test_stock_counts_what_is_left_after_the_rondel_is_paid() -> None:
    table = free_game().has("greece", marble=2, iron=2, gold=2, coin=2).marker("greece", "iron")
    before = feature(table, "stock")
    table.play("go arming")
    assert feature(table, "stock") < before
    heaps = [feature(free_game().has("greece", marble=marble), "stock") for marble in (10, 30, 50)]
    assert heaps[0] < heaps[1] == heaps[2]


def test_plans_see_what_the_rondel_allows_soon() -> None:
    near = free_game().has("greece", gold=7).marker("greece", "marble")
    far = free_game().has("greece", gold=7).marker("greece", "know_how")
    poor = free_game().has("greece", gold=6).marker("greece", "marble")
    assert feature(near, "plans") > feature(far, "plans") > feature(poor, "plans")
    before = feature(near, "plans")
    assert feature(near.play("go know_how"), "plans") > before


def test_danger_and_prey_are_two_sides_of_one_attack() -> None:
    table = free_game().city("persia", "napoca", temple=True)
    calm = feature(table, "near")
    table.army("greece", "pella", legion=3)
    # ANT-R18: without the Wheel the legions stand before the walls, and no more.
    assert (feature(table, "prey"), feature(table, "danger", PERSIA)) == (0, 0)
    assert feature(table, "near") == pytest.approx(calm + TO_GENERAL)
    table.knows("greece", "wheel")
    assert feature(table, "prey") == feature(table, "danger", PERSIA) > 0
    table.knows("persia", "monarchy")
    assert (feature(table, "prey"), feature(table, "danger", PERSIA)) == (0, 0)
    assert feature(table, "near") == pytest.approx(calm + TO_GENERAL * 3 / 4)


def test_turn_tells_whose_turn_comes_next() -> None:
    table = free_game()
    waits = [feature(table, "turn", seat) for seat in range(4)]
    assert waits[GREECE] == 1 and sorted(waits) == [0.25, 0.5, 0.75, 1]


def test_a_player_of_two_nations_counts_by_the_better_one() -> None:
    table = Setup(2).turn("greece").cards("greece", scholar=3).cards("arabia", scholar=1, general=1)
    seat = table.state.seat_of[table.n("greece")]
    assert feature(table, "second", seat) == pytest.approx(2 / 9)
    table.cards("arabia", scholar=5)
    assert feature(table, "second", seat) == pytest.approx(3 / 9)
    assert feature(table, "honours", seat) > 6 / 9


# ---- judgements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "better",
    [
        lambda table: table.cards("greece", scholar=1),
        lambda table: table.city("greece", "sirmium", "napoca"),
        lambda table: table.city("greece", "pella", "athen", temple=True),
        lambda table: table.has("greece", marble=6, iron=6, gold=6, coin=6),
        lambda table: table.knows("greece", "market"),
    ],
)
def test_who_has_more_stands_better(better: object) -> None:
    assert callable(better)
    for seats in (2, 4):
        table = Setup(seats).turn("greece")
        seat = table.state.seat_of[table.n("greece")]
        before = worth(table, seat)
        better(table)
        assert worth(table, seat) > before


@pytest.mark.parametrize("seed", range(12))
def test_judgements_of_pairs_add_up(seed: int) -> None:
    table = crowded(2 + seed % 5, {"map": "occident" if seed % 2 else "orient"}, seed)
    insight = look(table)
    assert sum(insight.judge()) == pytest.approx(table.state.seats / 2)
    assert 0 <= insight.progress <= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_finished_game_is_judged_for_the_winner(seats: int) -> None:
    table = Setup(seats).turn("greece").cards("greece", king=3, scholar=4, citizen=1, navigator=1)
    if seats == 3:
        table.cards("greece", general=1)
    table.city("persia", "ninive", "palmyra", temple=True).has("persia", 9, 9, 9, 9)
    table.play("go iron").finish_turn()
    assert table.state.is_over()
    insight = look(table)
    values = insight.judge()
    assert values.index(max(values)) == table.state.seat_of[table.n("greece")]
    assert insight.progress == 1


def test_a_title_without_nations_dealt_is_even() -> None:
    game = registry.load("antike")
    assert game.insight(game.new(4)).judge() == [0.5] * 4


# ---- what is worth a thought -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_narrowing_keeps_legal_decisions_and_few_of_them(seed: int) -> None:
    """In games of random decisions that are worth a thought, under all kinds of options."""
    game = registry.load("antike")
    options = {
        "map": ("orient", "occident")[seed % 2],
        "edition": ("2005", "2006")[seed // 2 % 2],
        "fight": ("one_for_one", "to_the_end")[seed // 4 % 2],
        "round_limit": "25",
    }
    state = crowded(2 + seed % 5, {k: v for k, v in options.items() if k != "round_limit"}, seed).state
    rng = Rng(seed)
    decisions = 0
    while decisions < 400 and state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(CHANCE, rng))
            continue
        kept = game.insight(state).narrowed(seat)
        assert kept and set(kept) <= set(state.legal(seat)) and len(set(kept)) == len(kept)
        assert len(kept) <= 20
        state.play(seat, kept[rng.below(len(kept))])
        decisions += 1


def test_a_space_without_use_is_not_worth_a_thought() -> None:
    table = free_game().has("greece", gold=1).marker("greece", "maneuver_2")
    assert thoughts(table) == {"go iron", "go gold"}
    table.has("greece", marble=5, iron=1, gold=7).army("greece", "athen", galley=1)
    assert {"go temple", "go maneuver_1", "go arming"} <= thoughts(table)


def test_the_rondel_is_paid_with_what_is_plentiful() -> None:
    table = free_game().has("greece", marble=1, iron=7, gold=2, coin=3).marker("greece", "iron").play("go arming")
    assert thoughts(table) == {"pay iron"}


def test_units_go_where_they_find_something() -> None:
    table = free_game().army("greece", "pella", legion=1).marker("greece", "gold").play("go maneuver_1")
    sites = {f"move legion pella {place} 1" for place in ("sirmium", "napoca", "tomis", "bycantium")}
    assert thoughts(table) == sites
    # A lone legion on a site has found what it was looking for.
    table.play("move legion pella napoca 1")
    table = free_game().army("greece", "napoca", legion=1).marker("greece", "gold").play("go maneuver_1")
    assert not any(text.startswith("move legion napoca") and "tomis" in text for text in thoughts(table))


def test_an_attack_that_can_succeed_is_carried_through() -> None:
    table = free_game().city("persia", "napoca", temple=True).army("greece", "pella", legion=4)
    table.knows("greece", "wheel").marker("greece", "gold").play("go maneuver_1")
    assert "move legion pella napoca 2" in thoughts(table)
    table.play("move legion pella napoca 2")
    assert thoughts(table) == {"move legion pella napoca 2"}
    table.play("move legion pella napoca 2", "move legion pella napoca 2")
    assert thoughts(table) == {"conquer napoca"}


def test_cities_that_can_be_paid_for_are_founded() -> None:
    table = free_game().has("greece", 4, 5, 5).army("greece", "napoca", legion=1).army("greece", "sirmium", legion=1)
    table.marker("greece", "maneuver_2").play("go iron")
    assert len(thoughts(table)) == 1
    # Unless that would cost a scholar.
    table = free_game().has("greece", 3, 3, 7).army("greece", "napoca", legion=1).army("greece", "sirmium", legion=1)
    table.marker("greece", "maneuver_2").play("go iron")
    assert "done" in thoughts(table)


def test_a_know_how_that_brings_a_scholar_is_learnt() -> None:
    table = free_game().has("greece", gold=7).marker("greece", "arming").play("go know_how")
    assert thoughts(table) == {"learn wheel", "learn sailing", "learn market", "learn monarchy"}
    table = free_game().has("greece", gold=3).knows("persia", "wheel").marker("greece", "arming").play("go know_how")
    assert thoughts(table) == {"learn wheel", "done"}
