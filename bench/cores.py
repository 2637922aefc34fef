"""How much sooner advice comes when all cores think: the same rounds in one tree, and in one tree a core.

python bench/cores.py [--positions 8]
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

from quadriga import Match, Rng, State, games
from quadriga.bots.levels import LEVELS, Level, adviser
from quadriga.core.seats import Seat

ROUNDS = {"empire": 160_000, "caesar": 120_000, "augustus": 30_000, "antike": 30_000}
MIDDLE = 25
"""Decisions after which advice is asked for."""
LONG = 60.0


def middle(name: str, seed: int) -> State:
    """A position in mid-game, after random play."""
    game, rng = games.load(name), Rng(seed)
    match = Match(game.new(game.meta.usual_seats), Rng(seed))
    for _ in range(MIDDLE):
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match.state


def timed(bot: Level, state: State, seat: Seat) -> tuple[float, int]:
    """How long it thinks, and what it finds best."""
    began = time.perf_counter()
    best = bot.consider(state, seat, Rng(1))[0].action
    return time.perf_counter() - began, best


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--positions", type=int, default=8)
    given = words.parse_args()
    print(f"| game | rounds | one core | {os.cpu_count()} cores | same choice |\n|---|--:|--:|--:|--:|")
    for name, rounds in ROUNDS.items():
        alone, together, same = [], [], 0
        for seed in range(given.positions):
            state = middle(name, seed)
            seat = state.actors()[0]
            guess = state.redeal(seat, Rng(seed))
            one = timed(Level(max(LEVELS), rounds, seconds=LONG), guess, seat)
            all_of_them = timed(adviser(LONG, rounds), guess, seat)
            alone.append(one[0])
            together.append(all_of_them[0])
            same += one[1] == all_of_them[1]
        times = f"{statistics.mean(alone):.2f} s | {statistics.mean(together):.2f} s"
        print(f"| {games.load(name).meta.name} | {rounds:,} | {times} | {same} of {given.positions} |", flush=True)


if __name__ == "__main__":
    main()
