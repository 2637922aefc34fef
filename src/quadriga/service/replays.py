"""Matches that are over, for people who look back: what they may see of them, records from elsewhere, sandboxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quadriga.core.errors import BadRecord, shortened
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT, SPECTATOR, Seat
from quadriga.service.errors import BadRequest, Forbidden, Refused
from quadriga.service.live import LiveMatch
from quadriga.service.messages import PointsData
from quadriga.service.rows import OVER, User
from quadriga.service.setup import Setup
from quadriga.table.envelope import Envelope, PlayerData, players
from quadriga.table.replay import choices, state_after
from quadriga.words import Words


@dataclass(frozen=True)
class Finished:
    """A match that is over, with all that is needed to show it without it."""

    record: Record
    words: Words
    players: list[PlayerData]
    own_seats: list[Seat]


def finished(match: LiveMatch, user_id: str | None, language: str) -> Finished:
    """A match that is over, or Forbidden: before its end nobody sees more than the table shows."""
    match.viewer(user_id, None)
    if match.row.status != OVER:
        raise Forbidden("replay-later")
    table, words = match.need_table(), match.words(language)
    return Finished(table.match.record, words, players(table, words), match.seats_of(user_id))


def need_eyes(shown: Finished, eyes: Seat) -> None:
    """Refuse the eyes of a seat that does not exist."""
    if eyes not in (SPECTATOR, OMNISCIENT) and not 0 <= eyes < shown.record.seats:
        raise BadRequest("no-such-seat", most=shown.record.seats - 1)


def position(shown: Finished, step: int) -> State:
    """The position after so many decisions."""
    if not 0 <= step <= len(shown.record.lines):
        raise BadRequest("no-such-moment", most=len(shown.record.lines))
    return state_after(shown.record, step)


def chosen_from(shown: Finished, step: int, seat: Seat) -> Envelope:
    """What a seat could have decided after so many decisions."""
    state = position(shown, step)
    if seat not in state.actors():
        raise Refused("seat-not-asked")
    return choices(state, step, seat, shown.words, shown.players)


def points(record: Record) -> list[PointsData]:
    """The points of all seats by source after every decision that changed them."""
    changes: list[PointsData] = []
    for step in record.replay():
        points = step.after.game.points(step.after)
        if not changes or changes[-1]["points"] != points:
            changes.append({"decision": step.n, "points": points})
    return changes


def played(text: str) -> tuple[Match, list[dict[str, Any]]]:
    """The match of a record, played to its end, and its log; BadRecord for anything else."""
    record = Record.parse(text)
    match = Match.resume(record, Rng(0))
    if not match.state.is_over():
        raise BadRecord("record-unfinished")
    if record.end not in (None, end := match.record.end):
        said = shortened(str(record.end))
        raise BadRecord("record-end", said=said, end=end)
    return match, match.log_data()


def setup_of(record: Record) -> Setup:
    """What a match is to be that was played elsewhere."""
    return Setup(
        game=record.game,
        seats=[{}] * record.seats,
        options=record.options,
        own_data=record.own_data,
        rules_version=record.rules_version,
    )


def sandbox(shown: Finished, user: User, step: int, seat: Seat, bot: str | None) -> Setup:
    """A match that goes on from a position with what one seat knew there: alone at all seats, or against bots."""
    record = shown.record
    if position(shown, step).is_over():
        raise Refused("sandbox-over")
    mine = {"user_id": user.id, "name": user.name}
    return Setup(
        game=record.game,
        seats=[
            mine if n == seat else {"bot": bot} if bot else {**mine, "name": player["name"]}
            for n, player in enumerate(shown.players)
        ],
        options=record.options,
        own_data=record.own_data,
        rules_version=record.rules_version,
        spectators=False,
        sandbox={"lines": [list(line) for line in record.lines[:step]], "seat": seat},
    )
