"""What a seat of Augustus has before it: its objectives in progress, what each lacks, and what it will do now.

All mobilise at once, so a position in the middle of a turn is looked at as if everybody who still has to answer placed
a legion where it helps most.
"""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.sizes import fresh, fresh_floats
from quadriga.games.augustus.bots import lacks
from quadriga.games.augustus.bots.lacks import TEMPO
from quadriga.games.augustus.bots.valuation import Valuation
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.state import AugustusState

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT


class Tableau(Valuation):
    """The objectives in progress of the seat at hand, by place, and its legions and objectives to come."""

    def __init__(self, state: AugustusState, experience: Experience) -> None:
        Valuation.__init__(self, state, experience)
        self.card = fresh(PLACES)
        self.lack = fresh(PLACES)
        self.worth = fresh_floats(PLACES)
        self.reserve = 0
        self.done = 0
        self.coming = 0

    def _set_out(self, seat: int) -> None:
        """Lay out what a seat has before it."""
        self._set_links(seat)
        self._set_gains(seat)
        self.reserve = self.state.reserve[seat]
        self.done = 0
        # As many new objectives as the batch had, and one more for each “take two”.
        self.coming = self.state._count(self.state.waiting[seat])
        if seat == self.state.active:
            self.coming += self.state.due
        for place in range(PLACES):
            card = self.state.card_at[seat * PLACES + place]
            self.card[place] = card
            if card != NONE:
                self.worth[place] = self._value_of(seat, card)
                if self.state.waiting[seat] & BIT[place]:
                    self.reserve += self.state.tables.size[card]
                    self._take_over(place)
                elif seat == self.state.active and self.state.batch & BIT[place]:
                    self._take_over(place)
                else:
                    lack: int = 0
                    for symbol in range(SYMBOLS):
                        free = (
                            self.state.tables.slots[card * SYMBOLS + symbol]
                            - self.state.filled[seat * CLASSES + place * SYMBOLS + symbol]
                        )
                        lack += UNIT[symbol] * (free if free < 3 else 3)
                    self.lack[place] = lack

    def _take_over(self, place: int) -> None:
        """An objective that is full counts as under control."""
        self.done += 1
        self.points += self.worth[place]
        self.card[place] = NONE

    # ---- what a seat still has to answer ---------------------------------------------------------------------

    def _answer(self, seat: int) -> None:
        """Carry out what a seat has committed, or what it will do best with what it may do now."""
        decision = self.state.decision
        picked = self.state.picked[seat]
        if decision == MOBILISING:
            if picked:
                self._follow(seat)
            elif self.state.owing & BIT[seat]:
                self._place(seat, self.state.columns[seat * (SYMBOLS + 1) + self.state.drawn])
        elif decision == KEEPING:
            self._keep(seat)
        elif decision == REMOVING and picked:
            for n in range(picked):
                self._lift(self.state.picks[seat * PICKS + n])
                self.reserve += 1
        elif decision == CLEARING and picked:
            self._clear(seat)
        elif decision == LOSING and picked:
            self.done -= 1
            self.points -= self.state.tables.points[self.state.picks[seat * PICKS]]
        elif seat == self.state.active:
            if decision == MUSTERING:
                if picked:
                    self._follow(seat)
                for _ in range(self.state.power_left - (1 if picked else 0)):
                    self._place(seat, self.state.power_columns)
            elif decision == REARRANGING and self.state.holding:
                self.reserve += 1
                self._place(seat, self.state.tables.everywhere & ~self.state.given)
            elif decision == COMPLETING:
                self._complete_one()

    def _follow(self, seat: int) -> None:
        """A legion on the slot that was picked, from where it was picked or else from where it is missed least."""
        goal = self.state.picks[seat * PICKS]
        source = RESERVE
        if self.state.picked[seat] > 1:
            source = self.state.picks[seat * PICKS + 1]
        elif self.reserve == 0:
            source = self._spare(seat, goal)
        if source == RESERVE:
            self.reserve -= 1
        elif source != NONE:
            self._lift(source)
        self._put(goal)

    def _place(self, seat: int, columns: Mask) -> None:
        """A legion where it brings most, from the reserve or from where it is missed least."""
        rest = self.state.free[seat] & columns
        goal = NONE
        most = 0.0
        while rest:
            at = self.state._lowest(rest)
            rest &= rest - 1
            gain = self._gain(at)
            if gain > most:
                most = gain
                goal = at
        if goal == NONE:
            return
        if self.reserve > 0:
            self.reserve -= 1
        else:
            source = self._spare(seat, goal)
            if source == NONE:
                return
            place = self.state.tables.place_in[source]
            if most + self._change(place, UNIT[self.state.tables.symbol_in[source]]) <= 0.0:
                return
            self._lift(source)
        self._put(goal)

    def _gain(self, at: int) -> float:
        """What a legion on a slot of a class would bring."""
        place = self.state.tables.place_in[at]
        symbol = self.state.tables.symbol_in[at]
        if self.card[place] == NONE or self.lack[place] & ANY[symbol] == 0:
            return 0.0
        return self._change(place, -UNIT[symbol])

    def _spare(self, seat: int, goal: int) -> int:
        """The legion that is missed least, or NONE."""
        rest = self.state.held[seat] & ~BIT[goal]
        spare = NONE
        least = 0.0
        while rest:
            at = self.state._lowest(rest)
            rest &= rest - 1
            place = self.state.tables.place_in[at]
            symbol = self.state.tables.symbol_in[at]
            if self.card[place] != NONE and self.lack[place] & ANY[symbol] != ANY[symbol]:
                loss = self._change(place, UNIT[symbol])
                if spare == NONE or loss > least:
                    spare = at
                    least = loss
        return spare

    def _lift(self, at: int) -> None:
        place = self.state.tables.place_in[at]
        symbol = self.state.tables.symbol_in[at]
        if self.lack[place] & ANY[symbol] != ANY[symbol]:
            self.lack[place] += UNIT[symbol]

    def _put(self, at: int) -> None:
        place = self.state.tables.place_in[at]
        symbol = self.state.tables.symbol_in[at]
        if self.lack[place] & ANY[symbol]:
            self.lack[place] -= UNIT[symbol]
            if self.lack[place] == 0:
                self.reserve += self.state.tables.size[self.card[place]]
                self.coming += 1
                self._take_over(place)

    def _change(self, place: int, by: int) -> float:
        """What a lack that changes is worth, in points."""
        at = self.far + self.lack[place]
        return (self.completion.chance[at + by] - self.completion.chance[at]) * (self.worth[place] + TEMPO)

    def _keep(self, seat: int) -> None:
        """The objectives kept so far, empty."""
        for n in range(self.state.picked[seat]):
            card = self.state.picks[seat * PICKS + n]
            self.card[n] = card
            self.lack[n] = self._all_of(card)
            self.worth[n] = self._value_of(seat, card)
        self.coming = self.state.tables.keep - self.state.picked[seat]

    def _clear(self, seat: int) -> None:
        card = self.state.picks[seat * PICKS]
        place = self.state.place_of[card]
        self.reserve += self.state.tables.size[card] - self.state.empty_at[seat * PLACES + place]
        self.lack[place] = self._all_of(card)

    def _all_of(self, card: int) -> int:
        """The lack of an empty objective."""
        lack: int = 0
        for symbol in range(SYMBOLS):
            slots = self.state.tables.slots[card * SYMBOLS + symbol]
            lack += UNIT[symbol] * (slots if slots < 3 else 3)
        return lack

    def _complete_one(self) -> None:
        """The objective whose completion at once brings most."""
        best = NONE
        most = -1.0
        for place in range(PLACES):
            if self.card[place] != NONE:
                gain = self._change(place, -self.lack[place])
                if gain > most:
                    most = gain
                    best = place
        if best != NONE:
            self.reserve += self.state.tables.size[self.card[best]] - self.completion.slots[self.lack[best]]
            self.coming += 1
            self._take_over(best)
