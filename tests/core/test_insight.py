"""What all insights share: judging, looking away, and staying calm when a game is as good as won."""

from __future__ import annotations

import pytest

from quadriga import Rng, games
from quadriga.core.seats import CHANCE
from quadriga.testing.settings import Setting, steps


def test_every_title_judges_every_setting(setting: Setting) -> None:
    """The shares that contestants are expected to beat add up to half of all pairs."""
    for n, (state, _, _) in enumerate(steps(setting, 31, 150)):
        if n % 30 == 0:
            insight = setting.game.insight(state)
            assert insight is not None
            values = insight.judge()
            assert sum(values) == pytest.approx(len(values) / 2)
            assert 0.0 <= insight.progress <= 1.0


@pytest.mark.sweep
def test_a_calm_judgement_keeps_the_order_and_tells_leads_apart() -> None:
    game, rng = games.load("augustus"), Rng(5)
    state = game.new(2)
    insight = game.insight(state)
    assert insight is not None
    while not state.is_over():
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        if seat == CHANCE:
            continue
        fresh = game.insight(state)
        assert fresh is not None
        sharp = fresh.judge()
        insight.soften(0)
        calm = insight.judge()
        assert (sharp[0] > 0.5) == (calm[0] > 0.5) or sharp[0] == 0.5
        assert 0.04 < calm[0] < 0.96
