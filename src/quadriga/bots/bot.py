"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.state import State


class Bot(Protocol):
    """Chooses one of the legal actions of its seat, from a state that holds nothing its seat cannot know."""

    name: str

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """The action to take."""
        ...


def decide(bot: Bot, state: State, seat: Seat, rng: Rng) -> int:
    """Ask a bot; it is shown a redealt state, so it cannot see what its seat does not know."""
    return bot.choose(state.redeal(seat, rng.branch()), seat, rng)
