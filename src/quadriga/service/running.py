"""What follows from every change of a match in play: who plays a seat, clocks, the end, notices to those away."""

from __future__ import annotations

from quadriga.core.seats import Seat
from quadriga.core.title.outcome import Outcome
from quadriga.service.errors import Refused
from quadriga.service.loaded import LoadedMatch
from quadriga.service.rows import OVER, PLAYING, SeatRow
from quadriga.table import Player


class RunningMatch(LoadedMatch):
    """A match whose clocks run, and in whose seats bots stand in."""

    def time_out(self, now: float) -> bool:
        """Let bots play for those whose time is up; whether there was one."""
        late = [seat for seat in self.seats if (end := self.pace.deadline(seat)) is not None and end <= now]
        for seat in late:
            if self.pace.kind == "bank":
                seat.clock = 0.0
            self._stand_in(seat.seat, self.row.stand_in, now)
        if late:
            self._after(now)
        elif self.row.status == PLAYING:
            self._set_due(now)
        return bool(late)

    def give_time(self, seconds: float) -> None:
        """For so long nobody could decide anything here: no time has passed."""
        for seat in self.seats:
            seat.asked_at = None if seat.asked_at is None else seat.asked_at + seconds
        self.row.due_at = None if self.row.due_at is None else self.row.due_at + seconds

    def _stand_in(self, number: Seat, bot: str, now: float) -> None:
        seat = self.seats[number]
        self._before.pop(number, None)
        if seat.user_id is None:
            seat.bot = bot
        else:
            self.pace.hand_over(seat, now)
            seat.stand_in = bot
        if self.table is not None:
            self.table.replace(number, Player(seat.name, bot))

    def _come_back(self, number: Seat) -> None:
        seat = self.seats[number]
        if seat.resigned:
            raise Refused("seat-resigned")
        if seat.user_id is None or seat.stand_in is None:
            return
        seat.stand_in = None
        self.need_table().replace(number, Player(seat.name))

    def _after(self, now: float, mover: Seat | None = None) -> None:
        """What follows every change of a match in play: clocks, the end, what is due next."""
        if self.table is None:
            # Without the game nobody knows what is due: who takes the match up finds out.
            self.row.due_at = now
            return
        table = self.table
        if mover is not None and self.row.proposal is not None and self.row.proposal["kind"] == "undo":
            # What was to be taken back lies further behind now.
            self.row.proposal = None
        outcome = table.state.outcome()
        if outcome is not None:
            self._finish("played", now, outcome)
            return
        asked = set(table.state.actors())
        for seat in self.seats:
            if seat.seat in asked and (seat.asked_at is None or seat.seat == mover):
                self.pace.charge(seat, now, decided=True)
                if seat.asked_at is None:
                    self._notice(seat, "your-turn", now)
                seat.asked_at = now
            elif seat.seat not in asked and seat.asked_at is not None:
                self.pace.charge(seat, now, decided=seat.seat == mover)
                seat.asked_at = None
        self._set_due(now)

    def _set_due(self, now: float) -> None:
        """When a bot or a clock wants something done next."""
        deadlines = [end for seat in self.seats if (end := self.pace.deadline(seat)) is not None]
        self.row.due_at = now if self.need_table().bots_asked() else min(deadlines, default=None)

    def _finish(self, ended_by: str, now: float, outcome: Outcome | None) -> None:
        self.row.status, self.row.ended_by, self.row.ended_at = OVER, ended_by, now
        self.row.outcome = None if outcome is None else outcome.to_json()
        self.row.proposal, self.row.due_at, self.row.keeper, self.row.origin = None, None, None, None
        for seat in self.seats:
            seat.asked_at = None
            self._notice(seat, "match-over", now)

    def _notice(self, seat: SeatRow, notice: str, now: float) -> None:
        """Keep word for somebody who may not be looking: only where a match takes days."""
        if self.pace.kind == "days" and seat.user_id is not None and seat.stand_in is None:
            self.notices.append(
                {"user_id": seat.user_id, "match_id": self.id, "notice": notice, "details": {"seat": seat.seat}}
                | {"created_at": now}
            )
