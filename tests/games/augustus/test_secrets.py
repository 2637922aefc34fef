"""What a seat cannot know: start cards of others, what they put aside, what they have committed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng
from quadriga.core.title.events import Event
from quadriga.core.title.gesture import Secret
from quadriga.games.augustus.rules import codes
from tests.games.augustus.policy import BUSY, lively, some_options
from tests.games.augustus.setup import Setup, Table, load

pytestmark = pytest.mark.sweep

ATTACKED = {"remove", "clear", "lose"}
"""Decisions of an attack's victims."""


def after_the_start(seats: int = 3, seed: int = 5) -> Table:
    state = load().new(seats)
    rng = Rng(seed)
    while state.decision != codes.DRAW:
        actor = state.actors()[0]
        state.play(actor, state.sample(actor, rng))
    return Table(state)


def test_start_cards_are_hidden_from_the_others() -> None:
    state = load().new(3)
    load().deal(state, Rng(1))
    for looker in (SPECTATOR, 0, 1, 2):
        hands = [seat["hand"] for seat in load().view(state, looker)["seats"]]
        assert [hand is not None for hand in hands] == [looker == seat for seat in range(3)]
    assert all(seat["hand"] for seat in load().view(state, OMNISCIENT)["seats"])


def test_dealing_tells_a_card_to_its_owner_alone() -> None:
    state = load().new(2)
    rng = Rng(3)
    seen = []
    while state.actors() == [-1]:
        state.play(-1, state.sample(-1, rng), seen.append)
    dealt = [event for event in seen if event.key == "dealt"]
    assert len(dealt) == 12
    for event in dealt:
        owner = event.seat
        assert "objective" in event.seen_by(owner)
        assert "objective" not in event.seen_by(1 - owner) and "objective" not in event.seen_by(SPECTATOR)


def test_discarded_start_cards_stay_unknown_to_the_others() -> None:
    table = after_the_start()
    aside = [table.seat(seat)["aside"] for seat in range(3)]
    mine = table.view(0)
    assert mine["seats"][0]["aside"] == aside[0] and mine["seats"][1]["aside"] is None
    assert set(aside[1] + aside[2]) <= set(mine["unseen"]) and not set(aside[0]) & set(mine["unseen"])
    assert len(mine["unseen"]) == mine["deck_size"] + 6
    assert len(table.view(SPECTATOR)["unseen"]) == mine["deck_size"] + 9


def test_redealing_spreads_unseen_cards_over_deck_and_discards() -> None:
    table = after_the_start()
    unseen = table.view(0)["unseen"]
    rng = Rng(9)
    where: Counter[tuple[str, int]] = Counter()
    for _ in range(1500):
        guess = table.state.redeal(0, rng)
        assert load().view(guess, 0) == table.view(0)
        for seat in (1, 2):
            for number in load().view(guess, OMNISCIENT)["seats"][seat]["aside"]:
                where[number, seat] += 1
    assert {number for number, _ in where} == set(unseen)
    expected = 1500 * 3 / len(unseen)
    for number in unseen:
        for seat in (1, 2):
            assert abs(where[number, seat] - expected) < 5.5 * expected**0.5


def test_redealing_guesses_commitments_of_others_and_forgets_half_of_them() -> None:
    setup = Setup(3).play(0, "17").play(1, "18", double_sword=1, shield=1).play(2, "3", double_sword=2)
    table = setup.table().chance("draw shield").do(1, "put 18 shield", "reserve").do(2, "put 3 shield")
    rng = Rng(2)
    guesses = [load().view(table.state.redeal(0, rng), OMNISCIENT)["seats"] for _ in range(400)]
    found = Counter(str(seats[1]["picks"]) for seats in guesses)
    reserve, moved = "[['18', 'shield'], 'reserve']", "[['18', 'shield'], ['18', 'double_sword']]"
    assert set(found) == {"[]", reserve, moved}, found
    assert 150 < found["[]"] < 250 and 60 < found[reserve] < 140
    assert {str(seats[2]["picks"]) for seats in guesses} == {"[]"}, "half a choice is not known to exist"
    own = load().view(table.state.redeal(1, rng), OMNISCIENT)["seats"][1]["picks"]
    assert own == [["18", "shield"], "reserve"], "what a seat has chosen itself it knows"


def test_redealing_guesses_what_victims_chose() -> None:
    setup = Setup(4).play(0, "41", double_sword=1, shield=1, chariot=1, catapult=1)
    for seat, number in ((1, "77"), (2, "78"), (3, "79")):
        setup.play(seat, number, shield=1, standard=1)
    table = setup.play(1, "80", dagger=1).play(2, "84", dagger=1).table().chance("draw double_sword")
    table.do(0, "put 41 double_sword", "reserve").others_stay()
    assert table.decision() == "remove" and table.actors() == [1, 2]
    table.do(1, "take 77 shield", "take 80 dagger")
    rng = Rng(3)
    seen = set()
    for _ in range(200):
        guess = table.state.redeal(2, rng)
        assert load().view(guess, 2) == table.view(2) and load().faults(guess) == []
        seen.add(str(sorted(load().view(guess, OMNISCIENT)["seats"][1]["picks"])))
    assert len(seen) == 3, "any two of three legions"


def test_redealing_guesses_cleared_and_lost_objectives() -> None:
    setup = Setup(3).play(0, "75", double_sword=1, standard=2, dagger=1).play(1, "77", shield=1).play(1, "78", shield=1)
    table = setup.play(2, "79", dagger=1).play(2, "80", dagger=1).table().chance("draw double_sword")
    table.do(0, "put 75 double_sword", "reserve").others_stay().do(1, "clear 78")
    rng = Rng(3)
    seen = {str(load().view(table.state.redeal(2, rng), OMNISCIENT)["seats"][1]["picks"]) for _ in range(50)}
    assert seen == {"['77']", "['78']"}
    setup = Setup(3).play(0, "81", shield=1, chariot=1, catapult=1, standard=1, dagger=1).control(1, "1", "2")
    table = setup.control(2, "3", "4").table().chance("draw double_sword").do(0, "put 81 double_sword", "reserve")
    table.do(1, "lose 1")
    seen = {str(load().view(table.state.redeal(2, rng), OMNISCIENT)["seats"][1]["picks"]) for _ in range(50)}
    assert seen == {"['1']", "['2']"}


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    state = load().new(3)
    state.playout(Rng(8))
    views = [load().view(state, looker) for looker in (SPECTATOR, 0, OMNISCIENT)]
    assert views[0] == views[1] == views[2]
    assert all(len(seat["aside"]) in (0, 3) for seat in views[0]["seats"])
    assert state.redeal(0, Rng(1)) == state


def test_redealing_while_start_cards_are_dealt_and_chosen() -> None:
    state, rng = load().new(3), Rng(6)
    while state.actors() == [-1]:
        for seat in (SPECTATOR, 0, 2):
            guess = state.redeal(seat, Rng(1))
            assert load().view(guess, seat) == load().view(state, seat) and load().faults(guess) == []
        state.play(-1, state.sample(-1, rng))
    for _ in range(3):
        state.play(1, state.legal(1)[0])
    state.play(2, state.legal(2)[0])
    kept = set()
    for n in range(60):
        guess = state.redeal(0, Rng(n))
        seats = load().view(guess, OMNISCIENT)["seats"]
        assert load().view(guess, 0) == load().view(state, 0) and load().faults(guess) == []
        assert len(seats[1]["picks"]) == 3 and seats[2]["picks"] == []
        assert seats[1]["picks"] == sorted(seats[1]["picks"], key=int)
        assert set(seats[1]["picks"]) <= set(seats[1]["hand"])
        kept.add(tuple(seats[1]["picks"]))
    assert len(kept) > 50


# ---- what others learn of a decision, and what a preview says of theirs ------------------------------------------


def finished(state: Any, seat: int, action: int, rng: Rng) -> list[Event]:
    """What happens when a seat takes a decision and goes on until it has committed, in a copy of the game."""
    trial = state.clone()
    events: list[Event] = []
    trial.play(seat, action, events.append)
    while not events and seat in trial.actors():
        trial.play(seat, trial.sample(seat, rng), events.append)
    return events


def until_shown(events: list[Event], looker: int) -> list[dict[str, Any]]:
    seen = []
    for event in events:
        if event.key == "shown":
            break
        seen.append(event.seen_by(looker))
    return seen


@pytest.mark.parametrize("own", [None, BUSY], ids=["the box", "rare powers abound"])
def test_others_learn_of_a_decision_no_more_than_it_tells(own: dict[str, Any] | None) -> None:
    game, rng = load(own), Rng(8)
    counted: Counter[tuple[str, bool]] = Counter()
    for seats in (2, 3, 4, 6):
        state = game.new(seats, {} if seats == 3 else some_options(rng))
        while actors := state.actors():
            for seat in actors:
                legal = state.legal(seat)
                secret = game.secret(state, seat, legal[0])
                assert all(game.secret(state, seat, action) == secret for action in legal)
                counted[game.decision(state, OMNISCIENT), secret is not None] += 1
                if secret is not None:
                    stories = [finished(state, seat, action, rng) for action in legal]
                    for outsider in {SPECTATOR, *range(seats)} - set(secret.insiders):
                        seen = [until_shown(events, outsider) for events in stories]
                        assert all(one == seen[0] for one in seen)
            seat = actors[rng.below(len(actors))]
            state.play(seat, lively(state, seat, rng))
    hidden = {decision for decision, secret in counted if secret}
    assert hidden == {"deal", "keep", "mobilise"} | (ATTACKED if own else hidden & ATTACKED)
    assert {"draw", "fill", "choose", "claim"} <= {decision for decision, secret in counted if not secret}


def test_a_dealt_card_is_for_one_seat_and_a_choice_for_its_own_until_it_is_shown() -> None:
    state, rng = load().new(2), Rng(2)
    while state.decision != codes.DEAL:
        state.play(CHANCE, state.sample(CHANCE, rng))
    assert load().secret(state, CHANCE, state.legal(CHANCE)[0]) == Secret(("objective",), (0,))
    load().deal(state, rng)
    assert load().secret(state, 1, state.legal(1)[0]) == Secret(("do",), (1,), until_shown=True)
    ordered = Setup(2, placement="ordered").play(0, "17").play(1, "18").table().chance("draw shield").state
    assert load().secret(ordered, 0, ordered.legal(0)[0]) is None, "one after another, for all to see"


@pytest.mark.parametrize("own", [None, BUSY], ids=["the box", "rare powers abound"])
def test_a_preview_is_the_same_in_every_game_the_seat_cannot_tell_from_this(own: dict[str, Any] | None) -> None:
    game, rng = load(own), Rng(3)
    state = game.new(3)
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        if seat != CHANCE:
            twin = state.redeal(seat, rng)
            for action in state.legal(seat):
                assert game.preview(state, seat, action) == game.preview(twin, seat, action)
        state.play(seat, lively(state, seat, rng))


@pytest.mark.parametrize("first", ["stay", "put 18 shield"])
def test_the_last_to_commit_is_not_shown_what_the_others_chose(first: str) -> None:
    table = Setup(2).play(0, "17").play(1, "18").table().chance("draw shield").do(1, first)
    if first != "stay":
        table.do(1, "reserve")
    assert table.actors() == [0]
    seen = load().preview(table.state, 0, *(load().notation.number(text) for text in ("put 17 shield", "reserve")))
    assert seen.then == "another" and seen.events == [{"event": "committed", "seat": 0}]
    assert seen.view["seats"][0]["picks"] == [["17", "shield"], "reserve"] and seen.view["seats"][1]["picks"] is None


def test_who_decides_alone_is_shown_what_comes_of_it() -> None:
    table = Setup(2).play(0, "17").play(1, "18").reserve(1, 0).table().chance("draw shield")
    assert table.actors() == [0]
    seen = load().preview(table.state, 0, *(load().notation.number(text) for text in ("put 17 shield", "reserve")))
    assert [event["event"] for event in seen.events] == ["committed", "shown", "placed", "token-aside"]
    assert seen.then == "chance" and seen.view["seats"][0]["objectives"][0]["filled"] == {"shield": 1}
