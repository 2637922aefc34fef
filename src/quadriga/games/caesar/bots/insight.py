"""What an experienced player sees in a position of Caesar!: what is at stake where, and who can strike first."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from quadriga.core.learning.insight import Insight
from quadriga.core.mathematics import exp
from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import MOST_FEATURES, fresh, fresh_floats
from quadriga.games.caesar.rules.codes import *

if TYPE_CHECKING:
    from quadriga.core.learning.experience import Experience
    from quadriga.games.caesar.rules.state import CaesarState

BIT = bits.BIT

FEATURES = {
    "markers": "markers placed, of all it has to place",
    "verge": "the same squared: the last ones are the hardest",
    "ripe": "markers it may expect from provinces with one free space",
    "near": "… with two free spaces",
    "far": "… with more free spaces",
    "harvest": "markers for it if both sides in turn close ripe provinces with the tokens they hold",
    "tempo": "it places the next token",
    "prize": "… and takes bonus tokens with its best closing",
    "blow": "… and can place its last marker",
    "lure": "bonus tokens of its best closing, if the other side places first and leaves it",
    "doom": "it could place its last marker, if the other side places first and leaves it",
    "hand": "tokens in hand, once the turn is over",
    "bag": "the strength of the tokens in its bag",
    "due": "effects of bonus tokens that it may still use in this turn",
}
(
    MARKERS, VERGE, RIPE, NEAR, FAR, HARVEST, TEMPO, PRIZE, BLOW, LURE, DOOM, HAND, BAG, DUE,
) = range(14)  # fmt: skip

# How likely a side is to win a province: by its free spaces, and by how far it leads there.
MOST_LEFT = 6
MOST_LEAD = 15
LEADS = 2 * MOST_LEAD + 1
SLOPE = (1.0, 0.35, 0.4, 0.4, 0.4, 0.4, 0.4)

SHARE = 0.25
"""Four markers count as 1, so that all features are of about the same size."""
WORTH = {TACTICS: 1.2, WEALTH: 0.8, MIGHT: 0.8, SENATE: 0.5, POISON: 0.5, CENTURION: 0.5}
"""About how many markers an effect is worth; a Senate besides those it pays."""


class CaesarInsight(Insight):
    """The insight of Caesar!. In the solo game row 0 is the player and row 1 Auto-Crassus, whatever their sides."""

    FEATURES = tuple(FEATURES)

    def __init__(self, state: CaesarState, experience: Experience) -> None:
        Insight.__init__(self, state, experience)
        self.state = state
        self.rows = 2
        board = state.game.board  # type: ignore[attr-defined]
        self.first = 0
        self.wins_ties = [False, False]
        if state.seats == 1:
            self.first = board.sides.index(state.options["solo_side"])
            # CAE-42: in provinces that he closes.
            self.wins_ties[1 - self.first] = True
        self.neighbours: Masks = fresh(PROVINCES)
        for province, other in board.between:
            self.neighbours[province] |= BIT[other]
            self.neighbours[other] |= BIT[province]
        self.hope = fresh_floats((MOST_LEFT + 1) * LEADS)
        for left, slope in enumerate(SLOPE):
            for lead in range(-MOST_LEAD, MOST_LEAD + 1):
                self.hope[left * LEADS + MOST_LEAD + lead] = 1.0 / (1.0 + exp(-slope * lead))
        self.larger = fresh(TOKENS)
        for token, numbers in enumerate(board.values):
            self.larger[token] = max(numbers)
        self._know_bonuses(board.effects)
        self.hot: Mask = 0
        self.linked: Masks = [0, 0]
        self.grip: Masks = [0, 0]
        self.stake = fresh(2 * PROVINCES)
        self.senate = fresh(2 * PROVINCES)
        self.best_net = [0, 0]
        self.best_prize = [0.0, 0.0]
        self.can_end = [False, False]

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched

    def _know_bonuses(self, effects: list[list[int]]) -> None:
        """What each kind of bonus token is good for."""
        self.pays = fresh(BONUSES)
        self.again = fresh(BONUSES)
        self.orders = fresh(BONUSES)
        self.worth = fresh_floats(BONUSES)
        for bonus, listed in enumerate(effects):
            self.pays[bonus] = int(SENATE in listed)
            self.again[bonus] = int(TACTICS in listed)
            self.orders[bonus] = sum(effect in (MIGHT, POISON, CENTURION) for effect in listed)
            self.worth[bonus] = fsum(WORTH[effect] for effect in listed)

    def _features(self) -> None:
        for n in range(self.size):
            self.x[n] = 0.0
            self.x[MOST_FEATURES + n] = 0.0
        self._measure_progress()
        for side in range(2):
            at: int = (side ^ self.first) * MOST_FEATURES
            share = 1.0 * self.state.markers[side] / self.state.tables.supply
            self.x[at + MARKERS] = share
            self.x[at + VERGE] = share * share
        if self.state.decision == OVER:
            # Nothing is at stake any more; the winner has struck the last blow.
            if self.state.winner != NONE:
                self.x[(self.state.winner ^ self.first) * MOST_FEATURES + BLOW] = 1.0
            return
        self._find_links()
        self._weigh_provinces()
        self._find_strikes()
        next_side = self._next_side()
        self._harvest(next_side)
        for side in range(2):
            at = (side ^ self.first) * MOST_FEATURES
            self._weigh_tokens(side)
            if side == next_side:
                self.x[at + TEMPO] = 1.0
                self.x[at + PRIZE] = SHARE * self.best_prize[side]
                self.x[at + BLOW] = 1.0 if self.can_end[side] else 0.0
            else:
                self.x[at + LURE] = SHARE * self.best_prize[side]
                self.x[at + DOOM] = 1.0 if self.can_end[side] else 0.0

    def _measure_progress(self) -> None:
        """Markers of the leader and spaces filled: a game has twelve markers in about two thirds of the spaces."""
        most = max(self.state.markers[0], self.state.markers[1])
        filled = self.state.tables.borders - self.state._count(self.state.free)
        self.progress = 0.5 * most / self.state.tables.supply + 0.5 * filled / self.state.tables.borders

    def _next_side(self) -> int:
        """Who places the next token."""
        side = self.state.turn
        if self.state.decision == PLACING or self.state.decision == EXTRA_TURN or self.state.tactics:
            return side
        if self._is_crassus(side) and self.state.decision != LOSE:
            # He decides nothing after he has placed; only his Poison waits for chance.
            return side
        if self.state.now_bonus != NONE and self.again[self.state.now_bonus]:
            return side
        for n in range(self.state.waiting):
            if self.again[self.state.wait_bonus[n]]:
                return side
        return 1 - side

    def _is_crassus(self, side: int) -> bool:
        return self.state.seats == 1 and side != self.first

    # ---- provinces -------------------------------------------------------------------------------------------

    def _find_links(self) -> None:
        """The provinces beside which a side goes on to place border markers (CAE-12, CAE-R21)."""
        self.linked[0] = 0
        self.linked[1] = 0
        for province in range(self.state.tables.provinces):
            owner = self.state.owner[province]
            if owner != NONE and not self.state.turned & BIT[province]:
                self.linked[owner] |= BIT[province]

    def _weigh_provinces(self) -> None:
        """What is at stake in each open province, and what of it each side may hope for."""
        self.hot = 0
        for province in range(self.state.tables.provinces):
            left = self.state.left[province]
            if left == 0:
                continue
            kind = FAR
            if left == 1:
                kind = RIPE
                self.hot |= BIT[province]
            elif left == 2:
                kind = NEAR
            lead = self.state.influence[province] - self.state.influence[PROVINCES + province]
            lead = max(-MOST_LEAD, min(MOST_LEAD, lead))
            hope = self.hope[min(left, MOST_LEFT) * LEADS + MOST_LEAD + lead]
            self._weigh_stake(0, province, kind, hope)
            self._weigh_stake(1, province, kind, 1.0 - hope)

    def _weigh_stake(self, side: int, province: int, kind: int, hope: float) -> None:
        """The markers a side would place on a province and round it (CAE-10 to CAE-12), and for its Senate (CAE-17)."""
        at = side * PROVINCES + province
        stake = self.state.tables.spaces[province]
        links = self.neighbours[province] & self.linked[side]
        if links:
            stake += self.state._count(links)
        self.stake[at] = stake
        senate: int = 0
        bonus = self.state.bonus_at[province]
        if bonus != NONE and self.pays[bonus]:
            senate = self.state.senates[side] + 1
        self.senate[at] = senate
        # A Senate pays only if the side also closes the province: about every other time.
        self.x[(side ^ self.first) * MOST_FEATURES + kind] += SHARE * hope * (stake + 0.5 * senate)

    # ---- strikes ---------------------------------------------------------------------------------------------

    def _find_strikes(self) -> None:
        """The best closing of each side with a token of its hand; `grip` are the provinces it could close and win."""
        for side in range(2):
            self.grip[side] = 0
            self.best_net[side] = 0
            self.best_prize[side] = 0.0
            self.can_end[side] = False
        spots = 0
        left = self.hot
        while left:
            spots |= self.state.free & self.state.tables.around[self.state._lowest(left)]
            left &= left - 1
        while spots:
            border = self.state._lowest(spots)
            spots &= spots - 1
            for side in range(2):
                held = self.state.held[side]
                while held:
                    token = self.state._lowest(held)
                    held &= held - 1
                    if self.state.tables.fits[token] & BIT[border]:
                        high = self.state.tables.high[token]
                        low = self.state.tables.low[token]
                        self._try_strike(side, border, high, low)
                        if high != low:
                            self._try_strike(side, border, low, high)

    def _try_strike(self, side: int, border: int, to_one: int, to_other: int) -> None:
        """What two numbers on a space would bring at once."""
        gain: int = 0
        loss: int = 0
        won: int = 0
        prize = 0.0
        taken: int = 0
        paying: int = 0
        for n in range(2):
            province = self.state.tables.one_end[border] if n == 0 else self.state.tables.other_end[border]
            if self.state.left[province] != 1:
                continue
            lead = to_one if n == 0 else to_other
            lead += self.state.influence[side * PROVINCES + province]
            lead -= self.state.influence[(1 - side) * PROVINCES + province]
            wins: bool = lead > 0 or (lead == 0 and self.wins_ties[side])
            if wins:
                gain += self.stake[side * PROVINCES + province] + won
                won += 1
                self.grip[side] |= BIT[province]
            elif lead < 0:
                loss += self.stake[(1 - side) * PROVINCES + province]
            bonus = self.state.bonus_at[province]
            if bonus != NONE:
                prize += self.worth[bonus]
                if self.pays[bonus]:
                    taken += 1
                    paying += 1 if wins else 0
        # CAE-R17: two Senates taken together count each other, one by one only the later the earlier.
        gain += paying * (self.state.senates[side] + taken)
        if paying == 2 and self.state.tables.senates_one_by_one:
            gain -= 1
        if gain >= self.state.tables.supply - self.state.markers[side]:
            self.can_end[side] = True
        if gain - loss + prize > self.best_net[side] + self.best_prize[side]:
            self.best_net[side] = gain - loss
            self.best_prize[side] = prize

    def _harvest(self, side: int) -> None:
        """Both sides in turn close the ripe province that matters most to them, until neither can win one."""
        ripe = self.grip[0] | self.grip[1]
        idle: int = 0
        while ripe and idle < 2:
            best: int = 0
            chosen = NONE
            left = ripe & self.grip[side]
            while left:
                province = self.state._lowest(left)
                left &= left - 1
                worth: int = 2 * (self.stake[side * PROVINCES + province] + self.senate[side * PROVINCES + province])
                if self.grip[1 - side] & BIT[province]:
                    worth += self.stake[(1 - side) * PROVINCES + province]
                    worth += self.senate[(1 - side) * PROVINCES + province]
                if worth > best:
                    best = worth
                    chosen = province
            idle += 1
            if chosen != NONE:
                idle = 0
                ripe &= ~BIT[chosen]
                self.x[(side ^ self.first) * MOST_FEATURES + HARVEST] += SHARE * (
                    self.stake[side * PROVINCES + chosen] + self.senate[side * PROVINCES + chosen]
                )
            side = 1 - side

    # ---- tokens ----------------------------------------------------------------------------------------------

    def _weigh_tokens(self, side: int) -> None:
        at = (side ^ self.first) * MOST_FEATURES
        size: int = self.state.hand_size[side]
        if self._is_in_turn(side):
            # The draw at the end of the turn and that of Wealth are as good as done.
            if self.state.bag_size[side]:
                size += 1
            if self.state.decision == DRAW and self.state.drawing == FOR_WEALTH:
                size += 1
            if self.state.now_bonus != NONE:
                self.x[at + DUE] = 1.0 * self.orders[self.state.now_bonus]
            for n in range(self.state.waiting):
                self.x[at + DUE] += 1.0 * self.orders[self.state.wait_bonus[n]]
        self.x[at + HAND] = 0.25 * size
        total: int = 0
        for token in range(self.state.tables.tokens):
            total += self.state.bag[side * TOKENS + token] * self.larger[token]
        self.x[at + BAG] = total / 48.0

    def _is_in_turn(self, side: int) -> bool:
        """Whether a player has placed a token and not yet drawn for it."""
        if side != self.state.turn or self._is_crassus(side):
            return False
        return self.state.decision != PLACING and self.state.decision != EXTRA_TURN

    # ---- what need not be weighed ----------------------------------------------------------------------------

    def _narrowed(self, seat: int, moves: Moves) -> None:
        """Nobody declines Might, Poison or a Centurion: they cost nothing."""
        if (
            self.state.decision == FLIPPING or self.state.decision == POISONING or self.state.decision == RECRUITING
        ) and moves.size > 1:
            kept: int = 0
            for n in range(moves.size):
                if moves.ids[n] != DECLINE_AT:
                    moves.ids[kept] = moves.ids[n]
                    kept += 1
            moves.size = kept
