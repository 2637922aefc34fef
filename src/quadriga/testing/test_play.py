"""The contract of a game, for every registered title: random play to the end."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from quadriga.core.errors import GameOver, Illegal, Malformed, NotYourDecision
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, OMNISCIENT, SPECTATOR
from quadriga.core.title.events import Event
from quadriga.testing.settings import Setting, steps


def final(setting: Setting, seed: int) -> State:
    state = setting.new()
    state.playout(Rng(seed))
    return state


def test_random_games_end_with_an_outcome(setting: Setting) -> None:
    for seed in range(3):
        state = final(setting, seed)
        assert state.actors() == [] and state.is_over()
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.points) == setting.seats
        if setting.seats > 1:
            assert min(outcome.ranks) == 1
            for rank in outcome.ranks:
                # Shared ranks are counted 1, 1, 3.
                assert rank == 1 + sum(1 for other in outcome.ranks if other < rank)
        assert all(-1.0 <= value <= 1.0 for value in state.returns())
        assert [state.returns()[s] for s in outcome.winners] == [max(state.returns())] * len(outcome.winners)
        assert json.loads(json.dumps(outcome.points)) == list(outcome.points)


def test_every_position_is_sound(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 11)):
        if n < 500 or n % 10 == 0:
            assert setting.game.faults(state) == []
    assert setting.game.faults(final(setting, 11)) == []


def test_legal_actions_are_sorted_distinct_and_only_for_actors(setting: Setting) -> None:
    for state, _, _ in steps(setting, 5, 400):
        actors = state.actors()
        assert actors == sorted(set(actors))
        assert actors == [CHANCE] or all(0 <= seat < setting.seats for seat in actors)
        for seat in (CHANCE, SPECTATOR, *range(setting.seats), setting.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in actors)
            assert legal == sorted(set(legal))
            assert all(0 <= action < setting.game.action_count for action in legal)
        weights = state.weights()
        assert len(weights) == (len(state.legal(CHANCE)) if actors == [CHANCE] else 0)
        assert all(weight > 0 for weight in weights)


def test_the_four_forms_of_an_action_agree(setting: Setting) -> None:
    notation = setting.game.notation
    for state, _, _ in steps(setting, 6, 400):
        for seat in state.actors():
            for number in state.legal(seat):
                action = notation.action(number)
                as_json = json.loads(json.dumps(action.to_json()))
                for form in (number, action, as_json, str(action)):
                    assert notation.number(form) == number
                assert "\n" not in str(action)


def test_a_clone_is_equal_and_shares_nothing(setting: Setting) -> None:
    past: list[tuple[State, str]] = []
    for state, seat, action in steps(setting, 7, 300):
        twin = state.clone()
        assert twin == state and twin.fingerprint() == state.fingerprint()
        assert [twin.legal(s) for s in twin.actors()] == [state.legal(s) for s in state.actors()]
        past.append((twin, state.fingerprint()))
        other = state.clone()
        other.play(seat, action)
    for twin, fingerprint in past:
        assert twin.fingerprint() == fingerprint, "a past state has changed"


def test_state_survives_json_pickle_and_copy(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 8, 200)):
        if n % 9:
            continue
        restored = setting.new()
        restored.restore(json.loads(json.dumps(state.data())))
        for other in (restored, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert other == state
            assert other.fingerprint() == state.fingerprint()
            assert [other.legal(s) for s in other.actors()] == [state.legal(s) for s in state.actors()]


def test_a_record_replays_to_the_same_position(setting: Setting) -> None:
    record = Record.of(setting.new())
    for state, seat, action in steps(setting, 9):
        record.lines.append((seat, setting.game.notation.text(action)))
        last = state
    outcome = last.outcome()
    assert outcome is not None
    record.close(outcome)
    again = Record.parse(str(record))
    assert again == record and str(again) == str(record)
    assert again.final() == last


def test_same_seed_same_game(setting: Setting) -> None:
    one = [(seat, action) for _, seat, action in steps(setting, 12)]
    two = [(seat, action) for _, seat, action in steps(setting, 12)]
    assert one == two
    assert final(setting, 3).fingerprint() == final(setting, 3).fingerprint()


def test_refused_decisions_change_nothing(setting: Setting) -> None:
    rng = Rng(2)
    notation = setting.game.notation
    known = list(notation)
    for n, (state, _, _) in enumerate(steps(setting, 13, 240)):
        if n % 5:
            continue
        before = state.fingerprint()
        actors = state.actors()
        seat = actors[0]
        with pytest.raises(Malformed):
            state.play(seat, setting.game.action_count + 3)
        with pytest.raises(Malformed):
            state.play(seat, "nonsense")  # type: ignore[arg-type]
        with pytest.raises(NotYourDecision):
            state.play(setting.seats, state.legal(seat)[0])
        for _ in range(12):
            action = known[rng.below(len(known))]
            if action not in state.legal(seat):
                with pytest.raises(Illegal) as refused:
                    state.play(seat, action)
                assert refused.value.rule and refused.value.reason
        assert state.fingerprint() == before
    over = final(setting, 1)
    before = over.fingerprint()
    with pytest.raises(GameOver):
        over.play(0, known[0])
    assert over.fingerprint() == before


def test_events_are_plain_data_and_do_not_depend_on_being_watched(setting: Setting) -> None:
    for state, seat, action in steps(setting, 14, 300):
        watched, unwatched = state.clone(), state.clone()
        seen: list[Event] = []
        watched.play(seat, action, seen.append)
        unwatched.play(seat, action)
        assert watched == unwatched
        for event in seen:
            for viewer in (SPECTATOR, OMNISCIENT, *range(setting.seats)):
                data = event.seen_by(viewer)
                assert json.loads(json.dumps(data)) == data


def test_views_are_plain_data_with_a_decision(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 15, 300)):
        if n % 7 == 0:
            for viewer in (SPECTATOR, OMNISCIENT, *range(setting.seats)):
                view = setting.game.view(state, viewer)
                assert json.loads(json.dumps(view)) == view
                assert isinstance(view["decision"], str)


def test_playouts_count_ranks_and_leave_the_state_alone(setting: Setting) -> None:
    state = setting.new()
    before = state.fingerprint()
    tally = state.playouts(20, Rng(4))
    assert [sum(ranks) for ranks in tally] == [20] * setting.seats
    assert state.fingerprint() == before


def test_a_forked_state_rewinds_to_its_root(setting: Setting) -> None:
    state, rng = setting.new(), Rng(3)
    setting.game.deal(state, rng)
    assert state.playouts(3, Rng(1)) == state.playouts(3, Rng(1))


def test_random_actions_are_drawn_from_the_legal_ones_by_weight(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 16, 400)):
        if n % 23:
            continue
        for seat in state.actors():
            legal = state.legal(seat)
            weights = state.weights() if seat == CHANCE else [1] * len(legal)
            rng = Rng(n)
            drawn = [state.sample(seat, rng) for _ in range(400)]
            assert set(drawn) <= set(legal)
            for action, weight in zip(legal, weights, strict=True):
                expected = 400 * weight / sum(weights)
                # Five standard deviations and a bit: fails for a wrong weight, not for bad luck.
                assert abs(drawn.count(action) - expected) < 5.5 * max(1.0, expected) ** 0.5 + 1
