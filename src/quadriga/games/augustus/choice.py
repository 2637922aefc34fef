"""Who decides in a game of Augustus, and between what: legal actions, listed or drawn at random.

Rule ids (AUG-…) are those of RULES.md.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.core.state import Moves
from quadriga.games.augustus.codes import (
    CARDS,
    CHOOSE_AT,
    CHOOSING,
    CLAIM_AT,
    CLAIMING,
    CLASSES,
    CLEAR_AT,
    CLEARING,
    COMPLETE_AT,
    COMPLETING,
    CONTROL,
    CRIER,
    CRIER_AT,
    DEAL,
    DEAL_AT,
    DECK,
    DECLINE_AT,
    DONE_AT,
    DRAW,
    DRAW_AT,
    FILL,
    HAND,
    KEEP_AT,
    KEEPING,
    LOSE_AT,
    LOSING,
    MOBILISING,
    MUSTERING,
    NONE,
    OVER,
    PICKS,
    PLACES,
    PUT_AT,
    REARRANGING,
    REMOVING,
    RESERVE,
    RESERVE_AT,
    STAY_AT,
    SYMBOLS,
    TAKE_AT,
)
from quadriga.games.augustus.conquest import Conquest

BIT = bits.BIT


class Choice(Conquest):
    """Legal decisions. `decision` says what is decided, `owing` holds the seats that still have to answer."""

    # ---- who decides, and between what -----------------------------------------------------------------------

    def _actor(self) -> int:
        if self.decision >= CRIER:
            return CHANCE
        if self.decision == OVER:
            return NOBODY
        return self._lowest(self.owing)

    def _owes(self, seat: int) -> bool:
        if self.decision >= CRIER:
            return seat == CHANCE
        return seat >= 0 and self.owing & BIT[seat] != 0

    def _legal(self, seat: int, moves: Moves) -> None:
        moves._clear()
        if self.decision == MOBILISING or self.decision == MUSTERING:
            if self.picked[seat] == 0:
                self._list(seat, PUT_AT, self._goals(seat), moves)
                # AUG-6, AUG-R9: placing or moving is never compulsory.
                moves._add(STAY_AT)
            else:
                self._list(seat, TAKE_AT, self._sources(seat), moves)
                if self.reserve[seat]:
                    moves._add(RESERVE_AT)
        elif self.decision == DRAW:
            for token in range(SYMBOLS + 1):
                if self.bag[token]:
                    moves._weigh(DRAW_AT + token, self.bag[token])
        elif self.decision == FILL or self.decision == DEAL:
            for card in range(CARDS):
                if self.where[card] == DECK:
                    moves._weigh(DEAL_AT + card, 1)
        elif self.decision == CRIER:
            for other in range(self.seats):
                moves._weigh(CRIER_AT + other, 1)
        else:
            self._legal_rarely(seat, moves)

    def _legal_rarely(self, seat: int, moves: Moves) -> None:
        if self.decision == CHOOSING:
            for n in range(self.row_size):
                moves._add(CHOOSE_AT + self.row[n])
        elif self.decision == CLAIMING:
            moves._add(CLAIM_AT)
            moves._add(DECLINE_AT)
        elif self.decision == KEEPING:
            self._keepable(seat, moves)
        elif self.decision == REMOVING:
            self._list(seat, TAKE_AT, self._removable(seat), moves)
        elif self.decision == LOSING:
            for card in range(CARDS):
                if self.where[card] == CONTROL + seat:
                    moves._add(LOSE_AT + card)
        elif self.decision == REARRANGING:
            if self.holding:
                self._list(seat, PUT_AT, self.free[seat] & ~self.given, moves)
            else:
                self._list(seat, TAKE_AT, self._movable(seat), moves)
                moves._add(DONE_AT)
        else:
            for place in range(PLACES):
                card = self.card_at[seat * PLACES + place]
                if self.decision == COMPLETING and self._is_in_progress(seat, place):
                    moves._add(COMPLETE_AT + card)
                elif self.decision == CLEARING and self.held[seat] & self.tables.whole[place]:
                    # AUG-R23: one that holds at least one legion.
                    moves._add(CLEAR_AT + card)

    def _list(self, seat: int, base: int, classes: int, moves: Moves) -> None:
        """One action for each class of a mask."""
        while classes:
            moves._add(base + self._code(seat, self._lowest(classes)))
            classes &= classes - 1

    def _code(self, seat: int, at: int) -> int:
        """The number that names a class by its objective and symbol."""
        return self.card_at[seat * PLACES + self.tables.place_in[at]] * SYMBOLS + self.tables.symbol_in[at]

    def _class(self, code: int) -> int:
        card = self.tables.card_in[code]
        return self.place_of[card] * SYMBOLS + code - card * SYMBOLS

    def _goals(self, seat: int) -> int:
        """The classes a seat may mobilise a legion on: by the drawn token, or by the power being used."""
        if self.decision == MOBILISING:
            return self._targets(seat, self.columns[seat * (SYMBOLS + 1) + self.drawn], 1)
        return self._targets(seat, self.power_columns, 1 - self.tables.reserve_only)

    def _sources(self, seat: int) -> int:
        """The classes a legion may come from, the one it goes to left out; with `reserve_only` none for powers."""
        if self.decision == MUSTERING and self.tables.reserve_only:
            return 0
        found: int = self.held[seat] & ~BIT[self.picks[seat * PICKS]]
        return found

    def _movable(self, seat: int) -> int:
        found = 0
        rest = self.held[seat]
        while rest:
            at = self._lowest(rest)
            rest &= rest - 1
            if self._can_pick_up(at):
                found |= BIT[at]
        return found

    def _removable(self, seat: int) -> int:
        """The classes that still hold a legion after those already given up."""
        found = 0
        rest = self.held[seat]
        while rest:
            at = self._lowest(rest)
            rest &= rest - 1
            left = self.filled[seat * CLASSES + at]
            for n in range(self.picked[seat]):
                if self.picks[seat * PICKS + n] == at:
                    left -= 1
            if left > 0:
                found |= BIT[at]
        return found

    def _keepable(self, seat: int, moves: Moves) -> None:
        """AUG-R31: kept in ascending order, so that every choice of three comes up once."""
        first = 0
        if self.picked[seat]:
            first = self.picks[seat * PICKS + self.picked[seat] - 1] + 1
        count = 0
        for card in range(first, CARDS):
            if self.where[card] == HAND + seat:
                count += 1
        for card in range(first, CARDS):
            if self.where[card] == HAND + seat:
                if count >= self.tables.keep - self.picked[seat]:
                    moves._add(KEEP_AT + card)
                count -= 1

    # ---- random decisions without listing them ---------------------------------------------------------------

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        """As the base class, but the common decisions are picked without listing them."""
        if self.decision == MOBILISING:
            if self.picked[seat] == 0:
                at = self._any_goal(seat, rng)
                return STAY_AT if at == NONE else PUT_AT + self._code(seat, at)
            at = self._any_source(seat, rng)
            return RESERVE_AT if at == RESERVE else TAKE_AT + self._code(seat, at)
        if self.decision == DRAW:
            ticket = rng._below(self.bag_size)
            token = 0
            while ticket >= self.bag[token]:
                ticket -= self.bag[token]
                token += 1
            return DRAW_AT + token
        if self.decision == FILL or self.decision == DEAL:
            return DEAL_AT + self._nth_in_deck(rng._below(self.deck_size))
        self._legal(seat, moves)
        return moves._draw(rng)

    def _nth(self, classes: int, ticket: int) -> int:
        for _ in range(ticket):
            classes &= classes - 1
        return self._lowest(classes)

    def _any_goal(self, seat: int, rng: Rng) -> int:
        """A class to mobilise on, or NONE to stay; all alike."""
        goals = self._goals(seat)
        count = self._count(goals)
        ticket = rng._below(count + 1)
        if ticket == count:
            return NONE
        return self._nth(goals, ticket)

    def _any_source(self, seat: int, rng: Rng) -> int:
        """A class to take the legion from, or RESERVE; all alike."""
        sources = self._sources(seat)
        count = self._count(sources)
        ticket = rng._below(count + (1 if self.reserve[seat] else 0))
        if ticket == count:
            return RESERVE
        return self._nth(sources, ticket)
