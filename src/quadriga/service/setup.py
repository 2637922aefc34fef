"""What a new match is to be."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.title import registry
from quadriga.service.pace import Pace
from quadriga.service.rows import OVER, WAITING, MatchRow, SeatRow, User
from quadriga.service.texts import clean_name

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For short codes: letters that are not mistaken for figures."""


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


def wanted(given: Mapping[str, Any], user: User) -> Setup:
    """The match that a user asks for, whose own seats are theirs; what is not given is as usual.

    >>> livia = User("u", "Livia", None, "en", 0.0)
    >>> wanted({"game": "caesar", "seats": [{"kind": "you"}, {"kind": "bot"}]}, livia).seats
    [{'user_id': 'u', 'name': 'Livia'}, {'bot': 'level2'}]
    """
    name = given.get("name", "")
    return Setup(
        game=given["game"],
        seats=[_seat(seat, user) for seat in given["seats"]],
        options=given.get("options", {}),
        own_data=given.get("own_data", {}),
        name=clean_name(name) if name.strip() else "",
        listed=given.get("listed", False),
        seat_order=given.get("seat_order", "chosen"),
        pace=Pace.of(given.get("pace", {})),
        spectators=given.get("spectators", True),
        delay=given.get("delay", 0),
        stand_in=given.get("stand_in", "level2"),
    )


def _seat(seat: Mapping[str, Any], user: User) -> dict[str, Any]:
    kind = seat["kind"]
    if kind == "bot":
        return {"bot": seat.get("bot") or "level2"}
    if kind in ("you", "hot"):
        return {"user_id": user.id, "name": clean_name(seat.get("name") or user.name)}
    return {"invited": kind == "invited"}


def new_row(host_id: str, setup: Setup, now: float, origin: str | None = None) -> MatchRow:
    """A new match that waits for its players; everything about it is checked."""
    game = registry.load(setup.game, setup.own_data or None, setup.rules_version)
    state = game.new(len(setup.seats), setup.options)
    header = Record.of(state)
    return MatchRow(
        id=secrets.token_hex(8),
        code="".join(secrets.choice(LETTERS) for _ in range(6)),
        game=header.game,
        rules_version=header.rules_version,
        seat_count=header.seats,
        options=header.options,
        own_data=dict(header.own_data),
        data_hash=header.data_hash,
        seed=secrets.randbits(62),
        name=setup.name,
        status=WAITING,
        host_id=host_id,
        listed=setup.listed,
        seat_order=setup.seat_order,
        pace=setup.pace.to_json(),
        spectators=setup.spectators,
        delay=setup.delay,
        stand_in=setup.stand_in,
        created_at=now,
        changed_at=now,
        rematch_of=setup.rematch_of,
        sandbox=None if setup.sandbox is None else dict(setup.sandbox),
        origin=origin,
    )


def played_row(host_id: str, setup: Setup, now: float, played: Match, length: int) -> MatchRow:
    """A match that was played to its end elsewhere, with a log of so many entries."""
    row, outcome = new_row(host_id, setup, now), played.state.outcome()
    row.status, row.ended_by = OVER, "played"
    row.started_at = row.ended_at = row.created_at
    row.length, row.outcome = length, None if outcome is None else outcome.to_json()
    return row
