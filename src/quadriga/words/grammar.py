"""What a language does to a name inside a sentence: functions that the locale files call."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_datetime

from quadriga.words.names import Name, person_of

VOWELS = "aeiouyhœæ"
"""What « de » elides before; the h of these names is mute."""


def of(name: Any) -> str:
    """« de » before a name: `{ DE($province) }`.

    >>> of("Gallia"), of("Italia"), of("Égypte"), of("Hispania")
    ('de Gallia', 'd’Italia', 'd’Égypte', 'd’Hispania')
    >>> of("les Romains"), of("la Grèce")
    ('des Romains', 'de la Grèce')
    """
    if str(name).startswith("les "):
        return f"des {str(name)[4:]}"
    first = unicodedata.normalize("NFD", str(name)[:1]).lower()[:1]
    return f"d’{name}" if first and first in VOWELS else f"de {name}"


def to(name: Any) -> str:
    """« à » before a name: `{ A($seat) }`.

    >>> to("Livia"), to("les Romains")
    ('à Livia', 'aux Romains')
    """
    return f"aux {str(name)[4:]}" if str(name).startswith("les ") else f"à {name}"


def english_verb(who: Any, one: Any, other: Any, past: Any) -> str:
    """The verb for a name, now or then: `{ VERB($seat, "takes", "take", "took") }`.

    >>> [english_verb(who, "takes", "take", "took") for who in ("Livia", Name("you", "you"), Name("Livia", past=True))]
    ['takes', 'take', 'took']
    """
    if isinstance(who, Name) and who.past:
        return str(past) if past != "was" or who.person == "one" else "were"
    return str(one if person_of(who) == "one" else other)


def french_verb(who: Any, one: Any, you: Any, many: Any) -> str:
    """The verb for a name: `{ VERB($seat, "prend", "prenez", "prennent") }`.

    >>> [french_verb(who, "prend", "prenez", "prennent") for who in ("Livia", Name("les Romains", "many"))]
    ['prend', 'prennent']
    """
    return str({"one": one, "you": you, "many": many}[person_of(who)])


def between(joiner: str, last: str) -> Callable[[Any], str]:
    """Between the two places of a border: `{ BETWEEN($border) }`.

    >>> between("between", "and")("Sicilia–Italia")
    'between Sicilia and Italia'
    """
    return lambda border: f"{joiner} " + f" {last} ".join(str(border).split("–"))


def first_number(token: Any) -> str:
    """The first of a token's two numbers: `{ FIRST($token) }`.

    >>> first_number("sword 5·1"), first_number("a token of your own")
    ('5', '1.')
    """
    before, dot, _ = str(token).partition("·")
    return before.rpartition(" ")[2] if dot else "1."


def same_numbers(token: Any) -> str:
    """Whether both numbers of a token are the same, so that it need not be turned: `{ SAME($token) -> [yes] … }`.

    >>> same_numbers("sword 5·1"), same_numbers("centurion shield/ship 4·4")
    ('no', 'yes')
    """
    before, dot, after = str(token).partition("·")
    return "yes" if dot and before.rpartition(" ")[2] == after else "no"


def told_as(name: Any) -> str:
    """Whether a sentence speaks to the reader, of one, or of many: `{ PERSON($seat) -> [you] … }`."""
    return person_of(name)


MOMENTS = {"en": "d MMMM y, HH:mm 'UTC'", "fr": "d MMMM y 'à' HH:mm 'UTC'"}
"""How a moment is written, where nobody knows the reader's own time."""


def moment(language: str) -> Callable[[Any], str]:
    """A moment, given in seconds since 1970: `{ MOMENT($until) }`.

    >>> moment("en")(1.8e9), moment("fr")(1.8e9)
    ('15 January 2027, 08:00 UTC', '15 janvier 2027 à 08:00 UTC')
    """

    def written(seconds: Any) -> str:
        return format_datetime(datetime.fromtimestamp(float(seconds), UTC), MOMENTS[language], locale=language)

    return written


FUNCTIONS: dict[str, dict[str, Any]] = {
    "en": {
        "MOMENT": moment("en"),
        "VERB": english_verb,
        "BETWEEN": between("between", "and"),
        "PERSON": told_as,
        "FIRST": first_number,
        "SAME": same_numbers,
    },
    "fr": {
        "MOMENT": moment("fr"),
        "DE": of,
        "A": to,
        "VERB": french_verb,
        "BETWEEN": between("entre", "et"),
        "PERSON": told_as,
        "FIRST": first_number,
        "SAME": same_numbers,
    },
}
"""By language."""
