"""What tuning has found out about a title: weights of its insight, settings of its search, effort of its levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga.core.components import data

Weights = Mapping[str, tuple[float, float]]
"""For each feature its weight at the beginning and at the end of a game."""


@dataclass(frozen=True)
class Experience:
    """The contents of a title's `data/insight.json`.

    >>> Experience(weights={2: {"lead": (1.0, 2.0)}, 4: {}}).weights_for(3)
    {'lead': (1.0, 2.0)}
    """

    weights: Mapping[int, Weights] = field(default_factory=dict)
    """By the number of seats they were tuned for."""
    search: Mapping[str, float] = field(default_factory=dict)
    """Settings of the search that play best in this title."""
    levels: Mapping[int, Mapping[str, float]] = field(default_factory=dict)
    """For each level its `rounds` of search, what it gives away for a `whim`, and settings of its search alone."""

    grave: float = 0.2
    """A mistake is grave if it costs this much of the result, of which 0 is the last place and 1 the first."""

    def weights_for(self, seats: int) -> Weights:
        """The weights tuned for that number of seats, or for the next one there is."""
        if not self.weights:
            return {}
        return self.weights[min(self.weights, key=lambda tuned: (abs(tuned - seats), tuned))]


def read(path: Path) -> Experience:
    """The experience in a file; a title without one has none."""
    if not path.exists():
        return Experience()
    contents: dict[str, Any] = data.read(path)
    return Experience(
        weights={
            int(seats): {name: (early, late) for name, (early, late) in tuned["weights"].items()}
            for seats, tuned in contents.get("tuned", {}).items()
        },
        search=contents.get("search", {}),
        grave=contents.get("grave", Experience.grave),
        levels={int(level): settings for level, settings in contents.get("levels", {}).items()},
    )
