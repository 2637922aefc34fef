"""A look at a position of Augustus that is cheap to read: a compiled state copies an array at every access to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from quadriga.games.augustus.rules import AugustusState


def snapshot(state: AugustusState) -> AugustusState:
    """All fields of the position, read once; it has no methods and does not follow the state."""
    fields = {**state.data(), "seats": state.seats, "options": state.options, "tables": state.tables}
    return cast("AugustusState", SimpleNamespace(**fields))
