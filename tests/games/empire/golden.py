"""The golden games of L'Empire de César, with their points at the end: see tests/games/golden.py."""

from __future__ import annotations

from quadriga import Match, Record, Rng
from tests.games.empire.setup import GAME
from tests.games.golden import Golden

# Seats, options, seed of chance and of the random players. The second one ends because nobody can build.
GAMES: dict[str, tuple[int, dict[str, str], int]] = {
    "two": (2, {}, 1),
    "two-stuck": (2, {}, 89),
    "two-both-variants": (2, {"goods": "all", "whole_colour": "on"}, 3),
    "three": (3, {}, 4),
    "three-all-goods": (3, {"goods": "all"}, 5),
    "three-whole-colour": (3, {"whole_colour": "on"}, 6),
    "four": (4, {}, 8),
    "five": (5, {}, 9),
}


def played(name: str) -> Record:
    """A new game of random players."""
    seats, options, seed = GAMES[name]
    match, rng = Match(GAME.new(seats, options), Rng(seed)), Rng(seed + 1000)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match.record


def points(record: Record) -> str:
    """The points of every seat at the end."""
    outcome = record.final().outcome()
    assert outcome is not None
    return "".join(f"{seat} {points}\n" for seat, points in enumerate(outcome.points))


GOLDEN = Golden(__file__, played)

if __name__ == "__main__":
    GOLDEN.renew(*GAMES)
    for name in GAMES:
        GOLDEN.path(name).with_suffix(".points").write_text(points(GOLDEN.record(name)), encoding="utf-8")
