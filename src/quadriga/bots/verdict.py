"""What a decision gives away: the best one and the one that is taken, looked at alike."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quadriga.bots.search import Candidate, Search
from quadriga.bots.slices import Slices, whole
from quadriga.core.mathematics import log
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat

TRIED = 32
"""How often a search must have tried a decision to be taken at its word."""
SURE = 0.04
"""Nearer to a sure win or a sure last place, values say too little of how well one plays."""


@dataclass(frozen=True)
class Verdict:
    """The best decision and the one that is taken; they are the same where nothing better was found."""

    best: Candidate
    taken: Candidate
    weighed: bool
    """Whether a search that looks for the best gives a thought to the one that is taken."""

    @property
    def cost(self) -> float:
        """What it gives away of the result, of which 0 is the last place and 1 the first."""
        return self.best.value - self.taken.value

    @property
    def fault(self) -> float:
        """How badly it is played: what it gives away; where no sensible player would weigh it, in a level match.

        A match that is lost or won already leaves little to give away: what is senseless there stays senseless.
        """
        return self.cost if self.weighed else _levelled(self.best.value) - _levelled(self.taken.value)


def judge(state: State, seat: Seat, action: int, adviser: Search, rng: Rng, least: float = 0.0) -> Verdict:
    """What an adviser thinks of a decision, and of the best one; `state` holds nothing that the seat cannot know.

    A search passes over what no sensible player would weigh, and hardly tries what promises little: it knows next to
    nothing of the worst mistakes. So what follows a decision that seems to cost `least` or more, or that it hardly
    tried, is searched by itself, and what follows the best one in the same way.

    >>> from quadriga.bots.levels import Level
    >>> from quadriga import games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> verdicts = [judge(state, 0, action, Level(5, 60), Rng(2)) for action in state.legal(0)[::16]]
    >>> min(verdict.cost for verdict in verdicts) >= 0, max(verdict.cost for verdict in verdicts) > 0
    (True, True)
    """
    return whole(judging(state, seat, action, adviser, rng, least))


def judging(state: State, seat: Seat, action: int, adviser: Search, rng: Rng, least: float = 0.0) -> Slices[Verdict]:
    """The same in slices."""
    candidates = yield from adviser.considering(state, seat, rng)
    best = candidates[0]
    taken = next((candidate for candidate in candidates if candidate.action == action), None)
    weighed = taken is not None
    if taken is None or taken.visits < TRIED or best.value - taken.value >= max(least, 1e-9):
        taken = yield from adviser.expecting(state, seat, action, rng)
        alike = yield from adviser.expecting(state, seat, best.action, rng)
        best = replace(best, value=alike.value, rank=alike.rank)
    return Verdict(best if best.action != action and best.value > taken.value else taken, taken, weighed)


def _levelled(value: float) -> float:
    """A value by its odds, in which every step forward counts as much as it does where all are level."""
    share = min(max(value, SURE), 1.0 - SURE)
    return log(share / (1.0 - share)) / 4
