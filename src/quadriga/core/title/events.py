"""What happened, as typed facts: a key, parameters, and who may see which of them.

Rules note events as bare numbers in a `Trace`; a title's `EventSpec`s turn them into `Event`s. Log text,
translation, animation and sound are made from these, never the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from quadriga.core.position.moves import Trace
from quadriga.core.seats import OMNISCIENT, Seat

Value = int | str | None


@dataclass(frozen=True, slots=True)
class Event:
    """One fact. `seat` is whose it is, None where it is nobody's: chance's, all seats', an automaton's.

    `secret` parameters are for that seat alone. `reveals` marks what cannot be unseen: it ends free undo.

    >>> drawn = Event("drew", 0, {"side": "caesar"}, {"token": "sword-60"})
    >>> drawn.seen_by(0)
    {'event': 'drew', 'seat': 0, 'side': 'caesar', 'token': 'sword-60'}
    >>> drawn.seen_by(1)
    {'event': 'drew', 'seat': 0, 'side': 'caesar'}
    """

    key: str
    seat: Seat | None = None
    params: dict[str, Value] = field(default_factory=dict)
    secret: dict[str, Value] = field(default_factory=dict)
    reveals: bool = False

    def seen_by(self, seat: Seat) -> dict[str, Value]:
        """The event as plain data, as much of it as this seat may know."""
        knows = seat == OMNISCIENT or (self.seat is not None and seat == self.seat)
        return {"event": self.key, "seat": self.seat, **self.params, **(self.secret if knows else {})}


@dataclass(frozen=True)
class EventSpec:
    """How the numbers of one kind of event read: parameter names and what each number counts in.

    A parameter is `name` (a bare number) or `name:kind`, where `kind` names a list of ids of the board. The first
    parameter that is one of `WHO` says whose event it is; `secret` parameters are known to that seat alone.
    """

    key: str
    params: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    reveals: bool = False

    @cached_property
    def named(self) -> tuple[tuple[str, str], ...]:
        """Each parameter's name and kind, which is empty for a bare number."""
        return tuple((name, kind) for name, _, kind in (word.partition(":") for word in self.params))

    @cached_property
    def who(self) -> str | None:
        """The parameter that says whose event it is."""
        return next((name for name, _ in self.named if name in WHO), None)


WHO = ("seat", "side", "nation")
"""What stands for a seat in events: the seat itself, or a role that a seat plays."""


def read_trace(
    trace: Trace, specs: Sequence[EventSpec], names: Mapping[str, Sequence[str]], seat_of: Mapping[int, Seat]
) -> Iterator[Event]:
    """The events noted in a trace. `seat_of` says which seat plays the role of a number."""
    for row in trace.rows():
        spec = specs[row[0]]
        seat: Seat | None = None
        shown: dict[str, Value] = {}
        secret: dict[str, Value] = {}
        for (name, kind), number in zip(spec.named, row[1:], strict=False):
            if name == "seat":
                seat = number if number >= 0 else None
                continue
            if name == spec.who:
                seat = seat_of.get(number)
            value: Value = number
            if kind:
                value = None if number < 0 else number if kind == "seat" else names[kind][number]
            (secret if name in spec.secret else shown)[name] = value
        yield Event(spec.key, seat, shown, secret, spec.reveals)
