"""War in Antike: fights, and the conquest of cities."""

from __future__ import annotations

from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.maneuver import Maneuver


class War(Maneuver):
    """The part of the rules that takes units and cities."""

    def _finish(self, winner: int, reason: int) -> None:
        """End the game; the turn fills it in."""

    # ---- fights ----------------------------------------------------------------------------------------------

    def _list_foes(self, moves: Moves) -> None:
        for nation in range(self.tables.nations):
            if self._is_foe_at(nation, self.kind, self.at):
                moves._add(FOE_AT + self.tables.people[nation])
        if self.decision == ENTERING:
            moves._add(LET_BE_AT)

    def _ask_on(self) -> None:
        """ANT-R20, ANT-R21: the nations standing there in turn order, each by its standing order or by its answer."""
        while self.asked < self.tables.nations - 1:
            self.asked += 1
            nation = self.order[(self.turn + self.asked) % self.tables.nations]
            if self._is_foe_at(nation, self.kind, self.at):
                if self.stance[nation * 2 + self.kind] == ALWAYS:
                    self._demand(nation)
                    return
                if self.stance[nation * 2 + self.kind] == ASK:
                    self.decision = ASKED
                    self.decider = nation
                    return
        self._march_on()

    def _demand(self, nation: int) -> None:
        self._emit(DEMANDED, self.tables.people[nation], self.tables.place[self.at], 0, 0)
        self._meet(nation)

    def _declined(self, nation: int) -> None:
        self._emit(DECLINED, self.tables.people[nation], self.tables.place[self.at], 0, 0)
        self._ask_on()

    def _meet(self, foe: int) -> None:
        """A fight against the unit that has just entered: it and one of the foe's are removed (ANT-24, ANT-R19)."""
        self.decider = self.nation
        self._trade(foe, self.entered)
        self.losses = 0
        if self.tables.to_the_end:
            self._settle_losses(foe, self._fewer(foe))
        else:
            self._march_on()

    def _trade(self, foe: int, left: int) -> None:
        """One unit of each side is removed; one side is always the active nation (ANT-R22), with moves left or not."""
        self._remove(self.nation, self.kind, self.at, 1)
        self._remove(foe, self.kind, self.at, 1)
        self._emit(
            FOUGHT, self.tables.people[self.nation], self.tables.people[foe], self.kind, self.tables.place[self.at]
        )
        if left:
            self._unready(self.kind * 3 + 3 - left, self.at)
            self._emit(LOST_MOVES, self.tables.people[self.nation], self.kind, left, self.tables.place[self.at])

    def _fewer(self, foe: int) -> int:
        """How many units of this kind the weaker side has here."""
        mine = self.units[(self.nation * 2 + self.kind) * PROVINCES + self.at]
        theirs = self.units[(foe * 2 + self.kind) * PROVINCES + self.at]
        return mine if mine < theirs else theirs

    def _begin_fight(self, kind: int, province: int) -> None:
        """ANT-31: the active nation fights where it stands; with several foes there it names one."""
        self.kind = kind
        self.at = province
        self._begin_list()
        foes: int = 0
        last = NONE
        for nation in range(self.tables.nations):
            if self._is_foe_at(nation, kind, province):
                foes += 1
                last = nation
        if foes > 1:
            self.decision = FOE
        else:
            self._fight(last)

    def _fight(self, foe: int) -> None:
        self._settle_losses(foe, self._fewer(foe) if self.tables.to_the_end else 1)

    def _settle_losses(self, foe: int, count: int) -> None:
        """The mover picks which of his units are lost, by the moves they have left."""
        self.foe = foe
        self.losses = count
        self._begin_list()
        self._lose_on()

    def _with_left(self, left: int) -> int:
        """Own units of the kind that fights here, with this many moves left."""
        base: int = self.kind * 3 * PROVINCES + self.at
        if left:
            return self.ready[base + (3 - left) * PROVINCES]
        idle = self.units[(self.nation * 2 + self.kind) * PROVINCES + self.at]
        for group in range(3):
            idle -= self.ready[base + group * PROVINCES]
        return idle

    def _losable(self, left: int) -> bool:
        if self._with_left(left) == 0:
            return False
        if left >= self.offered_from:
            return True
        total: int = 0
        for more in range(self.offered_from, 4):
            total += self._with_left(more)
        return total < self.losses

    def _list_losses(self, moves: Moves) -> None:
        for left in range(4):
            if self._losable(left):
                moves._add(LOSE_AT + left)

    def _lose_on(self) -> None:
        while self.losses:
            ways: int = 0
            last: int = NONE
            for left in range(4):
                if self._with_left(left):
                    ways += 1
                    last = left
            if ways > 1 and self.losses < self.units[(self.nation * 2 + self.kind) * PROVINCES + self.at]:
                self.decision = LOSING
                return
            self._lose(last)
        self._begin_list()
        self._march_on()

    def _lose(self, left: int) -> None:
        self._trade(self.foe, left)
        self.losses -= 1
        self._offer_from(left)

    # ---- conquest --------------------------------------------------------------------------------------------

    def _begin_conquest(self, province: int) -> None:
        """ANT-26, ANT-28, ANT-R24: as many units as the defence value are removed, in a mix the attacker chooses."""
        self.at = province
        self.losses = self._defence(province)
        self._begin_list()
        self._spend_on()

    def _spendable(self, group: int) -> bool:
        if self.ready[group * PROVINCES + self.at] == 0:
            return False
        if group >= self.offered_from:
            return True
        total: int = 0
        for more in range(self.offered_from, CLASSES):
            total += self.ready[more * PROVINCES + self.at]
        return total < self.losses

    def _list_spending(self, moves: Moves) -> None:
        for group in range(CLASSES):
            if self._spendable(group):
                moves._add(SPEND_AT + group)

    def _spend_on(self) -> None:
        while self.losses:
            ways: int = 0
            last = NONE
            for group in range(CLASSES):
                if self.ready[group * PROVINCES + self.at]:
                    ways += 1
                    last = group
            if ways > 1 and self.losses < self._strength(self.at):
                self.decision = SPENDING
                return
            self._spend_unit(last)
        self._conquer()

    def _spend_unit(self, group: int) -> None:
        self._unready(group, self.at)
        self._remove(self.nation, group // 3, self.at, 1)
        self._emit(SPENT, self.tables.people[self.nation], group // 3, 3 - group % 3, self.tables.place[self.at])
        self.losses -= 1
        self._offer_from(group)

    def _conquer(self) -> None:
        """ANT-28: the defender loses city, temple and all units there; third nations are not touched."""
        nation = self.nation
        province = self.at
        loser = self.owner[province]
        self._begin_list()
        for kind in range(2):
            count = self.units[(loser * 2 + kind) * PROVINCES + province]
            if count:
                self._remove(loser, kind, province, count)
                self._emit(ROUTED, self.tables.people[loser], kind, count, self.tables.place[province])
        destroyed: bool = self._take_city(loser, province)
        self._emit(CONQUERED, self.tables.people[nation], self.tables.people[loser], self.tables.place[province], 0)
        if destroyed:
            self._emit(TEMPLE_FELL, self.tables.people[nation], self.tables.place[province], 0, 0)
            self.generals_due += 1
            # ANT-40, ANT-R34: with all personalities taken the next temple destroyed wins at that moment.
            left: int = 0
            for stack in range(STACKS):
                left += self.stack[stack]
            if left == 0:
                if self.city_count[nation] < self.tables.city_tokens:
                    self._put_token()
                self._finish(nation, LAST_TEMPLE)
                return
        # ANT-30, ANT-R25: without a token left, another own city is given up.
        if self.city_count[nation] >= self.tables.city_tokens:
            self.decision = GIVING_UP
            return
        self._occupy()

    def _list_own_cities(self, moves: Moves) -> None:
        self._add_provinces(GIVE_UP_AT, self.city[self.nation], moves)

    def _give_up(self, province: int) -> None:
        """ANT-R25: its temple returns to the bank without a general; units there stay."""
        self._take_city(self.nation, province)
        self._emit(GAVE_UP, self.tables.people[self.nation], self.tables.place[province], 0, 0)
        self._occupy()

    def _put_token(self) -> None:
        """ANT-R27: the city is owned at once, without a temple."""
        self._put_city(self.nation, self.at)
        self._emit(OCCUPIED, self.tables.people[self.nation], self.tables.place[self.at], 0, 0)

    def _occupy(self) -> None:
        self._put_token()
        if not self.tables.two_phases:
            self._march_on()
        elif self._targets():
            self.at = NONE
            self.decision = CONQUEST
        else:
            self._end_maneuver()
