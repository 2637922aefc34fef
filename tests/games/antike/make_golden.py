"""Writes the golden games anew, when rules have changed on purpose: python -m tests.games.antike.make_golden."""

from __future__ import annotations

from pathlib import Path

from quadriga.core import registry
from quadriga.core.record import Record
from quadriga.core.rng import Rng
from tests.games.antike.policy import choose

FOLDER = Path(__file__).with_name("golden")
GAMES = {
    "two-east": (2, {"round_limit": "25"}, 1),
    "two-west-partners": (2, {"map": "occident", "partner_attack": "on", "nations": "choose", "round_limit": "25"}, 2),
    "three-east-long": (3, {"start_cities": "one", "three_nations": "12", "round_limit": "25"}, 3),
    "four-east": (4, {"round_limit": "60"}, 17),
    "four-west-2006": (4, {"map": "occident", "edition": "2006", "round_limit": "60"}, 21),
    "five-west-to-the-end": (5, {"map": "occident", "fight": "to_the_end", "round_limit": "40"}, 6),
    "six-east-limited": (6, {"bank_limit": "60", "all_know_how": "two_to_one", "round_limit": "40"}, 4),
}


def game(seats: int, options: dict[str, str], seed: int) -> Record:
    """One game between greedy players, as a record."""
    state = registry.load("antike").new(seats, options)
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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, setting in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(str(game(*setting)), encoding="utf-8")
