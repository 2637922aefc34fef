"""The solo game: Auto-Crassus plays the other side by the rules below, not by choice (CAE-27 to CAE-41).

Every choice of his notes which step of his list applied and what decided between equals, so that a page can explain
his turn. Where the rules say "at random", chance decides and the record keeps it (CAE-R58).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.sizes import fresh
from quadriga.core.state import Moves
from quadriga.games.caesar.codes import (
    BY_CHANCE,
    BY_FREE_SPACES,
    BY_ITALIA,
    BY_LANDLOCKED,
    BY_LEFTMOST,
    BY_LOSING_MOST,
    BY_NEXT_TO_HIS,
    BY_NEXT_TO_LANDLOCKED,
    BY_ONLY,
    BY_ORDINARY,
    BY_POISON,
    BY_SENATE,
    BY_TOTAL,
    BY_VALUE,
    CHOSE_BORDER,
    CHOSE_PROVINCE,
    CHOSE_STEP,
    CHOSE_TOKEN,
    DRAW,
    DRAW_AT,
    EFFECTS,
    FIRST,
    FROM_CAMP,
    LOSE,
    NONE,
    OVER,
    PICK_BORDER,
    PICK_BORDER_AT,
    PICK_PROVINCE,
    PICK_PROVINCE_AT,
    PLACED,
    POISON,
    PROVINCES,
    REMOVED,
    REMOVED_MARKER,
    ROW,
    ROW_AT,
    ROW_DISCARDED,
    ROW_DREW,
    ROW_POISONED,
    ROW_STUCK,
    SECOND,
    SENATE,
    SET_ASIDE,
    TILE,
    TILE_AT,
    TILE_CENTURION,
    TILE_DISCARD,
    TILE_DRAW_TWO,
    TILE_DRAWN,
    TILE_TURN,
    TILES,
    TO_HAND,
    TO_ROW,
    TOKENS,
    TURN_BEGAN,
    TWELVE,
)  # fmt: skip
from quadriga.games.caesar.position import Tables
from quadriga.games.caesar.rules import CaesarState

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class SoloState(CaesarState):
    """A position of the solo game. The row of Auto-Crassus lies open: `row` holds its tokens from left to right."""

    FIELDS = (
        *CaesarState.FIELDS, "human", "row", "row_size", "tile_left", "tiles_left", "deck", "last_tile",
        "tile_at", "to_draw", "short", "step", "aim", "aims", "chosen", "chosen_at", "facing", "spots", "province_by",
    )  # fmt: skip

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        self.human = game.board.sides.index(options["solo_side"])
        self.row = fresh(TOKENS, NONE)
        self.row_size = 0
        deck = game.board.decks["centurions" if options["centurions"] == "on" else "base", options["solo_deck"]]
        self.deck = deck + [0] * (TILES - len(deck))
        self.tile_left = list(self.deck)
        self.tiles_left = sum(deck)
        self.last_tile = NONE
        self.tile_at = 0
        self.to_draw = game.board.row
        self.short = False
        self.step = 0
        self.aim = NONE
        self.aims = 0
        self.chosen = NONE
        self.chosen_at = NONE
        self.facing = FIRST
        self.spots = 0
        self.province_by = BY_ONLY
        CaesarState.__init__(self, game, seats, options, tables)

    def fork(self) -> SoloState:
        twin = SoloState.__new__(SoloState)
        twin._bind(self)
        twin.solo_root = self
        return twin

    def clone(self) -> SoloState:
        twin = self.fork()
        twin._rewind()
        twin.root = None
        twin.solo_root = None
        return twin

    def _rewind(self) -> None:
        CaesarState._rewind(self)
        self.human = self.solo_root.human
        self.row = self.solo_root.row[:]
        self.row_size = self.solo_root.row_size
        self.tile_left = self.solo_root.tile_left[:]
        self.tiles_left = self.solo_root.tiles_left
        self.deck = self.solo_root.deck[:]
        self.last_tile = self.solo_root.last_tile
        self.tile_at = self.solo_root.tile_at
        self.to_draw = self.solo_root.to_draw
        self.short = self.solo_root.short
        self.step = self.solo_root.step
        self.aim = self.solo_root.aim
        self.aims = self.solo_root.aims
        self.chosen = self.solo_root.chosen
        self.chosen_at = self.solo_root.chosen_at
        self.facing = self.solo_root.facing
        self.spots = self.solo_root.spots
        self.province_by = self.solo_root.province_by

    # ---- what differs from the game for two ------------------------------------------------------------------

    def _seat(self, side: int) -> int:
        return 0 if side == self.human else SPECTATOR

    def _knows(self, seat: int, side: int) -> bool:
        """His row lies open; the hand of the human is the human's secret."""
        return seat == 0 or side != self.human

    def _tie_winner(self) -> int:
        """CAE-R40: he wins the ties of his own placements; as an option, all of them."""
        if self.turn != self.human or self.tables.crassus_always_wins_ties:
            return 1 - self.human
        return NONE

    def _deal_hands(self) -> None:
        """CAE-28: his row of three first, then the hand; he begins (CAE-R39)."""
        crassus = 1 - self.human
        if self.to_draw and self.bag_size[crassus]:
            self.decision = DRAW
            self.drawing = TO_ROW
            self.drawer = crassus
        elif self.hand_size[self.human] < self.to_deal and self.bag_size[self.human]:
            self.decision = DRAW
            self.drawing = TO_HAND
            self.drawer = self.human
        else:
            self.to_draw = 0
            self._begin_turn(crassus)

    def _begin_turn(self, side: int) -> None:
        if side == self.human:
            CaesarState._begin_turn(self, side)
            return
        self.turn = side
        self.tactics = False
        self._emit(TURN_BEGAN, side, 0, 0, 0)
        if self.tiles_left == 0:
            # CAE-30, CAE-R41: all tiles but the last one used make the new pile.
            for tile in range(self.tables.tiles):
                self.tile_left[tile] = self.deck[tile] - (1 if tile == self.last_tile else 0)
                self.tiles_left += self.tile_left[tile]
        self.decision = TILE

    def _effect(self, effect: int) -> bool:
        """CAE-R54: of his bonus tokens, Senate and Poison work; the rest is set aside."""
        if self.turn == self.human or effect == SENATE:
            return CaesarState._effect(self, effect)
        if self._twelve_reached():
            return False
        if effect == POISON:
            if self.hand_size[self.human]:
                self.victim = self.human
                self.decision = LOSE
                return True
            return False
        self._emit(SET_ASIDE, self.turn, self.now_bonus, 0, 0)
        if self.tables.crassus_hard_bonus and self.now_pays and self.markers[self.turn] < self.tables.supply:
            # CAE-R55: he also takes an unplayed marker out of the game; the last one wins.
            self.markers[self.turn] += 1
            self.placed[self.turn * 5 + REMOVED_MARKER] += 1
            self._emit(REMOVED, self.turn, self.tables.supply - self.markers[self.turn], 0, 0)
            if self.markers[self.turn] == self.tables.supply and not self.tables.draw_at_twelve:
                self._finish(self.turn, TWELVE)
        return False

    def _order_matters(self) -> bool:
        return self.turn == self.human and CaesarState._order_matters(self)

    def _poison_decision(self) -> int:
        """CAE-R56: a random token of his row."""
        return ROW

    def _end_turn(self) -> None:
        if self.turn == self.human:
            CaesarState._end_turn(self)
        elif self._nobody_can_ever_place():
            self._finish_blocked()
        else:
            self._follow_tile()

    # ---- chance ----------------------------------------------------------------------------------------------

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        if self.decision == DRAW and self.drawing == FROM_CAMP:
            self._legal(seat, moves)
            return moves._draw(rng)
        return CaesarState._sample(self, seat, moves, rng)

    def _legal(self, seat: int, moves: Moves) -> None:
        if self.decision == DRAW and self.drawing == FROM_CAMP:
            # CAE-R57: his centurions are a face-down pile.
            moves._clear()
            for token in range(self.tables.tokens):
                count = self.camp[self.turn * TOKENS + token]
                if count:
                    moves._weigh(DRAW_AT + token, count)
            return
        CaesarState._legal(self, seat, moves)

    def _legal_crassus(self, moves: Moves) -> None:
        if self.decision == TILE:
            for tile in range(self.tables.tiles):
                if self.tile_left[tile]:
                    moves._weigh(TILE_AT + tile, self.tile_left[tile])
        elif self.decision == ROW:
            for at in range(self.row_size):
                moves._weigh(ROW_AT + at, 1)
        elif self.decision == PICK_PROVINCE:
            left = self.aims
            while left:
                moves._weigh(PICK_PROVINCE_AT + self._lowest(left), 1)
                left &= left - 1
        elif self.decision == PICK_BORDER:
            left = self.spots
            while left:
                moves._weigh(PICK_BORDER_AT + self._lowest(left), 1)
                left &= left - 1

    def _apply_crassus(self, action: int) -> None:
        if self.decision == TILE:
            tile = action - TILE_AT
            self.tile_left[tile] -= 1
            self.tiles_left -= 1
            self.last_tile = tile
            self.tile_at = self.tables.tile_start[tile]
            self.to_draw = 0
            self.short = False
            self._emit(TILE_DRAWN, self.turn, tile, 0, 0)
            self._follow_tile()
        elif self.decision == ROW:
            self._row_poisoned(action - ROW_AT)
        elif self.decision == PICK_PROVINCE:
            self.aim = action - PICK_PROVINCE_AT
            self._choose_token(BY_CHANCE)
        elif self.decision == PICK_BORDER:
            self._place_chosen(action - PICK_BORDER_AT, BY_CHANCE)

    def _draw(self, token: int) -> None:
        """A token for his row goes to its right end (CAE-31)."""
        if self.drawing != TO_ROW and self.drawing != FROM_CAMP:
            CaesarState._draw(self, token)
            return
        side = 1 - self.human
        if self.drawing == TO_ROW:
            self.bag[side * TOKENS + token] -= 1
            self.bag_size[side] -= 1
        else:
            self.camp[side * TOKENS + token] -= 1
        self.row[self.row_size] = token
        self.row_size += 1
        self._give(side, token)
        self._emit(ROW_DREW, side, token, self.drawing, 0)
        if self.drawing == TO_ROW:
            self.to_draw -= 1
        if self.last_tile == NONE:
            self._deal_hands()
        else:
            self._follow_tile()

    # ---- the Command tile (CAE-29 to CAE-33) -----------------------------------------------------------------

    def _follow_tile(self) -> None:
        """Carry out what the tile says until chance has to decide or his turn is over."""
        side = self.turn
        while self.decision != OVER:
            if self.to_draw:
                if self.bag_size[side]:
                    self.drawing = TO_ROW
                    self.drawer = side
                    self.decision = DRAW
                    return
                # CAE-R42: he draws what there is and discards nothing on this tile.
                self.short = True
                self.to_draw = 0
            what = self.tables.tile_steps[self.tile_at]
            if what == NONE:
                self._begin_turn(self.human)
                return
            self.tile_at += 1
            if what == TILE_TURN:
                self._choose()
                return
            if what == TILE_CENTURION:
                if self._has_centurion(side):
                    self.drawing = FROM_CAMP
                    self.drawer = side
                    self.decision = DRAW
                    return
            elif what == TILE_DISCARD:
                if not self.short and self.row_size:
                    token = self.row[0]
                    self._take_from_row(0)
                    self.bag[side * TOKENS + token] += 1
                    self.bag_size[side] += 1
                    self._emit(ROW_DISCARDED, side, token, 0, 0)
            else:
                self.to_draw = 2 if what == TILE_DRAW_TWO else 1

    def _take_from_row(self, at: int) -> None:
        side = 1 - self.human
        self._take(side, self.row[at])
        self.row_size -= 1
        for n in range(at, self.row_size):
            self.row[n] = self.row[n + 1]
        self.row[self.row_size] = NONE

    def _row_poisoned(self, at: int) -> None:
        side = 1 - self.human
        token = self.row[at]
        self._take_from_row(at)
        self.bag[side * TOKENS + token] += 1
        self.bag_size[side] += 1
        self._emit(ROW_POISONED, side, token, 0, 0)
        self.victim = NONE
        self._next_effect()

    # ---- his choice of a placement (CAE-34 to CAE-41) --------------------------------------------------------

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

    def _candidates(self) -> int:
        """The provinces to which the current step applies and where a token of his row can be placed for it."""
        found = 0
        for province in range(self.tables.provinces):
            if not self.closed & BIT[province] and self._applies(province):
                found |= BIT[province]
        return found

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
        one = self.tables.one_end[border]
        return self.tables.other_end[border] if one == province else one

    def _larger(self, token: int) -> int:
        high = self.tables.high[token]
        low = self.tables.low[token]
        return high if high > low else low

    def _highest(self, province: int) -> int:
        """The highest number of his row that can be placed in a province; below 0 when none fits."""
        best = -1
        room = self.free & self.tables.around[province]
        for at in range(self.row_size):
            token = self.row[at]
            if room & self.tables.fits[token] and self._larger(token) > best:
                best = self._larger(token)
        return best

    # -- closing: steps 1 and 2

    def _best_closer(self, province: int) -> int:
        """The placement (row place x 2 + facing) that closes a province as the step asks, or NONE.

        CAE-R45, CAE-R52: the lowest number that will do, ordinary before laurel, lower total, leftmost.
        """
        border = self._lowest(self.free & self.tables.around[province])
        best = NONE
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
        first = (self.tables.one_end[border] == province) == (facing == FIRST)
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
        one_to = NONE
        other_to = NONE
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
        count = 0
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

    # -- which province

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
            best = -1000
            left = self.aims
            while left:
                found = self._measure(self._lowest(left))
                left &= left - 1
                if found > best:
                    best = found
            self._keep_provinces(1, best, BY_VALUE)
        if self.step == 4:
            fewest = 1000
            left = self.aims
            while left:
                found = self.left[self._lowest(left)]
                left &= left - 1
                if found < fewest:
                    fewest = found
            self._keep_provinces(2, fewest, BY_FREE_SPACES)
        if self.step == 6:
            self._keep_provinces(3, 1, BY_ITALIA)

    def _narrow_by_list(self) -> None:
        """CAE-39, CAE-R51: the printed list as successive filters."""
        self._keep_provinces(4, 1, BY_NEXT_TO_HIS)
        self._keep_provinces(5, 1, BY_SENATE)
        if self.tables.poison_in_play:
            self._keep_provinces(6, 1, BY_POISON)
        self._keep_provinces(7, 1, BY_LANDLOCKED)
        self._keep_provinces(8, 1, BY_NEXT_TO_LANDLOCKED)

    def _keep_provinces(self, trait: int, wanted: int, by: int) -> None:
        """Keep the candidates that have a trait, if any has it; remember what decided."""
        kept = 0
        left = self.aims
        while left:
            province = self._lowest(left)
            left &= left - 1
            if self._trait(trait, province) == wanted:
                kept |= BIT[province]
        if kept and kept != self.aims:
            self.aims = kept
            self.province_by = by

    def _trait(self, trait: int, province: int) -> int:
        if trait == 1:
            return self._measure(province)
        if trait == 2:
            return self.left[province]
        if trait == 3:
            return 1 if self.tables.spaces[province] == 2 else 0
        if trait == 4:
            return 1 if self._beside_his(province) else 0
        if trait == 5:
            return 1 if self._gives(province, SENATE) else 0
        if trait == 6:
            return 1 if self._gives(province, POISON) else 0
        if trait == 7:
            return 1 if self.tables.landlocked & BIT[province] else 0
        return 1 if self._beside_landlocked(province) else 0

    def _gives(self, province: int, effect: int) -> bool:
        bonus = self.bonus_at[province]
        if bonus == NONE:
            return False
        for n in range(EFFECTS):
            if self.tables.effects[bonus * EFFECTS + n] == effect:
                return True
        return False

    def _beside_landlocked(self, province: int) -> bool:
        left = self.tables.around[province]
        while left:
            border = self._lowest(left)
            left &= left - 1
            if self.tables.landlocked & BIT[self._across(border, province)]:
                return True
        return False

    # -- which token, and where

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

    def _higher_by(self, best: int, room: int) -> int:
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

    def _stronger(self, by: int, found: int) -> int:
        """The finer of two criteria: it is the one that was needed."""
        if by == BY_ONLY or by == BY_VALUE:
            return found
        if found == BY_VALUE or found < by:
            return by
        return found

    def _choose_border(self, spots: int) -> None:
        """CAE-41, CAE-R53: beside the province he is losing most, then beside a landlocked one, then at random."""
        by = BY_ONLY
        worst = 0
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
            to_first = self.tables.one_end[border] == self.aim
            high_is_larger = self.tables.high[self.chosen] >= self.tables.low[self.chosen]
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
        self._put(self.turn, token, border, facing)
        self._emit(PLACED, self.turn, token, border, toward)
        self._close()
