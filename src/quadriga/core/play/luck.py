"""Luck that cannot be fished for: what chance does depends on a seed and on what was decided, on nothing else.

So a decision that is taken back and taken again meets the same luck. Seats that decide at once may do so in any order.

>>> luck = Luck.of(7)
>>> tried = luck.after(0, 12)
>>> luck.after(0, 12).rng().below(1000) == tried.rng().below(1000)
True
>>> luck.after(0, 12).after(1, 5) == luck.after(1, 5).after(0, 12)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Luck:
    """All that chance depends on at one moment of a match."""

    past: int
    """The seed, and all up to the last decision of chance, in one number."""
    since: tuple[tuple[Seat, int], ...] = ()
    """What each seat has decided since then, in one number a seat."""
    fixed: bool = False
    """Whether the n-th draw is the same whatever was decided: to compare players, not to play with."""

    @classmethod
    def of(cls, seed: int, fixed: bool = False) -> Luck:
        """The luck of a match that begins."""
        return cls(_mixed(seed), fixed=fixed)

    def after(self, seat: Seat, action: int) -> Luck:
        """The luck once a decision has been taken."""
        if self.fixed:
            return Luck(_mixed(self.past), fixed=True) if seat == CHANCE else self
        if seat == CHANCE:
            return Luck(_mixed(self._whole() + action + 1))
        decided = dict(self.since)
        decided[seat] = _mixed(decided.get(seat, seat) + action + 1)
        return Luck(self.past, tuple(sorted(decided.items())))

    def rng(self) -> Rng:
        """The generator that chance takes its next decision with."""
        return Rng(self._whole())

    def mind(self, seat: Seat, decisions: int) -> Rng:
        """A generator for the player of a seat who is a program, when so many decisions have been taken."""
        return Rng(_mixed(self._whole() + 64 * decisions + seat + 1))

    def _whole(self) -> int:
        whole = self.past
        for _, decided in self.since:
            whole = _mixed(whole + decided)
        return whole


@dataclass(frozen=True, slots=True)
class AgreedLuck:
    """Luck that the players make together, draw by draw: until a draw is agreed upon, chance waits.

    >>> luck = AgreedLuck({1: 7})
    >>> luck.rng() is None
    True
    >>> luck.after(0, 12).rng() is None
    False
    """

    seeds: Mapping[int, int]
    """By how many decisions stand before a run of draws, the seed of that run."""
    count: int = 0
    """How many decisions stand."""
    run: Luck | None = field(default=None)
    """The luck of the run of draws that has begun."""

    def after(self, seat: Seat, action: int) -> AgreedLuck:
        """The luck once a decision has been taken."""
        run = None
        if seat == CHANCE:
            run = (self.run or Luck.of(self.seeds[self.count])).after(CHANCE, action)
        return replace(self, count=self.count + 1, run=run)

    def rng(self) -> Rng | None:
        """The generator that chance takes its next decision with; None as long as nobody can know it."""
        if self.run is not None:
            return self.run.rng()
        return Luck.of(self.seeds[self.count]).rng() if self.count in self.seeds else None

    def mind(self, seat: Seat, decisions: int) -> Rng:
        """A generator for the player of a seat who is a program."""
        return Luck.of(0).mind(seat, decisions)


def _mixed(number: int) -> int:
    return Rng(number).branch().state
