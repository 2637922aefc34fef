"""What an experienced player sees in a position of Augustus: how soon each objective is full, and what it brings."""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.position import bits
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import MOST_FEATURES, fresh, fresh_floats
from quadriga.games.augustus.bots import lacks
from quadriga.games.augustus.bots.lacks import TEMPO
from quadriga.games.augustus.bots.tableau import Tableau
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.state import AugustusState

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT

FEATURES = (
    "score", "pace", "close", "work", "short", "bag", "powers", "reserve", "legions", "links", "closing",
)  # fmt: skip
SCORE, PACE, CLOSE, WORK, SHORT, BAG, POWERS, IN_RESERVE, LEGIONS, LINKED, CLOSING = range(len(FEATURES))

FRESH = 4.0
"""The slots of a new objective."""
GOOD = 0.5
"""What is less than this share of the best is not worth a thought."""

ONCE = {
    TAKE_TWO: 2.5, REARRANGE: 2.0, COMPLETE_OBJECTIVE: 10.0, CLEAR_OBJECTIVE: 4.0, LOSE_OBJECTIVE: 9.0, EQUIVALENCE: 2.0
}  # fmt: skip
"""What powers are worth in points; those that mobilise are worth what the legions gain."""
EACH = {EXTRA_LEGIONS: 1.5, REMOVE_LEGIONS: 1.2}
"""What they are worth for each legion."""
WORTH = [ONCE.get(power, 0.0) for power in range(len(POWER_NAMES))]
WORTH_EACH = [EACH.get(power, 0.0) for power in range(len(POWER_NAMES))]


class AugustusInsight(Tableau):
    """The features of Augustus; points are counted in twenties, so that no feature is far above 1."""

    FEATURES = FEATURES

    def __init__(self, state: AugustusState, experience: Experience) -> None:
        Tableau.__init__(self, state, experience)
        # What the best use of each token is worth to the seat at hand.
        self.gain = fresh_floats(SYMBOLS)
        # Of all seats.
        self.lead = 0.0
        self.total = fresh_floats(SEATS)
        self.control = fresh(SEATS)
        self.soonest = fresh_floats(SEATS)

    # ---- the whole position ----------------------------------------------------------------------------------

    def _features(self) -> None:
        for n in range(self.rows * MOST_FEATURES):
            self.x[n] = 0.0
        if self.state.decision == OVER:
            for seat in range(self.rows):
                # Senators decide between equal points.
                score = self.state._total(seat) + 0.01 * self.state.by_colour[seat * COLOURS + SENATOR]
                self.x[seat * MOST_FEATURES + SCORE] = score / 20.0
            self.progress = 1.0
            return
        self._survey()
        self.lead = 0.0
        for seat in range(self.rows):
            self._set_out(seat)
            self._answer(seat)
            self._count_up(seat)
        self._close_up()

    def _close_up(self) -> None:
        """What depends on all seats: who can end the game while ahead, and how far the game has come."""
        for seat in range(self.rows):
            rival = -1000.0
            for other in range(self.rows):
                if other != seat and self.total[other] > rival:
                    rival = self.total[other]
            ahead = (self.total[seat] - rival) / 20.0
            if ahead > 1.0:
                ahead = 1.0
            elif ahead < -1.0:
                ahead = -1.0
            if self.control[seat] >= self.state.tables.goal - 1:
                self.x[seat * MOST_FEATURES + CLOSING] = ahead * self.soonest[seat]
        self.progress = self.lead if self.lead < 1.0 else 1.0

    # ---- features of one seat --------------------------------------------------------------------------------

    def _count_up(self, seat: int) -> None:
        row = seat * MOST_FEATURES
        hope = 0.0
        course = 0.0
        close = 0.0
        soonest = 0.0
        missing: int = 0
        standing: int = 0
        for symbol in range(SYMBOLS):
            self.gain[symbol] = 0.0
        for place in range(PLACES):
            if self.card[place] != NONE:
                lack = self.lack[place]
                near = self.completion.chance[self.near + lack]
                far = self.completion.chance[self.far + lack]
                hope += far * self.worth[place]
                course += far
                close += near
                if near > soonest:
                    soonest = near
                missing += self.completion.slots[lack]
                standing += self.state.tables.size[self.card[place]] - self.completion.slots[lack]
                for symbol in range(SYMBOLS):
                    if lack & ANY[symbol]:
                        gain = self._change(place, -UNIT[symbol])
                        if gain > self.gain[symbol]:
                            self.gain[symbol] = gain
        if self.missing <= 0:
            # The game ends with this turn: what is not completed now never will be.
            hope = 0.0
            course = 0.0
            close = 0.0
        else:
            # An objective still to be chosen will be a good one of the row.
            hope += self.coming * self.completion.fresh_hope[self.horizon]
            course += self.coming * self.completion.fresh_chance[self.horizon]
        control = self.state.control[seat] + self.done
        score = self.points + self._claim_hope(seat, control, control if self.done > 0 else control + 1)
        self.total[seat] = score
        self.control[seat] = control
        self.soonest[seat] = soonest
        lead = (control + 0.8 * close) / (self.state.tables.goal + 0.8)
        if lead > self.lead:
            self.lead = lead
        self.x[row + SCORE] = (score + hope) / 20.0
        self.x[row + PACE] = (control + course) / self.state.tables.goal
        self.x[row + CLOSE] = close
        self.x[row + WORK] = (missing + self.coming * FRESH) / 10.0
        self.x[row + IN_RESERVE] = self.reserve / 7.0
        if missing > self.reserve:
            self.x[row + SHORT] = (missing - self.reserve) / 7.0
        self.x[row + LEGIONS] = (self.reserve + standing) / 7.0 - 1.0
        self.x[row + LINKED] = self.state._count(self.links) / 2.0
        self._weigh_bag(row)
        self._weigh_powers(row)

    def _weigh_bag(self, row: int) -> None:
        """How much better than usual the tokens left in the bag suit a seat, until it is filled again."""
        if self.state.drawn == JOKER or self.state.bag_size == 0:
            return
        better = 0.0
        most = 0.0
        for symbol in range(SYMBOLS):
            gain = self.gain[symbol]
            if symbol > 0 and self.links & BIT[symbol - 1] and self.gain[symbol - 1] > gain:
                gain = self.gain[symbol - 1]
            if symbol < SYMBOLS - 1 and self.links & BIT[symbol] and self.gain[symbol + 1] > gain:
                gain = self.gain[symbol + 1]
            better += (1.0 * self.state.bag[symbol] / self.state.bag_size - self.completion.rate[symbol]) * gain
            if gain > most:
                most = gain
        better += (1.0 * self.state.bag[JOKER] / self.state.bag_size - self.completion.rate[JOKER]) * most
        draws = (self.state.bag_size + 1.0) / (self.state.bag[JOKER] + 1.0)
        self.x[row + BAG] = better * (draws if draws < 4.0 else 4.0) / 20.0

    def _weigh_powers(self, row: int) -> None:
        """What the powers of objectives in progress promise, each with the chance that it comes in time."""
        most = 0.0
        for symbol in range(SYMBOLS):
            if self.gain[symbol] > most:
                most = self.gain[symbol]
        for place in range(PLACES):
            card = self.card[place]
            if card != NONE:
                chance = self.completion.chance[self.far + self.lack[place]]
                power = self.state.tables.power[card]
                worth = 0.0
                if power == MOBILISE_SYMBOL:
                    worth = self.state.tables.value_2[card] * self.gain[self.state.tables.value_1[card]]
                elif power == MOBILISE_ANY:
                    worth = self.state.tables.value_1[card] * most
                else:
                    worth = WORTH[power] + self.state.tables.value_1[card] * WORTH_EACH[power]
                self.x[row + POWERS] += chance * worth / 20.0

    # ---- what no sensible player would weigh -----------------------------------------------------------------

    def _narrowed(self, seat: int, moves: Moves) -> None:
        """Legions go where they help much, come from where they are missed little, and new objectives must promise.

        While there is a reserve it is used: a legion on a slot can do all that one in the reserve can.
        """
        if moves.size < 2:
            return
        if self.state.decision == MOBILISING or self.state.decision == MUSTERING:
            last = moves.ids[moves.size - 1]
            if last == RESERVE_AT:
                moves.ids[0] = RESERVE_AT
                moves.size = 1
            else:
                self._survey()
                self._set_out(seat)
                if last == STAY_AT:
                    self._narrow_goals(seat, moves)
                else:
                    self._narrow_sources(moves)
        elif self.state.decision == CHOOSING:
            self._survey()
            self._set_out(seat)
            self._narrow_row(seat, moves)

    def _narrow_goals(self, seat: int, moves: Moves) -> None:
        """Keep what completes an objective, and what is not much worse than the best.

        Staying is kept without a reserve, or where every legion would complete an objective: somebody may not want
        the game to end.
        """
        most = 0.0
        completing: int = 1
        for n in range(moves.size - 1):
            gain = self._gain_of(moves.ids[n] - PUT_AT)
            if gain > most:
                most = gain
            card = self.state.tables.card_in[moves.ids[n] - PUT_AT]
            if self.state.empty_at[seat * PLACES + self.state.place_of[card]] > 1:
                completing = 0
        kept: int = 0
        for n in range(moves.size - 1):
            card = self.state.tables.card_in[moves.ids[n] - PUT_AT]
            if (
                self._gain_of(moves.ids[n] - PUT_AT) >= GOOD * most
                or self.state.empty_at[seat * PLACES + self.state.place_of[card]] == 1
            ):
                moves.ids[kept] = moves.ids[n]
                kept += 1
        if completing or self.state.reserve[seat] == 0:
            moves.ids[kept] = STAY_AT
            kept += 1
        moves.size = kept

    def _narrow_sources(self, moves: Moves) -> None:
        """Without a reserve: keep the legions that are missed least."""
        least = -1000.0
        for n in range(moves.size):
            loss = self._loss_of(moves.ids[n] - TAKE_AT)
            if loss > least:
                least = loss
        kept: int = 0
        for n in range(moves.size):
            if GOOD * self._loss_of(moves.ids[n] - TAKE_AT) >= least:
                moves.ids[kept] = moves.ids[n]
                kept += 1
        moves.size = kept

    def _narrow_row(self, seat: int, moves: Moves) -> None:
        """Keep the objectives that promise nearly as much as the best of the row."""
        most = 0.0
        for n in range(moves.size):
            promise = self._promise_of(seat, moves.ids[n] - CHOOSE_AT)
            if promise > most:
                most = promise
        kept: int = 0
        for n in range(moves.size):
            if self._promise_of(seat, moves.ids[n] - CHOOSE_AT) >= GOOD * most:
                moves.ids[kept] = moves.ids[n]
                kept += 1
        moves.size = kept

    def _gain_of(self, code: int) -> float:
        """What a legion on a slot is worth."""
        card = self.state.tables.card_in[code]
        return self._change(self.state.place_of[card], -UNIT[code - card * SYMBOLS])

    def _loss_of(self, code: int) -> float:
        """What it costs to take a legion off a slot: a negative number."""
        card = self.state.tables.card_in[code]
        place = self.state.place_of[card]
        symbol = code - card * SYMBOLS
        if self.lack[place] & ANY[symbol] == ANY[symbol]:
            return 0.0
        return self._change(place, UNIT[symbol])

    def _promise_of(self, seat: int, card: int) -> float:
        """What a new objective is worth."""
        return self.completion.chance[self.far + self._all_of(card)] * (self._value_of(seat, card) + TEMPO)
