"""What a new match is to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.server.pace import Pace


@dataclass
class Setup:
    """The settings of a new match; `seats` holds the columns of each seat that are not empty."""

    game: str
    seats: Sequence[Mapping[str, Any]]
    options: Mapping[str, str] = field(default_factory=dict)
    own_data: Mapping[str, Any] = field(default_factory=dict)
    rules_version: int | None = None
    """None for the newest."""
    name: str = ""
    listed: bool = False
    seat_order: str = "chosen"
    pace: Pace = field(default_factory=Pace)
    spectators: bool = True
    delay: int = 0
    stand_in: str = "level2"
    rematch_of: str | None = None
    sandbox: Mapping[str, Any] | None = None
    """Where a sandbox begins; see `MatchRow`."""
