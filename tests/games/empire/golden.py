"""Golden games: `python -m tests.games.empire.golden` plays those that are new and takes all digests anew.

A record that is there is never written again. Digests and points change only on purpose: see test_golden.py.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quadriga import OMNISCIENT, Match, Record, Rng
from quadriga.core.title.events import Event
from tests.games.empire.setup import GAME

FOLDER = Path(__file__).with_name("golden")
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


def told(record: Record) -> list[dict[str, object]]:
    """Everything that happens in a recorded game."""
    game = record.load_game()
    state = game.new(record.seats, record.options)
    heard: list[Event] = []
    for seat, text in record.lines:
        state.play(seat, game.notation.number(text), heard.append)
    return [event.seen_by(OMNISCIENT) for event in heard]


def digest(record: Record) -> str:
    return hashlib.sha256(json.dumps(told(record), sort_keys=True).encode()).hexdigest()[:16]


def pad(record: Record) -> str:
    """The points of every seat at the end."""
    outcome = record.final().outcome()
    assert outcome is not None
    return "".join(f"{seat} {points}\n" for seat, points in enumerate(outcome.points))


def main() -> None:
    digests = {}
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(str(played(name)), encoding="utf-8")
        record = Record.parse(path.read_text(encoding="utf-8"))
        path.with_suffix(".points").write_text(pad(record), encoding="utf-8")
        digests[name] = digest(record)
    (FOLDER / "events.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
