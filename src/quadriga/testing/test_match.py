"""A match: chance and forced decisions play themselves, undo knows its barrier, records resume."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from quadriga.core.errors import BadOption, BadRecord, CannotUndo, MoveError, Stale
from quadriga.core.play.log import Decision
from quadriga.core.play.match import Match, Played
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.testing.settings import Setting


def played(setting: Setting, seed: int, decisions: int) -> Match:
    match, rng = Match(setting.new(), Rng(seed)), Rng(seed + 1)
    for actors in deciding(match, decisions):
        match.play(actors[0], match.state.sample(actors[0], rng))
    return match


def deciding(match: Match, decisions: int) -> Iterator[list[int]]:
    """Who owes each of the next decisions, until the match is over."""
    for _ in range(decisions):
        if actors := match.state.actors():
            yield actors


def test_only_real_choices_are_left_to_people(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(1)), Rng(2)
    for actors in deciding(match, 60):
        assert CHANCE not in actors
        assert all(len(match.state.legal(seat)) > 1 for seat in actors)
        match.play(actors[0], match.state.sample(actors[0], rng))


def test_a_finished_match_has_a_closed_record(setting: Setting) -> None:
    match = played(setting, 3, 100_000)
    assert match.record.end is not None
    assert Record.parse(str(match.record)).final() == match.state


def test_undo_restores_the_position_or_names_the_barrier(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(5)), Rng(6)
    undone, refused = 0, set()
    for actors in deciding(match, 80):
        seat = actors[0]
        before, stood = match.state.fingerprint(), list(match.decisions)
        action = match.state.sample(seat, rng)
        match.play(seat, action)
        after = match.state.fingerprint()
        if match.can_undo(seat):
            assert match.barrier(seat) is None
            match.undo(seat)
            assert match.state.fingerprint() == before and match.decisions == stood
            match.play(seat, action)
            assert match.state.fingerprint() == after
            undone += 1
        else:
            revision = len(match.log)
            with pytest.raises(CannotUndo) as error:
                match.undo(seat)
            assert error.value.code == match.barrier(seat)
            assert match.state.fingerprint() == after and len(match.log) == revision
            refused.add(error.value.code)
    assert undone or refused
    # What bars is what can be seen to have happened: chance, a reveal, another's choice, the end.
    assert refused <= {"undo-chance", "undo-reveal", "undo-other", "undo-over"}


def test_the_end_is_a_barrier(setting: Setting) -> None:
    match = played(setting, 3, 100_000)
    for seat in range(setting.seats):
        with pytest.raises(CannotUndo) as error:
            match.undo(seat)
        assert error.value.code == "undo-over"


def test_the_same_decision_meets_the_same_luck(setting: Setting) -> None:
    match = played(setting, 11, 12)
    for seat in range(setting.seats):
        mine = [decision for decision in match.decisions if decision.seat == seat and not decision.forced]
        if not mine or match.state.is_over():
            continue
        after = match.state.fingerprint()
        at = match.decisions.index(mine[-1])
        again = [decision for decision in match.decisions[at:] if decision.seat != CHANCE and not decision.forced]
        match.undo_together(seat)
        for decision in again:
            match.play(decision.seat, decision.action)
        assert match.state.fingerprint() == after


def test_a_revision_never_comes_again(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(12)), Rng(13)
    seen = set()
    for actors in deciding(match, 30):
        seat = actors[0]
        action = match.state.sample(seat, rng)
        for step in ("play", "undo", "play"):
            stale = match.revision(seat)
            seen.add((seat, stale))
            if step == "play":
                match.play(seat, action)
            else:
                match.undo_together(seat)
            assert (seat, match.revision(seat)) not in seen
            with pytest.raises(Stale):
                match.play(seat, action, revision=stale)


def test_a_log_kept_as_data_gives_the_same_match_and_the_same_luck(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(14)), Rng(15)
    for n, actors in enumerate(deciding(match, 40)):
        seat = actors[-1]
        match.play(seat, match.state.sample(seat, rng))
        if n % 5 == 0 and match.can_undo(seat):
            match.undo(seat)
        elif n % 7 == 0:
            match.undo_together(seat)
    kept = json.loads(json.dumps(match.log_data()))
    again = Match.restore(setting.new(), Rng(14), kept)
    assert again.log == match.log and again.state == match.state and again.decisions == match.decisions
    if actors := match.state.actors():
        action = match.state.sample(actors[0], rng)
        for one in (match, again):
            one.play(actors[0], action)
        assert again.state == match.state


def test_events_that_were_let_go_come_back_when_asked_for(setting: Setting) -> None:
    match, lean, rng = Match(setting.new(), Rng(17)), Match(setting.new(), Rng(17)), Rng(18)
    for n, actors in enumerate(deciding(match, 40)):
        action = match.state.sample(actors[0], rng)
        for one in (match, lean):
            one.play(actors[0], action)
            if n % 6 == 0:
                one.undo_together(actors[0])
        lean.forget_events(keep=3)
        assert not any(entry.events for entry in lean.log[:-3] if isinstance(entry, Decision))
        assert [lean.barrier(seat) for seat in actors] == [match.barrier(seat) for seat in actors]
        assert lean.since(0, lean.revision(0) - 1) == match.since(0, match.revision(0) - 1)
    assert lean.since(0, 0) == match.since(0, 0) and lean.log == match.log and lean.decisions == match.decisions


def test_a_state_that_has_begun_is_not_a_new_match(setting: Setting) -> None:
    state = played(setting, 16, 3).state
    with pytest.raises(BadOption):
        Match(state, Rng(1))
    tried = Match.sandbox(state, Rng(1))
    assert tried.state == state
    with pytest.raises(BadRecord):
        _ = tried.record


def test_undo_together_goes_back_to_the_start(setting: Setting) -> None:
    match = Match(setting.new(), Rng(8))
    first = match.state.fingerprint()
    rng = Rng(9)
    for _ in range(25):
        actors = match.state.actors()
        if not actors:
            break
        match.play(actors[0], match.state.sample(actors[0], rng))
    people = [line.seat for line in match.decisions if line.seat != CHANCE and not line.forced]
    for seat in reversed(people):
        if any(line.seat == seat and not line.forced for line in match.decisions):
            match.undo_together(seat)
    assert match.state.fingerprint() == first
    with pytest.raises(CannotUndo):
        match.undo_together(0)


def test_a_record_resumes_where_it_stopped(setting: Setting) -> None:
    match = played(setting, 10, 40)
    again = Match.resume(Record.parse(str(match.record)), Rng(1))
    assert again.state == match.state
    # Undo must skip the same forced decisions as before.
    assert [line.forced for line in again.decisions] == [line.forced for line in match.decisions]
    assert [event.key for event in again.events] == [event.key for event in match.events]


def test_a_chain_of_decisions_is_one_move(setting: Setting) -> None:
    match, rng = Match(setting.new(), Rng(20)), Rng(21)
    tried = 0
    for actors in deciding(match, 60):
        seat, trial = actors[0], match.state.clone()
        chain: list[int] = []
        while seat in trial.actors() and len(chain) < 4:
            chain.append(trial.sample(seat, rng))
            trial.play(seat, chain[-1])
        stood, before, revision = list(match.decisions), match.state.fingerprint(), len(match.log)
        with pytest.raises(MoveError):
            match.play_all(seat, [*chain[:-1], match.game.action_count])
        assert len(match.log) == revision and match.state.fingerprint() == before
        played = match.play_all(seat, chain, match.revision(seat))
        assert played == Played(len(chain))
        if match.can_undo(seat) and len(chain) > 1:
            match.undo(seat)
            assert match.decisions == stood and match.state.fingerprint() == before
            match.play_all(seat, chain)
        tried += 1
    assert tried
