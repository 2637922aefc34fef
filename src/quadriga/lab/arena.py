"""Bots against each other, fairly: the same luck for both, each seat for both, as many games as it takes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from quadriga import bots
from quadriga.bots import Bot, decide
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title import registry
from quadriga.lab.executors import in_order
from quadriga.lab.pace import Durations, together
from quadriga.table.series import nth, play_one

SURE = 1.959963984540054
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where, and the seed that all its luck follows from."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Pairing:
    """A challenger, the first of `bots`, against the others.

    Each seed is played once for each seat the challenger can take; the others follow it round the table.

    >>> pairing = Pairing("caesar", {}, ("greedy", "random"), seed=1)
    >>> [bout.bots for bout in pairing.turn(0)]
    [('greedy', 'random'), ('random', 'greedy')]
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    def turn(self, n: int) -> list[Bout]:
        """The games of the n-th seed."""
        places = [self.bots[self.seats - shift :] + self.bots[: self.seats - shift] for shift in range(self.seats)]
        return [Bout(self.game, self.options, place, nth(self.seed, n)) for place in places]

    def bouts(self, first: int = 0) -> Iterator[Bout]:
        """All games, from those of the n-th seed on, without end."""
        for n in count(first):
            yield from self.turn(n)


@dataclass(frozen=True)
class PlayedBout:
    """A game that was played; where there is one figure a seat, in the order of the seats."""

    bots: tuple[str, ...]
    seed: int
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    wall: tuple[Durations, ...]
    """Time by the clock, for decisions where there was a choice."""
    cpu: tuple[Durations, ...]
    """Time that processors spent on them."""

    def share(self, seat: Seat) -> float:
        """1 for the winner; winners that tie share it."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "bots": list(self.bots),
            "seed": self.seed,
            "ranks": list(self.ranks),
            "points": list(self.points),
            "reason": self.reason,
            "wall": [pace.to_json() for pace in self.wall],
            "cpu": [pace.to_json() for pace in self.cpu],
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> PlayedBout:
        """The same again."""
        return cls(
            bots=tuple(plain["bots"]),
            seed=plain["seed"],
            ranks=tuple(plain["ranks"]),
            points=tuple(plain["points"]),
            reason=plain["reason"],
            wall=tuple(Durations.from_json(pace) for pace in plain["wall"]),
            cpu=tuple(Durations.from_json(pace) for pace in plain["cpu"]),
        )


@dataclass(frozen=True)
class Stop:
    """When a pairing has been played enough: after so many games, or sooner when the result is sure enough."""

    games: int
    within: float | None = None
    """The 95 % interval of the share of wins must not reach further than this to either side."""

    def reached(self, wins: float, games: int) -> bool:
        """Whether that is enough."""
        if games >= self.games:
            return True
        if self.within is None or games == 0:
            return False
        low, high = wilson(wins, games)
        return high - low <= 2 * self.within


@dataclass
class Series:
    """A pairing and what was played of it so far, seed by seed."""

    pairing: Pairing
    games: list[PlayedBout] = field(default_factory=list)

    @property
    def wins(self) -> float:
        """How many games the challenger has won; a tie of two counts half."""
        # In the n-th game of a seed the challenger sits at seat n.
        return sum(played.share(n % self.pairing.seats) for n, played in enumerate(self.games))

    @property
    def share(self) -> float:
        """The share of games the challenger has won."""
        return self.wins / len(self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where that share lies, with 95 % certainty."""
        return wilson(self.wins, len(self.games))

    def enough(self, stop: Stop) -> bool:
        """Whether a stop rule is met; it is asked only when all seats had their turn."""
        return len(self.games) % self.pairing.seats == 0 and stop.reached(self.wins, len(self.games))

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        pairing = self.pairing
        return {
            "game": pairing.game,
            "options": pairing.options,
            "bots": list(pairing.bots),
            "seed": pairing.seed,
            "games": [played.to_json() for played in self.games],
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Series:
        """The same again."""
        pairing = Pairing(plain["game"], plain["options"], tuple(plain["bots"]), plain["seed"])
        return cls(pairing, [PlayedBout.from_json(played) for played in plain["games"]])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: honest near 0 and 1 and for few games.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return (0.0, 1.0)
    share, part = wins / games, SURE**2 / games
    middle = (share + part / 2) / (1 + part)
    reach = SURE / (1 + part) * (share * (1 - share) / games + part / (4 * games)) ** 0.5
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def play_on(
    series: Series,
    stop: Stop,
    executor: Executor,
    ahead: int = 1,
    played: Callable[[], object] = lambda: None,
) -> None:
    """Play until it is enough, from where the series stands; `played` is told each game.

    Games are taken in the order of their seeds, so that the result is the same however many work on it.
    """
    seats = series.pairing.seats
    del series.games[len(series.games) - len(series.games) % seats :]
    if series.enough(stop):
        return
    for _, game in in_order(executor, fight, series.pairing.bouts(len(series.games) // seats), ahead):
        series.games.append(game)
        played()
        if series.enough(stop):
            return


def fight(bout: Bout) -> PlayedBout:
    """Play one game."""
    state = registry.load(bout.game).new(len(bout.bots), bout.options)
    wall = tuple(Durations() for _ in bout.bots)
    cpu = tuple(Durations() for _ in bout.bots)

    def ask(bot: Bot, state: State, seat: Seat, rng: Rng) -> int:
        clock, work = time.perf_counter(), time.process_time()
        action = decide(bot, state, seat, rng)
        wall[seat].note(time.perf_counter() - clock)
        cpu[seat].note(time.process_time() - work)
        return action

    for name in bout.bots:
        bots.admit(name)
    players = [bots.make(name) for name in bout.bots]
    outcome = play_one(state, players, bout.seed, ask, fixed_draws=True).outcome
    return PlayedBout(bout.bots, bout.seed, outcome.ranks, outcome.totals, outcome.reason, wall, cpu)


def pace_of(games: list[PlayedBout], bot: str) -> tuple[Durations, Durations]:
    """How long a bot took for its decisions in all these games, by the clock and of the processors."""
    sat = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    return together(game.wall[seat] for game, seat in sat), together(game.cpu[seat] for game, seat in sat)
