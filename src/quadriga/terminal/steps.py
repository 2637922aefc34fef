"""Choices in two or three short steps: which piece, where, which way round.

Choices that name the same things in the same order are told apart by the first of these, then by the next. What is
alone of its sort stays a choice of its own, so that nothing is hidden behind a long list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from quadriga.table.choices import Choice
from quadriga.terminal import boards, commands
from quadriga.words import Words

FEW = 9
"""So many choices are listed at once."""
MOST = 12
"""So many entries a step is made of, if more than one thing can tell them apart."""


@dataclass(frozen=True)
class Entry:
    """One line of a step: what is typed for it, what it says, and the choices it leaves."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    place: tuple[str, Any] | None = None
    """What it names last: its kind and its id."""
    name: str = ""
    """What it is called once it is taken; its label says more."""

    @property
    def choice(self) -> Choice | None:
        """The choice, where there is but one."""
        return self.choices[0] if len(self.choices) == 1 else None


def entries(offered: Sequence[Choice], words: Words) -> list[Entry]:
    """The lines of the next step.

    >>> from quadriga import Match, Rng, games
    >>> from quadriga.table.choices import choices
    >>> caesar = games.load("caesar")
    >>> match = Match(caesar.new(seats=2), Rng(5))
    >>> words = Words("en", caesar)
    >>> offered = choices(match.state, 0, words)
    >>> step = entries(offered, words)
    >>> len(offered) > 40, len(step) <= 5, any(entry.choice for entry in step)
    (True, True, False)
    """
    sorts: dict[tuple[str, ...], list[Choice]] = {}
    for choice in offered:
        sorts.setdefault(tuple(choice.fields)[:2], []).append(choice)
    rows: list[Row] = []
    for members in sorts.values():
        split = len(offered) > FEW and len(members) > 3
        rows += _split(members, words) if split else _whole(members, words)
    return _keyed(rows, words)


def marks(step: Sequence[Entry]) -> dict[str, str]:
    """What is typed for the places of a step, by their ids, for the board; a place of several entries bears none."""
    places = Counter(entry.place for entry in step)
    return {str(entry.place[1]): entry.key for entry in step if entry.place is not None and places[entry.place] == 1}


Row = tuple[str, tuple[Choice, ...], tuple[str, Any] | None, str]
"""The label of an entry, its choices, its place and its name."""


def _whole(members: list[Choice], words: Words) -> list[Row]:
    """Choices of their own; each goes by the number of the map, or by the thing that tells it from the others."""
    telling = next((name for name in _names(members) if len(_parted(members, [name])) == len(members)), None)
    rows: list[Row] = []
    for choice in members:
        named = ((kind, choice.fields[name]) for name, kind in choice.kinds.items())
        numbered = next((thing for thing in named if boards.key(words, *thing)), None)
        place = numbered or (_things(choice)[telling] if telling else None)
        rows.append((choice.phrase, (choice,), place, choice.phrase))
    return rows


def _split(members: list[Choice], words: Words) -> list[Row]:
    """By the first thing that tells them apart, with those that follow while there are few."""
    chosen: list[str] = []
    parts: dict[tuple[Any, ...], list[Choice]] = {(): members}
    for name in _names(members):
        finer = _parted(members, [*chosen, name])
        if len(finer) > len(parts) and (not chosen or len(finer) <= MOST):
            chosen.append(name)
            parts = finer
        elif chosen and len(finer) > MOST:
            break
    if len(parts) == len(members) or not chosen:
        return _whole(members, words)
    return [_part(tuple(part), chosen, words) for part in parts.values()]


def _things(choice: Choice) -> dict[str, tuple[str, Any]]:
    """What can tell a choice from others: ids and numbers with their kinds; lists only if it has no more."""
    alone = {name: (choice.kinds[name], value) for name, value in choice.fields.items() if isinstance(value, str | int)}
    return alone or {
        f"{name} {n}": (choice.kinds[name], item)
        for name, value in choice.fields.items()
        if isinstance(value, list | tuple)
        for n, item in enumerate(value)
    }


def _names(members: list[Choice]) -> list[str]:
    """What all of them name, in the order they name it."""
    return [name for name in _things(members[0]) if all(name in _things(choice) for choice in members)]


def _parted(members: list[Choice], names: list[str]) -> dict[tuple[Any, ...], list[Choice]]:
    parts: dict[tuple[Any, ...], list[Choice]] = {}
    for choice in members:
        things = _things(choice)
        parts.setdefault(tuple(things[name] for name in names), []).append(choice)
    return parts


def _part(part: tuple[Choice, ...], chosen: list[str], words: Words) -> Row:
    first = part[0]
    things = _things(first)
    kinds = [things[name][0] for name in chosen]
    # Of several alike, no one stands for them on the board.
    place = things[chosen[-1]] if kinds.count(kinds[-1]) == 1 else None
    if len(part) == 1:
        return first.phrase, part, place, first.phrase
    own = words.step(first.gesture, len(part)) if first.gesture is not None else None
    named = " · ".join(words.thing(*things[name]) for name in chosen)
    return own or words.say("step-more", name=named, count=len(part)), part, place, named


def _keyed(rows: list[Row], words: Words) -> list[Entry]:
    """Keys that count; or the numbers of the map, with letters for what bears none."""
    numbers = [None if place is None else boards.key(words, *place) for _, _, place, _ in rows]
    if not any(numbers) or len({number for number in numbers if number}) < sum(1 for number in numbers if number):
        return [Entry(str(n), *row) for n, row in enumerate(rows, start=1)]
    letters = (letter for letter in ascii_lowercase if letter not in commands.NAMES)
    return [
        Entry(number or next(letters), row[0].removeprefix(f"{number} "), *row[1:])
        for number, row in zip(numbers, rows, strict=True)
    ]
