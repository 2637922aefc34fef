"""Every bot against every other: who beats whom, how surely, and at what cost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from quadriga import bots as all_bots
from quadriga.core.components import data
from quadriga.core.errors import BadData, BadOption
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.lab.arena import Pairing, PlayedBout, Series, Stop, pace_of, play_on, wilson
from quadriga.lab.pace import Durations
from quadriga.lab.ratings import Rating, rate

ALL, ADJACENT, UPWARD = "all", "adjacent", "upward"
"""Everyone against everyone; neighbours on the ladder; each one against the one below it, or several of those."""


@dataclass(frozen=True)
class Score:
    """How often one bot won against another; a tie of two counts half."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies, with 95 % certainty."""
        return wilson(self.wins, self.games)


@dataclass
class Ladder:
    """Bots in one setting of a game, weakest first as far as known, and all they have played."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    bots: list[str]
    knowledge: str = ""
    """Names the rules and the experience they were played with: results of different ones must not be mixed."""
    series: list[Series] = field(default_factory=list)

    @property
    def games(self) -> list[PlayedBout]:
        """All games of all pairings."""
        return [played for series in self.series for played in series.games]

    def pairings(self, which: str = ALL) -> list[Pairing]:
        """Who meets whom; with more than two seats one bot meets several of the other, and the other way round."""
        if which == UPWARD:
            return [self._pairing(upper, lower) for lower, upper in pairwise(self.bots)]
        pairs = list(combinations(self.bots, 2) if which == ALL else pairwise(self.bots))
        if self.seats > 2:
            pairs = [both for bot, other in pairs for both in ((bot, other), (other, bot))]
        return [self._pairing(bot, other) for bot, other in pairs]

    def _pairing(self, bot: str, other: str) -> Pairing:
        return Pairing(self.game, self.options, (bot, *[other] * (self.seats - 1)), self.seed)

    def of(self, pairing: Pairing) -> Series:
        """What was played of a pairing."""
        for series in self.series:
            if series.pairing == pairing:
                return series
        self.series.append(Series(pairing))
        return self.series[-1]

    def score(self, bot: str, other: str) -> Score | None:
        """How the first did against the second, or against several of the second; None if they never met."""
        wins, games = 0.0, 0
        for series in self.series:
            met = series.pairing.bots
            if (bot, other) == met[:2]:
                wins, games = wins + series.wins, games + len(series.games)
            elif (other, bot) == met:
                wins, games = wins + len(series.games) - series.wins, games + len(series.games)
        return Score(wins, games) if games else None

    def ratings(self) -> dict[str, Rating]:
        """How strong each bot is."""
        return rate(self.bots, [game for game in self.games if set(game.bots) <= set(self.bots)])

    def pace(self, bot: str) -> tuple[Durations, Durations]:
        """How long a bot takes for a decision, by the clock and of the processors."""
        return pace_of(self.games, bot)

    def climb(
        self, which: str, stop: Stop, executor: Executor, ahead: int = 1, played: Callable[[], object] = lambda: None
    ) -> Iterator[Series]:
        """Play all pairings until each is enough and tell of each; what was played before counts.

        `played` is told each game.
        """
        for pairing in self.pairings(which):
            series = self.of(pairing)
            play_on(series, stop, executor, ahead, played)
            yield series

    # ---- as data ---------------------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        """What came of it, in few figures."""
        scores = {(bot, other): self.score(bot, other) for bot in self.bots for other in self.bots if bot != other}
        paces = {bot: self.pace(bot) for bot in self.bots}
        return {
            "ratings": {bot: asdict(rating) for bot, rating in self.ratings().items()},
            "scores": [
                {"bot": bot, "against": other, "share": score.share, "interval": score.interval, "games": score.games}
                for (bot, other), score in scores.items()
                if score is not None
            ],
            "seconds": {
                bot: {
                    kind: {"mean": pace.mean, "p95": pace.quantile(0.95), "most": pace.longest}
                    for kind, pace in (("wall", wall), ("cpu", cpu))
                }
                for bot, (wall, cpu) in paces.items()
            },
        }

    def to_json(self) -> dict[str, Any]:
        """As plain data, with the summary."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "bots": self.bots,
            "knowledge": self.knowledge,
            "summary": self.summary(),
            "series": [series.to_json() for series in self.series],
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> Ladder:
        """The same again; the summary is made anew."""
        try:
            series = [Series.from_json(game) for game in plain["series"]]
            names = ("game", "seats", "options", "seed", "bots", "knowledge")
            return cls(**{name: plain[name] for name in names}, series=series)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadData("not-a-ladder") from None

    def save(self, path: Path) -> None:
        """Write everything into a file; one that was there stays whole until the new one is."""
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps(self.to_json(), ensure_ascii=False) + "\n", encoding="utf-8")
        fresh.replace(path)

    def take_over(self, path: Path) -> None:
        """Go on from results in a file, which must be of the same setting and the same knowledge."""
        old = Ladder.from_json(data.read(path))
        for name in ("game", "seats", "options", "seed", "knowledge"):
            if getattr(old, name) != getattr(self, name):
                raise BadOption(
                    "resume-differs",
                    path=str(path),
                    what=name,
                )
        self.series = old.series


def knowledge_of(title: Game) -> str:
    """Changes when the rules, the components or what tuning found out change."""
    return data.digest({"rules": title.meta.rules_version, "data": title.data_hash, **asdict(title.experience)})


def set_up(game: str, seats: int, options: dict[str, str], seed: int, bots: list[str]) -> Ladder:
    """A ladder before its first game."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOption("ladder-bots")
    if seats < 2:
        raise BadOption("ladder-seats")
    for bot in bots:
        all_bots.make(bot)
    return Ladder(game, seats, options, seed, bots, knowledge_of(registry.load(game)))
