"""Somebody who looks at a match, and what they are told when it changes: what is new to them, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quadriga.core.seats import Seat
from quadriga.service.live import LiveMatch
from quadriga.service.messages import VERSION, Room
from quadriga.service.questions import table
from quadriga.table import Player
from quadriga.table.envelope import owed

ToText = Callable[[Any], str]
"""How a message is written."""
Made = dict[tuple[Seat, str, int], str]
"""Tables that are written already, by seat, language and revision: many may look through the same eyes."""


@dataclass(eq=False)
class Watch:
    """A user who looks at a match through the eyes of a seat, in a language."""

    match_id: str
    user_id: str | None
    language: str
    wanted: Seat | None
    """The seat that was asked for; None for one's own, if there is one."""
    seat: Seat
    revision: int
    """The last revision that was sent."""
    sent: str | None = None
    """The room and who owed a decision, as it was sent last."""
    players: tuple[Player, ...] = ()
    """Who sat at the table as it was sent last."""

    @classmethod
    def of(cls, match: LiveMatch, user_id: str | None, language: str, wanted: Seat | None, since: int | None) -> Watch:
        """Somebody begins to look, or Forbidden; without a revision, where this seat looked last."""
        seat = match.viewer(user_id, wanted)
        if since is None:
            since = match.seats[seat].seen if seat >= 0 else 0
        return cls(match.id, user_id, language, wanted, seat, since)

    def news(
        self,
        match: LiveMatch,
        now: float,
        room: Callable[[Seat], Room],
        to_text: ToText,
        made: Made,
        whole: bool = False,
    ) -> str | None:
        """What has not been sent yet, as one message; None where nothing has changed. Forbidden: look away."""
        seat = self._eyes(match)
        if seat != self.seat:
            self.seat, self.revision, whole = seat, 0, True
        text, due, revision = "null", "[]", 0
        if match.table is not None:
            shown = match.seen_by(seat, now)
            revision, players = shown.match.revision(seat), tuple(shown.players)
            due = to_text(owed(shown.state, seat))
            if whole or (revision, players) != (self.revision, self.players):
                key = (seat, self.language, self.revision)
                if key not in made:
                    made[key] = to_text(table(match, seat, self.revision, self.language, now))
                text, self.revision, self.players = made[key], revision, players
        beside = f'"room":{to_text(room(seat))},"owed":{due}'
        if text == "null" and beside == self.sent and not whole:
            return None
        self.sent = beside
        return (
            f'{{"v":{VERSION},"type":"update","match":"{match.id}","revision":{revision},{beside},'
            f'"table":{text},"now":{now:.3f}}}'
        )

    def _eyes(self, match: LiveMatch) -> Seat:
        """Whose eyes it is now: seats change hands, above all when a match begins."""
        lost = self.wanted is not None and self.wanted >= 0 and self.wanted not in match.seats_of(self.user_id)
        return match.viewer(self.user_id, None if lost else self.wanted)
