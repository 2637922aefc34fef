"""What an experienced player of L'Empire de César sees: points in hand, points to hope for, and who picks next.

The hopes come from one simple thought: all that still lies on the map will be taken, each token by any seat with the
same chance. From there follow the points a seat can expect from cities, goods and gold, and what one more token would
change. A turn that has been begun counts as if it ended with the route as it stands.
"""

from __future__ import annotations

from math import comb

from quadriga.core import bits
from quadriga.core.experience import Experience
from quadriga.core.insight import Insight
from quadriga.core.sizes import fresh, fresh_floats
from quadriga.core.state import Moves
from quadriga.games.empire.codes import (
    CITY,
    COLOURS,
    COUNT,
    DEAL,
    KINDS,
    NONE,
    OVER,
    PIECES,
    PLACES,
    ROAD,
    ROAD_AT,
    ROME,
    SEATS,
    STOP_AT,
)
from quadriga.games.empire.rules import EmpireState

BIT = bits.BIT
# As in core/insight.py and position.py: a number of a compiled module cannot be imported from it.
WIDE = 64
POINTS = 41

# The features by number, in the order of EmpireInsight.FEATURES.
INCOME, TOLLS, COLOUR, VARIETY, SETS, GOLD, ROADS, BONUS, SHORT, TURN, PICK, NEXT_PICK = range(12)

POINT = 0.05
"""Points are counted in twenties, so that features are about 1 at most."""


class EmpireInsight(Insight):
    """The insight of L'Empire de César.

    >>> from quadriga import games, Rng
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=2)
    >>> empire.deal(state, Rng(1))
    >>> insight = empire.insight(state)
    >>> sum(insight.judge())
    1.0
    """

    FEATURES = (
        "income",  # road points, with those of the turn that is being played
        "tolls",  # own road pieces on the shortest ways to the cities that are left
        "colour",  # points to hope for from cities
        "variety",  # … from different goods
        "sets",  # … from goods of the same kind
        "gold",  # … from gold
        "roads",  # road pieces left
        "bonus",  # 1 for most road pieces left
        "short",  # turns to come for which there is no road piece left, to be feared
        "turn",  # 1 for who plays next
        "pick",  # the best city in reach of who plays next: what it gives, and keeps from others
        "next_pick",  # the second best, which others may take
    )

    def __init__(self, state: EmpireState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        tables = state.tables
        self.seats = state.seats
        self.taken = NONE
        self.mover = NONE
        self.left = 0
        self.left_of = fresh(KINDS)
        # The chance to get at least, or exactly, so many of n tokens: at n * POINTS + number.
        share = 1.0 / state.seats
        self.share = share
        self.at_least = fresh_floats(POINTS * POINTS)
        self.exactly = fresh_floats(POINTS * POINTS)
        for n in range(POINTS):
            odds = [comb(n, k) * share**k * (1.0 - share) ** (n - k) for k in range(n + 1)]
            for k in range(n + 1):
                self.exactly[n * POINTS + k] = odds[k]
                self.at_least[n * POINTS + k] = sum(odds[k:])
        self.none_of = [(1.0 - share) ** n for n in range(PLACES)]
        # Points to hope for with h tokens in hand and n on the map: at h * POINTS + n.
        self.same_hope = self._hopes(tables.same)
        self.gold_hope = self._hopes(tables.gold_points)
        # Points of a row of goods, and what one more kind adds; the last row of the table cannot grow.
        self.row_points = fresh_floats(POINTS)
        self.row_slope = fresh_floats(POINTS)
        for kinds in range(tables.gold + 1):
            self.row_points[kinds] = float(tables.different[kinds])
            if kinds < tables.gold:
                self.row_slope[kinds] = float(tables.different[kinds + 1] - tables.different[kinds])
        self.expected = fresh_floats(POINTS)
        self.slope = fresh_floats(POINTS)
        self.worth = fresh_floats(SEATS * KINDS)
        self.gain = fresh_floats(SEATS * PLACES)
        # The cities of each colour, the lowest value first: COLOURS rows that end with NONE.
        self.ladder = fresh(COLOURS * PLACES, NONE)
        for colour in range(tables.colours):
            members = [city for city in range(PLACES) if tables.group[colour] & BIT[city]]
            for n, city in enumerate(sorted(members, key=lambda city: tables.value[city])):
                self.ladder[colour * PLACES + n] = city
        self.due = fresh(PIECES + 2)
        self.distance = fresh(PLACES)
        self.ways = fresh(PLACES)
        self.toll = fresh_floats(SEATS * PLACES)

    def _hopes(self, table: list[int]) -> list[float]:
        """Mean points from a table, by tokens in hand and on the map."""
        hopes = fresh_floats(POINTS * POINTS)
        for hand in range(POINTS):
            for n in range(POINTS - hand):
                hopes[hand * POINTS + n] = sum(self.exactly[n * POINTS + k] * table[hand + k] for k in range(n + 1))
        return hopes

    def _look(self) -> None:
        for n in range(self.rows * WIDE):
            self.x[n] = 0.0
        self.progress = 0.0
        if self.state.decision >= DEAL:
            return
        self._look_round()
        for seat in range(self.seats):
            self._hope_for_goods(seat)
            self._hope_for_cities(seat)
        self._survey()
        self._count_roads()
        if self.mover != NONE:
            self._look_for_picks()

    def _look_round(self) -> None:
        """What will be left on the map after the turn that is being played, and who plays then."""
        self.taken = NONE
        self.mover = self.state.turn
        self.left = self.state.available
        if self.state.decision == OVER:
            self.mover = NONE
            self.left = 0
        elif self.state.decision != CITY:
            self.mover = (self.state.turn + 1) % self.seats
            if self.state.decision == ROAD:
                self.taken = self.state.target
                self.left &= ~BIT[self.taken]
        for kind in range(self.state.tables.kinds):
            self.left_of[kind] = 0
        rest = self.left
        while rest:
            self.left_of[self.state.wealth_at[self.state._lowest(rest)]] += 1
            rest &= rest - 1
        self.progress = 1.0 - 1.0 * self.state._count(self.left) / self.state.tables.cities

    # ---- tokens ----------------------------------------------------------------------------------------------

    def _held(self, seat: int, kind: int) -> int:
        """Tokens of a kind that a seat has, with the one it is about to take."""
        count = self.state.held[seat * KINDS + kind]
        if self.taken != NONE and seat == self.state.turn and self.state.wealth_at[self.taken] == kind:
            count += 1
        return count

    def _hope_for_goods(self, seat: int) -> None:
        """Points to hope for from goods and gold, and what one more token of each kind is `worth`."""
        gold = self.state.tables.gold
        deepest = 0
        sets = 0.0
        for row in range(POINTS):
            self.expected[row] = 0.0
        for kind in range(gold):
            hand = self._held(seat, kind)
            n = self.left_of[kind]
            sets += self.same_hope[hand * POINTS + n]
            for row in range(hand):
                self.expected[row] += 1.0
            for more in range(n):
                self.expected[hand + more] += self.at_least[n * POINTS + more + 1]
            if hand + n > deepest:
                deepest = hand + n
        # A row of goods can expect so many kinds; between whole numbers its points rise evenly.
        variety = 0.0
        for row in range(deepest):
            kinds = int(self.expected[row])
            self.slope[row] = self.row_slope[kinds]
            variety += self.row_points[kinds] + (self.expected[row] - kinds) * self.row_slope[kinds]
        for kind in range(gold):
            n = self.left_of[kind] - 1
            if n >= 0:
                hand = self._held(seat, kind)
                gain = self.same_hope[(hand + 1) * POINTS + n] - self.same_hope[hand * POINTS + n]
                for more in range(n + 1):
                    gain += self.slope[hand + more] * self.exactly[n * POINTS + more]
                self.worth[seat * KINDS + kind] = gain
        hand = self._held(seat, gold)
        n = self.left_of[gold]
        self.x[seat * WIDE + GOLD] = POINT * self.gold_hope[hand * POINTS + n]
        self.x[seat * WIDE + SETS] = POINT * sets
        self.x[seat * WIDE + VARIETY] = POINT * variety
        if n > 0:
            gain = self.gold_hope[(hand + 1) * POINTS + n - 1] - self.gold_hope[hand * POINTS + n - 1]
            self.worth[seat * KINDS + gold] = gain

    def _hope_for_cities(self, seat: int) -> None:
        """Points to hope for from cities, and what each city that is left would `gain`."""
        total = 0.0
        for colour in range(self.state.tables.colours):
            hope = 0.0
            if self.state.best[seat * COLOURS + colour] > 0:
                hope = 1.0 * self.state.best[seat * COLOURS + colour]
            if self.taken != NONE and seat == self.state.turn and self.state.tables.colour[self.taken] == colour:
                if self.state.tables.value[self.taken] > hope:
                    hope = 1.0 * self.state.tables.value[self.taken]
            above = self.state._count(self.state.tables.group[colour] & self.left)
            at = colour * PLACES
            while above:
                city = self.ladder[at]
                at += 1
                if self.left & BIT[city]:
                    above -= 1
                    rise = self.state.tables.value[city] - hope
                    if rise > 0.0:
                        self.gain[seat * PLACES + city] = rise * self.none_of[above]
                        hope += rise * self.share
                    else:
                        self.gain[seat * PLACES + city] = 0.0
            if self.state.tables.whole_colour:
                hope += self._hope_for_colour(seat, colour, hope)
            total += hope
        self.x[seat * WIDE + COLOUR] = POINT * total

    def _hope_for_colour(self, seat: int, colour: int, hope: float) -> float:
        """EMP-26: what a seat can expect on top of the highest city if it may still own the whole colour."""
        missing = self.state.tables.group[colour] & ~self.state.cities[seat]
        if self.taken != NONE and seat == self.state.turn:
            missing &= ~BIT[self.taken]
        if missing & ~self.left:
            return 0.0
        chance = 1.0
        while missing:
            chance *= self.share
            missing &= missing - 1
        return chance * (self.state.tables.group_sum[colour] - hope)

    # ---- roads -----------------------------------------------------------------------------------------------

    def _survey(self) -> None:
        """The shortest way to every place, as if every city left had been joined.

        Its `distance` is counted in road pieces; `toll` is what it pays each seat, the mean of all equally short ways.
        """
        # Free lines lead only to cities that are left; and to the city of this turn as long as it has no road.
        goals = self.left
        if self.taken != NONE and self.state.at == self.taken:
            goals |= BIT[self.taken]
        for seat in range(self.seats):
            self.toll[seat * PLACES + ROME] = 0.0
        self.ways[ROME] = 1
        known = BIT[ROME]
        settled = 0
        self.due[0] = known
        pieces = 0
        while known != settled:
            here = self.due[pieces] & ~settled
            self.due[pieces] = 0
            settled |= here
            while here:
                place = self.state._lowest(here)
                here &= here - 1
                self.distance[place] = pieces
                if self.ways[place] > 1:
                    for seat in range(self.seats):
                        self.toll[seat * PLACES + place] /= self.ways[place]
                near = (self.state.joined_1[place] | (self.state.tables.near_1[place] & goals)) & ~settled
                while near:
                    step = self.state._lowest(near)
                    near &= near - 1
                    if not known & BIT[step] or self.distance[step] > pieces + 1:
                        self.distance[step] = pieces + 1
                        self.ways[step] = 0
                    if self.distance[step] == pieces + 1:
                        self._lead(place, step, 1)
                    known |= BIT[step]
                    self.due[pieces + 1] |= BIT[step]
                near = (self.state.joined_2[place] | (self.state.tables.near_2[place] & goals)) & ~settled
                while near:
                    step = self.state._lowest(near)
                    near &= near - 1
                    if not known & BIT[step] or self.distance[step] > pieces + 2:
                        self.distance[step] = pieces + 2
                        self.ways[step] = 0
                    if self.distance[step] == pieces + 2:
                        self._lead(place, step, 2)
                    known |= BIT[step]
                    self.due[pieces + 2] |= BIT[step]
            pieces += 1
        while self.due[pieces] | self.due[pieces + 1]:
            self.due[pieces] = 0
            pieces += 1

    def _lead(self, place: int, step: int, length: int) -> None:
        """One more of the shortest ways to `step` comes from `place`."""
        owner = self.state.owner[self.state.tables.line_at[place * PLACES + step]]
        for seat in range(self.seats):
            toll = self.toll[seat * PLACES + place]
            if seat == owner:
                toll += length
            if self.ways[step] == 0:
                self.toll[seat * PLACES + step] = toll
            else:
                self.toll[seat * PLACES + step] += toll
        self.ways[step] += 1

    def _count_roads(self) -> None:
        """Road points, road points to hope for, and road pieces left."""
        turns = 1.0 * self.state._count(self.left) / self.seats
        for seat in range(self.seats):
            self.x[seat * WIDE + INCOME] = POINT * self.state.scored[seat]
            self.x[seat * WIDE + ROADS] = 1.0 * self.state.roads[seat] / self.state.tables.roads
            self.x[seat * WIDE + BONUS] = 1.0 if self.state._bonus_points(seat) else 0.0
            if turns > self.state.roads[seat]:
                self.x[seat * WIDE + SHORT] = 0.2 * (turns - self.state.roads[seat])
        if self.state.decision == ROAD or self.state.decision == COUNT:
            # The turn that is being played: a first line that is not yet chosen counts as built.
            city = self.state.target
            built = self._unbuilt(city)
            pay = POINT
            if self.state.wealth_at[city] == self.state.tables.gold:
                pay = 2.0 * POINT
            for seat in range(self.seats):
                self.x[seat * WIDE + INCOME] += pay * self.toll[seat * PLACES + city]
            self.x[self.state.turn * WIDE + INCOME] += pay * built
            self.x[self.state.turn * WIDE + ROADS] -= built / self.state.tables.roads
        rest = self.left
        while rest:
            city = self.state._lowest(rest)
            rest &= rest - 1
            pay = POINT
            if self.state.wealth_at[city] == self.state.tables.gold:
                pay = 2.0 * POINT
            for seat in range(self.seats):
                self.x[seat * WIDE + TOLLS] += pay * self.toll[seat * PLACES + city]

    def _unbuilt(self, city: int) -> float:
        """Road pieces that are missing on the shortest way to a city."""
        missing = 1.0 * self.distance[city]
        for seat in range(self.seats):
            missing -= self.toll[seat * PLACES + city]
        return missing

    # ---- who plays next --------------------------------------------------------------------------------------

    def _look_for_picks(self) -> None:
        """The two best cities for who plays next: what they give that seat and keep from the others, on average."""
        mover = self.mover
        best = 0.0
        second = 0.0
        rest = self.state.edge_1 | self.state.edge_2
        if self.taken != NONE:
            rest |= self.state.tables.near_1[self.taken] | self.state.tables.near_2[self.taken]
        rest &= self.left
        if self.state.roads[mover] == 0:
            rest = 0
        while rest:
            city = self.state._lowest(rest)
            rest &= rest - 1
            kind = self.state.wealth_at[city]
            swing = 0.0
            tolls = 0.0
            for seat in range(self.seats):
                if seat != mover:
                    swing += self.gain[seat * PLACES + city] + self.worth[seat * KINDS + kind]
                    tolls += self.toll[seat * PLACES + city]
            swing = (swing - tolls) / (self.seats - 1) + self.distance[city] - tolls
            swing += self.gain[mover * PLACES + city] + self.worth[mover * KINDS + kind]
            if swing > best:
                second = best
                best = swing
            elif swing > second:
                second = swing
        self.x[mover * WIDE + TURN] = 1.0
        self.x[mover * WIDE + PICK] = POINT * best
        self.x[mover * WIDE + NEXT_PICK] = POINT * second

    # ---- what is not worth a thought -------------------------------------------------------------------------

    def _narrow(self, seat: int, moves: Moves) -> None:
        """No detours, and the better half of what equally short ways pay.

        A route goes on from an emptied city only where that keeps the way to Rome as short.
        """
        if moves.size < 2:
            return
        if self.state.decision == COUNT and self.seats == 2:
            self._take_most(moves)
        elif self.state.decision == ROAD and self.state.at != self.state.target:
            self._drop_detours(moves)

    def _take_most(self, moves: Moves) -> None:
        most = moves.ids[0]
        least = moves.ids[0]
        for n in range(moves.size):
            if moves.ids[n] > most:
                most = moves.ids[n]
            if moves.ids[n] < least:
                least = moves.ids[n]
        moves.ids[0] = most if self.state.asked == self.state.turn else least
        moves.size = 1

    def _drop_detours(self, moves: Moves) -> None:
        self._look_round()
        self._survey()
        kept = 0
        for n in range(moves.size):
            action = moves.ids[n]
            if action == STOP_AT:
                keep = True
            else:
                line = (action - ROAD_AT) // 2
                step = self.state.tables.one_end[line]
                if step == self.state.at:
                    step = self.state.tables.other_end[line]
                keep = self.distance[step] + self.state.tables.length[line] <= self.distance[self.state.at]
            if keep:
                moves.ids[kept] = action
                kept += 1
        moves.size = kept
