"""Whole moves: a legion with where it comes from, cards to keep or to take, legions to give up."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from quadriga import CHANCE, Match, Rng, compiled
from quadriga.core.title.gesture import Gesture
from quadriga.words import LANGUAGES, Words
from tests.games.augustus.policy import BUSY, lively, some_options
from tests.games.augustus.setup import Setup, Table, load

WHOLE = {"keep", "mobilise", "source", "muster", "rearrange", "put_down", "remove", "choose"}
"""Decisions that are part of larger moves; each of the others is a move of its own."""


def texts(table: Table, seat: int) -> list[tuple[str, ...]]:
    text = table.game.notation.text
    return [tuple(text(action) for action in gesture.actions) for gesture in table.game.gestures(table.state, seat)]


def of_kind(table: Table, seat: int, kind: str) -> list[dict[str, Any]]:
    return [gesture.fields for gesture in table.game.gestures(table.state, seat) if gesture.kind == kind]


def shield_drawn() -> Table:
    return Setup(2).play(0, "17", double_sword=1).play(0, "18").play(1, "2").table().chance("draw shield")


def test_aug_r2_a_legion_comes_with_its_source() -> None:
    table = shield_drawn()
    assert texts(table, 0) == [
        ("put 17 shield", "take 17 double_sword"), ("put 17 shield", "reserve"),
        ("put 18 shield", "take 17 double_sword"), ("put 18 shield", "reserve"), ("stay",),
    ]  # fmt: skip
    assert of_kind(table, 0, "place") == [{"objective": n, "symbol": "shield"} for n in ("17", "18")]
    assert of_kind(table, 0, "move")[1] == {
        "objective": "18", "symbol": "shield", "origin": "17", "origin_symbol": "double_sword",
    }  # fmt: skip


def test_half_a_move_is_completed() -> None:
    table = shield_drawn().do(0, "put 18 shield")
    assert texts(table, 0) == [("take 17 double_sword",), ("reserve",)]
    assert of_kind(table, 0, "place") == [{"objective": "18", "symbol": "shield"}]
    assert table.game.gestures(table.state, CHANCE) == []


def test_aug_r31_three_start_cards_are_kept_as_one_move() -> None:
    state = load().new(3)
    load().deal(state, Rng(4))
    table = Table(state)
    hand = table.seat(1)["hand"]
    found = [gesture.fields["objectives"] for gesture in load().gestures(state, 1)]
    assert len(found) == comb(6, 3) == len({tuple(kept) for kept in found})
    assert all(len(kept) == 3 and set(kept) <= set(hand) for kept in found)
    table.do(1, f"keep {hand[1]}")
    rest = load().gestures(state, 1)
    assert len(rest) == comb(4, 2) and all(len(gesture.actions) == 2 for gesture in rest)
    assert all(gesture.fields["objectives"][0] == hand[1] for gesture in rest)


def test_aug_r22_victims_give_up_all_legions_as_one_move() -> None:
    setup = Setup(3).play(0, "41", shield=1, chariot=1, catapult=1, double_sword=1).play(1, "77", shield=2, chariot=1)
    table = setup.play(2, "78").table().chance("draw double_sword").do(0, "put 41 double_sword", "reserve")
    table.others_stay()
    assert table.decision() == "remove" and table.actors() == [1]
    assert texts(table, 1) == [("take 77 shield", "take 77 shield"), ("take 77 shield", "take 77 chariot")]
    assert of_kind(table, 1, "remove")[1] == {"objectives": ["77", "77"], "symbols": ["shield", "chariot"]}


def test_aug_25_a_legion_is_moved_from_slot_to_slot() -> None:
    setup = Setup(2).play(0, "43", double_sword=1, shield=1, chariot=1).play(0, "17", shield=2).play(1, "1")
    table = setup.table().chance("draw standard").do(0, "put 43 standard", "reserve").others_stay()
    assert texts(table, 0) == [("take 17 shield", "put 17 double_sword"), ("done",)]
    table.do(0, "take 17 shield")
    assert of_kind(table, 0, "put_down") == [{"objective": "17", "symbol": "double_sword"}]


def test_aug_r15_two_new_objectives_are_taken_as_one_move() -> None:
    setup = Setup(2).play(0, "35", shield=1, chariot=1, catapult=1).play(1, "87").row("79", "80", "81", "84", "86")
    table = setup.table().chance("draw double_sword").do(0, "put 35 double_sword", "reserve").others_stay()
    assert table.decision() == "choose" and table.view()["due"] == 2
    assert len(texts(table, 0)) == comb(5, 2) and of_kind(table, 0, "choose")[0] == {"objectives": ["79", "80"]}


@pytest.mark.parametrize("own", [None, BUSY], ids=["the box", "rare powers abound"])
def test_every_move_plays_as_a_whole_and_no_decision_is_left_out(own: dict[str, Any] | None) -> None:
    game, rng = load(own), Rng(5)
    seen: Counter[str] = Counter()
    for seats in (2, 3, 5) if compiled else (3,):
        state = game.new(seats, some_options(rng))
        while actors := state.actors():
            for seat in actors:
                if seat != CHANCE:
                    seen[game.decision(state, seat)] += 1
                    _check(game, state, seat, game.gestures(state, seat))
            seat = actors[rng.below(len(actors))]
            state.play(seat, lively(state, seat, rng))
    assert set(seen) >= (WHOLE if own and compiled else {"mobilise", "choose"})


def _check(game: Any, state: Any, seat: int, found: list[Gesture]) -> None:
    assert bool(found) == (game.decision(state, seat) in WHOLE)
    assert len({gesture.actions for gesture in found}) == len(found) <= 400
    for gesture in found:
        trial = state.clone()
        for action in gesture.actions:
            trial.play(seat, action)
    if found:
        assert {action for gesture in found for action in gesture.actions} >= set(state.legal(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_phrase(language: str) -> None:
    words = Words(language, load())
    kinds = ("place", "move", "put_down", "stay", "done", "keep", "remove", "choose")
    assert [kind for kind in kinds if not words.has(f"gesture-{kind}")] == []


def test_a_move_is_played_and_taken_back_as_one() -> None:
    match = Match.sandbox(shield_drawn().state, Rng(1))
    move = next(gesture for gesture in match.game.gestures(match.state, 0) if gesture.kind == "move")
    before = match.state.fingerprint()
    match.play_all(0, move.actions)
    assert match.state.actors() == [1]
    match.undo(0)
    assert match.state.fingerprint() == before
