"""A match by letter as one of its two players has it: it reads the other's letters and writes one's own."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from quadriga.core.errors import BadOption, CannotUndo
from quadriga.core.play.luck import AgreedLuck
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title.game import Game
from quadriga.service.errors import BadLetter, Forbidden, Refused
from quadriga.service.letters import letter as letters
from quadriga.service.letters import values
from quadriga.service.letters.letter import SEATS, Letter, at, side_of
from quadriga.service.live import LiveMatch
from quadriga.service.messages import LetterData, LetterRead, LetterState, UndoneData
from quadriga.service.rows import OVER, PLAYING, MatchRow, SeatRow, User
from quadriga.service.setup import Setup, new_row
from quadriga.service.texts import clean_name

OTHER = "by letter"
"""Stands for whoever plays the other seat, as the user of that seat."""


@dataclass
class Kept:
    """What one player keeps of the letters, beside the match."""

    side: int
    secret: str
    tips: list[str]
    ends: list[int] = field(default_factory=lambda: [0])
    """How many decisions stood when each letter was written, mine and the other's."""
    told: str = ""
    """What the other has told last."""
    read: str = ""
    """The digest of the last letter that was read."""
    written: str = ""
    """The last letter that was written, as it was sent."""
    closed: bool = False
    """Whether the other has ended the match: nothing is left to write."""

    @property
    def number(self) -> int:
        """The number of the last letter."""
        return len(self.ends)

    @property
    def is_mine(self) -> bool:
        """Whether the last letter was written here."""
        return side_of(self.number) == self.side

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return dict(vars(self))


def may_be_played(game: Game) -> bool:
    """Whether a title can be played by letter: where seats hide nothing from each other, and two can play.

    >>> from quadriga import games
    >>> [meta.id for meta in games.titles() if may_be_played(games.load(meta.id))]
    ['empire', 'antike']
    """
    return not game.meta.secrets and game.meta.seats[0] <= SEATS <= game.meta.seats[1]


class LetterMatch(LiveMatch):
    """A match in which one seat is played here, the other by whoever answers the letters."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        kept: Mapping[str, Any],
        log: Sequence[dict[str, Any]] | None = (),
        times: Sequence[float] = (),
    ) -> None:
        self.letters = Kept(**{**kept, "tips": list(kept["tips"]), "ends": list(kept["ends"])})
        super().__init__(row, seats, log, times)

    # ---- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, user: User, game: str, options: Mapping[str, str], seat: Seat, now: float) -> LetterMatch:
        """A match to which somebody is invited by the first letter."""
        if seat not in range(SEATS):
            raise Refused("no-such-seat", most=SEATS - 1)
        secret = secrets.token_hex(values.BYTES)
        kept = Kept(0, secret, [values.value(secret, 0), ""])
        match = cls._new(user, Setup(game, [{}] * SEATS, options), seat, now, kept)
        match._send(Letter(match.id, 1, match.row.header(), (user.name, ""), seat, (kept.tips[0], ""), ("", ""), (0,)))
        return match

    @classmethod
    def accept(cls, user: User, name: str, text: str, now: float) -> LetterMatch:
        """The match to which a letter invites; the answer is written."""
        invited = Letter.read(text)
        if not invited.is_invitation:
            raise BadLetter("letter-foreign")
        record, seat = invited.record, 1 - invited.first
        record.load_game()
        setup = Setup(record.game, [{}] * SEATS, record.options, rules_version=record.rules_version)
        secret = secrets.token_hex(values.BYTES)
        kept = Kept(1, secret, [invited.tips[0], values.value(secret, 0)], read=_digest(text))
        match = cls._new(replace(user, name=clean_name(name)), setup, seat, now, kept, invited.match)
        match._name_other(invited.names[0])
        kept = match.letters
        kept.ends = [0, 0]
        told = ("", values.value(secret, at(2)))
        names = (invited.names[0], match.seats[seat].name)
        tips = (kept.tips[0], kept.tips[1])
        match._send(Letter(match.id, 2, record, names, invited.first, tips, told, (0, 0)))
        return match

    @classmethod
    def _new(
        cls, user: User, setup: Setup, seat: Seat, now: float, kept: Kept, match_id: str | None = None
    ) -> LetterMatch:
        row = new_row(user.id, setup, now)
        # Whoever looks for a seed finds none: the luck follows from what both tell.
        row.id, row.seed, row.spectators = match_id or row.id, 0, False
        if not may_be_played(row.header().load_game()):
            raise BadOption("letter-secrets", title=row.header().load_game().meta.name)
        seats = [SeatRow(row.id, number, invited=True) for number in range(SEATS)]
        seats[seat] = SeatRow(row.id, seat, user_id=user.id, name=user.name)
        return cls(row, seats, kept.to_json())

    # ---- who and what --------------------------------------------------------------------------------------------

    @property
    def mine(self) -> Seat:
        """The seat that is played here."""
        return next(seat.seat for seat in self.seats if seat.user_id not in (None, OTHER))

    @property
    def other(self) -> Seat:
        """The seat of whoever answers."""
        return 1 - self.mine

    @property
    def first(self) -> Seat:
        """The seat of whoever wrote the first letter."""
        return self.mine if self.letters.side == 0 else self.other

    @cached_property
    def luck_digest(self) -> str:
        """Names the luck before anybody may know it, by what both have promised."""
        return hashlib.sha256(f"{self.id}:{':'.join(self.letters.tips)}".encode()).hexdigest()

    def letter_state(self) -> LetterState | None:
        """How it stands with its letters."""
        return {"number": self.letters.number, "owed": self._owes(), "written": self.letters.is_mine}

    def _owes(self) -> bool:
        if self.letters.is_mine or self.letters.closed:
            return False
        if self.row.status == OVER:
            return self.row.ended_by in ("played", "resigned")
        return self.row.status == PLAYING and self.seats[self.mine].asked_at is None

    def _stand(self) -> int:
        return 0 if self.table is None else len(self.table.match.decisions)

    def _restored(self, log: Sequence[dict[str, Any]]) -> Match:
        return Match.restore(self.start_state(), Rng(0), log, agreed=self._luck())

    def _luck(self) -> AgreedLuck:
        """The luck of all draws that can be known here: what is told by the letter to be written counts."""
        kept = self.letters
        own = kept.number if kept.is_mine else kept.number + 1
        told = {kept.side: (values.value(kept.secret, at(own)), own)}
        if kept.told:
            told[1 - kept.side] = (kept.told, kept.number - kept.is_mine)
        return letters.luck(self.id, tuple(kept.ends), told)

    def _name_other(self, name: str) -> None:
        self.seats[self.other] = SeatRow(self.id, self.other, user_id=OTHER, name=name)

    # ---- writing -------------------------------------------------------------------------------------------------

    def write(self, user_id: str) -> LetterData:
        """The letter that is owed: what was decided stands from now on. Where none is owed, the last one again."""
        if user_id not in [seat.user_id for seat in self.seats]:
            raise Forbidden("seat-not-yours")
        if not self._owes():
            if not self.letters.is_mine:
                raise Refused("letter-not-yet")
            return self._data()
        kept, table = self.letters, self.need_table()
        number = kept.number + 1
        own, record = values.value(kept.secret, at(number)), table.match.record
        kept.ends.append(len(record.lines))
        told = (own, kept.told) if kept.side == 0 else (kept.told, own)
        names = (self.seats[self.first].name, self.seats[1 - self.first].name)
        tips, ends = (kept.tips[0], kept.tips[1]), tuple(kept.ends)
        gave_up = self.seats[self.mine].resigned
        self._send(Letter(self.id, number, record, names, self.first, tips, told, ends, gave_up))
        return self._data()

    def _send(self, letter: Letter) -> None:
        self.letters.written = letter.text()

    def _data(self) -> LetterData:
        return {
            "match": self.id,
            "number": self.letters.number,
            "text": self.letters.written,
            "to": self.seats[self.other].name,
            "over": self.row.status == OVER,
        }

    # ---- reading -------------------------------------------------------------------------------------------------

    def read(self, text: str, now: float) -> None:
        """Take over what the other has decided; a letter that does not fit changes nothing."""
        letter = Letter.read(text)
        self._need_next(letter, _digest(text))
        kept, before = self.letters, self._record()
        header = replace(letter.record, lines=[], end=None)
        fits_before = letter.record.lines[: len(before.lines)] == before.lines
        if header != replace(before, lines=[], end=None) or letter.ends[:-1] != tuple(kept.ends) or not fits_before:
            raise BadLetter("letter-other")
        told, tip = letter.told[letter.author], letter.tips[letter.author]
        mine = letter.tips[kept.side] == kept.tips[kept.side] and letter.first == self.first
        theirs = kept.tips[letter.author] in ("", tip)
        known, known_at = (kept.told, at(letter.number - 2)) if kept.told else (tip, 0)
        if not (mine and theirs and values.fits(told, at(letter.number), known, known_at)):
            raise BadLetter("letter-other")
        played = letter.replayed()
        self._need_whole(letter, played)
        kept.tips, kept.told, kept.read = list(letter.tips), told, _digest(text)
        kept.ends = list(letter.ends)
        self._take_over(letter, now)

    def _record(self) -> Record:
        return self.row.header() if self.table is None else self.table.match.record

    def _need_next(self, letter: Letter, digest: str) -> None:
        kept, name = self.letters, self.seats[self.other].name
        if letter.match != self.id:
            raise BadLetter("letter-foreign")
        if letter.author == kept.side:
            raise BadLetter("letter-own")
        if self.row.status == OVER:
            raise Refused("match-over")
        if letter.number > kept.number + 1:
            raise BadLetter("letter-ahead", name=name)
        last = kept.number - kept.is_mine
        if letter.number == last and digest != kept.read:
            raise BadLetter("letter-second", number=letter.number)
        if letter.number < kept.number:
            raise BadLetter("letter-answered")
        if letter.number == last:
            raise BadLetter("letter-read")

    def _need_whole(self, letter: Letter, played: Match) -> None:
        """Refuse moves that are not the author's to make, and turns that are broken off."""
        seat, state = self.other, played.state
        fresh = played.decisions[letter.ends[-2] :]
        if any(decision.seat == self.mine and not decision.forced for decision in fresh):
            raise BadLetter("letter-other")
        owes = letter.number > 2 and seat in state.actors()
        if owes and not letter.resigned:
            raise BadLetter("letter-unfinished", name=letter.names[letter.author])

    def _take_over(self, letter: Letter, now: float) -> None:
        kept = self.letters
        if self.row.status != PLAYING:
            self._name_other(letter.names[letter.author])
        match = self._restored([] if self.table is None else self.table.match.log_data())
        letters.follow(match, letter.record)
        if self.row.status != PLAYING:
            self.row.started_at, self.row.status = now, PLAYING
        self._set_table(match)
        if letter.resigned:
            super().resign(OTHER, self.other, now)
        else:
            self._after(now)
        kept.closed = self.row.status == OVER

    # ---- what letters do not carry -------------------------------------------------------------------------------

    def undo(self, user_id: str, seat: Seat, ask: bool, now: float, absent: Collection[str] = ()) -> UndoneData:
        """Take back what was not sent yet."""
        if self.table is not None and self._stand() <= self.letters.ends[-1]:
            raise CannotUndo("letter-undo", seat=seat)
        return super().undo(user_id, seat, False, now)

    def propose(self, user_id: str, seat: Seat, kind: str, now: float, absent: Collection[str] = ()) -> None:
        """Letters carry moves and nothing else."""
        if kind != "undo":
            raise Refused("letter-only-moves")
        self.undo(user_id, seat, False, now)

    def resign(self, user_id: str, seat: Seat, now: float) -> None:
        """Give up, while it is on oneself to write."""
        if self.letters.is_mine:
            raise Refused("letter-resign")
        super().resign(user_id, seat, now)

    def replace(self, user_id: str, seat: Seat, bot: str, now: float, absent: Collection[str] = ()) -> None:
        """Nobody plays in somebody's place."""
        raise Refused("letter-only-moves")


def seen(text: str) -> LetterRead:
    """What a letter is about, as far as it says so itself."""
    letter = Letter.read(text)
    record = letter.record
    seat = letter.first if letter.author == 0 else 1 - letter.first
    return {
        "match": None if letter.is_invitation else letter.match,
        "game": record.game,
        "options": record.options,
        "name": letter.names[letter.author],
        "seat": 1 - seat,
    }


def _digest(text: str) -> str:
    payload = letters.PAYLOAD.search(text.strip())
    return "" if payload is None else hashlib.sha256(payload.group().encode()).hexdigest()
