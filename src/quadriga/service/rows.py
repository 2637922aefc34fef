"""What is kept of people, matches and seats, as plain values, and what has changed in one since it was read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quadriga.core.play.record import Record
from quadriga.service import messages

WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""How far a match is."""


@dataclass
class User:
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    login: str | None
    language: str
    created_at: float
    online_until: float = 0.0

    @property
    def is_guest(self) -> bool:
        """Whether there is no account to come back to."""
        return self.login is None


def shown_user(user: User) -> messages.User:
    """A user as they see themselves."""
    return {"id": user.id, "name": user.name, "login": user.login, "language": user.language, "guest": user.is_guest}


@dataclass
class MatchRow:
    """All of a match but its seats and its log."""

    id: str
    code: str
    game: str
    rules_version: int
    seat_count: int
    options: dict[str, str]
    own_data: dict[str, Any]
    data_hash: str
    seed: int
    name: str
    status: str
    host_id: str | None
    listed: bool
    seat_order: str
    pace: dict[str, Any]
    spectators: bool
    delay: int
    stand_in: str
    created_at: float
    changed_at: float
    started_at: float | None = None
    ended_at: float | None = None
    ended_by: str | None = None
    length: int = 0
    outcome: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    due_at: float | None = None
    keeper: str | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    sandbox: dict[str, Any] | None = None
    """Where it begins, if not with a new game: the decisions before it (`lines`), and the seat that knows no more."""
    origin: str | None = None
    """Where it was made, as long as it goes on."""

    def header(self) -> Record:
        """What is to be known of its game before the first decision."""
        return Record(self.game, self.rules_version, self.seat_count, self.options, self.data_hash, dict(self.own_data))


@dataclass
class SeatRow:
    """A seat of a match and who plays it."""

    match_id: str
    seat: int
    user_id: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    invitation: str | None = None
    invited: bool = False
    resigned: bool = False
    seen: int = 0
    clock: float | None = None
    asked_at: float | None = None
    plan: dict[str, Any] | None = None
    """What its player has decided ahead (`planned.py`)."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.user_id is None and self.bot is None

    @property
    def playing_bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot or self.stand_in


def plain(row: Any) -> dict[str, Any]:
    """A row as the columns it has; what is in them is replaced, never changed in place."""
    return dict(vars(row))


def difference(before: dict[str, Any], after: Any) -> dict[str, Any]:
    """The columns of a row that have another value now.

    >>> seat = SeatRow("m", 0)
    >>> kept = plain(seat)
    >>> seat.seen = 4
    >>> difference(kept, seat)
    {'seen': 4}
    """
    return {name: value for name, value in plain(after).items() if before[name] != value}
