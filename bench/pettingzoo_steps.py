"""Two checkouts against each other, in one run: steps a second of the environments of PettingZoo, `last` included.

    git worktree add ../before b0c0310 && (cd ../before && make build)
    python bench/pettingzoo_steps.py ../before . --rounds 9

As in `against_commit.py`, each checkout works in a process of its own and they take turns in slices of the same games.
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

TITLES = ("empire", "caesar", "augustus", "antike")


def work() -> None:
    """Answer each task on the input, `[title, steps, seed]`, with `[seconds, what was earned]`."""
    from quadriga.core.rng import Rng
    from quadriga.research.pettingzoo import env

    for line in sys.stdin:
        title, steps, seed = json.loads(line)
        table, rng, earned, taken = env(title), Rng(seed), 0.0, 0
        table.reset(seed=seed)
        before = time.process_time()
        while taken < steps:
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
        print(json.dumps([time.process_time() - before, [earned, table.state.fingerprint()]]), flush=True)


class Checkout:
    """A folder with a build of Quadriga, and the process that runs it."""

    def __init__(self, folder: Path) -> None:
        # Else Python would take the package that is installed, and compare it with itself.
        if not (folder / "src" / "quadriga").is_dir():
            raise SystemExit(f"{folder} is no checkout")
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            env={**os.environ, "PYTHONPATH": str(folder.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *task: object) -> tuple[float, object]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        spent, found = json.loads(self.process.stdout.readline())
        return spent, found


def main() -> None:
    if "--work" in sys.argv:
        work()
        return
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("old", type=Path, help="the checkout to compare with, compiled")
    reader.add_argument("new", type=Path, help="the checkout that is measured, compiled")
    reader.add_argument("--rounds", type=int, default=9)
    reader.add_argument("--steps", type=int, default=2000)
    given = reader.parse_args()
    old, new = Checkout(given.old), Checkout(given.new)
    for title in TITLES:
        ratios, rates, alike = [], [], True
        for seed in range(1, given.rounds + 1):
            # Who is first changes, so that neither always meets the warmer machine.
            sides = (old, new) if seed % 2 else (new, old)
            answers = {side: side.ask(title, given.steps, seed) for side in sides}
            ratios.append(answers[old][0] / answers[new][0])
            rates.append(given.steps / answers[new][0])
            alike = alike and answers[old][1] == answers[new][1]
        low, middle, high = statistics.quantiles(ratios, n=4)
        told = "alike" if alike else "NOT ALIKE"
        print(f"{title:10} {statistics.median(rates):9,.0f}/s   x {middle:.2f}   ({low:.2f} to {high:.2f})   {told}")
    for side in (old, new):
        side.process.communicate()


if __name__ == "__main__":
    main()
