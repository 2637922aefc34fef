"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """Ranks, points by source and the reason of the end.

    `ranks` holds a rank a seat, 1 for a winner; tied seats share a rank (1, 1, 3). In a solo game that the
    automaton won, the only seat has rank 2. `points` holds, for each seat, points by source, so that a score
    pad can be drawn; `automaton` does the same for the rival of a solo game.

    >>> end = Outcome(ranks=(1, 2), points=({"provinces": 7, "senate": 5}, {"provinces": 4}), reason="twelve")
    >>> end.winners, end.totals
    ((0,), (12, 4))
    """

    ranks: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    reason: str
    automaton: dict[str, int] | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; empty when an automaton won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, all sources together."""
        return tuple(sum(sources.values()) for sources in self.points)

    def to_json(self) -> dict[str, Any]:
        """As plain data, alike for every title."""
        return {
            "reason": self.reason,
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "points": [dict(sources) for sources in self.points],
            "totals": list(self.totals),
            "automaton": None if self.automaton is None else dict(self.automaton),
        }
