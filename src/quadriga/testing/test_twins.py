"""A redealt state is a twin of the real one for its seat, and stays one whatever is played on both."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.title.events import Event
from quadriga.testing.settings import Setting, steps

pytestmark = pytest.mark.sweep

TOGETHER = 40
"""How many decisions are played on both."""


def assert_twins(state: State, twin: State, seat: Seat) -> None:
    assert twin == state or state.game.meta.secrets
    assert state.game.view(twin, seat) == state.game.view(state, seat)
    assert twin.actors() == state.actors()
    assert twin.legal(seat) == state.legal(seat)
    again = pickle.loads(pickle.dumps(twin))
    assert again == twin and again.legal(seat) == twin.legal(seat)


def played(state: State, actor: Seat, action: int, seat: Seat) -> list[dict[str, Any]]:
    """Play a decision; returns what the seat sees of it."""
    seen: list[Event] = []
    state.play(actor, action, seen.append)
    return [event.seen_by(seat) for event in seen]


def test_a_twin_stays_a_twin(setting: Setting) -> None:
    """Same view and same decisions for the seat, until something comes to light that it could only guess."""
    together = 0
    for seed in range(25, 45):
        together += _played_together(setting, seed)
        if together > 15:
            return
    raise AssertionError("no twin stays one for long")


def _played_together(setting: Setting, seed: int) -> int:
    """How many decisions a state and its twins saw alike, from several positions of a game."""
    together = 0
    for n, (before, _, _) in enumerate(steps(setting, seed, 360)):
        if n % 36:
            continue
        seat, rng = n // 36 % setting.seats, Rng(n)
        state, twin = before.clone(), before.redeal(seat, rng)
        assert_twins(state, twin, seat)
        for _ in range(TOGETHER):
            actors = state.actors()
            actor = actors[rng.below(len(actors))] if actors else NOBODY
            actions = sorted(set(state.legal(actor)) & set(twin.legal(actor)))
            if not actions:
                break
            action = actions[rng.below(len(actions))]
            if played(state, actor, action, seat) != played(twin, actor, action, seat):
                break
            assert_twins(state, twin, seat)
            together += 1
    return together
