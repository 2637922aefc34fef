"""One match as a server has it in memory: settings, seats, and the table once it has begun.

Nothing here waits for anything: every method either changes the match or refuses. `Matches` brings it from the
database and back, one change at a time.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from quadriga import bots
from quadriga.core.errors import NotYourDecision
from quadriga.core.game import Game
from quadriga.core.match import Match
from quadriga.core.notation import Form
from quadriga.core.outcome import Outcome
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.state import State
from quadriga.server.errors import BadRequest, Forbidden, Refused
from quadriga.server.pace import Pace
from quadriga.server.store.rows import MatchRow, SeatRow, plain
from quadriga.table import Player, Table
from quadriga.words import Words

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PROPOSALS = ("undo", "draw", "end")


class LiveMatch:
    """A match in memory."""

    def __init__(
        self, row: MatchRow, seats: list[SeatRow], log: Sequence[dict[str, Any]] = (), times: Sequence[float] = ()
    ) -> None:
        self.row = row
        self.seats = seats
        self.kept = plain(row)
        self.kept_seats = [plain(seat) for seat in seats]
        self.pace = Pace.of(row.pace)
        self.times = list(times) if row.delay else []
        """When each entry of the log was made, where spectators are kept behind."""
        self.notices: list[dict[str, Any]] = []
        """What is to be told to whom by mail or push."""
        self.table: Table | None = None
        self._behind: Table | None = None
        self._words: dict[str, Words] = {}
        if row.started_at is not None:
            self._set_table(self._restored(log))

    # ---- looking ---------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The name of the match."""
        return self.row.id

    def start_state(self) -> State:
        """The game as it begins, with the rules and the data it was made with.

        A sandbox begins where another match stood, with all that its seat did not know dealt anew.
        """
        if self.row.sandbox is None:
            return self.game().new(self.row.seat_count, self.row.options)
        begins = self.row.header()
        begins.lines = [(seat, text) for seat, text in self.row.sandbox["lines"]]
        return begins.final().redeal(self.row.sandbox["seat"], Rng(self.row.seed).branch())

    def game(self) -> Game:
        """The title, with the rules and the data of this match."""
        return self.table.match.game if self.table is not None else self.row.header().load_game()

    def _restored(self, log: Sequence[dict[str, Any]]) -> Match:
        return Match.restore(self.start_state(), Rng(self.row.seed), log, self.row.sandbox is not None)

    def need_table(self) -> Table:
        """The table, or Refused while the match has not begun."""
        if self.table is None:
            raise Refused("match-waiting")
        return self.table

    def seats_of(self, user_id: str | None) -> list[Seat]:
        """The seats that a user plays."""
        return [seat.seat for seat in self.seats if user_id is not None and seat.user_id == user_id]

    def is_host(self, user_id: str | None) -> bool:
        """Whether a user runs this match."""
        return user_id is not None and self.row.host_id == user_id

    def words(self, language: str) -> Words:
        """Words for what happens here."""
        if language not in self._words:
            names = {} if self.table is None else self.table.names
            self._words[language] = Words(language, self.game(), names, self.row.options)
        return self._words[language]

    def viewer(self, user_id: str | None, seat: Seat | None) -> Seat:
        """Whose eyes a user may look through: those of an own seat, else a spectator's; or Forbidden."""
        mine = self.seats_of(user_id)
        if seat is None:
            seat = mine[0] if mine else SPECTATOR
        if seat in mine:
            return seat
        if seat != SPECTATOR:
            raise Forbidden("seat-not-yours")
        inside = bool(mine) or self.is_host(user_id)
        if self.row.status != WAITING and not self.row.spectators and not inside:
            raise Forbidden("no-spectators")
        return SPECTATOR

    def seen_by(self, seat: Seat, now: float) -> Table:
        """The table as somebody may see it: spectators may be kept behind."""
        table = self.need_table()
        if seat != SPECTATOR or not self.row.delay or self.row.status == OVER:
            return table
        shown = sum(at <= now - self.row.delay for at in self.times)
        log = table.match.log_data()[:shown]
        if self._behind is None or len(self._behind.match.log) > shown:
            self._behind = Table(self._restored(log), table.players, self.row.seed)
        self._behind.match.follow(log[len(self._behind.match.log) :])
        return self._behind

    @cached_property
    def luck_digest(self) -> str:
        """Names the seed before anybody may know it: who is told the seed in the end can compare."""
        return hashlib.sha256(f"{self.id}:{self.row.seed}".encode()).hexdigest()

    # ---- before the game -------------------------------------------------------------------------------------

    def sit(self, user_id: str, name: str, seat: Seat | None = None, invitation: str | None = None) -> Seat:
        """Take an open seat; one that is kept for somebody needs the invitation."""
        self._need(WAITING)
        mine = self.seats_of(user_id)
        if mine and seat is None:
            return mine[0]
        if invitation is not None:
            free = [one for one in self.seats if one.invitation == invitation and one.is_open]
            if not free:
                raise Forbidden("invitation-used")
        else:
            free = [one for one in self.seats if one.is_open and not one.invited and seat in (None, one.seat)]
            if not free:
                raise Refused("no-open-seat")
        taken = free[0]
        taken.user_id, taken.name, taken.invitation = user_id, name, None
        return taken.seat

    def leave(self, user_id: str) -> None:
        """Get up before the game begins."""
        self._need(WAITING)
        for seat in self.seats_of(user_id):
            self.seats[seat] = SeatRow(self.id, seat)

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
        """The host keeps an open seat for whoever brings an invitation, of which this is the digest."""
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

    # ---- playing ---------------------------------------------------------------------------------------------

    def play(
        self, user_id: str, seat: Seat, actions: Sequence[Form], revision: int | None, now: float
    ) -> dict[str, Any]:
        """A person takes a decision, or a whole move."""
        table = self._need_own(user_id, seat)
        if not actions:
            raise BadRequest("no-actions")
        told = table.match.revision(SPECTATOR)
        played = table.play_all(seat, actions, revision)
        self._come_back(seat)
        self._after(now, seat if table.match.revision(SPECTATOR) != told else None)
        return {"done": played.done, "stopped": played.stopped, "revision": table.match.revision(seat)}

    def bot_plays(self, seat: Seat, bot: str, action: int, revision: int, now: float) -> None:
        """A bot takes the decision it has thought about, if it is still asked."""
        self._need(PLAYING)
        table = self.need_table()
        if self.seats[seat].playing_bot != bot:
            raise NotYourDecision("Another one plays here now.", deciders=table.state.actors())
        table.play(seat, action, revision)
        self._after(now, seat)

    def undo(self, user_id: str, seat: Seat, ask: bool, now: float) -> dict[str, Any]:
        """Take back alone where that is allowed; else ask the others, where wanted."""
        table = self._need_own(user_id, seat)
        alone = table.match.can_undo(seat)
        if not alone and not ask:
            table.undo(seat)  # refuses, and says which barrier
        if not alone and table.match.barrier(seat) == "undo-nothing":
            table.undo(seat)
        if not alone and self._others(seat):
            self._propose("undo", seat, now)
            return {"done": False, "revision": table.match.revision(seat)}
        table.undo_agreed(seat)
        self._after(now)
        return {"done": True, "revision": table.match.revision(seat)}

    def propose(self, user_id: str, seat: Seat, kind: str, now: float) -> None:
        """Ask the others for a draw, or to end the match without a result."""
        self._need_own(user_id, seat)
        if kind not in PROPOSALS:
            raise BadRequest("proposal-kind", listed=", ".join(PROPOSALS))
        if kind == "undo":
            self.undo(user_id, seat, True, now)
        elif self._others(seat):
            self._propose(kind, seat, now)
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

    def resign(self, user_id: str, seat: Seat, now: float) -> None:
        """Give up. The last one left has won; while several are left, a bot plays on for this seat."""
        self._need_own(user_id, seat)
        self.seats[seat].resigned = True
        left = [one for one in self.seats if not one.resigned]
        if len(left) < 2 or not any(one.user_id for one in left):
            self._finish(
                "resigned", now, self._ranked([1 if not one.resigned else 2 for one in self.seats], "resigned")
            )
        else:
            self._stand_in(seat, self.row.stand_in)
            self._after(now)

    def seen(self, user_id: str, seat: Seat, revision: int) -> None:
        """Note up to where somebody has looked."""
        if seat not in self.seats_of(user_id):
            raise Forbidden("seat-not-yours")
        most = 0 if self.table is None else self.table.match.revision(seat)
        self.seats[seat].seen = max(self.seats[seat].seen, min(revision, most))

    # ---- the host, and time ----------------------------------------------------------------------------------

    def replace(self, user_id: str, seat: Seat, bot: str, now: float) -> None:
        """The host lets a bot play for a person; or gives a bot another strength."""
        self._need(PLAYING)
        self.need_host(user_id)
        self.need_seat_number(seat)
        bots.make(bot)
        self._stand_in(seat, bot)
        self._after(now)

    def give_back(self, user_id: str, seat: Seat, now: float) -> None:
        """The owner of a seat, or the host for them, takes it back from the bot that stood in."""
        self._need(PLAYING)
        self.need_seat_number(seat)
        if seat not in self.seats_of(user_id):
            self.need_host(user_id)
        self._come_back(seat)
        self._after(now)

    def time_out(self, now: float) -> bool:
        """Let bots play for those whose time is up; whether there was one."""
        late = [seat for seat in self.seats if (end := self.pace.deadline(seat)) is not None and end <= now]
        for seat in late:
            if self.pace.kind == "bank":
                seat.clock = 0.0
            self._stand_in(seat.seat, self.row.stand_in)
        if late:
            self._after(now)
        return bool(late)

    def hand_over(self, giver: str, taker: str) -> None:
        """All that one user has here is another's from now on."""
        for seat in self.seats_of(giver):
            self.seats[seat].user_id = taker
        if self.row.host_id == giver:
            self.row.host_id = taker

    def abandon(self, user_id: str, now: float) -> None:
        """A user is gone for good: their seats are open before the game, and played by bots in it."""
        for seat in self.seats_of(user_id):
            self.seats[seat].user_id = None
            if self.row.status == WAITING:
                self.seats[seat] = SeatRow(self.id, seat)
            elif self.row.status == PLAYING:
                self.seats[seat].stand_in = None
                self._stand_in(seat, self.row.stand_in)
        if self.row.host_id == user_id:
            self.row.host_id = next((seat.user_id for seat in self.seats if seat.user_id is not None), None)
        if self.row.status == PLAYING:
            self._after(now)

    def close(self, user_id: str | None, now: float, ended_by: str = "closed") -> None:
        """End a match without a result, begun or not: the host can always do that."""
        if self.row.status == OVER:
            raise Refused("match-over")
        if user_id is not None:
            self.need_host(user_id)
        self._finish(ended_by, now, None)

    # ---- helpers ---------------------------------------------------------------------------------------------

    def need_host(self, user_id: str | None) -> None:
        """Refuse anybody but the host."""
        if not self.is_host(user_id):
            raise Forbidden("host-only")

    def need_seat_number(self, seat: Seat) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < len(self.seats):
            raise BadRequest("no-such-seat", most=len(self.seats) - 1)

    def _need(self, status: str) -> None:
        if self.row.status != status:
            raise Refused(f"match-{self.row.status}")

    def _need_own(self, user_id: str, seat: Seat) -> Table:
        self.need_seat_number(seat)
        if seat not in self.seats_of(user_id):
            raise Forbidden("seat-not-yours")
        if self.row.status == PLAYING and self.seats[seat].resigned:
            raise Refused("seat-resigned")
        self._need(PLAYING)
        return self.need_table()

    def _set_table(self, match: Match) -> None:
        players = [Player(seat.name, seat.playing_bot) for seat in self.seats]
        self.table = Table(match, players, self.row.seed)
        # Bots think in a pool, each decision afresh: they are not told of what happens here.
        match.on_decision = None
        self._words.clear()

    def own_table(self, user_id: str, seat: Seat) -> Table:
        """The table for one of a user's own seats, while the match is played."""
        return self._need_own(user_id, seat)

    def follow(self, row: MatchRow, seats: list[SeatRow], log: Sequence[tuple[dict[str, Any], float]]) -> None:
        """Take over what another server process has changed."""
        begins = self.table is None and row.started_at is not None
        self.row, self.seats = row, seats
        self.kept, self.kept_seats = plain(row), [plain(seat) for seat in seats]
        if begins:
            self._set_table(self._restored([entry for entry, _ in log]))
        elif self.table is not None:
            self.table.match.follow([entry for entry, _ in log])
            for seat in seats:
                if self.table.players[seat.seat] != Player(seat.name, seat.playing_bot):
                    self.table.replace(seat.seat, Player(seat.name, seat.playing_bot))
            self._words.clear()
        self.note_times([at for _, at in log])

    def note_times(self, times: Sequence[float]) -> None:
        """New entries of the log were made at these moments."""
        if self.row.delay:
            self.times += times

    def _stand_in(self, number: Seat, bot: str) -> None:
        seat = self.seats[number]
        if seat.user_id is None:
            seat.bot = bot
        else:
            seat.stand_in = bot
        self.need_table().replace(number, Player(seat.name, bot))

    def _come_back(self, number: Seat) -> None:
        seat = self.seats[number]
        if seat.resigned:
            raise Refused("seat-resigned")
        if seat.user_id is None or seat.stand_in is None:
            return
        seat.stand_in = None
        seat.asked_at = None
        self.pace.welcome_back(seat)
        self.need_table().replace(number, Player(seat.name))

    def _others(self, seat: Seat) -> list[Seat]:
        """The seats whose players must agree: people who are not absent and not the same person."""
        me = self.seats[seat].user_id
        people = [one for one in self.seats if one.user_id not in (None, me) and not one.resigned]
        return [one.seat for one in people if one.stand_in is None]

    def _propose(self, kind: str, seat: Seat, now: float) -> None:
        if self.row.proposal is not None:
            raise Refused("proposal-pending")
        self.row.proposal = {"kind": kind, "seat": seat, "asked": self._others(seat), "at": now}

    def _settle(self, kind: str, seat: Seat, now: float) -> None:
        self.row.proposal = None
        if kind == "undo":
            self.need_table().undo_agreed(seat)
            self._after(now)
        elif kind == "draw":
            self._finish("draw", now, self._ranked([1] * len(self.seats), "draw"))
        else:
            self._finish("agreed", now, None)

    def _ranked(self, ranks: Sequence[int], reason: str) -> Outcome:
        table = self.need_table()
        return Outcome(tuple(ranks), tuple(table.match.game.points(table.state)), reason)

    def _after(self, now: float, mover: Seat | None = None) -> None:
        """What follows every change of a match in play: clocks, the end, what is due next."""
        table = self.need_table()
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
        deadlines = [end for seat in self.seats if (end := self.pace.deadline(seat)) is not None]
        self.row.due_at = now if table.bots_asked() else min(deadlines, default=None)

    def _finish(self, ended_by: str, now: float, outcome: Outcome | None) -> None:
        self.row.status, self.row.ended_by, self.row.ended_at = OVER, ended_by, now
        self.row.outcome = None if outcome is None else outcome.to_json()
        self.row.proposal, self.row.due_at, self.row.keeper = None, None, None
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
