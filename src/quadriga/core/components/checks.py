"""Component data, read value by value: what cannot be used is refused with one sentence that says where it stands.

Every board reads its data through `Part`, so that nothing unchecked reaches the rules, the view or the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from quadriga.core.errors import BadData, shortened

NAME = 40
"""Letters of a name for people."""
NOTE = 1000
"""Letters of a note."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,60}")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


class Part:
    """A value of the component data, and where it stands in them.

    >>> data = Part({"cities": {"ostia": {"value": 30}}})
    >>> data["cities"]["ostia"]["value"].count(0, 99)
    30
    >>> data["cities"]["ostia"]["value"].count(0, 20)
    Traceback (most recent call last):
    ...
    quadriga.core.errors.BadData: “cities.ostia.value” must be a whole number from 0 to 20.
    """

    __slots__ = ("value", "where")

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    # ---- one value -------------------------------------------------------------------------------------------

    def count(self, least: int, most: int) -> int:
        """A whole number in a range."""
        if type(self.value) is not int or not least <= self.value <= most:
            refuse(
                "data-count",
                where=self.where,
                least=least,
                most=most,
            )
        return self.value

    def number(self, least: int, most: int) -> float:
        """A number in a range, whole or not."""
        number = self.value
        if type(number) not in (int, float) or not least <= number <= most:
            refuse(
                "data-number",
                where=self.where,
                least=least,
                most=most,
            )
        return float(number)

    def flag(self) -> bool:
        """True or false."""
        if type(self.value) is not bool:
            refuse("data-flag", where=self.where)
        return self.value

    def text(self, most: int = NAME) -> str:
        """Words for people, on one line."""
        text = self.value
        if type(text) is not str or not text.strip() or len(text) > most or not text.isprintable():
            refuse(
                "data-text",
                where=self.where,
                most=most,
            )
        return text

    def colour(self) -> str:
        """A colour for screens."""
        if type(self.value) is not str or not _COLOUR.fullmatch(self.value):
            refuse(
                "data-colour",
                where=self.where,
            )
        return self.value

    def id(self) -> str:
        """A name for programs and for the notation."""
        if type(self.value) is not str or not _ID.fullmatch(self.value):
            name = shortened(self.value)
            refuse(
                "data-id",
                where=self.where,
                name=name,
            )
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """The place of this name in a short list that the rules know."""
        if type(self.value) is not str or self.value not in names:
            value, listed = shortened(self.value), ", ".join(names)
            refuse("data-choice", where=self.where, value=value, listed=listed)
        return names.index(self.value)

    def among(self, ids: Sequence[str], collection: str) -> int:
        """The place of this id in a collection of the data."""
        if type(self.value) is not str or self.value not in ids:
            name = shortened(self.value)
            refuse("data-reference", where=self.where, name=name, collection=collection)
        return ids.index(self.value)

    def note(self, depth: int = 2) -> None:
        """A remark, which nothing reads: a text, a number, or some of them by name."""
        if type(self.value) is dict and depth:
            for name in self.value:
                Part(name, self.where).id()
                self[name].note(depth - 1)
        elif type(self.value) is float or type(self.value) is int:
            self.number(0, 1_000_000)
        else:
            self.text(NOTE)

    # ---- things with fields ----------------------------------------------------------------------------------

    def thing(self, *fields: str, optional: Iterable[str] = (), notes: Iterable[str] = ("confidence",)) -> Part:
        """An object that has these fields, perhaps some of the optional ones and notes, and no others."""
        if type(self.value) is not dict:
            refuse("data-object", where=self.where)
        for name in fields:
            if name not in self.value:
                refuse("data-missing", where=self._at(name))
        if len(self.value) > len(fields):
            known = [*fields, *optional, *notes]
            for name in self.value:
                if name not in known:
                    where, listed = self._at(name), ", ".join(known)
                    refuse(
                        "data-unknown",
                        where=where,
                        listed=listed,
                    )
            for name in notes:
                if name in self.value:
                    self[name].note()
        return self

    def __getitem__(self, name: str) -> Part:
        return Part(self.value[name], self._at(name))

    def get(self, name: str) -> Part | None:
        """An optional field; None where it is left out."""
        return self[name] if name in self.value else None

    def named(self, otherwise: str) -> str:
        """The optional `name` of a thing."""
        return self["name"].text() if "name" in self.value else otherwise

    def place(self) -> tuple[float, float]:
        """Where a thing lies on the earth."""
        return self["lat"].number(-80, 80), self["lon"].number(-180, 180)

    # ---- collections -----------------------------------------------------------------------------------------

    def items(self, least: int, most: int) -> list[Part]:
        """A list with so many values."""
        if type(self.value) is not list or not least <= len(self.value) <= most:
            if least == most:
                refuse(
                    "data-length",
                    where=self.where,
                    most=most,
                )
            refuse(
                "data-list",
                where=self.where,
                least=least,
                most=most,
            )
        return [Part(value, f"{self.where}[{n}]") for n, value in enumerate(self.value)]

    def names(self, ids: Sequence[str], collection: str, least: int, most: int) -> list[int]:
        """A list of ids of a collection, none of them twice."""
        numbers = [part.among(ids, collection) for part in self.items(least, most)]
        once(self.where, (ids[n] for n in numbers))
        return numbers

    def things(self, least: int, most: int, taken: Sequence[str] = ()) -> dict[str, Part]:
        """An object of things by id. `most` is the room there is; an id in `taken` means something else."""
        if type(self.value) is not dict:
            refuse("data-object", where=self.where)
        return self._collection([(name, self[name]) for name in self.value], least, most, taken)

    def rows(self, least: int, most: int, taken: Sequence[str] = ()) -> dict[str, Part]:
        """A list of things that carry their `id`."""
        rows = []
        for part in self.items(0, NOTE):
            if type(part.value) is not dict or "id" not in part.value:
                refuse("data-missing", where=f"{part.where}.id")
            rows.append((part.value["id"], Part(part.value, self._at(part.value["id"]))))
        return self._collection(rows, least, most, taken)

    def _collection(self, rows: list[tuple[Any, Part]], least: int, most: int, taken: Sequence[str]) -> dict[str, Part]:
        if len(rows) < least:
            too_few(self.where, len(rows), least)
        room(self.where, len(rows), most)
        for name, _ in rows:
            if Part(name, self.where).id() in taken:
                refuse(
                    "data-taken",
                    where=self.where,
                    name=name,
                )
        once(self.where, (name for name, _ in rows))
        return dict(rows)

    def _at(self, name: object) -> str:
        return f"{self.where}.{shortened(name)}" if self.where else shortened(name)


def once(where: str, names: Iterable[object]) -> None:
    """Refuse a list that names something twice."""
    seen = set()
    for name in names:
        if name in seen:
            refuse("data-twice", where=where, name=shortened(name))
        seen.add(name)


def room(where: str, count: int, most: int) -> None:
    """Refuse more things than the rules have room for."""
    if count > most:
        refuse("data-room", where=where, most=most, count=count)


def too_few(where: str, count: int, least: int) -> NoReturn:
    """Refuse pieces that are not enough for a game."""
    refuse("data-too-few", where=where, count=count, least=least)


def refuse(code: str, **params: object) -> NoReturn:
    """Refuse the data."""
    raise BadData(code, **params)
