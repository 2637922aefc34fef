"""A match before its game: people sit down and get up, its host sets the seats, and it begins."""

from __future__ import annotations

import random

from quadriga import bots
from quadriga.core.seats import Seat
from quadriga.service.errors import Forbidden, Refused
from quadriga.service.planned import PlannedMatch
from quadriga.service.rows import PLAYING, WAITING, SeatRow
from quadriga.service.tokens import digest


class SeatedMatch(PlannedMatch):
    """A match to which people come."""

    def sit(self, user_id: str, name: str, seat: Seat | None = None, invitation: str | None = None) -> Seat:
        """Take a free seat: the one an invitation names, else an open one, else one by link. Nobody takes two.

        `invitation` is the digest of what somebody brings: the invitation to a seat, or the code of the table.
        """
        self._need(WAITING)
        mine = self.seats_of(user_id)
        if mine and seat in (None, *mine):
            return mine[0]
        if mine:
            raise Refused("seated-already")
        free = [row for row in self.seats if row.is_open and seat in (None, row.seat)]
        if not free:
            raise Refused("no-open-seat")
        named = [row for row in free if invitation is not None and row.invitation == invitation]
        if not named and self._is_on_the_shelf() and invitation != digest(self.row.code):
            free = [row for row in free if not row.invited]
            if not free:
                raise Forbidden("seat-by-link")
        taken = min(named or free, key=lambda row: (row.invited, row.invitation is not None))
        taken.user_id, taken.name, taken.invitation = user_id, name, None
        return taken.seat

    def _is_on_the_shelf(self) -> bool:
        """Whether strangers know the id of this waiting match: the shelf shows it, or did so, for an open seat."""
        open_to_all = (seat for seat in self.seats if seat.bot is None and not seat.invited)
        return self.row.listed and any(seat.user_id != self.row.host_id for seat in open_to_all)

    def leave(self, user_id: str) -> None:
        """Get up before the game begins."""
        self._need(WAITING)
        for seat in self.seats_of(user_id):
            self.seats[seat] = SeatRow(self.id, seat, invited=self.seats[seat].invited)

    def arrange(self, by: str, seat: Seat, bot: str | None, open_seat: bool, invited: bool, name: str) -> None:
        """The host sets a seat before the game: a bot, an open seat, one kept for a guest, or one at the own screen."""
        self._need(WAITING)
        self.need_host(by)
        self.need_seat_number(seat)
        if bot is not None:
            bots.make(bot)
            self.seats[seat] = SeatRow(self.id, seat, bot=bot)
        elif open_seat:
            self.seats[seat] = SeatRow(self.id, seat, invited=invited)
        else:
            self.seats[seat] = SeatRow(self.id, seat, user_id=by, name=name)

    def invite(self, by: str, seat: Seat, invitation: str) -> None:
        """The host invites somebody to a free seat by an invitation, of which this is the digest."""
        self._need(WAITING)
        self.need_host(by)
        self.need_seat_number(seat)
        if not self.seats[seat].is_open:
            raise Refused("no-open-seat")
        self.seats[seat].invited, self.seats[seat].invitation = True, invitation

    def start(self, user_id: str, now: float, fill: str | None = None) -> None:
        """Begin the game; open seats get the bot `fill`."""
        self._need(WAITING)
        self.need_host(user_id)
        for seat in self.seats:
            if seat.is_open and fill is not None:
                bots.make(fill)
                seat.bot, seat.invited, seat.invitation = fill, False, None
        if any(seat.is_open for seat in self.seats):
            raise Refused("seats-open", count=sum(seat.is_open for seat in self.seats))
        if self.row.seat_order == "random":
            self._shuffle_seats()
        for seat in self.seats:
            seat.clock = self.pace.bank()
        self.row.started_at, self.row.status = now, PLAYING
        self._set_table(self._restored([]))
        self._after(now)

    def _shuffle_seats(self) -> None:
        shuffled = [(seat.user_id, seat.name, seat.bot) for seat in self.seats]
        random.SystemRandom().shuffle(shuffled)
        for seat, (user_id, name, bot) in zip(self.seats, shuffled, strict=True):
            seat.user_id, seat.name, seat.bot = user_id, name, bot
