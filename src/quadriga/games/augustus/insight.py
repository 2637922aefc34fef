"""What an experienced player sees in a position of Augustus: how soon each objective is full, and what it brings.

All mobilise at once, so a position in the middle of a turn is looked at as if everybody who still has to answer placed
a legion where it helps most.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.core.experience import Experience
from quadriga.core.insight import Insight
from quadriga.core.sizes import fresh, fresh_floats
from quadriga.core.state import Moves
from quadriga.games.augustus import lacks
from quadriga.games.augustus.codes import (
    CARDS,
    CLAIMING,
    CLASSES,
    CLEAR_OBJECTIVE,
    CLEARING,
    COLOURS,
    COMPLETE_OBJECTIVE,
    COMPLETING,
    CONTROL,
    EQUIVALENCE,
    EXTRA_LEGIONS,
    FOR_COLOUR,
    FOR_EACH_COLOUR,
    JOKER,
    KEEPING,
    LOSE_OBJECTIVE,
    LOSING,
    MOBILISE_ANY,
    MOBILISE_SYMBOL,
    MOBILISING,
    MUSTERING,
    NONE,
    OVER,
    PICKS,
    PLACES,
    POINTS_PER_COLOUR,
    POINTS_PER_RED,
    POINTS_PER_SYMBOL,
    PUT_AT,
    REARRANGE,
    REARRANGING,
    REMOVE_LEGIONS,
    REMOVING,
    RESERVE,
    RESERVE_AT,
    RESOURCES,
    SENATOR,
    STAY_AT,
    SYMBOLS,
    TAKE_TWO,
)
from quadriga.games.augustus.lacks import LACKS
from quadriga.games.augustus.outlook import outlook
from quadriga.games.augustus.rules import AugustusState

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT
WIDE = 64
"""Room in a row of features, as in the base class."""

FEATURES = (
    "points",
    "senators",
    "control",
    "soon",
    "later",
    "close",
    "course",
    "ave",
    "bag",
    "reserve",
    "short",
    "legions",
    "claim",
    "colours",
    "margin",
    "growth",
    "muster",
    "attack",
    "link",
    "second",
    "rearrange",
    "levy",
    "finish",
    "links",
    "places",
    "coming",
    "closing",
)
(
    POINTS, SENATORS, CONTROLLED, SOON_WORTH, LATER_WORTH, CLOSE, COURSE, SOONEST, BAG, IN_RESERVE, SHORT, LEGIONS,
    CLAIM, COLOUR_HOPES, MARGIN, GROWTH, MUSTER, ATTACK, LINK, SECOND, REARRANGES, LEVY, FINISH, LINKED, PLACES_OPEN,
    COMING, CLOSING,
) = range(len(FEATURES))  # fmt: skip

HOPE = [1.0, 0.45, 0.15, 0.05, 0.0]
"""The chance of a colour reward for somebody who lacks that many objectives for it."""
LEADS = [0.1, 0.2, 0.35, 0.55, 0.75, 0.9, 0.95]
"""The chance to reach a number of objectives first, by the lead in objectives from -3 to 3."""


class AugustusInsight(Insight):
    """The features of Augustus; points are counted in tens or twenties, so that no feature is far above 1."""

    FEATURES = FEATURES

    def __init__(self, state: AugustusState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        tables = state.tables
        self.outlook = outlook(tuple(tables.tokens))
        self.mean_slots = fresh_floats(SYMBOLS)
        for symbol in range(SYMBOLS):
            self.mean_slots[symbol] = sum(tables.slots[symbol::SYMBOLS]) / CARDS
        self.mean_colour = fresh_floats(COLOURS)
        for colour in range(COLOURS):
            self.mean_colour[colour] = list(tables.colour).count(colour) / CARDS
        self.mean_red = sum(tables.red) / CARDS
        self.colour_reward = fresh(COLOURS, NONE)
        self.each_reward = NONE
        for reward in range(tables.rewards):
            if tables.reward_kind[reward] == FOR_COLOUR:
                self.colour_reward[tables.reward_what[reward]] = reward
            elif tables.reward_kind[reward] == FOR_EACH_COLOUR:
                self.each_reward = reward
        self.growing = fresh(CARDS)
        self.growing_size = 0
        for card in range(CARDS):
            if tables.power[card] in (POINTS_PER_SYMBOL, POINTS_PER_COLOUR, POINTS_PER_RED):
                self.growing[self.growing_size] = card
                self.growing_size += 1
        # One seat at a time: its objectives in progress, what they lack and what they are worth in points.
        self.links = 0
        self.card = fresh(PLACES)
        self.lack = fresh(PLACES)
        self.worth = fresh_floats(PLACES)
        self.reserve = 0
        self.done = 0
        self.coming = 0
        self.points = 0.0
        self.gain = fresh_floats(SYMBOLS)
        self.slot_gain = fresh_floats(SYMBOLS)
        self.colour_gain = fresh_floats(COLOURS)
        self.red_gain = 0.0
        self.grows = 0
        # All seats.
        self.total = fresh_floats(8)
        self.soonest = fresh_floats(8)

    # ---- the whole position ----------------------------------------------------------------------------------

    def _look(self) -> None:
        self.progress = 0.0
        for seat in range(self.rows):
            for n in range(self.size):
                self.x[seat * WIDE + n] = 0.0
        if self.state.decision == OVER:
            for seat in range(self.rows):
                self.x[seat * WIDE + POINTS] = self.state._total(seat) / 20.0
                self.x[seat * WIDE + CONTROLLED] = 1.0 * self.state.control[seat] / self.state.tables.goal
                self.x[seat * WIDE + SENATORS] = self.state.by_colour[seat * COLOURS + SENATOR] / 100.0
            self.progress = 1.0
            return
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
            lead = (self.total[seat] - rival) / 20.0 if self.rows > 1 else 0.0
            lead = 1.0 if lead > 1.0 else -1.0 if lead < -1.0 else lead
            control = self.x[seat * WIDE + CONTROLLED] * self.state.tables.goal
            if control > self.state.tables.goal - 1.5:
                self.x[seat * WIDE + CLOSING] = lead * self.soonest[seat]
            done = (control + self.soonest[seat]) / (self.state.tables.goal + 1.0)
            if done > self.progress:
                self.progress = done
        if self.progress > 1.0:
            self.progress = 1.0

    # ---- one seat --------------------------------------------------------------------------------------------

    def _set_out(self, seat: int) -> None:
        """Lay out what a seat has before it, with what it has committed already."""
        self.links = 0
        for symbol in range(SYMBOLS - 1):
            if self.state.columns[seat * (SYMBOLS + 1) + symbol] & self.state.tables.column[symbol + 1]:
                self.links += BIT[symbol]
        if not self.outlook.known[self.links]:
            self.outlook._learn(self.links)
        self.reserve = self.state.reserve[seat]
        self.done = 0
        self.coming = 0
        self.points = 1.0 * self.state._total(seat)
        self._grow(seat)
        for place in range(PLACES):
            card = self.state.card_at[seat * PLACES + place]
            self.card[place] = card
            self.lack[place] = 0
            if card != NONE:
                if self.state.waiting[seat] & BIT[place] or (
                    seat == self.state.active and self.state.batch & BIT[place]
                ):
                    self._finish(seat, place)
                    if self.state.waiting[seat] & BIT[place]:
                        self.reserve += self.state.tables.size[card]
                else:
                    lack = 0
                    for symbol in range(SYMBOLS):
                        missing = (
                            self.state.tables.slots[card * SYMBOLS + symbol]
                            - self.state.filled[seat * CLASSES + place * SYMBOLS + symbol]
                        )
                        lack += UNIT[symbol] * (missing if missing < 3 else 3)
                    self.lack[place] = lack
                    self.worth[place] = self._value_of(seat, card)
        if seat == self.state.active:
            # AUG-R15: as many objectives as the batch had, and one more for each “take two”; resolved ones are in `due`.
            self.coming = self.state.due + self.state._count(self.state.waiting[seat])
        else:
            self.coming = self.state._count(self.state.waiting[seat])

    def _grow(self, seat: int) -> None:
        """What each further slot, colour or red objective adds to what pays at the end."""
        for symbol in range(SYMBOLS):
            self.slot_gain[symbol] = 0.0
        for colour in range(COLOURS):
            self.colour_gain[colour] = 0.0
        self.red_gain = 0.0
        self.grows = 0
        for n in range(self.growing_size):
            card = self.growing[n]
            if self.state.where[card] == CONTROL + seat:
                self.grows = 1
                power = self.state.tables.power[card]
                if power == POINTS_PER_SYMBOL:
                    symbol = self.state.tables.value_1[card]
                    each = self.state.tables.value_2[card]
                    if (
                        not self.state.tables.capped
                        or self.state.by_symbol[seat * SYMBOLS + symbol] * each < self.state.tables.value_3[card]
                    ):
                        self.slot_gain[symbol] += each
                elif power == POINTS_PER_COLOUR:
                    self.colour_gain[self.state.tables.value_1[card]] += self.state.tables.value_2[card]
                else:
                    self.red_gain += self.state.tables.value_1[card]

    def _value_of(self, seat: int, card: int) -> float:
        """The points that completing an objective is expected to bring, rewards included."""
        value = 1.0 * self.state.tables.points[card]
        colour = self.state.tables.colour[card]
        if self.grows:
            for symbol in range(SYMBOLS):
                value += self.slot_gain[symbol] * self.state.tables.slots[card * SYMBOLS + symbol]
            value += self.colour_gain[colour] + self.red_gain * self.state.tables.red[card]
        power = self.state.tables.power[card]
        if power >= POINTS_PER_SYMBOL:
            value += self._paid_at_end(seat, card)
        value += self._reward_for(seat, colour)
        for resource in range(RESOURCES):
            if self.state.tables.produces[card * RESOURCES + resource]:
                value += self._tile_for(seat, resource)
        return value

    def _paid_at_end(self, seat: int, card: int) -> float:
        """An end power at what the seat will have: what it has, the objective itself, and its share of what comes."""
        power = self.state.tables.power[card]
        to_come = 0.6 * (self.state.tables.goal - 1 - self.state.control[seat])
        if to_come < 0.0:
            to_come = 0.0
        if power == POINTS_PER_SYMBOL:
            symbol = self.state.tables.value_1[card]
            count = (
                self.state.by_symbol[seat * SYMBOLS + symbol]
                + self.state.tables.slots[card * SYMBOLS + symbol]
                + to_come * self.mean_slots[symbol]
            )
            paid = count * self.state.tables.value_2[card]
            if self.state.tables.capped and paid > self.state.tables.value_3[card]:
                paid = 1.0 * self.state.tables.value_3[card]
            return paid
        if power == POINTS_PER_COLOUR:
            colour = self.state.tables.value_1[card]
            count = self.state.by_colour[seat * COLOURS + colour] + to_come * self.mean_colour[colour]
            if self.state.tables.colour[card] == colour:
                count += 1.0
            return count * self.state.tables.value_2[card]
        return (self.state.reds[seat] + to_come * self.mean_red) * self.state.tables.value_1[card]

    def _reward_for(self, seat: int, colour: int) -> float:
        """What one more objective of a colour brings in hopes of the colour rewards."""
        value = 0.0
        reward = self.colour_reward[colour]
        if reward != NONE and self.state.owner[reward] == NONE:
            lacks = self.state.tables.reward_need[reward] - self.state.by_colour[seat * COLOURS + colour]
            if 0 < lacks < 5:
                value += (HOPE[lacks - 1] - HOPE[lacks]) * self.state.tables.reward_points[reward]
        reward = self.each_reward
        if reward != NONE and self.state.owner[reward] == NONE and self.state.by_colour[seat * COLOURS + colour] == 0:
            lacks = self._colours_lacking(seat)
            value += (HOPE[lacks - 1] - HOPE[lacks]) * self.state.tables.reward_points[reward]
        return value

    def _colours_lacking(self, seat: int) -> int:
        lacks = 0
        for colour in range(COLOURS):
            if self.state.by_colour[seat * COLOURS + colour] == 0:
                lacks += 1
        return lacks

    def _tile_for(self, seat: int, resource: int) -> float:
        """What one more objective with gold or wheat brings: the tile, taken from a rival at best."""
        reward = self.state.tables.resource_reward[resource]
        if reward == NONE:
            return 0.0
        points = 1.0 * self.state.tables.reward_points[reward]
        holder = self.state.owner[reward]
        if holder == NONE:
            return 0.8 * points
        if holder == seat:
            return 0.15 * points
        behind = self.state.produced[holder * RESOURCES + resource] - self.state.produced[seat * RESOURCES + resource]
        if behind <= 1:
            return 1.6 * points
        return 0.4 * points if behind == 2 else 0.1 * points

    def _finish(self, seat: int, place: int) -> None:
        """An objective that is full counts as under control."""
        card = self.card[place]
        self.done += 1
        self.points += self._value_of(seat, card)
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
                at = self.state.picks[seat * PICKS + n]
                self._lift(at)
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
                self.reserve = self.state.reserve[seat]
            elif decision == COMPLETING:
                self._crown(seat)

    def _follow(self, seat: int) -> None:
        """A legion on the slot that was picked, from where it was picked or else from where it is missed least."""
        goal = self.state.picks[seat * PICKS]
        source = NONE
        if self.state.picked[seat] > 1:
            source = self.state.picks[seat * PICKS + 1]
        elif self.reserve > 0:
            source = RESERVE
        else:
            source = self._spare(seat, goal)
        if source == RESERVE:
            self.reserve -= 1
        elif source != NONE:
            self._lift(source)
        self._put(seat, goal)

    def _place(self, seat: int, columns: int) -> None:
        """A legion where it brings most, from the reserve or from where it is missed least."""
        rest = self.state.free[seat] & columns
        goal = NONE
        most = 0.0
        while rest:
            at = self.state._lowest(rest)
            rest &= rest - 1
            place = self.state.tables.place_in[at]
            if self.lack[place] & ANY[self.state.tables.symbol_in[at]]:
                gain = self._change(place, -UNIT[self.state.tables.symbol_in[at]])
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
            unit = UNIT[self.state.tables.symbol_in[source]]
            if place != self.state.tables.place_in[goal] and most + self._change(place, unit) <= 0.0:
                return
            self._lift(source)
        self._put(seat, goal)

    def _spare(self, seat: int, goal: int) -> int:
        """The legion that is missed least, or NONE."""
        rest = self.state.held[seat] & ~BIT[goal]
        found = NONE
        least = 0.0
        while rest:
            at = self.state._lowest(rest)
            rest &= rest - 1
            place = self.state.tables.place_in[at]
            symbol = self.state.tables.symbol_in[at]
            if self.lack[place] and self.lack[place] & ANY[symbol] != ANY[symbol]:
                loss = self._change(place, UNIT[symbol])
                if found == NONE or loss > least:
                    found = at
                    least = loss
        return found

    def _lift(self, at: int) -> None:
        symbol = self.state.tables.symbol_in[at]
        if self.lack[self.state.tables.place_in[at]] & ANY[symbol] != ANY[symbol]:
            self.lack[self.state.tables.place_in[at]] += UNIT[symbol]

    def _put(self, seat: int, at: int) -> None:
        place = self.state.tables.place_in[at]
        if self.lack[place] & ANY[self.state.tables.symbol_in[at]]:
            self.lack[place] -= UNIT[self.state.tables.symbol_in[at]]
        if self.lack[place] == 0 and self.card[place] != NONE:
            self.reserve += self.state.tables.size[self.card[place]]
            self._finish(seat, place)
            self.coming += 1

    def _change(self, place: int, by: int) -> float:
        """What a legion more (by minus one unit) or less is worth, in points."""
        first = self.links * LACKS + self.lack[place]
        return (self.outlook.later[first + by] - self.outlook.later[first]) * (self.worth[place] + 4.0)

    def _keep(self, seat: int) -> None:
        """The objectives kept so far, empty."""
        for n in range(self.state.picked[seat]):
            card = self.state.picks[seat * PICKS + n]
            self.card[n] = card
            self.lack[n] = self._full_lack(card)
            self.worth[n] = self._value_of(seat, card)
        self.coming = self.state.tables.keep - self.state.picked[seat]

    def _clear(self, seat: int) -> None:
        card = self.state.picks[seat * PICKS]
        place = self.state.place_of[card]
        self.reserve += self.state.tables.size[card] - self.state.empty_at[seat * PLACES + place]
        self.lack[place] = self._full_lack(card)

    def _full_lack(self, card: int) -> int:
        lack = 0
        for symbol in range(SYMBOLS):
            missing = self.state.tables.slots[card * SYMBOLS + symbol]
            lack += UNIT[symbol] * (missing if missing < 3 else 3)
        return lack

    def _crown(self, seat: int) -> None:
        """AUG-23: the objective whose completion at once brings most."""
        best = NONE
        most = -1.0
        for place in range(PLACES):
            if self.card[place] != NONE:
                gain = self._change(place, -self.lack[place])
                if gain > most:
                    most = gain
                    best = place
        if best != NONE:
            self._finish(seat, best)
            self.coming += 1

    # ---- features of one seat --------------------------------------------------------------------------------

    def _count_up(self, seat: int) -> None:
        row = seat * WIDE
        first = self.links * LACKS
        soon = 0.0
        later = 0.0
        close = 0.0
        course = 0.0
        soonest = 0.0
        missing = 0
        places = 0
        for symbol in range(SYMBOLS):
            self.gain[symbol] = 0.0
        for place in range(PLACES):
            if self.card[place] != NONE:
                lack = self.lack[place]
                near = self.outlook.soon[first + lack]
                far = self.outlook.later[first + lack]
                places += 1
                soon += near * self.worth[place]
                later += far * self.worth[place]
                close += near
                course += far
                if near > soonest:
                    soonest = near
                for symbol in range(SYMBOLS):
                    if lack & ANY[symbol]:
                        missing += (lack & ANY[symbol]) // UNIT[symbol]
                        gain = self._change(place, -UNIT[symbol])
                        if gain > self.gain[symbol]:
                            self.gain[symbol] = gain
        self.total[seat] = self.points
        self.soonest[seat] = soonest
        self.x[row + POINTS] = self.points / 20.0
        self.x[row + CONTROLLED] = 1.0 * (self.state.control[seat] + self.done) / self.state.tables.goal
        self.x[row + SOON_WORTH] = soon / 10.0
        self.x[row + LATER_WORTH] = later / 10.0
        self.x[row + CLOSE] = close
        self.x[row + COURSE] = course
        self.x[row + SOONEST] = soonest
        self.x[row + IN_RESERVE] = self.reserve / 7.0
        if missing > self.reserve:
            self.x[row + SHORT] = (missing - self.reserve) / 7.0
        self.x[row + LEGIONS] = (self.reserve + self._standing(seat)) / 7.0 - 1.0
        self.x[row + PLACES_OPEN] = (places + self.coming) / 3.0 - 1.0
        self.x[row + COMING] = self.coming / 3.0
        self.x[row + LINKED] = self.state._count(self.links) / 2.0
        self._weigh_bag(row)
        self._weigh_powers(row, first)
        self._weigh_rewards(seat, row)

    def _standing(self, seat: int) -> int:
        """Legions on objectives that are not full."""
        count = 0
        for place in range(PLACES):
            if self.card[place] != NONE:
                count += self.state.tables.size[self.card[place]]
                for symbol in range(SYMBOLS):
                    count -= (self.lack[place] & ANY[symbol]) // UNIT[symbol]
        return count

    def _weigh_bag(self, row: int) -> None:
        """How much better than usual the tokens left in the bag suit a seat, until it is filled again."""
        if self.state.drawn == JOKER or self.state.bag_size == 0:
            return
        better = 0.0
        top = 0.0
        for symbol in range(SYMBOLS):
            gain = self.gain[symbol]
            if symbol > 0 and self.links & BIT[symbol - 1] and self.gain[symbol - 1] > gain:
                gain = self.gain[symbol - 1]
            if symbol < SYMBOLS - 1 and self.links & BIT[symbol] and self.gain[symbol + 1] > gain:
                gain = self.gain[symbol + 1]
            better += (1.0 * self.state.bag[symbol] / self.state.bag_size - self.outlook.rate[symbol]) * gain
            if gain > top:
                top = gain
        better += (1.0 * self.state.bag[JOKER] / self.state.bag_size - self.outlook.rate[JOKER]) * top
        draws = (self.state.bag_size + 1.0) / (self.state.bag[JOKER] + 1.0)
        self.x[row + BAG] = better * (draws if draws < 4.0 else 4.0) / 10.0

    def _weigh_powers(self, row: int, first: int) -> None:
        """What the powers of objectives in progress promise, each with the chance that it comes soon enough."""
        top = 0.0
        for symbol in range(SYMBOLS):
            if self.gain[symbol] > top:
                top = self.gain[symbol]
        for place in range(PLACES):
            card = self.card[place]
            if card != NONE:
                chance = self.outlook.later[first + self.lack[place]]
                power = self.state.tables.power[card]
                if power == MOBILISE_SYMBOL:
                    self.x[row + MUSTER] += (
                        chance * self.state.tables.value_2[card] * self.gain[self.state.tables.value_1[card]] / 10.0
                    )
                elif power == MOBILISE_ANY:
                    self.x[row + MUSTER] += chance * self.state.tables.value_1[card] * top / 10.0
                elif power == EXTRA_LEGIONS:
                    self.x[row + LEVY] += chance * self.state.tables.value_1[card] / 2.0
                elif power == TAKE_TWO:
                    self.x[row + SECOND] += chance
                elif power == REARRANGE:
                    self.x[row + REARRANGES] += chance
                elif power == COMPLETE_OBJECTIVE:
                    self.x[row + FINISH] += chance
                elif power == REMOVE_LEGIONS:
                    self.x[row + ATTACK] += chance * self.state.tables.value_1[card] / 4.0
                elif power == CLEAR_OBJECTIVE:
                    self.x[row + ATTACK] += chance * 0.6
                elif power == LOSE_OBJECTIVE:
                    self.x[row + ATTACK] += chance * 1.2
                elif power == EQUIVALENCE:
                    self.x[row + LINK] += chance

    def _weigh_rewards(self, seat: int, row: int) -> None:
        hopes = 0.0
        for colour in range(COLOURS):
            reward = self.colour_reward[colour]
            if reward != NONE and self.state.owner[reward] == NONE:
                lacks = self.state.tables.reward_need[reward] - self.state.by_colour[seat * COLOURS + colour]
                if 0 <= lacks < 5:
                    hopes += HOPE[lacks] * self.state.tables.reward_points[reward]
        reward = self.each_reward
        if reward != NONE and self.state.owner[reward] == NONE:
            hopes += HOPE[self._colours_lacking(seat)] * self.state.tables.reward_points[reward]
        self.x[row + COLOUR_HOPES] = hopes / 10.0
        for resource in range(RESOURCES):
            reward = self.state.tables.resource_reward[resource]
            if reward != NONE and self.state.owner[reward] == seat:
                ahead = 3
                for other in range(self.rows):
                    if other != seat:
                        lead = (
                            self.state.produced[seat * RESOURCES + resource]
                            - self.state.produced[other * RESOURCES + resource]
                        )
                        if lead < ahead:
                            ahead = lead
                self.x[row + MARGIN] += ahead / 4.0
        growth = self.colour_gain[SENATOR] * self.mean_colour[SENATOR]
        for colour in range(1, COLOURS):
            growth += self.colour_gain[colour] * self.mean_colour[colour]
        for symbol in range(SYMBOLS):
            growth += self.slot_gain[symbol] * self.mean_slots[symbol]
        growth += self.red_gain * self.mean_red
        to_come = self.state.tables.goal - self.state.control[seat] - self.done
        self.x[row + GROWTH] = growth * to_come / 10.0
        self.x[row + CLAIM] = self._claim_hope(seat) / 10.0

    def _claim_hope(self, seat: int) -> float:
        """The number reward a seat may still hope for, at the best number for it."""
        if self.state._has_count_reward(seat):
            return 0.0
        best = 0.0
        if self.state.decision == CLAIMING and seat == self.state.active:
            best = 1.0 * self.state.tables.reward_points[self.state.tables.count_reward[self.state.claim_at]]
        mine = self.state.control[seat] + self.done
        for number in range(mine if self.done else mine + 1, self.state.tables.goal):
            reward = self.state.tables.count_reward[number]
            if reward != NONE and self.state.owner[reward] == NONE:
                chance = 1.0
                for other in range(self.rows):
                    if other != seat and self.state.control[other] < number and not self.state._has_count_reward(other):
                        lead = mine - self.state.control[other] + 3
                        chance *= LEADS[0 if lead < 0 else 6 if lead > 6 else lead]
                if chance * self.state.tables.reward_points[reward] > best:
                    best = chance * self.state.tables.reward_points[reward]
        return best

    # ---- what no sensible player would weigh -----------------------------------------------------------------

    def _narrow(self, seat: int, moves: Moves) -> None:
        """Use the reserve while there is one: a legion on a slot can do all that one in the reserve can.

        Staying is kept where every legion would complete an objective: somebody may not want the game to end.
        """
        if self.state.decision != MOBILISING and self.state.decision != MUSTERING:
            return
        if self.state.reserve[seat] == 0 or moves.size < 2:
            return
        if moves.ids[moves.size - 1] == RESERVE_AT:
            moves.ids[0] = RESERVE_AT
            moves.size = 1
        elif moves.ids[moves.size - 1] == STAY_AT:
            for n in range(moves.size - 1):
                card = self.state.tables.card_in[moves.ids[n] - PUT_AT]
                if self.state.empty_at[seat * PLACES + self.state.place_of[card]] > 1:
                    moves.size -= 1
                    return
