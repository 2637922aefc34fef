"""The moments of Augustus that its table is tried at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quadriga import games
from quadriga.core.rng import Rng
from quadriga.table import Table

PEOPLE = ("Livia", "Marcus", "Gaius", "Tullia", "Flavia", "Otho")
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "four": (4, {"placement": "ordered", "count_in_batch": "each"}),
    "six": (6, {"symbol_cap": "off"}),
}
DECISIONS = {
    "keep", "mobilise", "source", "muster", "muster-source", "rearrange", "put_down", "complete", "remove",
    "remove-two", "clear", "lose", "claim", "choose", "choose-two", "joker", "middle",
}  # fmt: skip
SEEDS = 80
WATCHED = ("six-middle",)

Moment = tuple[str, Table, int, int, dict[str, Any] | None]
"""Name, table, seat, and the revision and view of that seat when it decided last."""


def play_at_random(table: Table, rng: Rng) -> None:
    """One decision of whoever is asked; idle ones only where there is no other."""
    state, text = table.state, table.match.game.notation.text
    seat = state.actors()[0]
    actions = state.legal(seat)
    busy = [action for action in actions if text(action) not in ("stay", "done")] or actions
    # Legions come from the reserve while there are some, so that objectives fill up.
    fresh = [action for action in busy if text(action) == "reserve"] or busy
    done = [action for action in actions if text(action) == "done" and rng.below(3) == 0]
    choices = done or fresh
    table.play(seat, choices[rng.below(len(choices))])


NEAR = {
    "source": {"source", "muster-source"},
    "remove": {"remove", "remove-two"},
    "choose": {"choose", "choose-two"},
    "mobilise": {"mobilise", "joker", "middle"},
}
"""What a decision of a name may turn out to be."""


def found(table: Table, seat: int, wanted: set[str]) -> set[str]:
    """What of all that is wanted this moment shows."""
    game = table.match.game
    decision = game.decision(table.state, seat)
    kinds = {decision}
    if not NEAR.get(decision, kinds) & wanted or decision not in NEAR:
        return kinds & wanted
    view = game.view(table.state, seat)
    if decision == "source" and view["power"]:
        kinds = {"muster-source"}
    if decision == "remove" and view["power"]["left"] - len(view["seats"][seat]["picks"]) == 2:
        kinds.add("remove-two")
    if decision == "choose" and view["due"] == 2:
        kinds.add("choose-two")
    if decision == "mobilise" and view["token"] == "joker":
        kinds.add("joker")
    if decision == "mobilise" and len(view["seats"][seat]["controlled"]) >= 3:
        kinds.add("middle")
    return kinds & wanted


def moments() -> Iterator[Moment]:
    """Every kind of decision in every setting, as far as a few games bring it, and the end of a game."""
    rare = set(DECISIONS)
    for setting, (seats, options) in SETTINGS.items():
        wanted = set(DECISIONS)
        for seed in range(SEEDS):
            if not wanted or (seed > 2 and not wanted & rare):
                break
            game = games.load("augustus").new(seats=seats, options=options)
            table, rng = Table.new(game, PEOPLE[:seats], seed=seed), Rng(seed)
            seen: dict[int, tuple[int, Any]] = dict.fromkeys(range(seats), (0, None))
            while not table.state.is_over() and (wanted or seed == 0):
                seat = table.state.actors()[0]
                here = found(table, seat, wanted)
                for kind in sorted(here):
                    yield f"{setting}-{kind}", table, seat, *_earlier(table, seat, seen)
                wanted -= here
                rare -= here
                seen[seat] = table.match.revision(seat), table.state.clone()
                play_at_random(table, rng)
            if seed == 0:
                yield f"{setting}-end", table, 0, *_earlier(table, 0, seen)


def _earlier(table: Table, seat: int, seen: dict[int, tuple[int, Any]]) -> tuple[int, dict[str, Any] | None]:
    """The revision and the view of a seat when it decided last."""
    revision, state = seen[seat]
    return revision, None if state is None else table.match.game.view(state, seat)
