"""The rules of Augustus: who decides, what is legal, decisions carried out, what a seat cannot know.

Rule ids (AUG-…) are those of RULES.md. What decisions lead to is in `opening.py`, `mobilising.py`, `conquest.py`,
`attacks.py` and `rewards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.moves import Moves
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.games.augustus.rules.codes import *
from quadriga.games.augustus.rules.opening import Opening
from quadriga.games.augustus.rules.position import Position

if TYPE_CHECKING:
    from quadriga.games.augustus.game import Title

BIT = bits.BIT


class AugustusState(Opening):
    """The game. `decision` says what is decided, `owing` holds the seats that still have to answer."""

    def _set_up(self, game: Title) -> None:
        Position._set_up(self, game)
        self.made = True

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

    def _list(self, seat: int, base: int, classes: Mask, moves: Moves) -> None:
        """One action for each class of a mask."""
        while classes:
            moves._add(base + self._code(seat, self._lowest(classes)))
            classes &= classes - 1

    def _code(self, seat: int, at: int) -> int:
        """The number that names a class by its objective and symbol."""
        return self.card_at[seat * PLACES + self.tables.place_in[at]] * SYMBOLS + self.tables.symbol_in[at]

    def _movable(self, seat: int) -> Mask:
        movable = 0
        rest = self.held[seat]
        while rest:
            at = self._lowest(rest)
            rest &= rest - 1
            if self._can_pick_up(at):
                movable |= BIT[at]
        return movable

    def _removable(self, seat: int) -> Mask:
        """The classes that still hold a legion after those already given up."""
        removable = 0
        rest = self.held[seat]
        while rest:
            at = self._lowest(rest)
            rest &= rest - 1
            left: int = self.filled[seat * CLASSES + at]
            for n in range(self.picked[seat]):
                if self.picks[seat * PICKS + n] == at:
                    left -= 1
            if left > 0:
                removable |= BIT[at]
        return removable

    def _keepable(self, seat: int, moves: Moves) -> None:
        """AUG-R31: kept in ascending order, so that every choice of three comes up once."""
        first: int = 0
        if self.picked[seat]:
            first = self.picks[seat * PICKS + self.picked[seat] - 1] + 1
        count: int = 0
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
            return DRAW_AT + self._kind_of(self.bag, 0, rng._below(self.bag_size))
        if self.decision == FILL or self.decision == DEAL:
            return DEAL_AT + self._nth_in_deck(rng._below(self.deck_size))
        self._legal(seat, moves)
        return moves._draw(rng)

    # ---- decisions carried out -------------------------------------------------------------------------------

    def _play(self, seat: int, action: int) -> None:
        if self.decision == MOBILISING:
            self._mobilise(seat, action)
        elif self.decision == DRAW:
            self._draw(action - DRAW_AT)
        elif self.decision == FILL:
            self._fill(action - DEAL_AT)
        elif self.decision == CHOOSING:
            self.owing = 0
            self._choose(action - CHOOSE_AT)
        elif self.decision == DEAL:
            self._deal(action - DEAL_AT)
        elif self.decision == CRIER:
            # AUG-R32: the first crier is drawn by lot.
            self.crier = action - CRIER_AT
            self._emit(CRIER_CHOSEN, self.crier, 0, 0, 0)
            self.decision = FILL
        elif self.decision == KEEPING:
            self._keep(seat, action - KEEP_AT)
        elif self.decision == CLAIMING:
            self.owing = 0
            self._claim(1 if action == CLAIM_AT else 0)
        elif self.decision == MUSTERING:
            self._muster_one(action)
        elif self.decision == REARRANGING:
            self._rearrange(action)
        elif self.decision == COMPLETING:
            card = action - COMPLETE_AT
            self.owing = 0
            self._emit(COMPLETED, seat, card, 0, 0)
            self._complete(seat, self.place_of[card])
            self._next_in_batch()
        else:
            self._give_up(seat, action)

    def _give_up(self, seat: int, action: int) -> None:
        """AUG-R21: a victim's choice of what it loses."""
        if self.decision == REMOVING:
            self._note(seat, self._class(action - TAKE_AT))
            if self.picked[seat] < self.power_left:
                return
        elif self.decision == CLEARING:
            self._note(seat, action - CLEAR_AT)
        else:
            self._note(seat, action - LOSE_AT)
        if self._commit(seat):
            self._carry_out_losses()
            self._next_in_batch()

    # ---- what a seat cannot know -----------------------------------------------------------------------------

    def _redeal(self, seat: int, rng: Rng) -> None:
        """Guess anew the face-down objectives of the others, and what they have committed but not shown."""
        if self.decision == OVER:
            return
        self._reshuffle(seat, rng)
        if not self._is_secret():
            return
        for other in range(self.seats):
            if other != seat:
                # Half a choice is as hidden as none: nobody but its owner knows of it.
                self._forget(other)
                if not self.owing & BIT[other] and (self.decision == KEEPING or self.asked & BIT[other]):
                    self._guess(other, rng)

    def _is_secret(self) -> bool:
        """Whether what seats have picked so far is hidden from the others."""
        if self.decision == MOBILISING:
            return not self.tables.ordered
        return (
            self.decision == KEEPING
            or self.decision == REMOVING
            or self.decision == CLEARING
            or self.decision == LOSING
        )

    def _reshuffle(self, seat: int, rng: Rng) -> None:
        """Deal the cards that this seat has never seen: the deck, and what the others were dealt or put aside."""
        aside: int = 0
        for card in range(CARDS):
            zone = self.where[card]
            if zone >= HAND and zone < PLAYED and zone != HAND + seat and zone != ASIDE + seat:
                if zone >= ASIDE:
                    aside += 1
                self.where[card] = DECK
                self.deck_size += 1
        others: int = self.seats if seat < 0 else self.seats - 1
        for other in range(self.seats):
            if other != seat:
                self._deal_unseen(HAND + other, self._dealt_to(other), rng)
                self._deal_unseen(ASIDE + other, aside // others, rng)

    def _dealt_to(self, seat: int) -> int:
        """How many objectives a seat holds to choose from."""
        if self.decision == KEEPING:
            return self.tables.deal
        if not self.setting_up or self.tables.random_three or seat > self.dealing:
            return 0
        return self.tables.deal if seat < self.dealing else self.dealt

    def _deal_unseen(self, zone: int, count: int, rng: Rng) -> None:
        for _ in range(count):
            self.where[self._nth_in_deck(rng._below(self.deck_size))] = zone
            self.deck_size -= 1

    def _guess(self, seat: int, rng: Rng) -> None:
        """A choice that another seat may have committed."""
        if self.decision == MOBILISING:
            at = self._any_goal(seat, rng)
            if at != NONE:
                self._note(seat, at)
                self._note(seat, self._any_source(seat, rng))
        elif self.decision == KEEPING:
            left: int = self.tables.deal
            for card in range(CARDS):
                if self.where[card] == HAND + seat:
                    if rng._below(left) < self.tables.keep - self.picked[seat]:
                        self._note(seat, card)
                    left -= 1
        elif self.decision == REMOVING:
            while self.picked[seat] < self.power_left:
                classes = self._removable(seat)
                self._note(seat, self._nth(classes, rng._below(self._count(classes))))
        else:
            self._guess_card(seat, rng)

    def _guess_card(self, seat: int, rng: Rng) -> None:
        """An objective to clear or to lose, the n-th of `seen` with the chance 1 in n: all alike."""
        seen: int = 0
        guess = NONE
        for card in range(CARDS):
            if self.decision == LOSING:
                fits: bool = self.where[card] == CONTROL + seat
            else:
                fits = self.where[card] == PLAYED + seat and (
                    self.held[seat] & self.tables.whole[self.place_of[card]] != 0
                )
            if fits:
                seen += 1
                if rng._below(seen) == 0:
                    guess = card
        self._note(seat, guess)

    def _forget_others(self, twin: AugustusState, seat: int) -> None:
        for other in range(self.seats):
            if other != seat and (twin.decision == KEEPING or twin.asked & BIT[other]):
                twin._forget(other)
                twin.owing |= BIT[other]

    # ---- for those who cannot call the methods with an underscore --------------------------------------------

    def is_secret(self) -> bool:
        """Whether what seats have picked so far is hidden from the others."""
        self._check_made()
        return self._is_secret()

    def before_the_others(self, seat: int) -> AugustusState:
        """A copy in which no other seat has answered what all decide at once."""
        self._check_made()
        twin = self.clone()
        if self._is_secret():
            self._forget_others(twin, seat)
        return twin
