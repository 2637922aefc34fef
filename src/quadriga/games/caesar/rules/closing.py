"""Closing provinces in Caesar!: tokens on the map, bonus tokens taken, control, markers, and the end of the game.

Rule ids (CAE-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.seats import SPECTATOR
from quadriga.games.caesar.rules.codes import *
from quadriga.games.caesar.rules.memory import Memory

BIT = bits.BIT


class Closing(Memory):
    """A position in which provinces are closed and markers placed (CAE-8 to CAE-13, in the order of CAE-R1)."""

    def _place(self, token: int, border: int, facing: int) -> None:
        """CAE-6: the active side places a token; then what it has filled is closed."""
        side = self.turn
        self._take(side, token)
        self._put(side, token, border, facing)
        if facing == HIDDEN:
            self._emit(PLACED_HIDDEN, side, token, border, 0)
            self._put_face_down(side, border)
            if self.pool_size:
                # CAE-26, CAE-R33: the bonus from the pile comes before the closing.
                self.closing_due = True
                self.decision = PILE
                return
        else:
            toward = self.tables.one_end[border] if facing == FIRST else self.tables.other_end[border]
            self._emit(PLACED, side, token, border, toward)
            self._left_hand(side, token)
        self._close()

    def _put(self, side: int, token: int, border: int, facing: int) -> None:
        """A token on a space: its numbers count in both provinces, face down they do not (CAE-7, CAE-25)."""
        province = self.tables.one_end[border]
        other = self.tables.other_end[border]
        self.token_at[border] = token
        self.side_at[border] = side
        self.facing_at[border] = facing
        self.free &= ~BIT[border]
        self.left[province] -= 1
        self.left[other] -= 1
        self.last_border = border
        if facing == HIDDEN:
            self.face_at[border] = SECRET
            return
        self.tokens_up[side] |= BIT[border]
        if facing == FIRST:
            self.influence[side * PROVINCES + province] += self.tables.high[token]
            self.influence[side * PROVINCES + other] += self.tables.low[token]
        else:
            self.influence[side * PROVINCES + province] += self.tables.low[token]
            self.influence[side * PROVINCES + other] += self.tables.high[token]

    # ---- closing -----------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """CAE-8: close what the last placement has filled; then bonus tokens take effect (CAE-R1)."""
        self.closing_due = False
        province = self.tables.one_end[self.last_border]
        other = self.tables.other_end[self.last_border]
        shut = 0
        if self.left[province] == 0:
            shut |= BIT[province]
        if self.left[other] == 0:
            shut |= BIT[other]
        if shut:
            self.closed |= shut
            # CAE-19, CAE-R18, CAE-R23: all markers first; effects come last and cannot change this closing.
            self._take_bonuses(shut)
            self._control(shut)
            if self.decision == OVER:
                return
            for n in range(self.waiting):
                # CAE-R16: a Senate pays only the closer who controls the province that gave it.
                self.wait_pays[n] = 1 if self.owner[self.wait_from[n]] == self.turn else 0
        self._next_effect()

    def _next_effect(self) -> None:
        """What was closed is settled; what follows is the affair of the bonus tokens."""

    def _take_bonuses(self, shut: Mask) -> None:
        """CAE-9: whoever closes a province takes its bonus token, whoever wins it."""
        side = self.turn
        self.waiting = 0
        while shut:
            province = self._lowest(shut)
            shut &= shut - 1
            self._emit(CLOSED, province, side, self.influence[province], self.influence[PROVINCES + province])
            bonus = self.bonus_at[province]
            if bonus != NONE:
                self._emit(TOOK_BONUS, side, bonus, province, 0)
                self.bonus_at[province] = NONE
                self.wait_bonus[self.waiting] = bonus
                self.wait_from[self.waiting] = province
                self.waiting += 1
                self._gain(side, bonus)

    def _gain(self, side: int, bonus: int) -> None:
        """CAE-R17: Senates taken together all count at once, unless they are to count one by one."""
        self.won[side * BONUSES + bonus] += 1
        if not self.tables.senates_one_by_one:
            self._count_senate(side, bonus)

    def _count_senate(self, side: int, bonus: int) -> None:
        if self._has_effect(bonus, SENATE):
            self.senates[side] += 1

    def _has_effect(self, bonus: int, effect: int) -> bool:
        for n in range(EFFECTS):
            if self.tables.effects[bonus * EFFECTS + n] == effect:
                return True
        return False

    def _control_province(self, side: int, source: int, province: int) -> None:
        """A side's first marker on a province that it leads in, or the second one where there is room for two."""
        if source == ITALIA_MARKER:
            if self.owner[province] == side and self.tables.spaces[province] == 2:
                self._mark(side, ITALIA_MARKER, province)
        elif self._leader(province) == side and self._mark(side, PROVINCE_MARKER, province):
            self.owner[province] = side
            self.markers_up[side] |= BIT[province]

    def _control(self, shut: Mask) -> None:
        """CAE-10, CAE-11, CAE-12: markers on provinces, Italia's second, borders; the active side first (CAE-R2)."""
        for source in range(PROVINCE_MARKER, ITALIA_MARKER + 1):
            for turn in range(2):
                side = self.turn if turn == 0 else 1 - self.turn
                left = shut
                while left:
                    self._control_province(side, source, self._lowest(left))
                    left &= left - 1
        for turn in range(2):
            side = self.turn if turn == 0 else 1 - self.turn
            left = self._spaces_around(shut & self.markers_up[side])
            while left:
                border = self._lowest(left)
                left &= left - 1
                if self._links(side, border) and self._mark(side, BORDER_MARKER, border):
                    self.border_marker[border] = side

    def _spaces_around(self, provinces: Mask) -> Mask:
        spaces = 0
        while provinces:
            spaces |= self.tables.around[self._lowest(provinces)]
            provinces &= provinces - 1
        return spaces

    def _leader(self, province: int) -> int:
        """Who controls a province that has just been closed; nobody in a tie (CAE-R5)."""
        caesar = self.influence[province]
        pompey = self.influence[PROVINCES + province]
        if caesar == pompey:
            return self._tie_winner()
        return 0 if caesar > pompey else 1

    def _tie_winner(self) -> int:
        return NONE

    def _links(self, side: int, border: int) -> bool:
        """CAE-12, CAE-R8, CAE-R21: one side holds both provinces of a space, both markers face up, none on it yet.

        Whose token lies there does not matter (CAE-R6), nor whether both were closed just now (CAE-R7).
        """
        return self.border_marker[border] == NONE and not self.tables.ends[border] & ~self.markers_up[side]

    def _mark(self, side: int, source: int, place: int) -> bool:
        """Put one control marker if the game goes on and one is left (CAE-R4); the last one wins (CAE-13)."""
        if self.decision == OVER or self.markers[side] >= self.tables.supply:
            return False
        self.markers[side] += 1
        self.placed[side * 5 + source] += 1
        if source == BORDER_MARKER:
            self._emit(PUT_MARKER, side, source, NONE, place)
        else:
            self._emit(PUT_MARKER, side, source, place, NONE)
        # CAE-R3: with `draw`, the placement is carried out to its end before anyone has won.
        if self.markers[side] == self.tables.supply and not self.tables.draw_at_twelve:
            self._finish(side, TWELVE)
        return True

    # ---- the end of the game -----------------------------------------------------------------------------------

    def _can_place(self, side: int) -> bool:
        """Whether a token in a hand fits a free space."""
        held = self.held[side]
        while held:
            if self.free & self.tables.fits[self._lowest(held)]:
                return True
            held &= held - 1
        return False

    def _nobody_can_ever_place(self) -> bool:
        """CAE-R11: no token in any hand or bag fits a free space."""
        if self.free == 0:
            return True
        if self._can_place(0) or self._can_place(1):
            return False
        for token in range(self.tables.tokens):
            if self.free & self.tables.fits[token]:
                if (self.bag[token] and self._draws(0)) or (self.bag[TOKENS + token] and self._draws(1)):
                    return False
        return True

    def _draws(self, side: int) -> bool:
        """Whether a side can come by the tokens in its bag; a player always draws."""
        return True

    def _finish_blocked(self) -> None:
        """CAE-R11: more markers placed wins, then more provinces; else it is a draw."""
        lead: int = self._on_table(0) - self._on_table(1)
        if lead == 0:
            for province in range(self.tables.provinces):
                if self.owner[province] != NONE:
                    lead += 1 if self.owner[province] == 0 else -1
        if lead == 0:
            self._finish(NONE, BLOCKED)
        else:
            self._finish(0 if lead > 0 else 1, BLOCKED)

    def _on_table(self, side: int) -> int:
        """Markers placed on the map and under Senate tokens; those taken out of the game do not count (CAE-R55)."""
        at = side * 5
        return (
            self.placed[at + PROVINCE_MARKER]
            + self.placed[at + ITALIA_MARKER]
            + self.placed[at + BORDER_MARKER]
            + self.placed[at + SENATE_MARKER]
        )

    def _twelve_reached(self) -> bool:
        return self.markers[0] >= self.tables.supply or self.markers[1] >= self.tables.supply

    def _settle_twelve(self) -> None:
        """CAE-R3 with `draw`: the placement is over; both at twelve is a draw."""
        if self.markers[0] >= self.tables.supply and self.markers[1] >= self.tables.supply:
            self._finish(NONE, TWELVE)
        else:
            self._finish(0 if self.markers[0] >= self.tables.supply else 1, TWELVE)

    def _finish(self, winner: int, reason: int) -> None:
        self.decision = OVER
        self.winner = winner
        self.reason = reason
        self._emit(ENDED, winner, reason, 0, 0)
        if self.tracing:
            self._show_hands()

    def _show_hands(self) -> None:
        """What was hidden until the end: the tokens in the hands and those face down on the map (CAE-R36)."""
        for side in range(2):
            if not self._knows(SPECTATOR, side):
                for token in range(self.tables.tokens):
                    if self.hand[side * TOKENS + token]:
                        self._emit(HAND_SHOWN, side, token, self.hand[side * TOKENS + token], 0)
                for border in range(self.tables.borders):
                    if self.side_at[border] == side and self.face_at[border] == SECRET:
                        self._emit(FACE_SHOWN, side, self.token_at[border], border, 0)
