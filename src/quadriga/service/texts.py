"""What people write, as it is kept: names and notes."""

from __future__ import annotations

from quadriga.service.errors import BadRequest, TooLarge

MOST_NAME, MOST_NOTE = 40, 20_000


def clean_name(name: str) -> str:
    """A name as it is shown, or BadRequest.

    >>> clean_name("  Livia   Drusilla ")
    'Livia Drusilla'
    """
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= MOST_NAME or not cleaned.isprintable():
        raise BadRequest("bad-name", most=MOST_NAME)
    return cleaned


def readable(text: str) -> str:
    """A text without control characters.

    >>> readable("Ave" + chr(0))
    'Ave'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")


def clean_note(text: str) -> str:
    """A note to oneself as it is kept, or TooLarge."""
    if len(text) > MOST_NOTE:
        raise TooLarge("note-long", most=MOST_NOTE)
    return readable(text)
