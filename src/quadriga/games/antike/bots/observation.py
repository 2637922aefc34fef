"""What can be seen of a position of Antike, as numbers: everything, since nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from quadriga.core.learning.observation import Observation
from quadriga.games.antike.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.antike.rules.state import AntikeState

DECISION_COUNT = len(DECISIONS.names)
KNOWN = len(KNOW_HOWS)
SPACE_COUNT = len(SPACES)
STANCE_COUNT = len(STANCES)
QUARTER = 0.25
EIGHTH = 0.125
SIXTEENTH = 0.0625
SIXTY_FOURTH = 0.015625


class AntikeObservation(Observation):
    """The observation of Antike. Nations are counted from the first that the seat plays, which `first` names."""

    def __init__(self, state: AntikeState) -> None:
        self.state = state
        self.first = 0
        Observation.__init__(self, state)

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched

    def _parts(self) -> Mapping[str, int]:
        """A nation: its seat, stock, place on the rondel, know-how, personalities, pieces and standing orders.

        A province: whose city, a temple, units by nation and kind, moves they have left, units just armed.
        """
        self._check_whole()
        seats, nations, provinces = self.state.seats, self.state.tables.nations, self.state.tables.provinces
        return {
            "decision": DECISION_COUNT,
            "deciding": seats,
            "first": nations,
            "decider": nations,
            "nation": nations,
            "round": 1,
            "order": nations * nations,
            "called": seats,
            "chooser": seats,
            "nations": nations * (seats + 4 + SPACE_COUNT + KNOWN + STACKS + STACKS + 1 + 4 + 2 * STANCE_COUNT),
            "provinces": provinces * (nations + 1 + 2 * nations + CLASSES + 1),
            "bank": 5,
            "stacks": STACKS,
            "first_know_how": KNOWN,
            "space": SPACE_COUNT,
            "owed": 1,
            "paying_for": DECISION_COUNT,
            "orders_open": 3,
            "swapped": 6,
            "at": provinces,
            "unit": 2,
            "entered": CLASSES // 2 + 1,
            "foe": nations,
            "losses": 1,
            "scholars_due": 1,
            "generals_due": 1,
        }

    def _row(self, seat: int) -> None:
        self._place_me(seat)
        self._opening(seat)
        self._nations(seat)
        self._provinces()
        self._bank()
        self._pending()

    def _place_me(self, seat: int) -> None:
        self.first = 0
        for n in range(self.state.tables.nations):
            if self.state.seat_of[n] == seat:
                self.first = n
                return

    def _near(self, nation: int) -> int:
        """A nation counted from the seat's own; NONE stays what it is."""
        if nation == NONE:
            return NONE
        return (nation - self.first + self.state.tables.nations) % self.state.tables.nations

    def _opening(self, seat: int) -> None:
        self._one_of(self.state.decision, DECISION_COUNT)
        self._deciders(seat)
        self._one_of(self.first, self.state.tables.nations)
        self._one_of(self._near(self.state.decider), self.state.tables.nations)
        over: bool = self.state.decision == OVER
        self._one_of(NONE if over else self._near(self.state.nation), self.state.tables.nations)
        self._number(self.state.round * SIXTY_FOURTH)
        for n in range(self.state.tables.nations):
            self._one_of(NONE if self.state.untaken else self._near(self.state.order[n]), self.state.tables.nations)
        for n in range(self.state.seats):
            self._number((self.state.called >> ((seat + n) % self.state.seats)) & 1)
        self._one_of(self._from(seat, self.state.picker), self.state.seats)

    def _nations(self, seat: int) -> None:
        for n in range(self.state.tables.nations):
            nation = (self.first + n) % self.state.tables.nations
            self._one_of(self._from(seat, self.state.seat_of[nation]), self.state.seats)
            for k in range(4):
                self._number(self.state.stock[nation * 4 + k] * SIXTEENTH)
            self._one_of(self.state.marker[nation], SPACE_COUNT)
            self._mask(self.state.know[nation], KNOWN)
            for k in range(STACKS):
                self._number(self.state.cards[nation * STACKS + k] * QUARTER)
            self._one_of(self.state.extra[nation], STACKS + 1)
            self._number(self.state.city_count[nation] * EIGHTH)
            self._number(self.state.temple_count[nation] * EIGHTH)
            for k in range(2):
                self._number(self.state.unit_total[nation * 2 + k] * EIGHTH)
            for k in range(2):
                self._one_of(self.state.stance[nation * 2 + k], STANCE_COUNT)

    def _provinces(self) -> None:
        for p in range(self.state.tables.provinces):
            self._one_of(self._near(self.state.owner[p]), self.state.tables.nations)
            self._number((self.state.temple >> p) & 1)
            for n in range(self.state.tables.nations):
                nation = (self.first + n) % self.state.tables.nations
                for k in range(2):
                    self._number(self.state.units[(nation * 2 + k) * PROVINCES + p] * QUARTER)
            for k in range(CLASSES):
                self._number(self.state.ready[k * PROVINCES + p] * QUARTER)
            self._number(self.state.armed[p] * QUARTER)

    def _bank(self) -> None:
        for k in range(4):
            # ANT-R7: without a limit there is always enough; coins are counted in any case.
            if self.state.tables.limited or k == COIN:
                self._number(self.state.bank[k] * SIXTEENTH)
            else:
                self.at += 1
        self._number(self.state.temples_left * EIGHTH)
        for k in range(STACKS):
            self._number(self.state.stack[k] * EIGHTH)
        self._mask(self.state.acquired, KNOWN)

    def _pending(self) -> None:
        """What the decision is about, as far as the map does not show it."""
        self._one_of(self.state.space, SPACE_COUNT)
        self._number(self.state.owed * EIGHTH)
        self._one_of(self.state.paying_for, DECISION_COUNT)
        self._number(self.state.orders_open)
        self._mask(self.state.ordered, 2)
        self._mask(self.state.swapped, 6)
        self._one_of(self.state.at, self.state.tables.provinces)
        self._one_of(self.state.kind, 2)
        self._one_of(self.state.entered, CLASSES // 2 + 1)
        self._one_of(self._near(self.state.foe), self.state.tables.nations)
        self._number(self.state.losses * QUARTER)
        self._number(self.state.scholars_due)
        self._number(self.state.generals_due)
