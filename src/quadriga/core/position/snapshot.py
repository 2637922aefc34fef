"""One copy of all fields of a state, for views and checks: each look at an array of a compiled state copies it anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TypeVar, cast

from quadriga.core.position.state import State

AnyState = TypeVar("AnyState", bound=State)


def snapshot(state: AnyState) -> AnyState:
    """A plain stand-in with the fields, seats, options and tables of a state; it has none of its methods.

    >>> from quadriga import games
    >>> snapshot(games.load("caesar").new(seats=2)).seats
    2
    """
    tables = getattr(state, "tables", None)
    fields = SimpleNamespace(seats=state.seats, options=state.options, tables=tables, **state.data())
    return cast("AnyState", fields)
