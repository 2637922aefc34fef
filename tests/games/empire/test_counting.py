"""The path that is counted: shortest in pieces, over everyone's roads, chosen when it matters, doubled by gold."""

from __future__ import annotations

import pytest

from quadriga import Rng
from quadriga.games.empire import codes, routes
from tests.games.empire.table import (
    GAME,
    change,
    play,
    points,
    scores,
    start,
    texts,
    turn,
    turns,
)

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
    state = start(3, wealth=PLAIN, **options)
    turns(state, *TWO_WAYS)
    play(state, "city lutetia")
    play(state, "build lutetia lugdunum")
    play(state, "build lugdunum augusta_vindelicorum")
    return state


def test_emp_12_the_rulebooks_first_path_example() -> None:
    """Violet joins a new city over a road of Yellow: both gain one point."""
    state = start(2, wealth={"caralis": "oil", "massilia": "wood"})
    turn(state, "caralis rome")
    assert gained(state, lambda: turn(state, "massilia caralis")) == [1, 1]


def test_emp_15_the_rulebooks_gold_example() -> None:
    """Three roads, two of Violet's and one of Yellow's, and a gold coin: four points and two."""
    state = start(2, wealth={"caralis": "oil", "massilia": "wood", "messana": "wine", "emporiae": "gold"})
    turns(state, "caralis rome", "massilia caralis", "messana rome")
    assert state.actors() == [1]
    assert gained(state, lambda: turn(state, "emporiae massilia")) == [2, 4]
    last = GAME.view(state, 0)["last_turn"]
    assert last == {
        "player": "neptune",
        "city": "emporiae",
        "path": ["rome", "caralis", "massilia", "emporiae"],
        "doubled": True,
        "points": [2, 4],
    }


def test_emp_13_only_the_shortest_path_counts() -> None:
    state = start(2, wealth={"massilia": "meat"})
    turns(state, "messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    # By Icosium, Carthago and Messana it would be seven pieces, and Neptune would gain too.
    assert gained(state, lambda: turn(state, "massilia caralis rome")) == [2, 0]
    assert GAME.view(state, 0)["last_turn"]["path"] == ["rome", "caralis", "massilia"]


def test_emp_14_the_player_on_turn_chooses_among_equal_paths() -> None:
    state = two_ways()
    assert (state.decision, state.actors()) == (codes.COUNT, [2])
    assert texts(state) == ["count apollo 1", "count apollo 3"]
    other = state.clone()
    assert gained(state, lambda: play(state, "count apollo 1")) == [1, 2, 1]
    assert GAME.view(state, 0)["last_turn"]["path"] == ["rome", "caralis", "massilia", "lugdunum", "lutetia"]
    assert gained(other, lambda: play(other, "count apollo 3")) == [1, 0, 3]
    assert GAME.view(other, 0)["last_turn"]["path"][1:3] == ["aquileia", "augusta_vindelicorum"]
    assert state.actors() == other.actors() == [0]


def test_emp_r10_paths_are_measured_in_pieces_over_everyones_roads() -> None:
    """Two lines with three pieces and three lines with three pieces are equally short; a line of two pays two."""
    state = start(3, wealth={**PLAIN, "thessalonica": "wine", "viminacium": "wood", "aquincum": "gems"})
    turns(state, "thessalonica rome", "aquileia rome", "aquincum aquileia", "viminacium thessalonica")
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
    assert counting == {"player": "neptune", "settled": {}}
    assert gained(state, lambda: play(state, "count neptune 0")) == [2, 0, 2]


def test_emp_r11_paths_that_pay_alike_are_one_choice() -> None:
    state = start(3, wealth=PLAIN)
    turns(state, "caralis rome", "aquileia rome", "massilia caralis", "augusta_vindelicorum aquileia")
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
    change(state, scored=[*scored, 0, 0])
    play(state, "city burdigala")
    play(state, "build burdigala lugdunum")
    found = GAME.routes(state)
    assert sorted(list(route.points) for route in found) == [[2, 0, 2], [2, 2, 0]]
    assert [list(route.points) for route in found if route.proposed] == [choice]


def test_emp_r11_the_proposal_has_most_points_for_the_player() -> None:
    state = two_ways()
    assert [list(route.points) for route in GAME.routes(state) if route.proposed] == [[1, 0, 3]]


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
    state = change(start(4), scored=[9, 5, 5, 1, 0])
    assert routes.propose(state, gains) == best


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
            if after.decision == codes.COUNT:
                assert len(texts(after)) > 1
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
                payments = {route.points for route in GAME.routes(state)}
                if len(payments) > 2 and any(len(route.actions) == 2 for route in GAME.routes(state)):
                    return state
    raise AssertionError("no such position in 500 games")


def test_emp_r12_gold_doubles_once_for_every_player_and_joins_no_set() -> None:
    state = start(3, wealth={"caralis": "gold", "massilia": "gold", "emporiae": "gold"})
    assert gained(state, lambda: turn(state, "caralis rome")) == [2, 0, 0]
    # A coin already held does not double again: twice, not four times.
    assert gained(state, lambda: turn(state, "massilia caralis")) == [2, 2, 0]
    assert gained(state, lambda: turn(state, "emporiae massilia")) == [2, 2, 2]
    assert gained(state, lambda: turn(state, "messana rome")) == [1, 0, 0]
    for seat in range(3):
        assert points(state, seat)["rows"] == points(state, seat)["columns"] == 0


def test_the_last_turn_is_shown_while_the_next_player_builds() -> None:
    """A line that is being built does not change what was counted before it."""
    state = start(2, wealth={"massilia": "meat"})
    turns(state, "messana rome", "carthago messana", "icosium carthago", "caralis icosium")
    shown = GAME.view(state, 0)["last_turn"]
    assert shown["path"] == ["rome", "messana", "carthago", "icosium", "caralis"]
    play(state, "city massilia")
    play(state, "build massilia caralis")
    assert GAME.view(state, 0)["last_turn"] == shown
    assert GAME.view(state, 0)["building"] == {
        "city": "massilia",
        "places": ["massilia", "caralis"],
        "lines": ["massilia-caralis"],
        "cost": 1,
    }
