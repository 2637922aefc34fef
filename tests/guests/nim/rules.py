"""The rules of Nim, in Python alone."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.guests.state import GuestState
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.title.game import Game
from quadriga.core.title.notation import Action
from quadriga.core.title.options import Options
from quadriga.core.title.outcome import Outcome

SIZES = (3, 4, 5, 6)
"""Stones in each heap at the start; the last is left out with three heaps."""
MOST = max(SIZES)
TOOK, ENDED = 0, 1


@dataclass(frozen=True)
class Take(Action):
    """Take stones from a heap (NIM-1)."""

    do = "take"
    heap: str
    stones: int


def heap_name(heap: int) -> str:
    """Heaps are lettered."""
    return "abcd"[heap]


class NimState(GuestState):
    """Heaps, whose turn it is, and who took the last stone."""

    FIELDS = ("heaps", "turn", "last")

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.heaps = list(SIZES if options["heaps"] == "four" else SIZES[:3])
        self.turn = 0
        self.last = NOBODY

    def decider(self) -> Seat:
        return self.turn if any(self.heaps) else NOBODY

    def choices(self, seat: Seat) -> list[int]:
        return [heap * MOST + stones - 1 for heap, size in enumerate(self.heaps) for stones in range(1, size + 1)]

    def carry_out(self, seat: Seat, action: int) -> None:
        heap, stones = action // MOST, action % MOST + 1
        self.heaps[heap] -= stones
        self.note(TOOK, seat, heap, stones, self.heaps[heap])
        self.turn = (seat + 1) % self.seats
        if not any(self.heaps):
            self.last = seat
            self.note(ENDED, 0)

    def standing(self, seat: Seat) -> int:
        if self.options["last"] == "wins":
            return 1 if seat == self.last else 2
        return self.seats if seat == self.last else 1

    def outcome(self) -> Outcome | None:
        if any(self.heaps):
            return None
        ranks = tuple(self.standing(seat) for seat in range(self.seats))
        return Outcome(ranks, tuple(points(self)), "empty")


def points(state: NimState) -> list[dict[str, int]]:
    """A point for the last stone, or for having left it to another."""
    good = state.options["last"] == "wins"
    return [{"last": int(state.last != NOBODY and (seat == state.last) is good)} for seat in range(state.seats)]
