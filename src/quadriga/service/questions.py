"""What people ask about a match that is played: the table, what a move would do, why not, the record, advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.core.errors import NotYourDecision
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.service.errors import BadRequest, Forbidden, Refused
from quadriga.service.live import LiveMatch
from quadriga.service.rows import OVER
from quadriga.table.envelope import Envelope, PreviewData, envelope
from quadriga.table.envelope import preview as previewed
from quadriga.table.why import ReasonData, why_not


def table(match: LiveMatch, viewer: Seat, since: int | None, language: str, now: float) -> Envelope:
    """The game as a viewer may see it, with the news since a revision."""
    return envelope(match.seen_by(viewer, now), viewer, match.words(language), since)


def preview(
    match: LiveMatch, user_id: str, seat: Seat, actions: Sequence[Any], language: str, revision: int | None = None
) -> PreviewData | None:
    """What a move would do, from what the seat knows; None where the match has left the revision it was asked about."""
    try:
        shown = match.own_table(user_id, seat).match
    except Refused:
        # It has ended, or the seat has given up, while the question was on its way.
        if revision is None:
            raise
        return None
    if revision is not None and revision != shown.revision(seat):
        return None
    numbers = [shown.game.notation.number(action) for action in actions]
    if not numbers:
        raise BadRequest("no-actions")
    return previewed(shown, seat, numbers, match.words(language))


def reason(match: LiveMatch, user_id: str, seat: Seat, about: Mapping[str, str], language: str) -> ReasonData:
    """Why something on the table cannot be chosen now."""
    return why_not(match.own_table(user_id, seat).match, seat, about, match.words(language))


def record(match: LiveMatch, viewer: Seat, whole: bool, now: float) -> str:
    """The record as text: whole once the match is over, before that as far as the viewer knows it."""
    if whole and match.row.status != OVER:
        raise Forbidden("record-later")
    shown = match.seen_by(viewer, now).match
    return shown.record.text() if whole else shown.record_for(viewer)


def asked_for_advice(match: LiveMatch, user_id: str, seat: Seat) -> tuple[State, Rng]:
    """The position in which a seat asks what to do, and the luck of whoever advises it."""
    state, rng = asked_for_doubts(match, user_id, seat)
    if seat not in state.actors():
        raise NotYourDecision(deciders=state.actors()).about(state.game)
    return state, rng


def asked_for_doubts(match: LiveMatch, user_id: str, seat: Seat) -> tuple[State, Rng]:
    """The position in which a seat asks what the coach thinks of a move, and the luck of the coach."""
    return match.own_table(user_id, seat).state.clone(), match.advisers_luck(seat)
