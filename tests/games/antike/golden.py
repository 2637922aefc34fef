"""The golden games of Antike: see tests/games/golden.py."""

from __future__ import annotations

from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.title import registry
from tests.games.antike.policy import choose
from tests.games.golden import Golden

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


def played(name: str) -> Record:
    """One game between greedy players, as a record."""
    seats, options, seed, rules_version = GAMES[name]
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


GOLDEN = Golden(__file__, played)

if __name__ == "__main__":
    GOLDEN.renew(*GAMES)
