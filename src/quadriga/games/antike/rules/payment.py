"""What nations of Antike own and how they pay.

Inside a search (`_sort_choices`) choices whose order does not matter are offered in the order of the data only: after a
temple in Tyros none in Athen. `offered_from` holds the last choice; every set of choices stays reachable. In a game it
is NONE, and everything is offered.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.position import Position

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

BIT: list[int] = bits.BIT


class Payment(Position):
    """The part of the rules that moves resources between nations and the bank."""

    # ---- choices that come to the same, in one order (ANT-R17; see maneuver.py) ------------------------------

    if not cython.compiled:
        # Compiled, they are woven into their callers (payment.pxd).
        def _begin_list(self) -> None:
            """Offer every choice again."""
            if self.offered_from != NONE:
                self.offered_from = 0

        def _offer_from(self, choice: int) -> None:
            """Offer no choice before this one any more."""
            if self.offered_from != NONE:
                self.offered_from = choice

    def _offered(self, mask: Mask) -> Mask:
        """The provinces, or kinds of units, of a mask that are still offered."""
        if self.offered_from == NONE:
            return mask
        return mask & ~(BIT[self.offered_from] - 1)

    # ---- stocks ----------------------------------------------------------------------------------------------

    def _knows(self, nation: int, know_how: int) -> bool:
        return self.know[nation] & BIT[know_how] != 0

    def _exchanges_freely(self, nation: int) -> bool:
        """ANT-21, ANT-R14: with all eight know-hows any of the three resources pays for any other."""
        return self.tables.free_exchange and self.know[nation] == ALL_KNOWN

    def _wealth(self, nation: int) -> int:
        at: int = nation * 4
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2] + self.stock[at + 3]

    def _yield_of(self, nation: int, resource: int) -> int:
        """ANT-11: one unit a city, three with a temple; ANT-19, ANT-R11: Market one more, Currency two in all."""
        mine = self.city[nation] & self.tables.of_resource[resource]
        amount: int = self._count(mine) + 2 * self._count(mine & self.temple)
        if self._knows(nation, CURRENCY):
            return amount + 2
        return amount + 1 if self._knows(nation, MARKET) else amount

    def _gain(self, nation: int, resource: int, amount: int) -> int:
        """Take units from the bank, as far as there are any (ANT-R8); returns how many."""
        if amount > self.bank[resource]:
            amount = self.bank[resource]
        self.stock[nation * 4 + resource] += amount
        if self.tables.limited or resource == COIN:
            self.bank[resource] -= amount
        return amount

    def _spend(self, nation: int, resource: int, amount: int) -> None:
        """Give units to the bank."""
        if amount == 0:
            return
        self.stock[nation * 4 + resource] -= amount
        if self.tables.limited or resource == COIN:
            self.bank[resource] += amount
        self._emit(PAID, self.tables.people[nation], resource, amount, 0)

    def _can_pay(self, nation: int, resource: int, amount: int) -> bool:
        """ANT-R5: the named resource, any part of it in coins."""
        if self._exchanges_freely(nation):
            return self._wealth(nation) >= amount
        return self.stock[nation * 4 + resource] + self.stock[nation * 4 + COIN] >= amount

    def _pay(self, nation: int, resource: int, amount: int) -> None:
        """A price: the named resource, then others if they are exchanged freely, then coins.

        A coin can stand for any unit, so it is never worse to keep it, unless the bank is limited: there the price is
        owed, and the payer chooses (ANT-R5).
        """
        if self.tables.payer_chooses:
            self.owed += amount
            return
        part = self.stock[nation * 4 + resource]
        if part > amount:
            part = amount
        self._spend(nation, resource, part)
        amount -= part
        if amount and self._exchanges_freely(nation):
            for other in range(3):
                part = self.stock[nation * 4 + other]
                if part > amount:
                    part = amount
                self._spend(nation, other, part)
                amount -= part
        self._spend(nation, COIN, amount)

    # ---- paying by choice, unit by unit ----------------------------------------------------------------------

    def _paid_up(self) -> None:
        """What follows when nothing is owed any more; the turn fills it in."""

    def _named(self) -> int:
        """The resource that the next unit of a price is named in; NONE where units of all kinds will do."""
        if self.paying_for == RONDEL:
            return NONE
        if self.paying_for == LEARNING:
            # Free exchange comes with the eighth know-how, after its price.
            return GOLD
        if self._exchanges_freely(self.nation):
            return NONE
        if self.paying_for == FOUNDING:
            # ANT-32: one marble, one iron and one gold.
            return 3 - self.owed
        return MARBLE if self.paying_for == TEMPLE else IRON

    def _fitting(self) -> Mask:
        """The kinds that the price takes and the nation has, as a mask; a coin stands for any (ANT-8)."""
        kinds = 0
        for resource in range(4):
            if self.stock[self.nation * 4 + resource]:
                kinds |= BIT[resource]
        named = self._named()
        return kinds if named == NONE else kinds & (BIT[named] | BIT[COIN])

    def _held(self, kinds: Mask) -> int:
        """Units of these kinds in stock."""
        total: int = 0
        for resource in range(4):
            if kinds & BIT[resource]:
                total += self.stock[self.nation * 4 + resource]
        return total

    def _spare(self) -> int:
        """How many units there are beyond the price; without any, there is nothing to choose."""
        named = self._named()
        if named == NONE:
            return self._wealth(self.nation) - self.owed
        spare: int = self.stock[self.nation * 4 + COIN]
        if self.paying_for != FOUNDING:
            return spare + self.stock[self.nation * 4 + named] - self.owed
        # Coins are kept for what is missing.
        for resource in range(named, 3):
            if self.stock[self.nation * 4 + resource] == 0:
                spare -= 1
        return spare

    def _list_payments(self, moves: Moves) -> None:
        """ANT-9, ANT-R5: any mix that the price takes; in a search, in order, as long as the rest can be paid so."""
        kinds = self._fitting()
        if self.offered_from > 0 and self._held(self._offered(kinds)) >= self.owed:
            kinds = self._offered(kinds)
        for resource in range(4):
            if kinds & BIT[resource]:
                moves._add(PAY_AT + resource)

    def _pay_on(self) -> None:
        """Ask for the next unit of what is owed; units that leave no choice are paid at once."""
        while self.owed:
            kinds = self._fitting()
            if kinds & (kinds - 1) and self._spare() > 0:
                self.decision = PAYING
                return
            self._pay_unit(self._lowest(kinds))
        self._paid_up()

    def _pay_unit(self, resource: int) -> None:
        self._spend(self.nation, resource, 1)
        self.owed -= 1
        if self.owed and self.paying_for != FOUNDING:
            self._offer_from(resource)
        else:
            self._begin_list()
