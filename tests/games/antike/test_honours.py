"""Personalities, victory and ranks of Antike, rule by rule."""

from __future__ import annotations

import pytest

from quadriga.core.rng import Rng
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_maneuver import on_maneuver


def cities(table: Setup, nation: str, count: int) -> Setup:
    """As many cities as that, in provinces nobody owns, far from none."""
    free = table.free
    return table.city(nation, *free[: count - table.nation(nation)["cities"]])


def galleys(table: Setup, nation: str, count: int) -> Setup:
    """A galley each in so many provinces."""
    seas = [p for p in range(50) if table.state.tables.habitable[1] >> p & 1]
    for p in seas[:count]:
        table.army(nation, table.side.provinces[p], galley=1)
    return table


def test_ant_33_a_king_for_every_five_cities() -> None:
    """ANT-R29: owned, founded or conquered."""
    for count, kings in ((4, 0), (5, 1), (9, 1), (10, 2), (15, 3)):
        table = cities(Setup(), "phoenicia", count).play("go gold")
        assert table.nation("phoenicia")["cards"]["king"] == kings


def test_ant_38_a_king_stays_when_the_city_is_lost() -> None:
    """The rulebook's example: ten cities, two kings; one lost, one founded again: no third king before fifteen."""
    others = ("antiochia", "attalia", "ephesos", "knossos", "cyrene", "corniclanum")
    table = Setup().city("phoenicia", *others).army("phoenicia", "petra", legion=1).has("phoenicia", 1, 1, 1)
    table.play("go gold", "found petra")
    assert table.nation("phoenicia")["cities"] == 10 and table.nation("phoenicia")["cards"]["king"] == 2
    table.army("phoenicia", "petra").army("greece", "petra", legion=1).play("go maneuver_1", "conquer petra")
    assert table.nation("phoenicia")["cities"] == 9 and table.nation("phoenicia")["cards"]["king"] == 2
    table.until("phoenicia").army("phoenicia", "memphis", legion=1).has("phoenicia", 1, 1, 1)
    table.play("go maneuver_1", "done", "found memphis")
    assert table.nation("phoenicia")["cities"] == 10 and table.nation("phoenicia")["cards"]["king"] == 2


def test_ant_34_a_scholar_for_each_first_know_how_at_the_end_of_the_turn() -> None:
    table = Setup().has("phoenicia", gold=14).play("go know_how", "learn wheel")
    assert table.nation("phoenicia")["cards"]["scholar"] == 0 and table.view["pending"]["scholars_due"] == 1
    table.play("learn monarchy")
    assert [event["figure"] for event in table.happened("gained")] == ["thales_of_miletus", "pythagoras"]


def test_ant_35_a_general_for_each_temple_destroyed() -> None:
    table = on_maneuver().city("greece", "athen", "dyrrhachion", temple=True)
    table.army("phoenicia", "athen", galley=3).army("phoenicia", "dyrrhachion", galley=3).army("phoenicia", "pella", 1)
    table.play("go maneuver_1", "conquer athen", "conquer dyrrhachion")
    # Pella, their last city, is safe; a city without a temple would bring nothing.
    table.finish_turn()
    assert table.nation("phoenicia")["cards"]["general"] == 2


def test_ant_36_a_citizen_for_every_three_temples() -> None:
    for count, citizens in ((2, 0), (3, 1), (5, 1), (6, 2)):
        table = Setup()
        free = table.free
        table.city("phoenicia", *free[:count], temple=True).play("go gold")
        assert table.nation("phoenicia")["cards"]["citizen"] == citizens


def test_ant_37_a_navigator_for_every_seven_seas() -> None:
    for count, navigators in ((6, 0), (7, 1), (13, 1), (14, 2)):
        table = galleys(Setup(), "phoenicia", count).play("go gold").finish_turn()
        assert table.nation("phoenicia")["cards"]["navigator"] == navigators


def test_ant_r30_seas_count_beside_foreign_galleys_and_each_province_once() -> None:
    table = galleys(galleys(Setup(), "phoenicia", 7), "greece", 7)
    table.play("go gold").finish_turn().play("go gold").finish_turn()
    assert [table.nation(name)["cards"]["navigator"] for name in ("phoenicia", "greece")] == [1, 1]
    stacked = galleys(Setup(), "phoenicia", 6)
    stacked.army("phoenicia", stacked.side.provinces[0], galley=9).play("go gold").finish_turn()
    assert stacked.nation("phoenicia")["cards"]["navigator"] == 0


def test_ant_r29_cards_are_due_while_the_count_exceeds_those_held() -> None:
    table = cities(Setup(), "phoenicia", 10).cards("phoenicia", king=1).play("go gold")
    assert table.nation("phoenicia")["cards"]["king"] == 2
    # A conquered city counts like a founded one.
    table = cities(on_maneuver(), "phoenicia", 4).army("phoenicia", "athen", galley=1)
    table.play("go maneuver_1", "conquer athen").finish_turn()
    assert table.nation("phoenicia")["cards"]["king"] == 1


def test_ant_r31_only_at_the_end_of_the_own_turn_and_nothing_from_an_empty_stack() -> None:
    table = cities(Setup(), "greece", 5).play("go gold")
    assert table.nation("greece")["cards"]["king"] == 0
    table.play("go gold")
    assert table.nation("greece")["cards"]["king"] == 1
    empty = cities(Setup(), "phoenicia", 5).cards("greece", king=5).cards("persia", king=4).play("go gold")
    assert empty.nation("phoenicia")["cards"]["king"] == 0
    # Also later: the stack never fills again.
    empty.until("phoenicia").pass_turn()
    assert empty.nation("phoenicia")["cards"]["king"] == 0
    generals = on_maneuver().city("greece", "athen", temple=True).army("phoenicia", "athen", galley=3)
    generals.cards("persia", general=7).play("go maneuver_1", "conquer athen").finish_turn()
    assert generals.happened("stack-empty")[0]["stack"] == "general"


@pytest.mark.parametrize(("seats", "goal"), [(2, 9), (3, 10), (4, 9), (5, 8), (6, 7)])
def test_ant_39_the_number_of_personalities_that_wins(seats: int, goal: int) -> None:
    """ANT-R33."""
    table = Setup(seats)
    first = table.view["nation"]
    assert table.view["goal"] == goal
    table.cards(first, king=4, scholar=goal - 5)
    short = table.state.clone()
    cities(table, first, 25).play("go gold")
    assert table.state.is_over() and table.view["winner"] == first
    assert table.view["outcome"]["reason"] == "personalities"
    table.state = short
    assert not table.play("go gold").state.is_over()


def test_ant_r33_three_nations_may_play_to_twelve() -> None:
    assert Setup(3).view["goal"] == 10
    assert Setup(3, {"three_nations": "12"}).view["goal"] == 12


def test_ant_r32_the_first_to_reach_it_wins_at_once() -> None:
    table = cities(Setup(), "phoenicia", 5).cards("phoenicia", scholar=8).play("go gold")
    assert table.state.is_over()
    outcome = table.state.outcome()
    assert outcome is not None and outcome.ranks[3] == 1 and outcome.winners == (3,)
    assert outcome.points[3] == {"kings": 1, "scholars": 8, "generals": 0, "citizens": 0, "navigators": 0}


def all_taken(options: dict[str, str] | None = None) -> Setup:
    """Five nations, all 35 personalities taken, nobody has eight."""
    table = on_maneuver(options, 5)
    table.cards("greece", king=7).cards("persia", scholar=7).cards("arabia", general=7).cards("phoenicia", citizen=6)
    table.cards("egypt", king=1, scholar=1, navigator=5).cards("phoenicia", king=1, citizen=6)
    assert sum(table.view["stacks"].values()) == 0
    return table


def test_ant_40_with_all_personalities_taken_the_next_temple_wins() -> None:
    """ANT-R34: at that moment."""
    table = all_taken().city("greece", "athen", temple=True).army("phoenicia", "athen", galley=3)
    table.army("phoenicia", "tyros", legion=3).play("go maneuver_1", "conquer athen")
    assert table.state.is_over()
    assert table.view["outcome"]["reason"] == "temple" and table.view["winner"] == "phoenicia"


def test_ant_r34_a_city_without_a_temple_does_not_win() -> None:
    table = all_taken().army("phoenicia", "athen", galley=3).play("go maneuver_1", "conquer athen")
    assert not table.state.is_over()
    early = on_maneuver(None, 5).city("greece", "athen", temple=True).army("phoenicia", "athen", galley=3)
    assert not early.play("go maneuver_1", "conquer athen").state.is_over()
    full = all_taken().city("greece", "athen", temple=True).army("phoenicia", "athen", galley=3)
    cities(full, "phoenicia", 25).play("go maneuver_1", "conquer athen")
    assert full.view["winner"] == "phoenicia"


def test_ant_r35_after_the_last_round_nations_are_ranked() -> None:
    table = Setup(options={"round_limit": "1"}).turn("arabia")
    table.cards("greece", king=2).cards("persia", king=2)
    cities(table, "persia", 4).cards("arabia", king=1).play("go gold")
    outcome = table.state.outcome()
    assert outcome is not None and outcome.reason == "round_limit"
    # Persia has more cities than Greece, Arabia one card, Phoenicia none.
    assert outcome.ranks == (2, 1, 3, 4)
    assert table.happened("ended") == [{"event": "ended", "seat": None, "winner": None, "reason": "round_limit"}]


def test_ant_r35_temples_then_stocks_break_ties_and_the_rest_is_shared() -> None:
    table = Setup(options={"round_limit": "1"}).turn("arabia").has("arabia")
    for nation in ("greece", "persia", "phoenicia"):
        table.has(nation, 1, 1, 1)
    table.city("greece", "athen", temple=True).play("go gold")
    outcome = table.state.outcome()
    assert outcome is not None and outcome.ranks == (1, 2, 4, 2)
    two = Setup(2, {"round_limit": "1"}).turn("arabia").cards("greece", king=1).cards("phoenicia", king=2)
    outcome = two.play("go gold").state.outcome()
    # A player counts by his better nation.
    assert outcome is not None and outcome.ranks == (2, 1)
    assert outcome.points[0]["kings"] == 1 and outcome.points[1]["kings"] == 2


def test_ant_r35_random_games_end_with_a_limit() -> None:
    for limit in ("1", "7", "60"):
        state = Setup(options={"round_limit": limit}, dealt=False).state
        state.playout(Rng(5))
        assert state.is_over() and state.round <= int(limit)


def test_crowded_games_end_by_victory_too() -> None:
    reasons = set()
    for seed in range(12):
        state = crowded(6, {"round_limit": "80"}, seed).state
        state.playout(Rng(seed))
        outcome = state.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert "personalities" in reasons
