"""Random play is what it says: every legal action of a seat alike, those of chance by their weights."""

from __future__ import annotations

from collections import Counter

import quadriga
from quadriga import CHANCE, Rng
from quadriga.testing.settings import Setting, steps

DRAWS = 60 if quadriga.compiled else 25
"""For each legal action, on average."""


def test_actions_are_drawn_as_often_as_they_should_be(setting: Setting) -> None:
    """Chi-square over a few positions of each kind of decision; by a fixed seed, so that it never fails by chance."""
    looked: Counter[str] = Counter()
    for state, seat, _ in steps(setting, 17, 600):
        legal = state.legal(seat)
        decision = setting.game.decision(state, seat)
        if not 2 <= len(legal) <= 40 or looked[decision] >= 2:
            continue
        looked[decision] += 1
        weights = state.weights() if seat == CHANCE else [1] * len(legal)
        rng, count = Rng(state.seats + len(legal)), DRAWS * len(legal)
        drawn = Counter(state.sample(seat, rng) for _ in range(count))
        assert set(drawn) <= set(legal)
        wanted = [count * weight / sum(weights) for weight in weights]
        distance = sum((drawn[action] - due) ** 2 / due for action, due in zip(legal, wanted, strict=True))
        # Mean and spread of chi-square with so many degrees of freedom; five sigma and a little for the long tail.
        freedom = len(legal) - 1
        assert distance < freedom + 5.5 * (2 * freedom) ** 0.5 + 8, f"{decision}: {drawn}"
    assert looked
