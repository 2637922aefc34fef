"""Whom a change of a match concerns even where they do not look at it: it alters what their own list shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quadriga.service.live import LiveMatch
from quadriga.service.rows import plain

OF_MATCH = ("status", "host_id", "proposal", "rematch")
OF_SEAT = ("user_id", "name", "bot", "stand_in", "invited", "resigned")


def people(row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> set[str]:
    """Those in whose lists a match is: who sits there, and its host. A sandbox is in nobody's."""
    if row["sandbox"] is not None:
        return set()
    return {user_id for user_id in (row["host_id"], *(seat["user_id"] for seat in seats)) if user_id is not None}


def concerned(match: LiveMatch) -> list[str]:
    """Those in whose lists a match looks different since it was kept last; also whoever has left it since."""
    now, seats = plain(match.row), [plain(seat) for seat in match.seats]
    if _shown(match.kept, match.kept_seats) == _shown(now, seats):
        return []
    return sorted(people(match.kept, match.kept_seats) | people(now, seats))


def _shown(row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> list[Any]:
    """What a list shows of a match: who is asked, too, and how long their time lasts where it is measured."""
    timed = row["pace"]["kind"] != "free"
    asked = [seat["asked_at"] if timed else seat["asked_at"] is not None for seat in seats]
    return [[row[name] for name in OF_MATCH], [[seat[name] for name in OF_SEAT] for seat in seats], asked]
