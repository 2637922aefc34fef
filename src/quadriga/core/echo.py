"""What people gave, said back to them: cut to a length that fits a sentence."""

from __future__ import annotations

import reprlib

MOST = 60
"""Letters of what is echoed."""


def short(given: object) -> str:
    """What was given, as text of at most 60 letters, whatever it is.

    >>> short("rome"), short(["a", 1])
    ('rome', "['a', 1]")
    >>> len(short("x" * 1000)), short("x" * 1000)[-3:]
    (60, 'xx…')
    """
    if isinstance(given, str):
        text = given
    else:
        try:
            text = reprlib.repr(given)
        except ValueError:
            # A number of more digits than Python turns into text.
            text = type(given).__name__
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: MOST + 1])
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
