"""What nations earn and spend in Antike: prices, production, temples, arming, know-how, exchange, new cities.

Prices take plain units first and coins for the rest: a coin can stand for any unit, so it is never worse to keep it.
Where the choice can matter (the price of the rondel) the nation pays unit by unit.

In a redealt state, which bots think with, choices whose order does not matter are offered in the order of the data
only: after a temple in Tyros none in Athen. `floor` holds the last choice; every set of choices stays reachable. In a
game that is played `floor` is always 0 and everything is offered.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.core.state import Moves
from quadriga.games.antike.codes import (
    ALL_KNOWN,
    ARM_AT,
    ARMED,
    ARMING,
    BUILT_TEMPLE,
    COIN,
    CURRENCY,
    DONE_AT,
    EXCHANGE_AT,
    EXCHANGED,
    FOUND_AT,
    FOUNDED,
    GOLD,
    IRON,
    LEARN_AT,
    LEARNING,
    LEARNT,
    MARBLE,
    MARKET,
    NONE,
    PAID,
    PAY_AT,
    PAYING,
    PRODUCED,
    TEMPLE,
    TEMPLE_AT,
)  # fmt: skip
from quadriga.games.antike.position import Position

BIT: list[int] = bits.BIT


class Economy(Position):
    """The part of the rules that moves resources."""

    def _action_done(self) -> None:
        """What follows when a rondel action is over; the turn fills it in."""

    def _act(self) -> None:
        """Carry out the rondel space reached; the turn fills it in."""

    def _mark(self, choice: int) -> None:
        """Remember the last choice in a state that bots think with."""
        self.floor = choice if self.tidy else 0

    def _from_floor(self, mask: int) -> int:
        """The provinces of a mask from the last choice on."""
        return mask & ~(BIT[self.floor] - 1)

    # ---- stocks ----------------------------------------------------------------------------------------------

    def _knows(self, nation: int, know_how: int) -> bool:
        return self.know[nation] & BIT[know_how] != 0

    def _exchanges_freely(self, nation: int) -> bool:
        """ANT-21, ANT-R14: with all eight know-hows any of the three resources pays for any other."""
        return self.tables.free_exchange and self.know[nation] == ALL_KNOWN

    def _wealth(self, nation: int) -> int:
        at = nation * 4
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2] + self.stock[at + 3]

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
        """Pay a price: the named resource, then others if they are exchanged freely, then coins."""
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

    # ---- the price of the rondel -----------------------------------------------------------------------------

    def _from_kind(self, kind: int) -> int:
        """Units in stock from this kind on, in the order marble, iron, gold, coins."""
        total = 0
        for resource in range(kind, 4):
            total += self.stock[self.nation * 4 + resource]
        return total

    def _payable(self, resource: int) -> bool:
        """Whether the next unit may be of this kind; the list counts as long as the rest can be paid from it."""
        if self.stock[self.nation * 4 + resource] == 0:
            return False
        return resource >= self.floor or self._from_kind(self.floor) < self.owed

    def _list_payments(self, moves: Moves) -> None:
        """ANT-9, ANT-R5: any mix of resources and coins, unit by unit."""
        for resource in range(4):
            if self._payable(resource):
                moves._add(PAY_AT + resource)

    def _pay_on(self) -> None:
        """Ask for the next unit of the rondel's price; units that leave no choice are paid at once."""
        while self.owed:
            ways = 0
            last = NONE
            for resource in range(4):
                if self.stock[self.nation * 4 + resource]:
                    ways += 1
                    last = resource
            if ways > 1 and self._wealth(self.nation) > self.owed:
                self.decision = PAYING
                return
            self._pay_unit(last)
        self._act()

    def _pay_unit(self, resource: int) -> None:
        self._spend(self.nation, resource, 1)
        self.owed -= 1
        self._mark(resource)

    # ---- production ------------------------------------------------------------------------------------------

    def _produce(self, resource: int) -> None:
        """ANT-11: one unit a city, three with a temple; ANT-19, ANT-R11: Market one more, Currency two in all.

        ANT-25: foreign units in the province make no difference.
        """
        nation = self.nation
        mine = self.city[nation] & self.tables.of_resource[resource]
        amount = self._count(mine) + 2 * self._count(mine & self.temple)
        if self._knows(nation, CURRENCY):
            amount += 2
        elif self._knows(nation, MARKET):
            amount += 1
        amount = self._gain(nation, resource, amount)
        self._emit(PRODUCED, self.tables.people[nation], resource, amount, 0)
        self._action_done()

    # ---- exchange of the 2006 rules --------------------------------------------------------------------------

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
            if self.stock[self.nation * 4 + give] >= 2:
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

    # ---- temples ---------------------------------------------------------------------------------------------

    def _temple_sites(self) -> int:
        """ANT-12, ANT-R16: own cities without a temple."""
        return self.city[self.nation] & ~self.temple

    def _temple_phase(self) -> None:
        possible = self._can_pay(self.nation, MARBLE, self.tables.temple_price) or self._can_exchange()
        if possible and self.temples_left and self._temple_sites():
            self.decision = TEMPLE
        else:
            self._action_done()

    def _list_temples(self, moves: Moves) -> None:
        if self._can_pay(self.nation, MARBLE, self.tables.temple_price):
            left = self._from_floor(self._temple_sites())
            while left:
                moves._add(TEMPLE_AT + self.tables.place[self._lowest(left)])
                left &= left - 1
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _build_temple(self, province: int) -> None:
        nation = self.nation
        self._pay(nation, MARBLE, self.tables.temple_price)
        self.temple |= BIT[province]
        self.temple_count[nation] += 1
        self.temples_left -= 1
        self._emit(BUILT_TEMPLE, self.tables.people[nation], self.tables.place[province], 0, 0)
        self._mark(province)

    # ---- arming ----------------------------------------------------------------------------------------------

    def _room_to_arm(self, province: int) -> bool:
        """ANT-13, ANT-R15: one new unit a city in each action, three with a temple."""
        return self.armed[province] < (3 if self.temple & BIT[province] else 1)

    def _can_arm(self, kind: int, province: int) -> bool:
        """ANT-14, ANT-41: legions need a land border, galleys a sea border, both a piece in the supply."""
        return (
            self.tables.habitable[kind] & BIT[province] != 0
            and self.unit_total[self.nation * 2 + kind] < self.tables.unit_supply[kind]
        )

    def _arming_phase(self) -> None:
        if self._can_pay(self.nation, IRON, 1) or self._can_exchange():
            left = self.city[self.nation]
            while left:
                province = self._lowest(left)
                left &= left - 1
                if self._room_to_arm(province) and (self._can_arm(0, province) or self._can_arm(1, province)):
                    self.decision = ARMING
                    return
        self._end_arming()

    def _end_arming(self) -> None:
        for province in range(self.tables.provinces):
            self.armed[province] = 0
        self._action_done()

    def _list_arming(self, moves: Moves) -> None:
        if self._can_pay(self.nation, IRON, 1):
            left = self.city[self.nation]
            while left:
                province = self._lowest(left)
                left &= left - 1
                if self._room_to_arm(province):
                    for kind in range(2):
                        if self._can_arm(kind, province) and province * 2 + kind >= self.floor:
                            moves._add(ARM_AT + self.tables.place[province] * 2 + kind)
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _arm(self, kind: int, province: int) -> None:
        nation = self.nation
        self._pay(nation, IRON, 1)
        self.unit_total[nation * 2 + kind] += 1
        self._put_unit(nation, kind, province)
        self.armed[province] += 1
        self._emit(ARMED, self.tables.people[nation], kind, self.tables.place[province], 0)
        self._mark(province * 2 + kind)

    # ---- know-how --------------------------------------------------------------------------------------------

    def _price_of(self, know_how: int) -> int:
        """ANT-16, ANT-R13: 7 or 10 gold for the first nation, 3 or 5 for later ones, as it stands when bought."""
        if self.acquired & BIT[know_how]:
            return self.tables.later_price[know_how]
        return self.tables.first_price[know_how]

    def _can_learn(self, know_how: int) -> bool:
        """ANT-15: each once, a higher one only on top of its basic one."""
        nation = self.nation
        if self._knows(nation, know_how):
            return False
        return know_how < 4 or self._knows(nation, know_how - 4)

    def _learning_phase(self) -> None:
        open_to_exchange = self._can_exchange()
        for know_how in range(8):
            if self._can_learn(know_how):
                if open_to_exchange or self._can_pay(self.nation, GOLD, self._price_of(know_how)):
                    self.decision = LEARNING
                    return
        self._action_done()

    def _list_learning(self, moves: Moves) -> None:
        for know_how in range(8):
            if know_how >= self.floor and self._can_learn(know_how):
                if self._can_pay(self.nation, GOLD, self._price_of(know_how)):
                    moves._add(LEARN_AT + know_how)
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _learn(self, know_how: int) -> None:
        nation = self.nation
        price = self._price_of(know_how)
        first = 0 if self.acquired & BIT[know_how] else 1
        self._pay(nation, GOLD, price)
        self.know[nation] |= BIT[know_how]
        self.acquired |= BIT[know_how]
        # ANT-17: the first nation to acquire it is owed a scholar at the end of the turn.
        self.scholars_due += first
        self._emit(LEARNT, self.tables.people[nation], know_how, price, first)
        self._mark(know_how)

    # ---- new cities ------------------------------------------------------------------------------------------

    def _sites(self) -> int:
        """ANT-32, ANT-R28: provinces with an own unit and no city of anyone."""
        taken = 0
        for nation in range(self.tables.nations):
            taken |= self.city[nation]
        return (self.has[self.nation * 2] | self.has[self.nation * 2 + 1]) & ~taken

    def _can_found(self) -> bool:
        """One marble, one iron and one gold, coins for what is missing; and a token left (ANT-R9, ANT-R25)."""
        nation = self.nation
        if self.city_count[nation] >= self.tables.city_tokens:
            return False
        if self._exchanges_freely(nation):
            return self._wealth(nation) >= 3
        missing = 0
        for resource in range(3):
            if self.stock[nation * 4 + resource] == 0:
                missing += 1
        return missing <= self.stock[nation * 4 + COIN]

    def _founding_open(self) -> bool:
        possible = self._can_found() or (
            self.city_count[self.nation] < self.tables.city_tokens and self._can_exchange()
        )
        return possible and self._sites() != 0

    def _list_sites(self, moves: Moves) -> None:
        if self._can_found():
            left = self._from_floor(self._sites())
            while left:
                moves._add(FOUND_AT + self.tables.place[self._lowest(left)])
                left &= left - 1
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _found(self, province: int) -> None:
        nation = self.nation
        for resource in range(3):
            self._pay(nation, resource, 1)
        self._put_city(nation, province)
        self._emit(FOUNDED, self.tables.people[nation], self.tables.place[province], 0, 0)
        self._mark(province)
