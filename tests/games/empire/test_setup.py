"""Setting up: maps, wealth, roads, who begins, variants."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from networkx import (
    Graph,
    is_connected,
    maximum_spanning_edges,
    minimum_spanning_edges,
    single_source_dijkstra_path_length,
)

from quadriga import Rng
from quadriga.core.errors import BadOption
from quadriga.core.seats import CHANCE, SPECTATOR
from quadriga.games.empire.rules import codes
from quadriga.words import Words
from tests.games.empire.setup import BOARD, GAME, PLAYERS, Setup, number, play, scores, texts, turn

DATA = GAME.board_data()
COMBINATIONS = [{"goods": goods, "whole_colour": whole} for goods in ("reduced", "all") for whole in ("off", "on")]


def graph(seats: int) -> Graph:
    found = Graph()
    for line, length in BOARD.map_for[seats].lengths.items():
        one, other = (BOARD.places[place] for place in BOARD.between[line])
        found.add_edge(one, other, length=length)
    return found


@pytest.mark.parametrize(("seats", "cities"), [(2, 30), (3, 30), (4, 40), (5, 40)])
def test_emp_1_every_city_of_the_side_in_use_has_a_token(seats: int, cities: int) -> None:
    view = GAME.view(Setup(seats).state, SPECTATOR)
    assert len(view["cities"]) == cities
    tokens = [(DATA["places"][city]["colour"], DATA["places"][city]["value"]) for city in view["cities"]]
    assert len(set(tokens)) == cities
    assert len({colour for colour, _ in tokens}) == 6
    assert {line["length"] for sheet in DATA["maps"].values() for line in sheet["lines"].values()} == {1, 2}


def test_emp_1_the_board_is_described_once_for_pages() -> None:
    """Everything a view names by id, with what never changes in a game: tokens, lines, coordinates, points."""
    assert json.loads(json.dumps(DATA)) == DATA
    assert list(DATA["places"]) == list(GAME.names["city"]) and list(DATA["wealth"]) == list(GAME.names["wealth"])
    assert DATA["places"]["rome"] == {"name": "Rome", "lat": 41.89, "lon": 12.49, "colour": None, "value": None}
    caralis = DATA["places"]["caralis"]
    assert (caralis["colour"], caralis["value"], round(caralis["lat"]), round(caralis["lon"])) == ("red", 2, 39, 9)
    assert DATA["colours"]["red"]["shape"] == "square"
    for seats in (2, 3, 4, 5):
        sheet = next(s for s in DATA["maps"].values() if s["players"][0] <= seats <= s["players"][1])
        assert sheet["cities"] == list(GAME.view(Setup(seats).state, SPECTATOR)["cities"])
        for name, line in sheet["lines"].items():
            assert name == "-".join(line["between"]) and {*line["between"]} <= {"rome", *sheet["cities"]}
    assert DATA["maps"]["small"]["lines"]["rome-caralis"]["length"] == 1
    assert (DATA["roads"], DATA["bonus"], DATA["tables"]["gold"][8], DATA["wealth"]["gold"]["count"]) == (25, 10, 64, 8)


def test_emp_1_the_small_map_is_the_one_recovered() -> None:
    board = graph(3)
    lengths = [data["length"] for _, _, data in board.edges(data=True)]
    assert (len(board), len(lengths), lengths.count(1), lengths.count(2), sum(lengths)) == (31, 49, 34, 15, 64)
    assert is_connected(board)
    degrees = [degree for _, degree in board.degree()]
    assert (min(degrees), max(degrees), board.degree("rome")) == (2, 5, 4)
    for edges, cost in ((minimum_spanning_edges, 35), (maximum_spanning_edges, 45)):
        assert sum(data["length"] for _, _, data in edges(board, weight="length")) == cost
    away = single_source_dijkstra_path_length(board, "rome", weight="length")
    assert Counter(away.values()) == {0: 1, 1: 3, 2: 6, 3: 7, 4: 5, 5: 7, 6: 2}
    values = {colour: sorted(BOARD.value[c] for c in BOARD.map_for[3].cities if BOARD.colour[c] == n)
              for n, colour in enumerate(BOARD.colours)}  # fmt: skip
    assert values == {
        "blue": [2, 3, 4, 6, 8], "green": [2, 3, 4, 6, 8], "red": [1, 2, 3, 4, 5],
        "purple": [1, 2, 3, 4, 5], "yellow": [1, 2, 3, 4, 5], "black": [0, 1, 2, 3, 4],
    }  # fmt: skip


def test_emp_r18_the_large_map_is_named_as_our_own() -> None:
    assert [BOARD.map_for[seats].name for seats in (2, 3, 4, 5)] == ["small", "small", "large", "large"]
    assert "note-large-map" in GAME.meta.notes
    for language, word in (("en", "reconstruction"), ("fr", "reconstitution")):
        words = Words(language, GAME)
        assert word in words.say("note-large-map") and word in words.name("map", "large")
    large, small = graph(4), graph(2)
    assert is_connected(large) and set(small) <= set(large) and len(large) == 41
    assert large.has_edge("rome", "caralis") and large.has_edge("caralis", "massilia")


def test_emp_2_a_random_token_lies_open_on_every_city() -> None:
    state = GAME.new(3)
    order = [BOARD.places[city] for city in BOARD.map_for[3].cities]
    rng = Rng(5)
    for city in order:
        assert state.actors() == [CHANCE]
        view = GAME.view(state, SPECTATOR)
        assert (view["decision"], view["dealing"]) == ("deal", city)
        left = [n for n in state.pool if n]
        assert state.weights() == left
        state.play(CHANCE, state.sample(CHANCE, rng))
    laid = [city["wealth"] for city in GAME.view(state, SPECTATOR)["cities"].values()]
    assert None not in laid and len(set(laid)) == 9


@pytest.mark.parametrize(("seats", "goods", "gold"), [(2, 3, 6), (3, 3, 6), (4, 4, 8), (5, 4, 8)])
def test_emp_3_with_two_or_three_players_ten_tokens_are_left_out(seats: int, goods: int, gold: int) -> None:
    laid = Counter(city["wealth"] for city in GAME.view(Setup(seats).state, SPECTATOR)["cities"].values())
    assert laid == {**dict.fromkeys(BOARD.goods, goods), "gold": gold}
    assert GAME.view(Setup(seats).state, SPECTATOR)["left_over"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_emp_4_everyone_has_25_roads_that_never_come_back(seats: int) -> None:
    state, rng = Setup(seats).state, Rng(seats)
    assert list(state.roads[:seats]) == [25] * seats and scores(state) == [0] * seats
    while not state.is_over():
        before = list(state.roads)
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        assert all(0 <= now <= was for now, was in zip(state.roads, before, strict=True))


def test_emp_5_the_first_player_is_drawn_and_turns_go_round() -> None:
    state = GAME.new(4)
    while state.decision == codes.DEAL:
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert state.legal(CHANCE) == [number(f"first {name}") for name in PLAYERS[:4]]
    assert state.weights() == [1, 1, 1, 1]
    play(state, "first apollo")
    order = []
    for route in ("pisae rome", "aquileia rome", "messana rome", "caralis rome", "salona rome"):
        order += state.actors()
        turn(state, route)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_emp_25_all_forty_tokens_may_be_mixed(seats: int) -> None:
    state = GAME.new(seats, {"goods": "all"})
    assert dict(zip(BOARD.kinds, state.pool, strict=False)) == {**dict.fromkeys(BOARD.goods, 4), "gold": 8}
    seen = set()
    for seed in range(30):
        state = GAME.new(seats, {"goods": "all"})
        GAME.deal(state, Rng(seed))
        laid = Counter(city["wealth"] for city in GAME.view(state, SPECTATOR)["cities"].values())
        assert sum(laid.values()) == 30 and state.pool_size == 10
        seen.add(tuple(laid[kind] for kind in BOARD.kinds))
    assert len(seen) > 20


def test_emp_r19_ten_tokens_stay_unseen_but_can_be_worked_out() -> None:
    state = GAME.new(2, {"goods": "all"})
    GAME.deal(state, Rng(1))
    view = GAME.view(state, SPECTATOR)
    assert sum(view["left_over"].values()) == 10
    laid = Counter(city["wealth"] for city in view["cities"].values())
    assert laid + Counter(view["left_over"]) == {**dict.fromkeys(BOARD.goods, 4), "gold": 8}
    while not state.is_over():
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, Rng(state.available % 1000)))
    assert GAME.view(state, 0)["left_over"] == view["left_over"]
    assert GAME.new(2).options["goods"] == "reduced"
    for seats in (4, 5):
        with pytest.raises(BadOption):
            GAME.new(seats, {"goods": "all"})


def test_emp_r20_whole_colour_is_offered_to_two_and_three() -> None:
    assert GAME.new(3).options["whole_colour"] == "off"
    assert GAME.new(2, {"whole_colour": "on"}).options["whole_colour"] == "on"
    for seats in (4, 5):
        with pytest.raises(BadOption):
            GAME.new(seats, {"whole_colour": "on"})


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(o.values()))
def test_both_variants_can_be_combined(seats: int, options: dict[str, str]) -> None:
    """EMP-25, EMP-26 alone and together, to the end of random games."""
    for seed in range(5):
        state = GAME.new(seats, options)
        state.playout(Rng(seed))
        assert state.is_over() and GAME.faults(state) == []


@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 10), (4, 10), (5, 8)])
def test_emp_r21_all_have_equally_many_turns(seats: int, each: int) -> None:
    state, rng = Setup(seats, first=1).state, Rng(3)
    order = []
    while not state.is_over():
        seat = state.actors()[0]
        if state.decision == codes.CITY:
            order.append(seat)
        action = number("stop") if "stop" in texts(state) else state.sample(seat, rng)
        state.play(seat, action)
    assert order == [(1 + n) % seats for n in range(seats * each)]


def test_emp_r22_no_seat_has_a_power_of_its_own() -> None:
    """The same turns by players one seat further on give the same game, one seat further on."""
    routes = ("messana rome", "carthago messana", "icosium carthago", "caralis icosium", "massilia caralis rome")
    one, other = Setup(3, first=0).state, Setup(3, first=1).state
    Setup.of(one).turns(*routes)
    Setup.of(other).turns(*routes)
    assert [one.points(seat) for seat in (0, 1, 2)] == [other.points(seat) for seat in (1, 2, 0)]
    assert [one.roads[seat] for seat in (0, 1, 2)] == [other.roads[seat] for seat in (1, 2, 0)]


def test_emp_r23_the_score_has_no_limit_and_never_falls() -> None:
    state = Setup(2).change(scored=[99, 250, 0, 0, 0]).state
    turn(state, "messana rome")
    turn(state, "carthago messana")
    assert scores(state) == [101, 251]
    state, rng = Setup(5).state, Rng(8)
    while not state.is_over():
        before = scores(state)
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        assert all(now >= was for now, was in zip(scores(state), before, strict=True))
