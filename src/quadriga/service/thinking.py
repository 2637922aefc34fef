"""What bots do for people: they decide, advise, coach and look back; in one go, or in slices.

Each is dealt a position that its seat could believe, never the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quadriga import bots
from quadriga.bots import Candidate
from quadriga.bots.levels import LEVELS, Level, adviser
from quadriga.bots.slices import Slices, whole
from quadriga.bots.verdict import Verdict, judging
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.service.effort import capped
from quadriga.table.coaching import Doubt, doubting

QUICK_BOTS = ("random", "greedy", "level1", "level2", "level3")
BOT_PAUSE = 0.9
"""The least seconds a bot takes for a decision, so that people can follow."""
HINT_SECONDS = 2.0
"""How long the best bot thinks about a hint."""
REVIEW_ROUNDS = 400
"""How many rounds of search a review spends on each decision."""
COACH_ROUNDS, COACH_SHARE = 4000, 0.3
"""A coach looks quickly, for a share of the time of a hint: nobody waits long for a move."""
PAUSE_WITHIN_TURN = 0.3
"""The share of the pause before a bot's second and further decisions in a row."""


class Effort(NamedTuple):
    """How hard to look at a decision that was taken."""

    seconds: float
    rounds: int
    least: float
    """What a better decision must have been worth more to be told."""
    threads: int | None = None


def choose(state: State, seat: Seat, rng: Rng, bot: str, most_seconds: float = 0.0) -> int:
    """What a bot decides."""
    return whole(choosing(state, seat, rng, bot, most_seconds))


def choosing(state: State, seat: Seat, rng: Rng, bot: str, most_seconds: float = 0.0) -> Slices[int]:
    """The same in slices."""
    return (yield from bots.deciding(capped(bot, most_seconds), state, seat, rng))


def advise(state: State, seat: Seat, rng: Rng, seconds: float, threads: int | None = None) -> list[Candidate]:
    """What the best bot thinks of the decisions of a seat."""
    return whole(advising(state, seat, rng, seconds, threads))


def advising(state: State, seat: Seat, rng: Rng, seconds: float, threads: int | None = None) -> Slices[list[Candidate]]:
    """The same in slices, where it thinks in one thread."""
    return (yield from adviser(seconds, threads=threads).considering(state.redeal(seat, rng.branch()), seat, rng))


def look_back(state: State, seat: Seat, rng: Rng, action: int, effort: Effort) -> Verdict:
    """What the best bot thinks of a decision that was taken."""
    return whole(looking_back(state, seat, rng, action, effort))


def looking_back(state: State, seat: Seat, rng: Rng, action: int, effort: Effort) -> Slices[Verdict]:
    """The same in slices, where it thinks in one thread."""
    best = adviser(effort.seconds, effort.rounds, effort.threads)
    return (yield from judging(state.redeal(seat, rng.branch()), seat, action, best, rng, effort.least))


def weigh(state: State, seat: Seat, rng: Rng, actions: Sequence[int], hint_seconds: float) -> Doubt | None:
    """Whether a move is a grave mistake."""
    return whole(weighing(state, seat, rng, actions, hint_seconds))


def weighing(state: State, seat: Seat, rng: Rng, actions: Sequence[int], hint_seconds: float) -> Slices[Doubt | None]:
    """The same in slices."""
    coach = Level(max(LEVELS), COACH_ROUNDS, seconds=COACH_SHARE * hint_seconds)
    return (yield from doubting(state, seat, actions, coach, rng))


def is_quick(bot: str) -> bool:
    """Whether a bot answers within a moment.

    >>> is_quick("level1"), is_quick("level5")
    (True, False)
    """
    return bot in QUICK_BOTS
