"""The rules of Augustus: set-up, drawing and mobilising, what a seat cannot know.

Rule ids (AUG-…) are those of RULES.md. Legal decisions are in `choice.py`, what follows a completed objective in
`conquest.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.outcome import Outcome
from quadriga.core.rng import Rng
from quadriga.games.augustus import scoring
from quadriga.games.augustus.choice import Choice
from quadriga.games.augustus.codes import (
    ASIDE,
    CARDS,
    CHOOSE_AT,
    CHOOSING,
    CLAIM_AT,
    CLAIMING,
    CLEAR_AT,
    CLEARING,
    COMMITTED,
    COMPLETE_AT,
    COMPLETED,
    COMPLETING,
    CONTROL,
    CRIER,
    CRIER_AT,
    CRIER_CHOSEN,
    DEAL,
    DEAL_AT,
    DEALT,
    DECK,
    DONE_AT,
    DRAW,
    DRAW_AT,
    DREW,
    FILL,
    HAND,
    KEEP_AT,
    KEEPING,
    KEPT,
    LIFTED,
    LOSE_AT,
    LOSING,
    MOBILISING,
    MUSTERING,
    NONE,
    OVER,
    PICKS,
    PLACED,
    PLACES,
    PLAYED,
    PUT_AT,
    PUT_DOWN,
    REARRANGING,
    REMOVING,
    RESERVE,
    RESERVE_AT,
    SHOWN,
    STARTED,
    STAY_AT,
    STAYED,
    TAKE_AT,
)
from quadriga.games.augustus.position import Tables

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.augustus.game import Title

BIT = bits.BIT


class AugustusState(Choice):
    """The game. `decision` says what is decided, `owing` holds the seats that still have to answer."""

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        Choice.__init__(self, game, seats, options, tables)

    def fork(self) -> AugustusState:
        twin = AugustusState.__new__(AugustusState)
        twin._bind(self)
        return twin

    def clone(self) -> AugustusState:
        twin = self.fork()
        twin._rewind()
        twin.root = None  # type: ignore[assignment]
        return twin

    # ---- decisions carried out -------------------------------------------------------------------------------

    def _apply(self, seat: int, action: int) -> None:
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

    def _commit(self, seat: int) -> bool:
        """A seat has made up its mind; True when it was the last one."""
        self.owing &= ~BIT[seat]
        self._emit(COMMITTED, seat, 0, 0, 0)
        return self.owing == 0

    def _note(self, seat: int, pick: int) -> None:
        self.picks[seat * PICKS + self.picked[seat]] = pick
        self.picked[seat] += 1

    # ---- set-up ----------------------------------------------------------------------------------------------

    def _row_is_full(self) -> None:
        if self.setting_up:
            self.decision = DEAL
        else:
            self._replace()

    def _deal(self, card: int) -> None:
        """AUG-2, AUG-R31: six objectives each to choose from, or three open ones for a first game."""
        seat = self.dealing
        self.deck_size -= 1
        self.dealt += 1
        if self.tables.random_three:
            self._enter(seat, card)
            self._emit(STARTED, seat, card, 0, 0)
        else:
            self.where[card] = HAND + seat
            self._emit(DEALT, seat, card, 0, 0)
        if self.dealt == (self.tables.keep if self.tables.random_three else self.tables.deal):
            self.dealt = 0
            self.dealing += 1
        if self.dealing == self.seats:
            self.setting_up = 0
            self.decision = DRAW
            if not self.tables.random_three:
                self.decision = KEEPING
                self.owing = BIT[self.seats] - 1

    def _keep(self, seat: int, card: int) -> None:
        """AUG-R31: all choose at the same time; the rest is discarded face down."""
        self._note(seat, card)
        if self.picked[seat] < self.tables.keep or not self._commit(seat):
            return
        self._emit(SHOWN, 0, 0, 0, 0)
        for other in range(self.seats):
            for n in range(self.picked[other]):
                self._enter(other, self.picks[other * PICKS + n])
                self._emit(KEPT, other, self.picks[other * PICKS + n], 0, 0)
            self._forget(other)
            for rest in range(CARDS):
                if self.where[rest] == HAND + other:
                    self.where[rest] = ASIDE + other
        self.decision = DRAW

    # ---- drawing and mobilising ------------------------------------------------------------------------------

    def _draw(self, token: int) -> None:
        """AUG-3: the crier draws and announces; AUG-R1: then all decide at once, or clockwise from the crier."""
        self.bag[token] -= 1
        self.bag_size -= 1
        self.drawn = token
        self._emit(DREW, self.crier, token, 0, 0)
        self.decision = MOBILISING
        if self.tables.ordered:
            self.step = 0
            self._next_in_order()
            return
        self.asked = 0
        for seat in range(self.seats):
            if self._goals(seat):
                self.asked |= BIT[seat]
        self.owing = self.asked
        if self.owing == 0:
            self._end_turn()

    def _next_in_order(self) -> None:
        """With `ordered`: the next seat clockwise that can place or move a legion."""
        while self.step < self.seats:
            seat = (self.crier + self.step) % self.seats
            self.step += 1
            if self._goals(seat):
                self.owing = BIT[seat]
                return
        self._resolve_next()

    def _mobilise(self, seat: int, action: int) -> None:
        """One seat's answer to the token: stay, or a slot and then the legion for it."""
        if action < TAKE_AT:
            self._note(seat, self._class(action - PUT_AT))
            return
        if action != STAY_AT:
            self._note(seat, RESERVE if action == RESERVE_AT else self._class(action - TAKE_AT))
        if self.tables.ordered:
            self.owing = 0
            self._carry_out(seat)
            self._next_in_order()
        elif self._commit(seat):
            self._emit(SHOWN, 0, 0, 0, 0)
            for n in range(self.seats):
                other = (self.crier + n) % self.seats
                if self.asked & BIT[other]:
                    self._carry_out(other)
            self.asked = 0
            self._resolve_next()

    def _carry_out(self, seat: int) -> None:
        """Carry out what a seat decided: at most one legion a token (AUG-6)."""
        if self.picked[seat] == 0:
            self._emit(STAYED, seat, 0, 0, 0)
            return
        goal = self.picks[seat * PICKS]
        source = self.picks[seat * PICKS + 1]
        self._forget(seat)
        card = self.card_at[seat * PLACES + self.tables.place_in[goal]]
        if source == RESERVE:
            self.reserve[seat] -= 1
            self._emit(PLACED, seat, card, self.tables.symbol_in[goal], 0)
        else:
            self._lift(seat, source)
            origin = self.card_at[seat * PLACES + self.tables.place_in[source]]
            self._emit(LIFTED, seat, origin, self.tables.symbol_in[source], 0)
            self._emit(PUT_DOWN, seat, card, self.tables.symbol_in[goal], 0)
        self._put(seat, goal)
        self._check_full(seat, self.tables.place_in[goal])

    def _muster_one(self, action: int) -> None:
        """AUG-18, AUG-19, AUG-R8: a legion of a mobilise power; the next comes before what it completed (AUG-R13)."""
        seat = self.active
        if action < TAKE_AT:
            self._note(seat, self._class(action - PUT_AT))
            return
        self.owing = 0
        if action == STAY_AT:
            self._emit(STAYED, seat, 0, 0, 0)
            self.power_left = 0
        else:
            self._note(seat, RESERVE if action == RESERVE_AT else self._class(action - TAKE_AT))
            self._carry_out(seat)
            self.power_left -= 1
        if not self._muster():
            self._next_in_batch()

    def _rearrange(self, action: int) -> None:
        """AUG-25: pick up, put down, done."""
        seat = self.active
        if action == DONE_AT:
            self.owing = 0
            self.given = 0
            self.received = 0
            self._end_rearranging()
            return
        code = action - PUT_AT if self.holding else action - TAKE_AT
        card = self.tables.card_in[code]
        at = self._class(code)
        if self.holding:
            self._put(seat, at)
            self.received |= BIT[at]
            self.holding = 0
            self._emit(PUT_DOWN, seat, card, self.tables.symbol_in[at], 0)
        else:
            self._lift(seat, at)
            self.given |= BIT[at]
            self.holding = 1
            self._emit(LIFTED, seat, card, self.tables.symbol_in[at], 0)

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
        aside = 0
        for card in range(CARDS):
            zone = self.where[card]
            if zone >= HAND and zone < PLAYED and zone != HAND + seat and zone != ASIDE + seat:
                if zone >= ASIDE:
                    aside += 1
                self.where[card] = DECK
                self.deck_size += 1
        others = self.seats if seat < 0 else self.seats - 1
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
            left = self.tables.deal
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
        seen = 0
        found = NONE
        for card in range(CARDS):
            if self.decision == LOSING:
                fits = self.where[card] == CONTROL + seat
            else:
                fits = self.where[card] == PLAYED + seat and (
                    self.held[seat] & self.tables.whole[self.place_of[card]] != 0
                )
            if fits:
                seen += 1
                if rng._below(seen) == 0:
                    found = card
        self._note(seat, found)

    def rank(self, seat: int) -> int:
        """The rank a seat would have if the game ended now."""
        return self._rank(seat)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
