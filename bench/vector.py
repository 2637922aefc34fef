"""Decisions a second of many games in lock step, with observations, masks and rewards written; one core.

    python bench/vector.py [GAMES_SIDE_BY_SIDE]

Random play: `choose` takes a legal action in every game, `step` carries all out. Processor time, the best of five.
"""

from __future__ import annotations

import os
import sys
import time

import numpy as np

import quadriga
from quadriga.core.title import registry
from quadriga.research.vector import Vector

SECONDS = 1.0
ROUNDS = 5


def rate(vector: Vector, chosen: np.ndarray) -> float:
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        for _ in range(20):
            vector.choose(chosen)
            vector.step(chosen)
        steps += 20
    return steps * vector.games / (time.process_time() - begin)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    print(f"compiled: {quadriga.compiled}; {games} games side by side; load {os.getloadavg()[0]:.1f}")
    for meta in registry.titles():
        vector, chosen = Vector(meta.id, games, seed=1), np.zeros(games, np.int32)
        rates = sorted(rate(vector, chosen) for _ in range(ROUNDS))
        print(
            f"{meta.name}, {vector.seats} seats: {rates[-1]:,.0f} decisions/s (median {rates[ROUNDS // 2]:,.0f}), "
            f"{vector.observations.shape[1]} numbers and {vector.masks.shape[1]} actions each"
        )


if __name__ == "__main__":
    main()
