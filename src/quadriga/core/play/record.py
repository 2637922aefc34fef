"""Records: a game as text, a header and one line a decision. A record replays without any random generator.

The form, line by line (see docs/records.md):

    quadriga record 1
    game caesar
    rules 1
    seats 2
    option poison on
    data 0123456789abcdef
    own {...}                      only with a player's own component data
                                   an empty line, then one line a decision
    * deal wealth                  * is chance, a number is a seat
    0 place sword-60 gallia-gallia_cisalpina gallia
    end twelve 1 2                 only when the game is over: the reason and the ranks
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from quadriga.core.errors import BadOption, BadRecord, QuadrigaError, shortened
from quadriga.core.position.state import State
from quadriga.core.seats import CHANCE, SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.core.title.game import Game
from quadriga.core.title.outcome import Outcome

FORM = "quadriga record 1"
SEEN_BY = "seen by"


@dataclass
class Record:
    """What is needed to play a game again: header and decisions as (seat, short text).

    >>> from quadriga import Match, Rng, games
    >>> match = Match(games.load("caesar").new(seats=2), Rng(7))
    >>> Record.parse(str(match.record)) == match.record, match.record.seats
    (True, 2)
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    data_hash: str
    own_data: dict[str, Any] = field(default_factory=dict)
    lines: list[tuple[Seat, str]] = field(default_factory=list)
    end: str | None = None

    @classmethod
    def of(cls, state: State) -> Record:
        """The header for a game that begins in this state."""
        game: Game = state.game
        return cls(game.meta.id, game.rules_version, state.seats, dict(state.options), game.data_hash, game.own_data)

    def load_game(self) -> Game:
        """The title with the components this record was made with, or a clear error."""
        try:
            game = registry.load(self.game, self.own_data, self.rules_version)
        except BadOption as error:
            if error.code != "bad-rules-version":
                raise
            raise BadRecord(
                "record-rules",
                title=error.params["title"],
                version=self.rules_version,
                newest=error.params["newest"],
            ) from None
        if game.data_hash != self.data_hash:
            raise BadRecord("record-data", title=game.meta.name)
        return game

    def replay(self, sink: Callable[[Event], object] | None = None) -> Iterator[Step]:
        """Play the game again, decision by decision; a decision that is not legal raises BadRecord."""
        game = self.load_game()
        state = game.new(self.seats, self.options)
        after = state.clone()
        for n, (seat, text) in enumerate(self.lines, start=1):
            try:
                action = game.notation.number(text)
                state.play(seat, action, sink)
            except QuadrigaError as error:
                raise BadRecord("record-decision", n=n, cause=error) from None
            # Copies: whoever keeps a step keeps a position that does not move on.
            before, after = after, state.clone()
            yield Step(n, seat, action, before, after)
        end = _end(state.outcome())
        if self.end is not None and self.end != end:
            said = shortened(self.end)
            raise BadRecord("record-end", said=said, end=end)

    def final(self) -> State:
        """The state after the last decision."""
        state = self.load_game().new(self.seats, self.options)
        for step in self.replay():
            state = step.after
        return state

    def close(self, outcome: Outcome) -> None:
        """Write down how the game ended."""
        self.end = _end(outcome)

    def __str__(self) -> str:
        return self.text()

    def text(self, seen_by: Seat | None = None) -> str:
        """The record as text; `seen_by` marks one that leaves out what a seat (or SPECTATOR) does not know."""
        watcher = "spectator" if seen_by == SPECTATOR else str(seen_by)
        rows = [
            FORM if seen_by is None else f"{FORM} {SEEN_BY} {watcher}",
            f"game {self.game}",
            f"rules {self.rules_version}",
            f"seats {self.seats}",
        ]
        rows += [f"option {name} {value}" for name, value in self.options.items()]
        rows.append(f"data {self.data_hash}")
        if self.own_data:
            rows.append("own " + json.dumps(self.own_data, ensure_ascii=True, separators=(",", ":")))
        rows.append("")
        rows += [f"{'*' if seat == CHANCE else seat} {text}" for seat, text in self.lines]
        if self.end is not None:
            rows.append(self.end)
        return "\n".join(rows) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; anything odd raises BadRecord with the line."""
        head, gap, body = text.replace("\r\n", "\n").partition("\n\n")
        rows = head.split("\n")
        if rows[0].startswith(f"{FORM} {SEEN_BY} "):
            raise BadRecord("record-seen")
        if rows[0].strip() != FORM:
            raise BadRecord("record-form", form=FORM)
        fields: dict[str, str] = {}
        options: dict[str, str] = {}
        for at, row in enumerate(rows[1:], start=2):
            name, _, value = row.strip().partition(" ")
            if name == "option":
                key, _, choice = value.partition(" ")
                options[key] = choice
            elif name in ("game", "rules", "seats", "data", "own") and name not in fields and value:
                fields[name] = value
            else:
                text = shortened(row)
                raise BadRecord("record-line", line=at, text=text)
        missing = [name for name in ("game", "rules", "seats", "data") if name not in fields]
        if missing:
            listed = ", ".join(missing)
            raise BadRecord("record-header", listed=listed)
        if not gap:
            raise BadRecord("record-cut")
        record = cls(
            fields["game"],
            _whole(fields["rules"], "rules"),
            _whole(fields["seats"], "seats"),
            options,
            fields["data"],
            _own(fields.get("own", "{}")),
        )
        for at, row in enumerate(body.split("\n"), start=len(rows) + 2):
            if not row.strip():
                continue
            who, _, what = row.strip().partition(" ")
            if record.end is not None:
                raise BadRecord("record-after-end", line=at)
            if who == "end":
                record.end = row.strip()
            elif what and (who == "*" or (who.isascii() and who.isdigit() and len(who) < 3)):
                record.lines.append((CHANCE if who == "*" else int(who), what))
            else:
                text = shortened(row)
                raise BadRecord("record-line", line=at, text=text)
        return record


@dataclass(frozen=True)
class Step:
    """One replayed decision: its number from 1, who took it, and the states before and after."""

    n: int
    seat: Seat
    action: int
    before: State
    after: State


def _end(outcome: Outcome | None) -> str:
    if outcome is None:
        return "end none"
    return " ".join(["end", outcome.reason, *(str(rank) for rank in outcome.ranks)])


def _whole(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise BadRecord("record-number", name=name, text=shortened(text))
    return int(text)


def _own(text: str) -> dict[str, Any]:
    try:
        own = json.loads(text)
    except (ValueError, RecursionError):
        own = None
    if not isinstance(own, dict):
        raise BadRecord("record-own")
    return own
