"""What has happened in a match, entry by entry. A log only grows: taking a decision back is an entry, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.core.seats import CHANCE, OMNISCIENT, Seat
from quadriga.core.title.events import Event


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, of a seat or of chance.

    `number` counts the entries of a log from 1. `forced` marks a decision that had one answer and played itself;
    `gesture` is the number of the first decision of the whole move this one belongs to. Not `public` is half of a
    choice that several seats make at once: nobody else can tell yet that it was taken. `barrier` says why it cannot
    be taken back alone, whoever took it: a result of chance, or something revealed.
    """

    number: int
    seat: Seat
    action: int
    actors: tuple[Seat, ...]
    """Who owed a decision when it was taken."""
    forced: bool = False
    gesture: int | None = None
    events: tuple[Event, ...] = ()
    public: bool = True
    barrier: str | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat has taken decisions back: `taken` holds their numbers. `together` says that all agreed to it."""

    number: int
    seat: Seat
    taken: tuple[int, ...]
    together: bool = False
    public: bool = True


Entry = Decision | Undo


def barrier_of(seat: Seat, events: Sequence[Event]) -> str | None:
    """Why a decision with these events cannot be taken back alone; None where nothing bars it."""
    if seat == CHANCE:
        return "undo-chance"
    return "undo-reveal" if any(event.reveals for event in events) else None


def noticed(entry: Entry, seat: Seat) -> bool:
    """Whether a seat (or SPECTATOR) can tell that an entry was made."""
    return entry.public or seat in (entry.seat, OMNISCIENT)
