"""Bonus tokens in Caesar!: in which order and with what effect they are resolved (CAE-15 to CAE-24, CAE-26).

Rule ids (CAE-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.games.caesar.rules.closing import Closing
from quadriga.games.caesar.rules.codes import *

BIT = bits.BIT


class Bonus(Closing):
    """A position in which bonus tokens take effect, until somebody has to decide or the turn is over."""

    def _end_turn(self) -> None:
        """Nothing is left to resolve; what follows is the turn's affair."""

    def _next_effect(self) -> None:
        """Resolve what is due until somebody has to decide; then close or end the turn."""
        while self.decision != OVER:
            if self.now_bonus != NONE:
                if self.now_step < EFFECTS:
                    effect = self.tables.effects[self.now_bonus * EFFECTS + self.now_step]
                    self.now_step += 1
                    if effect != NONE and self._effect(effect):
                        return
                else:
                    self._emit(RESOLVED, self.turn, self.now_bonus, 0, 0)
                    self.now_bonus = NONE
            elif self.waiting == 0:
                break
            elif self.waiting == 2 and self._order_matters():
                self.decision = ORDERING
                return
            else:
                self._start_bonus(0)
        if self.decision == OVER:
            return
        if self.closing_due:
            self._close()
        elif self.tables.draw_at_twelve and self._twelve_reached():
            self._settle_twelve()
        else:
            self._end_turn()

    # ---- the order of two --------------------------------------------------------------------------------------

    def _order_matters(self) -> bool:
        """CAE-R15: different kinds, Tactics apart; or two Senates one by one of which exactly one pays."""
        a = self.wait_bonus[0]
        b = self.wait_bonus[1]
        if a != b and not self._twelve_reached():
            return not (self._is_tactics(a) or self._is_tactics(b))
        # CAE-R3 with `draw`: once somebody has twelve, only Senates still do anything.
        return (
            self.tables.senates_one_by_one
            and self.wait_pays[0] != self.wait_pays[1]
            and self._has_effect(a, SENATE)
            and self._has_effect(b, SENATE)
        )

    def _is_tactics(self, bonus: int) -> bool:
        """Whether a bonus token gives an extra turn and nothing else."""
        return self.tables.effects[bonus * EFFECTS] == TACTICS and self.tables.effects[bonus * EFFECTS + 1] == NONE

    def _order(self, action: int) -> None:
        if self.wait_bonus[0] == self.wait_bonus[1]:
            paying = 0 if self.wait_pays[0] else 1
            self._start_bonus(paying if action == PAYING_FIRST_AT else 1 - paying)
        else:
            self._start_bonus(0 if action - RESOLVE_AT == self.wait_bonus[0] else 1)
        self._next_effect()

    def _start_bonus(self, which: int) -> None:
        self.now_bonus = self.wait_bonus[which]
        self.now_pays = self.wait_pays[which]
        self.now_step = 0
        self.waiting -= 1
        if which == 0:
            self.wait_bonus[0] = self.wait_bonus[1]
            self.wait_pays[0] = self.wait_pays[1]
        self._emit(RESOLVES, self.turn, self.now_bonus, 0, 0)
        if self.tables.senates_one_by_one:
            self._count_senate(self.turn, self.now_bonus)

    # ---- effects -----------------------------------------------------------------------------------------------

    def _effect(self, effect: int) -> bool:
        """Begin one effect for the active side; True when somebody has to decide before it goes on."""
        side = self.turn
        self.now_effect = effect
        if effect == SENATE:
            self._senate(side)
            return False
        if self.tables.draw_at_twelve and self._twelve_reached():
            return False
        if effect == TACTICS:
            # CAE-R26, CAE-R35: however many, one extra turn.
            if not self.tactics:
                self.tactics = True
                self._emit(GAINED_TURN, side, 0, 0, 0)
            return False
        if effect == WEALTH and self.bag_size[side]:
            # CAE-18, CAE-R25: one draw at once, lost when the bag is empty. It is not a draw step (CAE-R30).
            self.drawing = FOR_WEALTH
            self.drawer = side
            self.decision = DRAW
            return True
        if effect == MIGHT and self._has_might_target():
            self.decision = FLIPPING
            return True
        if effect == POISON and self.hand_size[1 - side]:
            self.decision = POISONING
            return True
        if effect == CENTURION and self._has_centurion(side):
            self.decision = RECRUITING
            return True
        # CAE-R24 and the like: nothing to turn, to lose, to take or to draw.
        self._emit(NO_EFFECT, side, effect, 0, 0)
        return False

    def _senate(self, side: int) -> None:
        """CAE-17, CAE-R16: as many markers as own Senate tokens, if the province that gave it is controlled."""
        if self.now_pays:
            self._emit(SENATE_PAID, side, self.senates[side], 0, 0)
            for _ in range(self.senates[side]):
                self._mark(side, SENATE_MARKER, NONE)

    def _has_might_target(self) -> bool:
        enemy = 1 - self.turn
        return self.markers_up[enemy] != 0 or self.tokens_up[enemy] & self._live_spaces() != 0

    def _live_spaces(self) -> Mask:
        """The spaces that touch a province that is still open."""
        return self._spaces_around((BIT[self.tables.provinces] - 1) & ~self.closed)

    def _has_centurion(self, side: int) -> bool:
        for token in range(self.tables.tokens):
            if self.camp[side * TOKENS + token]:
                return True
        return False

    def _decline(self) -> None:
        """CAE-R14: Might, Poison, Centurion and Tactics may be declined."""
        self._emit(DECLINED, self.turn, self.now_effect, 0, 0)
        self._next_effect()

    def _flip(self, action: int) -> None:
        """CAE-16: turn an enemy token or province marker face down."""
        if action == DECLINE_AT:
            self._decline()
            return
        enemy = 1 - self.turn
        if action >= FLIP_MARKER_AT:
            # CAE-R20: Italia's two markers are one target. CAE-R21: it still counts as placed and controlled.
            province = action - FLIP_MARKER_AT
            self.turned |= BIT[province]
            self.markers_up[enemy] &= ~BIT[province]
            self._emit(FLIPPED_MARKER, self.turn, province, 0, 0)
        else:
            # CAE-R22: the token counts 0/0 in provinces still open; closed ones are settled.
            border = action - FLIP_TOKEN_AT
            token = self.token_at[border]
            first = self.tables.high[token] if self.facing_at[border] == FIRST else self.tables.low[token]
            second = self.tables.low[token] if self.facing_at[border] == FIRST else self.tables.high[token]
            province = self.tables.one_end[border]
            other = self.tables.other_end[border]
            self.face_at[border] = TURNED
            self.tokens_up[enemy] &= ~BIT[border]
            if not self.closed & BIT[province]:
                self.influence[enemy * PROVINCES + province] -= first
            if not self.closed & BIT[other]:
                self.influence[enemy * PROVINCES + other] -= second
            self._emit(FLIPPED_TOKEN, self.turn, border, token, 0)
        self._next_effect()

    def _poison_decision(self) -> int:
        """How the poisoned token is found: at random from the hand (CAE-22)."""
        return LOSE

    def _poisoned(self, token: int) -> None:
        """CAE-R27: the token goes back into the bag, both see it, none is drawn for it; also a centurion (CAE-R28)."""
        side = self.victim
        self._take(side, token)
        self._sent_back(side, token)
        self.bag[side * TOKENS + token] += 1
        self.bag_size[side] += 1
        self._emit(POISONED, side, token, 0, 0)
        self.victim = NONE
        self._next_effect()

    def _recruit(self, token: int) -> None:
        """CAE-24, CAE-R29: a centurion joins the hand at once; the next draw step is skipped."""
        side = self.turn
        self.camp[side * TOKENS + token] -= 1
        self._give(side, token)
        self.skip_draw[side] += 1
        self._joined_hand(side, token)
        self._emit(RECRUITED, side, token, 0, 0)
        self._next_effect()

    def _from_pile(self, bonus: int) -> None:
        """CAE-R33, CAE-R34: a bonus from the pile is resolved at once; as a Senate it pays nothing."""
        self.pool[bonus] -= 1
        self.pool_size -= 1
        self._emit(PILE_DRAWN, self.turn, bonus, 0, 0)
        self._gain(self.turn, bonus)
        self.wait_bonus[0] = bonus
        self.wait_pays[0] = 0
        self.waiting = 1
        self._next_effect()
