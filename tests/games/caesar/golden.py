"""Writes the golden games anew: `python -m tests.games.caesar.golden_games`. Only on purpose: see test_golden.py."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quadriga import OMNISCIENT, Match, Record, Rng, games

FOLDER = Path(__file__).with_name("golden")
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


def played(name: str) -> tuple[Record, str]:
    """The game of that name, played anew, with the digest of its events."""
    seats, seed, options = GAMES[name]
    rng = Rng(seed)
    match = Match(games.load("caesar").new(seats, options), rng)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match.record, digest([event.seen_by(OMNISCIENT) for event in match.events])


def digest(events: list[dict[str, object]]) -> str:
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    digests = {}
    for name in GAMES:
        record, digests[name] = played(name)
        (FOLDER / f"{name}.txt").write_text(str(record), encoding="utf-8")
    (FOLDER / "events.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
