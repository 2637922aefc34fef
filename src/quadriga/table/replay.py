"""A finished game shown again: what anybody was told after each decision, or all that was hidden from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from quadriga.core.play.record import Record, Step
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.events import Event
from quadriga.table.envelope import Envelope, NewsData, PlayerData, decision_news, position
from quadriga.table.lines import LineData, reading, story_lines
from quadriga.words import Words


def story(record: Record, eyes: Seat, words: Words) -> list[NewsData]:
    """All that happened, decision by decision, as a seat, a spectator or OMNISCIENT could notice it.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> lines = story(match.record, 0, Words("en", match.game))
    >>> len(lines) == len(match.record.lines), lines[-1]["revision"] == len(lines)
    (True, True)
    """
    steps = list(_steps(record))
    read = reading(words, steps[-1][0].after if steps else _start(record), eyes)
    return [_news(step, events, eyes, read) for step, events in steps]


def lines(record: Record, eyes: Seat, words: Words) -> list[LineData]:
    """All that happened, a line a move.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> lines(match.record, 0, Words("en", match.game))[0]["phrase"]
    'The bonus tokens were dealt, one a province.'
    """
    seen = [(step.n, [event.seen_by(eyes) for event in events]) for step, events in _steps(record)]
    state = state_after(record, len(record.lines))
    return story_lines(state.game, seen, reading(words, state, eyes))


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
    moments = [] if start else [_moment(_start(record), 0, eyes, words, players)]
    first = max(1, start)
    for step, events in islice(_steps(record), first - 1, first - 1 + count - len(moments)):
        shown = _moment(step.after, step.n, eyes, words, players)
        shown["news"] = [_news(step, events, eyes, reading(words, step.after, eyes))]
        moments.append(shown)
    return moments


def choices(state: State, step: int, seat: Seat, words: Words, players: Sequence[PlayerData]) -> Envelope:
    """The table before a decision, with all that the seat could have decided."""
    return _moment(state, step, seat, words, players, with_choices=True)


def state_after(record: Record, step: int) -> State:
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
    return decision_news(step.n, step.seat, events, eyes, words.after())


def _moment(
    state: State, step: int, eyes: Seat, words: Words, players: Sequence[PlayerData], with_choices: bool = False
) -> Envelope:
    read = reading(words, state, eyes)
    return position(state, state.game.view(state, eyes), eyes, read, players, step, with_choices)
