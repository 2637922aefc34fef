"""The rules of Nim, in Python alone."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.guests.state import GuestState
from quadriga.core.position.moves import Moves
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.title.game import Game
from quadriga.core.title.notation import Action
from quadriga.core.title.options import Options

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

    def _actor(self) -> Seat:
        return self.turn if any(self.heaps) else NOBODY

    def _legal(self, seat: Seat, moves: Moves) -> None:
        for heap, size in enumerate(self.heaps):
            moves.add(*range(heap * MOST, heap * MOST + size))

    def _play(self, seat: Seat, action: int) -> None:
        heap, stones = action // MOST, action % MOST + 1
        self.heaps[heap] -= stones
        self.note(TOOK, seat, heap, stones, self.heaps[heap])
        self.turn = (seat + 1) % self.seats
        if not any(self.heaps):
            self.last = seat
            self.note(ENDED, 0)

    def _rank(self, seat: Seat) -> int:
        if self.options["last"] == "wins":
            return 1 if seat == self.last else 2
        return self.seats if seat == self.last else 1


def points(state: NimState) -> list[dict[str, int]]:
    """A point for the last stone, or for having left it to another."""
    good = state.options["last"] == "wins"
    return [{"last": int(state.last != NOBODY and (seat == state.last) is good)} for seat in range(state.seats)]
