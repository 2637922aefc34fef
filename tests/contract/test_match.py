"""A match: chance and forced decisions play themselves, undo knows its barrier, records resume."""

from __future__ import annotations

import pytest

from quadriga.core.errors import CannotUndo, Stale
from quadriga.core.match import Match
from quadriga.core.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from tests.settings import Setting


def played(setting: Setting, seed: int, decisions: int) -> Match:
    match, rng = Match(setting.new(), Rng(seed)), Rng(seed + 1)
    for _ in range(decisions):
        actors = match.state.actors()
        if not actors:
            break
        match.play(actors[0], match.state.sample(actors[0], rng))
    return match


def test_only_real_choices_are_left_to_people(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(1)), Rng(2)
    for _ in range(60):
        actors = match.state.actors()
        if not actors:
            break
        assert CHANCE not in actors
        assert all(len(match.state.legal(seat)) > 1 for seat in actors)
        match.play(actors[0], match.state.sample(actors[0], rng))


def test_a_finished_match_has_a_closed_record(setting: Setting) -> None:
    match = played(setting, 3, 100_000)
    assert match.record.end is not None
    assert Record.parse(str(match.record)).final() == match.state


def test_undo_stops_at_the_barrier_or_restores_the_position(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(5)), Rng(6)
    undone = refused = 0
    for _ in range(80):
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[0]
        before, lines = match.state.fingerprint(), len(match.lines)
        match.play(seat, match.state.sample(seat, rng))
        since = match.lines[lines:]
        barrier = any(line.seat == CHANCE or any(e.reveals for e in line.events) for line in since)
        if match.can_undo(seat):
            assert not barrier
            match.undo(seat)
            assert match.state.fingerprint() == before and len(match.lines) == len(match.record.lines) == lines
            match.play(seat, match.state.sample(seat, rng))
            undone += 1
        else:
            with pytest.raises(CannotUndo):
                match.undo(seat)
            refused += 1
    assert undone + refused > 0


def test_undo_together_goes_back_to_the_start(setting: Setting) -> None:
    match = Match(setting.new(), Rng(8))
    first = match.state.fingerprint()
    rng = Rng(9)
    for _ in range(25):
        actors = match.state.actors()
        if not actors:
            break
        match.play(actors[0], match.state.sample(actors[0], rng))
    people = [line.seat for line in match.lines if line.seat != CHANCE and not line.forced]
    for seat in reversed(people):
        if any(line.seat == seat and not line.forced for line in match.lines):
            match.undo_together(seat)
    assert match.state.fingerprint() == first
    with pytest.raises(CannotUndo):
        match.undo_together(0)


def test_a_record_resumes_where_it_stopped(setting: Setting) -> None:
    match = played(setting, 10, 40)
    again = Match.resume(Record.parse(str(match.record)), Rng(1))
    assert again.state == match.state
    # Undo must skip the same forced decisions as before.
    assert [line.forced for line in again.lines] == [line.forced for line in match.lines]
    assert [event.key for event in again.events] == [event.key for event in match.events]


def test_a_decision_for_an_older_position_is_stale(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(4)), Rng(3)
    seat = match.state.actors()[0]
    action = match.state.sample(seat, rng)
    with pytest.raises(Stale):
        match.play(seat, action, at=len(match.lines) + 5)
    match.play(seat, action, at=len(match.lines))
