"""Standing orders in Antike: what a nation does when foreign units of a kind enter where its own stand (ANT-R21).

They may be changed whenever the nation is asked anything, each once before it answers: so there are at most two
changes to every other decision, and no game grows by them without end. Inside a search (`offered_from`) they are not
changed: for somebody who thinks each time, nothing is better than to be asked.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.economy import Economy

BIT: list[int] = bits.BIT


class Orders(Economy):
    """The part of the rules that keeps standing orders."""

    def _orders_offered(self) -> bool:
        """Whether the nation that is asked may change its orders besides; chance and whoever has none yet may not."""
        return self.tables.orders_any_time and self.offered_from == NONE and self.decider != NONE

    def _list_orders(self, moves: Moves) -> None:
        """The orders that are not yet in force, of the kinds whose order was not just changed."""
        for kind in range(2):
            if not self.ordered & BIT[kind]:
                for stance in range(3):
                    if self.stance[self.decider * 2 + kind] != stance:
                        moves._add(ORDER_AT + kind * 3 + stance)

    def _count_orders(self) -> int:
        """How many orders are offered besides: two for each kind that was not just changed."""
        if not self._orders_offered():
            return 0
        return 4 - 2 * self._count(self.ordered)

    def _nth_order(self, n: int) -> int:
        """One of those, counted from 0."""
        kind: int = n // 2 + 1 if self.ordered & 1 else n // 2
        stance: int = n % 2
        if stance >= self.stance[self.decider * 2 + kind]:
            stance += 1
        return ORDER_AT + kind * 3 + stance

    def _change_order(self, kind: int, stance: int) -> None:
        self.stance[self.decider * 2 + kind] = stance
        self.ordered |= BIT[kind]
        self._emit(ORDERED, self.tables.people[self.decider], kind, stance, 0)
