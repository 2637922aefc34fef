"""What an experienced player of Antike sees: personalities gained and near, income, stock, reach, danger.

Each nation is looked at for itself. With two players a seat has two nations and ranks by its better one (ANT-R35): that
one counts in full, the other in part, since it can still take over the lead.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.core.experience import Experience
from quadriga.core.sizes import fresh_floats
from quadriga.games.antike.codes import (
    ARMING_SPACE,
    CITIZEN,
    COIN,
    CURRENCY,
    DEMOCRACY,
    GALLEY,
    GENERAL,
    GOLD,
    IRON,
    KING,
    KNOW_HOW_SPACE,
    LEGION,
    MANEUVER_1,
    MANEUVER_2,
    MARBLE,
    MARKET,
    MONARCHY,
    NATIONS,
    NAVIGATOR,
    NONE,
    OVER,
    PROVINCES,
    SCHOLAR,
    STACKS,
    TEMPLE_SPACE,
)  # fmt: skip
from quadriga.games.antike.plans import Plans
from quadriga.games.antike.rules import AntikeState

BIT: list[int] = bits.BIT
WIDE = 64
"""As in `core.insight`; compiled modules cannot share it."""

NAMES = (
    "honours", "due", "second", "to_king", "to_citizen", "to_navigator", "to_scholar",
    "marble", "iron", "gold", "coins", "marble_income", "iron_income", "gold_income",
    "roads", "navigation", "market", "monarchy", "legions", "galleys", "cities", "temples",
    "sites", "founding", "frontier", "danger", "temple_danger", "prey", "temple_prey",
    "learning", "building", "arming", "marching", "turn",
)  # fmt: skip
(
    HONOURS, DUE, SECOND, TO_KING, TO_CITIZEN, TO_NAVIGATOR, TO_SCHOLAR,
    MARBLES, IRONS, GOLDS, COINS, MARBLE_INCOME, IRON_INCOME, GOLD_INCOME,
    ROADS_KNOWN, NAVIGATION_KNOWN, MARKET_KNOWN, MONARCHY_KNOWN, LEGIONS, GALLEYS, CITIES, TEMPLES,
    SITES, FOUNDABLE, FRONTIER, DANGER, TEMPLE_DANGER, PREY, TEMPLE_PREY,
    LEARNABLE, BUILDABLE, ARMABLE, MARCHABLE, TURN,
) = range(34)  # fmt: skip

OTHER_SHARE = 0.4
"""How much the other nation of a player counts beside the better one."""
NEAR = [1.0, 0.6, 0.6, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05]
"""What an action is worth by the steps to its space: full when it is about to be done, little when the way is long."""


class AntikeInsight(Plans):
    """Looks at every nation, then at the seats that play them."""

    FEATURES = NAMES

    def __init__(self, state: AntikeState, experience: Experience) -> None:
        Plans.__init__(self, state, experience)
        self.f = fresh_floats(NATIONS * WIDE)
        self.standing = fresh_floats(NATIONS)
        self.near = NEAR[:]

    def _look(self) -> None:
        lead = 0.0
        cities = self._all_cities()
        for nation in range(self.state.tables.nations):
            self._look_at(nation, cities)
            if self.f[nation * WIDE + HONOURS] > lead:
                lead = self.f[nation * WIDE + HONOURS]
        if self.state.decision != OVER:
            self._look_for_prey(cities)
        # How far the game is: by the leader's personalities, or by the rounds where their number is limited.
        self.progress = lead if lead < 1.0 else 1.0
        if self.state.tables.round_limit:
            spent = 1.0 * self.state.round / self.state.tables.round_limit
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
            self.x[seat * WIDE + n] = 0.0 if better == NONE else self.f[better * WIDE + n]
        if other != NONE:
            for n in range(self.size):
                self.x[seat * WIDE + n] += OTHER_SHARE * self.f[other * WIDE + n]
            self.x[seat * WIDE + SECOND] = self.f[other * WIDE + HONOURS]
            if self.state.winner == other:
                # A nation that wins by the last temple need not be the better one.
                self.x[seat * WIDE + HONOURS] += 1.0

    # ---- a nation --------------------------------------------------------------------------------------------

    def _look_at(self, nation: int, cities: int) -> None:
        row = nation * WIDE
        at = nation * 4
        active = nation == self.state.nation and self.state.decision != OVER
        units = self.state.has[nation * 2] | self.state.has[nation * 2 + 1]
        sites = self.state._count(units & ~cities)
        paid = self._affordable(nation, sites if sites < 5 else 5)
        city_count = self.state.city_count[nation]
        temple_count = self.state.temple_count[nation]

        # What the turn will add at its end counts for the active nation alone: others have theirs already.
        due = 0
        founding = 0
        if active:
            founding = paid
            due = self._due(nation, KING, city_count + paid, self.state.tables.cities_for_king)
            due += self._due(nation, CITIZEN, temple_count, self.state.tables.temples_for_citizen)
            due += self._due(
                nation,
                NAVIGATOR,
                self.state._count(self.state.has[nation * 2 + 1]),
                self.state.tables.seas_for_navigator,
            )
            due += self._within(SCHOLAR, self.state.scholars_due) + self._within(GENERAL, self.state.generals_due)
        goal = self.state.tables.goal
        honours = self.state._total_cards(nation)
        self.f[row + HONOURS] = 1.0 * honours / goal
        if self.state.winner == nation:
            self.f[row + HONOURS] += 1.0
        self.f[row + DUE] = 1.0 * due / goal
        self.f[row + SECOND] = 0.0
        self.f[row + TO_KING] = self._way_to(nation, KING, city_count, self.state.tables.cities_for_king)
        self.f[row + TO_CITIZEN] = self._way_to(nation, CITIZEN, temple_count, self.state.tables.temples_for_citizen)
        self.f[row + TO_NAVIGATOR] = self._way_to(
            nation, NAVIGATOR, self.state._count(self.state.has[nation * 2 + 1]), self.state.tables.seas_for_navigator
        )

        self.f[row + MARBLES] = self._share_of(self.state.stock[at + MARBLE], 15)
        self.f[row + IRONS] = self._share_of(self.state.stock[at + IRON], 15)
        self.f[row + GOLDS] = self._share_of(self.state.stock[at + GOLD], 15)
        coins = self.state.stock[at + COIN]
        self.f[row + COINS] = 0.1 * (coins - self.state.owed if active else coins)
        self.f[row + MARBLE_INCOME] = self._income(nation, MARBLE)
        self.f[row + IRON_INCOME] = self._income(nation, IRON)
        self.f[row + GOLD_INCOME] = self._income(nation, GOLD)

        self.f[row + ROADS_KNOWN] = 0.5 * (self._steps(nation, LEGION) - 1)
        self.f[row + NAVIGATION_KNOWN] = 0.5 * (self._steps(nation, GALLEY) - 1)
        self.f[row + MARKET_KNOWN] = self._grade(nation, MARKET, CURRENCY)
        self.f[row + MONARCHY_KNOWN] = self._grade(nation, MONARCHY, DEMOCRACY)
        self.f[row + LEGIONS] = 0.1 * self.state.unit_total[nation * 2]
        self.f[row + GALLEYS] = 0.1 * self.state.unit_total[nation * 2 + 1]
        self.f[row + CITIES] = city_count / 10.0
        self.f[row + TEMPLES] = temple_count / 5.0
        self.f[row + SITES] = sites / 3.0
        self.f[row + FOUNDABLE] = founding / 3.0
        frontier = self._frontier(nation, cities | units)
        self.f[row + FRONTIER] = self._share_of(frontier, 8)
        self.f[row + DANGER] = 0.0
        self.f[row + TEMPLE_DANGER] = 0.0
        self.f[row + PREY] = 0.0
        self.f[row + TEMPLE_PREY] = 0.0

        # What the stock is good for, by how soon the rondel allows it.
        scholar = self._cheapest(nation, 1)
        self.f[row + TO_SCHOLAR] = 0.0
        self.f[row + LEARNABLE] = 0.0
        if scholar and self.state.stack[SCHOLAR]:
            self.f[row + TO_SCHOLAR] = self._share_of(self.state.stock[at + GOLD] + coins, scholar)
            if self.state.stock[at + GOLD] + coins >= scholar:
                self.f[row + LEARNABLE] = self._nearness(nation, KNOW_HOW_SPACE, active)
        temples = (self.state.stock[at + MARBLE] + coins) // self.state.tables.temple_price
        if temples > city_count - temple_count:
            temples = city_count - temple_count
        if temples > self.state.temples_left:
            temples = self.state.temples_left
        self.f[row + BUILDABLE] = self._share_of(temples, 3) * self._nearness(nation, TEMPLE_SPACE, active)
        room = city_count + 2 * temple_count
        if room > self.state.stock[at + IRON] + coins:
            room = self.state.stock[at + IRON] + coins
        self.f[row + ARMABLE] = self._share_of(room, 6) * self._nearness(nation, ARMING_SPACE, active)
        march = self._nearness(nation, MANEUVER_1, active)
        second = self._nearness(nation, MANEUVER_2, active)
        self.f[row + MARCHABLE] = self._share_of(frontier, 4) * (march if march > second else second)
        self.f[row + TURN] = self._soon(nation)
        self.standing[nation] = (
            self.f[row + HONOURS] + self.f[row + DUE] + 0.08 * (city_count / 5.0 + temple_count / 2.0 + room / 6.0)
        )

    def _share_of(self, amount: int, most: int) -> float:
        """A share of 1, and 1 at most."""
        return 1.0 if amount >= most else 1.0 * amount / most

    def _counted(self, nation: int, stack: int) -> int:
        """ANT-R14: the extra personality of the 2006 rules does not count towards a threshold."""
        held = self.state.cards[nation * STACKS + stack]
        return held - 1 if self.state.extra[nation] == stack else held

    def _within(self, stack: int, due: int) -> int:
        """ANT-R31: no more than the stack has."""
        return due if due < self.state.stack[stack] else self.state.stack[stack]

    def _due(self, nation: int, stack: int, pieces: int, threshold: int) -> int:
        """Personalities of a stack that a nation would gain if its turn ended now."""
        due = pieces // threshold - self._counted(nation, stack)
        return self._within(stack, due) if due > 0 else 0

    def _way_to(self, nation: int, stack: int, pieces: int, threshold: int) -> float:
        """How much of the way to the next personality of a stack is done; less than nothing after losses."""
        if self.state.stack[stack] == 0:
            return 0.0
        done = 1.0 * pieces / threshold - self._counted(nation, stack)
        if done > 1.0:
            done -= pieces // threshold - self._counted(nation, stack)
        return done if done > -1.0 else -1.0

    def _income(self, nation: int, resource: int) -> float:
        """ANT-11: what the cities of a resource yield."""
        mine = self.state.city[nation] & self.state.tables.of_resource[resource]
        return 0.125 * (self.state._count(mine) + 2 * self.state._count(mine & self.state.temple))

    def _grade(self, nation: int, basic: int, higher: int) -> float:
        """Half for a basic know-how, 1 with the higher one."""
        if self.state.know[nation] & BIT[higher]:
            return 1.0
        return 0.5 if self.state.know[nation] & BIT[basic] else 0.0

    def _frontier(self, nation: int, taken: int) -> int:
        """Free provinces next to own units."""
        found = 0
        for kind in range(2):
            left = self.state.has[nation * 2 + kind]
            while left:
                found |= self.state.tables.near[kind * PROVINCES + self.state._lowest(left)]
                left &= left - 1
        return self.state._count(found & ~taken)

    def _nearness(self, nation: int, space: int, active: bool) -> float:
        """How soon a nation can use a space of the rondel: 1 while it is at it."""
        if active and self.state.space == space:
            return self.near[0]
        if self.state.marker[nation] == NONE:
            return self.near[1]
        return self.near[(self.state.tables.ring_at[space] - self.state.marker[nation] + 7) % 8 + 1]

    def _soon(self, nation: int) -> float:
        """1 for the nation on turn, less the later its turn comes."""
        if self.state.decision == OVER or self.state.nation == NONE:
            return 0.0
        count = self.state.tables.nations
        wait = 0
        while wait < count - 1 and self.state.order[(self.state.turn + wait) % count] != nation:
            wait += 1
        return 1.0 - 1.0 * wait / count

    # ---- danger ----------------------------------------------------------------------------------------------

    def _look_for_prey(self, cities: int) -> None:
        """Which cities could fall in one maneuver, and to whom."""
        for nation in range(self.state.tables.nations):
            if self.state.unit_total[nation * 2] + self.state.unit_total[nation * 2 + 1]:
                self._look_round(nation, cities & ~self.state.city[nation])

    def _look_round(self, nation: int, cities: int) -> None:
        row = nation * WIDE
        land = self._steps(nation, LEGION) - 1
        sea = 4 + self._steps(nation, GALLEY) - 1
        left = cities
        while left:
            province = self.state._lowest(left)
            left &= left - 1
            legions = self.zone[land * PROVINCES + province] & self.state.has[nation * 2]
            galleys = self.zone[sea * PROVINCES + province] & self.state.has[nation * 2 + 1]
            if legions | galleys:
                owner = self.state.owner[province]
                if self._hostile(nation, owner) and self.state.city_count[owner] > 1:
                    force = self._gathered(nation, LEGION, legions) + self._gathered(nation, GALLEY, galleys)
                    if force >= self.state._defence(province):
                        self.f[row + PREY] += 0.3
                        self.f[owner * WIDE + DANGER] += 0.3
                        if self.state.temple & BIT[province]:
                            self.f[row + TEMPLE_PREY] += 0.5
                            self.f[owner * WIDE + TEMPLE_DANGER] += 0.5
