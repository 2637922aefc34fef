"""Other ways to search against the best we have, at equal time a decision: what wins, and what does not.

PYTHONPATH=src:. python bench/search_trials.py caesar --seconds 0.05 --games 200 [trial ...]

Each seed is played twice, with seats changed; a draw counts half. With more than two seats, one tries against others.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from quadriga.bots.manner import Manner
from quadriga.bots.search import Search
from quadriga.core.title import registry
from quadriga.lab.arena import wilson
from quadriga.table.series import nth, play_one
from quadriga.table.workers import processes

MANY = 10_000_000

TRIALS: dict[str, Mapping[str, Any]] = {
    "the same": {},
    "ten times the time": {"times": 10},
    "a tenth of the time": {"times": 0.1},
    "no random continuation": {"ahead": 0},
    "continues for 8 decisions": {"ahead": 8},
    "continues to the end": {"ahead": -1},
    "first impression worth 1 try": {"trust": 1.0},
    "first impression worth 16 tries": {"trust": 16.0},
    "first impressions after 8 visits": {"ripe": 8},
    "half as curious": {"explore": 0.5},
    "twice as curious": {"explore": 2.0},
    "no thought of the margin": {"margin": 0.0},
}
"""What each changes in the manner of the best search; `explore` and `times` are factors."""


@dataclass(frozen=True)
class Trial:
    """One game: where the one who tries something sits, and its luck."""

    game: str
    seats: int
    name: str
    against: str
    seconds: float
    seed: int
    place: int


def searcher(game: str, name: str, seconds: float) -> Search:
    """The search that a trial is about."""
    title = registry.load(game)
    changes = dict(TRIALS[name])
    seconds *= changes.pop("times", 1)
    if "explore" in changes:
        changes["explore"] *= Manner.of(title).explore
    return Search(MANY, seconds, Manner.of(title, **changes))


def play(trial: Trial) -> float:
    """The share of the others that the one who tries something beats."""
    players = [
        searcher(trial.game, trial.name if seat == trial.place else trial.against, trial.seconds)
        for seat in range(trial.seats)
    ]
    start = registry.load(trial.game).new(trial.seats)
    ranks = play_one(start, players, trial.seed).outcome.ranks
    others = [rank for seat, rank in enumerate(ranks) if seat != trial.place]
    own = ranks[trial.place]
    return sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others) / len(others)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try other ways to search.")
    parser.add_argument("game")
    parser.add_argument("names", nargs="*", default=list(TRIALS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="the same")
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_intermixed_args()
    with processes(given.jobs) as pool:
        for name in given.names:
            trial = partial(Trial, given.game, given.seats, name, given.against, given.seconds)
            games = [
                trial(nth(given.seed, n), place)
                for n in range(given.games // given.seats)
                for place in range(given.seats)
            ]
            won = sum(pool.map(play, games))
            low, high = wilson(won, len(games))
            share = f"{won / len(games):.0%} ({low:.0%} to {high:.0%})"
            print(f"| {name} | {given.seconds} s | {won:g} of {len(games)} | {share} |", flush=True)


if __name__ == "__main__":
    main()
