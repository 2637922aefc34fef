"""Examples for the rulebook: for a rule the position of a real game in which it is about to be used, and the move.

Nothing of them is kept: bots play a game from a fixed seed until somebody can bring about what the rule speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice

from typing_extensions import TypedDict

from quadriga import bots
from quadriga.core.errors import QuadrigaError
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title import registry
from quadriga.core.title.example import Wanted
from quadriga.core.title.game import Game
from quadriga.table.envelope import Envelope, PreviewData, envelope, preview
from quadriga.table.table import Table
from quadriga.words import Words

PLAYER = "level1"
SEED = 3
MOST_DECISIONS = 400
"""After so many decisions nobody looks any further."""
MOST_MOVES = 80
"""How many moves of a position are tried."""


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
    >>> [example["rule"] for example in examples(games.load("augustus"), "en")]
    ['AUG-4', 'AUG-17']
    """
    listed = examples_of(game.meta.id).items()
    return [_told(rule, wanted, *_found(game.meta.id, rule), language) for rule, wanted in listed]


def examples_of(title: str) -> Mapping[str, Wanted]:
    """What a title wants to have shown, by the ids of the rules; nothing where it lists none."""
    listed: Mapping[str, Wanted] = getattr(registry.part(title, "examples"), "EXAMPLES", {})
    return listed


def _told(rule: str, wanted: Wanted, table: Table, seat: Seat, move: tuple[int, ...], language: str) -> ExampleData:
    match = table.match
    words = Words(language, match.game, table.names)
    seen, comes = envelope(table, seat, words), preview(match, seat, move, words)
    actions = [match.game.notation.text(action) for action in move]
    seen["actions"] = [action for action in seen["actions"] if action["action"] in actions]
    seen["gestures"] = [gesture for gesture in seen["gestures"] if gesture["actions"] == actions]
    caption = next(
        event["phrase"]
        for event in comes["events"]
        if wanted.is_in({"event": event["event"], "seat": event["seat"], **event["fields"]}, seat)
    )
    return {"rule": rule, "caption": caption, "actions": actions, "table": seen, "preview": comes}


@lru_cache(maxsize=64)
def _found(game_id: str, rule: str) -> tuple[Table, Seat, tuple[int, ...]]:
    """The position of an example, who decides there, and the move."""
    game, wanted = registry.load(game_id), examples_of(game_id)[rule]
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
    yield from (tuple(gesture.actions) for gesture in gestures)
    begun = {gesture.actions[0] for gesture in gestures}
    yield from ((action,) for action in state.legal(seat) if action not in begun)


def _does(state: State, seat: Seat, move: tuple[int, ...], wanted: Wanted) -> bool:
    try:
        events = state.game.preview(state, seat, *move).events
    except QuadrigaError:
        return False
    return any(wanted.is_in(event, seat) for event in events)
