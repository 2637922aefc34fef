"""Matches that move: from a browser to an account and back, as a file that holds all of them with their records.

What a file says is not believed: options are checked, the log is played again, results follow from it.

>>> Moved.of({"id": "no id"})
Traceback (most recent call last):
...
quadriga.service.errors.BadRequest: This match is damaged in the file: it cannot be taken over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from typing_extensions import TypedDict

from quadriga.core.errors import BadRecord, MoveError
from quadriga.core.seats import CHANCE
from quadriga.service.effort import need_bot
from quadriga.service.errors import BadRequest
from quadriga.service.letters.match import OTHER, LetterMatch
from quadriga.service.live import LiveMatch
from quadriga.service.rows import OVER, PLAYING, WAITING, MatchRow, SeatRow, User
from quadriga.service.setup import Setup, new_row
from quadriga.service.texts import clean_name, clean_note

FORM, VERSION = "quadriga matches", 1
"""What a file of matches is called, and its version: newer ones are refused with a word."""
ID = re.compile(r"[0-9a-f]{16}")
MOST_LOG = 20_000
COLUMNS = (
    "id",
    "game",
    "rules_version",
    "seat_count",
    "options",
    "own_data",
    "data_hash",
    "seed",
    "name",
    "status",
    "stand_in",
    "created_at",
    "changed_at",
    "started_at",
    "ended_at",
    "ended_by",
)
"""What a match is taken along with; all else follows from its log, or belongs to where it was."""


class MovedSeat(TypedDict):
    """A seat: whether it is one's own, somebody else's, or a bot's."""

    who: Literal["you", "other", "bot"]
    name: str
    bot: str | None
    stand_in: str | None
    resigned: bool
    seen: int


class MovedMatch(TypedDict):
    """A match in a file."""

    match: dict[str, Any]
    seats: list[MovedSeat]
    log: list[dict[str, Any]]
    note: str
    letters: dict[str, Any] | None


class MovedFile(TypedDict):
    """A file of matches."""

    form: str
    version: int
    matches: list[MovedMatch]


def may_move(row: MatchRow, seats: Sequence[SeatRow], user_id: str) -> bool:
    """Whether a match can be taken along: one's own, over or with nobody else in it, and no sandbox."""
    mine = any(seat.user_id == user_id for seat in seats) or row.host_id == user_id
    alone = all(seat.user_id in (None, user_id, OTHER) for seat in seats)
    begun = row.status == PLAYING or (row.status == WAITING and any(seat.user_id == user_id for seat in seats))
    return mine and row.sandbox is None and ((row.status == OVER and row.started_at is not None) or (begun and alone))


def moved(
    row: MatchRow,
    seats: Sequence[SeatRow],
    log: list[dict[str, Any]],
    user_id: str,
    note: str = "",
    letters: dict[str, Any] | None = None,
) -> MovedMatch:
    """A match as it stands in a file."""
    return {
        "match": {name: getattr(row, name) for name in COLUMNS},
        "seats": [
            {
                "who": "you" if seat.user_id == user_id else "bot" if seat.bot else "other",
                "name": seat.name,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "resigned": seat.resigned,
                "seen": seat.seen,
            }
            for seat in seats
        ],
        "log": log,
        "note": note,
        "letters": letters,
    }


@dataclass(frozen=True)
class Moved:
    """A match of a file, before anybody has looked whether it can be."""

    plain: Mapping[str, Any]

    @classmethod
    def of(cls, plain: Any) -> Moved:
        """One that has a name and a log; BadRequest for anything else."""
        data = plain if isinstance(plain, dict) else {}
        match, log = data.get("match"), data.get("log")
        named = isinstance(match, dict) and isinstance(match.get("id"), str) and ID.fullmatch(match["id"])
        if not named or not isinstance(log, list) or len(log) > MOST_LOG:
            raise BadRequest("moved-damaged")
        return cls(data)

    @property
    def id(self) -> str:
        """Names the match, wherever it is."""
        return str(self.plain["match"]["id"])

    @property
    def log(self) -> list[dict[str, Any]]:
        """What has happened in it."""
        return list(self.plain["log"])

    @property
    def note(self) -> str:
        """A note to oneself."""
        return clean_note(str(self.plain.get("note") or ""))

    def setup(self) -> Setup:
        """What it is to be here."""
        match = self.plain["match"]
        return Setup(
            game=match["game"],
            seats=[{}] * match["seat_count"],
            options=match["options"],
            own_data=match["own_data"],
            rules_version=match["rules_version"],
            name=clean_name(match["name"]) if match["name"].strip() else "",
            spectators=False,
            stand_in=match["stand_in"],
        )

    def comes(self, known: Sequence[Mapping[str, Any]] | None) -> Literal["new", "longer", "known"]:
        """Whether it is new beside the log that is known here by the same name; BadRequest where the two differ.

        What bots alone have decided since then is no difference: they do so again.
        """
        if known is None:
            return "new"
        same = next((n for n, (one, other) in enumerate(zip(known, self.log, strict=False)) if one != other), None)
        same = min(len(known), len(self.log)) if same is None else same
        here, there = self._by_people(known[same:]), self._by_people(self.log[same:])
        if here and there:
            raise BadRequest("moved-other")
        return "longer" if there or (not here and len(self.log) > len(known) == same) else "known"

    def _by_people(self, log: Sequence[Mapping[str, Any]]) -> bool:
        seats = self.plain.get("seats")
        bots = [n for n, seat in enumerate(seats if isinstance(seats, list) else []) if seat.get("who") == "bot"]
        return any(entry.get("seat") not in (CHANCE, *bots) and not entry.get("forced") for entry in log)

    def taken(self, user: User, now: float, with_letters: bool) -> LiveMatch:
        """The match as this user's own here; a QuadrigaError says why it cannot be."""
        try:
            return self._taken(user, now, with_letters)
        except (
            MoveError,
            BadRecord,
            KeyError,
            TypeError,
            ValueError,
            AttributeError,
            IndexError,
            OverflowError,
        ) as error:
            raise BadRequest("moved-damaged") from error

    def _taken(self, user: User, now: float, with_letters: bool) -> LiveMatch:
        match, letters = self.plain["match"], self.plain.get("letters")
        is_over, ended_by = match["status"] == OVER, match["ended_by"]
        row = new_row(user.id, self.setup(), now)
        if row.data_hash != match["data_hash"]:
            raise BadRequest("moved-data")
        need_bot(row.stand_in)
        row.id, row.seed = self.id, int(match["seed"]) % 2**62
        row.created_at = min(now, float(match["created_at"]))
        seats = [self._seat(number, seat, user, bool(letters)) for number, seat in enumerate(self.plain["seats"])]
        if len(seats) != row.seat_count:
            raise BadRequest("moved-damaged")
        if letters is not None and not is_over and not with_letters:
            raise BadRequest("moved-letters")
        if not is_over and any(seat.user_id is None and seat.bot is None and not seat.invited for seat in seats):
            raise BadRequest("moved-others")
        if match["started_at"] is not None:
            row.started_at, row.status, row.length = min(now, float(match["started_at"])), PLAYING, len(self.log)
        made = (
            LiveMatch(row, seats, self.log, [now] * len(self.log))
            if letters is None or not with_letters
            else LetterMatch(row, seats, letters, self.log, [now] * len(self.log))
        )
        if row.status == PLAYING:
            made.go_on(str(ended_by) if is_over else None, now)
            row.ended_at = min(now, float(match["ended_at"])) if is_over else row.ended_at
        elif letters is None or is_over:
            raise BadRequest("moved-waiting")
        return made

    def _seat(self, number: int, seat: Mapping[str, Any], user: User, by_letter: bool) -> SeatRow:
        made = SeatRow(self.id, number, resigned=bool(seat["resigned"]), seen=max(0, int(seat["seen"])))
        name = str(seat["name"])
        made.name = clean_name(name) if name.strip() else ""
        if seat["who"] == "you":
            made.user_id, made.name = user.id, made.name or user.name
        elif seat["who"] == "bot":
            made.bot = str(seat["bot"])
            need_bot(made.bot)
        elif by_letter:
            made.user_id, made.invited = (OTHER, False) if made.name else (None, True)
        if seat["stand_in"] is not None:
            made.stand_in = str(seat["stand_in"])
            need_bot(made.stand_in)
        return made
