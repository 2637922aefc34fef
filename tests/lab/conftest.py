"""An insight simple enough to reason about, in place of the one a title has."""

from __future__ import annotations

import pytest

from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.position.state import State
from quadriga.games.caesar.game import Title
from quadriga.games.caesar.rules.state import CaesarState


class Markers(Insight):
    """Who has placed more markers is ahead; the first to place all of them wins."""

    FEATURES = ("placed", "turn")

    def __init__(self, state: CaesarState, experience: Experience) -> None:
        super().__init__(state, experience)
        self.state = state

    def features(self) -> list[list[float]]:
        placed = [self.state.markers[seat] / 12 for seat in range(2)]
        self.progress = max(placed)
        return [[placed[seat], 1.0 if self.state.turn == seat else 0.0] for seat in range(2)]


@pytest.fixture
def experiences(monkeypatch: pytest.MonkeyPatch) -> list[Experience]:
    """The experiences that insights were made with, once Caesar! has this insight."""
    used: list[Experience] = []

    def insight(self: Title, state: State, experience: Experience) -> Insight:
        assert isinstance(state, CaesarState)
        used.append(experience)
        return Markers(state, used[-1])

    monkeypatch.setattr(Title, "_insight", insight)
    return used
