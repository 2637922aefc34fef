"""Five opponents for every title, each of its own kind, from a beginner to the best we have.

How much each thinks in a title is set there by rounds of search (`data/insight.json`), so that a level plays alike on
every machine; a limit of time keeps slow machines from keeping people waiting.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from quadriga._build import is_compiled
from quadriga.bots import tree
from quadriga.bots.manner import Manner, settings_in
from quadriga.bots.search import Candidate, Search
from quadriga.core.mathematics import exp
from quadriga.core.rng import Rng
from quadriga.core.title.game import Game

LEVELS = (1, 2, 3, 4, 5)
MOST_THREADS = 8
"""Cores that think about one decision at most."""


@dataclass(frozen=True)
class Kind:
    """What kind of player a level is."""

    rounds: int
    """Rounds of search a decision, where a title says nothing else."""
    seconds: float
    """The longest it thinks."""
    manner: Mapping[str, Any]
    """What it does otherwise than the best search of the title."""
    whim: float = 0.0
    """What it gives away for a whim, as a share of the result; where a title says nothing else."""
    remembers: bool = False
    """Whether it goes on with the thoughts of its last turn."""


KINDS = {
    1: Kind(24, 1.0, {"own_turn": True, "alone": True}, whim=0.1),
    2: Kind(64, 1.0, {"own_turn": True}, whim=0.05),
    3: Kind(60, 2.0, {}),
    4: Kind(1000, 3.0, {}, remembers=True),
    5: Kind(30_000, 6.0, {}, remembers=True),
}


@cache
def thread_pool() -> ThreadPoolExecutor:
    """One thread a core, for thoughts that a person waits for."""
    return ThreadPoolExecutor(min(MOST_THREADS, os.cpu_count() or 1), thread_name_prefix="adviser")


def adviser(seconds: float, rounds: int | None = None, threads: int | None = None) -> Level:
    """The best level as one asks it for advice: it thinks on all cores, or in so many threads.

    It thinks as many rounds in all as it would alone.
    """
    # Plain Python thinks on one core at a time, however many threads there are.
    parts = min(MOST_THREADS, threads or os.cpu_count() or 1) if is_compiled(tree) else 1
    return Level(max(LEVELS), rounds, seconds=seconds, executor=thread_pool() if parts > 1 else None, parts=parts)


class Level(Search):
    """The opponent of a level.

    >>> Level(2).name, Level(4, 500).name
    ('level2', 'level4:500')
    """

    def __init__(self, number: int, rounds: int | None = None, **budget: Any) -> None:
        self.kind = KINDS[number]
        super().__init__(rounds or self.kind.rounds, **{"seconds": self.kind.seconds, **budget})
        self.number = number
        self.given = rounds
        self.whim = 0.0
        self.name = f"level{number}" if rounds is None else f"level{number}:{rounds}"

    def settings(self, game: Game) -> tuple[Manner, int]:
        known = game.experience.levels.get(self.number, {})
        self.whim = known.get("whim", self.kind.whim)
        manner = self.manner or Manner.of(game, **{**self.kind.manner, **settings_in(known)})
        return manner, self.given or int(known.get("rounds", self.kind.rounds))

    def pick(self, candidates: list[Candidate], rng: Rng) -> int:
        """The best, or on a whim another one: the more it gives away, the less likely."""
        if self.whim == 0.0:
            return candidates[0].action
        best = max(candidate.value for candidate in candidates)
        odds = [exp((candidate.value - best) / self.whim) for candidate in candidates]
        ticket = rng.below(1 << 30) / (1 << 30) * math.fsum(odds)
        for candidate, share in zip(candidates, odds, strict=True):
            ticket -= share
            if ticket < 0:
                return candidate.action
        return candidates[0].action

    def told(self, *news: Any) -> None:
        if self.kind.remembers:
            super().told(*news)
