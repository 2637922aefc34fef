"""Writes the golden games that do not exist yet, and the digests of their events: python -m tests.games.antike.golden.

A game that was written is never written again: it proves that its version of the rules is still played. The events of
a game may change, when they are meant to tell more.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from tests.games.antike.policy import choose

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[int, dict[str, str], int, int]] = {
    "two-east": (2, {"round_limit": "25"}, 1, 1),
    "two-west-partners": (
        2,
        {"map": "occident", "partner_attack": "on", "nations": "choose", "round_limit": "25"},
        2,
        1,
    ),
    "three-east-long": (3, {"start_cities": "one", "three_nations": "12", "round_limit": "25"}, 3, 1),
    "four-east": (4, {"round_limit": "60"}, 17, 1),
    "four-west-2006": (4, {"map": "occident", "edition": "2006", "round_limit": "60"}, 21, 1),
    "five-west-to-the-end": (5, {"map": "occident", "fight": "to_the_end", "round_limit": "40"}, 6, 1),
    "six-east-limited": (6, {"bank_limit": "60", "all_know_how": "two_to_one", "round_limit": "40"}, 4, 1),
    "four-west-orders": (4, {"map": "occident", "round_limit": "40"}, 1, 2),
    "five-east-limited": (5, {"bank_limit": "40", "round_limit": "40"}, 1, 2),
    "three-west-limited-2006": (
        3,
        {"map": "occident", "edition": "2006", "bank_limit": "30", "fight": "to_the_end", "round_limit": "40"},
        1,
        2,
    ),
    "four-east-exchange": (4, {"bank_limit": "40", "round_limit": "60"}, 5, 4),
    "six-west-orders": (6, {"map": "occident", "round_limit": "30"}, 2, 4),
}


def game(seats: int, options: dict[str, str], seed: int, rules_version: int) -> Record:
    """One game between greedy players, as a record."""
    state = registry.load("antike", rules_version=rules_version).new(seats, options)
    record, rng = Record.of(state), Rng(seed)
    while state.actors():
        action = choose(state, rng)
        seat = state.actors()[0]
        record.lines.append((seat, state.game.notation.text(action)))
        state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    record.close(outcome)
    return record


def digest(record: Record) -> str:
    """A short text that names all events of a game, in their order; every position on the way must be sound."""
    events: list[Event] = []
    for step in record.replay(events.append):
        assert step.after.game.faults(step.after) == []
    told = json.dumps([event.seen_by(OMNISCIENT) for event in events])
    return hashlib.blake2b(told.encode(), digest_size=12).hexdigest()


def read(name: str) -> str:
    """The text of a golden game."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, setting in GAMES.items():
        if not (FOLDER / f"{name}.txt").exists():
            (FOLDER / f"{name}.txt").write_text(str(game(*setting)), encoding="utf-8")
    digests = {name: digest(Record.parse(read(name))) for name in GAMES}
    (FOLDER / "events.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
