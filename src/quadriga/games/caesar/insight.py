"""What an experienced player sees in a position of Caesar!: markers, what is at stake, and who can strike first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.insight import Insight
from quadriga.core.sizes import fresh, fresh_floats
from quadriga.core.state import Moves
from quadriga.games.caesar.codes import (
    BONUSES,
    CENTURION,
    DECLINE_AT,
    DRAW,
    EFFECTS,
    EXTRA_TURN,
    FLIPPING,
    FOR_WEALTH,
    LOSE,
    MIGHT,
    NONE,
    OVER,
    PLACING,
    POISON,
    POISONING,
    PROVINCES,
    RECRUITING,
    SENATE,
    TACTICS,
    TOKENS,
    WEALTH,
)

if TYPE_CHECKING:
    from quadriga.core.experience import Experience
    from quadriga.games.caesar.rules import CaesarState

BIT = bits.BIT

# The length of a row of features; `core/insight.pxd` fixes it for all titles.
WIDE = 64
# The table of hopes: by free spaces from 0 to 7 and by the lead from -15 to 15.
MOST_LEAD = 15
LEADS = 31
SLOPE = (1.0, 0.45, 0.3, 0.25, 0.25, 0.2, 0.2, 0.2)
"""How much a point of lead counts in a province with so many free spaces."""
PRIZES = {TACTICS: 1.2, WEALTH: 0.8, MIGHT: 0.8, SENATE: 0.5, POISON: 0.5, CENTURION: 0.5}
"""About how many markers the effect of a bonus token is worth; a Senate besides what it pays."""

FEATURES = (
    "markers", "verge", "ripe", "near", "far", "web", "senates", "hand", "power", "bag", "laurels", "reach", "tempo",
    "strike", "prize", "blow", "threat", "bait", "doom", "spare", "due",
)  # fmt: skip
(
    MARKERS, VERGE, RIPE, NEAR, FAR, WEB, SENATES, HAND, POWER, BAG, LAURELS, REACH, TEMPO,
    STRIKE, PRIZE, BLOW, THREAT, BAIT, DOOM, SPARE, DUE,
) = range(21)  # fmt: skip


class CaesarInsight(Insight):
    """The insight of Caesar!. In the solo game row 0 is the player and row 1 Auto-Crassus, whatever their sides."""

    FEATURES = FEATURES

    def __init__(self, state: CaesarState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        board = state.game.board  # type: ignore[attr-defined]
        self.rows = 2
        self.first = 0
        self.wins_ties = [False, False]
        if state.seats == 1:
            self.first = board.sides.index(state.options["solo_side"])
            self.wins_ties[1 - self.first] = True
        self.neighbours = fresh(PROVINCES)
        for one, other in board.between:
            self.neighbours[one] |= BIT[other]
            self.neighbours[other] |= BIT[one]
        self.hope = fresh_floats(8 * LEADS)
        for left in range(8):
            for lead in range(-MOST_LEAD, MOST_LEAD + 1):
                self.hope[left * LEADS + MOST_LEAD + lead] = 1.0 / (1.0 + 2.718281828459045 ** (-SLOPE[left] * lead))
        self.pays = fresh(BONUSES)
        self.again = fresh(BONUSES)
        self.orders = fresh(BONUSES)
        self.prize = fresh_floats(BONUSES)
        for bonus in range(state.tables.bonuses):
            for effect in state.tables.effects[bonus * EFFECTS : (bonus + 1) * EFFECTS]:
                if effect != NONE:
                    self.pays[bonus] |= effect == SENATE
                    self.again[bonus] |= effect == TACTICS
                    self.orders[bonus] += effect in (MIGHT, POISON, CENTURION)
                    self.prize[bonus] += PRIZES[effect]
        self.hot = 0
        self.linked = [0, 0]
        self.chance = fresh_floats(2 * PROVINCES)
        self.stake = fresh(2 * PROVINCES)
        self.strike = [0.0, 0.0]
        self.lure = [0.0, 0.0]
        self.blow = [0, 0]

    # ---- the whole -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        for n in range(self.size):
            self.x[n] = 0.0
            self.x[WIDE + n] = 0.0
        self._measure_progress()
        for side in range(2):
            at = (side ^ self.first) * WIDE
            self.x[at + MARKERS] = 1.0 * self.state.markers[side] / self.state.tables.supply
            self.x[at + VERGE] = self.x[at + MARKERS] * self.x[at + MARKERS]
        if self.state.decision == OVER:
            # Nothing is at stake any more: the winner has had the last word.
            self._look_at_end()
            return
        next_side = self._next_side()
        self._find_links()
        self._weigh_provinces()
        self._weigh_web()
        self._find_strikes()
        for side in range(2):
            at = (side ^ self.first) * WIDE
            self._weigh_tokens(side)
            self.x[at + SENATES] = 0.25 * self.state.senates[side]
            if side == next_side:
                self.x[at + TEMPO] = 1.0
                self.x[at + STRIKE] = 0.25 * self.strike[side]
                self.x[at + PRIZE] = self.lure[side]
                self.x[at + BLOW] = 1.0 * self.blow[side]
            else:
                self.x[at + THREAT] = 0.25 * self.strike[side]
                self.x[at + BAIT] = self.lure[side]
                self.x[at + DOOM] = 1.0 * self.blow[side]

    def _measure_progress(self) -> None:
        most = max(self.state.markers[0], self.state.markers[1])
        filled = self.state.tables.borders - self.state._count(self.state.free)
        self.progress = 0.5 * most / self.state.tables.supply + 0.5 * filled / self.state.tables.borders

    def _look_at_end(self) -> None:
        side = self.state.winner
        if side != NONE:
            self.x[(side ^ self.first) * WIDE + BLOW] = 1.0

    def _next_side(self) -> int:
        """Who places the next token."""
        side = self.state.turn
        if self.state.decision == PLACING or self.state.decision == EXTRA_TURN or self.state.tactics:
            return side
        for n in range(self.state.waiting):
            if self.again[self.state.wait_bonus[n]]:
                return side
        if self.state.now_bonus != NONE and self.again[self.state.now_bonus]:
            return side
        if self.state.decision > LOSE and side != self.first:
            # Auto-Crassus has drawn a tile and not placed yet.
            return side
        return 1 - side

    # ---- provinces -------------------------------------------------------------------------------------------

    def _find_links(self) -> None:
        """The provinces beside which a side will place border markers (CAE-12, CAE-R21)."""
        self.linked[0] = 0
        self.linked[1] = 0
        for province in range(self.state.tables.provinces):
            owner = self.state.owner[province]
            if owner != NONE and not self.state.turned & BIT[province]:
                self.linked[owner] |= BIT[province]

    def _weigh_provinces(self) -> None:
        """For each open province and side: the markers at stake, and the chance to place them."""
        self.hot = 0
        for province in range(self.state.tables.provinces):
            left = self.state.left[province]
            if left == 0:
                self.chance[province] = 0.0
                self.chance[PROVINCES + province] = 0.0
                continue
            if left == 1:
                self.hot |= BIT[province]
            bonus = self.state.bonus_at[province]
            lead = self.state.influence[province] - self.state.influence[PROVINCES + province]
            lead = max(-MOST_LEAD, min(MOST_LEAD, lead))
            hope = self.hope[min(left, 7) * LEADS + MOST_LEAD + lead]
            for side in range(2):
                stake = self.state.tables.spaces[province]
                stake += self.state._count(self.neighbours[province] & self.linked[side])
                self.stake[side * PROVINCES + province] = stake
                if bonus != NONE and self.pays[bonus]:
                    stake += self.state.senates[side] + 1
                if side == 1:
                    hope = 1.0 - hope
                self.chance[side * PROVINCES + province] = hope
                if left == 1:
                    self.x[(side ^ self.first) * WIDE + RIPE] += 0.25 * hope * stake
                elif left == 2:
                    self.x[(side ^ self.first) * WIDE + NEAR] += 0.25 * hope * stake
                else:
                    self.x[(side ^ self.first) * WIDE + FAR] += 0.25 * hope * stake

    def _weigh_web(self) -> None:
        """Border markers to come where both provinces are still open."""
        room = self.state.free
        while room:
            border = self.state._lowest(room)
            room &= room - 1
            one = self.state.tables.one_end[border]
            other = self.state.tables.other_end[border]
            for side in range(2):
                self.x[(side ^ self.first) * WIDE + WEB] += (
                    0.25 * self.chance[side * PROVINCES + one] * self.chance[side * PROVINCES + other]
                )

    # ---- strikes ---------------------------------------------------------------------------------------------

    def _find_strikes(self) -> None:
        """The best closing for each side with a token of its hand, and whether it would place the last marker."""
        spots = 0
        left = self.hot
        while left:
            spots |= self.state.tables.around[self.state._lowest(left)] & self.state.free
            left &= left - 1
        for side in range(2):
            self.strike[side] = 0.0
            self.lure[side] = 0.0
            self.blow[side] = 0
        while spots:
            border = self.state._lowest(spots)
            spots &= spots - 1
            for side in range(2):
                held = self.state.held[side]
                while held:
                    token = self.state._lowest(held)
                    held &= held - 1
                    if self.state.tables.fits[token] & BIT[border]:
                        self._try_strike(side, border, self.state.tables.high[token], self.state.tables.low[token])
                        if self.state.tables.high[token] != self.state.tables.low[token]:
                            self._try_strike(side, border, self.state.tables.low[token], self.state.tables.high[token])

    def _try_strike(self, side: int, border: int, to_one: int, to_other: int) -> None:
        """What a token there would bring: own markers less those of the other side, and bonus tokens."""
        gain = 0
        loss = 0
        won = 0
        prize = 0.0
        senates = self.state.senates[side]
        for n in range(2):
            province = self.state.tables.one_end[border] if n == 0 else self.state.tables.other_end[border]
            if self.state.left[province] != 1:
                continue
            number = to_one if n == 0 else to_other
            lead = self.state.influence[side * PROVINCES + province] + number
            lead -= self.state.influence[(1 - side) * PROVINCES + province]
            wins = 1 if lead > 0 or (lead == 0 and self.wins_ties[side]) else 0
            if wins:
                gain += self.stake[side * PROVINCES + province]
                won += 1
            elif lead < 0:
                loss += self.stake[(1 - side) * PROVINCES + province]
            bonus = self.state.bonus_at[province]
            if bonus != NONE:
                prize += self.prize[bonus]
                if self.pays[bonus]:
                    senates += 1
                    if wins:
                        gain += senates
        if won == 2:
            # CAE-R7: two provinces closed at once have a border marker between them.
            gain += 1
        if gain >= self.state.tables.supply - self.state.markers[side]:
            self.blow[side] = 1
        net = 1.0 * (gain - loss)
        if net + prize > self.strike[side] + self.lure[side]:
            self.strike[side] = net
            self.lure[side] = prize

    # ---- tokens ----------------------------------------------------------------------------------------------

    def _weigh_tokens(self, side: int) -> None:
        at = (side ^ self.first) * WIDE
        size = self.state.hand_size[side]
        if side == self.state.turn and self.state.decision != PLACING and self.state.decision != EXTRA_TURN:
            # The draw at the end of the turn, and the one of Wealth, are as good as done.
            if self.state.bag_size[side]:
                size += 1
            if self.state.decision == DRAW and self.state.drawing == FOR_WEALTH:
                size += 1
            if self.state.now_bonus != NONE and self.state.decision != DRAW:
                self.x[at + DUE] += 1.0 * self.orders[self.state.now_bonus]
            for n in range(self.state.waiting):
                self.x[at + DUE] += 1.0 * self.orders[self.state.wait_bonus[n]]
        self.x[at + HAND] = 0.25 * size
        strength = 0.0
        laurels = 0
        reach = 0
        held = self.state.held[side]
        while held:
            token = self.state._lowest(held)
            held &= held - 1
            strength += 1.0 * max(self.state.tables.high[token], self.state.tables.low[token])
            laurels += self.state.tables.is_laurel[token]
            reach |= self.state.tables.fits[token] & self.state.free
        self.x[at + POWER] = strength / 12.0
        self.x[at + LAURELS] = 0.5 * laurels
        self.x[at + REACH] = 1.0 * self.state._count(reach) / self.state.tables.borders
        bag = 0
        for token in range(self.state.tables.tokens):
            bag += self.state.bag[side * TOKENS + token] * max(
                self.state.tables.high[token], self.state.tables.low[token]
            )
        self.x[at + BAG] = bag / 48.0

    # ---- what need not be weighed ----------------------------------------------------------------------------

    def _narrow(self, seat: int, moves: Moves) -> None:
        """Might, Poison and Centurions are never declined: they are listed before declining and do no harm."""
        if moves.size > 1 and (
            self.state.decision == FLIPPING or self.state.decision == POISONING or self.state.decision == RECRUITING
        ):
            kept = 0
            for n in range(moves.size):
                if moves.ids[n] != DECLINE_AT:
                    moves.ids[kept] = moves.ids[n]
                    kept += 1
            moves.size = kept
