"""The rewards of Augustus: who takes them, and how gold and wheat change hands.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.position import Position

BIT = bits.BIT


class Rewards(Position):
    """Rewards, as the objectives under control earn them."""

    def _reward_colours(self) -> None:
        """AUG-13, AUG-R26: the first to qualify takes a colour reward, without being asked."""
        for reward in range(self.tables.rewards):
            if self.owner[reward] == NONE and self._has_all(self.active, reward):
                self.owner[reward] = self.active
                self._emit(REWARDED, self.active, reward, 0, 0)

    def _compare(self, resource: int) -> None:
        """AUG-16, AUG-R28: at least as many as the holder is enough to take the tile over."""
        reward = self.tables.resource_reward[resource]
        if reward == NONE or self.owner[reward] == self.active:
            return
        holder = self.owner[reward]
        mine = self.produced[self.active * RESOURCES + resource]
        if holder == NONE or mine >= self.produced[holder * RESOURCES + resource]:
            self._hand_over(resource, self.active)

    def _recount(self, resources: Mask) -> None:
        """AUG-R29 with `recount`: the tile goes to the one other seat that has the most, if there is exactly one."""
        for resource in range(RESOURCES):
            if resources & BIT[resource]:
                most: int = 1
                for seat in range(self.seats):
                    if self.produced[seat * RESOURCES + resource] > most:
                        most = self.produced[seat * RESOURCES + resource]
                holder = self.owner[self.tables.resource_reward[resource]]
                heir = NONE
                rivals: int = 0
                for seat in range(self.seats):
                    if seat != holder and self.produced[seat * RESOURCES + resource] == most:
                        heir = seat
                        rivals += 1
                if rivals == 1:
                    self._hand_over(resource, heir)

    def _hand_over(self, resource: int, seat: int) -> None:
        reward = self.tables.resource_reward[resource]
        holder = self.owner[reward]
        self.owner[reward] = seat
        self._emit(RESOURCE_TAKEN, seat, reward, holder, 0)
        self._rescore(seat)
        if holder != NONE:
            self._rescore(holder)

    def _has_count_reward(self, seat: int) -> bool:
        for reward in range(self.tables.rewards):
            if self.tables.reward_kind[reward] == FOR_COUNT and self.owner[reward] == seat:
                return True
        return False

    def _rank(self, seat: int) -> int:
        """AUG-31, AUG-R36: more points, then more senators, is better; equal seats share a rank."""
        rank: int = 1
        for other in range(self.seats):
            ahead = self._total(other) - self._total(seat)
            if ahead == 0 and self.tables.senators_break_ties:
                ahead = self.by_colour[other * COLOURS + SENATOR] - self.by_colour[seat * COLOURS + SENATOR]
            if ahead > 0:
                rank += 1
        return rank
