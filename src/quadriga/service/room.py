"""What people are told about a match beside the game itself: who sits where, clocks, proposals, the end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from quadriga.core.seats import SPECTATOR, Seat
from quadriga.service.live import LiveMatch
from quadriga.service.messages import Room, SeatData
from quadriga.service.rows import OVER, PLAYING

AbsentFrom = Callable[[str], float | None]


def room(
    match: LiveMatch,
    user_id: str | None,
    viewer: Seat,
    here: Collection[str],
    watching: int,
    absent_from: AbsentFrom = lambda user_id: None,
) -> Room:
    """The room of a match for a user, seen as `viewer`."""
    row = match.row
    mine = match.seats_of(user_id)
    inside = bool(mine) or match.is_host(user_id)
    # Who is kept behind is told nothing of the present: not even whose time runs.
    behind = viewer == SPECTATOR and bool(row.delay) and row.status != OVER
    return {
        "id": row.id,
        "code": row.code if inside else None,
        "name": row.name,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "own_data": bool(row.own_data),
        "status": row.status,  # type: ignore[typeddict-item]
        "listed": row.listed,
        "seat_order": row.seat_order,  # type: ignore[typeddict-item]
        "pace": row.pace,  # type: ignore[typeddict-item]
        "spectators": row.spectators,
        "delay": row.delay,
        "stand_in": row.stand_in,
        "is_host": match.is_host(user_id),
        "you": mine,
        "seats": [_seat(match, seat, mine, here, behind, absent_from) for seat in range(len(match.seats))],
        "proposal": None if behind or row.proposal is None else {"refused": None, **row.proposal},  # type: ignore[typeddict-item]
        "created_at": row.created_at,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "ended_by": row.ended_by,
        "outcome": row.outcome,  # type: ignore[typeddict-item]
        "luck": {"digest": match.luck_digest, "seed": str(row.seed) if row.status == OVER else None},
        "rematch_of": row.rematch_of,
        "rematch": row.rematch,
        "sandbox": row.sandbox is not None,
        "watching": watching,
        "plan": match.plan_mark(viewer) if viewer in mine else None,
        "letters": match.letter_state(),
    }


def _seat(
    match: LiveMatch, number: Seat, mine: list[Seat], here: Collection[str], behind: bool, absent_from: AbsentFrom
) -> SeatData:
    seat = match.seats[number]
    may_go = None if seat.user_id in here or number in mine or match.row.status != PLAYING else seat.user_id
    state: Literal["open", "invited", "person", "bot"] = "person"
    if seat.is_open:
        state = "invited" if seat.invited else "open"
    elif seat.user_id is None:
        state = "bot"
    return {
        "seat": number,
        "name": seat.name,
        "state": state,
        "you": number in mine,
        "host": seat.user_id is not None and seat.user_id == match.row.host_id,
        "here": seat.user_id is not None and seat.user_id in here,
        "absent_from": None if may_go is None else absent_from(may_go),
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
        "asked_at": None if behind else seat.asked_at,
        "clock": None if behind else seat.clock,
        "deadline": None if behind else match.pace.deadline(seat),
    }
