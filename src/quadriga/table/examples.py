"""Examples for the rulebook: for a rule the position of a real game in which it is about to be used, and the move.

Nothing of them is kept: bots play a game from a fixed seed until somebody can bring about what the rule speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any, TypedDict

from quadriga import bots
from quadriga.core import registry
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.table.envelope import Envelope, PreviewData, envelope, preview
from quadriga.table.table import Table
from quadriga.words import Words

PLAYER = "level1"
SEED = 3
MOST_DECISIONS = 400
"""After so many decisions nobody looks any further."""
MOST_MOVES = 80
"""How many moves of a position are tried."""


@dataclass(frozen=True)
class Wanted:
    """What a move must do to be an example: an event, with these fields; after so many decisions at least."""

    event: str
    fields: dict[str, Any] = field(default_factory=dict)
    after: int = 10

    def is_in(self, told: dict[str, Any], seat: Seat) -> bool:
        """Whether an event is it."""
        fits = all(told.get(name) == value for name, value in self.fields.items())
        return told["event"] == self.event and told["seat"] == seat and fits


EXAMPLES: dict[str, dict[str, Wanted]] = {
    "caesar": {
        "CAE-6": Wanted("placed", after=6),
        "CAE-8": Wanted("closed", after=10),
        "CAE-12": Wanted("put-marker", {"source": "borders"}, after=12),
        "CAE-17": Wanted("senate-paid", after=10),
    },
    "empire": {
        "EMP-6": Wanted("chose", after=20),
        "EMP-12": Wanted("paid", after=30),
        "EMP-15": Wanted("counted", {"doubled": True}, after=16),
    },
    "augustus": {
        "AUG-4": Wanted("placed", after=24),
        "AUG-17": Wanted("chose", after=24),
    },
    "antike": {
        "ANT-9": Wanted("went", after=30),
        "ANT-13": Wanted("armed", after=30),
        "ANT-23": Wanted("moved", after=30),
        "ANT-32": Wanted("founded", after=20),
    },
}


class ExampleData(TypedDict):
    """An example for a rule: what a seat sees, what it may do, what comes of it, and the sentence that says so."""

    rule: str
    caption: str
    actions: list[str]
    table: Envelope
    preview: PreviewData


def examples(game: Game, language: str) -> list[ExampleData]:
    """The examples of a title, in a language.

    >>> from quadriga import games
    >>> [one["rule"] for one in examples(games.load("augustus"), "en")]
    ['AUG-4', 'AUG-17']
    """
    found = EXAMPLES[game.meta.id].items()
    return [_told(rule, wanted, *_found(game.meta.id, rule), language) for rule, wanted in found]


def _told(rule: str, wanted: Wanted, table: Table, seat: Seat, move: tuple[int, ...], language: str) -> ExampleData:
    match = table.match
    words = Words(language, match.game, table.names)
    seen, comes = envelope(table, seat, words), preview(match, seat, move, words)
    actions = [match.game.notation.text(action) for action in move]
    seen["actions"] = [one for one in seen["actions"] if one["action"] in actions]
    seen["gestures"] = [one for one in seen["gestures"] if one["actions"] == actions]
    caption = next(
        one["phrase"]
        for one in comes["events"]
        if wanted.is_in({"event": one["event"], "seat": one["seat"], **one["fields"]}, seat)
    )
    return {"rule": rule, "caption": caption, "actions": actions, "table": seen, "preview": comes}


@lru_cache(maxsize=64)
def _found(game_id: str, rule: str) -> tuple[Table, Seat, tuple[int, ...]]:
    """The position of an example, who decides there, and the move."""
    game, wanted = registry.load(game_id), EXAMPLES[game_id][rule]
    table = Table.new(game.new(), [""] * game.meta.usual_seats, SEED)
    for played in range(MOST_DECISIONS):
        seat = table.state.actors()[0]
        if played >= wanted.after:
            for move in islice(_moves(table.state, seat), MOST_MOVES):
                if _does(table.state, seat, move, wanted):
                    return table, seat, move
        table.play(seat, bots.decide(bots.make(PLAYER), table.state, seat, table.match.mind(seat)))
    raise LookupError(f"no example of {rule}")


def _moves(state: State, seat: Seat) -> Iterator[tuple[int, ...]]:
    """Whole moves, and every decision that begins none of them."""
    gestures = state.game.gestures(state, seat)
    yield from (tuple(one.actions) for one in gestures)
    begun = {one.actions[0] for one in gestures}
    yield from ((action,) for action in state.legal(seat) if action not in begun)


def _does(state: State, seat: Seat, move: tuple[int, ...], wanted: Wanted) -> bool:
    try:
        told = state.game.preview(state, seat, *move).events
    except QuadrigaError:
        return False
    return any(wanted.is_in(event, seat) for event in told)
