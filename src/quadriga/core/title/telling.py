"""How a title tells what happened: a line a move, one sentence with what followed from it under it.

Rules emit events, many for one move. A title's `telling.py` says with which events a line begins, which of them make
its sentence, and which go without saying. It holds no words: a sentence is a subject and clauses, `line-…` in the
title's locale files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.core.seats import Seat

Seen = Mapping[str, Any]
"""An event as somebody may know it (`Event.seen_by`)."""


@dataclass(frozen=True)
class Clause:
    """What somebody did, as a part of a sentence: its name and what fills it, as in a `Gesture`.

    >>> Clause("took", {"city": "caralis"}).key
    'took'
    """

    key: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Item:
    """One of several things of which a clause has a list, itself made of parts: `item-…` in the locale files."""

    fields: Mapping[str, Any]
    kinds: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Told:
    """A line: who did what, and the events that are folded under it.

    `role` is the parameter that names the subject where it is not the seat (`nation`). Without a subject the one
    clause is a whole sentence; without clauses, the first event speaks for the line.
    """

    clauses: Sequence[Clause] = ()
    details: Sequence[Seen] = ()
    seat: Seat | None = None
    role: tuple[str, str] | None = None
    subject: bool = True


class Telling:
    """How lines are cut and told. This one serves titles that have none of their own: a line a decision."""

    starts: frozenset[str] = frozenset()
    """Events with which a line always begins, whatever was before."""
    runs: frozenset[str] = frozenset()
    """Events that make one line together, as long as no other comes between."""
    silent: frozenset[str] = frozenset({"turn-began", "round-began"})
    """Events that go without saying: the board and the prompt show them."""

    def begins(self, event: Seen) -> bool:
        """Whether a line begins with an event, whatever was before it."""
        return event["event"] in self.starts

    def opens(self, line: Sequence[Seen], event: Seen) -> bool:
        """Whether a line begins with an event, after those of the line so far."""
        key = event["event"]
        if key in self.runs:
            return not line or line[-1]["event"] != key
        return self.begins(event)

    def tell(self, line: Sequence[Seen]) -> Told | None:
        """The sentence of a line; None where there is nothing to tell."""
        spoken = self.spoken(line)
        return Told((), spoken[1:], spoken[0]["seat"]) if spoken else None

    def spoken(self, line: Sequence[Seen]) -> list[Seen]:
        """The events of a line that do not go without saying."""
        return [event for event in line if event["event"] not in self.silent]


def of(line: Sequence[Seen], *keys: str) -> list[Seen]:
    """The events of some kinds, in order.

    >>> [event["city"] for event in of([{"event": "took", "city": "caralis"}, {"event": "scored"}], "took")]
    ['caralis']
    """
    return [event for event in line if event["event"] in keys]
