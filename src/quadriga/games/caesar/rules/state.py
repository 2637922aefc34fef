"""The rules of Caesar! for two players: set-up, legal decisions, and how a turn goes.

Rule ids (CAE-…) are those of RULES.md. Closing provinces is in `closing.py`, bonus tokens are in `bonus.py`; the solo
game adds Auto-Crassus in `solo.py` and `crassus.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.games.caesar.rules.bonus import Bonus
from quadriga.games.caesar.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class CaesarState(Bonus):
    """The game for two. A decision is due from `_actor`; what it is about is in `decision`."""

    def _set_up(self, game: Title) -> None:
        if type(self) is CaesarState and self.seats != 2:
            raise ValueError("a game for one is a SoloState: begin it with `Game.new`")
        Bonus._set_up(self, game)
        self._next_deal()
        # A kind of its own goes on, and says itself when it is made.
        self.made = type(self) is CaesarState

    # ---- who decides, and between what -----------------------------------------------------------------------

    def _seat(self, side: int) -> int:
        """The seat that plays a side."""
        return side

    def _actor(self) -> int:
        if self.decision == OVER:
            return NOBODY
        if self.decision >= DEAL:
            return CHANCE
        return self._seat(self.turn)

    def _legal(self, seat: int, moves: Moves) -> None:
        moves._clear()
        if self.decision == PLACING:
            self._placements(moves)
        elif self.decision == DRAW:
            for token in range(self.tables.tokens):
                count = self.bag[self.drawer * TOKENS + token]
                if count:
                    moves._weigh(DRAW_AT + token, count)
        elif self.decision == DEAL:
            self._weigh_pool(DEAL_AT, moves)
        elif self.decision == FLIPPING:
            self._might_targets(moves)
            moves._add(DECLINE_AT)
        elif self.decision == POISONING or self.decision == EXTRA_TURN:
            moves._add(USE_AT)
            moves._add(DECLINE_AT)
        elif self.decision == RECRUITING:
            for token in range(self.tables.tokens):
                if self.camp[self.turn * TOKENS + token]:
                    moves._add(RECRUIT_AT + token)
            moves._add(DECLINE_AT)
        elif self.decision == ORDERING:
            self._orders(moves)
        elif self.decision == LOSE:
            for token in range(self.tables.tokens):
                count = self.hand[self.victim * TOKENS + token]
                if count:
                    moves._weigh(LOSE_AT + token, count)
        elif self.decision == PILE:
            self._weigh_pool(PILE_AT, moves)
        else:
            self._legal_crassus(moves)

    def _weigh_pool(self, at: int, moves: Moves) -> None:
        """A bonus token drawn from the pool."""
        for bonus in range(self.tables.bonuses):
            if self.pool[bonus]:
                moves._weigh(at + bonus, self.pool[bonus])

    def _legal_crassus(self, moves: Moves) -> None:
        """Chance in Auto-Crassus's turn; only the solo game has it."""

    def _placements(self, moves: Moves) -> None:
        """CAE-6, CAE-7: any held token on a free space of its icon, either way round; else a forced pass (CAE-R9)."""
        held = self.held[self.turn]
        while held:
            token = self._lowest(held)
            held &= held - 1
            room = self.free & self.tables.fits[token]
            # CAE-R12: equal numbers are one move, not two.
            both_ways: bool = self.tables.high[token] != self.tables.low[token]
            while room:
                border = self._lowest(room)
                room &= room - 1
                action: int = PLACE_AT + (token * BORDERS + border) * 3
                moves._add(action)
                if both_ways:
                    moves._add(action + 1)
                # CAE-25: on a double circle the token may be placed face down.
                if self.tables.border_control and self.tables.double_circles & BIT[border]:
                    moves._add(action + HIDDEN)
        if moves.size == 0:
            moves._add(PASS_AT)

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        """As the base class, but the common decisions are picked without listing them (half the time of a playout)."""
        if self.decision == DRAW:
            return DRAW_AT + self._kind_of(self.bag, self.drawer * TOKENS, rng._below(self.bag_size[self.drawer]))
        if self.decision == DEAL:
            return DEAL_AT + self._kind_of(self.pool, 0, rng._below(self.pool_size))
        if self.decision == PLACING and not self.tables.border_control:
            return self._any_placement(moves, rng)
        self._legal(seat, moves)
        return moves._draw(rng)

    def _any_placement(self, moves: Moves, rng: Rng) -> int:
        """One of all placements, all alike: a token by how many it has, then one of these."""
        moves._clear()
        held = self.held[self.turn]
        while held:
            token = self._lowest(held)
            held &= held - 1
            moves._weigh(token, self._ways(token) * self._count(self.free & self.tables.fits[token]))
        if moves.total == 0:
            return PASS_AT
        ticket: int = rng._below(moves.total)
        n: int = 0
        while ticket >= moves.weights[n]:
            ticket -= moves.weights[n]
            n += 1
        token = moves.ids[n]
        ways = self._ways(token)
        border = self._nth(self.free & self.tables.fits[token], ticket // ways)
        return PLACE_AT + (token * BORDERS + border) * 3 + ticket % ways

    def _ways(self, token: int) -> int:
        """How many ways round a token can lie: one when its numbers are equal (CAE-R12)."""
        return 2 if self.tables.high[token] != self.tables.low[token] else 1

    def _might_targets(self, moves: Moves) -> None:
        """CAE-R19: enemy tokens face up beside an open province, and enemy province markers face up."""
        enemy = 1 - self.turn
        left = self.tokens_up[enemy] & self._live_spaces()
        while left:
            moves._add(FLIP_TOKEN_AT + self._lowest(left))
            left &= left - 1
        left = self.markers_up[enemy]
        while left:
            moves._add(FLIP_MARKER_AT + self._lowest(left))
            left &= left - 1

    def _orders(self, moves: Moves) -> None:
        """CAE-R15: which of two bonus tokens is resolved first; two Senates differ in whether they pay."""
        if self.wait_bonus[0] == self.wait_bonus[1]:
            moves._add(PAYING_FIRST_AT)
            moves._add(OTHER_FIRST_AT)
            return
        moves._add(RESOLVE_AT + self.wait_bonus[0])
        moves._add(RESOLVE_AT + self.wait_bonus[1])

    def _goes_on(self) -> bool:
        """Between two placements: nobody has lost for want of a token (CAE-R9), somebody can still place (CAE-R11)."""
        if self.decision == PLACING and self.tables.stuck_loses:
            return self._can_place(self.turn)
        if not self.tables.border_control:
            return True
        between: bool = self.decision == PLACING or self.decision == EXTRA_TURN or self.decision == TILE
        if between or (self.decision == DRAW and self.drawing != FOR_WEALTH):
            return not self._nobody_can_ever_place()
        return True

    # ---- decisions carried out -------------------------------------------------------------------------------

    def _play(self, seat: int, action: int) -> None:
        if self.decision == PLACING:
            if action == PASS_AT:
                self._stuck(self.turn)
                self._emit(PASSED, self.turn, 0, 0, 0)
                self._end_turn()
            else:
                self._place(action // (3 * BORDERS), (action // 3) % BORDERS, action % 3)
        elif self.decision == DRAW:
            self._draw(action - DRAW_AT)
        elif self.decision == DEAL:
            self._deal(action - DEAL_AT)
        elif self.decision == FLIPPING:
            self._flip(action)
        elif self.decision == POISONING:
            if action == USE_AT:
                self.victim = 1 - self.turn
                self.decision = self._poison_decision()
            else:
                self._decline()
        elif self.decision == LOSE:
            self._poisoned(action - LOSE_AT)
        elif self.decision == RECRUITING:
            if action == DECLINE_AT:
                self._decline()
            else:
                self._recruit(action - RECRUIT_AT)
        elif self.decision == EXTRA_TURN:
            if action == USE_AT:
                self._emit(EXTRA, self.turn, 0, 0, 0)
                self._begin_turn(self.turn)
            else:
                self._emit(DECLINED, self.turn, TACTICS, 0, 0)
                self._begin_turn(1 - self.turn)
        elif self.decision == ORDERING:
            self._order(action)
        elif self.decision == PILE:
            self._from_pile(action - PILE_AT)
        else:
            self._play_crassus(action)

    def _play_crassus(self, action: int) -> None:
        """Chance in Auto-Crassus's turn; only the solo game has it."""

    def _deal(self, bonus: int) -> None:
        """CAE-4: a random bonus token for the next province."""
        self._emit(DEALT, self.dealing, bonus, 0, 0)
        self.pool[bonus] -= 1
        self.pool_size -= 1
        self.bonus_at[self.dealing] = bonus
        self._next_deal()

    def _next_deal(self) -> None:
        while self.dealing < self.tables.provinces and self.bonus_at[self.dealing] != NONE:
            self.dealing += 1
        if self.dealing == self.tables.provinces:
            self._deal_hands()

    def _deal_hands(self) -> None:
        """CAE-5, CAE-21: two tokens each, three with Poison; then Caesar begins (CAE-R13)."""
        self.decision = DRAW
        self.drawing = TO_HAND
        for side in range(2):
            if self.hand_size[side] < self.to_deal and self.bag_size[side]:
                self.drawer = side
                return
        self._begin_turn(0)

    def _begin_turn(self, side: int) -> None:
        self.turn = side
        self.tactics = False
        self._emit(TURN_BEGAN, side, 0, 0, 0)
        self.decision = PLACING
        # CAE-R9: without a token that fits, the placement is passed over, or the game is lost.
        if self.tables.stuck_loses and not self._can_place(side):
            self._finish(1 - side, STUCK)

    # ---- drawing and the end of a turn -----------------------------------------------------------------------

    def _draw(self, token: int) -> None:
        side = self.drawer
        self.bag[side * TOKENS + token] -= 1
        self.bag_size[side] -= 1
        self._give(side, token)
        self._emit(DREW, side, token, self.drawing, 0)
        if self.drawing == TO_HAND:
            self._deal_hands()
        elif self.drawing == FOR_WEALTH:
            self._next_effect()
        else:
            self._after_draw()

    def _end_turn(self) -> None:
        """CAE-14: draw a token, unless a Centurion took its place (CAE-R29) or the bag is empty (CAE-R10)."""
        side = self.turn
        if self._nobody_can_ever_place():
            self._finish_blocked()
        elif self.skip_draw[side]:
            self.skip_draw[side] -= 1
            self._emit(TURN_SKIPPED_DRAW, side, 0, 0, 0)
            self._after_draw()
        elif self.bag_size[side]:
            self.drawing = TURN_END
            self.drawer = side
            self.decision = DRAW
        else:
            self._emit(DREW_NOTHING, side, TURN_END, 0, 0)
            self._after_draw()

    def _after_draw(self) -> None:
        """CAE-15, CAE-R26: Tactics is offered once, after the draw; otherwise the other side is on."""
        if self.tactics:
            self.decision = EXTRA_TURN
        else:
            self._begin_turn(1 - self.turn)

    def _rank(self, seat: int) -> int:
        if self.winner == NONE or self._seat(self.winner) == seat:
            return 1
        return 2
