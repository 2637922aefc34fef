"""How a game of Antike begins: who has which nation, who begins, and where."""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.moves import Moves
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.honours import Honours

BIT: list[int] = bits.BIT


class Opening(Honours):
    """The part of the rules before the first turn."""

    def _legal_set_up(self, moves: Moves) -> None:
        if self.decision == CALLING:
            for seat in range(self.seats):
                if not self.called & BIT[seat]:
                    moves._weigh(CALL_AT + seat, 1)
        elif self.decision == STARTING:
            for n in range(3):
                moves._add(START_AT + self.tables.place[self.tables.starts[self.decider * 3 + n]])
        elif self.seats == 2:
            # ANT-6: with two players the nations go in pairs, each named by its first.
            for team in range(2):
                if self.untaken & BIT[self.tables.teams[team * 2]]:
                    self._offer_nation(self.tables.teams[team * 2], moves)
        else:
            for nation in range(self.tables.nations):
                if self.untaken & BIT[nation]:
                    self._offer_nation(nation, moves)

    def _offer_nation(self, nation: int, moves: Moves) -> None:
        if self.decision == DEALING:
            moves._weigh(DEAL_AT + self.tables.people[nation], 1)
        else:
            moves._add(TAKE_AT + self.tables.people[nation])

    def _play_set_up(self, action: int) -> None:
        if self.decision == STARTING:
            self._start(self.decider, self.tables.province_of[action - START_AT])
            self._start_on(self.turn + 1)
        elif self.decision == CALLING:
            self.picker = action - CALL_AT
            self.called |= BIT[self.picker]
            self._emit(CALLED, self.picker, 0, 0, 0)
            self.decision = TAKING
        else:
            self._hand_over(self.tables.nation_of[action - (TAKE_AT if self.decision == TAKING else DEAL_AT)])

    def _deal_on(self) -> None:
        """ANT-R37: nations are dealt at random, seat by seat, or chosen by seats called up at random."""
        if self.untaken == 0:
            self._seat_round()
        elif self.tables.choose_nations:
            self.decision = CALLING
        else:
            self.picker += 1
            self.decision = DEALING

    def _hand_over(self, nation: int) -> None:
        event = TOOK if self.decision == TAKING else DEALT
        self.seat_of[nation] = self.picker
        self.untaken &= ~BIT[nation]
        self._emit(event, self.picker, self.tables.people[nation], 0, 0)
        if self.seats == 2:
            partner = self._partner(nation)
            self.seat_of[partner] = self.picker
            self.untaken &= ~BIT[partner]
            self._emit(event, self.picker, self.tables.people[partner], 0, 0)
        self._deal_on()

    def _partner(self, nation: int) -> int:
        """The other nation of a pair in the game for two."""
        n: int = 0
        while self.tables.teams[n] != nation:
            n += 1
        return self.tables.teams[n + 1 - 2 * (n % 2)]

    def _seat_round(self) -> None:
        """ANT-R36, ANT-R38: the nation marked as first begins, then clockwise by seat."""
        first = self.tables.first_nation
        self.picker = NONE
        self.order[0] = first
        if self.seats == 2:
            # ANT-R39: the players alternate; the opponent's nation listed first in its pair goes first.
            for team in range(2):
                if self.seat_of[self.tables.teams[team * 2]] != self.seat_of[first]:
                    self.order[1] = self.tables.teams[team * 2]
                    self.order[3] = self.tables.teams[team * 2 + 1]
            self.order[2] = self._partner(first)
        else:
            for n in range(self.tables.nations):
                self.order[(self.seat_of[n] - self.seat_of[first] + self.seats) % self.seats] = n
        for turn in range(self.tables.nations):
            self._emit(PLACED, self.tables.people[self.order[turn]], turn + 1, 0, 0)
        if self.tables.one_start_city:
            self._start_on(0)
            return
        # ANT-5: a marble, an iron and a gold city each.
        for nation in range(self.tables.nations):
            for n in range(3):
                self._start(nation, self.tables.starts[nation * 3 + n])
        self._begin_turn(0)

    def _start(self, nation: int, province: int) -> None:
        self._put_city(nation, province)
        self._emit(STARTED, self.tables.people[nation], self.tables.place[province], 0, 0)

    def _start_on(self, turn: int) -> None:
        """ANT-43, ANT-R41: in the longer game each nation chooses one of its start cities, in turn order."""
        if turn == self.tables.nations:
            self._begin_turn(0)
            return
        self.turn = turn
        self.decider = self.order[turn]
        self.decision = STARTING
