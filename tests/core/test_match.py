"""A match at the table: what was accepted twice, for a vanished position, or taken back by half."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.core.errors import BadRecord, CannotUndo, Stale
from quadriga.core.play.log import Decision
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR


def augustus(seats: int, seed: int, **options: str) -> Match:
    return Match(games.load("augustus").new(seats, {"start": "random_three", **options}), Rng(seed))


def texts(match: Match, seat: int) -> list[str]:
    return [match.game.notation.text(action) for action in match.state.legal(seat)]


def mobilising(seats: int, **options: str) -> Match:
    """A match in which seats 0 and 1 can each put a legion somewhere, which leaves one place to take it from."""
    for seed in range(100):
        match = augustus(seats, seed, mobilise="reserve_only", **options)
        if all(any(text.startswith("put") for text in texts(match, seat)) for seat in (0, 1)):
            return match
    raise AssertionError("no such match")


def first_put(match: Match, seat: int) -> str:
    return next(text for text in texts(match, seat) if text.startswith("put"))


def test_a_decision_for_a_vanished_position_is_stale() -> None:
    match = Match(games.load("empire").new(3), Rng(2))
    first = match.state.actors()[0]
    one, other = texts(match, first)[:2]
    match.play(first, one)
    rival = match.state.actors()[0]
    seen = match.revision(rival)
    match.undo_together(first)
    match.play(first, other)
    assert len(match.decisions) > 0
    with pytest.raises(Stale):
        match.play(rival, match.state.legal(match.state.actors()[0])[0], revision=seen)


def test_a_double_click_counts_once() -> None:
    match = mobilising(2)
    seen = match.revision(0)
    match.play(0, "stay", revision=seen)
    with pytest.raises(Stale):
        match.play(0, "stay", revision=seen)


def test_what_others_choose_meanwhile_does_not_make_a_decision_stale() -> None:
    match = mobilising(3)
    seen = match.revision(1)
    match.play(0, first_put(match, 0))
    match.undo(0)
    match.play(0, "stay")
    match.play(1, "stay", revision=seen)
    assert match.state.actors() == [2]


def test_taking_back_leaves_the_forced_decisions_of_others_forced() -> None:
    match = mobilising(3)
    for seat in (0, 1):
        match.play(seat, first_put(match, seat))
    assert match.state.actors() == [2], "taking the legion from the reserve was forced"
    match.undo(0)
    match.undo(1)
    assert match.state.actors() == [0, 1, 2]
    assert any(text.startswith("put") for text in texts(match, 1)), "nothing is left of what was taken back"
    match.play(0, first_put(match, 0))
    assert match.state.actors() == [1, 2]


def begun() -> Match:
    """A match in which seat 0 has a legion on the table, so that it can put one from two places."""
    for seed in range(100):
        match, rng = augustus(3, seed), Rng(seed)
        for _ in range(60):
            puts = [text for text in texts(match, 0) if text.startswith("put")]
            if puts and match.state.actors() == [0, 1, 2]:
                trial = match.state.clone()
                trial.play(0, match.game.notation.number(puts[0]))
                if len(trial.legal(0)) > 1:
                    return match
            actors = match.state.actors()
            if not actors:
                break
            match.play(actors[0], match.state.sample(actors[0], rng))
    raise AssertionError("no such match")


def test_half_a_choice_cannot_be_told_from_none() -> None:
    """Revisions and news tell the others nothing before a choice is complete, and then not which it was."""
    match = begun()
    before = {other: match.revision(other) for other in (1, 2, SPECTATOR)}
    match.play(0, first_put(match, 0))
    assert match.state.actors() == [0, 1, 2], "where the legion comes from is still open"
    assert {other: match.revision(other) for other in before} == before
    match.undo(0)
    assert {other: match.revision(other) for other in before} == before
    whole, twin = mobilising(3), mobilising(3)
    whole.play(0, first_put(whole, 0))
    twin.play(0, "stay")
    for other in (1, 2, SPECTATOR):
        assert whole.revision(other) == twin.revision(other)
        told = [[event.seen_by(other) for event in one.events] for one in (whole, twin)]
        assert told[0] == told[1]
        assert whole.record_for(other) == twin.record_for(other)
    assert whole.record_for(0) != twin.record_for(0)


def test_the_forced_decision_of_another_seat_is_no_barrier() -> None:
    """Empire: a rival who can pay for nothing passes; nobody chose anything, so my route can be taken back."""
    for seed in range(200):
        match, rng = Match(games.load("empire").new(2), Rng(seed)), Rng(seed + 1)
        while actors := match.state.actors():
            seat = actors[0]
            match.play(seat, match.state.sample(seat, rng))
            last = match.decisions[-1]
            if last.forced and last.seat != seat and match.state.actors() == [seat]:
                assert match.game.notation.text(last.action) == "pass"
                stood = len(match.decisions)
                assert match.can_undo(seat)
                match.undo(seat)
                assert len(match.decisions) < stood - 1
                return
    raise AssertionError("nobody had to pass in two hundred games")


def test_the_end_opens_all_hands_and_cannot_be_taken_back_alone() -> None:
    match, rng = Match(games.load("caesar").new(2), Rng(5)), Rng(6)
    while actors := match.state.actors():
        match.play(actors[0], match.state.sample(actors[0], rng))
    with pytest.raises(CannotUndo) as error:
        match.undo(match.decisions[-1].seat)
    assert error.value.code == "undo-over"


def test_a_record_for_one_seat_leaves_out_what_it_does_not_know() -> None:
    options = {"poison": "on", "border_control": "on"}
    match, rng = Match(games.load("caesar").new(2, options), Rng(9)), Rng(10)
    for _ in range(30):
        if actors := match.state.actors():
            hidden = [
                action for action in match.state.legal(actors[0]) if match.game.notation.text(action).endswith("hidden")
            ]
            match.play(actors[0], hidden[0] if hidden else match.state.sample(actors[0], rng))
    whole, seen = str(match.record).splitlines(), match.record_for(0).splitlines()
    assert seen[0] == "quadriga record 1 seen by 0" and seen[1:11] == whole[1:11]
    rows = [(row, shown) for row, shown in zip(whole[1:], seen[1:], strict=True) if row != shown]
    assert rows and all("?" in shown for _, shown in rows)
    assert {row.split()[1] for row, _ in rows} == {"draw", "place"}
    assert all(row.startswith("1 place") for row, _ in rows if row.split()[1] == "place")
    with pytest.raises(BadRecord) as error:
        Record.parse(match.record_for(0))
    assert error.value.code == "record-seen"
    assert match.record_for(SPECTATOR).count("draw ?") > match.record_for(0).count("draw ?") > 0


def test_a_match_needs_a_generator() -> None:
    with pytest.raises(TypeError, match="Rng"):
        Match(games.load("caesar").new(2), None)  # type: ignore[arg-type]


def test_events_let_go_of_come_back_as_far_as_they_are_asked_for() -> None:
    match = Match(games.load("antike").new(3), Rng(5))
    while len(match.log) < 60:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    all_entries = match.since(SPECTATOR, 0)
    match.forget_events(keep=10)
    assert sum(bool(entry.events) for entry in match.log if isinstance(entry, Decision)) <= 10
    assert match.since(SPECTATOR, match.revision(SPECTATOR) - 30) == all_entries[-30:]
    assert sum(bool(entry.events) for entry in match.log if isinstance(entry, Decision)) <= 30
    assert match.since(SPECTATOR, 0) == all_entries
