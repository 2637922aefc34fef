"""The rules of L'Empire de César: set-up, routes line by line, what a route pays, the end.

Rule ids (EMP-…) are those of RULES.md. A route is built from the city it is for back to Rome or to an emptied city. A
chain that has arrived at an emptied city may always stop there, so no step can lead to a route that cannot be finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.codes import *
from quadriga.games.empire.rules.paths import Roads
from quadriga.games.empire.rules.position import Position

if TYPE_CHECKING:
    from quadriga.games.empire.game import Title

BIT = bits.BIT
UNIT = codes.UNIT
DIGITS = codes.DIGITS


class EmpireState(Roads):
    """The game. A decision is due from `_actor`; what it is about is in `decision`."""

    def _set_up(self, game: Title) -> None:
        Position._set_up(self, game)
        self.made = True

    # ---- who decides, and between what -----------------------------------------------------------------------

    def _actor(self) -> int:
        if self.decision == OVER:
            return NOBODY
        if self.decision >= DEAL:
            return CHANCE
        return self.turn

    def _legal(self, seat: int, moves: Moves) -> None:
        moves._clear()
        if self.decision == CITY:
            self._add_cities(moves)
        elif self.decision == ROAD:
            self._add_lines(moves)
        elif self.decision == COUNT:
            self._add_counts(moves)
        elif self.decision == DEAL:
            for kind in range(self.tables.kinds):
                if self.pool[kind]:
                    moves._weigh(DEAL_AT + kind, self.pool[kind])
        elif self.decision == FIRST:
            for player in range(self.seats):
                moves._weigh(FIRST_AT + player, 1)

    def _add_cities(self, moves: Moves) -> None:
        """EMP-6: the turn is for one available city; EMP-R1: a pass only when no route can be paid."""
        cities = self._in_reach()
        while cities:
            moves._add(CITY_AT + self._lowest(cities))
            cities &= cities - 1
        if moves.size == 0:
            moves._add(PASS_AT)

    def _in_reach(self) -> Mask:
        """EMP-7: cities that one line joins to Rome or an emptied city, if the player has the roads for it.

        No road touches an available city, so all its lines are free and no longer route is needed to see this.
        """
        if self.roads[self.turn] == 0:
            return 0
        if self.roads[self.turn] == 1:
            return self.edge_1
        return self.edge_1 | self.edge_2

    def _add_lines(self, moves: Moves) -> None:
        """The next line of the route; at an emptied city also the end of it (EMP-7)."""
        steps = self._steps()
        while steps:
            moves._add(self._road_action(self._lowest(steps)))
            steps &= steps - 1
        if self.at != self.target:
            moves._add(STOP_AT)

    def _steps(self) -> Mask:
        """Where the route can go on to.

        EMP-8, EMP-R7: over free lines; EMP-9, EMP-R8: never through an available city; EMP-10: through emptied ones;
        EMP-R3: to no city twice; EMP-4: with the roads that are left.
        """
        steps = 0
        if self.roads[self.turn] > 0:
            steps = self.tables.near_1[self.at] & ~self.joined_1[self.at]
        if self.roads[self.turn] > 1:
            steps |= self.tables.near_2[self.at] & ~self.joined_2[self.at]
        return steps & ~self.available & ~self.visited

    def _road_action(self, step: int) -> int:
        line = self.tables.line_at[self.at * PLACES + step]
        return ROAD_AT + 2 * line + (0 if self.tables.other_end[line] == step else 1)

    def _add_counts(self, moves: Moves) -> None:
        """EMP-14, EMP-R11: how many pieces of the seat in question the counted path may have."""
        self._collect(self.target, self.asked)
        for pieces in range(PIECES):
            if self.found[pieces]:
                moves._add(COUNT_AT + self.asked * PIECES + pieces)

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        """As the base class, but the common decisions are picked without listing them."""
        if self.decision == CITY:
            return self._any_city(rng)
        if self.decision == ROAD:
            return self._any_line(rng)
        if self.decision == DEAL:
            return DEAL_AT + self._kind_of(self.pool, 0, rng._below(self.pool_size))
        self._legal(seat, moves)
        return moves._draw(rng)

    def _any_city(self, rng: Rng) -> int:
        cities = self._in_reach()
        if cities == 0:
            return PASS_AT
        return CITY_AT + self._nth(cities, rng._below(self._count(cities)))

    def _any_line(self, rng: Rng) -> int:
        steps = self._steps()
        count = self._count(steps)
        ticket: int = rng._below(count + (1 if self.at != self.target else 0))
        if ticket == count:
            return STOP_AT
        return self._road_action(self._nth(steps, ticket))

    # ---- decisions carried out -------------------------------------------------------------------------------

    def _play(self, seat: int, action: int) -> None:
        if self.decision == CITY:
            if action == PASS_AT:
                self._pass()
            else:
                self._choose(action - CITY_AT)
        elif self.decision == ROAD:
            if action == STOP_AT:
                self._arrive()
            else:
                self._extend((action - ROAD_AT) // 2)
        elif self.decision == DEAL:
            self._deal(action - DEAL_AT)
        elif self.decision == COUNT:
            self._answer(action - COUNT_AT - self.asked * PIECES)
        elif self.decision == FIRST:
            self._emit(BEGINS, action - FIRST_AT, 0, 0, 0)
            self._begin_turn(action - FIRST_AT)

    def _deal(self, kind: int) -> None:
        """EMP-2: a random wealth token, face up, on each city in turn; EMP-5, EMP-R21: then who begins."""
        city = self.tables.deal_order[self.dealing]
        self._emit(DEALT, city, kind, 0, 0)
        self.wealth_at[city] = kind
        self.pool[kind] -= 1
        self.pool_size -= 1
        self.dealing += 1
        if self.dealing == self.tables.cities:
            self.decision = FIRST

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.decision = CITY
        self._emit(TURN_BEGAN, seat, 0, 0, 0)

    def _pass(self) -> None:
        """EMP-R1: no route can be paid. EMP-R2: when all have passed one after the other, the game ends."""
        self._emit(PASSED, self.turn, 0, 0, 0)
        self.passes += 1
        if self.passes == self.seats:
            self._finish(STUCK)
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    def _choose(self, city: int) -> None:
        """EMP-6: the city that the turn is for. The route is built from there."""
        self.target = city
        self.at = city
        self.visited = BIT[city]
        self.decision = ROAD
        self._emit(CHOSE, self.turn, city, 0, 0)

    def _extend(self, line: int) -> None:
        """EMP-R3, EMP-R4: the next line of an unbroken chain that ends at Rome; EMP-R5: as long as the player likes."""
        step = self.tables.one_end[line]
        if step == self.at:
            step = self.tables.other_end[line]
        self._build(self.turn, line)
        self._emit(BUILT, self.turn, line, self.tables.length[line], self.roads[self.turn])
        self.route[self.route_size] = line
        self.route_size += 1
        self.at = step
        self.visited |= BIT[step]
        if step == ROME or self._steps() == 0:
            self._arrive()

    def _arrive(self) -> None:
        """EMP-11, EMP-R9: the city and its wealth are taken, then the path is counted with the new roads."""
        city = self.target
        seat = self.turn
        kind = self.wealth_at[city]
        at = seat * COLOURS + self.tables.colour[city]
        self._emit(TOOK, seat, city, kind, self.tables.value[city])
        self.taken_by[city] = seat
        self.cities[seat] |= BIT[city]
        self.held[seat * KINDS + kind] += 1
        if self.tables.value[city] > self.best[at]:
            self.best[at] = self.tables.value[city]
        self.available &= ~BIT[city]
        self.edge_1 = (self.edge_1 | self.tables.near_1[city]) & self.available
        self.edge_2 = (self.edge_2 | self.tables.near_2[city]) & self.available
        self.passes = 0
        self._ask_or_pay()

    def _ask_or_pay(self) -> None:
        """EMP-14, EMP-R11: among equally short paths the player chooses, but only what makes a difference.

        The answer is given as the road pieces of one seat after the other, the player's own first.
        """
        self._compare(self.target)
        if self.differs == 0:
            self._pay()
            return
        seat: int = self.turn
        while self.differs & DIGITS[seat] == 0:
            seat = (seat + 1) % self.seats
        self.asked = seat
        self.decision = COUNT
        self._emit(ASKED, self.turn, seat, 0, 0)

    def _answer(self, pieces: int) -> None:
        self._emit(ANSWERED, self.turn, self.asked, pieces, 0)
        self.fixed_seats |= DIGITS[self.asked]
        self.fixed_paid += pieces * UNIT[self.asked]
        self._ask_or_pay()

    def _pay(self) -> None:
        """EMP-12: each piece of the path pays its owner a point; EMP-15, EMP-R12: with a gold coin two, to all."""
        doubled: bool = self.wealth_at[self.target] == self.tables.gold
        if self.tracing:
            self._tell_path(2 if doubled else 1)
        for n in range(self.seats):
            seat = (self.turn + n) % self.seats
            points = self._pieces(self.paid, seat)
            if doubled:
                points += points
            if points:
                # EMP-R23: the score has no upper limit.
                self.scored[seat] += points
                self._emit(SCORED, seat, points, self.scored[seat], 0)
        self._end_turn()

    def _tell_path(self, factor: int) -> None:
        """The path that is counted, line by line from Rome on, and what each line pays its owner."""
        pieces = self._measure(self.target)
        self._emit(COUNTED, self.turn, self.target, pieces, factor - 1)
        self._trace(ROME, pieces, self.paid)
        here = ROME
        for left in range(pieces - 1, -1, -1):
            step = self.found[left]
            if step != NONE:
                line = self.tables.line_at[here * PLACES + step]
                self._emit(PAID, self.owner[line], line, self.tables.length[line] * factor, 0)
                here = step

    def _end_turn(self) -> None:
        self.target = NONE
        self.at = NONE
        self.visited = 0
        while self.route_size:
            self.route_size -= 1
            self.route[self.route_size] = NONE
        self.asked = NONE
        self.fixed_seats = 0
        self.fixed_paid = 0
        if self.available == 0:
            # EMP-16: all cities are joined to Rome.
            self._finish(COMPLETE)
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    # ---- the end (EMP-16 to EMP-24) ----------------------------------------------------------------------------

    def _finish(self, reason: int) -> None:
        self.decision = OVER
        self.reason = reason
        for seat in range(self.seats):
            self.total[seat] = 0
            for source in range(BONUS_POINTS + 1):
                self.total[seat] += self._points(seat, source)
            if self._points(seat, BONUS_POINTS):
                self._emit(BONUS, seat, self.roads[seat], self.tables.bonus, 0)
        self._emit(ENDED, reason, 0, 0, 0)

    def _points(self, seat: int, source: int) -> int:
        """The points of a seat from one source, were the game to end now."""
        if source == ROAD_POINTS:
            return self.scored[seat]
        if source == CITY_POINTS:
            return self._city_points(seat)
        if source == ROW_POINTS:
            return self._row_points(seat)
        if source == COLUMN_POINTS:
            return self._column_points(seat)
        if source == GOLD_POINTS:
            # EMP-20: gold coins have a table of their own.
            return self.tables.gold_points[self.held[seat * KINDS + self.tables.gold]]
        return self._bonus_points(seat)

    def _city_points(self, seat: int) -> int:
        """EMP-17: of each colour the highest city; EMP-26, EMP-R20: a whole colour may pay its sum."""
        points: int = 0
        for colour in range(self.tables.colours):
            best = self.best[seat * COLOURS + colour]
            if self.tables.whole_colour and self.tables.group[colour] & ~self.cities[seat] == 0:
                points += self.tables.group_sum[colour]
            elif best != NONE:
                points += best
        return points

    def _row_points(self, seat: int) -> int:
        """EMP-18, EMP-R13: row r has a token of each type held at least r times; each row pays by its length."""
        points: int = 0
        row: int = 0
        length: int = 1
        while length:
            row += 1
            length = 0
            for kind in range(self.tables.gold):
                if self.held[seat * KINDS + kind] >= row:
                    length += 1
            points += self.tables.different[length]
        return points

    def _column_points(self, seat: int) -> int:
        """EMP-19: each type pays by how many of it are held; EMP-21: a token counts in its row and in its column."""
        points: int = 0
        for kind in range(self.tables.gold):
            points += self.tables.same[self.held[seat * KINDS + kind]]
        return points

    def _bonus_points(self, seat: int) -> int:
        """EMP-22, EMP-R14: ten points to everyone who has the most roads left, even none."""
        for other in range(self.seats):
            if self.roads[other] > self.roads[seat]:
                return 0
        return self.tables.bonus

    def _colour_count(self, seat: int) -> int:
        """EMP-R15: a city of value 0 counts as a colour."""
        count = 0
        for colour in range(self.tables.colours):
            if self.best[seat * COLOURS + colour] != NONE:
                count += 1
        return count

    def _rank(self, seat: int) -> int:
        """EMP-23, EMP-24, EMP-R17: points, then colours, gold, roads left; EMP-R16: equal in all is a shared rank."""
        rank = 1
        for other in range(self.seats):
            if self._beats(other, seat):
                rank += 1
        return rank

    def _beats(self, seat: int, other: int) -> bool:
        lead = self.total[seat] - self.total[other]
        if lead == 0:
            lead = self._colour_count(seat) - self._colour_count(other)
        if lead == 0:
            lead = self.held[seat * KINDS + self.tables.gold] - self.held[other * KINDS + self.tables.gold]
        if lead == 0:
            lead = self.roads[seat] - self.roads[other]
        return lead > 0

    # ---- for score pads --------------------------------------------------------------------------------------

    def points(self, seat: int) -> list[int]:
        """The points of a seat in the order of `codes.SOURCES`, were the game to end now."""
        self._check_seat(seat)
        return [self._points(seat, source) for source in range(BONUS_POINTS + 1)]

    def colour_count(self, seat: int) -> int:
        """How many colours the cities of a seat have: the first tie-break."""
        self._check_seat(seat)
        return self._colour_count(seat)
