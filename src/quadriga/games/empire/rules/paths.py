"""Roads on the board and the shortest way back to Rome: the counting of L'Empire de César.

A path is counted in road pieces, over everyone's roads (EMP-R10). What it pays is kept as one number that holds the
pieces of every seat side by side, so that two paths pay alike exactly when their numbers are equal.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.border import expect_between
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.codes import *
from quadriga.games.empire.rules.position import Position

BIT = bits.BIT
UNIT = codes.UNIT
DIGITS = codes.DIGITS


class Roads(Position):
    """A position that can build lines and find all shortest paths between Rome and a city."""

    def _build(self, seat: int, line: int) -> None:
        """EMP-R6: a line is filled completely and belongs to one player."""
        place = self.tables.one_end[line]
        other = self.tables.other_end[line]
        self.owner[line] = seat
        self.roads[seat] -= self.tables.length[line]
        if self.tables.length[line] == 1:
            self.joined_1[place] |= BIT[other]
            self.joined_1[other] |= BIT[place]
        else:
            self.joined_2[place] |= BIT[other]
            self.joined_2[other] |= BIT[place]

    def _measure(self, city: int) -> int:
        """EMP-13: the fewest road pieces from `city` to Rome; `level[n]` becomes the places n pieces away from it."""
        here = BIT[city]
        before = 0
        seen = here
        self.level[0] = here
        pieces: int = 0
        while not here & BIT[ROME] and pieces < PIECES - 1:
            reach = 0
            rest = here
            while rest:
                reach |= self.joined_1[self._lowest(rest)]
                rest &= rest - 1
            rest = before
            while rest:
                reach |= self.joined_2[self._lowest(rest)]
                rest &= rest - 1
            before = here
            here = reach & ~seen
            seen |= here
            pieces += 1
            self.level[pieces] = here
        return pieces

    def _compare(self, city: int) -> None:
        """What the shortest paths that fit the answers so far pay.

        One payment is left in `paid`; where others depart from it, in `differs`.
        """
        self.ways = 0
        self.differs = 0
        self._walk(ROME, self._measure(city), 0, NONE)

    def _collect(self, city: int, seat: int) -> None:
        """`found[n]` becomes 1 when a shortest path that fits the answers so far has n pieces of `seat`."""
        for pieces in range(PIECES):
            self.found[pieces] = 0
        self.ways = 0
        self.differs = 0
        self._walk(ROME, self._measure(city), 0, seat)

    def _walk(self, place: int, left: int, paid: Mask, seat: int) -> None:
        """All shortest ways on from `place`, `left` pieces away from the city, when the way so far paid `paid`."""
        if left == 0:
            self._note_path(paid, seat)
            return
        self._walk_over(self.joined_1[place] & self.level[left - 1], place, left - 1, 1, paid, seat)
        if left > 1:
            self._walk_over(self.joined_2[place] & self.level[left - 2], place, left - 2, 2, paid, seat)

    def _walk_over(self, near: Mask, place: int, left: int, pieces: int, paid: Mask, seat: int) -> None:
        """The same over lines of so many pieces, from `place` to those near to it."""
        while near:
            step = self._lowest(near)
            near &= near - 1
            owner = self.owner[self.tables.line_at[place * PLACES + step]]
            self._walk(step, left, paid + pieces * UNIT[owner], seat)

    def _note_path(self, paid: Mask, seat: int) -> None:
        if paid & self.fixed_seats != self.fixed_paid:
            return
        if self.ways == 0:
            self.paid = paid
        self.ways += 1
        self.differs |= paid ^ self.paid
        if seat != NONE:
            self.found[self._pieces(paid, seat)] = 1

    def _trace(self, place: int, left: int, owed: Mask) -> bool:
        """Whether a shortest way on from `place` pays exactly `owed`; if so, `found` has its places by pieces left."""
        if owed < 0:
            return False
        self.found[left] = place
        if left == 0:
            return owed == 0
        near = self.joined_1[place] & self.level[left - 1]
        while near:
            step = self._lowest(near)
            near &= near - 1
            owner = self.owner[self.tables.line_at[place * PLACES + step]]
            if self._trace(step, left - 1, owed - UNIT[owner]):
                return True
        if left > 1:
            self.found[left - 1] = NONE
            near = self.joined_2[place] & self.level[left - 2]
            while near:
                step = self._lowest(near)
                near &= near - 1
                owner = self.owner[self.tables.line_at[place * PLACES + step]]
                if self._trace(step, left - 2, owed - 2 * UNIT[owner]):
                    return True
        return False

    def trail(self, city: int, paid: int) -> list[int]:
        """The places of a shortest path from Rome to `city` that pays `paid`; empty if there is none."""
        self._check_made()
        expect_between(city, 0, PLACES - 1, "city")
        pieces = self._measure(city)
        if not self._trace(ROME, pieces, paid):
            return []
        places = []
        for left in range(pieces, -1, -1):
            if self.found[left] != NONE:
                places.append(self.found[left])
        return places

    def _pieces(self, paid: Mask, seat: int) -> int:
        """The road pieces of a seat in what a path pays."""
        return (paid & DIGITS[seat]) // UNIT[seat]
