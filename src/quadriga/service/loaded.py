"""A match as it was loaded: settings, seats, the table once it has begun, and whose eyes see what of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from quadriga.core.errors import BadRecord
from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title.game import Game
from quadriga.service.errors import BadRequest, Forbidden, Refused
from quadriga.service.messages import LetterState
from quadriga.service.pace import Moment, Pace
from quadriga.service.rows import OVER, PLAYING, WAITING, MatchRow, SeatRow, plain
from quadriga.service.tokens import digest
from quadriga.table import Player, Table
from quadriga.words import Words

FEW_NEWS = 20
"""So many news are told at once; for more, earlier moves may have to be played again."""


class LoadedMatch:
    """A match in memory; without a log it has no game, which is enough to list, close or hand it over."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        log: Sequence[dict[str, Any]] | None = (),
        times: Sequence[float] = (),
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
        self._before: dict[Seat, list[Moment]] = {}
        """The time that seats had before those decisions that they could take back."""
        self._start: State | None = None
        """Where a sandbox begins: found when it is loaded, since that can take long."""
        if log is not None and row.started_at is not None:
            self._set_table(self._restored(log))
        elif log is not None and row.sandbox is not None:
            self._start = self.start_state()
        self._need_whole_log()

    @property
    def id(self) -> str:
        """The name of the match."""
        return self.row.id

    @property
    def logged(self) -> int:
        """How many entries its log has."""
        return self.row.length if self.table is None else len(self.table.match.log)

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
        begins, self._start = self._start or self.start_state(), None
        return Match.restore(begins, Rng(self.row.seed), log, self.row.sandbox is not None)

    def letter_state(self) -> LetterState | None:
        """How it stands with its letters, where it is played by letter (`letters/`)."""
        return None

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
            bots = {} if self.table is None else self.table.bot_names
            self._words[language] = Words(language, self.game(), names, self.row.options, bots)
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

    def is_far_behind(self, seat: Seat, since: int | None) -> bool:
        """Whether it takes long to tell somebody the news: the game has to be played again for them."""
        if self.table is None:
            return False
        begins = seat == SPECTATOR and bool(self.row.delay) and self._behind is None
        return begins or (since is not None and self.table.match.revision(seat) - since > FEW_NEWS)

    @cached_property
    def luck_digest(self) -> str:
        """Names the seed before anybody may know it: who is told the seed in the end can compare."""
        return hashlib.sha256(f"{self.id}:{self.row.seed}".encode()).hexdigest()

    def advisers_luck(self, seat: Seat) -> Rng:
        """What a bot draws by that advises a seat: it follows from nothing that the seat could not know."""
        return Rng(int(digest(f"{self.luck_digest}:{seat}:{self.need_table().match.revision(seat)}")[:15], 16))

    def follow(self, row: MatchRow, seats: list[SeatRow], log: Sequence[tuple[dict[str, Any], float]]) -> None:
        """Take over what another server process has changed."""
        begins = self.table is None and row.started_at is not None
        self.row, self.seats = row, seats
        self.kept, self.kept_seats = plain(row), [plain(seat) for seat in seats]
        if begins:
            self._set_table(self._restored([entry for entry, _ in log]))
        elif self.table is not None:
            self.table.match.follow([entry for entry, _ in log])
            for entry, _ in log:
                self._before.pop(entry["seat"], None)
            for seat in seats:
                if self.table.players[seat.seat] != Player(seat.name, seat.playing_bot):
                    self.table.replace(seat.seat, Player(seat.name, seat.playing_bot))
                    self._words.clear()
        self._need_whole_log()
        self.note_times([at for _, at in log])

    def _set_table(self, match: Match) -> None:
        players = [Player(seat.name, seat.playing_bot) for seat in self.seats]
        self.table = Table(match, players, self.row.seed)
        # Bots think in a pool, each decision afresh: they are not told of what happens here.
        match.on_decision = None
        self._words.clear()

    def _need_whole_log(self) -> None:
        """A log with a gap, or with more than its match knows of, is another game: nobody goes on with that."""
        if self.logged != self.row.length:
            text = f"it has {self.logged} entries, not {self.row.length}"
            raise BadRecord("match-log", cause=text)

    def note_times(self, times: Sequence[float]) -> None:
        """New entries of the log were made at these moments."""
        if self.row.delay:
            self.times += times

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

    def own_table(self, user_id: str, seat: Seat) -> Table:
        """The table for one of a user's own seats, while the match is played."""
        return self._need_own(user_id, seat)
