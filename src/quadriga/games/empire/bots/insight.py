"""What an experienced player of L'Empire de César sees: points in hand, points to hope for, and who picks next.

What can be hoped for comes from `odds.py`: tokens left on the map go to any seat with the same chance. Road points
to come are guessed from what the cities in reach would pay each seat now. A turn that has been begun counts as if it
ended with the route as it stands.
"""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import MOST_FEATURES, fresh, fresh_floats
from quadriga.games.empire.bots.odds import Odds
from quadriga.games.empire.rules.codes import *
from quadriga.games.empire.rules.state import EmpireState

BIT = bits.BIT
# As in core/learning/insight.py and odds.py: a number of a compiled module cannot be imported from it.
TOKENS = 41

# The features by number, in the order of EmpireInsight.FEATURES.
TOTAL, PAY, VARIETY, TOLLS, GATES, HAUL, ROADS, TURN, PICK, NEXT_PICK = range(10)

LOST_TURN = 9.0
"""About the points that a player loses who cannot build: a city with its wealth, and roads that would have paid."""
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
        "total",  # what the seat can expect to end with: points in hand and points to hope for, of all sources
        "pay",  # of these, road points to come, more than others get from the same routes
        "variety",  # of these, points for different goods
        "tolls",  # own road pieces on the shortest ways to all cities that are left
        "gates",  # own road pieces that touch Rome, for each city that is left
        "haul",  # the most road points that a city in reach pays now, more than others get
        "roads",  # road pieces left
        "turn",  # 1 for who plays next
        "pick",  # the best city in reach of who plays next: what it gives, and keeps from others
        "next_pick",  # the second best, which others may take
    )

    def __init__(self, state: EmpireState, experience: Experience, odds: Odds) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        self.odds = odds
        self.seats = state.seats
        self.taken = NONE
        self.mover = NONE
        self.left: Mask = 0
        self.edge: Mask = 0
        self.left_of = fresh(KINDS)
        self.expected = fresh_floats(TOKENS)
        self.slope = fresh_floats(TOKENS)
        self.points = fresh_floats(SEATS)
        self.worth = fresh_floats(SEATS * KINDS)
        self.gain = fresh_floats(SEATS * PLACES)
        self.pieces = fresh_floats(SEATS)
        self.known: Mask = 0
        self.due: Masks = fresh(PIECES + 2)
        self.distance = fresh(PLACES)
        self.ways = fresh(PLACES)
        self.toll = fresh_floats(SEATS * PLACES)
        self.net = fresh_floats(SEATS * PLACES)
        self.start = NONE

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched and self.odds is not None

    def _features(self) -> None:
        for seat in range(self.rows):
            for n in range(self.size):
                self.x[seat * MOST_FEATURES + n] = 0.0
        self.progress = 0.0
        if self.state.decision >= DEAL:
            return
        self._look_round()
        for seat in range(self.seats):
            self.points[seat] = 1.0 * self.state.scored[seat]
            self._hope_for_goods(seat)
            self._hope_for_cities(seat)
        self._survey()
        self._count_roads()
        self._hope_for_bonus()
        for seat in range(self.seats):
            self.x[seat * MOST_FEATURES + TOTAL] = POINT * self.points[seat] + self.x[seat * MOST_FEATURES + PAY]
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
        self.edge = self.state.edge_1 | self.state.edge_2
        if self.taken != NONE:
            self.edge |= self.state.tables.near_1[self.taken] | self.state.tables.near_2[self.taken]
        self.edge &= self.left
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
        for row in range(TOKENS):
            self.expected[row] = 0.0
        for kind in range(gold):
            hand = self._held(seat, kind)
            n = self.left_of[kind]
            sets += self.odds.same[hand * TOKENS + n]
            for row in range(hand):
                self.expected[row] += 1.0
            for more in range(n):
                self.expected[hand + more] += self.odds.at_least[n * TOKENS + more + 1]
            if hand + n > deepest:
                deepest = hand + n
        # A row of goods can expect so many kinds; between whole numbers its points rise evenly.
        variety = 0.0
        for row in range(deepest):
            kinds: int = int(self.expected[row])
            self.slope[row] = self.odds.row_rise[kinds]
            variety += self.odds.row_points[kinds] + (self.expected[row] - kinds) * self.odds.row_rise[kinds]
        for kind in range(gold):
            n = self.left_of[kind] - 1
            if n >= 0:
                hand = self._held(seat, kind)
                gain = self.odds.same[(hand + 1) * TOKENS + n] - self.odds.same[hand * TOKENS + n]
                for more in range(n + 1):
                    gain += self.slope[hand + more] * self.odds.exactly[n * TOKENS + more]
                self.worth[seat * KINDS + kind] = gain
        hand = self._held(seat, gold)
        n = self.left_of[gold]
        self.points[seat] += variety + sets + self.odds.gold[hand * TOKENS + n]
        self.x[seat * MOST_FEATURES + VARIETY] = POINT * variety
        if n > 0:
            gain = self.odds.gold[(hand + 1) * TOKENS + n - 1] - self.odds.gold[hand * TOKENS + n - 1]
            self.worth[seat * KINDS + gold] = gain

    def _hope_for_cities(self, seat: int) -> None:
        """Points to hope for from cities, and what each city that is left would `gain`."""
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
                city = self.odds.ladder[at]
                at += 1
                if self.left & BIT[city]:
                    above -= 1
                    rise = self.state.tables.value[city] - hope
                    if rise > 0.0:
                        self.gain[seat * PLACES + city] = rise * self.odds.none_of[above]
                        hope += rise * self.odds.share
                    else:
                        self.gain[seat * PLACES + city] = 0.0
            if self.state.tables.whole_colour:
                hope += self._hope_for_colour(seat, colour, hope)
            self.points[seat] += hope

    def _hope_for_colour(self, seat: int, colour: int, hope: float) -> float:
        """EMP-26: what a seat can expect on top of the highest city if it may still own the whole colour."""
        missing = self.state.tables.group[colour] & ~self.state.cities[seat]
        if self.taken != NONE and seat == self.state.turn:
            missing &= ~BIT[self.taken]
        if missing & ~self.left:
            return 0.0
        chance = 1.0
        while missing:
            chance *= self.odds.share
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
        self.distance[ROME] = 0
        self.known = BIT[ROME]
        self.due[0] = BIT[ROME]
        settled = 0
        pieces = 0
        while self.known != settled:
            here = self.due[pieces] & ~settled
            self.due[pieces] = 0
            settled |= here
            while here:
                place = self.state._lowest(here)
                here &= here - 1
                if self.ways[place] > 1:
                    for seat in range(self.seats):
                        self.toll[seat * PLACES + place] /= self.ways[place]
                near = self.state.joined_1[place] | (self.state.tables.near_1[place] & goals)
                self._spread(place, near & ~settled, 1)
                near = self.state.joined_2[place] | (self.state.tables.near_2[place] & goals)
                self._spread(place, near & ~settled, 2)
            pieces += 1
        # What was due later by a longer way has been settled since.
        while self.due[pieces] | self.due[pieces + 1]:
            self.due[pieces] = 0
            pieces += 1

    def _spread(self, place: int, near: Mask, length: int) -> None:
        """Go on from a place over lines of a length."""
        pieces = self.distance[place] + length
        while near:
            step = self.state._lowest(near)
            near &= near - 1
            if not self.known & BIT[step] or self.distance[step] > pieces:
                self.known |= BIT[step]
                self.due[pieces] |= BIT[step]
                self.distance[step] = pieces
                self.ways[step] = 0
            if self.distance[step] == pieces:
                self._lead(place, step, length)

    def _lead(self, place: int, step: int, length: int) -> None:
        """One more of the shortest ways to `step` comes from `place`."""
        owner = self.state.owner[self.state.tables.line_at[place * PLACES + step]]
        if step == self.taken and owner == NONE:
            # The first line of this turn, which is still to be chosen.
            owner = self.state.turn
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
        for seat in range(self.seats):
            self.pieces[seat] = 1.0 * self.state.roads[seat]
        if self.state.decision == ROAD or self.state.decision == COUNT:
            self._count_turn()
        count = 1.0 * self.state._count(self.left)
        rest = self.left
        while rest:
            city = self.state._lowest(rest)
            rest &= rest - 1
            pay = POINT * self._pay_for(city)
            for seat in range(self.seats):
                self.x[seat * MOST_FEATURES + TOLLS] += pay * self.toll[seat * PLACES + city]
        rest = self.edge
        while rest:
            city = self.state._lowest(rest)
            rest &= rest - 1
            pay = POINT * self._pay_for(city)
            for seat in range(self.seats):
                net = pay * self._best_start(seat, city)
                self.net[seat * PLACES + city] = net
                self.x[seat * MOST_FEATURES + PAY] += net
                if net > self.x[seat * MOST_FEATURES + HAUL]:
                    self.x[seat * MOST_FEATURES + HAUL] = net
        if self.edge:
            share = self.odds.share * count / self.state._count(self.edge)
            for seat in range(self.seats):
                self.x[seat * MOST_FEATURES + PAY] *= share
        rest = self.state.joined_1[ROME] | self.state.joined_2[ROME]
        while rest:
            line = self.state.tables.line_at[self.state._lowest(rest)]
            rest &= rest - 1
            self.x[self.state.owner[line] * MOST_FEATURES + GATES] += POINT * count * self.state.tables.length[line]

    def _count_turn(self) -> None:
        """Road points of the turn that is being played; a first line that is not yet chosen counts as built."""
        city = self.state.target
        pay = self._pay_for(city)
        begin = city
        if self.taken != NONE and self.state.at == city:
            self._best_start(self.state.turn, city)
            begin = self.start
            length = self.state.tables.length[self.state.tables.line_at[city * PLACES + begin]]
            self.points[self.state.turn] += pay * length
            self.pieces[self.state.turn] -= length
            if begin == ROME:
                self.x[self.state.turn * MOST_FEATURES + GATES] = POINT * length * self.state._count(self.left)
        for seat in range(self.seats):
            self.points[seat] += pay * self.toll[seat * PLACES + begin]

    def _best_start(self, seat: int, city: int) -> float:
        """Road pieces of a seat less those of others, on average, on the best route that is one line long.

        The route begins at `start`.
        """
        best = -1.0 * PIECES
        rest = (self.state.tables.near_1[city] | self.state.tables.near_2[city]) & ~self.left
        rest &= self.state.tables.everywhere
        while rest:
            place = self.state._lowest(rest)
            rest &= rest - 1
            others = 0.0
            for other in range(self.seats):
                if other != seat:
                    others += self.toll[other * PLACES + place]
            net = self.toll[seat * PLACES + place] - others / (self.seats - 1)
            net += self.state.tables.length[self.state.tables.line_at[city * PLACES + place]]
            if net > best:
                best = net
                self.start = place
        return best

    def _pay_for(self, city: int) -> float:
        """What a road piece on the way to a city pays (EMP-15)."""
        if self.state.wealth_at[city] == self.state.tables.gold:
            return 2.0
        return 1.0

    def _hope_for_bonus(self) -> None:
        """The more road pieces ahead and the fewer turns left, the surer the bonus; and whether they will last."""
        turns = 1.0 * self.state._count(self.left) / self.seats
        for seat in range(self.seats):
            lead = PIECES * 1.0
            for other in range(self.seats):
                if other != seat and self.pieces[seat] - self.pieces[other] < lead:
                    lead = self.pieces[seat] - self.pieces[other]
            sure = 0.5 + lead / (1.0 + turns)
            if sure > 1.0 or (turns == 0.0 and lead == 0.0):
                sure = 1.0
            elif sure < 0.0:
                sure = 0.0
            self.points[seat] += sure * self.state.tables.bonus
            self.x[seat * MOST_FEATURES + ROADS] = self.pieces[seat] / self.state.tables.roads
            if turns > self.pieces[seat]:
                self.points[seat] -= LOST_TURN * (turns - self.pieces[seat])

    # ---- who plays next --------------------------------------------------------------------------------------

    def _look_for_picks(self) -> None:
        """The two best cities for who plays next: what they give that seat and keep from the others, on average."""
        mover = self.mover
        best = 0.0
        second = 0.0
        rest = self.edge
        if self.pieces[mover] < 1.0:
            rest = 0
        while rest:
            city = self.state._lowest(rest)
            rest &= rest - 1
            others = 0.0
            for seat in range(self.seats):
                if seat != mover:
                    others += self._gain_of(seat, city)
            swing = self._gain_of(mover, city) + others / (self.seats - 1)
            if swing > best:
                second = best
                best = swing
            elif swing > second:
                second = swing
        self.x[mover * MOST_FEATURES + TURN] = 1.0
        self.x[mover * MOST_FEATURES + PICK] = best
        self.x[mover * MOST_FEATURES + NEXT_PICK] = second

    def _gain_of(self, seat: int, city: int) -> float:
        """What a seat would gain by a city."""
        tokens = self.gain[seat * PLACES + city] + self.worth[seat * KINDS + self.state.wealth_at[city]]
        return POINT * tokens + self.net[seat * PLACES + city]

    # ---- what is not worth a thought -------------------------------------------------------------------------

    def _narrowed(self, seat: int, moves: Moves) -> None:
        """No detours: a route goes on from an emptied city only where that keeps the way to Rome as short.

        The shortest of the detours stays, so that there is still something to decide.
        """
        if self.state.decision != ROAD or self.state.at == self.state.target or moves.size < 3:
            return
        self._look_round()
        self._survey()
        kept = 0
        spare = STOP_AT
        least = PIECES
        for n in range(moves.size):
            action = moves.ids[n]
            longer = self._detour(action)
            if longer <= 0:
                moves.ids[kept] = action
                kept += 1
            elif longer < least:
                least = longer
                spare = action
        if kept == 1:
            moves.ids[1] = spare
            kept = 2
        moves.size = kept

    def _detour(self, action: int) -> int:
        """How many road pieces longer the way to Rome is by a line than without it."""
        if action == STOP_AT:
            return 0
        line = (action - ROAD_AT) // 2
        step = self.state.tables.one_end[line]
        if step == self.state.at:
            step = self.state.tables.other_end[line]
        return self.distance[step] + self.state.tables.length[line] - self.distance[self.state.at]
