"""Random games of Augustus in which something happens, and a box in which rare powers are common."""

from __future__ import annotations

from typing import Any

from quadriga import Rng
from quadriga.games.augustus.meta import META
from quadriga.games.augustus.rules import codes

POWERS: list[list[Any]] = [
    ["complete_objective"], ["lose_objective"], ["rearrange"], ["mobilise_any", 3], ["remove_legions", 3],
    ["clear_objective"], ["mobilise_symbol", "shield", 2], ["take_two"], ["equivalence", "shield", "dagger"],
]  # fmt: skip
BUSY = {"objectives": {str(n): {"power": POWERS[n % len(POWERS)]} for n in range(1, 61)}}
"""A player's own data in which the rare powers are on the cheap objectives, so that they come up all the time."""


def some_options(rng: Rng) -> dict[str, str]:
    """A value for every option, by lot."""
    return {option.name: option.values[rng.below(len(option.values))] for option in META.options}


def lively(state: Any, seat: int, rng: Rng) -> int:
    """A random decision; idle answers are rare, and legions come from the reserve more often than from objectives."""
    action: int = state.sample(seat, rng)
    legal = state.legal(seat) if seat >= 0 else []
    if action == codes.STAY_AT and rng.below(8):
        return int(legal[0])
    if codes.TAKE_AT <= action < codes.RESERVE_AT and rng.below(2) and codes.RESERVE_AT in legal:
        return codes.RESERVE_AT
    return action
