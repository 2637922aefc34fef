"""The entries of a log, kept small: a server has hundreds of matches in memory, and a log only grows."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Generic, TypeVar, cast, overload

from quadriga.core.play.log import Decision, Entry

E = TypeVar("E", bound=Entry)


@lru_cache(maxsize=4096)
def _shared(kind: Entry) -> Entry:
    """One for all matches of those that are equal: of six seats that decide at once, a match has hundreds."""
    return kind


class Entries(Sequence[E], Generic[E]):
    """A list of entries that can let go of the events of old ones, which then take twenty bytes instead of hundreds.

    >>> log: Entries[Decision] = Entries()
    >>> for number in (1, 2, 3):
    ...     log.append(Decision(number, seat=0, action=7, actors=(0, 1)))
    >>> log.forget_events(upto=2)
    >>> log[0] == Decision(1, seat=0, action=7, actors=(0, 1))
    True
    >>> log.cut(1)
    >>> len(log)
    1
    """

    def __init__(self) -> None:
        self._recent: list[E] = []
        # Of the old ones: numbers, actions, gestures (0 for none), and the place in `_kinds` of one equal in all else.
        self._numbers, self._actions, self._gestures, self._kind = array("i"), array("q"), array("i"), array("i")
        self._kinds: list[Entry] = []
        self._places: dict[Entry, int] = {}

    def append(self, entry: E) -> None:
        """Add an entry at the end."""
        self._recent.append(entry)

    def cut(self, at: int) -> None:
        """Drop all entries from a place on."""
        old = len(self._numbers)
        del self._recent[max(0, at - old) :]
        for column in (self._numbers, self._actions, self._gestures, self._kind):
            del column[at:]

    def forget_events(self, upto: int) -> None:
        """Let go of the events of all entries up to a number."""
        old = next((n for n, entry in enumerate(self._recent) if entry.number > upto), len(self._recent))
        for entry in self._recent[:old]:
            kind, action, gesture = cast("Entry", entry), 0, 0
            if isinstance(entry, Decision):
                kind = replace(entry, number=0, action=0, gesture=None, events=())
                action, gesture = entry.action, entry.gesture or 0
            kind = _shared(kind)
            if kind not in self._places:
                self._places[kind] = len(self._kinds)
                self._kinds.append(kind)
            self._numbers.append(entry.number)
            self._actions.append(action)
            self._gestures.append(gesture)
            self._kind.append(self._places[kind])
        del self._recent[:old]

    def _old(self, n: int) -> E:
        entry = self._kinds[self._kind[n]]
        if isinstance(entry, Decision):
            gesture = self._gestures[n] or None
            entry = replace(entry, number=self._numbers[n], action=self._actions[n], gesture=gesture)
        return cast("E", entry)

    def __len__(self) -> int:
        return len(self._numbers) + len(self._recent)

    @overload
    def __getitem__(self, at: int) -> E: ...
    @overload
    def __getitem__(self, at: slice) -> list[E]: ...
    def __getitem__(self, at: int | slice) -> E | list[E]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(len(self)))]
        at = at + len(self) if at < 0 else at
        old = len(self._numbers)
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._recent[at - old] if at >= old else self._old(at)

    def __iter__(self) -> Iterator[E]:
        for n in range(len(self._numbers)):
            yield self._old(n)
        yield from self._recent

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
