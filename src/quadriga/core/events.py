"""What happened, as typed facts: a key, parameters, and who may see which of them.

Rules note events as bare numbers in a `Trace`; a title's `EventSpec`s turn them into `Event`s. Log text,
translation, animation and sound are made from these, never the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from quadriga.core.seats import OMNISCIENT, Seat
from quadriga.core.state import Trace

Value = int | str | None


@dataclass(frozen=True)
class Event:
    """One fact. `secret` parameters are for the seats in `insiders` alone.

    `reveals` marks what cannot be unseen: it ends free undo.

    >>> drawn = Event("drew", {"side": "caesar"}, {"token": "sword-60"}, insiders=(0,))
    >>> drawn.seen_by(0)
    {'event': 'drew', 'side': 'caesar', 'token': 'sword-60'}
    >>> drawn.seen_by(1)
    {'event': 'drew', 'side': 'caesar'}
    """

    key: str
    params: dict[str, Value] = field(default_factory=dict)
    secret: dict[str, Value] = field(default_factory=dict)
    insiders: tuple[Seat, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: Seat) -> dict[str, Value]:
        """The event as plain data, as much of it as this seat may know."""
        hidden = self.secret if seat == OMNISCIENT or seat in self.insiders else {}
        return {"event": self.key, **self.params, **hidden}


@dataclass(frozen=True)
class EventSpec:
    """How the numbers of one kind of event read: parameter names and what each number counts in.

    A parameter is `name` (a bare number) or `name:kind`, where `kind` names a list of ids of the board. `secret`
    parameters are known only to the seat that `owner` (another parameter) stands for.
    """

    key: str
    params: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    owner: str | None = None
    reveals: bool = False


def read_trace(
    trace: Trace, specs: Sequence[EventSpec], names: Mapping[str, Sequence[str]], seat_of: Mapping[int, Seat]
) -> Iterator[Event]:
    """The events noted in a trace. `seat_of` says which seat a number of the `owner` parameter is."""
    for row in trace.rows():
        spec = specs[row[0]]
        shown: dict[str, Value] = {}
        secret: dict[str, Value] = {}
        insiders: tuple[Seat, ...] = ()
        for word, number in zip(spec.params, row[1:], strict=False):
            name, _, kind = word.partition(":")
            value: Value = number
            if kind:
                value = names[kind][number] if number >= 0 else None
            (secret if name in spec.secret else shown)[name] = value
            if name == spec.owner and number in seat_of:
                insiders = (seat_of[number],)
        yield Event(spec.key, shown, secret, insiders, spec.reveals)
