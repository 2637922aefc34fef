"""How long decisions take: enough to tell mean, most and any quantile of many games together, in little room."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

FINE = 40
"""Steps to a factor of ten: a quantile is right to three per cent."""


@dataclass
class Durations:
    """The times of a number of decisions, in seconds.

    >>> pace = Durations()
    >>> for milliseconds in range(1, 101):
    ...     pace.note(milliseconds / 1000)
    >>> pace.count, round(pace.mean, 4), pace.longest, round(pace.quantile(0.95), 3)
    (100, 0.0505, 0.1, 0.094)
    """

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)
    """How many decisions took how long, on a logarithmic scale."""

    def note(self, seconds: float) -> None:
        """One more decision."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.steps[round(FINE * math.log10(max(seconds, 1e-6)))] += 1

    @property
    def mean(self) -> float:
        """The mean, 0 where nothing was decided."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The time within which that share of the decisions was taken."""
        rest = share * self.count
        for step in sorted(self.steps):
            rest -= self.steps[step]
            if rest <= 0:
                return min(math.pow(10.0, step / FINE), self.longest)
        return self.longest

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        steps = {str(step): self.steps[step] for step in sorted(self.steps)}
        return {"count": self.count, "total": round(self.total, 6), "longest": round(self.longest, 6), "steps": steps}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Durations:
        """The same again."""
        steps = Counter({int(step): count for step, count in plain["steps"].items()})
        return cls(plain["count"], plain["total"], plain["longest"], steps)


def together(paces: Iterable[Durations]) -> Durations:
    """All of them as one."""
    whole = Durations()
    for pace in paces:
        whole.count += pace.count
        whole.total += pace.total
        whole.longest = max(whole.longest, pace.longest)
        whole.steps.update(pace.steps)
    return whole
