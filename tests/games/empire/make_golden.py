"""Writes the golden games again, when the rules are meant to change: `python -m tests.games.empire.make_golden`."""

from __future__ import annotations

from pathlib import Path

from quadriga import Match, Rng
from tests.games.empire.table import GAME

FOLDER = Path(__file__).with_name("golden")
# Name, seats, options, seed of chance and of the random players. The second one ends because nobody can build.
GAMES = [
    ("two", 2, {}, 1),
    ("two-stuck", 2, {}, 89),
    ("two-both-variants", 2, {"goods": "all", "whole_colour": "on"}, 3),
    ("three", 3, {}, 4),
    ("three-all-goods", 3, {"goods": "all"}, 5),
    ("three-whole-colour", 3, {"whole_colour": "on"}, 6),
    ("four", 4, {}, 8),
    ("five", 5, {}, 9),
]


def played(seats: int, options: dict[str, str], seed: int) -> Match:
    """A game of random players, fixed by its seed."""
    match, rng = Match(GAME.new(seats, options), Rng(seed)), Rng(seed + 1000)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, seats, options, seed in GAMES:
        match = played(seats, options, seed)
        outcome = match.state.outcome()
        assert outcome is not None
        pad = "\n".join(f"{seat} {points}" for seat, points in enumerate(outcome.points))
        (FOLDER / f"{name}.txt").write_text(str(match.record), encoding="utf-8")
        (FOLDER / f"{name}.points").write_text(pad + "\n", encoding="utf-8")
        print(name, outcome.reason, outcome.ranks, outcome.totals)


if __name__ == "__main__":
    main()
