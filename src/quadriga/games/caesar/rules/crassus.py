"""Auto-Crassus: how he chooses a placement, by the rules and not by choice (CAE-34 to CAE-41).

Every choice notes which step of his list applied and what decided between equals, so that a page can explain his turn.
Where the rules say "at random", chance decides and the record keeps it (CAE-R58).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.games.caesar.rules.codes import *
from quadriga.games.caesar.rules.solo import Solo

if TYPE_CHECKING:
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class SoloState(Solo):
    """The solo game with Auto-Crassus's choices."""

    def _set_up(self, game: Title) -> None:
        if self.seats != 1:
            raise ValueError("a game for two is a CaesarState: begin it with `Game.new`")
        Solo._set_up(self, game)
        self.made = True

    # ---- the step ----------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        """CAE-R44: the first of seven steps that allows a placement; province, then token, then space."""
        self.step = 1
        while self.step <= 7:
            self.aims = self._candidates()
            if self.aims:
                self._emit(CHOSE_STEP, self.turn, self.step, 0, 0)
                self.province_by = BY_ONLY
                self._narrow_by_measure()
                if self.step != 7:
                    self._narrow_by_list()
                if self.aims & (self.aims - 1):
                    # CAE-R51: what remains is drawn at random.
                    self.decision = PICK_PROVINCE
                    return
                self.aim = self._lowest(self.aims)
                self._choose_token(self.province_by)
                return
            self.step += 1
        # CAE-R43: nothing of his row fits anywhere.
        self._emit(ROW_STUCK, self.turn, 0, 0, 0)
        self._end_turn()

    def _pick_province(self, province: int) -> None:
        self.aim = province
        self._choose_token(BY_CHANCE)

    def _pick_border(self, border: int) -> None:
        self._place_chosen(border, BY_CHANCE)

    def _candidates(self) -> Mask:
        """The provinces to which the current step applies and where a token of his row can be placed for it."""
        candidates = 0
        for province in range(self.tables.provinces):
            if not self.closed & BIT[province] and self._applies(province):
                candidates |= BIT[province]
        return candidates

    def _applies(self, province: int) -> bool:
        step = self.step
        if step <= 2:
            return self.left[province] == 1 and self._best_closer(province) != NONE
        if self._highest(province) < 0:
            return False
        if step == 3:
            return self._lead(province) < 0
        if step == 4:
            return self.influence[(1 - self.human) * PROVINCES + province] > 0
        if step == 5:
            return self._beside_his(province)
        if step == 6:
            # CAE-R50: Italia belongs to this step although it has ships.
            return self.tables.landlocked & BIT[province] != 0 or self.tables.spaces[province] == 2
        return True

    def _lead(self, province: int) -> int:
        """His influence less the human's."""
        his = self.influence[(1 - self.human) * PROVINCES + province]
        return his - self.influence[self.human * PROVINCES + province]

    def _beside_his(self, province: int) -> bool:
        """CAE-R49: it shares a space with a province he controls, whichever way the marker lies."""
        left = self.tables.around[province]
        while left:
            border = self._lowest(left)
            left &= left - 1
            if self.owner[self._across(border, province)] == 1 - self.human:
                return True
        return False

    def _across(self, border: int, province: int) -> int:
        """The province on the other side of a space."""
        end = self.tables.one_end[border]
        return self.tables.other_end[border] if end == province else end

    def _larger(self, token: int) -> int:
        high = self.tables.high[token]
        low = self.tables.low[token]
        return high if high > low else low

    def _highest(self, province: int) -> int:
        """The highest number of his row that can be placed in a province; below 0 when none fits."""
        best: int = -1
        room = self.free & self.tables.around[province]
        for at in range(self.row_size):
            token = self.row[at]
            if room & self.tables.fits[token] and self._larger(token) > best:
                best = self._larger(token)
        return best

    # ---- closing: steps 1 and 2 --------------------------------------------------------------------------------

    def _best_closer(self, province: int) -> int:
        """The placement (row place x 2 + facing) that closes a province as the step asks, or NONE.

        CAE-R45, CAE-R52: the lowest number that will do, ordinary before laurel, lower total, leftmost.
        """
        border = self._lowest(self.free & self.tables.around[province])
        best: int = NONE
        for at in range(self.row_size):
            if self.tables.fits[self.row[at]] & BIT[border]:
                for facing in range(2):
                    if self._closes_well(province, border, self.row[at], facing):
                        option = at * 2 + facing
                        if best == NONE or self._closer_before(option, best, province, border):
                            best = option
        return best

    def _number_in(self, token: int, border: int, facing: int, province: int) -> int:
        """The number a token placed so would show to a province of the space."""
        first: bool = (self.tables.one_end[border] == province) == (facing == FIRST)
        return self.tables.high[token] if first else self.tables.low[token]

    def _closes_well(self, province: int, border: int, token: int, facing: int) -> bool:
        if self.step == 1 and self._lead(province) + self._number_in(token, border, facing, province) < 0:
            return False
        # CAE-R45, CAE-R46: not a placement that makes the human win.
        return not self._lets_human_win(border, token, facing)

    def _closer_before(self, option: int, best: int, province: int, border: int) -> bool:
        """Whether one closing placement comes before another."""
        token = self.row[option // 2]
        other = self.row[best // 2]
        mine = self._number_in(token, border, option % 2, province)
        yours = self._number_in(other, border, best % 2, province)
        if mine != yours:
            return mine < yours
        if self.tables.is_laurel[token] != self.tables.is_laurel[other]:
            return not self.tables.is_laurel[token]
        total = self.tables.high[token] + self.tables.low[token]
        return total < self.tables.high[other] + self.tables.low[other]

    def _lets_human_win(self, border: int, token: int, facing: int) -> bool:
        """Whether the human would have placed the last marker once this placement is resolved.

        The markers due are counted step by step, his before the human's (CAE-R2).
        """
        one = self.tables.one_end[border]
        other = self.tables.other_end[border]
        human = self.human
        one_to: int = NONE
        other_to: int = NONE
        if self.left[one] == 1:
            lead = self._lead(one) + self._number_in(token, border, facing, one)
            one_to = human if lead < 0 else 1 - human
        if self.left[other] == 1:
            lead = self._lead(other) + self._number_in(token, border, facing, other)
            other_to = human if lead < 0 else 1 - human
        his = self.tables.supply - self.markers[1 - human]
        yours = self.tables.supply - self.markers[human]
        for stage in range(3):
            his -= self._due(stage, 1 - human, one, one_to, other, other_to)
            if his <= 0 and not self.tables.draw_at_twelve:
                return False
            yours -= self._due(stage, human, one, one_to, other, other_to)
            if yours <= 0:
                return True
        return False

    def _due(self, stage: int, side: int, one: int, one_to: int, other: int, other_to: int) -> int:
        """Markers a side would place in a stage: provinces, second spaces, borders."""
        count: int = 0
        if stage < 2:
            if one_to == side and (stage == 0 or self.tables.spaces[one] == 2):
                count += 1
            if other_to == side and (stage == 0 or self.tables.spaces[other] == 2):
                count += 1
            return count
        near = 0
        if one_to == side:
            near |= self.tables.around[one]
        if other_to == side:
            near |= self.tables.around[other]
        while near:
            border = self._lowest(near)
            near &= near - 1
            a = self.tables.one_end[border]
            b = self.tables.other_end[border]
            a_to = one_to if a == one else (other_to if a == other else self.owner[a])
            b_to = one_to if b == one else (other_to if b == other else self.owner[b])
            if a_to == side and b_to == side and not self.turned & (BIT[a] | BIT[b]):
                count += 1
        return count

    # ---- which province ----------------------------------------------------------------------------------------

    def _measure(self, province: int) -> int:
        """What the step ranks provinces by, the larger the better (CAE-R47, CAE-R49, CAE-R51)."""
        if self.step == 3:
            return -self._lead(province)
        if self.step == 4:
            return self._lead(province)
        if self.step >= 5:
            return self._highest(province)
        return 0

    def _narrow_by_measure(self) -> None:
        if self.step >= 3:
            best: int = -1000
            left = self.aims
            while left:
                value = self._measure(self._lowest(left))
                left &= left - 1
                if value > best:
                    best = value
            self._keep_provinces(BY_VALUE, best)
        if self.step == 4:
            fewest: int = 1000
            left = self.aims
            while left:
                spaces = self.left[self._lowest(left)]
                left &= left - 1
                if spaces < fewest:
                    fewest = spaces
            self._keep_provinces(BY_FREE_SPACES, fewest)
        if self.step == 6:
            self._keep_provinces(BY_ITALIA, 1)

    def _narrow_by_list(self) -> None:
        """CAE-39, CAE-R51: the printed list as successive filters."""
        self._keep_provinces(BY_NEXT_TO_HIS, 1)
        self._keep_provinces(BY_SENATE, 1)
        if self.tables.poison_in_play:
            self._keep_provinces(BY_POISON, 1)
        self._keep_provinces(BY_LANDLOCKED, 1)
        self._keep_provinces(BY_NEXT_TO_LANDLOCKED, 1)

    def _keep_provinces(self, by: int, wanted: int) -> None:
        """Keep the candidates of the wanted value, if any has it; remember what decided."""
        kept = 0
        left = self.aims
        while left:
            province = self._lowest(left)
            left &= left - 1
            if self._value_by(by, province) == wanted:
                kept |= BIT[province]
        if kept and kept != self.aims:
            self.aims = kept
            self.province_by = by

    def _value_by(self, by: int, province: int) -> int:
        """What a province is worth by one line of the list; 1 or 0 where it is yes or no."""
        if by == BY_VALUE:
            return self._measure(province)
        if by == BY_FREE_SPACES:
            return self.left[province]
        if by == BY_ITALIA:
            return 1 if self.tables.spaces[province] == 2 else 0
        if by == BY_NEXT_TO_HIS:
            return 1 if self._beside_his(province) else 0
        if by == BY_SENATE:
            return 1 if self._gives(province, SENATE) else 0
        if by == BY_POISON:
            return 1 if self._gives(province, POISON) else 0
        if by == BY_LANDLOCKED:
            return 1 if self.tables.landlocked & BIT[province] else 0
        return 1 if self._beside_landlocked(province) else 0

    def _gives(self, province: int, effect: int) -> bool:
        bonus = self.bonus_at[province]
        return bonus != NONE and self._has_effect(bonus, effect)

    def _beside_landlocked(self, province: int) -> bool:
        left = self.tables.around[province]
        while left:
            border = self._lowest(left)
            left &= left - 1
            if self.tables.landlocked & BIT[self._across(border, province)]:
                return True
        return False

    # ---- which token, and where --------------------------------------------------------------------------------

    def _choose_token(self, province_by: int) -> None:
        self._emit(CHOSE_PROVINCE, self.turn, self.aim, province_by, 0)
        room = self.free & self.tables.around[self.aim]
        if self.step <= 2:
            option = self._best_closer(self.aim)
            self.chosen = self.row[option // 2]
            self.chosen_at = option // 2
            self.facing = option % 2
            self._emit(CHOSE_TOKEN, self.turn, self.chosen, self._closer_by(option), 0)
            self._place_chosen(self._lowest(room), BY_ONLY)
            return
        best = NONE
        for at in range(self.row_size):
            if room & self.tables.fits[self.row[at]] and (best == NONE or self._higher_before(at, best)):
                best = at
        self.chosen = self.row[best]
        self.chosen_at = best
        self._emit(CHOSE_TOKEN, self.turn, self.chosen, self._higher_by(best, room), 0)
        self._choose_border(room & self.tables.fits[self.chosen])

    def _higher_before(self, at: int, best: int) -> bool:
        """CAE-40, CAE-R52: highest number, ordinary before laurel, higher total, leftmost."""
        token = self.row[at]
        other = self.row[best]
        if self._larger(token) != self._larger(other):
            return self._larger(token) > self._larger(other)
        if self.tables.is_laurel[token] != self.tables.is_laurel[other]:
            return not self.tables.is_laurel[token]
        total = self.tables.high[token] + self.tables.low[token]
        return total > self.tables.high[other] + self.tables.low[other]

    def _higher_by(self, best: int, room: Mask) -> int:
        """What put the chosen token before the others that fit."""
        by = BY_ONLY
        for at in range(self.row_size):
            if at != best and room & self.tables.fits[self.row[at]]:
                by = self._stronger(by, self._why(self.row[best], self.row[at], 0))
        return by

    def _closer_by(self, best: int) -> int:
        border = self._lowest(self.free & self.tables.around[self.aim])
        token = self.row[best // 2]
        mine = self._number_in(token, border, best % 2, self.aim)
        by = BY_ONLY
        for at in range(self.row_size):
            if at != best // 2 and self.tables.fits[self.row[at]] & BIT[border]:
                for facing in range(2):
                    if self._closes_well(self.aim, border, self.row[at], facing):
                        gap = self._number_in(self.row[at], border, facing, self.aim) - mine
                        by = self._stronger(by, self._why(token, self.row[at], gap) if gap == 0 else BY_VALUE)
        return by

    def _why(self, token: int, other: int, gap: int) -> int:
        """The first criterion that tells two tokens apart."""
        if gap == 0 and self.step >= 3 and self._larger(token) != self._larger(other):
            return BY_VALUE
        if self.tables.is_laurel[token] != self.tables.is_laurel[other]:
            return BY_ORDINARY
        if self.tables.high[token] + self.tables.low[token] != self.tables.high[other] + self.tables.low[other]:
            return BY_TOTAL
        return BY_LEFTMOST

    def _stronger(self, by: int, other: int) -> int:
        """The finer of two criteria: it is the one that was needed."""
        if by == BY_ONLY or by == BY_VALUE:
            return other
        if other == BY_VALUE or other < by:
            return by
        return other

    def _choose_border(self, spots: Mask) -> None:
        """CAE-41, CAE-R53: beside the province he is losing most, then beside a landlocked one, then at random."""
        by = BY_ONLY
        worst: int = 0
        left = spots
        while left:
            lead = self._lead(self._across(self._lowest(left), self.aim))
            left &= left - 1
            if lead < worst:
                worst = lead
        if worst < 0:
            kept = 0
            left = spots
            while left:
                border = self._lowest(left)
                left &= left - 1
                if self._lead(self._across(border, self.aim)) == worst:
                    kept |= BIT[border]
            if kept != spots:
                by = BY_LOSING_MOST
            spots = kept
        kept = 0
        left = spots
        while left:
            border = self._lowest(left)
            left &= left - 1
            if self.tables.landlocked & BIT[self._across(border, self.aim)]:
                kept |= BIT[border]
        if kept and kept != spots:
            by = BY_LANDLOCKED
            spots = kept
        if spots & (spots - 1):
            self.spots = spots
            self.decision = PICK_BORDER
            return
        self._place_chosen(self._lowest(spots), by)

    def _place_chosen(self, border: int, by: int) -> None:
        if self.step >= 3:
            # CAE-R48: the larger number faces the chosen province.
            to_first: bool = self.tables.one_end[border] == self.aim
            high_is_larger: bool = self.tables.high[self.chosen] >= self.tables.low[self.chosen]
            self.facing = FIRST if to_first == high_is_larger else SECOND
        if self.tables.high[self.chosen] == self.tables.low[self.chosen]:
            self.facing = FIRST
        self._emit(CHOSE_BORDER, self.turn, border, by, 0)
        token = self.chosen
        facing = self.facing
        self._take_from_row(self.chosen_at)
        self.aim = NONE
        self.aims = 0
        self.spots = 0
        self.chosen = NONE
        self.chosen_at = NONE
        self.facing = FIRST
        toward = self.tables.one_end[border] if facing == FIRST else self.tables.other_end[border]
        # CAE-45: never face down.
        self._put(self.turn, token, border, facing)
        self._emit(PLACED, self.turn, token, border, toward)
        self._close()
