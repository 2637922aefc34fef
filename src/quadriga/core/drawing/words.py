"""The words a board is written with: what titles may ask of them, without knowing where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from quadriga.core.seats import Seat


class Words(Protocol):
    """Names and sentences in one language (`quadriga.words.Words`)."""

    @property
    def board(self) -> dict[str, Any]:
        """What never changes in the game that is drawn (`Game.board_data`)."""

    @property
    def options(self) -> Any:
        """The options of the game that is drawn."""

    def say(self, key: str, **variables: Any) -> str:
        """The sentence of that name, filled in."""

    def name(self, kind: str, name: Any) -> str:
        """What a thing is called."""

    def player(self, seat: Seat) -> str:
        """What a seat is called."""

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row."""

    def figure(self, value: float, digits: int = 0, percent: bool = False) -> str:
        """A measured number as it is written."""
