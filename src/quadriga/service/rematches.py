"""Once more with the same people: one asks, the others agree or say no."""

from __future__ import annotations

from quadriga.service.errors import Forbidden, Refused
from quadriga.service.live import LiveMatch
from quadriga.service.rows import OVER


def ask(match: LiveMatch, user_id: str, now: float) -> bool:
    """Ask for a rematch, or agree to one; whether everybody has agreed."""
    mine = match.seats_of(user_id)
    others = [seat.seat for seat in match.seats if seat.user_id not in (None, user_id)]
    # A host who does not play may have the bots play again, but asks nobody.
    if not mine and (others or not match.is_host(user_id)):
        raise Forbidden("players-only")
    if match.row.status != OVER:
        raise Refused(f"match-{match.row.status}")
    pending = match.row.proposal
    if pending is None or pending["refused"] is not None:
        seat = mine[0] if mine else 0
        pending = {"kind": "rematch", "seat": seat, "asked": others, "at": now, "refused": None}
    waiting = [seat for seat in pending["asked"] if seat not in mine]
    match.row.proposal = {**pending, "asked": waiting}
    return not waiting


def decline(match: LiveMatch, user_id: str) -> None:
    """Say no to a rematch; who asked for it takes that back."""
    pending, mine = match.row.proposal, match.seats_of(user_id)
    if pending is None or pending["kind"] != "rematch" or pending["refused"] is not None or not mine:
        raise Refused("no-proposal")
    own = pending["seat"] in mine
    match.row.proposal = None if own else {**pending, "asked": [], "refused": mine[0]}
