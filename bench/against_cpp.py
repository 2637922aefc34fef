"""Random games of Caesar! against plain C++ written by hand (`cpp/caesar.cpp`), in one run.

    python bench/against_cpp.py [--rounds 31] [--compiler clang++] [--flags '-O3 -march=native']

First it proves that both play the same games: digests of every decision and of the end of whole games, then the wins of
every slice. They take turns in short slices of the same games; printed are the median of the ratios of neighbouring
slices and their quartiles, of processor time. Nothing else should run beside it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from in_turns import SLICE, in_turns

from quadriga import Rng, State, compiled, games
from quadriga.games.caesar.rules import codes

SOURCE = Path(__file__).parent / "cpp" / "caesar.cpp"
WARNINGS = ("-std=c++17", "-Wall", "-Wextra")
BONUSES = 4
"""Kinds of bonus tokens in the base game: those that come first in the data."""
MASK = 2**64 - 1

PLACED, PASSED, TOKEN_FLIPPED, MARKER_FLIPPED, RESOLVED, USED, DECLINED, DEALT, DRAWN = range(9)
BLOCKS = (
    (codes.DRAW_AT, DRAWN),
    (codes.DEAL_AT, DEALT),
    (codes.DECLINE_AT, DECLINED),
    (codes.USE_AT, USED),
    (codes.RESOLVE_AT, RESOLVED),
    (codes.FLIP_MARKER_AT, MARKER_FLIPPED),
    (codes.FLIP_TOKEN_AT, TOKEN_FLIPPED),
    (codes.PASS_AT, PASSED),
)
"""Where the actions of a kind begin, and its number in C++."""


def board_text() -> str:
    """The board of the base game as the C++ reads it, from our own data."""
    board = games.load("caesar").board
    base = [token for token, count in enumerate(board.in_bag) if count]
    every = (1 << len(codes.ICONS)) - 1
    rows: list[Iterable[int]] = [
        (board.markers, board.hand["base"]),
        *zip(*board.between, strict=True),
        board.icon,
        *zip(*(board.values[token] for token in base), strict=True),
        (every if board.laurel[token] else sum(1 << icon for icon in board.icons[token]) for token in base),
        (board.in_bag[token] for token in base),
        board.spaces,
        board.fixed_bonus,
        board.bonus_pool({"base"})[:BONUSES],
        (board.effects[bonus][0] for bonus in range(BONUSES)),
    ]
    return "\n".join(" ".join(map(str, row)) for row in rows) + "\n"


class Cpp:
    """The program in C++, built and running."""

    def __init__(self, compiler: str, flags: list[str], folder: str) -> None:
        program = Path(folder) / "caesar"
        subprocess.run([compiler, *WARNINGS, *flags, "-o", program, SOURCE], check=True)
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdin is not None
        self.process.stdin.write(board_text())

    def ask(self, request: str, count: int, seed: int) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{request} {count} {seed}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()

    def digests(self, count: int, seed: int) -> list[int]:
        return [int(word) for word in self.ask("digests", count, seed)]

    def games(self, count: int, seed: int) -> tuple[float, list[list[int]]]:
        """Processor time, and how often each side came to each rank."""
        spent, *wins = self.ask("games", count, seed)
        return float(spent), [[int(wins[0]), int(wins[1])], [int(wins[2]), int(wins[3])]]


def told(action: int) -> tuple[int, int, int, int]:
    """An action of ours as the C++ tells it."""
    for base, kind in BLOCKS:
        if action >= base:
            return (kind, 0 if kind in (PASSED, USED, DECLINED) else action - base, 0, 0)
    return PLACED, action // 3 // codes.BORDERS, action // 3 % codes.BORDERS, action % 3


def digest_of(state: State, rng: Rng) -> int:
    """A digest of every decision of a random game and of its end, one decision at a time through our checks."""
    digest = 0xCBF29CE484222325

    def see(number: int) -> None:
        nonlocal digest
        digest = ((digest ^ (number & 0xFFFFFFFF)) * 0x100000001B3) & MASK

    while actors := state.actors():
        action = state.sample(actors[0], rng)
        for number in told(action):
            see(number)
        state.play(actors[0], action)
    end = state.data()
    for number in (end["winner"], *end["markers"], end["turned"], *end["owner"][: len(state.game.board.provinces)]):
        see(number)
    return digest


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--rounds", type=int, default=31, help="pairs of slices")
    reader.add_argument("--proofs", type=int, default=2000, help="games whose every decision is compared")
    reader.add_argument("--compiler", default=os.environ.get("CXX") or shutil.which("g++") or "clang++")
    reader.add_argument("--flags", default="-O3", help="for the C++, such as '-O3 -march=native'")
    wanted = reader.parse_args()
    if not compiled:
        raise SystemExit("this measures compiled rules: run 'make build' first")
    start = games.load("caesar").new(2)
    with tempfile.TemporaryDirectory() as folder:
        cpp = Cpp(wanted.compiler, wanted.flags.split(), folder)
        rng = Rng(1)
        ours = [digest_of(start.clone(), rng) for _ in range(wanted.proofs)]
        if ours != cpp.digests(wanted.proofs, 1):
            raise SystemExit("NOT the same games")
        print(f"{wanted.proofs:,} games are the same, decision by decision", flush=True)
        measure(start, cpp, wanted.rounds)
        cpp.process.communicate()


def measure(start: State, cpp: Cpp, rounds: int) -> None:
    """Print how many games a second both make, and prove that each side wins as often."""

    def ours(seed: int) -> tuple[float, list[list[int]]]:
        before = time.process_time()
        tally = start.playouts(count, Rng(seed))
        return time.process_time() - before, tally

    count = 2000
    count = max(1, round(count * SLICE / ours(0)[0]))
    ratios, rates = [], []
    for (mine, wins), (theirs, same_wins) in in_turns(rounds, ours, lambda seed: cpp.games(count, seed)):
        if wins != same_wins:
            raise SystemExit("NOT the same wins")
        ratios.append(theirs / mine)
        rates.append((count / mine, count / theirs))
    low, middle, high = statistics.quantiles(ratios, n=4)
    we, they = (statistics.median(side) for side in zip(*rates, strict=True))
    print(f"ours {we:,.0f} games/s, C++ {they:,.0f}; of the speed of C++: {middle:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
