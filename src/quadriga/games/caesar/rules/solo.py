"""The solo game round Auto-Crassus: his tiles, his row, his bonus tokens (CAE-27 to CAE-33, CAE-42 to CAE-45).

How he chooses where to place is in `crassus.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.games.caesar.rules import solo_layout
from quadriga.games.caesar.rules.codes import *
from quadriga.games.caesar.rules.state import CaesarState

if TYPE_CHECKING:
    from quadriga.games.caesar.game import Title


class Solo(solo_layout.SoloFields):
    """A position of the solo game. The row of Auto-Crassus lies open: `row` holds its tokens from left to right."""

    FIELDS = {**CaesarState.FIELDS, **solo_layout.FIELDS}

    def _set_up(self, game: Title) -> None:
        options = self.options
        self.human = game.board.sides.index(options["solo_side"])
        # CAE-29, CAE-44, CAE-R38: which tiles make up the deck, and what they say, is data.
        deck = game.board.decks["centurions" if options["centurions"] == "on" else "base", options["solo_deck"]]
        self.deck = deck + [0] * (TILES - len(deck))
        self.tile_left = list(self.deck)
        self.tiles_left = sum(deck)
        self.to_draw = game.board.row
        CaesarState._set_up(self, game)

    # ---- what differs from the game for two ------------------------------------------------------------------

    def _seat(self, side: int) -> int:
        return 0 if side == self.human else SPECTATOR

    def _knows(self, seat: int, side: int) -> bool:
        """His row lies open; the hand of the human is the human's secret."""
        return seat == 0 or side != self.human

    def _tie_winner(self) -> int:
        """CAE-42, CAE-R40: he wins the ties of his own placements; as an option, all of them."""
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
            self._emit(TILES_SHUFFLED, side, 0, 0, 0)
            for tile in range(self.tables.tiles):
                self.tile_left[tile] = self.deck[tile] - (1 if tile == self.last_tile else 0)
                self.tiles_left += self.tile_left[tile]
        self.decision = TILE

    def _effect(self, effect: int) -> bool:
        """CAE-42, CAE-R54: of his bonus tokens, Senate and Poison work; the rest is set aside."""
        if self.turn == self.human or effect == SENATE:
            return CaesarState._effect(self, effect)
        if effect == POISON:
            if self._twelve_reached():
                return False
            if self.hand_size[self.human]:
                self.victim = self.human
                self.decision = LOSE
                return True
            self._emit(NO_EFFECT, self.turn, effect, 0, 0)
            return False
        if not self._first_set_aside():
            return False
        self._emit(SET_ASIDE, self.turn, self.now_bonus, 0, 0)
        if self.tables.crassus_hard_bonus and self.now_pays and self.markers[self.turn] < self.tables.supply:
            # CAE-43, CAE-R55: he also takes an unplayed marker out of the game; the last one wins.
            self.markers[self.turn] += 1
            self.placed[self.turn * 5 + REMOVED_MARKER] += 1
            self._emit(REMOVED, self.turn, self.tables.supply - self.markers[self.turn], 0, 0)
            if self.markers[self.turn] == self.tables.supply and not self.tables.draw_at_twelve:
                self._finish(self.turn, TWELVE)
        return False

    def _first_set_aside(self) -> bool:
        """Whether the effect now due is the first that sets the bonus token aside; a token goes aside once."""
        for n in range(self.now_step - 1):
            effect = self.tables.effects[self.now_bonus * EFFECTS + n]
            if effect != SENATE and effect != POISON:
                return False
        return True

    def _order_matters(self) -> bool:
        return self.turn == self.human and CaesarState._order_matters(self)

    def _poison_decision(self) -> int:
        """CAE-R56: a random token of his row."""
        return ROW

    def _draws(self, side: int) -> bool:
        """Own Command tiles may leave him without any draw; then his bag counts for nothing (CAE-R11)."""
        return side == self.human or self.tables.crassus_draws

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
            # CAE-44, CAE-R57: his centurions are a face-down pile.
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

    def _play_crassus(self, action: int) -> None:
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
            self._pick_province(action - PICK_PROVINCE_AT)
        elif self.decision == PICK_BORDER:
            self._pick_border(action - PICK_BORDER_AT)

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
                # A row has room for TOKENS tokens; the box never fills it, a player's own tiles might.
                if self.bag_size[side] and self.row_size < TOKENS:
                    self.drawing = TO_ROW
                    self.drawer = side
                    self.decision = DRAW
                    return
                # CAE-R42: he draws what there is and discards nothing on this tile.
                self._emit(DREW_NOTHING, side, TO_ROW, 0, 0)
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
                if self._has_centurion(side) and self.row_size < TOKENS:
                    self.drawing = FROM_CAMP
                    self.drawer = side
                    self.decision = DRAW
                    return
                self._emit(DREW_NOTHING, side, FROM_CAMP, 0, 0)
            elif what == TILE_DISCARD:
                if not self.short and self.row_size:
                    token = self.row[0]
                    self._take_from_row(0)
                    self.bag[side * TOKENS + token] += 1
                    self.bag_size[side] += 1
                    self._emit(ROW_DISCARDED, side, token, 0, 0)
            else:
                self.to_draw = 2 if what == TILE_DRAW_TWO else 1

    def _row_poisoned(self, at: int) -> None:
        side = 1 - self.human
        token = self.row[at]
        self._take_from_row(at)
        self.bag[side * TOKENS + token] += 1
        self.bag_size[side] += 1
        self._emit(ROW_POISONED, side, token, at + 1, 0)
        self.victim = NONE
        self._next_effect()

    def _take_from_row(self, at: int) -> None:
        side = 1 - self.human
        self._take(side, self.row[at])
        self.row_size -= 1
        for n in range(at, self.row_size):
            self.row[n] = self.row[n + 1]
        self.row[self.row_size] = NONE

    # ---- his choice of a placement, told in `crassus.py` ------------------------------------------------------

    def _choose(self) -> None:
        """Begin to choose a placement."""

    def _pick_province(self, province: int) -> None:
        """Go on with the province that chance has picked."""

    def _pick_border(self, border: int) -> None:
        """Place on the space that chance has picked."""
