"""One match as a server has it in memory, with all that people can do in it.

Nothing here waits for anything: every method either changes the match or refuses. `Matches` brings it from the
database and back, one change at a time. It has a layer a module: what was loaded (`loaded.py`), what follows from a
change (`running.py`), what was decided ahead (`planned.py`), the seats before the game (`seating.py`), and here the
game itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from quadriga import bots
from quadriga.core.errors import NotYourDecision
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title.notation import Form
from quadriga.core.title.outcome import Outcome
from quadriga.service.errors import BadRequest, Forbidden, Refused
from quadriga.service.messages import PlayedData, UndoneData
from quadriga.service.rows import OVER, PLAYING, WAITING, SeatRow
from quadriga.service.seating import SeatedMatch

ABSENT_SECONDS = 120.0
"""Who was not seen for so long is absent."""
PROPOSALS = ("undo", "draw", "end")
ENDS = ("closed", "agreed")
"""How matches end without a result."""


class LiveMatch(SeatedMatch):
    """A match that people play: decisions, consent, what its host may do."""

    def play(self, user_id: str, seat: Seat, actions: Sequence[Form], revision: int | None, now: float) -> PlayedData:
        """A person takes a decision, or a whole move."""
        table = self._need_own(user_id, seat)
        if not actions:
            raise BadRequest("no-actions")
        before = table.match.revision(SPECTATOR)
        played = self._decide(seat, actions, revision, now)
        self._come_back(seat)
        self.seats[seat].plan = None
        self._after(now, seat if table.match.revision(SPECTATOR) != before else None)
        return {"done": played.done, "stopped": played.stopped, "revision": table.match.revision(seat)}

    def bot_plays(self, seat: Seat, bot: str, action: int, revision: int, now: float) -> None:
        """A bot takes the decision it has thought about, if it is still asked."""
        self._need(PLAYING)
        table = self.need_table()
        if self.seats[seat].playing_bot != bot:
            raise NotYourDecision(deciders=table.state.actors())
        table.play(seat, action, revision)
        self._after(now, seat)

    def resign(self, user_id: str, seat: Seat, now: float) -> None:
        """Give up. The last one left has won; while several are left, a bot plays on for this seat."""
        self._need_own(user_id, seat)
        self.seats[seat].resigned = True
        left = [row for row in self.seats if not row.resigned]
        if len(left) < 2 or not any(row.user_id for row in left):
            self._finish(
                "resigned", now, self._ranked([1 if not row.resigned else 2 for row in self.seats], "resigned")
            )
        else:
            self._stand_in(seat, self.row.stand_in, now)
            self._after(now)

    def seen(self, user_id: str, seat: Seat, revision: int) -> None:
        """Note up to where somebody has looked."""
        if seat not in self.seats_of(user_id):
            raise Forbidden("seat-not-yours")
        most = 0 if self.table is None else self.table.match.revision(seat)
        self.seats[seat].seen = max(self.seats[seat].seen, min(revision, most))

    # ---- consent -----------------------------------------------------------------------------------------------

    def undo(self, user_id: str, seat: Seat, ask: bool, now: float, absent: Collection[str] = ()) -> UndoneData:
        """Take back alone where that is allowed; else ask the others, where wanted."""
        table = self._need_own(user_id, seat)
        alone = table.match.can_undo(seat)
        if not alone and not ask:
            table.undo(seat)  # refuses, and says which barrier
        if not alone and table.match.barrier(seat) == "undo-nothing":
            table.undo(seat)
        if not alone and self._others(seat, absent):
            self._propose("undo", seat, now, absent)
            return {"done": False, "revision": table.match.revision(seat)}
        if alone:
            self._take_back(seat, now)
        else:
            self._settle("undo", seat, now)
        return {"done": True, "revision": table.match.revision(seat)}

    def propose(self, user_id: str, seat: Seat, kind: str, now: float, absent: Collection[str] = ()) -> None:
        """Ask the others for a draw, or to end the match without a result."""
        self._need_own(user_id, seat)
        if kind not in PROPOSALS:
            raise BadRequest("proposal-kind", listed=", ".join(PROPOSALS))
        if kind == "undo":
            self.undo(user_id, seat, True, now, absent)
        elif self._others(seat, absent):
            self._propose(kind, seat, now, absent)
        else:
            self._settle(kind, seat, now)

    def answer(self, user_id: str, agree: bool, now: float) -> None:
        """Answer what another player has proposed; it is done once all people agree."""
        self._need(PLAYING)
        proposal = self.row.proposal
        asked = [] if proposal is None else [seat for seat in proposal["asked"] if seat in self.seats_of(user_id)]
        if proposal is None or not asked:
            raise Refused("no-proposal")
        if not agree:
            self.row.proposal = None
            return
        waiting = [seat for seat in proposal["asked"] if seat not in asked]
        self.row.proposal = {**proposal, "asked": waiting}
        if not waiting:
            self._settle(proposal["kind"], proposal["seat"], now)

    def withdraw(self, user_id: str) -> None:
        """Take back what one has proposed."""
        proposal = self.row.proposal
        if proposal is None or proposal["seat"] not in self.seats_of(user_id):
            raise Refused("no-proposal")
        self.row.proposal = None

    def _others(self, seat: Seat, absent: Collection[str]) -> list[Seat]:
        """The seats whose players must agree: other people, unless a bot plays for them while they are absent."""
        me = self.seats[seat].user_id
        people = [row for row in self.seats if row.user_id not in (None, me) and not row.resigned]
        return [row.seat for row in people if row.stand_in is None or row.user_id not in absent]

    def _propose(self, kind: str, seat: Seat, now: float, absent: Collection[str]) -> None:
        if self.row.proposal is not None:
            raise Refused("proposal-pending")
        others = self._others(seat, absent)
        self.row.proposal = {"kind": kind, "seat": seat, "asked": others, "at": now, "refused": None}

    def _take_back(self, number: Seat, now: float) -> None:
        """A seat takes its last move back by itself: nobody's time has passed for that but its own."""
        seat, before = self.seats[number], self._before.get(number)
        waited = 0.0 if seat.asked_at is None else now - seat.asked_at
        # Who takes back decides anew.
        seat.plan = None
        self.need_table().undo_agreed(number)
        asked = self.need_table().state.actors()
        for other in self.seats:
            other.asked_at = other.asked_at if other.seat in asked else None
        self._after(now)
        self.pace.take_back(seat, before.pop() if before else None, waited, now)
        self._set_due(now)

    def _settle(self, kind: str, seat: Seat, now: float) -> None:
        self.row.proposal = None
        if kind == "undo":
            self._before.clear()
            for row in self.seats:
                row.plan = None
            self.need_table().undo_agreed(seat)
            self._after(now)
        elif kind == "draw":
            self._finish("draw", now, self._ranked([1] * len(self.seats), "draw"))
        else:
            self._finish("agreed", now, None)

    def _ranked(self, ranks: Sequence[int], reason: str) -> Outcome:
        table = self.need_table()
        return Outcome(tuple(ranks), tuple(table.match.game.points(table.state)), reason)

    # ---- those who come, go, and run it ------------------------------------------------------------------------

    def replace(self, user_id: str, seat: Seat, bot: str, now: float, absent: Collection[str] = ()) -> None:
        """A bot plays for a seat: for an absent person that of the table, for oneself or a bot any other."""
        self._need(PLAYING)
        self.need_seat_number(seat)
        owner = self.seats[seat].user_id
        if owner is None or owner != user_id:
            self.need_host(user_id)
        if owner is not None and self.seats[seat].resigned:
            raise Refused("seat-resigned")
        if owner not in (None, user_id, *absent):
            raise Forbidden("player-here", name=self.seats[seat].name, minutes=round(ABSENT_SECONDS / 60))
        if owner not in (None, user_id) and bot != self.row.stand_in:
            raise Forbidden("stand-in-set")
        bots.make(bot)
        self._stand_in(seat, bot, now)
        self._after(now)

    def give_back(self, user_id: str, seat: Seat, now: float) -> None:
        """The owner of a seat takes it back from the bot that stood in.

        Who ran out of time leaves that decision to the bot, unless they take it before the bot does.
        """
        self._need_own(user_id, seat)
        if self.seats[seat].stand_in is not None and self.pace.is_late(self.seats[seat], now):
            raise Refused("seat-late")
        self._come_back(seat)
        self._after(now)

    def hand_over(self, giver: str, taker: str) -> None:
        """All that one user has here is another's from now on."""
        for seat in self.seats_of(giver):
            self.seats[seat].user_id = taker
        if self.row.host_id == giver:
            self.row.host_id = taker

    def go_on(self, ended_by: str | None, now: float) -> None:
        """A match that has moved here goes on, or is over as it was where it came from."""
        if ended_by is None or self.need_table().state.is_over():
            self._after(now)
        elif ended_by == "resigned":
            ranks = [2 if seat.resigned else 1 for seat in self.seats]
            self._finish(ended_by, now, self._ranked(ranks, ended_by))
        elif ended_by == "draw":
            self._finish(ended_by, now, self._ranked([1] * len(self.seats), ended_by))
        else:
            self._finish(ended_by if ended_by in ENDS else "closed", now, None)

    def abandon(self, user_id: str, now: float) -> None:
        """A user is gone for good: their seats are open before the game, and played by bots in it."""
        for seat in self.seats_of(user_id):
            # Nobody waits for an answer that cannot come.
            self.row.proposal = None
            self.seats[seat].user_id = None
            if self.row.status == WAITING:
                self.seats[seat] = SeatRow(self.id, seat)
            elif self.row.status == PLAYING:
                self.seats[seat].stand_in = None
                self._stand_in(seat, self.row.stand_in, now)
        if self.row.host_id == user_id:
            self.row.host_id = next((seat.user_id for seat in self.seats if seat.user_id is not None), None)
        if self.row.status == PLAYING:
            self._after(now)

    def stand_in_for(self, user_id: str, now: float) -> list[Seat]:
        """Bots play for a user who is kept out; the seats. Before the game they get up, and their table closes."""
        mine = [seat for seat in self.seats_of(user_id) if not self.seats[seat].resigned]
        if self.row.status == WAITING and self.is_host(user_id):
            self.close(None, now)
        elif self.row.status == WAITING and mine:
            self.leave(user_id)
        elif self.row.status == PLAYING:
            others = [seat.user_id for seat in self.seats if seat.user_id not in (None, user_id)]
            if self.is_host(user_id) and others:
                self.row.host_id = others[0]
            if mine:
                # Nobody waits for an answer that cannot come.
                self.row.proposal = None
            for seat in mine:
                if self.seats[seat].stand_in is None:
                    self._stand_in(seat, self.row.stand_in, now)
            self._after(now)
        return mine if self.row.status == PLAYING else []

    def close(
        self, user_id: str | None, now: float, ended_by: str = "closed", absent: Collection[str] | None = None
    ) -> None:
        """End a match without a result: by its host, as long as nobody else plays it who is not `absent`.

        Without `absent`, nobody is asked: it has not begun, or cannot be loaded.
        """
        if self.row.status == OVER:
            raise Refused("match-over")
        if user_id is not None:
            self.need_host(user_id)
        if self.row.status == PLAYING and absent is not None:
            others = [seat for seat in self.seats if seat.user_id not in (None, user_id, *absent)]
            if any(not seat.resigned for seat in others):
                raise Forbidden("players-here")
        self._finish(ended_by, now, None)
