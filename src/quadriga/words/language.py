"""The languages there are, and which of them to speak."""

from __future__ import annotations

import locale
import os

from quadriga.core.errors import BadOption, shortened

LANGUAGES = ("en", "fr")


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, or the one of the system, or English.

    >>> choose_language("fr")
    'fr'
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            listed = ", ".join(LANGUAGES)
            raise BadOption(
                "unknown-language",
                name=shortened(wanted),
                listed=listed,
            )
        return wanted
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    system = system or locale.getlocale()[0] or "en"
    return "fr" if system.lower().startswith("fr") else "en"
