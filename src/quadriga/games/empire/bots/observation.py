"""What can be seen of a position of L'Empire de César, as numbers: everything, since nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from quadriga.core.learning.observation import Observation
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.empire.rules.state import EmpireState

UNIT = codes.UNIT
DIGITS = codes.DIGITS
DECISION_COUNT = len(DECISIONS.names)
EIGHTH = 0.125
SIXTEENTH = 0.0625


class EmpireObservation(Observation):
    """The observation of L'Empire de César. Places and lines are numbered over both maps, as actions are."""

    def __init__(self, state: EmpireState) -> None:
        self.state = state
        board = state.game.board  # type: ignore[attr-defined]
        self.place_count = len(board.places)
        self.line_count = len(board.lines)
        Observation.__init__(self, state)

    def _whole(self) -> bool:
        return self.state is not None and self.state is self.watched

    def _parts(self) -> Mapping[str, int]:
        """A player: road pieces left, points on the track, tokens by kind. A city: its token, who has taken it."""
        self._check_whole()
        seats, cities, kinds = self.state.seats, self.place_count, self.state.tables.kinds
        return {
            "decision": DECISION_COUNT,
            "deciding": seats,
            "turn": seats,
            "passes": 1,
            "players": seats * (2 + kinds),
            "wealth": cities * kinds,
            "taken": cities * seats,
            "built": self.line_count * seats,
            "left_over": kinds,
            "dealing": cities,
            "target": cities,
            "at": cities,
            "visited": cities,
            "route": self.line_count,
            "asked": seats,
            "settled": 2 * seats,
        }

    def _row(self, seat: int) -> None:
        self._one_of(self.state.decision, DECISION_COUNT)
        self._deciders(seat)
        self._one_of(NONE if self.state.decision >= DEAL else self._from(seat, self.state.turn), self.state.seats)
        self._number(self.state.passes)
        self._players(seat)
        for city in range(self.place_count):
            self._one_of(self.state.wealth_at[city], self.state.tables.kinds)
        for city in range(self.place_count):
            self._one_of(self._from(seat, self.state.taken_by[city]), self.state.seats)
        for line in range(self.line_count):
            self._one_of(self._from(seat, self.state.owner[line]), self.state.seats)
        for n in range(self.state.tables.kinds):
            self._number(self.state.pool[n] * EIGHTH)
        dealing: bool = self.state.decision == DEAL
        self._one_of(self.state.tables.deal_order[self.state.dealing] if dealing else NONE, self.place_count)
        self._route(seat)

    def _players(self, seat: int) -> None:
        for n in range(self.state.seats):
            player = (seat + n) % self.state.seats
            self._number(self.state.roads[player] * SIXTEENTH)
            self._number(self.state.scored[player] * SIXTEENTH)
            for kind in range(self.state.tables.kinds):
                self._number(self.state.held[player * KINDS + kind] * EIGHTH)

    def _route(self, seat: int) -> None:
        """The route that has been begun, and the choice among equally short paths."""
        self._one_of(self.state.target, self.place_count)
        self._one_of(self.state.at, self.place_count)
        self._mask(self.state.visited, self.place_count)
        for n in range(self.state.route_size):
            self.cells[self.at + self.state.route[n]] = 1.0
        self.at += self.line_count
        counting: bool = self.state.decision == COUNT
        self._one_of(self._from(seat, self.state.asked) if counting else NONE, self.state.seats)
        for n in range(self.state.seats):
            player = (seat + n) % self.state.seats
            if counting and self.state.fixed_seats & DIGITS[player]:
                self._number(1.0)
                self._number((self.state.fixed_paid & DIGITS[player]) // UNIT[player] * EIGHTH)
            else:
                self.at += 2
