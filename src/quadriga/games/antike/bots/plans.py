"""What nations of Antike could do next: how far units reach, which cities can fall, and which decisions have a purpose.

The search asks `_narrowed` before it weighs decisions. A maneuver offers every unit every border; what has a purpose is
to take a free site or a sea, to join a conquest that can succeed, or to guard a city that could fall.
"""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import MOST_ACTIONS, fresh
from quadriga.games.antike.bots.reach import Reach
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.state import AntikeState

BIT: list[int] = bits.BIT

DEAREST = 2
"""The most units that a sensible player pays for the rondel, unless rich."""
RICH = 12
HANDFUL = 8
"""How many decisions of a maneuver are weighed at most, those that always are not counted."""
TAKES_SITE = 7
"""The merit of a move that takes a site."""
PLAIN = 1
"""The merit of what is possible and no more."""
SPARED = 2
"""Iron that is kept for new cities when a nation arms."""
SURE = 1000
"""The merit of what is always weighed."""
UNFIT = -1
"""The merit of what is not weighed."""


class Plans(Reach):
    """Bound to a state: what its nations can reach and attack, and which decisions are worth a thought."""

    def __init__(self, state: AntikeState, experience: Experience) -> None:
        Reach.__init__(self, state, experience)
        # The goals of the active nation, as sets of provinces.
        self.sites: Mask = 0
        self.seas: Mask = 0
        self.wins: Mask = 0
        self.sieges: Mask = 0
        self.guards: Mask = 0
        # The one city that units without another goal gather round.
        self.aim = NONE
        self.merit = fresh(MOST_ACTIONS)

    # ---- what is worth a thought -----------------------------------------------------------------------------

    def _narrowed(self, seat: int, moves: Moves) -> None:
        self._drop_besides(moves)
        if self.state.decision == MANEUVER:
            self._survey()
            self._weigh_maneuver(moves)
            self._keep(moves, HANDFUL if self._begun() == NONE else 2)
        elif self.state.decision == RONDEL:
            self._weigh_spaces(moves)
            self._keep(moves, 8)
        elif self.state.decision == PAYING:
            self._weigh_payments(moves)
            self._keep(moves, 1)
        elif self.state.decision == ARMING:
            self._survey()
            self._weigh_arming(moves)
            self._weigh_stopping(moves, PLAIN, self.state.stock[self.state.nation * 4 + IRON] <= SPARED)
            self._keep(moves, 5)
        elif self.state.decision == TEMPLE:
            self._weigh_places(moves, TEMPLE_AT)
            self._weigh_stopping(moves, PLAIN, False)
            self._keep(moves, 4)
        elif self.state.decision == LEARNING:
            self._weigh_learning(moves)
            self._weigh_stopping(moves, TAKES_SITE, False)
            self._keep(moves, 8)
        elif self.state.decision == FOUNDING:
            self._weigh_places(moves, FOUND_AT)
            self._weigh_stopping(moves, PLAIN, self._thrifty())
            self._keep(moves, 1 if self._sites_paid(moves) else 4)
        elif self.state.decision == GIVING_UP:
            self._weigh_places(moves, GIVE_UP_AT)
            self._keep(moves, 2)
        elif self.state.decision == SPENDING or self.state.decision == LOSING:
            self._weigh_losses(moves)
            self._keep(moves, 2)
        elif self.state.decision == ORDERS or self.state.decision == EXCHANGING:
            # To be asked is the best order for somebody who thinks each time; and see exchange.py.
            moves.ids[0] = DONE_AT
            moves.size = 1
        elif self.state.decision == ASKED:
            moves.ids[0] = DEMAND_AT
            moves.ids[1] = DECLINE_AT
            moves.size = 2

    def _drop_besides(self, moves: Moves) -> None:
        """Without what a game offers besides and a search does not: standing orders, and swaps but before the move."""
        kept: int = 0
        for n in range(moves.size):
            action = moves.ids[n]
            order: bool = ORDER_AT <= action < INSTEAD_AT
            if not order and (action < SWAP_AT or self.state.decision == RONDEL):
                moves.ids[kept] = action
                kept += 1
        if kept:
            moves.size = kept

    def _keep(self, moves: Moves, count: int) -> None:
        """Keep as many actions as said, those of most merit and the first among equals, and whatever is sure."""
        for _ in range(count):
            best = NONE
            most = UNFIT
            for n in range(moves.size):
                if most < self.merit[n] < SURE:
                    most = self.merit[n]
                    best = n
            if best == NONE:
                break
            self.merit[best] = SURE
        kept: int = 0
        for n in range(moves.size):
            if self.merit[n] == SURE:
                moves.ids[kept] = moves.ids[n]
                kept += 1
        if kept:
            moves.size = kept

    def _weigh_stopping(self, moves: Moves, enough: int, stop: bool) -> None:
        """To be done is weighed where nothing else has enough merit, or where there is a reason to stop."""
        best = UNFIT
        for n in range(moves.size):
            if moves.ids[n] != DONE_AT and not EXCHANGE_AT <= moves.ids[n] < FIGHT_AT and self.merit[n] > best:
                best = self.merit[n]
        for n in range(moves.size):
            if moves.ids[n] == DONE_AT:
                self.merit[n] = SURE if stop or best < enough else UNFIT
            elif EXCHANGE_AT <= moves.ids[n] < FIGHT_AT:
                self.merit[n] = PLAIN if best < enough else UNFIT

    # ---- the rondel ------------------------------------------------------------------------------------------

    def _weigh_spaces(self, moves: Moves) -> None:
        """Spaces where something can be done, for a price that is not silly; standing orders are for people."""
        nation = self.state.nation
        marker = self.state.marker[nation]
        rich: bool = self.state._wealth(nation) >= RICH
        for n in range(moves.size):
            self.merit[n] = UNFIT
            if EXCHANGE_AT <= moves.ids[n] < FIGHT_AT or moves.ids[n] >= SWAP_AT:
                # Offered where the bank would be short of what is produced next.
                self.merit[n] = PLAIN
            elif moves.ids[n] != ORDERS_AT:
                space = moves.ids[n] - GO_AT
                price: int = 0
                if marker != NONE:
                    price = (self.state.tables.ring_at[space] - marker + 7) % 8 + 1 - self.state.tables.free_steps
                if (rich or price <= DEAREST) and self._is_of_use(nation, space):
                    self.merit[n] = SURE

    def _is_of_use(self, nation: int, space: int) -> bool:
        """Whether there is anything to do on a space."""
        if space == TEMPLE_SPACE:
            if self.state.temples_left == 0 or self.state.temple_count[nation] == self.state.city_count[nation]:
                return False
            return self.state._can_pay(nation, MARBLE, self.state.tables.temple_price)
        if space == ARMING_SPACE:
            return self.state._can_pay(nation, IRON, 1)
        if space == KNOW_HOW_SPACE:
            price = self._cheapest(nation, 0)
            return price > 0 and self.state._can_pay(nation, GOLD, price)
        if space == MANEUVER_1 or space == MANEUVER_2:
            return self.state.unit_total[nation * 2] + self.state.unit_total[nation * 2 + 1] > 0
        return True

    def _cheapest(self, nation: int, to_be_first: int) -> int:
        """The price of the cheapest know-how open to a nation, or of one that brings a scholar; 0 for none."""
        best: int = 0
        know = self.state.know[nation]
        for know_how in range(8):
            if know & BIT[know_how] == 0 and (know_how < 4 or know & BIT[know_how - 4] != 0):
                known: bool = self.state.acquired & BIT[know_how] != 0
                if not (known and to_be_first):
                    price = self.state.tables.first_price[know_how]
                    if known:
                        price = self.state.tables.later_price[know_how]
                    if best == 0 or price < best:
                        best = price
        return best

    def _weigh_payments(self, moves: Moves) -> None:
        """The rondel is paid with what is most plentiful; a coin stands for anything and is worth more."""
        for n in range(moves.size):
            resource = moves.ids[n] - PAY_AT
            plenty = self.state.stock[self.state.nation * 4 + resource]
            self.merit[n] = plenty if resource == COIN else 2 * plenty

    # ---- building, founding, arming --------------------------------------------------------------------------

    def _weigh_places(self, moves: Moves, base: int) -> None:
        """Temples and cities where they are safe and of what is scarce; the opposite for a city to give up."""
        nation = self.state.nation
        for n in range(moves.size):
            self.merit[n] = SURE
            if base <= moves.ids[n] < base + PLACES:
                province = self.state.tables.province_of[moves.ids[n] - base]
                merit: int = 20
                for resource in range(3):
                    kin = self.state.tables.of_resource[resource]
                    if kin & BIT[province]:
                        merit -= self.state._count(kin & self.state.city[nation])
                        merit -= self.state._count(kin & self.state.city[nation] & self.state.temple)
                if base != FOUND_AT and self._shortfall(province) > 0:
                    merit -= 10
                if base == GIVE_UP_AT:
                    merit = 40 - merit
                    if self.state.temple & BIT[province] or province == self.state.at:
                        merit = 0
                self.merit[n] = merit if merit > PLAIN else PLAIN

    def _sites_paid(self, moves: Moves) -> bool:
        """Whether all cities on offer can be paid for, so that it does not matter which comes first."""
        offered: int = 0
        for n in range(moves.size):
            if FOUND_AT <= moves.ids[n] < FOUND_AT + PLACES:
                offered += 1
        return self._affordable(self.state.nation, offered) == offered

    def _thrifty(self) -> bool:
        """Whether a new city would cost a scholar or a temple that can be paid for now."""
        at: int = self.state.nation * 4
        scholar = self._cheapest(self.state.nation, 1)
        gold = self.state.stock[at + GOLD] + self.state.stock[at + COIN]
        marble = self.state.stock[at + MARBLE] + self.state.stock[at + COIN]
        return (scholar > 0 and gold == scholar) or marble == self.state.tables.temple_price

    def _weigh_learning(self, moves: Moves) -> None:
        """Know-how that brings a scholar is what one is here for."""
        for n in range(moves.size):
            self.merit[n] = PLAIN
            if LEARN_AT <= moves.ids[n] < EXCHANGE_AT:
                know_how = moves.ids[n] - LEARN_AT
                if self.state.acquired & BIT[know_how] == 0:
                    self.merit[n] = TAKES_SITE

    def _weigh_arming(self, moves: Moves) -> None:
        """Units where a maneuver brings them to a goal, or to the defence of a city that could fall."""
        nation = self.state.nation
        for n in range(moves.size):
            self.merit[n] = SURE
            if ARM_AT <= moves.ids[n] < LEARN_AT:
                kind: int = (moves.ids[n] - ARM_AT) % 2
                province = self.state.tables.province_of[(moves.ids[n] - ARM_AT) // 2]
                reach = self.chart.zone[(kind * 4 + self._steps(nation, kind)) * PROVINCES + province]
                merit: int = self.state._count(reach & self.sites) + 3 * self.state._count(reach & self.sieges)
                if self.aim != NONE and reach & BIT[self.aim]:
                    merit += 2
                if kind == GALLEY:
                    merit += self.state._count(reach & self.seas)
                if self.guards & BIT[province]:
                    merit += 6
                self.merit[n] = merit if merit else UNFIT

    # ---- maneuver --------------------------------------------------------------------------------------------

    def _survey(self) -> None:
        """The goals of the active nation: free sites, new seas, cities to win, to besiege and to guard."""
        nation = self.state.nation
        cities = self._all_cities()
        self.sites = BIT[self.state.tables.provinces] - 1 & ~cities
        self.sites &= ~(self.state.has[nation * 2] | self.state.has[nation * 2 + 1])
        self.seas = self.state.tables.habitable[GALLEY] & ~self.state.has[nation * 2 + 1]
        self.wins = 0
        self.sieges = 0
        self.guards = 0
        self.aim = NONE
        best = -FAR
        left = cities
        while left:
            province = self.state._lowest(left)
            left &= left - 1
            owner = self.state.owner[province]
            if owner == nation:
                # Where a unit or two make a city safe; what many attack cannot be held.
                if 0 < self._shortfall(province) <= 2:
                    self.guards |= BIT[province]
            elif self._hostile(nation, owner) and self.state.city_count[owner] > 1:
                hope = self._size_up(province)
                if hope > best:
                    best = hope
                    self.aim = province

    def _size_up(self, province: int) -> int:
        """Whether a foreign city can be won in this maneuver, or surrounded so that the next one wins it.

        Returns how hopeful an attack is: by the units that are not far, and by the general that a temple brings.
        """
        nation = self.state.nation
        now: int = 0
        later: int = 0
        around: int = 0
        for kind in range(2):
            if self.state.decision == MANEUVER:
                for steps in range(3):
                    group: int = kind * 3 + 2 - steps
                    now += self._ready(group, self.chart.zone[(kind * 4 + steps) * PROVINCES + province])
            far = self._steps(nation, kind)
            later += self._gathered(nation, kind, self.chart.zone[(kind * 4 + far) * PROVINCES + province])
            around += self._gathered(nation, kind, self.chart.zone[(kind * 4 + 3) * PROVINCES + province])
        defence = self.state._defence(province)
        if now >= defence:
            self.wins |= BIT[province]
        elif later >= defence:
            self.sieges |= BIT[province]
        hope: int = around - defence
        if self.state.temple & BIT[province] and self.state.stack[GENERAL]:
            hope += 5
        return hope

    def _ready(self, group: int, mask: Mask) -> int:
        """Units of a class in these provinces."""
        total: int = 0
        left = self.state.ready_at[group] & mask
        while left:
            total += self.state.ready[group * PROVINCES + self.state._lowest(left)]
            left &= left - 1
        return total

    def _weigh_maneuver(self, moves: Moves) -> None:
        """What units are good for; an attack that has begun and can succeed is carried through."""
        target = self._begun()
        if target != NONE:
            self._weigh_attack(moves, target)
            return
        for n in range(moves.size):
            action = moves.ids[n]
            self.merit[n] = SURE
            if action < GO_AT:
                self.merit[n] = self._purpose((action - MOVE_AT) // WAYS, (action - MOVE_AT) % WAYS)
            elif FIGHT_AT <= action < FOE_AT:
                # In a conquest units count one for one anyway: fights are for own cities, and sites others might take.
                owner = self.state.owner[self.state.tables.province_of[(action - FIGHT_AT) // 2]]
                self.merit[n] = 3 if owner == NONE or owner == self.state.nation else UNFIT
        self._weigh_stopping(moves, TAKES_SITE, self.guards != 0)

    def _begun(self) -> int:
        """The city that units have entered, with moves left, and that can be won; NONE without an attack."""
        left = self.wins
        while left:
            province = self.state._lowest(left)
            left &= left - 1
            if self.state._strength(province):
                return province
        return NONE

    def _weigh_attack(self, moves: Moves, target: int) -> None:
        """The conquest, or else the units that can still join it in time, those without another task first."""
        for n in range(moves.size):
            action = moves.ids[n]
            self.merit[n] = UNFIT
            if action == CONQUER_AT + self.state.tables.place[target]:
                self.merit[n] = SURE
            elif action < GO_AT and self.state._strength(target) < self.state._defence(target):
                group = (action - MOVE_AT) // WAYS
                start = self.state.tables.way_from[(action - MOVE_AT) % WAYS]
                goal = self.state.tables.way_to[(action - MOVE_AT) % WAYS]
                base: int = (group // 3 * PROVINCES + target) * PROVINCES
                # A move must be left for the conquest itself.
                if start != target and self.chart.apart[base + goal] < 2 - group % 3:
                    self.merit[n] = 4 if self._holds(group // 3, start) else 6
                    self.merit[n] -= self.chart.apart[base + goal]
        self._weigh_stopping(moves, PLAIN, False)

    def _purpose(self, group: int, way: int) -> int:
        """What a unit comes to by this border, or comes nearer to though it could not reach it at once."""
        kind: int = group // 3
        after: int = 2 - group % 3
        start = self.state.tables.way_from[way]
        goal = self.state.tables.way_to[way]
        worth: int = self._purpose_of(kind, start, BIT[goal], after)
        if worth == 0 and after:
            beyond = (
                self.chart.zone[(kind * 4 + after) * PROVINCES + goal]
                & ~self.chart.zone[(kind * 4 + 1) * PROVINCES + start]
            )
            worth = self._purpose_of(kind, start, beyond, after - 1) - 1
        if worth <= 0 and self._gathers(kind, start, goal):
            worth = PLAIN
        return worth if worth > 0 else UNFIT

    def _gathers(self, kind: int, start: int, goal: int) -> bool:
        """Whether a unit that holds nothing comes nearer to the city that others gather round."""
        if self.aim == NONE or self._holds(kind, start):
            return False
        base = (kind * PROVINCES + self.aim) * PROVINCES
        return self.chart.apart[base + goal] < self.chart.apart[base + start]

    def _holds(self, kind: int, province: int) -> bool:
        """Whether a unit is the only one of its nation on a site, or the only galley on a sea that counts."""
        at: int = self.state.nation * 2 * PROVINCES + province
        if kind == GALLEY:
            return self.state.units[at + PROVINCES] == 1 and self.state.stack[NAVIGATOR] > 0
        return (
            self.state.owner[province] == NONE and self.state.units[at] == 1 and self.state.units[at + PROVINCES] == 0
        )

    def _purpose_of(self, kind: int, start: int, goals: Mask, after: int) -> int:
        """What a unit would be good for in one of these provinces, more than where it stands."""
        nation = self.state.nation
        worth: int = 0
        holds: bool = self.state.units[(nation * 2 + kind) * PROVINCES + start] == 1
        lone: bool = holds and self.state.units[(nation * 2 + 1 - kind) * PROVINCES + start] == 0
        if goals & self.wins and after:
            worth = 10
        # A unit that alone holds a site gains nothing by another one instead, nor does a galley that holds a sea.
        if goals & self.sites & self.state.tables.habitable[kind] and not (lone and self.state.owner[start] == NONE):
            worth += 7
        if kind == GALLEY and not holds and goals & self.seas:
            worth += 5
        if goals & self.guards:
            worth += 4
        if goals & self.sieges:
            worth += 3
        return worth

    # ---- losses ----------------------------------------------------------------------------------------------

    def _weigh_losses(self, moves: Moves) -> None:
        """Units that have the fewest moves left go first."""
        for n in range(moves.size):
            if self.state.decision == LOSING:
                self.merit[n] = 10 - (moves.ids[n] - LOSE_AT)
            else:
                self.merit[n] = 1 + (moves.ids[n] - SPEND_AT) % 3
