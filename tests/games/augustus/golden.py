"""The golden games of Augustus: see tests/games/golden.py."""

from __future__ import annotations

from quadriga import Match, Record, Rng
from tests.games.augustus.policy import lively
from tests.games.augustus.setup import load
from tests.games.golden import Golden

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three-ordered": (3, {"placement": "ordered", "resource_on_loss": "recount"}),
    "four": (4, {}),
    "five-first-game": (5, {"start": "random_three", "mobilise": "reserve_only", "symbol_cap": "off"}),
    "six": (6, {"count_in_batch": "each", "tie": "shared"}),
}


def played(name: str, seed: int = 7) -> Record:
    """A new game with the settings of that name."""
    seats, options = GAMES[name]
    match, rng = Match(load().new(seats, options), Rng(seed)), Rng(seed + seats)
    while actors := match.state.actors():
        seat = actors[rng.below(len(actors))]
        match.play(seat, lively(match.state, seat, rng))
    return match.record


GOLDEN = Golden(__file__, played)

if __name__ == "__main__":
    GOLDEN.renew(*GAMES)
