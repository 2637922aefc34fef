"""Two checkouts against each other, in one run: random games, rounds of search and steps of PettingZoo's environments
(`last` included) a second, and that both play alike.

    git worktree add ../before 13ded7a && (cd ../before && make build)
    python bench/against_commit.py ../before . --rounds 15

Each checkout works in a process of its own, which never ends during the run. They take turns in short slices of equal
work, since machines are noisy: a slice is the same games or the same search from the same seed on both sides, so what
comes of it must be equal too. Printed are the median of the ratios of neighbouring slices (above 1: the second checkout
is faster) and the quartiles of these ratios. It is processor time; the number of seats is that of `quadriga bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from in_turns import SLICE, in_turns

KINDS = ("playouts", "search", "plain search", "pettingzoo")

# ---- a checkout's own process -----------------------------------------------------------------------------------


def work() -> None:
    """Answer each task on the input, `[title, kind, amount, seed]`, with `[seconds, what came of it]`."""
    from quadriga import Rng, games
    from quadriga.bots.manner import Manner
    from quadriga.bots.search import candidates_of
    from quadriga.bots.tree import Tree

    for line in sys.stdin:
        title, kind, amount, seed = json.loads(line)
        game = games.load(title)
        state = game.new(game.meta.usual_seats, dict(game.meta.bench_options))
        if kind == "playouts":
            before = time.process_time()
            tally = state.playouts(amount, Rng(seed))
            spent = time.process_time() - before
            found: Any = [sum(rank * count for rank, count in enumerate(ranks, 1)) for ranks in tally]
        elif kind == "pettingzoo":
            spent, found = steps(title, amount, seed)
        else:
            game.deal(state, Rng(seed))
            manner = Manner.of(game) if kind == "search" else Manner()
            tree = Tree(state, state.actors()[0], Rng(seed), manner, 100_000)
            before = time.process_time()
            rounds = tree.run(amount)
            spent = time.process_time() - before
            found = [rounds, tree.size, sorted((one.action, one.visits) for one in candidates_of(tree))]
        print(json.dumps([spent, found]), flush=True)


def steps(title: str, amount: int, seed: int) -> tuple[float, Any]:
    """Random steps in an environment of PettingZoo: seconds, what was earned, and where it ended."""
    from quadriga import Rng
    from quadriga.research.pettingzoo import env

    table, rng, earned, taken = env(title), Rng(seed), 0.0, 0
    table.reset(seed=seed)
    before = time.process_time()
    while taken < amount:
        if not table.agents:
            table.reset()
        shown, reward, termination, _, _ = table.last()
        if termination:
            earned += reward * taken
            table.step(None)
            continue
        legal = shown["action_mask"].nonzero()[0]
        table.step(legal[rng.below(len(legal))])
        taken += 1
    return time.process_time() - before, [earned, table.state.fingerprint()]


class Checkout:
    """A folder with a build of Quadriga, and the process that runs it."""

    def __init__(self, folder: Path) -> None:
        # Else Python would take the package that is installed, and compare it with itself.
        if not (folder / "src" / "quadriga").is_dir():
            raise SystemExit(f"{folder} is no checkout")
        path = str(folder.resolve() / "src")
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *task: object) -> tuple[float, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        spent, found = json.loads(self.process.stdout.readline())
        return spent, found

    def close(self) -> None:
        self.process.communicate()


# ---- side by side -----------------------------------------------------------------------------------------------


def compare(old: Checkout, new: Checkout, title: str, kind: str, rounds: int) -> None:
    amount = 20
    spent, found = old.ask(title, kind, amount, 0)
    # A search ends by itself when its tree is full: more than that cannot be asked for.
    while spent < SLICE / 4 and ("search" not in kind or found[0] == amount):
        amount *= 2
        spent, found = old.ask(title, kind, amount, 0)
    amount = max(1, round(amount * SLICE / spent)) if "search" not in kind or found[0] == amount else found[0]
    ratios, rates, alike = [], [], True
    both = (lambda seed, side=side: side.ask(title, kind, amount, seed) for side in (old, new))
    for (before, came_of_it), (now, comes_of_it) in in_turns(rounds, *both):
        ratios.append(before / now)
        rates.append(amount / now)
        alike = alike and came_of_it == comes_of_it
    low, middle, high = statistics.quantiles(ratios, n=4)
    print(
        f"{title:10} {kind:13} {statistics.median(rates):12,.0f}/s   x {middle:.3f}   ({low:.3f} to {high:.3f})"
        f"   {'alike' if alike else 'NOT ALIKE'}",
        flush=True,
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("old", type=Path, help="the checkout to compare with, compiled")
    reader.add_argument("new", type=Path, help="the checkout that is measured, compiled")
    reader.add_argument("--rounds", type=int, default=15, help="pairs of slices for each figure")
    reader.add_argument("--titles", nargs="*", default=["empire", "caesar", "augustus", "antike"])
    reader.add_argument("--kinds", nargs="*", default=list(KINDS), choices=KINDS)
    wanted = reader.parse_args()
    old, new = Checkout(wanted.old), Checkout(wanted.new)
    for kind in wanted.kinds:
        for title in wanted.titles:
            compare(old, new, title, kind, wanted.rounds)
    old.close()
    new.close()


if __name__ == "__main__":
    if "--work" in sys.argv:
        work()
    else:
        main()
