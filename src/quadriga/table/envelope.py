"""The envelope: one message for all titles that tells a seat all it needs to decide, and nothing it may not know.

Its types are the one source of the JSON Schema and of the JSDoc types in `docs/envelope/` (`server/wire/schema.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from typing_extensions import TypedDict

from quadriga.core.play.log import Entry, Undo
from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.events import Event
from quadriga.core.title.game import Game
from quadriga.core.title.gesture import Gesture
from quadriga.table.lines import LineData, lines, reading
from quadriga.table.prompts import PromptData, prompts
from quadriga.table.table import Table
from quadriga.words import Words

FORM = 1
"""The version of the envelope; a page that does not know it asks to be loaded anew."""


class OutcomeData(TypedDict):
    """How the game ended: a rank a seat, points by source, the reason."""

    reason: str
    ranks: list[int]
    winners: list[int]
    points: list[dict[str, int]]
    totals: list[int]
    automaton: dict[str, int] | None


class PlayerData(TypedDict):
    """Who sits at a seat."""

    seat: int
    name: str
    bot: str | None


class OwedDecision(TypedDict):
    """A seat that owes a decision (-1 is chance), and what about."""

    seat: int
    decision: str


class Question(TypedDict):
    """What the seat itself has to decide: a name, a sentence, what a button waits for, and the rule it is about.

    `steps` are the sentences that take its place once a part of the choice is made.
    """

    decision: str
    prompt: str
    missing: str | None
    steps: list[PromptData]
    rule: str


class ActionData(TypedDict):
    """One legal decision: its short text, its fields, the group it is listed in, and a phrase."""

    action: str
    fields: dict[str, Any]
    group: str
    phrase: str


class GestureData(TypedDict):
    """A whole move: a chain of decisions that is previewed, played and taken back as one."""

    kind: str
    actions: list[str]
    fields: dict[str, Any]
    phrase: str


class EventData(TypedDict):
    """One fact: its key, whose it is, its parameters, and a sentence."""

    event: str
    seat: int | None
    fields: dict[str, Any]
    phrase: str


class NewsData(TypedDict):
    """One thing that happened, as far as the seat could notice it: a decision with its events, or an undo."""

    revision: int
    kind: Literal["decision", "undo"]
    seat: int
    events: list[EventData]
    revisions_taken_back: list[int]
    together: bool


class UndoData(TypedDict):
    """Whether the seat can take its last move back alone, and if not, why."""

    alone: bool
    barrier: str | None
    sentence: str | None


class Envelope(TypedDict):
    """All that a seat (or a spectator: seat -2) is told."""

    form: int
    game: str
    rules_version: int
    data: str
    revision: int
    seat: int
    seats: int
    options: dict[str, str]
    players: list[PlayerData]
    owed: list[OwedDecision]
    question: Question | None
    actions: list[ActionData]
    gestures: list[GestureData]
    undo: UndoData | None
    view: dict[str, Any]
    news: list[NewsData]
    lines: list[LineData]
    outcome: OutcomeData | None


class PreviewData(TypedDict):
    """What a move would do, as far as the seat can know; `then` says who decides next."""

    events: list[EventData]
    view: dict[str, Any]
    then: Literal["you", "chance", "another", "over"]


def envelope(table: Table, seat: Seat, words: Words, since: int | None = None) -> Envelope:
    """What a seat is told now, with the news after the revision it had seen (default: none).

    >>> from quadriga import games
    >>> table = Table.new(games.load("caesar").new(seats=2), ["Livia", "level1"], seed=7)
    >>> data = envelope(table, 0, Words("en", table.match.game, table.names), since=0)
    >>> data["question"]["decision"], data["actions"][0]["group"], len(data["news"]) > 10
    ('place', 'place', True)
    """
    match, state = table.match, table.match.state
    revision = match.revision(seat)
    seen = revision if since is None else since
    read = reading(words, state, seat)
    seated, asked = players(table, read), seat in state.actors()
    content = position(state, table.view(seat), seat, read, seated, revision, with_choices=asked)
    content["undo"] = undo_data(match, seat, read) if seat >= 0 else None
    content["news"] = news(match, seat, read, seen)
    content["lines"] = lines(match, seat, read, seen)
    return content


def position(
    state: State,
    view: dict[str, Any],
    seat: Seat,
    words: Words,
    players: Sequence[PlayerData],
    revision: int,
    with_choices: bool,
) -> Envelope:
    """What a seat is told of a position that it sees so, whatever led there: no news, nothing to take back."""
    game = state.game
    outcome: OutcomeData | None = view.pop("outcome")
    gestures = game.gestures(state, seat) if with_choices else []
    return {
        "form": FORM,
        "game": game.meta.id,
        "rules_version": game.rules_version,
        "data": game.data_hash,
        "revision": revision,
        "seat": seat,
        "seats": state.seats,
        "options": dict(state.options),
        "players": list(players),
        "owed": owed(state, seat),
        "question": question(state, seat, words, gestures) if seat in state.actors() else None,
        "actions": [action_data(game, number, words) for number in state.legal(seat)] if with_choices else [],
        "gestures": [gesture_data(game, gesture, words) for gesture in gestures],
        "undo": None,
        "view": view,
        "news": [],
        "lines": [],
        "outcome": outcome,
    }


def players(table: Table, words: Words) -> list[PlayerData]:
    """Who sits where."""
    return [{"seat": seat, "name": words.player(seat), "bot": player.bot} for seat, player in enumerate(table.players)]


def owed(state: State, seat: Seat) -> list[OwedDecision]:
    """Who owes a decision, as a seat is told it."""
    return [{"seat": decider, "decision": state.game.decision(state, seat)} for decider in state.actors()]


def question(state: State, seat: Seat, words: Words, gestures: Sequence[Gesture] = ()) -> Question:
    """What a seat has to decide, in a sentence, with its rule; `gestures` are its whole moves."""
    decision = state.game.decision(state, seat)
    missing = f"missing-{decision}"
    return {
        "decision": decision,
        "prompt": words.say(f"decision-{decision}"),
        "missing": words.say(missing) if words.has(missing) else None,
        "steps": prompts(state, seat, words, gestures),
        "rule": state.game.decision_rules[decision],
    }


def action_data(game: Game, number: int, words: Words) -> ActionData:
    """A legal decision."""
    action = game.action(number)
    fields = action.to_json()
    group = fields.pop("do")
    return {"action": str(action), "fields": fields, "group": group, "phrase": words.action(number)}


def gesture_data(game: Game, gesture: Gesture, words: Words) -> GestureData:
    """A whole move."""
    text = game.notation.text
    return {
        "kind": gesture.kind,
        "actions": [text(number) for number in gesture.actions],
        "fields": dict(gesture.fields),
        "phrase": words.gesture(gesture),
    }


def event_data(seen: dict[str, Any], words: Words) -> EventData:
    """An event as `Event.seen_by` gives it."""
    fields = {name: value for name, value in seen.items() if name not in ("event", "seat")}
    return {"event": seen["event"], "seat": seen["seat"], "fields": fields, "phrase": words.event(seen)}


def undo_data(match: Match, seat: Seat, words: Words) -> UndoData:
    """Whether a seat can take back alone."""
    barrier = match.barrier(seat)
    return {
        "alone": barrier is None,
        "barrier": barrier,
        "sentence": None if barrier is None else words.say(f"error-{barrier}"),
    }


def news(match: Match, seat: Seat, words: Words, since: int) -> list[NewsData]:
    """What a seat could notice after a revision."""
    since = max(0, min(since, match.revision(seat)))
    entries, words = match.since(seat, since), words.after()
    return [_one_news(match, entry, seat, words, since + n) for n, entry in enumerate(entries, start=1)]


def _one_news(match: Match, entry: Entry, seat: Seat, words: Words, revision: int) -> NewsData:
    if isinstance(entry, Undo):
        taken = set(entry.taken)
        return {
            "revision": revision,
            "kind": "undo",
            "seat": entry.seat,
            "events": [{"event": "undone", "seat": entry.seat, "fields": {}, "phrase": words.undone(entry.seat)}],
            "revisions_taken_back": [
                n for n, earlier in enumerate(match.entries_since(seat, 0), start=1) if earlier.number in taken
            ],
            "together": entry.together,
        }
    return decision_news(revision, entry.seat, entry.events, seat, words)


def decision_news(revision: int, decider: Seat, events: Iterable[Event], seat: Seat, words: Words) -> NewsData:
    """What a seat could notice of a decision."""
    return {
        "revision": revision,
        "kind": "decision",
        "seat": decider,
        "events": [event_data(event.seen_by(seat), words) for event in events],
        "revisions_taken_back": [],
        "together": False,
    }


def preview(match: Match, seat: Seat, actions: Sequence[int], words: Words) -> PreviewData:
    """What a move would do."""
    seen, words = match.game.preview(match.state, seat, *actions), reading(words, match.state, seat)
    return {
        "events": [event_data(event, words) for event in seen.events],
        "view": seen.view,
        "then": seen.then,
    }


__all__ = ["FORM", "Envelope", "OwedDecision", "PreviewData", "envelope", "owed", "position", "preview"]
