"""What a new match is to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.server.match.pace import Pace
from quadriga.server.store.rows import MatchRow, SeatRow


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


def again(row: MatchRow, seats: Sequence[SeatRow]) -> Setup:
    """A match of the same people and bots with the same settings, where everybody has moved up one seat.

    So another begins, and two change sides; nothing is drawn once more, or they might sit as before. A sandbox begins
    where it began, with everybody in their own seat.
    """
    kept = [{"user_id": seat.user_id, "name": seat.name, "bot": seat.bot} for seat in seats]
    return Setup(
        game=row.game,
        seats=kept if row.sandbox is not None else [*kept[1:], kept[0]],
        options=row.options,
        own_data=row.own_data,
        rules_version=None if row.sandbox is None else row.rules_version,
        name=row.name,
        listed=False,
        pace=Pace.of(row.pace),
        spectators=row.spectators,
        delay=row.delay,
        stand_in=row.stand_in,
        rematch_of=row.id,
        sandbox=row.sandbox,
    )
