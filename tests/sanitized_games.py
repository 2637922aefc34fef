"""Random games and searches in every setting, for a build with sanitizers: any bad access stops the program."""

from __future__ import annotations

import sys

import quadriga
from quadriga.bots.levels import Level
from quadriga.bots.search import Uct
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
                owing = state.actors()
                if rng.below(20) == 0 and owing and owing[0] >= 0:
                    for bot in (Level(1, 20), Level(5, 60), Uct(20)):
                        bot.consider(state.redeal(owing[0], rng), owing[0], rng)
            total += 1
        setting.new().playouts(10 * games, Rng(1))
    print(f"{total} sanitized games, no fault found")


if __name__ == "__main__":
    main(int(sys.argv[1]))
