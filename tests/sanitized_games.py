"""Random games in every setting, for a build with sanitizers: any bad access stops the program."""

from __future__ import annotations

import sys

import quadriga
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from tests.settings import ALL


def main(games: int) -> None:
    assert quadriga.compiled, "the sanitizer build was not loaded"
    total = 0
    for setting in ALL:
        for seed in range(games):
            state, rng = setting.new(), Rng(seed)
            while actors := state.actors():
                seat = actors[rng.below(len(actors))]
                state.play(seat, state.sample(seat, rng), lambda event: None)
                if rng.below(10) == 0:
                    state.redeal(SPECTATOR, rng).playout(rng)
            total += 1
        setting.new().playouts(10 * games, Rng(1))
    print(f"{total} sanitized games, no fault found")


if __name__ == "__main__":
    main(int(sys.argv[1]))
