"""Attacks of Augustus: objectives that cost the other seats legions or objectives.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.rewards import Rewards

BIT = bits.BIT


class Attacks(Rewards):
    """What an attack asks of its victims, and what they lose."""

    def _attack(self) -> bool:
        """AUG-R21: every victim with a choice decides, all at the same time; True when there is one."""
        self.asked = 0
        hit: int = 0
        for seat in range(self.seats):
            if seat != self.active:
                if self.power == LOSE_OBJECTIVE:
                    if self.control[seat]:
                        self.asked |= BIT[seat]
                elif self.held[seat]:
                    # AUG-R22: who has no more legions than must go loses them all and has nothing to choose.
                    if self.power == CLEAR_OBJECTIVE or self._placed(seat) > self.power_left:
                        self.asked |= BIT[seat]
                    else:
                        hit = 1
        if self.asked:
            for seat in range(self.seats):
                self.picked[seat] = 0
            self.owing = self.asked
            self.decision = REMOVING
            if self.power == CLEAR_OBJECTIVE:
                self.decision = CLEARING
            elif self.power == LOSE_OBJECTIVE:
                self.decision = LOSING
            return True
        if hit:
            self._carry_out_losses()
        else:
            self._emit(NO_EFFECT, self.active, self.power, 0, 0)
        return False

    def _carry_out_losses(self) -> None:
        """All losses of an attack at once, clockwise from the attacker."""
        if self.asked:
            self._emit(SHOWN, 0, 0, 0, 0)
        lost = 0
        for n in range(1, self.seats):
            seat = (self.active + n) % self.seats
            if self.power == REMOVE_LEGIONS:
                self._remove_legions(seat)
            elif self.asked & BIT[seat]:
                card = self.picks[seat * PICKS]
                if self.power == CLEAR_OBJECTIVE:
                    # AUG-21, AUG-R23.
                    place = self.place_of[card]
                    count = self._recall(seat, place)
                    self.free[seat] |= self.tables.shape[card] * self.tables.shift[place]
                    self._emit(CLEARED, seat, card, count, 0)
                else:
                    lost |= self._lose(seat, card)
            self._forget(seat)
        self.asked = 0
        if lost and self.tables.recount:
            self._recount(lost)

    def _remove_legions(self, seat: int) -> None:
        """AUG-20, AUG-R22: legions go back to their owner's reserve, never out of the game."""
        if self.asked & BIT[seat]:
            for n in range(self.picked[seat]):
                self._remove_one(seat, self.picks[seat * PICKS + n])
        else:
            while self.held[seat]:
                self._remove_one(seat, self._lowest(self.held[seat]))

    def _remove_one(self, seat: int, at: int) -> None:
        self._lift(seat, at)
        self.reserve[seat] += 1
        card = self.card_at[seat * PLACES + self.tables.place_in[at]]
        self._emit(REMOVED, seat, card, self.tables.symbol_in[at], 0)

    def _lose(self, seat: int, card: int) -> Mask:
        """AUG-22, AUG-R24: an objective under control is discarded; returns the resources whose tile may move.

        AUG-15: rewards for colours and numbers stay where they are.
        """
        self.where[card] = OUT
        self._count_in(seat, card, -1)
        self._link(seat)
        self._rescore(seat)
        self._emit(LOST, seat, card, 0, 0)
        movable = 0
        for resource in range(RESOURCES):
            reward = self.tables.resource_reward[resource]
            if reward != NONE and self.owner[reward] == seat and self.tables.produces[card * RESOURCES + resource]:
                movable |= BIT[resource]
        return movable
