"""What nations of Antike earn and buy: production, temples, arming, know-how, new cities."""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.exchange import Exchange

BIT: list[int] = bits.BIT


class Economy(Exchange):
    """The part of the rules that makes something of resources."""

    def _action_done(self) -> None:
        """What follows when a rondel action is over; the turn fills it in."""

    # ---- production ------------------------------------------------------------------------------------------

    def _produce(self, resource: int) -> None:
        """ANT-11, ANT-25: what the cities yield; foreign units in their provinces make no difference."""
        nation = self.nation
        amount = self._gain(nation, resource, self._yield_of(nation, resource))
        self._emit(PRODUCED, self.tables.people[nation], resource, amount, 0)
        self._action_done()

    # ---- temples ---------------------------------------------------------------------------------------------

    def _temple_sites(self) -> Mask:
        """ANT-12, ANT-R16: own cities without a temple."""
        return self.city[self.nation] & ~self.temple

    def _temple_phase(self) -> None:
        possible: bool = self._can_pay(self.nation, MARBLE, self.tables.temple_price) or self._can_exchange()
        if possible and self.temples_left and self._temple_sites():
            self.decision = TEMPLE
        else:
            self._action_done()

    def _list_temples(self, moves: Moves) -> None:
        if self._can_pay(self.nation, MARBLE, self.tables.temple_price):
            self._add_provinces(TEMPLE_AT, self._offered(self._temple_sites()), moves)
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _build_temple(self, province: int) -> None:
        nation = self.nation
        self._pay(nation, MARBLE, self.tables.temple_price)
        self.temple |= BIT[province]
        self.temple_count[nation] += 1
        self.temples_left -= 1
        self._emit(BUILT_TEMPLE, self.tables.people[nation], self.tables.place[province], 0, 0)
        self._offer_from(province)

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
        self._emit(ARMING_ENDED, self.tables.people[self.nation], 0, 0, 0)
        self._action_done()

    def _list_arming(self, moves: Moves) -> None:
        if self._can_pay(self.nation, IRON, 1):
            left = self.city[self.nation]
            while left:
                province = self._lowest(left)
                left &= left - 1
                if self._room_to_arm(province):
                    for kind in range(2):
                        if self._can_arm(kind, province) and province * 2 + kind >= self.offered_from:
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
        self._offer_from(province * 2 + kind)

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
        open_to_exchange: bool = self._can_exchange()
        for know_how in range(8):
            if self._can_learn(know_how):
                if open_to_exchange or self._can_pay(self.nation, GOLD, self._price_of(know_how)):
                    self.decision = LEARNING
                    return
        self._action_done()

    def _list_learning(self, moves: Moves) -> None:
        for know_how in range(8):
            if know_how >= self.offered_from and self._can_learn(know_how):
                if self._can_pay(self.nation, GOLD, self._price_of(know_how)):
                    moves._add(LEARN_AT + know_how)
        self._list_exchanges(moves)
        moves._add(DONE_AT)

    def _learn(self, know_how: int) -> None:
        nation = self.nation
        price = self._price_of(know_how)
        first: int = 0 if self.acquired & BIT[know_how] else 1
        self._pay(nation, GOLD, price)
        self.know[nation] |= BIT[know_how]
        self.acquired |= BIT[know_how]
        # ANT-17: the first nation to acquire it is owed a scholar at the end of the turn.
        self.scholars_due += first
        self._emit(LEARNT, self.tables.people[nation], know_how, price, first)
        self._offer_from(know_how)

    # ---- new cities ------------------------------------------------------------------------------------------

    def _sites(self) -> Mask:
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
        missing: int = 0
        for resource in range(3):
            if self.stock[nation * 4 + resource] == 0:
                missing += 1
        return missing <= self.stock[nation * 4 + COIN]

    def _founding_open(self) -> bool:
        possible: bool = self._can_found() or (
            self.city_count[self.nation] < self.tables.city_tokens and self._can_exchange()
        )
        return possible and self._sites() != 0

    def _list_sites(self, moves: Moves) -> None:
        if self._can_found():
            self._add_provinces(FOUND_AT, self._offered(self._sites()), moves)
        self._list_exchanges(moves)
        self._list_swaps(moves)
        moves._add(DONE_AT)

    def _found(self, province: int) -> None:
        nation = self.nation
        for resource in range(3):
            self._pay(nation, resource, 1)
        self._put_city(nation, province)
        self._emit(FOUNDED, self.tables.people[nation], self.tables.place[province], 0, 0)
        self._offer_from(province)
