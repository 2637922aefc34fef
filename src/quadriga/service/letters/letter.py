"""A letter: the record of a match as far as it has come, with what its luck follows from, as text for a link.

>>> from quadriga import games
>>> from quadriga.core.play.record import Record
>>> record = Record.of(games.load("antike").new(2))
>>> letter = Letter("0123456789abcdef", 1, record, ("Livia", ""), 0, ("00" * 20, ""), ("", ""), (0,))
>>> Letter.read(letter.text()) == letter
True
>>> Letter.read(letter.text()[:-9])
Traceback (most recent call last):
...
quadriga.service.errors.BadLetter: This letter is damaged or not whole: copy the whole link, or ask for it again.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from quadriga.core.errors import QuadrigaError
from quadriga.core.play.luck import AgreedLuck
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.service.errors import BadLetter
from quadriga.service.letters import values
from quadriga.service.texts import clean_name

FORM = 1
"""The version of letters; newer ones are refused with a word."""
SEATS = 2
CHECK_BYTES = 6
MOST_TEXT = 200_000
MOST_BYTES = 2_000_000
"""Longer is none: nobody fills the memory of somebody else."""
ID = re.compile(r"[0-9a-f]{16}")
TOLD = re.compile(rf"[0-9a-f]{{{2 * values.BYTES}}}")
PAYLOAD = re.compile(r"[\w-]+$")


@dataclass(frozen=True)
class Letter:
    """What one player sends to the other. Side 0 began the match and writes the odd letters, side 1 the even ones."""

    match: str
    number: int
    record: Record
    names: tuple[str, str]
    """Who plays, by side; the second is not known in the first letter."""
    first: Seat
    """The seat of side 0."""
    tips: tuple[str, str]
    told: tuple[str, str]
    """What each side has told last."""
    ends: tuple[int, ...]
    """How many decisions stood when each letter was written."""
    resigned: bool = False
    """Whether its author gives up."""

    @property
    def author(self) -> int:
        """The side that wrote it."""
        return side_of(self.number)

    @property
    def is_invitation(self) -> bool:
        """Whether it begins a match."""
        return self.number == 1

    @cached_property
    def luck(self) -> AgreedLuck:
        """The luck of all draws that can be known by now."""
        return luck(self.match, self.ends, {side_of(n): (self.told[side_of(n)], n) for n in self._last_two()})

    def _last_two(self) -> list[int]:
        return [n for n in (self.number - 1, self.number) if n > 1]

    def text(self) -> str:
        """The letter as one word that may stand in a link."""
        plain = {
            "letter": FORM,
            "match": self.match,
            "number": self.number,
            "names": self.names,
            "first": self.first,
            "tips": self.tips,
            "told": self.told,
            "ends": _steps(self.ends),
            "resigned": self.resigned,
            "record": self.record.text(),
        }
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        written = json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()
        packed = packer.compress(written) + packer.flush()
        return base64.urlsafe_b64encode(_check(packed) + packed).decode().rstrip("=")

    @classmethod
    def read(cls, text: str) -> Letter:
        """The letter of a text: a link, a message with a link at its end, or the word alone; else BadLetter."""
        payload = PAYLOAD.search(text.strip()[-MOST_TEXT:])
        try:
            plain = _unpacked("" if payload is None else payload.group())
            if plain["letter"] != FORM:
                raise BadLetter("letter-newer")
            return cls._of(plain)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError, zlib.error) as error:
            raise BadLetter("letter-damaged") from error

    @classmethod
    def _of(cls, plain: dict[str, Any]) -> Letter:
        number, record = int(plain["number"]), Record.parse(plain["record"])
        ends = _sums([int(step) for step in plain["ends"]])
        (one, other), (tip, second), (told, answered) = plain["names"], plain["tips"], plain["told"]
        known = [tip, *([second] if number > 1 else []), *([answered] if number > 1 else [])]
        known += [told] if number > 2 else []
        _need(ID.fullmatch(plain["match"]) and plain["first"] in range(SEATS) and record.seats == SEATS)
        _need(1 <= number <= 2 * values.MOST and len(ends) == number and ends[-1] == len(record.lines))
        _need(all(TOLD.fullmatch(value) for value in known) and isinstance(plain["resigned"], bool))
        _need(not record.own_data)
        names = clean_name(one), clean_name(other) if number > 1 else ""
        tips, told_last = (tip, second), (told, answered)
        made = cls(plain["match"], number, record, names, plain["first"], tips, told_last, ends, plain["resigned"])
        for n in made._last_two():
            side = side_of(n)
            _need(values.fits(made.told[side], at(n), made.tips[side], 0))
        return made

    def replayed(self) -> Match:
        """The match played again from its beginning, its draws by the luck that was agreed upon; else BadLetter."""
        match = begun(self.record, self.luck)
        follow(match, self.record)
        if len(match.decisions) != len(self.record.lines):
            raise _differs(match.decisions[len(self.record.lines)].seat)
        return match


def side_of(number: int) -> int:
    """The side that writes a letter.

    >>> [side_of(number) for number in (1, 2, 3)]
    [0, 1, 0]
    """
    return (number + 1) % 2


def at(number: int) -> int:
    """Which value of its author a letter tells; the first letter tells none but the tip.

    >>> [at(number) for number in (1, 2, 3, 4, 5)]
    [0, 1, 1, 2, 2]
    """
    return number // 2


def luck(match: str, ends: tuple[int, ...], told: dict[int, tuple[str, int]]) -> AgreedLuck:
    """The luck that follows from what each side has told last, and in which letter.

    Draws that follow on letter n take the values of letters n and n + 1.
    """
    last = max((number for _, number in told.values()), default=0)

    def of(number: int) -> str:
        value, latest = told[side_of(number)]
        return values.earlier(value, at(latest) - at(number))

    known = [of(number) for number in range(2, last + 1)] if len(told) == SEATS else []
    pairs = enumerate(pairwise(known), start=2)
    return AgreedLuck({ends[n - 1]: values.seed(match, n, one, other) for n, (one, other) in pairs})


def begun(record: Record, agreed: AgreedLuck) -> Match:
    """The match of a record at its beginning, as far as chance can go."""
    start = record.load_game().new(record.seats, record.options)
    return Match.restore(start, Rng(0), [], agreed=agreed)


def follow(match: Match, record: Record) -> None:
    """Play on as a record says; BadLetter where chance or the rules say otherwise."""
    text = match.game.notation.text
    for n, (seat, action) in enumerate(record.lines):
        if n == len(match.decisions) and seat != CHANCE:
            try:
                match.play(seat, action)
            except QuadrigaError as error:
                raise BadLetter("letter-wrong", cause=error) from error
        if n >= len(match.decisions):
            raise BadLetter("letter-luck")
        stands = match.decisions[n]
        if (stands.seat, text(stands.action)) != (seat, action):
            raise _differs(seat, stands.seat)


def _differs(*seats: Seat) -> BadLetter:
    """What is wrong where a record and the game played again part."""
    if CHANCE in seats:
        return BadLetter("letter-luck")
    return BadLetter("letter-other")


def _need(holds: object) -> None:
    if not holds:
        raise ValueError("no letter")


def _check(packed: bytes) -> bytes:
    return hashlib.sha256(packed).digest()[:CHECK_BYTES]


def _unpacked(text: str) -> dict[str, Any]:
    try:
        whole = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise ValueError("no letter") from None
    check, packed = whole[:CHECK_BYTES], whole[CHECK_BYTES:]
    _need(packed and _check(packed) == check)
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    plain = json.loads(unpacker.decompress(packed, MOST_BYTES))
    _need(isinstance(plain, dict))
    return dict(plain)


def _steps(ends: tuple[int, ...]) -> list[int]:
    return [end - before for before, end in zip((0, *ends), ends, strict=False)]


def _sums(steps: list[int]) -> tuple[int, ...]:
    ends: list[int] = []
    for step in steps:
        _need(step >= 0)
        ends.append(step + (ends[-1] if ends else 0))
    return tuple(ends)
