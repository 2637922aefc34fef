"""Decisions that all seats take at once: commit, take back, commit again; nobody waits for another's screen."""

from __future__ import annotations

import pytest

from quadriga import Match, Rng
from quadriga.core.errors import CannotUndo, Stale
from tests.games.augustus.setup import Setup, load

CARDS = ("17", "18", "3")
"""An objective with a shield for each of three seats, none of them completed by one legion."""


def drawn(**options: str) -> Match:
    setup = Setup(3, **options)
    for seat, number in enumerate(CARDS):
        setup.play(seat, number, double_sword=1)
    return Match.sandbox(setup.table().chance("draw shield").state, Rng(1))


def play(match: Match, seat: int, *texts: str) -> None:
    for text in texts:
        match.play(seat, match.game.notation.number(text))


def picks(match: Match, seat: int, looker: int) -> object:
    return match.game.view(match.state, looker)["seats"][seat]["picks"]


def test_commit_take_back_and_commit_again() -> None:
    match = drawn()
    play(match, 0, "put 17 shield", "reserve")
    assert match.state.actors() == [1, 2] and match.can_undo(0)
    match.undo(0)
    assert match.state.actors() == [0, 1, 2] and picks(match, 0, 0) == [["17", "shield"]], "the legion was taken back"
    match.undo(0)
    assert picks(match, 0, 0) == [] and not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    play(match, 0, "stay")
    assert match.state.actors() == [1, 2]
    match.undo(0)
    play(match, 0, "put 17 shield", "take 17 double_sword")
    play(match, 1, "stay")
    play(match, 2, "stay")
    cards = match.game.view(match.state, 1)["seats"][0]["objectives"]
    assert cards[0]["filled"] == {"shield": 1}


@pytest.mark.parametrize("earlier", [0, 1])
def test_taking_back_leaves_what_others_committed_before_or_after(earlier: int) -> None:
    match = drawn()
    later = 1 - earlier
    play(match, earlier, f"put {CARDS[earlier]} shield", "reserve")
    play(match, later, f"put {CARDS[later]} shield", "reserve")
    assert match.state.actors() == [2]
    match.undo(earlier)
    match.undo(earlier)
    assert match.state.actors() == sorted([earlier, 2])
    assert picks(match, later, later) == [[CARDS[later], "shield"], "reserve"]
    play(match, earlier, "stay")
    assert match.state.actors() == [2] and match.can_undo(later)
    match.undo(later)
    assert match.state.actors() == sorted([later, 2])
    play(match, later, "reserve")
    play(match, 2, "stay")
    filled = [seat["objectives"][0]["filled"] for seat in match.game.view(match.state, 0)["seats"]]
    assert filled[earlier] == {"double_sword": 1} and filled[later] == {"double_sword": 1, "shield": 1}


def test_half_a_choice_of_the_last_seat_does_not_close_the_others() -> None:
    match = drawn()
    play(match, 0, "stay")
    play(match, 1, "stay")
    play(match, 2, "put 3 shield")
    assert match.can_undo(0) and match.can_undo(1) and match.can_undo(2)
    match.undo(0)
    assert match.state.actors() == [0, 2] and picks(match, 2, 2) == [["3", "shield"]]


def test_after_the_reveal_nothing_is_taken_back() -> None:
    match = drawn()
    for seat in range(3):
        play(match, seat, "stay")
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_no_seat_waits_for_another() -> None:
    """A decision made on an older screen still counts when all that came were commitments of others."""
    match = drawn()
    seen = len(match.decisions)
    play(match, 0, "stay")
    play(match, 1, "put 18 shield")
    match.play(2, match.game.notation.number("put 3 shield"), revision=seen)
    with pytest.raises(Stale):
        match.play(0, match.game.notation.number("stay"), revision=seen + 40)


def test_nobody_sees_a_commitment_before_all_are_in() -> None:
    one, other = drawn(), drawn()
    play(one, 0, "put 17 shield", "reserve")
    play(other, 0, "stay")
    for looker in (1, 2, -2):
        assert one.game.view(one.state, looker) == other.game.view(other.state, looker)
        told = [[event.seen_by(looker) for event in match.events] for match in (one, other)]
        assert told[0] == told[1] == [{"event": "committed", "seat": 0}]
    assert one.game.view(one.state, 0) != other.game.view(other.state, 0)


def test_the_start_choice_is_taken_back_too() -> None:
    match = Match(load().new(3), Rng(4))
    texts = [match.game.notation.text(action) for action in match.state.legal(1)]
    play(match, 1, texts[0])
    while 1 in match.state.actors():
        match.play(1, match.state.legal(1)[0])
    first = picks(match, 1, 1)
    assert match.state.actors() == [0, 2] and picks(match, 1, 0) is None
    match.play(2, match.state.legal(2)[0])
    while 1 not in match.state.actors() or picks(match, 1, 1):
        match.undo(1)
    assert match.state.actors() == [0, 1, 2] and picks(match, 1, 1) == []
    play(match, 1, texts[-1])
    assert picks(match, 1, 1) != first and picks(match, 2, 2)


def test_victims_take_back_until_all_have_chosen() -> None:
    setup = Setup(3).play(0, "41", shield=1, chariot=1, catapult=1, double_sword=1).play(1, "77", shield=2, chariot=2)
    setup.play(2, "78", shield=2, chariot=2)
    table = setup.table().chance("draw double_sword").do(0, "put 41 double_sword", "reserve").others_stay()
    assert table.decision() == "remove"
    match = Match.sandbox(table.state, Rng(1))
    play(match, 1, "take 77 shield", "take 77 chariot")
    assert match.state.actors() == [2]
    match.undo(1)
    play(match, 1, "take 77 shield")
    play(match, 2, "take 78 shield", "take 78 shield")
    assert not match.can_undo(1)
    filled = [seat["objectives"][0]["filled"] for seat in match.game.view(match.state, 0)["seats"][1:]]
    assert filled == [{"chariot": 2}, {"chariot": 2}]


def test_ordered_placement_can_be_taken_back_until_the_next_seat_decides() -> None:
    match = drawn(placement="ordered")
    play(match, 0, "put 17 shield")
    match.undo(0)
    play(match, 0, "put 17 shield", "reserve")
    assert match.state.actors() == [1] and match.can_undo(0)
    play(match, 1, "stay")
    assert not match.can_undo(0)


def test_powers_are_taken_back_until_chance_or_another_seat_decides() -> None:
    setup = (
        Setup(2).play(0, "43", double_sword=1, shield=1, chariot=1).play(0, "17", shield=2).play(0, "80").play(1, "1")
    )
    table = setup.table().chance("draw standard").do(0, "put 43 standard", "reserve").others_stay()
    match = Match.sandbox(table.state, Rng(1))
    before = match.state.fingerprint()
    play(match, 0, "take 17 shield", "put 17 double_sword", "take 17 shield")
    while match.can_undo(0):
        match.undo(0)
    assert match.state.fingerprint() == before
