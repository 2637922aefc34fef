"""What things are worth in Augustus, in points: objectives with their end powers, and rewards that can be hoped for."""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.sizes import fresh, fresh_floats
from quadriga.games.augustus.bots.completion import completion
from quadriga.games.augustus.bots.lacks import LACKS, LINKS
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.state import AugustusState

BIT = bits.BIT

FARTHEST = 7
"""The last horizon of the chances of completion."""
HOPE = [1.0, 0.45, 0.15, 0.05, 0.0]
"""The chance of a colour reward for somebody who lacks that many objectives for it."""
LEADS = [0.1, 0.2, 0.35, 0.55, 0.75, 0.9, 0.95]
"""The chance to reach a number of objectives first, by the lead in objectives from -3 to 3."""
RISK = [0.4, 0.2, 0.08, 0.0]
"""The chance to lose gold or wheat to a rival until the end, by the lead in objectives that bear it."""
SHARE = 0.6
"""How many objectives a seat completes for one that the leader completes."""


class Valuation(Insight):
    """Looks at one seat at a time, with the end of the game in view."""

    def __init__(self, state: AugustusState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        self.completion = completion(state.game)
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
        # How far the leader is from the end, and who has a reward for a number.
        self.missing = 0
        self.horizon = 0
        self.claimed: Mask = 0
        # Of the seat at hand: its tables of chances, near and far, and its points with what it may hope for.
        self.links = 0
        self.near = 0
        self.far = 0
        self.points = 0.0
        # What one slot, colour, red objective or resource more is worth to it.
        self.slot_gain = fresh_floats(SYMBOLS)
        self.colour_gain = fresh_floats(COLOURS)
        self.tile_gain = fresh_floats(RESOURCES)
        self.red_gain = 0.0
        self.grows = 0

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched and self.completion is not None

    def _survey(self) -> None:
        """How many objectives the leader lacks, and who has a reward for a number."""
        self.missing = self.state.tables.goal
        for seat in range(self.rows):
            lacks = self.state.tables.goal - self.state.control[seat] - self.state._count(self.state.waiting[seat])
            if seat == self.state.active:
                lacks -= self.state._count(self.state.batch)
            if lacks < self.missing:
                self.missing = lacks
        self.claimed = 0
        for reward in range(self.state.tables.rewards):
            if self.state.tables.reward_kind[reward] == FOR_COUNT and self.state.owner[reward] != NONE:
                self.claimed |= BIT[self.state.owner[reward]]
        horizon: int = self.missing if self.missing > 0 else 0
        self.horizon = horizon if horizon < FARTHEST else FARTHEST

    def _set_links(self, seat: int) -> None:
        """Which tables of chances are those of this seat."""
        self.links = 0
        for symbol in range(SYMBOLS - 1):
            if self.state.columns[seat * (SYMBOLS + 1) + symbol] & self.state.tables.column[symbol + 1]:
                self.links += BIT[symbol]
        if not self.completion.known[self.links]:
            self.completion._learn(self.links)
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
            growth = self.red_gain * self.completion.mean_red
            for symbol in range(SYMBOLS):
                growth += self.slot_gain[symbol] * self.completion.mean_slots[symbol]
            for colour in range(COLOURS):
                growth += self.colour_gain[colour] * self.completion.mean_colour[colour]
        hopes = SHARE * growth * self.horizon
        for colour in range(COLOURS):
            reward = self.colour_reward[colour]
            if reward != NONE and self.state.owner[reward] == NONE:
                lacks: int = self.state.tables.reward_need[reward] - self.state.by_colour[seat * COLOURS + colour]
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
        self.points = self.state._total(seat) + (hopes if self.missing > 0 else 0.0)

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

    def _risk_of(self, seat: int, resource: int) -> float:
        """What gold or wheat of a seat may still be lost to rivals."""
        reward = self.state.tables.resource_reward[resource]
        if reward == NONE or self.state.owner[reward] != seat:
            return 0.0
        ahead: int = 3
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
                + to_come * self.completion.mean_slots[symbol]
            )
            paid = count * self.state.tables.value_2[card]
            if self.state.tables.capped and paid > self.state.tables.value_3[card]:
                paid = 1.0 * self.state.tables.value_3[card]
            return paid
        if power == POINTS_PER_COLOUR:
            colour = self.state.tables.value_1[card]
            count = self.state.by_colour[seat * COLOURS + colour] + to_come * self.completion.mean_colour[colour]
            if self.state.tables.colour[card] == colour:
                count += 1.0
            return count * self.state.tables.value_2[card]
        return (self.state.reds[seat] + to_come * self.completion.mean_red) * self.state.tables.value_1[card]

    def _claim_hope(self, seat: int, control: int, first: int) -> float:
        """The number reward that a seat with so many objectives may hope for, from number `first` on."""
        if self.claimed & BIT[seat]:
            return 0.0
        best = 0.0
        if self.state.decision == CLAIMING and seat == self.state.active:
            best = 1.0 * self.state.tables.reward_points[self.state.tables.count_reward[self.state.claim_at]]
        for number in range(first, self.state.tables.goal):
            reward = self.state.tables.count_reward[number]
            if reward != NONE and self.state.owner[reward] == NONE:
                hope = 1.0 * self.state.tables.reward_points[reward]
                for other in range(self.rows):
                    if other != seat and self.state.control[other] < number and not self.claimed & BIT[other]:
                        lead: int = control - self.state.control[other] + 3
                        hope *= LEADS[0 if lead < 0 else 6 if lead > 6 else lead]
                if hope > best:
                    best = hope
        return best
