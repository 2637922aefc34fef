"""How much time players have: none measured, so much a decision, a bank of time, or days."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from quadriga.service.errors import BadRequest
from quadriga.service.rows import SeatRow

Kind = Literal["free", "move", "bank", "days"]
LIMITS: dict[str, tuple[int, int]] = {"move": (5, 3600), "bank": (10, 36_000), "days": (3600, 30 * 86_400)}
"""The fewest and the most seconds of each kind."""
MOST_INCREMENT = 600
BACK_SHARE = 10
"""Who ran out of time has this part of it again once a bot has decided for them."""
Moment = tuple[float, float | None]
"""How long a seat was asked before it decided, and what its clock had said."""


@dataclass(frozen=True)
class Pace:
    """The pace of a match.

    >>> pace = Pace.of({"kind": "bank", "seconds": 300, "increment": 5})
    >>> seat = SeatRow("m", 0, clock=40.0, asked_at=1000.0)
    >>> pace.deadline(seat)
    1040.0
    >>> pace.charge(seat, 1030.0, decided=True)
    >>> seat.clock
    15.0
    """

    kind: Kind = "free"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Pace:
        """The pace that was asked for, or BadRequest."""
        kind = given.get("kind", "free")
        if kind == "free":
            return cls()
        if kind not in LIMITS:
            raise BadRequest("pace-kind", listed="free, " + ", ".join(LIMITS))
        least, most = LIMITS[kind]
        seconds, increment = given.get("seconds", 0), given.get("increment", 0)
        if not _whole(seconds) or not least <= seconds <= most:
            raise BadRequest("pace-seconds", least=least, most=most)
        if not _whole(increment) or not 0 <= increment <= MOST_INCREMENT or (increment and kind != "bank"):
            raise BadRequest("pace-increment", most=MOST_INCREMENT)
        return cls(kind, seconds, increment)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}

    def bank(self) -> float | None:
        """What a seat begins with."""
        return float(self.seconds) if self.kind == "bank" else None

    def deadline(self, seat: SeatRow) -> float | None:
        """When the time of a seat is up; None while none runs."""
        return None if seat.playing_bot is not None else self._end(seat)

    def is_late(self, seat: SeatRow, now: float) -> bool:
        """Whether the time for what a seat is asked is up, whoever sits there."""
        end = self._end(seat)
        return end is not None and end <= now

    def charge(self, seat: SeatRow, now: float, decided: bool) -> None:
        """Take the time a seat has used out of its bank; what a bot uses costs nothing."""
        if self.kind != "bank" or seat.asked_at is None:
            return
        if seat.playing_bot is None:
            left = max(0.0, (seat.clock or 0.0) - max(0.0, now - seat.asked_at))
            seat.clock = left + (self.increment if decided else 0)
        elif decided and not seat.clock:
            # Who ran out of time has paid with this decision.
            seat.clock = self.seconds / BACK_SHARE

    def hand_over(self, seat: SeatRow, now: float) -> None:
        """A bot is about to stand in: what its owner has used counts, and the deadline stays should they come back."""
        if self.kind == "bank" and seat.asked_at is not None and seat.playing_bot is None:
            self.charge(seat, now, decided=False)
            seat.asked_at = now

    def before(self, seat: SeatRow, now: float) -> Moment:
        """What is to be known of a seat that decides, should it take that back."""
        return max(0.0, now - (now if seat.asked_at is None else seat.asked_at)), seat.clock

    def take_back(self, seat: SeatRow, before: Moment | None, waited: float, now: float) -> None:
        """A seat has taken its last decision back: its time goes on as if that had not been taken.

        `waited` is how long it has been asked since. Where its time before is not known any more, it has a small share.
        """
        if before is not None:
            seat.asked_at, seat.clock = now - before[0] - waited, before[1]
        elif self.kind == "bank":
            seat.asked_at, seat.clock = now - waited, max(0.0, (seat.clock or 0.0) - self.increment)
        elif self.kind != "free":
            seat.asked_at = now - self.seconds * (1 - 1 / BACK_SHARE)

    def _end(self, seat: SeatRow) -> float | None:
        if self.kind == "free" or seat.asked_at is None:
            return None
        return seat.asked_at + (seat.clock or 0.0 if self.kind == "bank" else self.seconds)


def _whole(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)
