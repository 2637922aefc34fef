"""How a game of Augustus begins: the row, and three objectives for each seat.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.mobilising import Mobilising

BIT = bits.BIT


class Opening(Mobilising):
    """The part of the rules before the first token."""

    def _row_is_full(self) -> None:
        if self.setting_up:
            self.decision = DEAL
        else:
            self._replace()

    def _deal(self, card: int) -> None:
        """AUG-2, AUG-R31: six objectives each to choose from, or three open ones for a first game."""
        seat = self.dealing
        self.deck_size -= 1
        self.dealt += 1
        if self.tables.random_three:
            self._enter(seat, card)
            self._emit(STARTED, seat, card, 0, 0)
        else:
            self.where[card] = HAND + seat
            self._emit(DEALT, seat, card, 0, 0)
        if self.dealt == (self.tables.keep if self.tables.random_three else self.tables.deal):
            self.dealt = 0
            self.dealing += 1
        if self.dealing == self.seats:
            self.setting_up = 0
            self.decision = DRAW
            if not self.tables.random_three:
                self.decision = KEEPING
                self.owing = BIT[self.seats] - 1

    def _keep(self, seat: int, card: int) -> None:
        """AUG-R31: all choose at the same time; the rest is discarded face down."""
        self._note(seat, card)
        if self.picked[seat] < self.tables.keep or not self._commit(seat):
            return
        self._emit(SHOWN, 0, 0, 0, 0)
        for other in range(self.seats):
            for n in range(self.picked[other]):
                self._enter(other, self.picks[other * PICKS + n])
                self._emit(KEPT, other, self.picks[other * PICKS + n], 0, 0)
            self._forget(other)
            self._put_aside(other)
        self.decision = DRAW

    def _put_aside(self, seat: int) -> None:
        """What a seat was dealt and does not keep lies face down for the rest of the game."""
        count: int = 0
        for card in range(CARDS):
            if self.where[card] == HAND + seat:
                self.where[card] = ASIDE + seat
                count += 1
        if count:
            self._emit(PUT_ASIDE, seat, count, 0, 0)
