"""A bot that takes any legal action."""

from __future__ import annotations

from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat


class Random:
    """Every legal action is as likely as any other."""

    name = "random"

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """Any legal action."""
        return state.sample(seat, rng)
