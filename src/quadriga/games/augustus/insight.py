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
    FOR_COUNT,
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
    POINTS_PER_SYMBOL,
    PUT_AT,
    REARRANGE,
    REARRANGING,
    REMOVE_LEGIONS,
    REMOVING,
    RESERVE,
    RESERVE_AT,
    RESOURCES,
    SEATS,
    SENATOR,
    STAY_AT,
    SYMBOLS,
    TAKE_TWO,
)
from quadriga.games.augustus.lacks import LACKS, LINKS, TEMPO
from quadriga.games.augustus.outlook import outlook
from quadriga.games.augustus.rules import AugustusState

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT
WIDE = 64
"""Room in a row of features, as in the base class."""
FARTHEST = 7
"""The last horizon of the outlook."""

FEATURES = (
    "score", "senators", "pace", "close", "ave", "bag", "powers", "reserve", "stuck", "short", "legions", "links",
    "closing",
)  # fmt: skip
(
    SCORE, SENATORS, PACE, CLOSE, SOONEST, BAG, POWERS, IN_RESERVE, STUCK, SHORT, LEGIONS, LINKED,
    CLOSING,
) = range(len(FEATURES))  # fmt: skip

HOPE = [1.0, 0.45, 0.15, 0.05, 0.0]
"""The chance of a colour reward for somebody who lacks that many objectives for it."""
LEADS = [0.1, 0.2, 0.35, 0.55, 0.75, 0.9, 0.95]
"""The chance to reach a number of objectives first, by the lead in objectives from -3 to 3."""
RISK = [0.4, 0.2, 0.08, 0.0]
"""The chance to lose gold or wheat to a rival until the end, by the lead in objectives that bear it."""
SHARE = 0.6
"""How many objectives a seat completes for one that the leader completes."""

# What powers are worth in points; those that mobilise are worth what the legions gain.
LEGION, NEW_PLACE, ORDER, COMPLETION, RAID, RAZING, LOSS, LINK = 1.5, 2.5, 2.0, 10.0, 1.2, 4.0, 9.0, 2.0


class AugustusInsight(Insight):
    """The features of Augustus; points are counted in tens or twenties, so that no feature is far above 1."""

    FEATURES = FEATURES

    def __init__(self, state: AugustusState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        self.outlook = outlook(state.game.board)
        self.colour_reward = fresh(COLOURS, NONE)
        self.each_reward = NONE
        for reward in range(self.state.tables.rewards):
            if self.state.tables.reward_kind[reward] == FOR_COLOUR:
                self.colour_reward[self.state.tables.reward_what[reward]] = reward
            elif self.state.tables.reward_kind[reward] == FOR_EACH_COLOUR:
                self.each_reward = reward
        self.growing = fresh(CARDS)
        self.growing_size = 0
        for card in range(CARDS):
            if self.state.tables.power[card] >= POINTS_PER_SYMBOL:
                self.growing[self.growing_size] = card
                self.growing_size += 1
        # Of the seat at hand: its objectives in progress, what they lack and what they are worth in points.
        self.card = fresh(PLACES)
        self.lack = fresh(PLACES)
        self.worth = fresh_floats(PLACES)
        self.links = 0
        self.near = 0
        self.far = 0
        self.reserve = 0
        self.done = 0
        self.coming = 0
        self.points = 0.0
        # What one slot, colour, red objective or resource more is worth to it.
        self.slot_gain = fresh_floats(SYMBOLS)
        self.colour_gain = fresh_floats(COLOURS)
        self.tile_gain = fresh_floats(RESOURCES)
        self.red_gain = 0.0
        self.grows = 0
        # What the best use of a token is worth to it.
        self.gain = fresh_floats(SYMBOLS)
        # Of all seats.
        self.missing = 0
        self.horizon = 0
        self.claimed = 0
        self.lead = 0.0
        self.total = fresh_floats(SEATS)
        self.soonest = fresh_floats(SEATS)
        self.control = fresh(SEATS)

    # ---- the whole position ----------------------------------------------------------------------------------

    def _look(self) -> None:
        for n in range(self.rows * WIDE):
            self.x[n] = 0.0
        if self.state.decision == OVER:
            for seat in range(self.rows):
                self.x[seat * WIDE + SCORE] = self.state._total(seat) / 20.0
                self.x[seat * WIDE + SENATORS] = self.state.by_colour[seat * COLOURS + SENATOR] / 100.0
            self.progress = 1.0
            return
        self._survey()
        for seat in range(self.rows):
            self._set_out(seat)
            self._answer(seat)
            self._count_up(seat)
        self._close_up()

    def _survey(self) -> None:
        """How many objectives the leader lacks, and who has a reward for a number."""
        self.missing = self.state.tables.goal
        for seat in range(self.rows):
            lacks = self.state.tables.goal - self.state.control[seat] - self.state._count(self.state.waiting[seat])
            if lacks < self.missing:
                self.missing = lacks
        self.claimed = 0
        for reward in range(self.state.tables.rewards):
            if self.state.tables.reward_kind[reward] == FOR_COUNT and self.state.owner[reward] != NONE:
                self.claimed |= BIT[self.state.owner[reward]]
        self.lead = 0.0
        horizon = self.missing if self.missing > 0 else 0
        self.horizon = horizon if horizon < FARTHEST else FARTHEST

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
                self.x[seat * WIDE + CLOSING] = ahead * self.soonest[seat]
        self.progress = self.lead if self.lead < 1.0 else 1.0

    # ---- one seat --------------------------------------------------------------------------------------------

    def _set_out(self, seat: int) -> None:
        """Lay out what a seat has before it."""
        self._set_links(seat)
        self._set_gains(seat)
        self.reserve = self.state.reserve[seat]
        self.done = 0
        # AUG-R15: as many new objectives as the batch had, and one more for each “take two”.
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
                    lack = 0
                    for symbol in range(SYMBOLS):
                        free = (
                            self.state.tables.slots[card * SYMBOLS + symbol]
                            - self.state.filled[seat * CLASSES + place * SYMBOLS + symbol]
                        )
                        lack += UNIT[symbol] * (free if free < 3 else 3)
                    self.lack[place] = lack

    def _set_links(self, seat: int) -> None:
        """Which tables of the outlook are those of this seat."""
        self.links = 0
        for symbol in range(SYMBOLS - 1):
            if self.state.columns[seat * (SYMBOLS + 1) + symbol] & self.state.tables.column[symbol + 1]:
                self.links += BIT[symbol]
        if not self.outlook.known[self.links]:
            self.outlook._learn(self.links)
        self.near = self.links * LACKS
        self.far = (self.horizon * LINKS + self.links) * LACKS

    def _set_gains(self, seat: int) -> None:
        """What one objective more adds: to end powers under control, to hopes of rewards."""
        for symbol in range(SYMBOLS):
            self.slot_gain[symbol] = 0.0
        for colour in range(COLOURS):
            self.colour_gain[colour] = 0.0
        self.red_gain = 0.0
        self.grows = 0
        for n in range(self.growing_size):
            if self.state.where[self.growing[n]] == CONTROL + seat:
                self._add_growth(seat, self.growing[n])
        growth = 0.0
        if self.grows:
            growth = self.red_gain * self.outlook.mean_red
            for symbol in range(SYMBOLS):
                growth += self.slot_gain[symbol] * self.outlook.mean_slots[symbol]
            for colour in range(COLOURS):
                growth += self.colour_gain[colour] * self.outlook.mean_colour[colour]
        hopes = SHARE * growth * self.missing
        for colour in range(COLOURS):
            reward = self.colour_reward[colour]
            if reward != NONE and self.state.owner[reward] == NONE:
                lacks = self.state.tables.reward_need[reward] - self.state.by_colour[seat * COLOURS + colour]
                hopes += self._hope(reward, lacks)
                self.colour_gain[colour] += self._hope(reward, lacks - 1) - self._hope(reward, lacks)
        reward = self.each_reward
        if reward != NONE and self.state.owner[reward] == NONE:
            lacks = 0
            for colour in range(COLOURS):
                if self.state.by_colour[seat * COLOURS + colour] == 0:
                    lacks += 1
            hopes += self._hope(reward, lacks)
            for colour in range(COLOURS):
                if self.state.by_colour[seat * COLOURS + colour] == 0:
                    self.colour_gain[colour] += self._hope(reward, lacks - 1) - self._hope(reward, lacks)
        for resource in range(RESOURCES):
            self.tile_gain[resource] = self._tile_for(seat, resource)
            hopes -= self._risk_of(seat, resource)
        self.points = self.state._total(seat) + hopes

    def _add_growth(self, seat: int, card: int) -> None:
        power = self.state.tables.power[card]
        self.grows = 1
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

    def _hope(self, reward: int, lacks: int) -> float:
        """What a colour reward is worth to somebody who lacks that many objectives for it."""
        if lacks < 0 or lacks > 4:
            return 0.0
        return HOPE[lacks] * self.state.tables.reward_points[reward]

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

    def _value_of(self, seat: int, card: int) -> float:
        """The points that completing an objective is expected to bring, rewards included."""
        value = self.state.tables.points[card] + self.colour_gain[self.state.tables.colour[card]]
        if self.grows:
            for symbol in range(SYMBOLS):
                value += self.slot_gain[symbol] * self.state.tables.slots[card * SYMBOLS + symbol]
            value += self.red_gain * self.state.tables.red[card]
        for resource in range(RESOURCES):
            if self.state.tables.produces[card * RESOURCES + resource]:
                value += self.tile_gain[resource]
        if self.state.tables.power[card] >= POINTS_PER_SYMBOL:
            value += self._paid_at_end(seat, card)
        return value

    def _paid_at_end(self, seat: int, card: int) -> float:
        """An end power at what the seat will have: what it has, the objective itself, and its share of what comes."""
        power = self.state.tables.power[card]
        to_come = SHARE * (self.missing - 1 if self.missing > 1 else 0)
        if power == POINTS_PER_SYMBOL:
            symbol = self.state.tables.value_1[card]
            count = (
                self.state.by_symbol[seat * SYMBOLS + symbol]
                + self.state.tables.slots[card * SYMBOLS + symbol]
                + to_come * self.outlook.mean_slots[symbol]
            )
            paid = count * self.state.tables.value_2[card]
            if self.state.tables.capped and paid > self.state.tables.value_3[card]:
                paid = 1.0 * self.state.tables.value_3[card]
            return paid
        if power == POINTS_PER_COLOUR:
            colour = self.state.tables.value_1[card]
            count = self.state.by_colour[seat * COLOURS + colour] + to_come * self.outlook.mean_colour[colour]
            if self.state.tables.colour[card] == colour:
                count += 1.0
            return count * self.state.tables.value_2[card]
        return (self.state.reds[seat] + to_come * self.outlook.mean_red) * self.state.tables.value_1[card]

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

    def _place(self, seat: int, columns: int) -> None:
        """A legion where it brings most, from the reserve or from where it is missed least."""
        rest = self.state.free[seat] & columns
        goal = NONE
        most = 0.0
        while rest:
            at = self.state._lowest(rest)
            rest &= rest - 1
            place = self.state.tables.place_in[at]
            symbol = self.state.tables.symbol_in[at]
            if self.card[place] != NONE and self.lack[place] & ANY[symbol]:
                gain = self._change(place, -UNIT[symbol])
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
            if self.card[place] != NONE and self.lack[place] & ANY[symbol] != ANY[symbol]:
                loss = self._change(place, UNIT[symbol])
                if found == NONE or loss > least:
                    found = at
                    least = loss
        return found

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
        return (self.outlook.chance[at + by] - self.outlook.chance[at]) * (self.worth[place] + TEMPO)

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
        lack = 0
        for symbol in range(SYMBOLS):
            slots = self.state.tables.slots[card * SYMBOLS + symbol]
            lack += UNIT[symbol] * (slots if slots < 3 else 3)
        return lack

    def _complete_one(self) -> None:
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
            self.reserve += self.state.tables.size[self.card[best]] - self.outlook.slots[self.lack[best]]
            self.coming += 1
            self._take_over(best)

    # ---- features of one seat --------------------------------------------------------------------------------

    def _count_up(self, seat: int) -> None:
        row = seat * WIDE
        # An objective still to be chosen will be a good one of the row.
        hope = self.coming * self.outlook.fresh_hope[self.horizon]
        course = self.coming * self.outlook.fresh_chance[self.horizon]
        close = 0.0
        soonest = 0.0
        first_lack = 0
        missing = 0
        standing = 0
        for symbol in range(SYMBOLS):
            self.gain[symbol] = 0.0
        for place in range(PLACES):
            if self.card[place] != NONE:
                lack = self.lack[place]
                near = self.outlook.chance[self.near + lack]
                far = self.outlook.chance[self.far + lack]
                hope += far * self.worth[place]
                course += far
                close += near
                if near > soonest:
                    soonest = near
                    first_lack = self.outlook.slots[lack]
                missing += self.outlook.slots[lack]
                standing += self.state.tables.size[self.card[place]] - self.outlook.slots[lack]
                for symbol in range(SYMBOLS):
                    if lack & ANY[symbol]:
                        gain = self._change(place, -UNIT[symbol])
                        if gain > self.gain[symbol]:
                            self.gain[symbol] = gain
        control = self.state.control[seat] + self.done
        score = self.points + self._claim_hope(seat, control)
        self.total[seat] = score
        self.control[seat] = control
        self.soonest[seat] = soonest
        lead = (control + 0.8 * close) / (self.state.tables.goal + 0.8)
        if lead > self.lead:
            self.lead = lead
        self.x[row + SCORE] = (score + hope) / 20.0
        self.x[row + PACE] = (control + course) / self.state.tables.goal
        self.x[row + CLOSE] = close
        self.x[row + SOONEST] = soonest
        self.x[row + IN_RESERVE] = self.reserve / 7.0
        if first_lack > self.reserve:
            self.x[row + STUCK] = (first_lack - self.reserve) / 3.0
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
            better += (1.0 * self.state.bag[symbol] / self.state.bag_size - self.outlook.rate[symbol]) * gain
            if gain > most:
                most = gain
        better += (1.0 * self.state.bag[JOKER] / self.state.bag_size - self.outlook.rate[JOKER]) * most
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
                chance = self.outlook.chance[self.far + self.lack[place]]
                power = self.state.tables.power[card]
                worth = 0.0
                if power == MOBILISE_SYMBOL:
                    worth = self.state.tables.value_2[card] * self.gain[self.state.tables.value_1[card]]
                elif power == MOBILISE_ANY:
                    worth = self.state.tables.value_1[card] * most
                elif power == EXTRA_LEGIONS:
                    worth = self.state.tables.value_1[card] * LEGION
                elif power == TAKE_TWO:
                    worth = NEW_PLACE
                elif power == REARRANGE:
                    worth = ORDER
                elif power == COMPLETE_OBJECTIVE:
                    worth = COMPLETION
                elif power == REMOVE_LEGIONS:
                    worth = self.state.tables.value_1[card] * RAID
                elif power == CLEAR_OBJECTIVE:
                    worth = RAZING
                elif power == LOSE_OBJECTIVE:
                    worth = LOSS
                elif power == EQUIVALENCE:
                    worth = LINK
                self.x[row + POWERS] += chance * worth / 20.0

    def _risk_of(self, seat: int, resource: int) -> float:
        """What gold or wheat of a seat may still be lost to rivals."""
        reward = self.state.tables.resource_reward[resource]
        if reward == NONE or self.state.owner[reward] != seat:
            return 0.0
        ahead = 3
        for other in range(self.rows):
            if other != seat:
                lead = (
                    self.state.produced[seat * RESOURCES + resource] - self.state.produced[other * RESOURCES + resource]
                )
                if lead < ahead:
                    ahead = lead
        if ahead < 0:
            ahead = 0
        return RISK[ahead] * self.state.tables.reward_points[reward] * self.horizon / FARTHEST

    def _claim_hope(self, seat: int, control: int) -> float:
        """The number reward a seat may still hope for, at the best number for it."""
        if self.claimed & BIT[seat]:
            return 0.0
        best = 0.0
        if self.state.decision == CLAIMING and seat == self.state.active:
            best = 1.0 * self.state.tables.reward_points[self.state.tables.count_reward[self.state.claim_at]]
        for number in range(control if self.done > 0 else control + 1, self.state.tables.goal):
            reward = self.state.tables.count_reward[number]
            if reward != NONE and self.state.owner[reward] == NONE:
                hope = 1.0 * self.state.tables.reward_points[reward]
                for other in range(self.rows):
                    if other != seat and self.state.control[other] < number and not self.claimed & BIT[other]:
                        lead = control - self.state.control[other] + 3
                        hope *= LEADS[0 if lead < 0 else 6 if lead > 6 else lead]
                if hope > best:
                    best = hope
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
