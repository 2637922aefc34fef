"""A change of a match as one process tells it to the others, so that they can follow without asking the database.

What is told was committed, since PostgreSQL passes it on with the commit. It is followed only where the match is as it
was just before; who has missed something, or was told too briefly, reads what is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typing_extensions import TypedDict

from quadriga.server.store.matches import KeptEntry
from quadriga.service.live import LiveMatch
from quadriga.service.rows import MatchRow, SeatRow, difference


class ToldChange(TypedDict):
    """What has changed: columns of the match, those of each seat by its number, and new entries of the log.

    `before` is its `stamp` until then.
    """

    before: list[float]
    row: dict[str, Any]
    seats: dict[str, dict[str, Any]]
    log: list[dict[str, Any]]


def stamp(match: LiveMatch) -> list[float]:
    """What no two states of a match have in common: the length of its log, and when it changed last."""
    return [match.kept["length"], match.kept["changed_at"]]


def told_change(match: LiveMatch, row: dict[str, Any], log: Sequence[dict[str, Any]]) -> ToldChange:
    """What others are told of a match that has these new columns and entries, before it counts as kept."""
    seats = {
        str(n): different
        for n, (before, seat) in enumerate(zip(match.kept_seats, match.seats, strict=True))
        if (different := difference(before, seat))
    }
    return {"before": stamp(match), "row": row, "seats": seats, "log": list(log)}


def changed(match: LiveMatch, change: ToldChange) -> tuple[MatchRow, list[SeatRow], list[KeptEntry]]:
    """What a match that is as it was before will be: for `LiveMatch.follow`."""
    row = MatchRow(**{**match.kept, **change["row"]})
    seats = [SeatRow(**{**seat, **change["seats"].get(str(n), {})}) for n, seat in enumerate(match.kept_seats)]
    return row, seats, [(entry, row.changed_at) for entry in change["log"]]
