"""The log in lines: a line a move, one sentence, with what followed from it folded under it.

How a title cuts and tells its lines stands in its `telling.py`; here they are made of what a seat could notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from typing_extensions import TypedDict

from quadriga.core.play.log import Entry as LogEntry
from quadriga.core.play.log import Undo
from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.game import Game
from quadriga.core.title.telling import Seen, Telling
from quadriga.words import Words


class DetailData(TypedDict):
    """What followed from a move: a sentence, and the places it speaks of."""

    seat: int | None
    phrase: str
    places: list[str]


class LineData(TypedDict):
    """A move in one sentence. It began with the news of `revision`, and goes on as far as that of `last`."""

    revision: int
    last: int
    kind: Literal["move", "undo"]
    seat: int | None
    phrase: str
    places: list[str]
    details: list[DetailData]


LOOK_BACK = 8
"""So many entries before what is new are looked at first, to find where its line began."""

Entry = tuple[int, Sequence[Seen]]
"""What a seat saw happen at a revision."""


def reading(words: Words, state: State, seat: Seat) -> Words:
    """The words of a table, said to a seat: what it alone plays is "you", as it is itself."""
    return words.to(seat, _own_role(state, seat))


def _own_role(state: State, seat: Seat) -> tuple[str, str] | None:
    """The nation of a seat, where it plays one and where a title tells of nations."""
    nations = state.game.names.get("nation")
    if nations is None:
        return None
    own = [role for role, owner in state.game.owners(state).items() if owner == seat]
    return ("nation", nations[own[0]]) if len(own) == 1 else None


def lines(match: Match, seat: Seat, words: Words, since: int) -> list[LineData]:
    """What a seat is told of what happened after a revision it had seen: whole lines, the last of which may still grow.

    All lines that began with the first one's revision or later are told anew: they take the place of those told before.

    >>> from quadriga import games, Rng
    >>> from quadriga.table import Table
    >>> table = Table.new(games.load("empire").new(seats=2), ["level1", "level1"], seed=1)
    >>> table.run_bots()
    >>> log = lines(table.match, 0, Words("en", table.match.game), 0)
    >>> log[0]["phrase"], log[2]["phrase"][:9]
    ('The wealth tokens were laid out on the cities.', 'You built')
    """
    since = max(0, since)
    if since >= match.revision(seat):
        return []
    back = LOOK_BACK
    while True:
        # Old events are costly to have again: what is needed lies a move or two back.
        start = max(0, since - back)
        seen = list(enumerate(match.since(seat, start), start=start + 1))
        begun = _begun(match.game.telling, seen, seat, since)
        if begun is not None or start == 0:
            return _since(match, seen, begun or 0, seat, reading(words, match.state, seat))
        back *= 4


def _begun(telling: Telling, seen: Sequence[tuple[int, LogEntry]], seat: Seat, since: int) -> int | None:
    """The last revision at which a line certainly began, of those before which nothing has changed."""
    back = {number for n, entry in seen if n > since and isinstance(entry, Undo) for number in entry.taken}
    gone = {number for _, entry in seen if isinstance(entry, Undo) for number in entry.taken}
    if back and min(back) < seen[0][1].number:
        return None
    changed = min([since + 1, *(n for n, entry in seen if entry.number in back)])
    for n, entry in reversed(seen):
        if n >= changed or entry.number in gone:
            continue
        if isinstance(entry, Undo):
            continue
        if not telling.starts or any(telling.begins(event.seen_by(seat)) for event in entry.events):
            return n
    return None


def _since(match: Match, seen: Sequence[tuple[int, LogEntry]], first: int, seat: Seat, words: Words) -> list[LineData]:
    """All lines from a revision on: those of what stands, and one for each time something was taken back."""
    gone = {number for _, entry in seen if isinstance(entry, Undo) for number in entry.taken}
    later = [(n, entry) for n, entry in seen if n >= first and entry.number not in gone]
    undone = [_undo(n, entry.seat, words) for n, entry in later if isinstance(entry, Undo)]
    standing: list[Entry] = [
        (n, [event.seen_by(seat) for event in entry.events]) for n, entry in later if not isinstance(entry, Undo)
    ]
    if first:
        standing[:1] = [(n, _from_start(match.game.telling, events)) for n, events in standing[:1]]
    return sorted([*_told(match.game, standing, words), *undone], key=lambda line: line["revision"])


def _from_start(telling: Telling, events: Sequence[Seen]) -> Sequence[Seen]:
    """Events from the one with which a line begins: those before it end the line before."""
    if not telling.starts:
        return events
    return events[next((n for n, event in enumerate(events) if telling.begins(event)), 0) :]


def story_lines(game: Game, entries: Iterable[Entry], words: Words) -> list[LineData]:
    """All lines of a finished game."""
    return _told(game, list(entries), words)


def _told(game: Game, entries: Sequence[Entry], words: Words) -> list[LineData]:
    made = (_line(game.telling, line, words) for line in _cut(game.telling, entries))
    return [line for line in made if line is not None]


def _cut(telling: Telling, entries: Sequence[Entry]) -> Iterator[list[tuple[int, Seen]]]:
    """Events of one line together, each with its revision; a title without a telling has a line a decision."""
    line: list[tuple[int, Seen]] = []
    for revision, events in entries:
        for event in events:
            opens = (
                telling.opens([seen for _, seen in line], event) if telling.starts else line and line[0][0] != revision
            )
            if line and opens:
                yield line
                line = []
            line.append((revision, event))
    if line:
        yield line


def _line(telling: Telling, line: Sequence[tuple[int, Seen]], words: Words) -> LineData | None:
    told = telling.tell([event for _, event in line])
    if told is None:
        return None
    after = words.after()
    spoken = telling.spoken([event for _, event in line])
    return {
        "revision": line[0][0],
        "last": line[-1][0],
        "kind": "move",
        "seat": told.seat,
        "phrase": words.line(told) if told.clauses else after.event(spoken[0]),
        "places": _places(event for event in spoken if event.get("seat") == told.seat) if told.subject else [],
        "details": _details(told.details, after),
    }


def _details(events: Sequence[Seen], words: Words) -> list[DetailData]:
    """What followed; the same sentence twice in a row is said once, with its number."""
    pairs = [(words.event(event), event) for event in events]
    details: list[DetailData] = []
    for phrase, same in groupby(pairs, key=lambda pair: pair[0]):
        alike = [event for _, event in same]
        said = phrase if len(alike) == 1 else words.say("line-again-and-again", line=phrase[:-1], count=len(alike))
        details.append({"seat": alike[0]["seat"], "phrase": said, "places": _places(alike)})
    return details


def _places(events: Iterable[Seen]) -> list[str]:
    """The ids of places and pieces that events speak of."""
    named = [value for event in events for name, value in event.items() if name != "event" and isinstance(value, str)]
    return list(dict.fromkeys(named))


def _undo(revision: int, seat: Seat, words: Words) -> LineData:
    return {
        "revision": revision,
        "last": revision,
        "kind": "undo",
        "seat": seat,
        "phrase": words.undone(seat),
        "places": [],
        "details": [],
    }
