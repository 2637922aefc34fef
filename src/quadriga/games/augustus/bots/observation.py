"""What a seat may know of a position of Augustus, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from quadriga.core.learning.observation import Observation
from quadriga.core.position.bits import Mask
from quadriga.games.augustus.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.state import AugustusState

DECISION_COUNT = len(DECISIONS.names)
POWERS = len(POWER_NAMES)
EIGHTH = 0.125
SIXTEENTH = 0.0625
SIXTY_FOURTH = 0.015625


class AugustusObservation(Observation):
    """The observation of Augustus. A slot is an objective with a symbol: `objective * SYMBOLS + symbol`."""

    def __init__(self, state: AugustusState) -> None:
        self.state = state
        Observation.__init__(self, state)

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched

    def _parts(self) -> Mapping[str, int]:
        """Where each objective is, as far as the seat knows; the legions on it; what all know of each seat.

        `picked_*` is what has been chosen and not yet carried out, as far as the seat may see it.
        """
        self._check_whole()
        seats, slots = self.state.seats, CARDS * SYMBOLS
        return {
            "decision": DECISION_COUNT,
            "second_half": 1,
            "deciding": seats,
            "active": seats,
            "crier": seats,
            "token": SYMBOLS + 1,
            "bag": SYMBOLS + 1,
            "deck_size": 1,
            "supply": 1,
            "due": 1,
            "unseen": CARDS,
            "row": CARDS,
            "discarded": CARDS,
            "hand": CARDS,
            "aside": CARDS,
            "in_play": seats * CARDS,
            "controlled": seats * CARDS,
            "legions": slots,
            "completed": CARDS,
            "resolved": CARDS,
            "seats": seats * (3 + SOURCE_COUNT),
            "rewards": self.state.tables.rewards * seats,
            "picked_objectives": CARDS,
            "picked_slots": slots,
            "picked_reserve": seats,
            "power": POWERS,
            "power_left": 1,
            "power_symbols": SYMBOLS,
            "holding": 1,
            "given": slots,
            "received": slots,
            "claim": self.state.tables.rewards,
        }

    def _row(self, seat: int) -> None:
        self._one_of(self.state.decision, DECISION_COUNT)
        self._number(self._is_second_half(seat))
        self._deciders(seat)
        self._one_of(self._from(seat, self.state.active), self.state.seats)
        self._one_of(self._from(seat, self.state.crier), self.state.seats)
        self._one_of(self.state.drawn, SYMBOLS + 1)
        for n in range(SYMBOLS + 1):
            self._number(self.state.bag[n] * EIGHTH)
        self._number(self.state.deck_size * SIXTY_FOURTH)
        self._number(self.state.supply * SIXTEENTH)
        self._number(self.state.due)
        self._objectives(seat)
        self._legions()
        self._seats(seat)
        for reward in range(self.state.tables.rewards):
            self._one_of(self._from(seat, self.state.owner[reward]), self.state.seats)
        self._picks(seat)
        self._power()
        claiming: bool = self.state.decision == CLAIMING
        claimed = self.state.tables.count_reward[self.state.claim_at] if claiming else NONE
        self._one_of(claimed, self.state.tables.rewards)

    def _is_second_half(self, seat: int) -> bool:
        """Whether the seat that is to decide, as far as this one may know, has taken the first half of its choice."""
        if self.state.decision == REARRANGING:
            return self.state.holding != 0
        if self.state.decision != MOBILISING and self.state.decision != MUSTERING:
            return False
        looker = seat if self.state._is_secret() else self.state._actor()
        return self.state._owes(looker) and self.state.picked[looker] > 0

    def _objectives(self, seat: int) -> None:
        start = self.at
        for card in range(CARDS):
            owner = self.state.where[card] % ZONE
            zone = self.state.where[card] - owner
            if zone == IN_ROW:
                self.cells[start + CARDS + card] = 1.0
            elif zone == OUT:
                self.cells[start + 2 * CARDS + card] = 1.0
            elif zone == HAND and owner == seat:
                self.cells[start + 3 * CARDS + card] = 1.0
            elif zone == ASIDE and owner == seat:
                self.cells[start + 4 * CARDS + card] = 1.0
            elif zone == PLAYED:
                self.cells[start + (5 + self._from(seat, owner)) * CARDS + card] = 1.0
            elif zone == CONTROL:
                self.cells[start + (5 + self.state.seats + self._from(seat, owner)) * CARDS + card] = 1.0
            else:
                # AUG-R31: the deck, and what others hold or have put aside.
                self.cells[start + card] = 1.0
        self.at = start + (5 + 2 * self.state.seats) * CARDS

    def _legions(self) -> None:
        start = self.at
        for owner in range(self.state.seats):
            for place in range(PLACES):
                card = self.state.card_at[owner * PLACES + place]
                if card == NONE:
                    continue
                for symbol in range(SYMBOLS):
                    self.cells[start + card * SYMBOLS + symbol] = self.state.filled[
                        owner * CLASSES + place * SYMBOLS + symbol
                    ]
                if (self.state.waiting[owner] >> place) & 1:
                    self.cells[start + CARDS * SYMBOLS + card] = 1.0
                elif owner == self.state.active and (self.state.batch >> place) & 1:
                    self.cells[start + CARDS * (SYMBOLS + 1) + card] = 1.0
        self.at = start + CARDS * (SYMBOLS + 2)

    def _seats(self, seat: int) -> None:
        """Legions in reserve, how many start cards are held and put aside, points by source as they stand."""
        start = self.at
        width: int = 3 + SOURCE_COUNT
        for n in range(self.state.seats):
            player = (seat + n) % self.state.seats
            self._number(self.state.reserve[player] * EIGHTH)
            self.at += 2
            for source in range(SOURCE_COUNT):
                self._number(self.state.score[player * SOURCE_COUNT + source] * SIXTEENTH)
        for card in range(CARDS):
            owner = self.state.where[card] % ZONE
            zone = self.state.where[card] - owner
            if zone == HAND or zone == ASIDE:
                self.cells[start + self._from(seat, owner) * width + (1 if zone == HAND else 2)] += EIGHTH

    def _picks(self, seat: int) -> None:
        start = self.at
        for player in range(self.state.seats):
            # What all decide at once is hidden until it is shown.
            if player != seat and self.state._is_secret():
                continue
            for n in range(self.state.picked[player]):
                pick = self.state.picks[player * PICKS + n]
                if self.state.decision == KEEPING or self.state.decision == CLEARING or self.state.decision == LOSING:
                    self.cells[start + pick] = 1.0
                elif pick == RESERVE:
                    self.cells[start + CARDS * (SYMBOLS + 1) + self._from(seat, player)] += 1.0
                else:
                    self.cells[start + CARDS + self._slot(player, pick)] += 1.0
        self.at = start + CARDS * (SYMBOLS + 1) + self.state.seats

    def _power(self) -> None:
        """The power that is being carried out: what kind, how much of it is left, on which symbols, what was moved."""
        using: bool = self.state.decision >= MUSTERING and self.state.decision < CLAIMING
        self._one_of(self.state.power if using else NONE, POWERS)
        if self.state.decision == MUSTERING or self.state.decision == REMOVING:
            self._number(self.state.power_left)
        else:
            self.at += 1
        self._mask(self.state.power_columns if self.state.decision == MUSTERING else 0, SYMBOLS)
        if self.state.decision == REARRANGING:
            self._number(self.state.holding != 0)
            self._classes(self.state.given)
            self._classes(self.state.received)
        else:
            self.at += 1 + 2 * CARDS * SYMBOLS

    def _classes(self, mask: Mask) -> None:
        for at in range(CLASSES):
            if (mask >> at) & 1:
                self.cells[self.at + self._slot(self.state.active, at)] = 1.0
        self.at += CARDS * SYMBOLS

    def _slot(self, seat: int, at: int) -> int:
        """The slot of a class before a seat."""
        place = self.state.tables.place_in[at]
        return self.state.card_at[seat * PLACES + place] * SYMBOLS + self.state.tables.symbol_in[at]
