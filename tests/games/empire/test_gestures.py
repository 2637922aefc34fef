"""Whole routes, as pages and terminals offer them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quadriga import Match, Rng
from quadriga.core.title.gesture import Gesture
from quadriga.games.empire.rules import codes
from quadriga.words import Words
from tests.games.empire.setup import GAME, SETTINGS, Setup, number, play, scores

# Caralis is emptied by way of Africa, so that its line to Rome is still free.
ROUND_TO_CARALIS = ("messana rome", "carthago messana", "icosium carthago", "caralis icosium")


def to(state: Any, city: str) -> list[Gesture]:
    """The routes to one city."""
    return [gesture for gesture in GAME.gestures(state, state.turn) if gesture.fields["city"] == city]


def massilia() -> Any:
    return Setup(2, wealth={"massilia": "meat"}).turns(*ROUND_TO_CARALIS).state


def test_a_route_says_what_it_takes_costs_and_pays() -> None:
    short, through = to(massilia(), "massilia")
    assert short.kind == through.kind == "route"
    assert short.fields == {
        "city": "massilia",
        "value": 3,
        "wealth": "meat",
        "start": "caralis",
        "over": [],
        "places": ["massilia", "caralis"],
        "lines": ["massilia-caralis"],
        "cost": 1,
        "path": ["rome", "messana", "carthago", "icosium", "caralis", "massilia"],
        "doubled": False,
        "points": [1 + 1 + 2, 1 + 2],
        "gain": 4,
        "rest": 3,
        "tied": False,
        "proposed": True,
    }
    assert [GAME.notation.text(action) for action in short.actions] == [
        "city massilia", "build massilia caralis", "stop",
    ]  # fmt: skip
    fields = through.fields
    assert (fields["places"], fields["over"], fields["start"]) == (["massilia", "caralis", "rome"], ["caralis"], "rome")
    assert (fields["cost"], fields["points"], fields["path"]) == (2, [2, 0], ["rome", "caralis", "massilia"])
    assert all(json.loads(json.dumps(route.fields)) == route.fields for route in (short, through))


def test_emp_15_a_route_to_gold_is_doubled() -> None:
    state = Setup(2, wealth={"massilia": "gold"}).turns(*ROUND_TO_CARALIS).state
    assert [(route.fields["doubled"], route.fields["points"]) for route in to(state, "massilia")] == [
        (True, [8, 6]), (True, [4, 0]),
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_route_plays_to_what_it_promises(seats: int, options: dict[str, str]) -> None:
    """At every decision of random games, and every decision begins a route or is the pass."""
    state, rng = GAME.new(seats, options), Rng(seats)
    GAME.deal(state, rng)
    while not state.is_over():
        seat = state.turn
        offered = GAME.gestures(state, seat)
        begun = {gesture.actions[0] for gesture in offered}
        assert [action for action in state.legal(seat) if action not in begun] in ([], [codes.PASS_AT])
        assert len({gesture.actions for gesture in offered}) == len(offered)
        for gesture in offered:
            end = state.clone()
            for action in gesture.actions:
                end.play(seat, action)
            fields = gesture.fields
            city = GAME.board.places.index(fields["city"])
            assert end.target == codes.NONE and end.taken_by[city] == seat
            assert [now - was for now, was in zip(scores(end), scores(state), strict=True)] == fields["points"]
            assert state.roads[seat] - end.roads[seat] == fields["cost"]
            assert fields["gain"] == fields["points"][seat]
            assert fields["gain"] + fields["rest"] == sum(fields["points"])
        assert not offered or sum(gesture.fields["proposed"] for gesture in offered) >= 1
        assert all(GAME.gestures(state, other) == [] for other in range(seats) if other != seat)
        state.play(seat, state.sample(seat, rng))


def test_a_match_plays_a_route_as_one_move() -> None:
    match, rng = Match(GAME.new(3), Rng(9)), Rng(10)
    while not match.state.is_over():
        seat = match.state.turn
        offered = GAME.gestures(match.state, seat)
        route = offered[rng.below(len(offered))]
        before = match.state.clone()
        played = match.play_all(seat, route.actions)
        assert (played.done, played.stopped) == (len(route.actions), None)
        if not match.state.is_over():
            match.undo(seat)
            assert match.state == before
            match.play_all(seat, route.actions)
        assert scores(match.state)[seat] == scores(before)[seat] + route.fields["gain"]


def test_a_route_is_previewed_as_a_whole() -> None:
    state = massilia()
    _, through = to(state, "massilia")
    seen = GAME.preview(state, 0, *through.actions)
    assert [event["line"] for event in seen.events if event["event"] == "paid"] == ["rome-caralis", "massilia-caralis"]
    gains = [player["score"] - now for player, now in zip(seen.view["players"], scores(state), strict=True)]
    assert (gains, seen.then) == (through.fields["points"], "another")
    assert GAME.preview(state.redeal(0, Rng(4)), 0, *through.actions) == seen


def test_routes_in_the_middle_of_a_turn_finish_it() -> None:
    state = massilia()
    Setup.of(state).plays("city massilia", "build massilia caralis")
    stop, on = GAME.gestures(state, 0)
    assert (stop.fields["cost"], stop.fields["lines"], stop.actions) == (0, [], (number("stop"),))
    assert (on.fields["cost"], on.fields["lines"], on.actions) == (1, ["rome-caralis"], (number("build caralis rome"),))
    assert on.fields["places"] == ["massilia", "caralis", "rome"]


def test_emp_14_the_choice_of_a_path_is_part_of_the_route() -> None:
    """Two shortest paths that pay differently make two gestures of one route; one of them is proposed (EMP-R11)."""
    setup = Setup(3, wealth={"lutetia": "oil"})
    setup.turns("caralis rome", "massilia caralis", "aquileia rome", "augusta_vindelicorum aquileia")
    state = setup.turns("lugdunum massilia").state
    places = ["lutetia", "lugdunum", "augusta_vindelicorum"]
    one, other = [route for route in to(state, "lutetia") if route.fields["places"] == places]
    assert [GAME.notation.text(route.actions[-1]) for route in (one, other)] == ["count apollo 3", "count apollo 1"]
    assert [route.fields["points"] for route in (one, other)] == [[1, 0, 3], [1, 2, 1]]
    assert [route.fields["proposed"] for route in (one, other)] == [True, False]
    assert one.fields["tied"] and other.fields["tied"]
    assert other.fields["path"] == ["rome", "caralis", "massilia", "lugdunum", "lutetia"]


def test_there_are_no_routes_where_nobody_can_build() -> None:
    state = GAME.new(3)
    assert GAME.gestures(state, 0) == []
    assert GAME.gestures(Setup(3).roads(0, 0, 0).state, 0) == []
    state.playout(Rng(1))
    assert all(GAME.gestures(state, seat) == [] for seat in range(3))


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            [
                "Massilia from Caralis: 1 road, 4 points, 3 to others",
                "Massilia from Rome by way of Caralis: 2 roads, 2 points",
            ],
        ),
        (
            "fr",
            [
                "Massilia depuis Caralis\u202f: 1 route, 4 points, 3 pour les autres",
                "Massilia depuis Rome par Caralis\u202f: 2 routes, 2 points",
            ],
        ),
    ],
)
def test_a_route_is_a_phrase(language: str, phrases: list[str]) -> None:
    words = Words(language, GAME)
    assert [words.gesture(route) for route in to(massilia(), "massilia")] == phrases


def test_a_route_that_has_been_begun_is_a_phrase_of_what_is_left() -> None:
    state = massilia()
    play(state, "city massilia")
    play(state, "build massilia caralis")
    assert [Words("en", GAME).gesture(route) for route in GAME.gestures(state, 0)] == [
        "Massilia from Caralis: no more roads, 4 points, 3 to others",
        "Massilia from Rome by way of Caralis: 1 road, 2 points",
    ]


def test_phrases_tell_all_routes_of_a_position_apart() -> None:
    state, rng = GAME.new(4), Rng(5)
    GAME.deal(state, rng)
    words = Words("fr", GAME)
    while not state.is_over():
        phrases = [words.gesture(route) for route in GAME.gestures(state, state.turn)]
        assert len(set(phrases)) == len(phrases)
        state.play(state.turn, state.sample(state.turn, rng))
