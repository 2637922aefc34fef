"""What a language does to a name inside a sentence: functions that the locale files call."""

from __future__ import annotations

import unicodedata
from typing import Any

VOWELS = "aeiouyhœæ"
"""What « de » elides before; the h of these names is mute."""


def of(name: Any) -> str:
    """« de » before a name: `{ DE($province) }`.

    >>> of("Gallia"), of("Italia"), of("Égypte"), of("Hispania")
    ('de Gallia', 'd’Italia', 'd’Égypte', 'd’Hispania')
    """
    first = unicodedata.normalize("NFD", str(name)[:1]).lower()[:1]
    return f"d’{name}" if first and first in VOWELS else f"de {name}"


FUNCTIONS: dict[str, dict[str, Any]] = {"en": {}, "fr": {"DE": of}}
"""By language."""
