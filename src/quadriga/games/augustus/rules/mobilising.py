"""Drawing and mobilising in Augustus: the token, the answers to it, legions that powers mobilise or rearrange.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.rng import Rng
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.conquest import Conquest

BIT = bits.BIT


class Mobilising(Conquest):
    """What seats do with their legions."""

    def _draw(self, token: int) -> None:
        """AUG-3: the crier draws and announces; AUG-R1: then all decide at once, or clockwise from the crier."""
        self.bag[token] -= 1
        self.bag_size -= 1
        self.drawn = token
        self._emit(DREW, self.crier, token, 0, 0)
        self.decision = MOBILISING
        if self.tables.ordered:
            self.step = 0
            self._next_in_order()
            return
        self.asked = 0
        for seat in range(self.seats):
            if self._goals(seat):
                self.asked |= BIT[seat]
        self.owing = self.asked
        if self.owing == 0:
            self._end_turn()

    def _next_in_order(self) -> None:
        """With `ordered`: the next seat clockwise that can place or move a legion."""
        while self.step < self.seats:
            seat = (self.crier + self.step) % self.seats
            self.step += 1
            if self._goals(seat):
                self.owing = BIT[seat]
                return
        self._resolve_next()

    def _goals(self, seat: int) -> Mask:
        """The classes a seat may mobilise a legion on: by the drawn token, or by the power being used."""
        if self.decision == MOBILISING:
            return self._targets(seat, self.columns[seat * (SYMBOLS + 1) + self.drawn], 1)
        return self._targets(seat, self.power_columns, 1 - self.tables.reserve_only)

    def _sources(self, seat: int) -> Mask:
        """The classes a legion may come from, the one it goes to left out; with `reserve_only` none for powers."""
        if self.decision == MUSTERING and self.tables.reserve_only:
            return 0
        sources: Mask = self.held[seat] & ~BIT[self.picks[seat * PICKS]]
        return sources

    def _mobilise(self, seat: int, action: int) -> None:
        """One seat's answer to the token: stay, or a slot and then the legion for it."""
        if action < TAKE_AT:
            self._note(seat, self._class(action - PUT_AT))
            if self.tables.ordered:
                self._emit_aim(seat)
            return
        if action != STAY_AT:
            self._note(seat, RESERVE if action == RESERVE_AT else self._class(action - TAKE_AT))
        if self.tables.ordered:
            self.owing = 0
            self._carry_out(seat)
            self._next_in_order()
        elif self._commit(seat):
            self._emit(SHOWN, 0, 0, 0, 0)
            for n in range(self.seats):
                other = (self.crier + n) % self.seats
                if self.asked & BIT[other]:
                    self._carry_out(other)
            self.asked = 0
            self._resolve_next()

    def _emit_aim(self, seat: int) -> None:
        """Tell where a legion is to go, where nobody decides at the same time."""
        goal = self.picks[seat * PICKS]
        card = self.card_at[seat * PLACES + self.tables.place_in[goal]]
        self._emit(AIMS, seat, card, self.tables.symbol_in[goal], 0)

    def _carry_out(self, seat: int) -> None:
        """Carry out what a seat decided: at most one legion a token (AUG-6)."""
        if self.picked[seat] == 0:
            self._emit(STAYED, seat, 0, 0, 0)
            return
        goal = self.picks[seat * PICKS]
        source = self.picks[seat * PICKS + 1]
        self._forget(seat)
        card = self.card_at[seat * PLACES + self.tables.place_in[goal]]
        if source == RESERVE:
            self.reserve[seat] -= 1
            self._emit(PLACED, seat, card, self.tables.symbol_in[goal], 0)
        else:
            self._lift(seat, source)
            origin = self.card_at[seat * PLACES + self.tables.place_in[source]]
            self._emit(LIFTED, seat, origin, self.tables.symbol_in[source], 0)
            self._emit(PUT_DOWN, seat, card, self.tables.symbol_in[goal], 0)
        self._put(seat, goal)
        self._check_full(seat, self.tables.place_in[goal])

    def _muster_one(self, action: int) -> None:
        """AUG-18, AUG-19, AUG-R8: a legion of a mobilise power; the next comes before what it completed (AUG-R13)."""
        seat = self.active
        if action < TAKE_AT:
            self._note(seat, self._class(action - PUT_AT))
            self._emit_aim(seat)
            return
        self.owing = 0
        if action == STAY_AT:
            self._emit(STAYED, seat, 0, 0, 0)
            self.power_left = 0
        else:
            self._note(seat, RESERVE if action == RESERVE_AT else self._class(action - TAKE_AT))
            self._carry_out(seat)
            self.power_left -= 1
        if not self._muster():
            self._next_in_batch()

    def _rearrange(self, action: int) -> None:
        """AUG-25: pick up, put down, done."""
        seat = self.active
        if action == DONE_AT:
            self.owing = 0
            self.given = 0
            self.received = 0
            self._end_rearranging()
            return
        code = action - PUT_AT if self.holding else action - TAKE_AT
        card = self.tables.card_in[code]
        at = self._class(code)
        if self.holding:
            self._put(seat, at)
            self.received |= BIT[at]
            self.holding = 0
            self._emit(PUT_DOWN, seat, card, self.tables.symbol_in[at], 0)
        else:
            self._lift(seat, at)
            self.given |= BIT[at]
            self.holding = 1
            self._emit(LIFTED, seat, card, self.tables.symbol_in[at], 0)

    # ---- what a seat picks -----------------------------------------------------------------------------------

    def _note(self, seat: int, pick: int) -> None:
        self.picks[seat * PICKS + self.picked[seat]] = pick
        self.picked[seat] += 1

    def _commit(self, seat: int) -> bool:
        """A seat has made up its mind; True when it was the last one."""
        self.owing &= ~BIT[seat]
        self._emit(COMMITTED, seat, 0, 0, 0)
        return self.owing == 0

    def _class(self, code: int) -> int:
        card = self.tables.card_in[code]
        return self.place_of[card] * SYMBOLS + code - card * SYMBOLS

    def _any_goal(self, seat: int, rng: Rng) -> int:
        """A class to mobilise on, or NONE to stay; all alike."""
        goals = self._goals(seat)
        count = self._count(goals)
        ticket: int = rng._below(count + 1)
        if ticket == count:
            return NONE
        return self._nth(goals, ticket)

    def _any_source(self, seat: int, rng: Rng) -> int:
        """A class to take the legion from, or RESERVE; all alike."""
        sources = self._sources(seat)
        count = self._count(sources)
        ticket: int = rng._below(count + (1 if self.reserve[seat] else 0))
        if ticket == count:
            return RESERVE
        return self._nth(sources, ticket)
