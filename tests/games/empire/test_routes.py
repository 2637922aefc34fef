"""Whole routes, as pages and terminals offer them."""

from __future__ import annotations

import json

from quadriga import Match, Rng
from quadriga.games.empire import codes
from quadriga.terminal import empire as terminal
from quadriga.words import Words
from tests.games.empire.table import GAME, number, play, scores, start, turns


def test_routes_for_a_city_say_what_they_cost_and_pay() -> None:
    state = start(2, wealth={"massilia": "meat"})
    turns(state, "messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    short, through = GAME.routes(state, "massilia")
    assert (short.places, short.cost, short.points) == (("massilia", "caralis"), 1, (1 + 1 + 2, 1 + 2))
    assert short.path == ("rome", "messana", "carthago", "icosium", "caralis", "massilia")
    assert (through.places, through.cost, through.points) == (("massilia", "caralis", "rome"), 2, (2, 0))
    assert through.path == ("rome", "caralis", "massilia")
    assert short.proposed and through.proposed
    assert [GAME.notation.text(action) for action in short.actions] == [
        "city massilia", "build massilia caralis", "stop",
    ]  # fmt: skip
    assert json.loads(json.dumps(through.json())) == through.json()


def test_routes_for_all_cities_are_those_of_each() -> None:
    state, rng = start(4), Rng(6)
    for _ in range(60):
        if state.decision == codes.CITY:
            each = [route for action in state.legal(state.turn) for route in GAME.routes(state, _city(action))]
            assert sorted(each, key=lambda r: r.actions) == sorted(GAME.routes(state), key=lambda r: r.actions)
        state.play(state.actors()[0], state.sample(state.actors()[0], rng))


def _city(action: int) -> str:
    return str(GAME.action(action).json()["city"])


def test_a_route_plays_to_what_it_promises() -> None:
    """Decision by decision on a state, and in a match that plays forced decisions itself."""
    match, rng = Match(GAME.new(3), Rng(9)), Rng(10)
    while not match.state.is_over():
        state = match.state
        seat, before = state.turn, scores(state)
        roads = state.roads[seat]
        found = GAME.routes(state)
        route = found[rng.below(len(found))]
        trial = state.clone()
        for action in route.actions:
            trial.play(seat, action)
        begun = len(match.lines)
        while (done := len(match.lines) - begun) < len(route.actions):
            match.play(seat, route.actions[done])
        assert [line.action for line in match.lines[begun : begun + len(route.actions)]] == list(route.actions)
        assert tuple(now - was for now, was in zip(scores(trial), before, strict=True)) == route.points
        assert roads - trial.roads[seat] == route.cost


def test_routes_in_the_middle_of_a_turn_finish_it() -> None:
    state = start(2, wealth={"massilia": "meat"})
    turns(state, "messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    play(state, "city massilia")
    play(state, "build massilia caralis")
    stop, on = GAME.routes(state)
    assert (stop.cost, stop.actions) == (0, (number("stop"),))
    assert (on.cost, on.actions) == (1, (number("build caralis rome"),))
    assert on.places == ("massilia", "caralis", "rome")
    assert [route["actions"] for route in GAME.view(state, 0)["routes"]] == [list(stop.actions), list(on.actions)]


def test_there_are_no_routes_where_nobody_can_build() -> None:
    state = GAME.new(3)
    assert GAME.routes(state) == []
    GAME.deal(state, Rng(1))
    assert GAME.routes(state, "gades") == []
    assert GAME.routes(state, "atlantis") == []
    state.playout(Rng(1))
    assert GAME.routes(state) == [] and GAME.view(state, 0)["routes"] == []


def test_the_terminal_offers_whole_routes() -> None:
    state = start(2, wealth={"massilia": "meat"})
    turns(state, "messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    play(state, "city massilia")
    play(state, "build massilia caralis")
    offered = terminal.choices(GAME.view(state, 0), Words("en", GAME))
    assert [text for text, _ in offered] == [
        "Massilia ← Caralis · 0 roads · Jupiter +4, Neptune +3",
        "Massilia ← Caralis ← Rome · 1 road · Jupiter +2",
    ]
    for _, actions in offered:
        trial = state.clone()
        for action in actions:
            trial.play(0, action)
        assert trial.actors() == [1]
