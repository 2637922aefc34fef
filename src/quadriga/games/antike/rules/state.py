"""The course of a game of Antike: nations dealt, turns, the rondel, personalities, the end.

Rule ids (ANT-…) are those of RULES.md. What a turn spends is in `economy.py`, what its units do in `maneuver.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.games.antike.rules.codes import *
from quadriga.games.antike.rules.opening import Opening
from quadriga.games.antike.rules.position import Position

if TYPE_CHECKING:
    from quadriga.games.antike.game import Title


class AntikeState(Opening):
    """A game of Antike. A decision is due from `_actor`; what it is about is in `decision`."""

    def _set_up(self, game: Title) -> None:
        Position._set_up(self, game)
        self._deal_on()
        self.made = True

    def _sort_choices(self) -> None:
        self.offered_from = 0

    # ---- who decides, and between what -----------------------------------------------------------------------

    def _actor(self) -> int:
        if self.decision == OVER:
            return NOBODY
        if self.decision >= DEALING:
            return CHANCE
        if self.decision == TAKING:
            return self.picker
        return self.seat_of[self.decider]

    def _legal(self, seat: int, moves: Moves) -> None:
        moves._clear()
        if self.decision == RONDEL:
            self._list_spaces(moves)
            self._list_around(moves)
        elif self.decision == MANEUVER:
            self._list_maneuver(moves)
        elif self.decision == PAYING:
            self._list_payments(moves)
        elif self.decision == ARMING:
            self._list_arming(moves)
        elif self.decision == TEMPLE:
            self._list_temples(moves)
        elif self.decision == LEARNING:
            self._list_learning(moves)
        elif self.decision == FOUNDING:
            self._list_sites(moves)
        elif self.decision == ENTERING or self.decision == FOE:
            self._list_foes(moves)
        elif self.decision == ASKED:
            moves._add(DEMAND_AT)
            moves._add(DECLINE_AT)
            if self.tables.orders_when_asked and not self.tables.orders_any_time:
                self._list_orders(moves)
        elif self.decision == LOSING:
            self._list_losses(moves)
        elif self.decision == SPENDING:
            self._list_spending(moves)
        elif self.decision == CONQUEST:
            self._list_conquests(moves)
            moves._add(DONE_AT)
        elif self.decision == GIVING_UP:
            self._list_own_cities(moves)
        elif self.decision == ORDERS:
            self._list_orders(moves)
            moves._add(DONE_AT)
        elif self.decision == INSTEAD:
            for resource in range(3):
                if self.bank[resource]:
                    moves._add(INSTEAD_AT + resource)
        elif self.decision == EXCHANGING:
            self._list_around(moves)
            moves._add(DONE_AT)
        elif self.decision == EXTRA_CARD:
            self._list_extra(moves)
        else:
            self._legal_set_up(moves)
        # Where there is nothing to choose nobody is asked.
        if self._orders_offered() and moves.size > 1:
            self._list_orders(moves)

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        """As the base class, but a maneuver is picked from without listing it."""
        if self.decision == MANEUVER:
            return self._any_maneuver(rng)
        self._legal(seat, moves)
        return moves._draw(rng)

    def _play(self, seat: int, action: int) -> None:
        if ORDER_AT <= action < INSTEAD_AT:
            self._give_order((action - ORDER_AT) // 3, (action - ORDER_AT) % 3)
            return
        self.ordered = 0
        if self.decision == RONDEL:
            if action < PAY_AT:
                self._go(action - GO_AT)
            elif action == ORDERS_AT:
                self.decision = ORDERS
                self.orders_open = 0
            else:
                self._play_exchange(action)
        elif self.decision == MANEUVER or self.decision == CONQUEST:
            self._play_maneuver(action)
        elif self.decision == PAYING:
            self._pay_unit(action - PAY_AT)
            self._pay_on()
        elif self.decision == INSTEAD:
            self._take_instead(action - INSTEAD_AT)
        elif self.decision == ORDERS:
            self.decision = RONDEL
        elif self.decision == EXCHANGING:
            if action == DONE_AT:
                self._end_turn()
            else:
                self._play_exchange(action)
                self._after_action()
        elif self.decision == EXTRA_CARD:
            self._gain_extra(action - GAIN_AT)
        elif self.decision <= STARTING or self.decision >= DEALING:
            self._play_set_up(action)
        elif self.decision <= LEARNING or self.decision == FOUNDING:
            self._play_spending(action)
        else:
            self._play_fight(action)

    def _play_spending(self, action: int) -> None:
        """Temples, arming, know-how and founding: one thing at a time until the nation is done."""
        if action == DONE_AT:
            if self.decision == ARMING:
                self._end_arming()
            elif self.decision == FOUNDING:
                self._end_turn()
            else:
                self._action_done()
            return
        if EXCHANGE_AT <= action < FIGHT_AT or action >= SWAP_AT:
            self._play_exchange(action)
        elif self.decision == TEMPLE:
            self._build_temple(self.tables.province_of[action - TEMPLE_AT])
        elif self.decision == ARMING:
            self._arm((action - ARM_AT) % 2, self.tables.province_of[(action - ARM_AT) // 2])
        elif self.decision == LEARNING:
            self._learn(action - LEARN_AT)
        else:
            self._found(self.tables.province_of[action - FOUND_AT])
        self.paying_for = self.decision
        if self.owed:
            self._begin_list()
        self._pay_on()

    def _play_exchange(self, action: int) -> None:
        if action >= SWAP_AT:
            self._swap((action - SWAP_AT) // 3, (action - SWAP_AT) % 3)
        else:
            self._exchange((action - EXCHANGE_AT) // 3, (action - EXCHANGE_AT) % 3)

    def _paid_up(self) -> None:
        """Back to what the price was for."""
        bought = self.paying_for
        self.paying_for = NONE
        if bought == RONDEL:
            self._act()
        elif bought == TEMPLE:
            self._temple_phase()
        elif bought == ARMING:
            self._arming_phase()
        elif bought == LEARNING:
            self._learning_phase()
        else:
            self._after_action()

    def _play_maneuver(self, action: int) -> None:
        if action == DONE_AT:
            if self.decision == CONQUEST:
                self._end_maneuver()
            else:
                self._done_moving()
        elif action < GO_AT:
            self._move((action - MOVE_AT) // WAYS, (action - MOVE_AT) % WAYS)
        elif action >= CONQUER_AT:
            self._begin_conquest(self.tables.province_of[action - CONQUER_AT])
        else:
            self._begin_fight((action - FIGHT_AT) % 2, self.tables.province_of[(action - FIGHT_AT) // 2])

    def _play_fight(self, action: int) -> None:
        if self.decision == ENTERING:
            if action == LET_BE_AT:
                self._ask_on()
            else:
                self._meet(self.tables.nation_of[action - FOE_AT])
        elif self.decision == ASKED:
            self._answer(action == DEMAND_AT)
        elif self.decision == FOE:
            self._fight(self.tables.nation_of[action - FOE_AT])
        elif self.decision == LOSING:
            self._lose(action - LOSE_AT)
            self._lose_on()
        elif self.decision == SPENDING:
            self._spend_unit(action - SPEND_AT)
            self._spend_on()
        else:
            self._give_up(self.tables.province_of[action - GIVE_UP_AT])

    # ---- the start of a turn ---------------------------------------------------------------------------------

    def _begin_turn(self, turn: int) -> None:
        """ANT-7: coin, rondel and action, new cities, personalities."""
        self.turn = turn
        self.nation = self.order[turn]
        self.decider = self.nation
        self.coin_at = turn
        self.coin_end = turn + 1
        if turn == 0:
            # ANT-R35.
            if self.tables.round_limit and self.round >= self.tables.round_limit:
                self._finish(NONE, ROUND_LIMIT)
                return
            self.round += 1
            self._emit(ROUND_BEGAN, self.round, 0, 0, 0)
        self._emit(TURN_BEGAN, self.tables.people[self.nation], self.round, 0, 0)
        if self.tables.coin_at_round_start:
            # ANT-R1: all nations at the start of the round, in turn order.
            self.coin_at = 0
            self.coin_end = self.tables.nations if turn == 0 else 0
        self._coins_on()

    def _coins_on(self) -> None:
        """ANT-8, ANT-R1, ANT-R2: a coin each; without coins in the bank one resource of choice, if there is any."""
        while self.coin_at < self.coin_end:
            nation = self.order[self.coin_at]
            if self.bank[COIN]:
                self._gain(nation, COIN, 1)
                self._emit(TOOK_COIN, self.tables.people[nation], 0, 0, 0)
            elif self.bank[MARBLE] or self.bank[IRON] or self.bank[GOLD]:
                self.decider = nation
                self.decision = INSTEAD
                return
            else:
                self._emit(NO_COIN, self.tables.people[nation], 0, 0, 0)
            self.coin_at += 1
        self.coin_at = 0
        self.coin_end = 0
        self.decider = self.nation
        self.orders_open = 0 if self.tables.orders_any_time else 1
        self.decision = RONDEL

    def _take_instead(self, resource: int) -> None:
        self._gain(self.decider, resource, 1)
        self._emit(TOOK_INSTEAD, self.tables.people[self.decider], resource, 0, 0)
        self.coin_at += 1
        self._coins_on()

    # ---- standing orders -------------------------------------------------------------------------------------

    def _give_order(self, kind: int, stance: int) -> None:
        """ANT-R21: the question stays; but where a fight is asked for, an order for the kind that entered answers."""
        self._change_order(kind, stance)
        if self.decision == ASKED and kind == self.kind:
            self.ordered = 0
            self._answer(stance == ALWAYS)

    def _answer(self, fights: bool) -> None:
        if fights:
            self._demand(self.decider)
        else:
            self._declined(self.decider)

    # ---- the rondel ------------------------------------------------------------------------------------------

    def _list_spaces(self, moves: Moves) -> None:
        """ANT-9, ANT-10, ANT-R3, ANT-R4: 1 to 8 steps, each after the third for one unit; anywhere at first."""
        marker: int = self.marker[self.nation]
        reach: int = 8
        if marker != NONE:
            reach = self.tables.free_steps + self._wealth(self.nation)
            if reach > 8:
                reach = 8
        else:
            marker = 0
        for steps in range(1, reach + 1):
            moves._add(GO_AT + self.tables.ring[(marker + steps) % 8])
        if self.orders_open:
            moves._add(ORDERS_AT)

    def _go(self, space: int) -> None:
        nation = self.nation
        at = self.tables.ring_at[space]
        steps: int = 0
        self.owed = 0
        if self.marker[nation] != NONE:
            steps = (at - self.marker[nation] + 7) % 8 + 1
            if steps > self.tables.free_steps:
                self.owed = steps - self.tables.free_steps
        self.marker[nation] = at
        self.space = space
        self.orders_open = 0
        self.swapped = 0
        self.paying_for = RONDEL
        self._begin_list()
        self._emit(WENT, self.tables.people[nation], space, steps, self.owed)
        self._pay_on()

    def _act(self) -> None:
        """ANT-R6: the action of the space reached; production is full, the rest may be used in part or not at all."""
        space = self.space
        self._begin_list()
        if space == MARBLE_SPACE:
            self._produce(MARBLE)
        elif space == IRON_SPACE:
            self._produce(IRON)
        elif space == GOLD_SPACE:
            self._produce(GOLD)
        elif space == TEMPLE_SPACE:
            self._temple_phase()
        elif space == ARMING_SPACE:
            self._arming_phase()
        elif space == KNOW_HOW_SPACE:
            self._learning_phase()
        else:
            self._begin_maneuver()

    def _action_done(self) -> None:
        """ANT-32: after the action new cities may be founded."""
        self.space = NONE
        self._begin_list()
        self.at = NONE
        self.kind = 0
        self._after_action()

    def _after_action(self) -> None:
        """ANT-32: cities are founded; ANT-R14: where the bank is limited, resources are exchanged, too."""
        if self._founding_open():
            self.decision = FOUNDING
        elif self._exchange_open():
            self.decision = EXCHANGING
        else:
            self._end_turn()

    # ---- for those who cannot call the methods with an underscore ---------------------------------------------

    def named(self) -> int:
        """The resource that the price to be paid is named in; NONE where any will do."""
        self._check_made()
        return self._named()

    def best_nation(self, seat: int) -> int:
        """The number of the nation that a seat is ranked by."""
        self._check_seat(seat)
        return self._best_nation(seat)
