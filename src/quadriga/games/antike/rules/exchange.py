"""What a nation of Antike with all eight know-hows exchanges with the bank (ANT-R14).

By the rules of 2006 two units of a resource go for one of another. By those of 2005 any of the three resources pays for
any other, so an exchange one for one, a swap, changes nothing but the bank: it is offered where the bank is limited.

**Every exchange comes to an end.** Two for one, each costs a unit. One for one, a resource that was given is not taken
back, nor one that was taken given away, until exchanges are offered anew (`swapped`): so there are at most as many
swaps as units in stock, and still every mix of the same size that the bank allows is reached, since a mix needs each
resource to become more or less, never both.

Inside a search (`offered_from`) a unit is given before the rondel move only where the nation's own production would
find the bank short of it, and nothing is swapped after the action: elsewhere the nation itself gains nothing by it.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.payment import Payment

BIT: list[int] = bits.BIT


class Exchange(Payment):
    """The part of the rules that exchanges resources."""

    # ---- two for one -----------------------------------------------------------------------------------------

    def _can_exchange(self) -> bool:
        """ANT-R14: two units of one resource for one of another, with all eight know-hows."""
        nation = self.nation
        if self.tables.free_exchange or self.know[nation] != ALL_KNOWN:
            return False
        for give in range(3):
            if self.stock[nation * 4 + give] >= 2:
                for take in range(3):
                    if take != give and self.bank[take]:
                        return True
        return False

    def _list_exchanges(self, moves: Moves) -> None:
        if not self._can_exchange():
            return
        for give in range(3):
            if self.stock[self.nation * 4 + give] >= 2 and self._is_offered(give):
                for take in range(3):
                    if take != give and self.bank[take]:
                        moves._add(EXCHANGE_AT + give * 3 + take)

    def _exchange(self, give: int, take: int) -> None:
        nation = self.nation
        self.stock[nation * 4 + give] -= 2
        self.stock[nation * 4 + take] += 1
        if self.tables.limited:
            self.bank[give] += 2
            self.bank[take] -= 1
        self._emit(EXCHANGED, self.tables.people[nation], give, take, 0)

    # ---- one for one, where the bank is limited --------------------------------------------------------------

    def _can_swap(self, give: int, take: int) -> bool:
        if give == take or self.stock[self.nation * 4 + give] == 0 or self.bank[take] == 0:
            return False
        return self.swapped & (BIT[give + 3] | BIT[take]) == 0

    def _swaps_open(self) -> bool:
        return self.tables.exchange_around and self._exchanges_freely(self.nation)

    def _list_swaps(self, moves: Moves) -> None:
        if not self._swaps_open():
            return
        for give in range(3):
            if self._is_offered(give):
                for take in range(3):
                    if self._can_swap(give, take):
                        moves._add(SWAP_AT + give * 3 + take)

    def _swap(self, give: int, take: int) -> None:
        nation = self.nation
        self.stock[nation * 4 + give] -= 1
        self.stock[nation * 4 + take] += 1
        self.bank[give] += 1
        self.bank[take] -= 1
        self.swapped |= BIT[give] | BIT[take + 3]
        self._emit(SWAPPED, self.tables.people[nation], give, take, 0)

    # ---- before and after the action -------------------------------------------------------------------------

    def _is_offered(self, give: int) -> bool:
        """In a game, always; in a search, where the nation itself can gain by it."""
        if self.offered_from == NONE:
            return True
        if self.decision == RONDEL:
            return self.bank[give] < self._yield_of(self.nation, give)
        return self.decision != EXCHANGING and not self.tables.free_exchange

    def _list_around(self, moves: Moves) -> None:
        """ANT-R14: what is exchanged before and after the action, where the bank is limited."""
        if self.tables.exchange_around:
            self._list_exchanges(moves)
            self._list_swaps(moves)

    def _exchange_open(self) -> bool:
        """Whether anything can be exchanged after the action; a search does not ask."""
        if not self.tables.exchange_around or self.offered_from != NONE:
            return False
        if not self._swaps_open():
            return self._can_exchange()
        for give in range(3):
            for take in range(3):
                if self._can_swap(give, take):
                    return True
        return False
