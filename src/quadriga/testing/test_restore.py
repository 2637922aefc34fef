"""A position as data: what is no position is refused with a clear error, and changes nothing."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.errors import BadPosition
from quadriga.core.position.state import State
from quadriga.testing.settings import Setting, steps


def middle(setting: Setting) -> State:
    """A position in the middle of a random game."""
    state = setting.new()
    for n, (now, _, _) in enumerate(steps(setting, 4, 1001)):
        if n == 60:
            state = now.clone()
    return state


def refused(state: State, data: Any) -> None:
    before = state.fingerprint()
    with pytest.raises(BadPosition) as refusal:
        state.restore(data)
    assert state.fingerprint() == before
    assert len(str(refusal.value)) < 300


def test_every_field_has_bounds_that_it_keeps(rich: Setting) -> None:
    state = middle(rich)
    bounds = rich.game.bounds(state)
    assert set(bounds) == set(state.FIELDS)


def test_a_number_out_of_bounds_is_refused(rich: Setting) -> None:
    state = middle(rich)
    bounds = rich.game.bounds(state)
    for name, value in state.data().items():
        least, most = bounds[name]
        for wrong in (int(least) - 1, int(most) + 1, 2**64):
            data = state.data()
            if isinstance(value, list):
                data[name][len(value) // 2] = wrong
            else:
                data[name] = wrong
            refused(state, data)


def test_data_of_another_form_are_refused(rich: Setting) -> None:
    state = middle(rich)
    data = state.data()
    refused(state, {})
    refused(state, None)
    refused(state, [])
    refused(state, {**data, "luck": 7})
    refused(state, {name: value for name, value in data.items() if name != next(iter(state.FIELDS))})
    for name, value in data.items():
        wrong: list[Any] = [None, "north", {}] + (
            [value[1:], [*value, 0], [None] * len(value), 3] if isinstance(value, list) else [[0]]
        )
        for other in wrong:
            refused(state, {**data, name: other})


def test_a_position_that_was_spoilt_is_refused_or_can_be_played(rich: Setting) -> None:
    """Numbers within bounds that do not fit together: either the title notices, or the game can go on to its end."""
    state, rng = middle(rich), Rng(11)
    names = list(state.FIELDS)
    for _ in range(60):
        data = state.data()
        name = names[rng.below(len(names))]
        by = 1 - 2 * rng.below(2)
        if isinstance(data[name], list):
            data[name][rng.below(len(data[name]))] += by
        else:
            data[name] = int(data[name]) + by
        spoilt = state.clone()
        try:
            spoilt.restore(data)
        except BadPosition:
            assert spoilt == state
        else:
            spoilt.playout(rng, 200)


def test_a_pickled_position_is_checked_too(rich: Setting) -> None:
    state = middle(rich)
    rebuild, (game, seats, options, data) = state.__reduce__()
    with pytest.raises(BadPosition):
        rebuild(game, seats, options, {**data, next(iter(state.FIELDS)): None})
    assert pickle.loads(pickle.dumps(state)) == state
