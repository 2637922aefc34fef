"""Golden games: `python -m tests.games.caesar.golden` plays those that have no record yet and digests all events anew.

A record that is there is never written again. Digests change only on purpose: when events tell more than before.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quadriga import OMNISCIENT, Match, Record, Rng, games
from quadriga.core.title.events import Event

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
"""For each game the seats, the seed and the options it was first played with."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def recorded(name: str) -> Record:
    return Record.parse(path(name).read_text(encoding="utf-8"))


def played(name: str) -> Record:
    """A random game with the settings of that name."""
    seats, seed, options = GAMES[name]
    rng = Rng(seed)
    match = Match(games.load("caesar").new(seats, options), rng)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    return match.record


def digest(events: list[Event]) -> str:
    told = [event.seen_by(OMNISCIENT) for event in events]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    digests = {}
    for name in GAMES:
        if not path(name).exists():
            path(name).write_text(str(played(name)), encoding="utf-8")
        events: list[Event] = []
        for _ in recorded(name).replay(events.append):
            pass
        digests[name] = digest(events)
    (FOLDER / "events.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
