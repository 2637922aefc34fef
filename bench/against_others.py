"""Speed side by side, in one run: our games, and what people use instead where it installs from PyPI.

    python bench/against_others.py [--rounds N] [--seconds S]

Everything is played at random. Part one goes through Python, one decision at a time, each library in its own way: ask
what is legal, pick, carry out; then copies of a position in mid-game. Part two stays inside compiled code: whole games
at once, and many in lock step. Rounds alternate between the libraries, since machines are noisy; figures are medians
of processor time. A decision is one of a player; chance is part of the price and is not counted.
"""

from __future__ import annotations

import argparse
import copy
import gc
import os
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from quadriga import CHANCE, Rng, State, compiled, games
from quadriga.bots.manner import Manner
from quadriga.bots.tree import Tree

ENDLESS = 10**9
MIDDLE = 15
"""Decisions after which a game is copied."""
ROUNDS = 1000
"""Rounds of a search."""
COPIES = 1000
"""Copies that are held at once to weigh them."""


class Player(Protocol):
    """A game of a library that is played at random."""

    def play(self, limit: int = ENDLESS) -> int:
        """Play a new game, or its first decisions; returns how many there were."""

    def copy(self) -> object:
        """A copy of the position that was reached."""


# ---- one decision at a time ------------------------------------------------------------------------------------------


def fresh(name: str) -> State:
    """A new game of ours with the usual number of seats."""
    game = games.load(name)
    return game.new(game.meta.usual_seats, dict(game.meta.bench_options))


class Quadriga:
    def __init__(self, name: str) -> None:
        self.start = fresh(name)
        self.rng = Rng(1)

    def play(self, limit: int = ENDLESS) -> int:
        self.state = state = self.start.clone()
        rng, decisions = self.rng, 0
        while decisions < limit and (actors := state.actors()):
            seat = actors[0]
            if seat == CHANCE:
                state.play(CHANCE, state.sample(CHANCE, rng))
            else:
                state.play(seat, random.choice(state.legal(seat)))
                decisions += 1
        return decisions

    def copy(self) -> object:
        return self.state.clone()


class OpenSpiel:
    def __init__(self, name: str) -> None:
        import pyspiel

        import quadriga.research.openspiel  # noqa: F401  (registers our games)

        self.game = pyspiel.load_game(name)

    def play(self, limit: int = ENDLESS) -> int:
        self.state = state = self.game.new_initial_state()
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def copy(self) -> object:
        return self.state.clone()


class PettingZoo:
    def __init__(self, name: str) -> None:
        if name.startswith("quadriga_"):
            from quadriga.research.pettingzoo import env

            self.env: Any = env(name.removeprefix("quadriga_"))
        else:
            import importlib

            self.env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(self, limit: int = ENDLESS) -> int:
        env, decisions = self.env, 0
        env.reset(seed=random.randrange(2**31))
        while decisions < limit and env.agents:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    def copy(self) -> object:
        return copy.deepcopy(self.env)


class RLCard:
    def __init__(self, name: str) -> None:
        import rlcard

        self.env = rlcard.make(name, config={"seed": 1})

    def play(self, limit: int = ENDLESS) -> int:
        env, decisions = self.env, 0
        state, _ = env.reset()
        while decisions < limit and not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def copy(self) -> object:
        return copy.deepcopy(self.env)


OURS = ("empire", "caesar", "augustus", "antike")
BY_PYTHON: dict[str, Callable[[], Player]] = {
    **{f"Quadriga {name}": (lambda name=name: Quadriga(name)) for name in OURS},
    **{
        f"OpenSpiel {name}": (lambda name=name: OpenSpiel(name))
        for name in ("backgammon", "connect_four", "go(board_size=9)", "gin_rummy", "hearts", "quadriga_caesar")
    },
    **{
        f"PettingZoo {name}": (lambda name=name: PettingZoo(name))
        for name in ("connect_four_v3", "texas_holdem_v4", "chess_v6", "quadriga_caesar")
    },
    **{f"RLCard {name}": (lambda name=name: RLCard(name)) for name in ("leduc-holdem", "uno", "gin-rummy")},
}


# ---- inside compiled code --------------------------------------------------------------------------------------------


def quadriga_games(name: str) -> Callable[[], tuple[float, float]]:
    """Whole random games; returns decisions (unknown: 0) and games."""
    start, rng = fresh(name), Rng(1)

    def run() -> tuple[float, float]:
        start.playouts(100, rng)
        return 0, 100

    return run


def quadriga_search(name: str) -> Callable[[], tuple[float, float]]:
    """Rounds of plain search at the first decision, a random game each."""
    start, rng = fresh(name), Rng(1)
    start.game.deal(start, rng)

    def run() -> tuple[float, float]:
        Tree(start, start.actors()[0], rng, Manner(), 100_000).run(ROUNDS)
        return 0, ROUNDS

    return run


def openspiel_search(name: str) -> Callable[[], tuple[float, float]]:
    """The same in OpenSpiel. Its search looks at hidden cards; so it is shown games that hide nothing."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ROUNDS, 500, False, 1, False)

    def run() -> tuple[float, float]:
        bot.step(state)
        return 0, ROUNDS

    return run


def quadriga_lockstep(name: str, side_by_side: int = 32) -> Callable[[], tuple[float, float]]:
    import numpy as np

    from quadriga.research.vector import Vector

    vector, chosen = Vector(name, side_by_side, seed=1), np.zeros(side_by_side, np.int32)

    def run() -> tuple[float, float]:
        ended = 0
        for _ in range(20):
            vector.choose(chosen)
            vector.step(chosen)
            ended += int(vector.ended.sum())
        return 20 * side_by_side, ended

    return run


def pgx_lockstep(name: str, side_by_side: int = 1024) -> Callable[[], tuple[float, float]]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, _: None) -> Any:
        state, key = carry
        key, pick, luck = jax.random.split(key, 3)
        action = jax.random.categorical(pick, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(luck, side_by_side))
        return (state, key), state.terminated.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=20))
    held = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), side_by_side)), jax.random.PRNGKey(2))
    jax.block_until_ready(many(*held))

    def run() -> tuple[float, float]:
        nonlocal held
        held, ended = many(*held)
        return 20 * side_by_side, int(ended.sum())

    return run


INSIDE: dict[str, Callable[[], Callable[[], tuple[float, float]]]] = {
    **{f"Quadriga {name}, whole games": (lambda name=name: quadriga_games(name)) for name in OURS},
    **{f"Quadriga {name}, rounds of search": (lambda name=name: quadriga_search(name)) for name in OURS},
    **{
        f"OpenSpiel {name}, rounds of search": (lambda name=name: openspiel_search(name))
        for name in ("backgammon", "connect_four", "go(board_size=9)")
    },
    **{f"Quadriga {name}, 32 in lock step": (lambda name=name: quadriga_lockstep(name)) for name in OURS},
    **{
        f"pgx {name}, 1024 in lock step": (lambda name=name: pgx_lockstep(name))
        for name in ("backgammon", "connect_four", "go_9x9")
    },
}


# ---- measuring -------------------------------------------------------------------------------------------------------


def rate(run: Callable[[], tuple[float, float]], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of processor time."""
    decisions = finished = 0.0
    before = time.process_time()
    while (spent := time.process_time() - before) < seconds:
        more, over = run()
        decisions, finished = decisions + more, finished + over
    return decisions / spent, finished / spent


def can_copy(player: Player) -> bool:
    """Not every library lets a position be copied."""
    player.play(MIDDLE)
    try:
        player.copy()
    except TypeError:
        return False
    return True


def copying(player: Player, seconds: float) -> float:
    """Seconds of processor time a copy of a position takes."""
    player.play(MIDDLE)
    copies, before = 0, time.process_time()
    while (spent := time.process_time() - before) < seconds / 4:
        player.copy()
        copies += 1
    return spent / copies


def weight(name: str) -> float:
    """Bytes that a copy of a position takes, in a process of its own."""
    found = subprocess.run(
        [sys.executable, __file__, "--weigh", name], capture_output=True, text=True, check=True
    ).stdout.split()
    return float(found[-1])


def weigh(name: str) -> None:
    player = BY_PYTHON[name]()
    player.play(MIDDLE)
    kept = [player.copy() for _ in range(20)]
    gc.collect()
    before = resident()
    kept += [player.copy() for _ in range(COPIES)]
    print((resident() - before) / COPIES)


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def medians(rounds: list[tuple[float, float]]) -> tuple[float, float]:
    return statistics.median(one for one, _ in rounds), statistics.median(two for _, two in rounds)


def by_python(rounds: int, seconds: float) -> dict[str, float]:
    players = {name: make() for name, make in BY_PYTHON.items()}
    copied = [name for name, player in players.items() if can_copy(player)]
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    copies: dict[str, list[float]] = {name: [] for name in copied}
    for _ in range(rounds):
        for name, player in players.items():
            rates[name].append(rate(lambda player=player: (player.play(), 1), seconds))
            if name in copied:
                copies[name].append(copying(player, seconds))
    print("\n| through Python | decisions/s | games/s | a copy | memory of a copy |\n|---|--:|--:|--:|--:|")
    for name in players:
        decisions, finished = medians(rates[name])
        took, size = "cannot be copied", ""
        if name in copied:
            took, size = f"{1e6 * statistics.median(copies[name]):,.2f} µs", f"{weight(name) / 1024:,.1f} KiB"
        print(f"| {name} | {decisions:,.0f} | {finished:,.1f} | {took} | {size} |")
    return {name: medians(found)[0] for name, found in rates.items()}


def inside(rounds: int, seconds: float) -> None:
    runs = {name: make() for name, make in INSIDE.items()}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            rates[name].append(rate(run, seconds))
    print("\n| inside compiled code | decisions/s | games/s |\n|---|--:|--:|")
    for name, found in rates.items():
        decisions, finished = medians(found)
        print(f"| {name} | {f'{decisions:,.0f}' if decisions else ''} | {finished:,.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--weigh")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    if chosen.weigh:
        weigh(chosen.weigh)
        return
    print(f"compiled: {compiled}; {chosen.rounds} rounds of {chosen.seconds} s; load {os.getloadavg()[0]:.1f}")
    rates = by_python(chosen.rounds, chosen.seconds)
    inside(chosen.rounds, chosen.seconds)
    slowest = min(found for name, found in rates.items() if name.startswith("Quadriga"))
    if slowest <= rates["OpenSpiel backgammon"]:
        sys.exit("A game of ours is slower per decision than OpenSpiel's backgammon.")


if __name__ == "__main__":
    main()
