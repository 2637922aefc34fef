"""How closely a search keeps its budget of time, and how soon it answers when it is stopped, for every game.

python bench/response.py [SECONDS]
"""

from __future__ import annotations

import statistics
import sys
import threading
import time

from quadriga import Rng, games
from quadriga.bots.levels import Level
from quadriga.core.position.state import State
from quadriga.core.title.registry import titles

SEEDS = 8


def positions(title: str) -> list[State]:
    """Positions in the middle of random games, where somebody has a choice."""
    game, found = games.load(title), []
    for seed in range(SEEDS):
        rng = Rng(seed)
        state = game.new(None, dict(game.meta.bot_options))
        wanted = 40 + 10 * seed
        while not state.is_over():
            seat = state.actors()[0]
            wanted -= 1
            if wanted <= 0 and seat >= 0 and len(state.legal(seat)) > 3:
                found.append(state)
                break
            state.play(seat, state.sample(seat, rng))
    return found


def over_budget(state: State, seconds: float) -> float:
    """The time a search took, as a share of its budget."""
    bot = Level(5, 10_000_000, seconds=seconds)
    before = time.perf_counter()
    bot.consider(state, state.actors()[0], Rng(1))
    return (time.perf_counter() - before) / seconds


def answer_after_stop(state: State) -> float:
    """Milliseconds between `stop` and the answer."""
    bot = Level(5, 10_000_000, seconds=60.0)
    thread = threading.Thread(target=bot.consider, args=(state, state.actors()[0], Rng(1)))
    thread.start()
    while not bot.trees or bot.trees[0].rounds < 100:
        time.sleep(0.01)
    time.sleep(0.3)
    before = time.perf_counter()
    bot.stop()
    thread.join()
    return 1000 * (time.perf_counter() - before)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    print(f"{'game':10} {'budget kept (median, worst)':>30} {'answer after stop, ms (median, worst)':>40}")
    for meta in titles():
        states = positions(meta.id)
        shares = [over_budget(state, seconds) for state in states]
        stops = [answer_after_stop(state) for state in states]
        print(
            f"{meta.id:10} {statistics.median(shares):>18.1%} {max(shares):>11.1%}"
            f" {statistics.median(stops):>28.1f} {max(stops):>11.1f}"
        )


if __name__ == "__main__":
    main()
