"""How a game ended: who won and why, and the score pad."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Grid

from quadriga.core.title.outcome import Outcome
from quadriga.words import Words


def verdict(outcome: Outcome, words: Words) -> list[str]:
    """Why the game is over, and who has won."""
    names = [words.player(seat) for seat in outcome.winners]
    return [
        words.say("game-over", reason=words.say(f"end-{outcome.reason}")),
        words.say("winner-line", count=len(names), names=words.listed(names)),
    ]


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
