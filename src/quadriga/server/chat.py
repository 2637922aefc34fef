"""Words of the chat: what may be said, and how clients see it."""

from __future__ import annotations

from typing import Any

from quadriga.server.messages import ChatMessage


def readable(text: str) -> str:
    """A text without control characters.

    >>> readable("Ave" + chr(0))
    'Ave'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")


def chat_message(found: dict[str, Any]) -> ChatMessage:
    """A word of the chat as clients see it."""
    return {
        "number": found["number"],
        "seat": found["seat"],
        "name": found["name"],
        "text": found["text"],
        "at": found["at"],
    }
