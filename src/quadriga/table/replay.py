"""A finished game shown again: what anybody was told after each decision, or all that was hidden from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from quadriga.core.events import Event
from quadriga.core.record import Record, Step
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.table.envelope import (
    FORM,
    Envelope,
    NewsData,
    PlayerData,
    action_data,
    event_data,
    gesture_data,
    owed,
    question,
)
from quadriga.words import Words


def story(record: Record, eyes: Seat, words: Words) -> list[NewsData]:
    """All that happened, decision by decision, as a seat, a spectator or OMNISCIENT could notice it.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> told = story(match.record, 0, Words("en", match.game))
    >>> len(told) == len(match.record.lines), told[-1]["revision"] == len(told)
    (True, True)
    """
    return [_news(step, events, eyes, words) for step, events in _steps(record)]


def moments(
    record: Record, eyes: Seat, words: Words, players: Sequence[PlayerData], start: int, count: int
) -> list[Envelope]:
    """The table after `start` decisions and after the next ones, `count` positions in all.

    Nobody can decide anything here: what could have been decided is told by `choices`.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> first, second = moments(match.record, 0, Words("en", match.game), [], 0, 2)
    >>> first["revision"], first["news"], second["revision"], len(second["news"])
    (0, [], 1, 1)
    """
    told = [] if start else [_moment(_start(record), 0, eyes, words, players)]
    first = max(1, start)
    for step, events in islice(_steps(record), first - 1, first - 1 + count - len(told)):
        shown = _moment(step.after, step.n, eyes, words, players)
        shown["news"] = [_news(step, events, eyes, words)]
        told.append(shown)
    return told


def choices(state: State, step: int, seat: Seat, words: Words, players: Sequence[PlayerData]) -> Envelope:
    """The table before a decision, with all that the seat could have decided."""
    game, shown = state.game, _moment(state, step, seat, words, players)
    shown["actions"] = [action_data(game, number, words) for number in state.legal(seat)]
    shown["gestures"] = [gesture_data(game, one, words) for one in game.gestures(state, seat)]
    return shown


def position(record: Record, step: int) -> State:
    """The game after so many decisions, the whole truth."""
    if not step:
        return _start(record)
    return next(islice(record.replay(), step - 1, None)).after


def _start(record: Record) -> State:
    return record.load_game().new(record.seats, record.options)


def _steps(record: Record) -> Iterator[tuple[Step, list[Event]]]:
    events: list[Event] = []
    for step in record.replay(events.append):
        yield step, list(events)
        events.clear()


def _news(step: Step, events: Sequence[Event], eyes: Seat, words: Words) -> NewsData:
    return {
        "revision": step.n,
        "kind": "decision",
        "seat": step.seat,
        "events": [event_data(event.seen_by(eyes), words) for event in events],
        "revisions_taken_back": [],
        "together": False,
    }


def _moment(state: State, step: int, eyes: Seat, words: Words, players: Sequence[PlayerData]) -> Envelope:
    view = state.game.view(state, eyes)
    outcome = view.pop("outcome")
    return {
        "form": FORM,
        "game": state.game.meta.id,
        "rules_version": state.game.rules_version,
        "data": state.game.data_hash,
        "revision": step,
        "seat": eyes,
        "seats": state.seats,
        "options": dict(state.options),
        "players": list(players),
        "owed": owed(state, eyes),
        "question": question(state, eyes, words) if eyes in state.actors() else None,
        "actions": [],
        "gestures": [],
        "undo": None,
        "view": view,
        "news": [],
        "outcome": outcome,
    }
