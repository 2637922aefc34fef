"""How a search thinks: what it knows beyond the rules, how far it looks and how curious it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from quadriga.core.learning.experience import Experience
from quadriga.core.title.game import Game


@dataclass(frozen=True)
class Manner:
    """The settings of a search; those of a title's experience are found by trying them out."""

    insight: bool = False
    """Whether it sees more in a position than the rules say."""
    experience: Experience | None = None
    """Another experience than the title's own, for tuning."""
    explore: float = 0.5
    """How much it tries what it has seldom tried."""
    trust: float = 4.0
    """How many tries the first impression of a decision is worth."""
    ripe: int = 2
    """How often a position must be reached before its decisions get a first impression; the root gets it at once."""
    ahead: int = 0
    """How many decisions it plays on at random before it judges; -1: to the end of the game."""
    margin: float = 0.05
    """How much of the result of a finished game is by how far it was won."""
    own_turn: bool = False
    """Whether it looks no further than its own turn."""
    alone: bool = False
    """Whether it has eyes for its own position only."""

    @classmethod
    def of(cls, game: Game, **changes: Any) -> Manner:
        """The manner that plays best in a title, with some changes."""
        return cls(**{"insight": True, **settings_in(game.experience.search), **changes})


def settings_in(table: Mapping[str, Any]) -> dict[str, Any]:
    """Those entries of a table that are settings of a search."""
    known = {field.name for field in fields(Manner)}
    return {name: value for name, value in table.items() if name in known}
