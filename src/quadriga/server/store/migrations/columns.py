"""The columns that migrations make tables of, each in a word; constraints are named as in `schema.py`.

What stands here made tables that exist: it is added to, and never changed.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def text(name: str, most: int | None = None, **more: Any) -> sa.Column[str]:
    """Words: so many letters at the most, or as many as one likes."""
    return _column(name, sa.Text() if most is None else sa.String(length=most), **more)


def number(name: str, **more: Any) -> sa.Column[int]:
    """A whole number."""
    return _column(name, sa.Integer(), **more)


def numbered() -> sa.Column[int]:
    """The key of a table whose rows are counted."""
    return number("id", key=True, autoincrement=True)


def flag(name: str) -> sa.Column[bool]:
    """Whether something is so."""
    return _column(name, sa.Boolean())


def moment(name: str, **more: Any) -> sa.Column[float]:
    """Seconds since 1970, or so many seconds."""
    return _column(name, sa.Double(), **more)


def data(name: str, empty: bool = False) -> sa.Column[Any]:
    """Plain data; None is kept as nothing where there may be none."""
    return _column(name, sa.JSON(none_as_null=True) if empty else sa.JSON(), empty=empty)


def match(key: bool = False, **more: Any) -> sa.Column[str]:
    """The match it belongs to, with which it goes."""
    return text("match_id", 32, of="matches.id", on_delete="CASCADE", key=key, **more)


def user(on_delete: str = "SET NULL", name: str = "user_id", **more: Any) -> sa.Column[str]:
    """The user it belongs to."""
    return text(name, 32, of="users.id", on_delete=on_delete, **{"empty": on_delete == "SET NULL", **more})


def _column(
    name: str,
    kind: Any,
    key: bool = False,
    empty: bool = False,
    of: str | None = None,
    on_delete: str | None = None,
    **more: Any,
) -> sa.Column[Any]:
    refers = [] if of is None else [sa.ForeignKey(of, ondelete=on_delete)]
    return sa.Column(name, kind, *refers, primary_key=key, nullable=empty, **more)
