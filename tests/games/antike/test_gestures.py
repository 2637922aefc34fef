"""Whole moves: each is a chain that can be played as one and does what it says; nothing that is legal is left out."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from quadriga import compiled
from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT
from quadriga.core.title.gesture import Gesture
from quadriga.games.antike.rules import codes
from quadriga.words import Words
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_maneuver import on_maneuver
from tests.games.antike.test_naive import SMALL

KINDS = (
    "go", "pay", "march", "meet", "attack", "fight", "fight-by-choice", "conquer", "conquer-by-choice",
)  # fmt: skip
WHOLE = {"go", "conquer", "fight"}
"""Decisions that always begin a whole move."""


def listed(table: Setup) -> list[Gesture]:
    return table.game.gestures(table.state, table.actor())


def texts(table: Setup, gesture: Gesture) -> list[str]:
    return [table.game.notation.text(action) for action in gesture.actions]


def marches(table: Setup, target: str) -> dict[str, list[str]]:
    """The moves to a province, by what they are: their kind, how many units, and over where."""
    return {
        " ".join([one.kind, str(one.fields.get("count", 1)), *one.fields["over"]]): texts(table, one)
        for one in listed(table)
        if one.fields.get("target") == target
    }


def played(state: State, seat: int, gesture: Gesture) -> tuple[State, list[dict[str, Any]]]:
    after, events = state.clone(), []
    for action in gesture.actions:
        assert seat in after.actors()
        after.play(seat, action, events.append)
    return after, [event.seen_by(OMNISCIENT) for event in events]


def check(gesture: Gesture, events: list[dict[str, Any]]) -> None:
    """A whole move does what it says."""
    fields = gesture.fields
    told = {key: [event for event in events if event["event"] == key] for key in ("paid", "moved", "spent", "fought")}
    if gesture.kind in ("go", "pay"):
        # Within the same turn: what a nation pays after its rondel move is no part of it.
        paid = [event["resource"] for event in told["paid"] for _ in range(event["amount"])]
        assert sorted(paid, key=codes.RESOURCES.index) == fields["pay"]
        # ANT-11: what the rondel says a space makes is what it makes.
        made = sum(event["amount"] for event in events if event["event"] == "produced")
        assert gesture.kind == "pay" or fields["made"] == made
    elif gesture.kind in ("march", "meet", "attack"):
        route = [fields["source"], *fields["over"], fields["target"]]
        steps = [(event["source"], event["target"]) for event in told["moved"]]
        assert steps == list(pairwise(route)) * fields.get("count", 1)
        assert fields["steps"] == len(route) - 1
        if gesture.kind == "march":
            assert told["fought"] == []
        if gesture.kind == "attack":
            assert told["fought"][0]["foe"] == fields["foe"]
    elif gesture.kind == "conquer":
        spent = [event["unit"] for event in told["spent"]]
        assert (spent.count("legion"), spent.count("galley")) == (fields["legions"], fields["galleys"])
        assert any(event["event"] == "conquered" and event["loser"] == fields["loser"] for event in events)
    elif gesture.kind == "fight":
        assert {event["foe"] for event in told["fought"]} == {fields["foe"]}
    else:
        # The losses are still to be chosen.
        assert gesture.kind in ("fight-by-choice", "conquer-by-choice") and not told["fought"] and not told["spent"]


def follow(seed: int) -> set[str]:
    """Look at the whole moves of every decision of a game where nations clash; returns their kinds."""
    options = {
        "map": ("orient", "occident")[seed % 4 // 2],
        "fight": ("to_the_end", "one_for_one")[seed % 3 % 2],
        "maneuver": ("two_phases", "free")[seed % 5 % 2],
        "bank_limit": "60" if seed % 6 == 0 else "none",
    }
    table, rng = crowded(4 if seed % 3 else 6, options, seed, SMALL), Rng(seed)
    met: set[str] = set()
    for _ in range(90):
        if table.state.is_over():
            break
        seat = table.actor()
        found = listed(table)
        for gesture in found[:: 1 + len(found) // 40]:
            check(gesture, played(table.state, seat, gesture)[1])
        assert len({gesture.actions for gesture in found}) == len(found) < 1000
        nothing_is_left_out(table, found)
        met |= {gesture.kind for gesture in found}
        others = set(range(table.state.seats)) - {seat}
        assert all(table.game.gestures(table.state, other) == [] for other in others)
        decisions = table.decisions()
        table.state.play(seat, decisions[rng.below(len(decisions))])
    return met


def nothing_is_left_out(table: Setup, found: list[Gesture]) -> None:
    """What is legal begins a whole move, or is one decision of its own."""
    begun = {gesture.actions[0] for gesture in found}
    legal = table.state.legal(table.actor())
    decisions = {action: table.game.notation.to_json(action) for action in legal}
    assert {action for action, decision in decisions.items() if decision["do"] in WHOLE} <= begun <= set(legal)
    # Units in the same place differ by the moves they have left: the freshest march, the others one by one.
    moves = [decision for decision in decisions.values() if decision["do"] == "move"]
    assert {(move["unit"], move["source"], move["target"]) for move in moves} == {
        (one.fields["unit"], one.fields["source"], one.fields["target"])
        for one in found
        if one.fields.get("steps") == 1
    }


@pytest.mark.sweep
def test_whole_moves_do_what_they_say_and_leave_nothing_out() -> None:
    met = set().union(*(follow(seed) for seed in range(0, 38 if compiled else 6, 2)))
    assert met == set(KINDS) if compiled else met <= set(KINDS)


def test_ant_r5_a_rondel_move_comes_with_every_way_to_pay_it() -> None:
    table = Setup().marker("phoenicia", "iron").has("phoenicia", marble=2, gold=1, coin=1)
    found = {(one.fields["space"], *one.fields["pay"]): one for one in listed(table)}
    price = {"temple": 0, "gold": 0, "maneuver_1": 0, "arming": 1, "marble": 2, "know_how": 3, "maneuver_2": 4}
    mixes = [
        (space, *["marble"] * marble, *["gold"] * gold, *["coin"] * coin)
        for space, units in price.items()
        for marble, gold, coin in product(range(3), range(2), range(2))
        if marble + gold + coin == units
    ]
    assert sorted(found) == sorted(mixes)
    assert texts(table, found["arming", "gold"]) == ["go arming", "pay gold"]
    after, _ = played(table.state, 3, found["know_how", "marble", "gold", "coin"])
    assert list(after.stock[12:16]) == [1, 0, 0, 0]


def test_legions_march_together_over_provinces_where_nobody_stands() -> None:
    table = on_maneuver().knows("phoenicia", "wheel").army("phoenicia", "petra", legion=2).play("go maneuver_1")
    assert marches(table, "babylon") == {
        "march 1 palmyra": ["move legion petra palmyra 2", "move legion palmyra babylon 1"],
        "march 2 palmyra": ["move legion petra palmyra 2", "move legion palmyra babylon 1"] * 2,
    }


def test_a_march_goes_round_foreign_units_or_meets_them() -> None:
    """ANT-R20: whoever stands in Palmyra is asked, so one legion enters and the move ends there."""
    table = on_maneuver().knows("phoenicia", "roads").army("phoenicia", "petra", legion=2)
    table.army("greece", "palmyra", legion=1).order("greece", "legion", "ask").play("go maneuver_1")
    assert marches(table, "palmyra") == {
        "meet 1": ["move legion petra palmyra 3", "let-be"],
        "attack 1": ["move legion petra palmyra 3", "foe greece"],
    }
    assert all("palmyra" not in one.fields["over"] for one in listed(table))


def test_ant_r21_standing_orders_say_whether_one_is_met() -> None:
    peaceful = on_maneuver().army("phoenicia", "petra", legion=2).army("greece", "palmyra", legion=1)
    peaceful.order("greece", "legion", "never").play("go maneuver_1")
    assert set(marches(peaceful, "palmyra")) == {"march 1", "march 2"}
    fierce = on_maneuver().army("phoenicia", "petra", legion=2).army("greece", "palmyra", legion=1)
    fierce.order("greece", "legion", "always").play("go maneuver_1")
    assert marches(fierce, "palmyra") == {"attack 1": ["move legion petra palmyra 1"]}


def test_ant_r24_a_conquest_comes_with_every_mix_of_units() -> None:
    table = on_maneuver().army("phoenicia", "athen", legion=2, galley=2).army("greece", "athen", legion=1)
    table.play("go maneuver_1")
    found = [one for one in listed(table) if one.kind == "conquer"]
    assert [(one.fields["legions"], one.fields["galleys"]) for one in found] == [(0, 2), (1, 1), (2, 0)]
    assert texts(table, found[1]) == ["conquer athen", "spend legion 1", "spend galley 1"]
    assert found[1].fields["loser"] == "greece"


def test_ant_r19_a_fight_takes_the_units_that_have_moved() -> None:
    table = on_maneuver().knows("phoenicia", "sailing").army("phoenicia", "athen", galley=1)
    table.army("phoenicia", "knossos", galley=1).army("greece", "athen", galley=2)
    table.order("greece", "galley", "never").play("go maneuver_1", "move galley knossos athen 2")
    by_choice, fight = (one for one in listed(table) if one.kind in ("fight", "fight-by-choice"))
    assert texts(table, fight) == ["fight galley athen", "lose 1"] and fight.fields["foe"] == "greece"
    assert texts(table, by_choice) == ["fight galley athen"] and by_choice.fields == fight.fields


def test_a_march_is_played_and_taken_back_as_one() -> None:
    table = on_maneuver().knows("phoenicia", "wheel").army("phoenicia", "petra", legion=2).play("go maneuver_1")
    match = Match.sandbox(table.state, Rng(1))
    gesture = next(one for one in listed(table) if one.fields["target"] == "babylon" and one.fields["count"] == 2)
    result = match.play_all(3, gesture.actions)
    assert (result.done, result.stopped) == (4, None)
    match.undo(3)
    assert match.state == table.state


def test_ant_r24_who_is_lost_in_a_conquest_can_be_chosen_unit_by_unit() -> None:
    """One of the two galleys has already moved: it is lost first, unless the attacker wants it otherwise."""
    table = on_maneuver().knows("phoenicia", "sailing").army("phoenicia", "athen", galley=1)
    table.army("phoenicia", "knossos", galley=1).play("go maneuver_1", "move galley knossos athen 2")
    found = {one.kind: texts(table, one) for one in listed(table) if one.fields.get("province") == "athen"}
    assert found == {
        "conquer-by-choice": ["conquer athen"],
        "conquer": ["conquer athen", "spend galley 1"],
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_whole_move_has_a_phrase(language: str) -> None:
    words = Words(language, Setup().game)
    for kind in KINDS:
        assert words.has(f"gesture-{kind}")
    table = on_maneuver().army("phoenicia", "athen", legion=3, galley=3).army("greece", "athen", legion=2)
    table.play("go maneuver_1")
    assert [words.gesture(one) for one in listed(table) if one.kind == "conquer"][1:] == {
        "en": [
            "Conquer Athen, losing one legion and 2 galleys",
            "Conquer Athen, losing 2 legions and one galley",
            "Conquer Athen, losing 3 legions",
        ],
        "fr": [
            "Conquérir Athen en perdant une légion et 2 galères",
            "Conquérir Athen en perdant 2 légions et une galère",
            "Conquérir Athen en perdant 3 légions",
        ],
    }[language]
