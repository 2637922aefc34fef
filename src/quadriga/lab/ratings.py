"""One figure for the strength of each bot, from all games of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.core.extras import extra
from quadriga.core.rng import Rng
from quadriga.lab.arena import SURE, PlayedBout

with extra("lab"):
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True)
class Rating:
    """The strength of a bot on the scale of openskill: 25 on average; sure to 95 % within `reach` to either side."""

    mean: float
    reach: float
    games: int


def rate(bots: Sequence[str], games: Sequence[PlayedBout]) -> dict[str, Rating]:
    """A rating for each bot, by the Plackett-Luce model of openskill."""
    # Bots do not change from game to game: nothing is forgotten.
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    count = dict.fromkeys(bots, 0)
    for game in _shuffled(games):
        ranks = [float(rank) for rank in game.ranks]
        before = [ratings[bot] for bot in game.bots]
        if len(set(game.bots)) == 1:
            continue
        after = [team[0] for team in model.rate([[rating] for rating in before], ranks=ranks)]
        for bot in dict.fromkeys(game.bots):
            sat = [after[seat] for seat, name in enumerate(game.bots) if name == bot]
            ratings[bot] = _mean(model, bot, sat)
            count[bot] += 1
    return {bot: Rating(rating.mu, SURE * rating.sigma, count[bot]) for bot, rating in ratings.items()}


def _mean(model: PlackettLuce, bot: str, ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    """A bot that sat in several places of a game learns from all of them, but not more than from one."""
    mu = sum(rating.mu for rating in ratings) / len(ratings)
    sigma = sum(rating.sigma for rating in ratings) / len(ratings)
    return model.rating(name=bot, mu=mu, sigma=sigma)


def _shuffled(games: Sequence[PlayedBout]) -> list[PlayedBout]:
    """The games in an order of no meaning, always the same: ratings depend a little on the order."""
    mixed, rng = list(games), Rng(1)
    for n in range(len(mixed) - 1, 0, -1):
        other = rng.below(n + 1)
        mixed[n], mixed[other] = mixed[other], mixed[n]
    return mixed
