"""What can be said of a title before anything of it is loaded."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.core.options import Option


@dataclass(frozen=True)
class Meta:
    """Names, seats, options and the version of the rules of a title."""

    id: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    designers: tuple[str, ...]
    publisher: str
    year: int
    notes: tuple[str, ...] = field(default=())
    """Keys of sentences a player should see before playing, such as that a board is reconstructed."""
