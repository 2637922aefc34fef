"""How far units of Antike reach, and what they could attack."""

from __future__ import annotations

from functools import cache

from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.sizes import fresh
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.state import AntikeState

BIT: list[int] = bits.BIT


class Chart:
    """How far it is on a map; the same in all games on it, so it is drawn once."""

    def __init__(self, near: tuple[int, ...]) -> None:
        if len(near) != 2 * PROVINCES:
            raise ValueError(f"a chart is drawn from {2 * PROVINCES} masks")
        # By kind and both provinces; FAR where there is no way.
        self.apart = fresh(2 * PROVINCES * PROVINCES, FAR)
        # From where units come to a province, by kind, steps from 0 to 3, and province.
        self.zone: Masks = fresh(8 * PROVINCES)
        for kind in range(2):
            for p in range(PROVINCES):
                self._spread(near, kind, p)

    def _spread(self, near: tuple[int, ...], kind: int, start: int) -> None:
        reached, edge, steps = 0, BIT[start], 0
        while edge or steps < 4:
            reached |= edge
            if steps < 4:
                self.zone[(kind * 4 + steps) * PROVINCES + start] = reached
            beyond = 0
            for q in range(PROVINCES):
                if edge & BIT[q]:
                    self.apart[(kind * PROVINCES + start) * PROVINCES + q] = steps
                    beyond |= near[kind * PROVINCES + q]
            edge = beyond & ~reached
            steps += 1


@cache
def chart_of(near: tuple[int, ...]) -> Chart:
    """The chart of a map, by what lies next to what."""
    return Chart(near)


class Reach(Insight):
    """Bound to a state: what its nations can reach, attack, hold and pay."""

    def __init__(self, state: AntikeState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        self.chart = chart_of(tuple(state.tables.near))

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched and self.chart is not None

    # ---- reach and strength ----------------------------------------------------------------------------------

    def _hostile(self, nation: int, other: int) -> bool:
        """ANT-R40: whether one nation may fight the other."""
        if nation == other:
            return False
        return self.state.tables.partner_attack or self.state.seat_of[nation] != self.state.seat_of[other]

    def _steps(self, nation: int, kind: int) -> int:
        """ANT-18: how many moves its units of a kind have in a maneuver."""
        if self.state.know[nation] & BIT[NAVIGATION if kind == GALLEY else ROADS]:
            return 3
        if self.state.know[nation] & BIT[SAILING if kind == GALLEY else WHEEL]:
            return 2
        return 1

    def _gathered(self, nation: int, kind: int, mask: Mask) -> int:
        """Units of a kind that a nation has in these provinces."""
        total: int = 0
        base: int = (nation * 2 + kind) * PROVINCES
        left = self.state.has[nation * 2 + kind] & mask
        while left:
            total += self.state.units[base + self.state._lowest(left)]
            left &= left - 1
        return total

    def _assault(self, nation: int, province: int) -> int:
        """ANT-26, ANT-R18: how many units could take part in a conquest there in one maneuver."""
        total: int = 0
        for kind in range(2):
            steps: int = self._steps(nation, kind) - 1
            total += self._gathered(nation, kind, self.chart.zone[(kind * 4 + steps) * PROVINCES + province])
        return total

    def _shortfall(self, province: int) -> int:
        """How many more units the city there would need to be safe for one maneuver; 0 for a safe one."""
        owner = self.state.owner[province]
        if self.state.city_count[owner] < 2:
            return 0
        most: int = 0
        for nation in range(self.state.tables.nations):
            if self._hostile(nation, owner):
                force = self._assault(nation, province)
                if force > most:
                    most = force
        if most == 0:
            return 0
        short: int = most - self.state._defence(province) + 1
        return short if short > 0 else 0

    def _all_cities(self) -> Mask:
        cities = 0
        for nation in range(self.state.tables.nations):
            cities |= self.state.city[nation]
        return cities

    def _affordable(self, nation: int, most: int) -> int:
        """ANT-32: how many cities a nation can pay for, up to a number."""
        count: int = 0
        while count < most:
            missing: int = 0
            for resource in range(3):
                if self.state.stock[nation * 4 + resource] <= count:
                    missing += count + 1 - self.state.stock[nation * 4 + resource]
            if missing > self.state.stock[nation * 4 + COIN]:
                return count
            count += 1
        return count
