"""Golden games: recorded once, replayed for ever. Write them anew, on purpose only, with

python -m tests.games.augustus.golden
"""

from __future__ import annotations

from pathlib import Path

from quadriga import Match, Rng
from quadriga.games.augustus import codes
from tests.games.augustus.setup import load

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three-ordered": (3, {"placement": "ordered", "resource_on_loss": "recount"}),
    "four": (4, {}),
    "five-first-game": (5, {"start": "random_three", "mobilise": "reserve_only", "symbol_cap": "off"}),
    "six": (6, {"count_in_batch": "each", "tie": "shared"}),
}


def played(name: str, seed: int = 7) -> Match:
    """A game between players who mobilise when they can, from the reserve while they can."""
    seats, options = GAMES[name]
    match, rng = Match(load().new(seats, options), Rng(seed)), Rng(seed + seats)
    while actors := match.state.actors():
        seat = actors[rng.below(len(actors))]
        legal = [a for a in match.state.legal(seat) if a != codes.STAY_AT or not rng.below(6)]
        action = legal[rng.below(len(legal))] if legal else codes.STAY_AT
        if codes.RESERVE_AT in legal and rng.below(4):
            action = codes.RESERVE_AT
        match.play(seat, action)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        match = played(name)
        (FOLDER / f"{name}.txt").write_text(str(match.record), encoding="utf-8")
        print(name, len(match.decisions), match.record.end)


if __name__ == "__main__":
    main()
