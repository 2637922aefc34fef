"""The path that is counted: shortest in pieces, over everyone's roads, chosen when it matters, doubled by gold."""

from __future__ import annotations

import pytest

from quadriga import Rng
from quadriga.games.empire.rules import codes
from quadriga.games.empire.shown.gestures import proposed
from tests.games.empire.setup import GAME, Setup, path, play, points, scores, texts, turn

# Two ways of three pieces from Rome to Lugdunum, joined there by the last route, which goes on to Lutetia. The first
# letter is the owner: J C-Rome, N M-C, N L-M on one side; A Aq-Rome, J Aug-Aq, A L-Aug on the other.
TWO_WAYS = (
    "caralis rome",
    "massilia caralis",
    "aquileia rome",
    "augusta_vindelicorum aquileia",
    "lugdunum massilia",
)
PLAIN = {"lutetia": "oil", "burdigala": "wood", "byzantium": "meat", "mogontiacum": "wine"}


def gained(state, act) -> list[int]:
    before = scores(state)
    act()
    return [now - was for now, was in zip(scores(state), before, strict=True)]


def two_ways(**options):
    """Apollo has just built Lutetia - Lugdunum - Augusta Vindelicorum and has to choose."""
    state = Setup(3, wealth=PLAIN, **options).turns(*TWO_WAYS).state
    play(state, "city lutetia")
    play(state, "build lutetia lugdunum")
    play(state, "build lugdunum augusta_vindelicorum")
    return state


def test_emp_12_the_rulebooks_first_path_example() -> None:
    """Violet joins a new city over a road of Yellow: both gain one point."""
    state = Setup(2, wealth={"caralis": "oil", "massilia": "wood"}).state
    turn(state, "caralis rome")
    assert gained(state, lambda: turn(state, "massilia caralis")) == [1, 1]


def test_emp_15_the_rulebooks_gold_example() -> None:
    """Three roads, two of Violet's and one of Yellow's, and a gold coin: four points and two."""
    state = (
        Setup(2, wealth={"caralis": "oil", "massilia": "wood", "messana": "wine", "emporiae": "gold"})
        .turns("caralis rome", "massilia caralis", "messana rome")
        .state
    )
    assert state.actors() == [1]
    assert gained(state, lambda: turn(state, "emporiae massilia")) == [2, 4]


def test_emp_13_only_the_shortest_path_counts() -> None:
    state = (
        Setup(2, wealth={"massilia": "meat"})
        .turns("messana rome", "carthago messana", "icosium carthago", "caralis icosium")
        .state
    )
    # By Icosium, Carthago and Messana it would be seven pieces, and Neptune would gain too.
    before = scores(state)
    assert path(turn(state, "massilia caralis rome")) == ["rome-caralis", "massilia-caralis"]
    assert scores(state) == [before[0] + 2, before[1]]


def test_emp_14_the_player_on_turn_chooses_among_equal_paths() -> None:
    state = two_ways()
    assert (state.decision, state.actors()) == (codes.COUNT, [2])
    assert texts(state) == ["count apollo 1", "count apollo 3"]
    other = state.clone()
    before = scores(state)
    one_way, other_way = play(state, "count apollo 1"), play(other, "count apollo 3")
    assert path(one_way) == ["rome-caralis", "massilia-caralis", "massilia-lugdunum", "lugdunum-lutetia"]
    assert path(other_way)[:2] == ["rome-aquileia", "aquileia-augusta_vindelicorum"]
    assert [now - was for now, was in zip(scores(state), before, strict=True)] == [1, 2, 1]
    assert [now - was for now, was in zip(scores(other), before, strict=True)] == [1, 0, 3]
    assert state.actors() == other.actors() == [0]


def test_emp_r10_paths_are_measured_in_pieces_over_everyones_roads() -> None:
    """Two lines with three pieces and three lines with three pieces are equally short; a line of two pays two."""
    state = (
        Setup(3, wealth={**PLAIN, "thessalonica": "wine", "viminacium": "wood", "aquincum": "gems"})
        .turns("thessalonica rome", "aquileia rome", "aquincum aquileia", "viminacium thessalonica")
        .state
    )
    play(state, "city byzantium")
    play(state, "build byzantium viminacium")
    play(state, "build viminacium aquincum")
    assert texts(state) == ["count neptune 2", "count neptune 4"]
    other = state.clone()
    assert gained(state, lambda: play(state, "count neptune 2")) == [3, 2, 0]
    assert gained(other, lambda: play(other, "count neptune 4")) == [0, 4, 1]


def test_emp_r11_others_are_asked_about_only_where_paths_differ() -> None:
    """Both paths give Jupiter two points: the question is how many pieces of Neptune count."""
    state = two_ways()
    play(state, "count apollo 3")
    play(state, "city burdigala")
    play(state, "build burdigala lugdunum")
    assert state.actors() == [0] and texts(state) == ["count neptune 0", "count neptune 2"]
    counting = GAME.view(state, 0)["counting"]
    assert counting == {"seat": 1, "settled": [None, None, None]}
    assert gained(state, lambda: play(state, "count neptune 0")) == [2, 0, 2]


def test_emp_r11_paths_that_pay_alike_are_one_choice() -> None:
    state = (
        Setup(3, wealth=PLAIN)
        .turns("caralis rome", "aquileia rome", "massilia caralis", "augusta_vindelicorum aquileia")
        .state
    )
    turn(state, "lugdunum massilia")
    # Two shortest paths, each with one piece of everybody besides the first: nobody is asked.
    assert gained(state, lambda: turn(state, "lutetia lugdunum augusta_vindelicorum")) == [1, 1, 2]
    assert state.actors() == [0] and state.decision == codes.CITY


@pytest.mark.parametrize(
    ("scored", "choice"), [((0, 9, 3), [2, 0, 2]), ((0, 3, 9), [2, 2, 0]), ((50, 9, 3), [2, 0, 2])]
)
def test_emp_r11_the_proposal_pays_the_leader_least(scored: tuple[int, ...], choice: list[int]) -> None:
    """With equal own points, the path that pays the best other player least is proposed."""
    state = two_ways()
    play(state, "count apollo 3")
    Setup.of(state).change(scored=[*scored, 0, 0])
    play(state, "city burdigala")
    play(state, "build burdigala lugdunum")
    offered = [gesture.fields for gesture in GAME.gestures(state, 0)]
    assert sorted(route["points"] for route in offered) == [[2, 0, 2], [2, 2, 0]]
    assert [route["points"] for route in offered if route["proposed"]] == [choice]


def test_emp_r11_the_proposal_has_most_points_for_the_player() -> None:
    state = two_ways()
    offered = [gesture.fields for gesture in GAME.gestures(state, 2)]
    assert [route["points"] for route in offered if route["proposed"]] == [[1, 0, 3]]
    assert all(route["tied"] for route in offered)


@pytest.mark.parametrize(
    ("gains", "best"),
    [
        ([(1, 0, 0, 0), (2, 9, 9, 9)], 1),  # most own points
        ([(1, 2, 0, 0), (1, 0, 1, 3)], 1),  # tied leaders count together
        ([(1, 1, 0, 2), (1, 0, 1, 0)], 1),  # then fewest for all others
        ([(1, 1, 0, 0), (1, 0, 1, 0)], 0),  # then the first
    ],
)
def test_emp_r11_what_decides_between_payments(gains: list[tuple[int, ...]], best: int) -> None:
    state = Setup(4).change(scored=[9, 5, 5, 1, 0]).state
    assert proposed(state, gains) == best


def test_emp_r11_a_choice_may_take_several_answers() -> None:
    """Three payments that differ in two seats are settled by two answers, each payment by one way only."""
    state = three_payments()
    seen = {}
    waiting = [((), state)]
    while waiting:
        answers, position = waiting.pop()
        for text in texts(position):
            after = position.clone()
            play(after, text)
            assert GAME.faults(after) == []
            if after.decision == codes.COUNT:
                assert len(texts(after)) > 1
                asked, settled = (GAME.view(after, 0)["counting"][key] for key in ("seat", "settled"))
                assert settled[asked] is None and sum(pieces is not None for pieces in settled) == 1
                waiting.append(((*answers, text), after))
            else:
                paid = tuple(now - was for now, was in zip(scores(after), scores(state), strict=True))
                assert paid not in seen
                seen[paid] = (*answers, text)
    assert len(seen) >= 3 and max(len(answers) for answers in seen.values()) == 2


def three_payments():
    """A position from random play on the large map in which two answers are needed."""
    for seed in range(500):
        state, rng = GAME.new(5), Rng(seed)
        while not state.is_over():
            seat = state.actors()[0]
            state.play(seat, state.sample(seat, rng))
            if state.decision == codes.COUNT and state.fixed_seats == 0:
                offered = GAME.gestures(state, seat)
                if len(offered) > 2 and any(len(gesture.actions) == 2 for gesture in offered):
                    return state
    raise AssertionError("no such position in 500 games")


def test_emp_r12_gold_doubles_once_for_every_player_and_joins_no_set() -> None:
    state = Setup(3, wealth={"caralis": "gold", "massilia": "gold", "emporiae": "gold"}).state
    assert gained(state, lambda: turn(state, "caralis rome")) == [2, 0, 0]
    # A coin already held does not double again: twice, not four times.
    assert gained(state, lambda: turn(state, "massilia caralis")) == [2, 2, 0]
    assert gained(state, lambda: turn(state, "emporiae massilia")) == [2, 2, 2]
    assert gained(state, lambda: turn(state, "messana rome")) == [1, 0, 0]
    for seat in range(3):
        assert points(state, seat)["rows"] == points(state, seat)["columns"] == 0


def test_a_route_that_has_been_begun_is_shown() -> None:
    state = Setup(2).turns("messana rome", "carthago messana", "icosium carthago", "caralis icosium").state
    Setup.of(state).plays("city massilia", "build massilia caralis")
    assert GAME.view(state, 0)["building"] == {
        "city": "massilia",
        "places": ["massilia", "caralis"],
        "lines": ["massilia-caralis"],
        "cost": 1,
    }
