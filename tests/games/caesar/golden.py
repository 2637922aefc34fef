"""The golden games of Caesar!: see tests/games/golden.py."""

from __future__ import annotations

from quadriga import Match, Record, Rng, games
from tests.games.golden import Golden

ALL = {"poison": "on", "centurions": "on", "border_control": "on"}
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "two-plain": (2, 11, {}),
    "two-poison": (2, 12, {"poison": "on"}),
    "two-all": (2, 13, ALL),
    "two-options": (2, 14, {**ALL, "both_twelve": "draw", "stuck": "lose", "two_senates": "one_by_one"}),
    "solo-easy": (1, 15, {"solo_deck": "easy"}),
    "solo-normal": (1, 16, {"solo_deck": "normal", "solo_side": "pompey"}),
    "solo-hard": (1, 17, {"solo_deck": "hard", "crassus_hard_bonus": "on"}),
    "solo-all": (1, 18, {**ALL, "solo_deck": "hard", "crassus_ties": "always", "crassus_hard_bonus": "on"}),
}
"""For each game the seats, the seed and the options it was first played with."""


def played(name: str) -> Record:
    """A random game with the settings of that name."""
    seats, seed, options = GAMES[name]
    rng = Rng(seed)
    match = Match(games.load("caesar").new(seats, options), rng)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match.record


GOLDEN = Golden(__file__, played)

if __name__ == "__main__":
    GOLDEN.renew(*GAMES)
