"""Completed objectives of Augustus: resolution in order of number, powers, control, new objectives, the end of a turn.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.games.augustus.rules.attacks import Attacks
from quadriga.games.augustus.rules.codes import *

BIT = bits.BIT


class Conquest(Attacks):
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
                self._emit(USES, seat, card, self.power, 0)
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
            self._emit(USES, self.active, card, power, 0)
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

    def _in_progress(self, seat: int) -> Mask:
        """The places of a seat whose objectives are neither completed nor being resolved, as a mask."""
        places = 0
        for place in range(PLACES):
            if self._is_in_progress(seat, place):
                places |= BIT[place]
        return places

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

    # ---- control ---------------------------------------------------------------------------------------------

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

    def _offer_claims(self) -> None:
        """AUG-14, AUG-R27: a reward for exactly this count is offered to a seat that has none of its kind."""
        while self.claim_at <= self.claim_to:
            reward = self.tables.count_reward[self.claim_at]
            if reward != NONE and self.owner[reward] == NONE and not self._has_count_reward(self.active):
                self._ask_active(CLAIMING)
                self._emit(OFFERED, self.active, reward, 0, 0)
                return
            self.claim_at += 1
        self._replace()

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
            if self.due:
                self._emit(NONE_LEFT, self.active, self.due, 0, 0)
            self.due = 0
            self._resolve_next()

    def _choose(self, card: int) -> None:
        at: int = 0
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
        else:
            self._emit(TOKEN_ASIDE, self.crier, self.drawn, 0, 0)
        self.drawn = NONE
        self.decision = DRAW
