"""Golden games: `python -m tests.games.augustus.golden` plays those without a record and digests all events anew.

A record that is there is never written again. Digests change only on purpose: when events tell more than before.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quadriga import OMNISCIENT, Match, Record, Rng
from quadriga.core.title.events import Event
from tests.games.augustus.policy import lively
from tests.games.augustus.setup import load

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three-ordered": (3, {"placement": "ordered", "resource_on_loss": "recount"}),
    "four": (4, {}),
    "five-first-game": (5, {"start": "random_three", "mobilise": "reserve_only", "symbol_cap": "off"}),
    "six": (6, {"count_in_batch": "each", "tie": "shared"}),
}


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def recorded(name: str) -> Record:
    return Record.parse(path(name).read_text(encoding="utf-8"))


def played(name: str, seed: int = 7) -> Record:
    """A new game with the settings of that name."""
    seats, options = GAMES[name]
    match, rng = Match(load().new(seats, options), Rng(seed)), Rng(seed + seats)
    while actors := match.state.actors():
        seat = actors[rng.below(len(actors))]
        match.play(seat, lively(match.state, seat, rng))
    return match.record


def told(name: str) -> list[Event]:
    """Everything that happens in a recorded game."""
    events: list[Event] = []
    for _ in recorded(name).replay(events.append):
        pass
    return events


def digest(events: list[Event]) -> str:
    seen = [event.seen_by(OMNISCIENT) for event in events]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def main() -> None:
    for name in GAMES:
        if not path(name).exists():
            path(name).write_text(str(played(name)), encoding="utf-8")
    digests = {name: digest(told(name)) for name in GAMES}
    (FOLDER / "events.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
