"""The entries of a log, kept small: a server has hundreds of matches in memory, and a log only grows."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Generic, TypeVar, overload

from quadriga.core.play.log import Decision, Entry, Undo
from quadriga.core.seats import CHANCE, Seat

E = TypeVar("E", bound=Entry)

BARRIERS = (None, "undo-chance", "undo-reveal")
SEAT_AT, ACTORS_AT = 4, 9
"""Where the seat and the seats that owed a decision lie in the number that holds what kind of decision one is."""
UNDO = -1
"""That number for what is no decision."""


def _packed(decision: Decision) -> int:
    """All about a decision but number, action, gesture and events, in one number."""
    owing = sum(1 << (actor - CHANCE) for actor in decision.actors)
    kind = decision.forced | decision.public << 1 | BARRIERS.index(decision.barrier) << 2
    return kind | (decision.seat - CHANCE) << SEAT_AT | owing << ACTORS_AT


@lru_cache(maxsize=4096)
def _unpacked(kind: int) -> Decision:
    """A decision of that kind.

    >>> given = Decision(0, seat=5, action=0, actors=(0, 2, 15), public=False, barrier="undo-reveal")
    >>> _unpacked(_packed(given)) == given
    True
    """
    owing = kind >> ACTORS_AT
    actors = tuple(n + CHANCE for n in range(owing.bit_length()) if owing >> n & 1)
    seat = (kind >> SEAT_AT & (1 << ACTORS_AT - SEAT_AT) - 1) + CHANCE
    forced, public, barrier = bool(kind & 1), bool(kind >> 1 & 1), BARRIERS[kind >> 2 & 3]
    return Decision(0, seat, 0, actors, forced, public=public, barrier=barrier)


class Kept(Sequence[E], Generic[E]):
    """A list of entries, of which those before `_recent` are kept small."""

    def __init__(self) -> None:
        self._recent: list[E] = []

    @property
    @abstractmethod
    def _old(self) -> int:
        """How many are kept small."""

    @abstractmethod
    def _old_one(self, at: int) -> E:
        """One of those."""

    @abstractmethod
    def _keep_small(self, entry: E) -> None:
        """Let the next one be one of those."""

    def append(self, entry: E) -> None:
        """Add an entry at the end."""
        self._recent.append(entry)

    def forget_events(self, upto: int) -> None:
        """Let go of the events of all entries up to a number."""
        count = next((n for n, entry in enumerate(self._recent) if entry.number > upto), len(self._recent))
        for entry in self._recent[:count]:
            self._keep_small(entry)
        del self._recent[:count]

    def __len__(self) -> int:
        return self._old + len(self._recent)

    @overload
    def __getitem__(self, at: int) -> E: ...
    @overload
    def __getitem__(self, at: slice) -> list[E]: ...
    def __getitem__(self, at: int | slice) -> E | list[E]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(len(self)))]
        at = at + len(self) if at < 0 else at
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._recent[at - self._old] if at >= self._old else self._old_one(at)

    def __iter__(self) -> Iterator[E]:
        for n in range(self._old):
            yield self._old_one(n)
        yield from self._recent

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class Log(Kept[Entry]):
    """All entries of a match, numbered from 1. An old one has no events, and takes twelve bytes instead of hundreds.

    >>> log = Log()
    >>> for number in (1, 2, 3):
    ...     log.append(Decision(number, seat=0, action=7, actors=(0, 1)))
    >>> log.forget_events(upto=2)
    >>> log[0] == Decision(1, seat=0, action=7, actors=(0, 1))
    True
    """

    def __init__(self) -> None:
        super().__init__()
        # Of the old ones: kind, action and gesture (0 for none).
        self._kinds, self._actions, self._gestures = array("i"), array("i"), array("i")
        self._undone: dict[int, Undo] = {}

    @property
    def _old(self) -> int:
        return len(self._kinds)

    def _old_one(self, at: int) -> Entry:
        if self._kinds[at] == UNDO:
            return self._undone[at]
        gesture = self._gestures[at] or None
        return replace(_unpacked(self._kinds[at]), number=at + 1, action=self._actions[at], gesture=gesture)

    def _keep_small(self, entry: Entry) -> None:
        kind, action, gesture = UNDO, 0, 0
        if isinstance(entry, Undo):
            self._undone[self._old] = entry
        else:
            kind, action, gesture = _packed(entry), entry.action, entry.gesture or 0
        self._actions.append(action)
        self._gestures.append(gesture)
        self._kinds.append(kind)


class Standing(Kept[Decision]):
    """Those decisions of a log that were not taken back; of an old one its number is kept: the log has the rest.

    >>> log = Log()
    >>> stand = Standing(log)
    >>> for number in (1, 2, 3):
    ...     log.append(Decision(number, seat=0, action=7, actors=(0, 1)))
    ...     stand.append(log[-1])
    >>> log.forget_events(upto=2)
    >>> stand.forget_events(upto=2)
    >>> stand.cut(1)
    >>> stand
    [Decision(number=1, seat=0, action=7, actors=(0, 1), forced=False, gesture=None, events=(), public=True, \
barrier=None)]
    """

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log
        self._numbers = array("i")
        self._actors: dict[int, tuple[Seat, ...]] = {}
        """Who owes a decision where one stands now, as far as they are others than when it was taken."""

    @property
    def _old(self) -> int:
        return len(self._numbers)

    def _old_one(self, at: int) -> Decision:
        logged = self._log[self._numbers[at] - 1]
        assert isinstance(logged, Decision)
        actors = self._actors.get(at, logged.actors)
        if actors is logged.actors and not logged.events:
            return logged
        return replace(logged, actors=actors, events=())

    def _keep_small(self, entry: Decision) -> None:
        logged = self._log[entry.number - 1]
        assert isinstance(logged, Decision)
        if entry.actors != logged.actors:
            self._actors[self._old] = entry.actors
        self._numbers.append(entry.number)

    def cut(self, at: int) -> None:
        """Drop all decisions from a place on."""
        del self._recent[max(0, at - self._old) :]
        del self._numbers[at:]
        self._actors = {n: actors for n, actors in self._actors.items() if n < at}
