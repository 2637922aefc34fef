"""Rows of the database as Python values: beside those of matches (`service/rows.py`) the sessions of people."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeVar

from quadriga.service.rows import MatchRow, SeatRow, User


@dataclass
class Session:
    """A device on which a user is signed in."""

    token: str
    """The digest of what the client holds."""
    user_id: str
    created_at: float
    expires_at: float
    used_at: float
    browser: str = ""
    system: str = ""


Row = TypeVar("Row", MatchRow, SeatRow, Session, User)


def row_of(kind: type[Row], data: Any) -> Row:
    """What a query found, as a value."""
    return kind(**{field.name: data[field.name] for field in fields(kind)})
