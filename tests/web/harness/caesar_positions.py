"""The moments of Caesar! that its board is tried at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quadriga import games
from quadriga.core.rng import Rng
from quadriga.table import Table

EXPANSIONS = {"poison": "on", "centurions": "on", "border_control": "on"}
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "base": (2, {}),
    "poison": (2, {"poison": "on"}),
    "centurions": (2, {"centurions": "on"}),
    "border-control": (2, {"poison": "on", "border_control": "on"}),
    "all": (2, EXPANSIONS),
    "solo-easy": (1, {"solo_deck": "easy"}),
    "solo-hard": (1, {"solo_deck": "hard", "solo_side": "pompey"}),
    "solo-all": (1, {**EXPANSIONS, "solo_deck": "hard", "crassus_hard_bonus": "on"}),
}
SEEDS = 40
WATCHED = ("all-late",)

Moment = tuple[str, Table, int, int, dict[str, Any] | None]
"""Name, table, seat, and the revision and view of that seat when it decided last."""


def new_table(seats: int, options: dict[str, str], seed: int) -> Table:
    people = ["Livia", "Marcus"][:seats]
    return Table.new(games.load("caesar").new(seats=seats, options=options), people, seed=seed)


def play_at_random(table: Table, rng: Rng) -> None:
    """One decision of whoever is asked."""
    state = table.state
    seat = state.actors()[0]
    actions = state.legal(seat)
    table.play(seat, actions[rng.below(len(actions))])


def moments() -> Iterator[Moment]:
    """Start, middle and end of a game in every setting, and each kind of decision."""
    for setting, (seats, options) in SETTINGS.items():
        wanted = {"order", "might", "poison", "centurion", "tactics", "pass", "start", "middle", "late", "end"}
        for seed in range(SEEDS):
            if not wanted:
                break
            table, rng = new_table(seats, options, seed), Rng(seed)
            seen: dict[int, tuple[int, dict[str, Any] | None]] = dict.fromkeys(range(seats), (0, None))
            while not table.state.is_over():
                seat = table.state.actors()[0]
                here = _found(table, seat) & wanted
                for kind in sorted(here):
                    yield f"{setting}-{kind}", table, seat, *seen[seat]
                wanted -= here
                seen[seat] = table.match.revision(seat), table.match.game.view(table.state, seat)
                play_at_random(table, rng)
            if "end" in wanted:
                yield f"{setting}-end", table, 0, *seen[0]
                wanted.discard("end")


def _found(table: Table, seat: int) -> set[str]:
    game = table.match.game
    decision = game.decision(table.state, seat)
    found = {decision}
    if decision == "place":
        taken = sum(border["side"] is not None for border in game.view(table.state, seat)["borders"])
        found |= {name for name, least in (("start", 0), ("middle", 13), ("late", 20)) if taken >= least}
        if table.match.game.notation.text(table.state.legal(seat)[0]) == "pass":
            found.add("pass")
    return found
