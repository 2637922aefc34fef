"""Completed objectives of Augustus: resolution in order of number, powers, attacks, rewards, new objectives, the end.

Rule ids (AUG-…) are those of RULES.md. Drawing, mobilising and the set-up are in `rules.py`.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.games.augustus.codes import (
    ASIDE,
    AVE,
    BAG_PASSED,
    CARDS,
    CHOOSING,
    CHOSE,
    CLAIMING,
    CLEAR_OBJECTIVE,
    CLEARED,
    CLEARING,
    COLOURS,
    COMPLETE_OBJECTIVE,
    COMPLETING,
    CONTROL,
    CONTROLS,
    DECK,
    DECLINED,
    DRAW,
    ENDED,
    EXTRA_LEGIONS,
    FILL,
    FOR_COUNT,
    GAINED,
    IN_ROW,
    JOKER,
    LOSE_OBJECTIVE,
    LOSING,
    LOST,
    MOBILISE_ANY,
    MOBILISE_SYMBOL,
    MUSTERING,
    NO_EFFECT,
    NONE,
    OUT,
    OVER,
    PICKS,
    PLACES,
    REARRANGE,
    REARRANGED,
    REARRANGING,
    REMOVE_LEGIONS,
    REMOVED,
    REMOVING,
    RESHUFFLED,
    RESOLVES,
    RESOURCE_TAKEN,
    RESOURCES,
    REWARDED,
    ROW_FILLED,
    SENATOR,
    SEVEN,
    SHOWN,
    SYMBOLS,
    TAKE_TWO,
    ZONE,
)
from quadriga.games.augustus.position import Position

BIT = bits.BIT


class Conquest(Position):
    """What follows a completed objective, until the next token is drawn."""

    # ---- completing ------------------------------------------------------------------------------------------

    def _check_full(self, seat: int, place: int) -> None:
        """AUG-8, AUG-R11: an objective without an empty slot is completed, whether its owner likes it or not."""
        if self.empty_at[seat * PLACES + place] == 0:
            self._complete(seat, place)

    def _complete(self, seat: int, place: int) -> None:
        """AUG-11, AUG-R3: the objective waits; nothing moves its legions until it is resolved."""
        self.waiting[seat] |= BIT[place]
        self.free[seat] &= ~self.tables.whole[place]
        self.held[seat] &= ~self.tables.whole[place]
        self._emit(AVE, seat, self.card_at[seat * PLACES + place], 0, 0)

    def _first_waiting(self, seat: int) -> int:
        """The lowest number among the completed objectives of a seat, or CARDS."""
        lowest = CARDS
        rest = self.waiting[seat]
        while rest:
            card = self.card_at[seat * PLACES + self._lowest(rest)]
            rest &= rest - 1
            if card < lowest:
                lowest = card
        return lowest

    def _resolve_next(self) -> None:
        """AUG-10, AUG-R12: the seat with the lowest number resolves all it has before the next one does."""
        lowest = CARDS
        for seat in range(self.seats):
            if self.waiting[seat]:
                card = self._first_waiting(seat)
                if card < lowest:
                    lowest = card
                    self.active = seat
        if lowest == CARDS:
            self.active = NONE
            self._end_turn()
            return
        self.batch = 0
        self.due = 0
        self._next_in_batch()

    def _next_in_batch(self) -> None:
        """AUG-9, AUG-12, AUG-R13: legions back and power, for each objective the seat completed, by number."""
        seat = self.active
        while self.waiting[seat]:
            card = self._first_waiting(seat)
            place = self.place_of[card]
            self.waiting[seat] &= ~BIT[place]
            self.batch |= BIT[place]
            self.due += 1
            legions = self._recall(seat, place)
            self._emit(RESOLVES, seat, card, legions, 0)
            if self._use(card):
                return
        self._take_control()

    # ---- powers ----------------------------------------------------------------------------------------------

    def _use(self, card: int) -> bool:
        """Begin the power of an objective; True when somebody has to decide before it goes on."""
        power = self.tables.power[card]
        self.power = power
        if power == EXTRA_LEGIONS:
            self._gain(self.tables.value_1[card])
        elif power == MOBILISE_SYMBOL:
            # AUG-18, AUG-R7: on this symbol alone; equivalences are for drawn tokens.
            self.power_left = self.tables.value_2[card]
            self.power_columns = self.tables.column[self.tables.value_1[card]]
            return self._muster()
        elif power == MOBILISE_ANY:
            # AUG-19: on any symbol.
            self.power_left = self.tables.value_1[card]
            self.power_columns = self.tables.everywhere
            return self._muster()
        elif power == TAKE_TWO:
            # AUG-24, AUG-R16: one new objective more.
            self.due += 1
        elif power == REARRANGE:
            return self._begin_rearranging()
        elif power == COMPLETE_OBJECTIVE:
            # AUG-23, AUG-R19: compulsory while there is an objective in progress.
            if self._in_progress(self.active):
                self._ask_active(COMPLETING)
                return True
            self._emit(NO_EFFECT, self.active, power, 0, 0)
        elif power == REMOVE_LEGIONS or power == CLEAR_OBJECTIVE or power == LOSE_OBJECTIVE:
            self.power_left = self.tables.value_1[card]
            return self._attack()
        return False

    def _ask_active(self, decision: int) -> None:
        self.decision = decision
        self.owing = BIT[self.active]
        self.picked[self.active] = 0

    def _gain(self, wanted: int) -> None:
        """AUG-26, AUG-R20: legions from the supply, as many as there are."""
        count = wanted if wanted < self.supply else self.supply
        self.supply -= count
        self.reserve[self.active] += count
        self._emit(GAINED, self.active, count, 0, 0)

    def _muster(self) -> bool:
        """AUG-R8, AUG-R9: one more legion of a mobilise power, if there is a free slot for it."""
        if self.power_left and self._targets(self.active, self.power_columns, 1 - self.tables.reserve_only):
            self._ask_active(MUSTERING)
            return True
        if self.power_left:
            self._emit(NO_EFFECT, self.active, self.power, self.power_left, 0)
            self.power_left = 0
        return False

    def _in_progress(self, seat: int) -> int:
        """The places of a seat whose objectives are neither completed nor being resolved, as a mask."""
        found = 0
        for place in range(PLACES):
            if self._is_in_progress(seat, place):
                found |= BIT[place]
        return found

    def _is_in_progress(self, seat: int, place: int) -> bool:
        # AUG-R25: what waits or is being resolved is neither in progress nor under control, so that nothing hits it.
        if self.card_at[seat * PLACES + place] == NONE or self.waiting[seat] & BIT[place]:
            return False
        return seat != self.active or not self.batch & BIT[place]

    def _begin_rearranging(self) -> bool:
        """AUG-25, AUG-R10: pick up and put down, one legion at a time; skipped when nothing can move.

        A class that gave a legion takes none, and one that took a legion gives none: so every arrangement can be
        reached and no position comes back.
        """
        self.given = 0
        self.received = 0
        self.holding = 0
        rest = self.held[self.active]
        while rest:
            if self._can_pick_up(self._lowest(rest)):
                self._ask_active(REARRANGING)
                return True
            rest &= rest - 1
        self._emit(NO_EFFECT, self.active, self.power, 0, 0)
        return False

    def _can_pick_up(self, at: int) -> bool:
        """Whether a legion of this class may be picked up: there must be another class to put it down on."""
        if self.received & BIT[at] or not self.free[self.active] & ~(self.given | BIT[at]):
            return False
        return True

    def _end_rearranging(self) -> None:
        """AUG-R11: what is completed is judged on the final arrangement."""
        seat = self.active
        self._emit(REARRANGED, seat, 0, 0, 0)
        for place in range(PLACES):
            if self._is_in_progress(seat, place):
                self._check_full(seat, place)
        self._next_in_batch()

    # ---- attacks ---------------------------------------------------------------------------------------------

    def _attack(self) -> bool:
        """AUG-R21: every victim with a choice decides, all at the same time; True when there is one."""
        self.asked = 0
        hit = 0
        for seat in range(self.seats):
            if seat != self.active:
                if self.power == LOSE_OBJECTIVE:
                    if self.control[seat]:
                        self.asked |= BIT[seat]
                elif self.held[seat]:
                    # AUG-R22: who has no more legions than must go loses them all and has nothing to choose.
                    if self.power == CLEAR_OBJECTIVE or self._placed(seat) > self.power_left:
                        self.asked |= BIT[seat]
                    else:
                        hit = 1
        if self.asked:
            for seat in range(self.seats):
                self.picked[seat] = 0
            self.owing = self.asked
            self.decision = REMOVING
            if self.power == CLEAR_OBJECTIVE:
                self.decision = CLEARING
            elif self.power == LOSE_OBJECTIVE:
                self.decision = LOSING
            return True
        if hit:
            self._carry_out_losses()
        else:
            self._emit(NO_EFFECT, self.active, self.power, 0, 0)
        return False

    def _carry_out_losses(self) -> None:
        """All losses of an attack at once, clockwise from the attacker."""
        if self.asked:
            self._emit(SHOWN, 0, 0, 0, 0)
        lost = 0
        for n in range(1, self.seats):
            seat = (self.active + n) % self.seats
            if self.power == REMOVE_LEGIONS:
                self._remove_legions(seat)
            elif self.asked & BIT[seat]:
                card = self.picks[seat * PICKS]
                if self.power == CLEAR_OBJECTIVE:
                    # AUG-21, AUG-R23.
                    place = self.place_of[card]
                    count = self._recall(seat, place)
                    self.free[seat] |= self.tables.shape[card] * self.tables.shift[place]
                    self._emit(CLEARED, seat, card, count, 0)
                else:
                    lost |= self._lose(seat, card)
            self._forget(seat)
        self.asked = 0
        if lost and self.tables.recount:
            self._recount(lost)

    def _remove_legions(self, seat: int) -> None:
        """AUG-20, AUG-R22: legions go back to their owner's reserve, never out of the game."""
        if self.asked & BIT[seat]:
            for n in range(self.picked[seat]):
                self._remove_one(seat, self.picks[seat * PICKS + n])
        else:
            while self.held[seat]:
                self._remove_one(seat, self._lowest(self.held[seat]))

    def _remove_one(self, seat: int, at: int) -> None:
        self._lift(seat, at)
        self.reserve[seat] += 1
        card = self.card_at[seat * PLACES + self.tables.place_in[at]]
        self._emit(REMOVED, seat, card, self.tables.symbol_in[at], 0)

    def _lose(self, seat: int, card: int) -> int:
        """AUG-22, AUG-R24: an objective under control is discarded; returns the resources whose tile may move.

        AUG-15: rewards for colours and numbers stay where they are.
        """
        self.where[card] = OUT
        self._count_in(seat, card, -1)
        self._link(seat)
        self._rescore(seat)
        self._emit(LOST, seat, card, 0, 0)
        found = 0
        for resource in range(RESOURCES):
            reward = self.tables.resource_reward[resource]
            if reward != NONE and self.owner[reward] == seat and self.tables.produces[card * RESOURCES + resource]:
                found |= BIT[resource]
        return found

    def _recount(self, resources: int) -> None:
        """AUG-R29 with `recount`: the tile goes to the one other seat that has the most, if there is exactly one."""
        for resource in range(RESOURCES):
            if resources & BIT[resource]:
                most = 1
                for seat in range(self.seats):
                    if self.produced[seat * RESOURCES + resource] > most:
                        most = self.produced[seat * RESOURCES + resource]
                holder = self.owner[self.tables.resource_reward[resource]]
                heir = NONE
                rivals = 0
                for seat in range(self.seats):
                    if seat != holder and self.produced[seat * RESOURCES + resource] == most:
                        heir = seat
                        rivals += 1
                if rivals == 1:
                    self._hand_over(resource, heir)

    def _forget(self, seat: int) -> None:
        """Clear what a seat had committed, once it is carried out."""
        for n in range(self.picked[seat]):
            self.picks[seat * PICKS + n] = NONE
        self.picked[seat] = 0

    # ---- control and rewards ---------------------------------------------------------------------------------

    def _take_control(self) -> None:
        """AUG-9, AUG-R13: all objectives of the batch come under control, then rewards are given once."""
        seat = self.active
        self.claim_at = self.control[seat] + 1
        gained = 0
        while self.batch:
            card = CARDS
            rest = self.batch
            while rest:
                if self.card_at[seat * PLACES + self._lowest(rest)] < card:
                    card = self.card_at[seat * PLACES + self._lowest(rest)]
                rest &= rest - 1
            place = self.place_of[card]
            self.batch &= ~BIT[place]
            self.card_at[seat * PLACES + place] = NONE
            self.empty_at[seat * PLACES + place] = 0
            self.place_of[card] = NONE
            self.where[card] = CONTROL + seat
            self._count_in(seat, card, 1)
            for resource in range(RESOURCES):
                if self.tables.produces[card * RESOURCES + resource]:
                    gained |= BIT[resource]
            self._emit(CONTROLS, seat, card, self.control[seat], 0)
        self._link(seat)
        self._reward_colours()
        for resource in range(RESOURCES):
            # AUG-R30: an objective with both resources counts for both tiles.
            if gained & BIT[resource]:
                self._compare(resource)
        self._rescore(seat)
        # AUG-R14: only the count after the batch, or with `each` every count passed, ascending.
        self.claim_to = self.control[seat]
        if not self.tables.each_count:
            self.claim_at = self.claim_to
        self._offer_claims()

    def _reward_colours(self) -> None:
        """AUG-13, AUG-R26: the first to qualify takes a colour reward, without being asked."""
        for reward in range(self.tables.rewards):
            if self.owner[reward] == NONE and self._has_all(self.active, reward):
                self.owner[reward] = self.active
                self._emit(REWARDED, self.active, reward, 0, 0)

    def _compare(self, resource: int) -> None:
        """AUG-16, AUG-R28: at least as many as the holder is enough to take the tile over."""
        reward = self.tables.resource_reward[resource]
        if reward == NONE or self.owner[reward] == self.active:
            return
        holder = self.owner[reward]
        mine = self.produced[self.active * RESOURCES + resource]
        if holder == NONE or mine >= self.produced[holder * RESOURCES + resource]:
            self._hand_over(resource, self.active)

    def _hand_over(self, resource: int, seat: int) -> None:
        reward = self.tables.resource_reward[resource]
        holder = self.owner[reward]
        self.owner[reward] = seat
        self._emit(RESOURCE_TAKEN, seat, reward, holder, 0)
        self._rescore(seat)
        if holder != NONE:
            self._rescore(holder)

    def _offer_claims(self) -> None:
        """AUG-14, AUG-R27: a reward for exactly this count is offered to a seat that has none of its kind."""
        while self.claim_at <= self.claim_to:
            reward = self.tables.count_reward[self.claim_at]
            if reward != NONE and self.owner[reward] == NONE and not self._has_count_reward(self.active):
                self._ask_active(CLAIMING)
                return
            self.claim_at += 1
        self._replace()

    def _has_count_reward(self, seat: int) -> bool:
        for reward in range(self.tables.rewards):
            if self.tables.reward_kind[reward] == FOR_COUNT and self.owner[reward] == seat:
                return True
        return False

    def _claim(self, wanted: int) -> None:
        reward = self.tables.count_reward[self.claim_at]
        if wanted:
            self.owner[reward] = self.active
            self._rescore(self.active)
            self._emit(REWARDED, self.active, reward, 0, 0)
        else:
            self._emit(DECLINED, self.active, reward, 0, 0)
        self.claim_at += 1
        self._offer_claims()

    # ---- new objectives --------------------------------------------------------------------------------------

    def _replace(self) -> None:
        """AUG-17, AUG-R15: all new objectives from the row as it lies; it is filled up after them, or when it is empty.

        AUG-R17: with nothing left in row and deck, the seat takes nothing. Nor does it take more than fit in PLACES,
        which only a player's own data can bring about.
        """
        if self.due and self.row_size and self._room_at(self.active) != NONE:
            self._ask_active(CHOOSING)
        elif self.row_size < self.tables.row and self._deck_ready():
            self.decision = FILL
        else:
            self.due = 0
            self._resolve_next()

    def _choose(self, card: int) -> None:
        at = 0
        while self.row[at] != card:
            at += 1
        self.row_size -= 1
        while at < self.row_size:
            self.row[at] = self.row[at + 1]
            at += 1
        self.row[at] = NONE
        self.due -= 1
        self._enter(self.active, card)
        self._emit(CHOSE, self.active, card, 0, 0)
        self._replace()

    def _deck_ready(self) -> bool:
        """AUG-R18: when a card is needed and the deck is empty, everything discarded becomes the new deck."""
        if self.deck_size == 0:
            for card in range(CARDS):
                if self.where[card] == OUT or (self.where[card] >= ASIDE and self.where[card] < ASIDE + ZONE):
                    self.where[card] = DECK
                    self.deck_size += 1
            if self.deck_size:
                self._emit(RESHUFFLED, self.deck_size, 0, 0, 0)
        return self.deck_size > 0

    def _fill(self, card: int) -> None:
        """The next card of the deck into the row."""
        self.where[card] = IN_ROW
        self.deck_size -= 1
        self.row[self.row_size] = card
        self.row_size += 1
        self._emit(ROW_FILLED, card, 0, 0, 0)
        if self.row_size == self.tables.row or not self._deck_ready():
            self._row_is_full()

    def _row_is_full(self) -> None:
        """What comes after filling the row: the set-up goes on, or the next objective is due."""

    # ---- the end of a turn -----------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        """AUG-30, AUG-R33: seven under control when all is resolved end the game; a joker passes the bag (AUG-7)."""
        for seat in range(self.seats):
            if self.control[seat] >= self.tables.goal:
                self.decision = OVER
                self.owing = 0
                self.reason = SEVEN
                self._emit(ENDED, SEVEN, 0, 0, 0)
                return
        if self.drawn == JOKER:
            # AUG-R4: all tokens go back into the bag, the joker included.
            for token in range(SYMBOLS + 1):
                self.bag[token] = self.tables.tokens[token]
            self.bag_size = self.tables.token_total
            self.crier = (self.crier + 1) % self.seats
            self._emit(BAG_PASSED, self.crier, 0, 0, 0)
        self.drawn = NONE
        self.decision = DRAW

    def _rank(self, seat: int) -> int:
        """AUG-31, AUG-R36: more points, then more senators, is better; equal seats share a rank."""
        rank = 1
        for other in range(self.seats):
            ahead = self._total(other) - self._total(seat)
            if ahead == 0 and self.tables.senators_break_ties:
                ahead = self.by_colour[other * COLOURS + SENATOR] - self.by_colour[seat * COLOURS + SENATOR]
            if ahead > 0:
                rank += 1
        return rank
