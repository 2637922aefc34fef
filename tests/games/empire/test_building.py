"""Routes: where they begin, what they may cross, what they cost, and when a player has to pass."""

from __future__ import annotations

import pytest

from quadriga import Match, Rng
from quadriga.core.errors import Illegal
from quadriga.core.play.record import Record
from quadriga.core.seats import SPECTATOR
from quadriga.games.empire.rules import codes
from tests.games.empire.setup import GAME, Setup, play, player, points, scores, texts, turn

# Caralis is emptied by way of Africa, so that its line to Rome is still free: the rulebook's crossing example.
ROUND_TO_CARALIS = ("messana rome", "carthago messana", "icosium carthago", "caralis icosium")


def refused(state, text: str) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        play(state, text)
    return error.value.reason, error.value.rule


def test_emp_6_a_turn_must_take_one_available_city() -> None:
    state = Setup(3).state
    assert texts(state) == ["city aquileia", "city messana", "city caralis", "city thessalonica"]
    assert refused(state, "pass") == ("can-build", "EMP-R1")
    turn(state, "caralis rome")
    assert refused(state, "city caralis") == ("already-taken", "EMP-6")
    play(state, "city messana")
    assert refused(state, "stop") == ("not-begun", "EMP-6")
    assert refused(state, "pass")[0] == "other-decision"


def test_emp_7_a_route_begins_at_rome_or_any_emptied_city() -> None:
    state = Setup(3).state
    turn(state, "caralis rome")
    # Neptune has no road near Caralis and did not take it.
    play(state, "city massilia")
    assert texts(state) == ["build massilia caralis"]
    play(state, "build massilia caralis")
    assert state.actors() == [2] and player(state, 1)["cities"] == ["massilia"]


def test_emp_8_nobody_builds_over_another_players_road() -> None:
    state = Setup(3).turns(*ROUND_TO_CARALIS).state
    play(state, "city massilia")
    play(state, "build massilia caralis")
    assert texts(state) == ["build caralis rome", "stop"]
    assert refused(state, "build caralis icosium") == ("line-taken", "EMP-8")


def test_emp_9_no_route_leads_through_an_available_city() -> None:
    state = Setup(3).state
    play(state, "city aquileia")
    for city in ("mediolanum", "augusta_vindelicorum", "aquincum"):
        assert refused(state, f"build aquileia {city}") == ("city-in-the-way", "EMP-9")
    assert refused(Setup(3).state, "city massilia") == ("out-of-reach", "EMP-9")


def test_emp_10_the_rulebooks_crossing_example() -> None:
    """Yellow crosses the emptied red 2 to the blue 3: two roads straight from Rome, and only Yellow scores."""
    state = Setup(2, wealth={"massilia": "wood"}).turns(*ROUND_TO_CARALIS).state
    before = scores(state)
    turn(state, "massilia caralis rome")
    assert [now - was for now, was in zip(scores(state), before, strict=True)] == [2, 0]
    assert state.roads[0] == 25 - 1 - 2 - 2


def test_emp_11_the_player_takes_the_city_and_its_wealth() -> None:
    state = Setup(3, wealth={"caralis": "wine"}).state
    turn(state, "caralis rome")
    taken = player(state, 0)
    assert (taken["cities"], taken["wealth"], taken["colours"]) == (["caralis"], {"wine": 1}, 1)
    assert GAME.view(state, SPECTATOR)["cities"]["caralis"]["taken_by"] == 0
    assert "city caralis" not in texts(state)


def test_emp_r1_who_can_pay_for_nothing_passes_and_may_build_later() -> None:
    """EMP-R1: with one road left and only lines of two in reach, or with no road at all."""
    state = Setup(2).turns(*ROUND_TO_CARALIS, "massilia caralis rome", "aquileia rome").state
    # Only lines of two pieces for Jupiter's one road: nothing else is in reach.
    two_only = 2 ** GAME.board.places.index("cyrene")
    Setup.of(state).roads(1, 25).change(edge_1=0, edge_2=two_only)
    assert texts(state) == ["pass"]
    assert refused(state, "city cyrene") == ("too-few-roads", "EMP-4")
    events = play(state, "pass")
    assert [event.key for event in events] == ["passed", "turn-began"] and state.passes == 1
    assert state.actors() == [1] and "pass" not in texts(state)
    turn(state, "cyrene messana")
    # Cyrene has brought Sparta in reach by one road: Jupiter builds again.
    assert state.passes == 0 and "city sparta" in texts(state) and "pass" not in texts(state)
    assert texts(Setup.of(state).roads(0, 25).state) == ["pass"]


def test_emp_r1_is_reached_in_play_and_recorded() -> None:
    """A spendthrift random player runs out of roads; the pass plays itself and stands in the record."""
    for seed in range(200):
        match, rng = Match(GAME.new(2), Rng(seed)), Rng(seed)
        while not match.state.is_over():
            seat = match.state.actors()[0]
            legal = match.state.legal(seat)
            wasteful = [action for action in legal if action != codes.STOP_AT]
            match.play(seat, wasteful[rng.below(len(wasteful))])
        passes = [decision for decision in match.decisions if decision.action == codes.PASS_AT]
        if passes:
            break
    assert passes and all(decision.forced for decision in passes)
    record = Record.parse(str(match.record))
    assert any(text == "pass" for _, text in record.lines)
    assert record.final() == match.state and GAME.faults(match.state) == []


def test_emp_r2_when_all_pass_the_game_ends() -> None:
    state = Setup(3).turns(*ROUND_TO_CARALIS).roads(0, 0, 0).state
    play(state, "pass")
    play(state, "pass")
    assert not state.is_over()
    events = play(state, "pass")
    assert [event.key for event in events] == ["passed", "bonus", "bonus", "bonus", "ended"]
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "stuck"
    # 26 cities are left and pay nobody; what was taken is scored as usual.
    assert [points(state, seat)["cities"] for seat in range(3)] == [2, 4, 3]
    assert len([c for c in GAME.view(state, 0)["cities"].values() if c["taken_by"] is None]) == 26


@pytest.mark.sweep
def test_emp_r2_is_reached_in_random_play() -> None:
    ends = set()
    for seed in range(600):
        state = GAME.new(2)
        state.playout(Rng(seed))
        ends.add(state.outcome().reason)
        assert GAME.faults(state) == []
    assert ends == {"complete", "stuck"}


def roundabout():
    """Aquileia, Mediolanum and Augusta Vindelicorum are emptied with all lines between them, and two to Rome, free."""
    state = (
        Setup(3, wealth={"mogontiacum": "wood"})
        .turns("thessalonica rome", "viminacium thessalonica", "aquincum viminacium", "aquileia aquincum")
        .turns("caralis rome", "massilia caralis", "lugdunum massilia", "mediolanum massilia")
        .turns("augusta_vindelicorum lugdunum", "icosium caralis", "carthago icosium", "messana carthago")
        .state
    )
    play(state, "city mogontiacum")
    play(state, "build mogontiacum augusta_vindelicorum")
    return state


def test_emp_r3_a_route_comes_to_no_city_twice() -> None:
    state = roundabout()
    assert texts(state) == ["build augusta_vindelicorum aquileia", "build augusta_vindelicorum mediolanum", "stop"]
    play(state, "build augusta_vindelicorum mediolanum")
    play(state, "build mediolanum aquileia")
    # The line back to Augusta Vindelicorum is free, but the route has been there.
    assert texts(state) == ["build aquileia rome", "stop"]
    assert refused(state, "build aquileia augusta_vindelicorum") == ("city-twice", "EMP-R3")


def test_emp_r3_rome_ends_a_route_and_is_never_crossed() -> None:
    state = roundabout()
    play(state, "build augusta_vindelicorum aquileia")
    roads = state.roads[0]
    play(state, "build aquileia rome")
    # The line from Rome to Messana is free and Messana is emptied; the route is over all the same.
    assert (state.decision, state.actors(), state.roads[0]) == (codes.CITY, [1], roads - 1)
    assert all("build rome" not in GAME.notation.text(action) for action in GAME.notation)


def test_emp_r3_a_route_that_can_go_no_further_is_complete() -> None:
    state = Setup(3).turns("aquileia rome", "mediolanum aquileia", "augusta_vindelicorum aquileia").state
    play(state, "city massilia")
    play(state, "build massilia mediolanum")
    play(state, "build mediolanum augusta_vindelicorum")
    # Every line from here is built or leads to an available city: nobody has to say stop.
    assert state.decision == codes.CITY and state.actors() == [1]


def test_emp_r4_new_lines_must_join_directly() -> None:
    state = Setup(3).turns(*ROUND_TO_CARALIS).state
    play(state, "city massilia")
    play(state, "build massilia caralis")
    # Caralis - Icosium is built; going over it to build elsewhere is not one chain.
    for text in ("build icosium rusaddir", "build messana rome", "build aquileia rome"):
        assert refused(state, text) == ("not-joined", "EMP-R4")


def test_emp_r5_extra_lines_between_emptied_cities_are_allowed() -> None:
    state = (
        Setup(2, wealth={"lugdunum": "oil"})
        .turns("aquileia rome", "mediolanum aquileia", "augusta_vindelicorum aquileia")
        .state
    )
    before = scores(state)
    roads = state.roads[1]
    # Neptune: Lugdunum from Mediolanum by way of Augusta Vindelicorum; the second line shortens nothing.
    turn(state, "lugdunum augusta_vindelicorum mediolanum")
    assert state.roads[1] == roads - 2
    gained = [now - was for now, was in zip(scores(state), before, strict=True)]
    # Counted: Rome - Aquileia - Augusta - Lugdunum, of which only the last piece is new.
    assert sum(gained) == 3 and gained[1] == 1
    assert GAME.view(state, 0)["built"]["mediolanum-augusta_vindelicorum"] == 1


def test_emp_r6_a_line_of_two_is_filled_at_once_by_one_player() -> None:
    state = Setup(3).state
    play(state, "city thessalonica")
    assert texts(state) == ["build thessalonica rome"]
    play(state, "build thessalonica rome")
    assert state.roads[0] == 23
    state = Setup(3).roads(1, 25, 25).state
    assert "city thessalonica" not in texts(state)
    assert refused(state, "city thessalonica") == ("too-few-roads", "EMP-4")


def test_emp_r6_a_line_of_two_is_not_offered_to_the_last_road() -> None:
    state = (
        Setup(2)
        .turns(*ROUND_TO_CARALIS, "massilia caralis", "emporiae massilia", "carthago_nova emporiae")
        .roads(25, 2)
        .state
    )
    assert state.actors() == [1]
    play(state, "city rusaddir")
    play(state, "build rusaddir carthago_nova")
    # One road is left and Carthago Nova has no free line of one piece to an emptied city: the route is complete.
    assert state.actors() == [0] and state.roads[1] == 1


def test_emp_4_a_route_goes_on_only_as_far_as_the_roads_last() -> None:
    state = (
        Setup(3)
        .turns("aquileia rome", "aquincum aquileia", "viminacium aquincum", "thessalonica viminacium")
        .turns("messana rome", "cyrene messana", "sparta cyrene")
        .roads(25, 3, 25)
        .plays("city attalea")
        .state
    )
    play(state, "build attalea thessalonica")
    assert texts(state) == ["build thessalonica sparta", "stop"]
    assert refused(state, "build thessalonica rome") == ("too-few-roads", "EMP-4")


def test_emp_r7_own_roads_are_not_built_again() -> None:
    state = Setup(2).turns("caralis rome", "messana rome").state
    play(state, "city massilia")
    play(state, "build massilia caralis")
    # The line to Rome is Jupiter's own: no choice is left, the route is complete.
    assert state.actors() == [1]
    state = Setup(2).turns("caralis rome", "messana rome", "carthago messana", "icosium carthago").state
    play(state, "city massilia")
    play(state, "build massilia caralis")
    assert texts(state) == ["build caralis icosium", "stop"]
    assert refused(state, "build caralis rome") == ("line-taken", "EMP-R7")


def test_emp_r8_the_turn_ends_with_the_first_city() -> None:
    state = Setup(3).state
    turn(state, "aquileia rome")
    assert state.actors() == [1] and state.decision == codes.CITY
    turn(state, "mediolanum aquileia")
    assert [len(player(state, seat)["cities"]) for seat in range(3)] == [1, 1, 0]


def test_emp_r9_the_path_is_counted_after_building_and_taking() -> None:
    state = Setup(3, wealth={"caralis": "gold"}).state
    events = turn(state, "caralis rome")
    assert [event.key for event in events] == ["chose", "built", "took", "counted", "paid", "scored", "turn-began"]
    # The new road is on the path, and the coin just taken doubles it.
    assert scores(state) == [2, 0, 0]
