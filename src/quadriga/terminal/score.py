"""How a game ended: who won and why, and the score pad."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Grid

from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title.outcome import Outcome
from quadriga.words import Words


def verdict(outcome: Outcome, words: Words, reader: Seat = SPECTATOR) -> list[str]:
    """Why the game is over, and who has won, from the side of the seat that reads it.

    >>> from quadriga import games
    >>> ended = Outcome((2, 1, 3), ({"roads": 4}, {"roads": 6}, {"roads": 1}), "complete")
    >>> words = Words("en", games.load("empire"))
    >>> verdict(ended, words)[1], verdict(ended, words, 0)[1], verdict(ended, words, 1)[1]
    ('Neptune won by 2 points.', 'Neptune won; you are second.', 'You won by 2 points.')
    """
    lines = [words.say("game-over", reason=words.say(f"end-{outcome.reason}"))]
    seats, winners = len(outcome.ranks), outcome.winners
    others = [words.player(seat) for seat in winners if seat != reader]
    if outcome.automaton is not None and not winners:
        others = [words.say("automaton")]
    key = "verdict-others"
    if reader in winners:
        key = "verdict-you-share" if others else "verdict-you"
    elif winners and reader >= 0 and seats > 2:
        key = "verdict-rank"
    margin = words.say("margin", count=_ahead(outcome))
    rank = outcome.ranks[reader] if reader >= 0 else 0
    return [
        *lines,
        words.say(key, count=len(others), names=words.listed(others), ahead=_ahead(outcome), margin=margin, rank=rank),
    ]


def _ahead(outcome: Outcome) -> int:
    """By how much the first is ahead of the next."""
    totals = outcome.totals
    first, rest = (
        [total for total, rank in zip(totals, outcome.ranks, strict=True) if (rank == 1) == top]
        for top in (True, False)
    )
    return max(0, max(first) - max(rest)) if first and rest else 0


def score_pad(outcome: Outcome, words: Words) -> Grid:
    """The points by their sources, a column for each player."""
    pads: list[Mapping[str, int]] = [*outcome.points, *([outcome.automaton] if outcome.automaton else [])]
    names = [words.player(seat) for seat in range(len(outcome.points))]
    grid = Grid("", show_footer=True)
    grid.columns[0].footer = words.say("total")
    for name, pad in zip([*names, words.say("automaton")], pads, strict=False):
        grid.add_column(name, str(sum(pad.values())), justify="right")
    for source in outcome.points[0]:
        grid.add_row(words.say(f"source-{source}"), *(str(pad[source]) for pad in pads))
    return grid
