"""What a seat may know of a position of Caesar!, as numbers. Its own side comes first, then the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from quadriga.core.learning.observation import Observation
from quadriga.core.position import bits
from quadriga.core.position.bits import Place
from quadriga.games.caesar.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.crassus import SoloState
    from quadriga.games.caesar.rules.state import CaesarState

BIT = bits.BIT
DECISION_COUNT = len(DECISIONS.names)
DRAWS = len(DRAW_NAMES)
SOURCE_COUNT = len(SOURCES)
QUARTER = 0.25
EIGHTH = 0.125
YES = [0.0, 1.0]
"""A yes or no as a number, without a branch that the processor would have to guess."""


class CaesarObservation(Observation):
    """The observation of Caesar!. Of the other's hand, bag and hidden tokens it shows what they come to together."""

    def __init__(self, state: CaesarState) -> None:
        self.state = state
        self.human = state.game.board.sides.index(state.options["solo_side"])  # type: ignore[attr-defined]
        Observation.__init__(self, state)

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched

    def _parts(self) -> Mapping[str, int]:
        self._check_whole()
        """A border: whose token, turned or face down, its numbers by province, whose marker.

        A province: its bonus token, closed, whose marker, turned, influence of both sides, free spaces.
        """
        tables = self.state.tables
        side = 5 + tables.bonuses + tables.tokens + SOURCE_COUNT
        return {
            "decision": DECISION_COUNT,
            "deciding": self.state.seats,
            "turn": 2,
            "drawing": DRAWS + 2,
            "borders": 8 * tables.borders,
            "provinces": (tables.bonuses + 7) * tables.provinces,
            "hand": tables.tokens,
            "bag": tables.tokens,
            "unseen": tables.tokens,
            "me": side,
            "other": side,
            "pool": tables.bonuses,
            "waiting": 2 * tables.bonuses,
            "resolving": tables.bonuses,
            "extra_turn": 1,
        }

    def _row(self, seat: int) -> None:
        me = self.human if self.state.seats == 1 else seat
        self._decision(seat, me)
        self._borders(me)
        self._provinces(me)
        self._tokens(me)
        self._side(me)
        self._side(1 - me)
        for n in range(self.state.tables.bonuses):
            self._number(self.state.pool[n] * EIGHTH)
        # CAE-R4: the end of the game comes before bonus tokens that wait.
        for n in range(2):
            waits: bool = self.state.decision != OVER and n < self.state.waiting
            self._one_of(self.state.wait_bonus[n] if waits else NONE, self.state.tables.bonuses)
        self._one_of(NONE if self.state.decision == OVER else self.state.now_bonus, self.state.tables.bonuses)
        self._number(self.state.tactics)

    def _decision(self, seat: int, me: int) -> None:
        self._one_of(self.state.decision, DECISION_COUNT)
        self._deciders(seat)
        self._one_of(0 if self.state.turn == me else 1, 2)
        side = NONE
        if self.state.decision == DRAW:
            self._one_of(self.state.drawing, DRAWS)
            side = self.state.drawer
        else:
            self._one_of(NONE, DRAWS)
            if self.state.decision == LOSE or self.state.decision == ROW:
                side = self.state.victim
        self._number(side == me)
        self._number(side == 1 - me)

    def _borders(self, me: int) -> None:
        """The spaces that are taken; of the others the row stays all zeros."""
        taken = (BIT[self.state.tables.borders] - 1) & ~self.state.free
        while taken:
            b: Place = self.state._lowest(taken)
            taken &= taken - 1
            at: Place = self.at + 8 * b
            side = self.state.side_at[b]
            face = self.state.face_at[b]
            self.cells[at + (side != me)] = 1.0
            self.cells[at + 2] = YES[face == TURNED]
            self.cells[at + 3] = YES[face == SECRET]
            # CAE-R36: a token placed face down is its owner's secret.
            if face != SECRET or side == me:
                token: Place = self.state.token_at[b]
                swapped: Place = self.state.facing_at[b] == SECOND
                self.cells[at + 4 + swapped] = self.state.tables.high[token] * EIGHTH
                self.cells[at + 5 - swapped] = self.state.tables.low[token] * EIGHTH
            # CAE-12: markers lie between closed provinces, so never on a free space.
            self.cells[at + 6] = YES[self.state.border_marker[b] == me]
            self.cells[at + 7] = YES[self.state.border_marker[b] == 1 - me]
        self.at += 8 * self.state.tables.borders

    def _provinces(self, me: int) -> None:
        p: Place
        bonuses: Place = self.state.tables.bonuses
        width: Place = bonuses + 7
        at: Place = self.at + bonuses
        mine: Place = me * PROVINCES
        theirs: Place = (1 - me) * PROVINCES
        for p in range(self.state.tables.provinces):
            self.cells[at + 4] = self.state.influence[mine + p] * EIGHTH
            self.cells[at + 5] = self.state.influence[theirs + p] * EIGHTH
            self.cells[at + 6] = self.state.left[p] * EIGHTH
            at += width
        left = (BIT[self.state.tables.provinces] - 1) & ~self.state.closed
        while left:
            p = self.state._lowest(left)
            left &= left - 1
            if self.state.bonus_at[p] != NONE:
                self.cells[self.at + p * width + self.state.bonus_at[p]] = 1.0
        # CAE-9, CAE-10: a closed province has an owner and no bonus token.
        left = self.state.closed
        while left:
            p = self.state._lowest(left)
            left &= left - 1
            at = self.at + p * width + bonuses
            self.cells[at] = 1.0
            self.cells[at + 1] = YES[self.state.owner[p] == me]
            self.cells[at + 2] = YES[self.state.owner[p] == 1 - me]
            self.cells[at + 3] = (self.state.turned >> p) & 1
        self.at += width * self.state.tables.provinces

    def _tokens(self, me: int) -> None:
        at: Place = self.at
        other: int = 1 - me
        count: Place = self.state.tables.tokens
        mine: Place = me * TOKENS
        theirs: Place = other * TOKENS
        b: Place
        for t in range(count):
            self.cells[at + t] = self.state.hand[mine + t]
            self.cells[at + count + t] = self.state.bag[mine + t]
            self.cells[at + 2 * count + t] = self.state.hand[theirs + t] + self.state.bag[theirs + t]
        if self.state.tables.border_control:
            for b in range(self.state.tables.borders):
                if self.state.face_at[b] == SECRET and self.state.side_at[b] == other:
                    self.cells[at + 2 * count + self.state.token_at[b]] += 1.0
        self.at = at + 3 * count

    def _side(self, side: int) -> None:
        """What all know of a side."""
        n: Place
        at: Place = self.at
        self.cells[at] = self.state.hand_size[side] * QUARTER
        self.cells[at + 1] = self.state.bag_size[side] * EIGHTH
        self.cells[at + 2] = self.state.markers[side] * EIGHTH
        self.cells[at + 3] = self.state.skip_draw[side]
        self.cells[at + 4] = self.state.senates[side] * QUARTER
        at += 5
        for n in range(self.state.tables.bonuses):
            self.cells[at + n] = self.state.won[side * BONUSES + n]
        at += self.state.tables.bonuses
        for n in range(self.state.tables.tokens):
            self.cells[at + n] = self.state.camp[side * TOKENS + n]
        at += self.state.tables.tokens
        for n in range(SOURCE_COUNT):
            self.cells[at + n] = self.state.placed[side * SOURCE_COUNT + n] * EIGHTH
        self.at = at + SOURCE_COUNT


class SoloObservation(CaesarObservation):
    """The observation of the solo game: the row and the tiles of Auto-Crassus lie open (CAE-28, CAE-29)."""

    def __init__(self, state: SoloState) -> None:
        self.solo = state
        CaesarObservation.__init__(self, state)

    def _whole(self) -> bool:
        return self.solo is not None and self.solo is self.state and self.state is self.watched

    def _parts(self) -> Mapping[str, int]:
        """As for two; then his row from left to right, the tiles left and the last one, and his tokens apart."""
        self._check_whole()
        tables = self.state.tables
        return {
            **CaesarObservation._parts(self),
            "row": TOKENS * tables.tokens,
            "tiles": tables.tiles,
            "last_tile": tables.tiles,
            "his_hand": tables.tokens,
            "his_bag": tables.tokens,
        }

    def _row(self, seat: int) -> None:
        CaesarObservation._row(self, seat)
        for n in range(TOKENS):
            self._one_of(self.solo.row[n] if n < self.solo.row_size else NONE, self.state.tables.tokens)
        for n in range(self.state.tables.tiles):
            self._number(self.solo.tile_left[n] * EIGHTH)
        self._one_of(self.solo.last_tile, self.state.tables.tiles)
        for n in range(self.state.tables.tokens):
            self._number(self.state.hand[(1 - self.human) * TOKENS + n])
        for n in range(self.state.tables.tokens):
            self._number(self.state.bag[(1 - self.human) * TOKENS + n])
