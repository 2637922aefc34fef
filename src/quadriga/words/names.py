"""Those a sentence speaks of: the reader, one, or many. Verbs follow them (`{ VERB($seat, …) }`)."""

from __future__ import annotations

from typing import Literal

Person = Literal["you", "one", "many"]


class Name(str):
    """A name as the subject of a sentence, and whether that tells what has happened or what would.

    >>> Name("Romans", "many") == "Romans", Name("Romans", "many").person
    (True, 'many')
    """

    __slots__ = ("past", "person")
    person: Person
    past: bool

    def __new__(cls, text: str, person: Person = "one", past: bool = False) -> Name:
        """A name of that person."""
        made = super().__new__(cls, text)
        made.person, made.past = person, past
        return made


def person_of(name: object) -> Person:
    """Whether a verb speaks of the reader, of one, or of many."""
    return name.person if isinstance(name, Name) else "one"
