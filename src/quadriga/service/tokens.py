"""Secrets that nobody guesses, and what is kept of them."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a secret.

    >>> digest("open sesame")[:8]
    '41ef4bb0'
    """
    return hashlib.sha256(token.encode()).hexdigest()
