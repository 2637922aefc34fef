"""The rules of Caesar! for two players: legal decisions, closing provinces, bonus tokens, the end of a turn.

Rule ids (CAE-…) are those of RULES.md. The solo game adds Auto-Crassus in `crassus.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.outcome import Outcome
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.core.state import Moves
from quadriga.games.caesar import scoring
from quadriga.games.caesar.codes import (
    BLOCKED,
    BONUSES,
    BORDER_MARKER,
    BORDERS,
    CENTURION,
    CLOSED,
    DEAL,
    DEAL_AT,
    DEALT,
    DECLINE_AT,
    DECLINED,
    DRAW,
    DRAW_AT,
    DREW,
    EFFECTS,
    ENDED,
    EXTRA,
    EXTRA_TURN,
    FIRST,
    FLIP_MARKER_AT,
    FLIP_TOKEN_AT,
    FLIPPED_MARKER,
    FLIPPED_TOKEN,
    FLIPPING,
    FOR_WEALTH,
    HIDDEN,
    ITALIA_MARKER,
    LOSE,
    LOSE_AT,
    MIGHT,
    NO_EFFECT,
    NONE,
    ORDERING,
    OTHER_FIRST_AT,
    OVER,
    PASS_AT,
    PASSED,
    PAYING_FIRST_AT,
    PILE,
    PILE_AT,
    PILE_DRAWN,
    PLACE_AT,
    PLACED,
    PLACED_HIDDEN,
    PLACING,
    POISON,
    POISONED,
    POISONING,
    PROVINCE_MARKER,
    PROVINCES,
    PUT_MARKER,
    RECRUIT_AT,
    RECRUITED,
    RECRUITING,
    RESOLVE_AT,
    RESOLVES,
    SECRET,
    SENATE,
    SENATE_MARKER,
    SENATE_PAID,
    STUCK,
    TACTICS,
    TO_HAND,
    TOKENS,
    TOOK_BONUS,
    TURN_BEGAN,
    TURN_END,
    TURN_SKIPPED_DRAW,
    TURNED,
    TWELVE,
    UP,
    USE_AT,
    WEALTH,
)  # fmt: skip
from quadriga.games.caesar.position import Position, Tables

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class CaesarState(Position):
    """The game for two. A decision is due from `_actor`; what it is about is in `decision`."""

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        Position.__init__(self, game, seats, options, tables)
        self._next_deal()

    def fork(self) -> CaesarState:
        twin = CaesarState.__new__(CaesarState)
        twin._bind(self)
        return twin

    def clone(self) -> CaesarState:
        twin = self.fork()
        twin._rewind()
        twin.root = None
        return twin

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
            for bonus in range(self.tables.bonuses):
                if self.pool[bonus]:
                    moves._weigh(DEAL_AT + bonus, self.pool[bonus])
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
            for bonus in range(self.tables.bonuses):
                if self.pool[bonus]:
                    moves._weigh(PILE_AT + bonus, self.pool[bonus])
        else:
            self._legal_crassus(moves)

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
            both_ways = self.tables.high[token] != self.tables.low[token]
            while room:
                border = self._lowest(room)
                room &= room - 1
                action = PLACE_AT + (token * BORDERS + border) * 3
                moves._add(action)
                if both_ways:
                    moves._add(action + 1)
                # CAE-25: on a double circle the token may be placed face down.
                if self.tables.border_control and self.tables.double & BIT[border]:
                    moves._add(action + HIDDEN)
        if moves.size == 0:
            moves._add(PASS_AT)

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        """As the base class, but the common decisions are picked without listing them (half the time of a playout)."""
        if self.decision == DRAW:
            return DRAW_AT + self._nth(self.bag, self.drawer * TOKENS, rng._below(self.bag_size[self.drawer]))
        if self.decision == DEAL:
            return DEAL_AT + self._nth(self.pool, 0, rng._below(self.pool_size))
        if self.decision == PLACING and not self.tables.border_control:
            return self._any_placement(rng)
        self._legal(seat, moves)
        return moves._draw(rng)

    def _nth(self, counts: list[int], at: int, ticket: int) -> int:
        """The kind of the ticket-th piece where `counts`, from `at` on, says how many there are of each kind."""
        kind = 0
        while ticket >= counts[at + kind]:
            ticket -= counts[at + kind]
            kind += 1
        return kind

    def _any_placement(self, rng: Rng) -> int:
        total = 0
        held = self.held[self.turn]
        while held:
            token = self._lowest(held)
            held &= held - 1
            total += self._ways(token) * self._count(self.free & self.tables.fits[token])
        if total == 0:
            return PASS_AT
        ticket = rng._below(total)
        held = self.held[self.turn]
        token = self._lowest(held)
        room = self.free & self.tables.fits[token]
        count = self._ways(token) * self._count(room)
        while ticket >= count:
            ticket -= count
            held &= held - 1
            token = self._lowest(held)
            room = self.free & self.tables.fits[token]
            count = self._ways(token) * self._count(room)
        for _ in range(ticket // self._ways(token)):
            room &= room - 1
        return PLACE_AT + (token * BORDERS + self._lowest(room)) * 3 + ticket % self._ways(token)

    def _ways(self, token: int) -> int:
        """How many ways round a token can lie: one when its numbers are equal (CAE-R12)."""
        return 2 if self.tables.high[token] != self.tables.low[token] else 1

    def _might_targets(self, moves: Moves) -> None:
        """CAE-R19: enemy tokens face up beside an open province, and enemy province markers face up."""
        enemy = 1 - self.turn
        for border in range(self.tables.borders):
            if self.side_at[border] == enemy and self.face_at[border] == UP and self._is_live(border):
                moves._add(FLIP_TOKEN_AT + border)
        for province in range(self.tables.provinces):
            if self.owner[province] == enemy and not self.turned & BIT[province]:
                moves._add(FLIP_MARKER_AT + province)

    def _is_live(self, border: int) -> bool:
        """Whether a space touches a province that is still open."""
        ends = BIT[self.tables.one_end[border]] | BIT[self.tables.other_end[border]]
        return self.closed & ends != ends

    def _orders(self, moves: Moves) -> None:
        """CAE-R15: which of two bonus tokens is resolved first; two Senates differ in whether they pay."""
        if self.wait_bonus[0] == self.wait_bonus[1]:
            moves._add(PAYING_FIRST_AT)
            moves._add(OTHER_FIRST_AT)
            return
        moves._add(RESOLVE_AT + self.wait_bonus[0])
        moves._add(RESOLVE_AT + self.wait_bonus[1])

    # ---- decisions carried out -------------------------------------------------------------------------------

    def _apply(self, seat: int, action: int) -> None:
        if self.decision == PLACING:
            if action == PASS_AT:
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
            self._apply_crassus(action)

    def _apply_crassus(self, action: int) -> None:
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

    def _can_place(self, side: int) -> bool:
        held = self.held[side]
        while held:
            if self.free & self.tables.fits[self._lowest(held)]:
                return True
            held &= held - 1
        return False

    def _place(self, token: int, border: int, facing: int) -> None:
        side = self.turn
        self._take(side, token)
        self._put(side, token, border, facing)
        if facing == HIDDEN:
            self._emit(PLACED_HIDDEN, side, token, border, 0)
            self._left_hand(side, NONE)
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
        one = self.tables.one_end[border]
        other = self.tables.other_end[border]
        self.token_at[border] = token
        self.side_at[border] = side
        self.facing_at[border] = facing
        self.free &= ~BIT[border]
        self.left[one] -= 1
        self.left[other] -= 1
        self.last_border = border
        if facing == HIDDEN:
            self.face_at[border] = SECRET
        elif facing == FIRST:
            self.influence[side * PROVINCES + one] += self.tables.high[token]
            self.influence[side * PROVINCES + other] += self.tables.low[token]
        else:
            self.influence[side * PROVINCES + one] += self.tables.low[token]
            self.influence[side * PROVINCES + other] += self.tables.high[token]

    # ---- closing provinces (CAE-8 to CAE-12, in the order of CAE-R1) -------------------------------------------

    def _close(self) -> None:
        self.closing_due = False
        one = self.tables.one_end[self.last_border]
        other = self.tables.other_end[self.last_border]
        shut = 0
        if self.left[one] == 0:
            shut |= BIT[one]
        if self.left[other] == 0:
            shut |= BIT[other]
        if shut:
            self.closed |= shut
            self._take_bonuses(shut)
            self._control(shut)
            if self.decision == OVER:
                return
            for n in range(self.waiting):
                # CAE-R16: a Senate pays only the closer who controls the province that gave it.
                self.wait_pays[n] = 1 if self.owner[self.wait_from[n]] == self.turn else 0
        self._next_effect()

    def _take_bonuses(self, shut: int) -> None:
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
        self.won[side * BONUSES + bonus] += 1
        if not self.tables.senates_one_by_one:
            self._count_senate(side, bonus)

    def _count_senate(self, side: int, bonus: int) -> None:
        for n in range(EFFECTS):
            if self.tables.effects[bonus * EFFECTS + n] == SENATE:
                self.senates[side] += 1
                return

    def _control(self, shut: int) -> None:
        """CAE-10, CAE-11, CAE-12: markers on provinces, Italia's second, borders; the active side first (CAE-R2)."""
        for turn in range(2):
            side = self.turn if turn == 0 else 1 - self.turn
            left = shut
            while left:
                province = self._lowest(left)
                left &= left - 1
                if self._leader(province) == side and self._mark(side, PROVINCE_MARKER, province):
                    self.owner[province] = side
        for turn in range(2):
            side = self.turn if turn == 0 else 1 - self.turn
            left = shut
            while left:
                province = self._lowest(left)
                left &= left - 1
                if self.owner[province] == side and self.tables.spaces[province] == 2:
                    self._mark(side, ITALIA_MARKER, province)
        near = 0
        left = shut
        while left:
            near |= self.tables.around[self._lowest(left)]
            left &= left - 1
        for turn in range(2):
            side = self.turn if turn == 0 else 1 - self.turn
            left = near
            while left:
                border = self._lowest(left)
                left &= left - 1
                if self._links(side, border) and self._mark(side, BORDER_MARKER, border):
                    self.border_marker[border] = side

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
        """CAE-12, CAE-R21: one side holds both provinces of a space, both markers face up, none on it yet."""
        one = self.tables.one_end[border]
        other = self.tables.other_end[border]
        if self.owner[one] != side or self.owner[other] != side or self.border_marker[border] != NONE:
            return False
        return not self.turned & (BIT[one] | BIT[other])

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

    # ---- bonus tokens ----------------------------------------------------------------------------------------

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
        elif self._twelve_reached():
            self._settle_twelve()
        else:
            self._end_turn()

    def _order_matters(self) -> bool:
        """CAE-R15: different kinds, Tactics apart; or two Senates one by one of which exactly one pays."""
        a = self.wait_bonus[0]
        b = self.wait_bonus[1]
        if a != b:
            return not (self._is_tactics(a) or self._is_tactics(b))
        return (
            self.tables.senates_one_by_one
            and self.tables.effects[a * EFFECTS] == SENATE
            and self.wait_pays[0] != self.wait_pays[1]
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

    def _effect(self, effect: int) -> bool:
        """Begin one effect for the active side; True when somebody has to decide before it goes on."""
        side = self.turn
        self.now_effect = effect
        if effect == SENATE:
            self._senate(side)
            return False
        if self._twelve_reached():
            return False
        if effect == TACTICS:
            self.tactics = True
            return False
        if effect == WEALTH and self.bag_size[side]:
            # CAE-R25: one draw at once, lost when the bag is empty.
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
        for province in range(self.tables.provinces):
            if self.owner[province] == enemy and not self.turned & BIT[province]:
                return True
        for border in range(self.tables.borders):
            if self.side_at[border] == enemy and self.face_at[border] == UP and self._is_live(border):
                return True
        return False

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
            self._emit(FLIPPED_MARKER, self.turn, province, 0, 0)
        else:
            # CAE-R22: the token counts 0/0 in provinces still open; closed ones are settled.
            border = action - FLIP_TOKEN_AT
            token = self.token_at[border]
            first = self.tables.high[token] if self.facing_at[border] == FIRST else self.tables.low[token]
            second = self.tables.low[token] if self.facing_at[border] == FIRST else self.tables.high[token]
            one = self.tables.one_end[border]
            other = self.tables.other_end[border]
            self.face_at[border] = TURNED
            if not self.closed & BIT[one]:
                self.influence[enemy * PROVINCES + one] -= first
            if not self.closed & BIT[other]:
                self.influence[enemy * PROVINCES + other] -= second
            self._emit(FLIPPED_TOKEN, self.turn, border, token, 0)
        self._next_effect()

    def _poison_decision(self) -> int:
        """How the poisoned token is found: at random from the hand (CAE-22)."""
        return LOSE

    def _poisoned(self, token: int) -> None:
        """CAE-R27: the token goes back into the bag, both see it, nothing is drawn for it."""
        side = self.victim
        self._take(side, token)
        self.bag[side * TOKENS + token] += 1
        self.bag_size[side] += 1
        self._left_hand(side, token)
        self._sent_back(side, token)
        self._emit(POISONED, side, token, 0, 0)
        self.victim = NONE
        self._next_effect()

    def _recruit(self, token: int) -> None:
        """CAE-R29: a centurion joins the hand at once; the next draw step is skipped."""
        side = self.turn
        self.camp[side * TOKENS + token] -= 1
        self._give(side, token)
        self.skip_draw[side] += 1
        self._seen_in_hand(side, token)
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

    # ---- drawing and the end of a turn -----------------------------------------------------------------------

    def _draw(self, token: int) -> None:
        side = self.drawer
        self.bag[side * TOKENS + token] -= 1
        self.bag_size[side] -= 1
        self._give(side, token)
        self._joined_hand(side)
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
            self._after_draw()

    def _after_draw(self) -> None:
        """CAE-15, CAE-R26: Tactics is offered once, after the draw; otherwise the other side is on."""
        if self.tactics:
            self.decision = EXTRA_TURN
        else:
            self._begin_turn(1 - self.turn)

    def _nobody_can_ever_place(self) -> bool:
        """CAE-R11: no token in any hand or bag fits a free space."""
        if self.free == 0:
            return True
        for token in range(self.tables.tokens):
            if self.free & self.tables.fits[token] and (
                self.hand[token] + self.bag[token] + self.hand[TOKENS + token] + self.bag[TOKENS + token]
            ):
                return False
        return True

    def _finish_blocked(self) -> None:
        """CAE-R11: more markers placed wins, then more provinces; else it is a draw."""
        lead = self._on_table(0) - self._on_table(1)
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

    def _rank(self, seat: int) -> int:
        if self.winner == NONE or self._seat(self.winner) == seat:
            return 1
        return 2

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
