"""Maneuver in Antike: units that move, and whom they may meet.

Units of the active nation are counted, not named: `ready[class * PROVINCES + province]` says how many of them have how
many moves left (a class is kind * 3 + 3 - moves left). One decision moves one unit over one border.

**Equivalent orders.** ANT-R17 lets units act in any order, so moves that have nothing to do with each other could be
made in very many orders that all come to the same. A game offers all of them. Inside a search (`_sort_choices`) quiet
moves, into provinces where no foreign unit of that kind stands, are offered in one order: by class, then province, then
target, from the last one on (`offered_from`). A unit that goes on always falls into a later class, so sorting the quiet
moves of any maneuver by this key keeps every one of them possible: each result stays reachable, by one order instead of
many. A move that meets foreign units, a fight and a conquest are always offered and open the list from its start again,
since what others do may change plans.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.border import expect_between
from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.orders import Orders

BIT: list[int] = bits.BIT


class Maneuver(Orders):
    """The part of the rules that moves units."""

    def _meet(self, foe: int) -> None:
        """A fight against the unit that has just entered; war fills it in."""

    # ---- who may be met, and where ---------------------------------------------------------------------------

    def _hostile(self, nation: int) -> bool:
        """ANT-R40: two nations of one player leave each other alone, unless the option says otherwise."""
        if nation == self.nation:
            return False
        return self.tables.partner_attack or self.seat_of[nation] != self.seat_of[self.nation]

    def _foes_at(self, kind: int) -> Mask:
        """The provinces where a nation that may be fought has units of this kind."""
        foes = 0
        for nation in range(self.tables.nations):
            if self._hostile(nation):
                foes |= self.has[nation * 2 + kind]
        return foes

    def _is_foe_at(self, nation: int, kind: int, province: int) -> bool:
        return self.has[nation * 2 + kind] & BIT[province] != 0 and self._hostile(nation)

    def _defence(self, province: int) -> int:
        """ANT-27: 1, or 3 with a temple; all units of the owner there; ANT-20: Monarchy 1 more, Democracy 2 in all."""
        owner = self.owner[province]
        value: int = 3 if self.temple & BIT[province] else 1
        value += self.units[owner * 2 * PROVINCES + province] + self.units[(owner * 2 + 1) * PROVINCES + province]
        if self.know[owner] & BIT[DEMOCRACY]:
            value += 2
        elif self.know[owner] & BIT[MONARCHY]:
            value += 1
        return value

    def _strength(self, province: int) -> int:
        """ANT-26, ANT-R18: own units there that have a move left."""
        total: int = 0
        for group in range(CLASSES):
            total += self.ready[group * PROVINCES + province]
        return total

    def _targets(self) -> Mask:
        """Cities that can be conquered now; never a nation's last one (ANT-29, ANT-R26)."""
        near = 0
        for group in range(CLASSES):
            near |= self.ready_at[group]
        targets = 0
        if near:
            for nation in range(self.tables.nations):
                if self.city_count[nation] > 1 and self.city[nation] & near and self._hostile(nation):
                    left = self.city[nation] & near
                    while left:
                        province = self._lowest(left)
                        left &= left - 1
                        if self._strength(province) >= self._defence(province):
                            targets |= BIT[province]
        return targets

    def defence(self, province: int) -> int:
        """The defence value of the city in a province of this map; 0 where there is none."""
        self._check_made()
        expect_between(province, 0, PROVINCES - 1, "province")
        return self._defence(province) if self.owner[province] != NONE else 0

    # ---- choosing --------------------------------------------------------------------------------------------

    def _goals(self, group: int, province: int, foes: Mask) -> Mask:
        """Where units of a class may go from a province: all neighbours, or only those that the order still offers."""
        near = self.tables.near[(group // 3) * PROVINCES + province]
        key: int = (group * PROVINCES + province) * 64
        if key >= self.offered_from:
            return near
        if key + 63 < self.offered_from:
            return near & foes
        return near & (foes | ~(BIT[self.offered_from - key] - 1))

    def _list_maneuver(self, moves: Moves) -> None:
        """ANT-22, ANT-23: any unit with a move left over a border of its kind."""
        for group in range(CLASSES):
            left = self.ready_at[group]
            if left:
                kind: int = group // 3
                foes = self._foes_at(kind)
                while left:
                    province = self._lowest(left)
                    left &= left - 1
                    goals = self._goals(group, province, foes)
                    base: int = (kind * PROVINCES + province) * SLOTS
                    for slot in range(self.tables.degree[kind * PROVINCES + province]):
                        if goals & BIT[self.tables.next_to[base + slot]]:
                            moves._add(MOVE_AT + group * WAYS + self.tables.way[base + slot])
        # ANT-31, ANT-R19, ANT-R23: fights at any time, also with units that have no move left.
        for kind in range(2):
            left = self.has[self.nation * 2 + kind] & self._foes_at(kind)
            while left:
                moves._add(FIGHT_AT + self.tables.place[self._lowest(left)] * 2 + kind)
                left &= left - 1
        if not self.tables.two_phases:
            self._list_conquests(moves)
        moves._add(DONE_AT)

    def _list_conquests(self, moves: Moves) -> None:
        self._add_provinces(CONQUER_AT, self._targets(), moves)

    def _any_maneuver(self, rng: Rng) -> int:
        """A random choice of what a maneuver offers, all alike, without making the list."""
        land = self._foes_at(0)
        sea = self._foes_at(1)
        total: int = 1
        # How many each group has, ten bits a group: those that the choice does not fall on are passed over.
        sizes: Mask = 0
        for group in range(CLASSES):
            left = self.ready_at[group]
            here: Mask = 0
            while left:
                province = self._lowest(left)
                left &= left - 1
                here += self._count(self._goals(group, province, land if group < 3 else sea))
            total += here
            sizes |= here << (10 * group)
        on_land = self.has[self.nation * 2] & land
        at_sea = self.has[self.nation * 2 + 1] & sea
        targets = 0 if self.tables.two_phases else self._targets()
        total += self._count(on_land) + self._count(at_sea) + self._count(targets)
        orders = self._count_orders()
        ticket: int = rng._below(total + orders)
        if ticket >= total:
            return self._nth_order(ticket - total)
        if ticket == 0:
            return DONE_AT
        ticket -= 1
        for group in range(CLASSES):
            size = sizes >> (10 * group) & 1023
            if ticket >= size:
                ticket -= size
                continue
            left = self.ready_at[group]
            while left:
                province = self._lowest(left)
                left &= left - 1
                goals = self._goals(group, province, land if group < 3 else sea)
                size = self._count(goals)
                if ticket < size:
                    at: int = (group // 3) * PROVINCES + province
                    target = self._nth(goals, ticket)
                    slot = self._count(self.tables.near[at] & (BIT[target] - 1))
                    return MOVE_AT + group * WAYS + self.tables.way[at * SLOTS + slot]
                ticket -= size
        size = self._count(on_land)
        if ticket < size:
            return FIGHT_AT + self.tables.place[self._nth(on_land, ticket)] * 2
        ticket -= size
        size = self._count(at_sea)
        if ticket < size:
            return FIGHT_AT + self.tables.place[self._nth(at_sea, ticket)] * 2 + 1
        return CONQUER_AT + self.tables.place[self._nth(targets, ticket - size)]

    # ---- the course of a maneuver ----------------------------------------------------------------------------

    def _moves_of(self, kind: int) -> int:
        """ANT-18, ANT-R12, ANT-R18: a unit has one move; Wheel or Sailing give two, Roads or Navigation three."""
        if self._knows(self.nation, ROADS if kind == 0 else NAVIGATION):
            return 3
        return 2 if self._knows(self.nation, WHEEL if kind == 0 else SAILING) else 1

    def _begin_maneuver(self) -> None:
        nation = self.nation
        self._emit(MANEUVER_BEGAN, self.tables.people[nation], self._moves_of(0), self._moves_of(1), 0)
        for kind in range(2):
            group: int = kind * 3 + 3 - self._moves_of(kind)
            left = self.has[nation * 2 + kind]
            self.ready_at[group] = left
            while left:
                province = self._lowest(left)
                left &= left - 1
                self.ready[group * PROVINCES + province] = self.units[(nation * 2 + kind) * PROVINCES + province]
        self._march_on()

    def _march_on(self) -> None:
        """The active nation goes on, unless nothing is left to do for its units."""
        self.at = NONE
        self.entered = NONE
        self.foe = NONE
        self.asked = 0
        self.decider = self.nation
        for group in range(CLASSES):
            if self.ready_at[group]:
                self.decision = MANEUVER
                return
        for kind in range(2):
            if self.has[self.nation * 2 + kind] & self._foes_at(kind):
                self.decision = MANEUVER
                return
        self._end_maneuver()

    def _done_moving(self) -> None:
        """ANT-R17: with two phases the conquests follow when all units have moved."""
        self._begin_list()
        if self.tables.two_phases and self._targets():
            self.decision = CONQUEST
        else:
            self._end_maneuver()

    def _end_maneuver(self) -> None:
        for group in range(CLASSES):
            left = self.ready_at[group]
            while left:
                self.ready[group * PROVINCES + self._lowest(left)] = 0
                left &= left - 1
            self.ready_at[group] = 0
        self._emit(MANEUVER_ENDED, self.tables.people[self.nation], 0, 0, 0)
        self._action_done()

    def _unready(self, group: int, province: int) -> None:
        """One unit fewer in a class."""
        self.ready[group * PROVINCES + province] -= 1
        if self.ready[group * PROVINCES + province] == 0:
            self.ready_at[group] &= ~BIT[province]

    def _take_units(self, nation: int, kind: int, province: int, count: int) -> None:
        at: int = (nation * 2 + kind) * PROVINCES + province
        self.units[at] -= count
        if self.units[at] == 0:
            self.has[nation * 2 + kind] &= ~BIT[province]

    def _remove(self, nation: int, kind: int, province: int, count: int) -> None:
        """Units off the map and back into the supply of their nation."""
        self._take_units(nation, kind, province, count)
        self.unit_total[nation * 2 + kind] -= count

    def _move(self, group: int, way: int) -> None:
        """One unit over one border; then those who are met may ask for a fight (ANT-24)."""
        nation = self.nation
        kind: int = group // 3
        start = self.tables.way_from[way]
        goal = self.tables.way_to[way]
        self._unready(group, start)
        self._take_units(nation, kind, start, 1)
        self._put_unit(nation, kind, goal)
        left: int = 2 - group % 3
        self._emit(MOVED, self.tables.people[nation], kind, self.tables.place[start], self.tables.place[goal])
        if left:
            self.ready[(group + 1) * PROVINCES + goal] += 1
            self.ready_at[group + 1] |= BIT[goal]
            self._emit(CAN_GO_ON, self.tables.people[nation], kind, left, self.tables.place[goal])
        foes: int = 0
        last = NONE
        awake: int = 0
        for other in range(self.tables.nations):
            if self._is_foe_at(other, kind, goal):
                foes += 1
                last = other
                if self.stance[other * 2 + kind] != NEVER:
                    awake += 1
        if foes == 0:
            self._offer_from((group * PROVINCES + start) * 64 + goal)
            self._march_on()
            return
        self._begin_list()
        # ANT-R20, ANT-R21: the mover is asked first, where somebody else could ask for the fight after him.
        if awake == 0:
            self._march_on()
            return
        self.at = goal
        self.kind = kind
        self.entered = left
        self.asked = 0
        if foes == 1 and self.stance[last * 2 + kind] == ALWAYS:
            self._emit(DEMANDED, self.tables.people[last], self.tables.place[goal], 0, 0)
            self._meet(last)
        else:
            self.decision = ENTERING
