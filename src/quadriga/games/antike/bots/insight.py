"""What an experienced player of Antike sees: personalities gained and near, income, stock, reach, danger.

Each nation is looked at for itself. With two players a seat has two nations and ranks by its better one (ANT-R35): that
one counts in full, the other in part, since it can still take over the lead.
"""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.sizes import MOST_FEATURES, fresh, fresh_floats
from quadriga.games.antike.bots.plans import Plans
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.state import AntikeState

BIT: list[int] = bits.BIT

NAMES = ("honours", "second", "near", "growth", "stock", "plans", "prey", "danger", "turn")
HONOURS, SECOND, NEAR, GROWTH, STOCK, PLANS, PREY, DANGER, TURN = range(9)

# How things of one kind compare with each other; what the kinds are worth is tuned.
# The way to the next personality of a stack, done in full, and a temple about to fall.
TO_KING, TO_CITIZEN, TO_NAVIGATOR, TO_SCHOLAR, TO_GENERAL = 0.3, 0.25, 0.22, 0.15, 0.05
# A unit on a free site is a part of a city.
SITE = 0.05
# What grows: income of any resource, the least of the three, units, moves, defence, free provinces nearby.
INCOME, LEAST_INCOME, UNIT, MOVE, WALL, ROOM = 0.05, 0.03, 0.017, 0.04, 0.03, 0.009
OTHER_SHARE = 0.4
"""How much the other nation of a player counts beside the better one."""
SOON = [1.0, 0.6, 0.6, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05]
"""What an action is worth by the steps to its space: full when it is about to be done, little when the way is long."""
PLENTIFUL = 12
"""More than this of a resource is of little use."""
CITY_LOSS = 0.3
TEMPLE_LOSS = 0.5
"""How much worse it is if a temple falls with its city."""


class AntikeInsight(Plans):
    """Looks at every nation, then at the seats that play them."""

    FEATURES = NAMES

    def __init__(self, state: AntikeState, experience: Experience) -> None:
        Plans.__init__(self, state, experience)
        self.f = fresh_floats(NATIONS * MOST_FEATURES)
        self.standing = fresh_floats(NATIONS)
        self.soon = SOON[:]
        self.gained = 0
        self.reach: Masks = fresh(NATIONS)

    def _features(self) -> None:
        lead = 0.0
        cities = self._all_cities()
        for nation in range(self.state.tables.nations):
            self._look_at(nation, cities)
            if self.f[nation * MOST_FEATURES + HONOURS] > lead:
                lead = self.f[nation * MOST_FEATURES + HONOURS]
        if self.state.decision != OVER:
            self._look_for_prey(cities)
        # How far the game is: by the leader's personalities, or where rounds are limited, by the second half of them.
        self.progress = lead if lead < 1.0 else 1.0
        if self.state.tables.round_limit:
            spent = 2.0 * self.state.round / self.state.tables.round_limit - 1.0
            if spent > self.progress:
                self.progress = spent
        for seat in range(self.rows):
            self._sum_up(seat)

    # ---- a seat ----------------------------------------------------------------------------------------------

    def _sum_up(self, seat: int) -> None:
        better = NONE
        other = NONE
        for nation in range(self.state.tables.nations):
            if self.state.seat_of[nation] == seat:
                if better == NONE:
                    better = nation
                elif self.standing[nation] > self.standing[better]:
                    other = better
                    better = nation
                else:
                    other = nation
        for n in range(self.size):
            self.x[seat * MOST_FEATURES + n] = 0.0 if better == NONE else self.f[better * MOST_FEATURES + n]
        if other != NONE:
            for n in range(self.size):
                self.x[seat * MOST_FEATURES + n] += OTHER_SHARE * self.f[other * MOST_FEATURES + n]
            self.x[seat * MOST_FEATURES + SECOND] = self.f[other * MOST_FEATURES + HONOURS]
            if self.state.winner == other:
                # A nation that wins by the last temple need not be the better one.
                self.x[seat * MOST_FEATURES + HONOURS] += 1.0

    # ---- a nation --------------------------------------------------------------------------------------------

    def _look_at(self, nation: int, cities: Mask) -> None:
        row = nation * MOST_FEATURES
        active: bool = nation == self.state.nation and self.state.decision != OVER
        units = self.state.has[nation * 2] | self.state.has[nation * 2 + 1]
        sites = self.state._count(units & ~cities)
        paid = self._affordable(nation, sites if sites < 5 else 5)
        built = self.state.city_count[nation]
        temples = self.state.temple_count[nation]
        seas = self.state._count(self.state.has[nation * 2 + 1])

        # What the turn will add at its end counts for the active nation alone: others have theirs already.
        self.gained = self.state._total_cards(nation)
        if active:
            built += paid
            sites -= paid
            self.gained += self._within(SCHOLAR, self.state.scholars_due)
            self.gained += self._within(GENERAL, self.state.generals_due)
        near = TO_KING * self._way_to(nation, KING, built, self.state.tables.cities_for_king, active)
        near += TO_KING * SITE * sites
        near += TO_CITIZEN * self._way_to(nation, CITIZEN, temples, self.state.tables.temples_for_citizen, active)
        near += TO_NAVIGATOR * self._way_to(nation, NAVIGATOR, seas, self.state.tables.seas_for_navigator, active)
        self.f[row + NEAR] = near
        self.f[row + HONOURS] = 1.0 * self.gained / self.state.tables.goal
        if self.state.winner == nation:
            self.f[row + HONOURS] += 1.0
        self.f[row + SECOND] = 0.0
        self.f[row + PREY] = 0.0
        self.f[row + DANGER] = 0.0
        self.f[row + TURN] = self._wait(nation)
        frontier = self._frontier(nation, cities | units)
        self._look_at_growth(nation, frontier)
        self._look_at_plans(nation, frontier, active)
        self.standing[nation] = self.f[row + HONOURS] + 0.2 * self.f[row + GROWTH] + 0.1 * self.f[row + STOCK]

    def _look_at_growth(self, nation: int, frontier: int) -> None:
        """ANT-11, ANT-19: what the cities yield and what lies in stock; what helps to win more."""
        row = nation * MOST_FEATURES
        bonus = self._grade(nation, MARKET, CURRENCY)
        total: int = 0
        least: int = 99
        stock: int = 0
        for resource in range(3):
            mine = self.state.city[nation] & self.state.tables.of_resource[resource]
            income: int = self.state._count(mine) + 2 * self.state._count(mine & self.state.temple) + bonus
            total += income
            least = self._lesser(least, income)
            stock += self._lesser(self.state.stock[nation * 4 + resource], PLENTIFUL)
        coins = self.state.stock[nation * 4 + COIN]
        if nation == self.state.nation:
            coins -= self.state.owed
        self.f[row + STOCK] = (stock + 1.3 * coins) / 20.0
        growth = INCOME * total + LEAST_INCOME * least
        growth += UNIT * (self.state.unit_total[nation * 2] + self.state.unit_total[nation * 2 + 1])
        growth += MOVE * (self._steps(nation, LEGION) + self._steps(nation, GALLEY) - 2)
        growth += WALL * self._grade(nation, MONARCHY, DEMOCRACY)
        growth += ROOM * self._lesser(frontier, 8)
        self.f[row + GROWTH] = growth

    def _look_at_plans(self, nation: int, frontier: int, active: bool) -> None:
        """What the stock and the units are good for, by how soon the rondel allows it."""
        row = nation * MOST_FEATURES
        coins = self.state.stock[nation * 4 + COIN]
        gold = self.state.stock[nation * 4 + GOLD] + coins
        worth = 0.0
        scholar = self._cheapest(nation, 1)
        if scholar and self.state.stack[SCHOLAR]:
            self.f[row + NEAR] += TO_SCHOLAR * self._share_of(gold, scholar)
            if gold >= scholar:
                worth += self._nearness(nation, KNOW_HOW_SPACE, active)
        temples = (self.state.stock[nation * 4 + MARBLE] + coins) // self.state.tables.temple_price
        if temples:
            bare = self.state.city_count[nation] - self.state.temple_count[nation]
            temples = self._lesser(temples, self._lesser(bare, self.state.temples_left))
            worth += self._share_of(temples, 3) * self._nearness(nation, TEMPLE_SPACE, active)
        room: int = self.state.city_count[nation] + 2 * self.state.temple_count[nation]
        room = self._lesser(room, self.state.stock[nation * 4 + IRON] + coins)
        worth += 0.5 * self._share_of(room, 8) * self._nearness(nation, ARMING_SPACE, active)
        if frontier:
            march = self._nearness(nation, MANEUVER_1, active)
            other = self._nearness(nation, MANEUVER_2, active)
            worth += 0.5 * self._share_of(frontier, 4) * (march if march > other else other)
        self.f[row + PLANS] = 0.5 * worth

    def _lesser(self, one: int, other: int) -> int:
        return one if one < other else other

    def _share_of(self, amount: int, most: int) -> float:
        """A share of 1, and 1 at most."""
        return 1.0 if amount >= most else 1.0 * amount / most

    def _within(self, stack: int, due: int) -> int:
        """ANT-R31: no more than the stack has."""
        return self._lesser(due, self.state.stack[stack])

    def _way_to(self, nation: int, stack: int, pieces: int, threshold: int, active: bool) -> float:
        """How much of the way to the next personality of a stack is done; less than nothing after losses.

        Those that the active nation gains at the end of its turn go to `gained`.
        """
        held: int = self.state.cards[nation * STACKS + stack]
        if self.state.extra[nation] == stack:
            # ANT-R14: the extra personality of the 2006 rules does not count towards a threshold.
            held -= 1
        due: int = pieces // threshold - held
        if due > 0:
            if active:
                self.gained += self._within(stack, due)
            held += due
        if self.state.stack[stack] == 0:
            return 0.0
        done = 1.0 * pieces / threshold - held
        return done if done > -1.0 else -1.0

    def _grade(self, nation: int, basic: int, higher: int) -> int:
        """0 without a know-how, 1 with the basic one, 2 with the higher one."""
        if self.state.know[nation] & BIT[higher]:
            return 2
        return 1 if self.state.know[nation] & BIT[basic] else 0

    def _frontier(self, nation: int, taken: Mask) -> int:
        """Free provinces next to own units; all that they reach in a maneuver goes to `reach`."""
        beside = 0
        reach = 0
        for kind in range(2):
            steps: int = (kind * 4 + self._steps(nation, kind)) * PROVINCES
            left = self.state.has[nation * 2 + kind]
            while left:
                province = self.state._lowest(left)
                left &= left - 1
                beside |= self.state.tables.near[kind * PROVINCES + province]
                reach |= self.chart.zone[steps + province]
        self.reach[nation] = reach
        return self.state._count(beside & ~taken)

    def _nearness(self, nation: int, space: int, active: bool) -> float:
        """How soon a nation can use a space of the rondel: 1 while it is at it."""
        if active and self.state.space == space:
            return self.soon[0]
        if self.state.marker[nation] == NONE:
            return self.soon[1]
        return self.soon[(self.state.tables.ring_at[space] - self.state.marker[nation] + 7) % 8 + 1]

    def _wait(self, nation: int) -> float:
        """1 for the nation on turn, less the later its turn comes."""
        if self.state.decision == OVER or self.state.nation == NONE:
            return 0.0
        count = self.state.tables.nations
        wait: int = 0
        while wait < count - 1 and self.state.order[(self.state.turn + wait) % count] != nation:
            wait += 1
        return 1.0 - 1.0 * wait / count

    # ---- danger ----------------------------------------------------------------------------------------------

    def _look_for_prey(self, cities: Mask) -> None:
        """Which cities could fall in one maneuver, and to whom."""
        for nation in range(self.state.tables.nations):
            if self.state.unit_total[nation * 2] + self.state.unit_total[nation * 2 + 1]:
                self._look_round(nation, cities & ~self.state.city[nation] & self.reach[nation])

    def _look_round(self, nation: int, cities: Mask) -> None:
        row = nation * MOST_FEATURES
        land = self._steps(nation, LEGION)
        sea: int = 4 + self._steps(nation, GALLEY)
        best = 0.0
        left = cities
        while left:
            province = self.state._lowest(left)
            left &= left - 1
            owner = self.state.owner[province]
            if self._hostile(nation, owner) and self.state.city_count[owner] > 1:
                legions = self.chart.zone[land * PROVINCES + province]
                galleys = self.chart.zone[sea * PROVINCES + province]
                defence = self.state._defence(province)
                temple: bool = self.state.temple & BIT[province] != 0
                force = self._gathered(nation, LEGION, legions) + self._gathered(nation, GALLEY, galleys)
                hope = self._share_of(force, defence)
                if temple and hope > best:
                    best = hope
                if force >= defence:
                    # Those that come in time to take part, not just to stand before the walls.
                    legions = self.chart.zone[(land - 1) * PROVINCES + province]
                    galleys = self.chart.zone[(sea - 1) * PROVINCES + province]
                    force = self._gathered(nation, LEGION, legions) + self._gathered(nation, GALLEY, galleys)
                    if force >= defence:
                        loss = CITY_LOSS
                        if temple:
                            loss += TEMPLE_LOSS
                        self.f[row + PREY] += loss
                        self.f[owner * MOST_FEATURES + DANGER] += loss
        if self.state.stack[GENERAL]:
            self.f[row + NEAR] += TO_GENERAL * best
