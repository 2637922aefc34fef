"""A bot that looks one decision ahead: it tries each one, plays on at random, and takes what went best."""

from __future__ import annotations

from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat


class Greedy:
    """Spends about `budget` random games on a decision, shared among its legal actions."""

    name = "greedy"

    def __init__(self, budget: int = 600) -> None:
        self.budget = budget

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """The action after which random play ends best for this seat."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        worth = [0.0] * len(actions)
        for _ in range(max(4, self.budget // len(actions))):
            # All actions are tried in the same guess of what is hidden, so that luck does not tell them apart.
            guess = state.redeal(seat, rng)
            for n, action in enumerate(actions):
                trial = guess.clone()
                trial.play(seat, action)
                trial.playout(rng)
                worth[n] += trial.returns()[seat]
        return actions[max(range(len(actions)), key=lambda n: worth[n])]
