"""Speed per decision, side by side in one run: our games and OpenSpiel's compiled backgammon, both driven from Python.

Both are played at random through their Python interface, one decision at a time: ask for the legal actions, pick one,
apply it. Rounds alternate, since machines are noisy; the figures are medians of processor time.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

from quadriga import CHANCE, Rng, State, compiled, games

SECONDS = 1.0
ROUNDS = 5


def openspiel(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def quadriga(start: State) -> Callable[[], int]:
    rng = Rng(1)

    def play() -> int:
        state = start.clone()
        decisions = 0
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                action = state.sample(CHANCE, rng)
            else:
                action = random.choice(state.legal(seat))
            state.play(seat, action)
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[], int]) -> float:
    decisions = 0
    before = time.process_time()
    while (spent := time.process_time() - before) < SECONDS:
        decisions += play()
    return decisions / spent


def main() -> None:
    players = {"OpenSpiel backgammon": openspiel("backgammon")}
    for meta in games.titles():
        start = games.load(meta.id).new(meta.usual_seats, dict(meta.bench_options))
        players[f"Quadriga {meta.name}"] = quadriga(start)
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(rate(play))
    print(f"Decisions per second through Python, one core, chance included (compiled: {compiled})")
    slowest = statistics.median(rates["OpenSpiel backgammon"])
    for name, found in rates.items():
        middle = statistics.median(found)
        print(f"{name:32} {middle:12,.0f}  x{middle / slowest:5.1f}")
    if not all(statistics.median(found) > slowest for name, found in rates.items() if name.startswith("Quadriga")):
        sys.exit("A game of ours is slower per decision than OpenSpiel's backgammon.")


if __name__ == "__main__":
    main()
