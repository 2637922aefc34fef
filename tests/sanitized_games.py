"""Random games and searches in every setting, for a build with sanitizers: any bad access stops the program."""

from __future__ import annotations

import sys

import quadriga
from quadriga.bots.levels import Level
from quadriga.bots.search import Uct
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.title import registry
from quadriga.testing.settings import ALL, few_settings


def main(which: str, games: int) -> None:
    assert quadriga.compiled, "the sanitizer build was not loaded"
    few = [setting for meta in registry.titles() for setting in few_settings(meta)]
    total = 0
    # Whole games everywhere, or the beginnings of some: that is what can be had in a minute.
    most = 250 if which == "few" else 1_000_000
    for setting in few if which == "few" else ALL:
        for seed in range(games):
            state, rng = setting.new(), Rng(seed)
            for _ in range(most):
                actors = state.actors()
                if not actors:
                    break
                seat = actors[rng.below(len(actors))]
                state.play(seat, state.sample(seat, rng), lambda event: None)
                if rng.below(10) == 0:
                    state.redeal(SPECTATOR, rng).playout(rng, most)
                owing = state.actors()
                if rng.below(20) == 0 and owing and owing[0] >= 0:
                    for bot in (Level(1, 20), Level(5, 60), Uct(20)):
                        bot.consider(state.redeal(owing[0], rng), owing[0], rng)
            total += 1
        setting.new().playouts(2 * games, Rng(1))
    print(f"{total} sanitized games, no fault found")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
