"""L'Empire de César as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.core.errors import Illegal
from quadriga.core.experience import Experience
from quadriga.core.game import Game
from quadriga.core.gesture import Gesture
from quadriga.core.notation import Notation
from quadriga.core.options import Options
from quadriga.core.ranges import Range
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.games.empire import catalogue, codes, events, faults, gestures, notation, refusal, scoring, view
from quadriga.games.empire.board import Board
from quadriga.games.empire.insight import EmpireInsight
from quadriga.games.empire.meta import META
from quadriga.games.empire.observation import EmpireObservation
from quadriga.games.empire.odds import Odds
from quadriga.games.empire.position import Tables
from quadriga.games.empire.rules import EmpireState


class Title(Game):
    """L'Empire de César by Matthieu Podevin: roads from Rome, and who profits from them.

    >>> from quadriga import games, Rng
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=3)
    >>> empire.deal(state, Rng(1))
    >>> for route in empire.gestures(state, seat=state.turn):
    ...     print(route.fields["city"], route.fields["cost"], route.fields["points"])
    aquileia 1 [0, 1, 0]
    caralis 1 [0, 1, 0]
    messana 1 [0, 1, 0]
    thessalonica 2 [0, 2, 0]
    """

    meta = META
    event_specs = events.SPECS
    decision_rules = dict(zip(codes.DECISION_NAMES, codes.DECISION_RULES, strict=True))

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board = Board(self.own_data, self.rules_version)
        self._tables: dict[tuple[int, str], Tables] = {}
        self._odds: dict[int, Odds] = {}
        self.names = {
            "player": codes.PLAYERS,
            "city": self.board.places,
            "line": self.board.lines,
            "wealth": self.board.kinds,
            "colour": self.board.colours,
            "source": codes.SOURCES,
            "reason": codes.REASONS,
        }

    @property
    def components(self) -> Mapping[str, Any]:
        return self.board.components

    def _new(self, seats: int, options: Options) -> State:
        key = (seats, options["whole_colour"])
        if key not in self._tables:
            self._tables[key] = Tables(self.board, seats, options)
        return EmpireState(self, seats, options, self._tables[key])

    def _notation(self) -> Notation:
        return Notation(notation.space(self.board), codes.ACTION_COUNT)

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        assert isinstance(state, EmpireState)
        return view.view(state, self.board)

    def decision(self, state: State, seat: Seat) -> str:
        assert isinstance(state, EmpireState)
        return codes.DECISION_NAMES[state.decision]

    def turn(self, state: State) -> Seat | None:
        assert isinstance(state, EmpireState)
        return None if state.decision >= codes.DEAL else state.turn

    def board_data(self) -> dict[str, Any]:
        return catalogue.board_data(self.board)

    def gestures(self, state: State, seat: Seat) -> list[Gesture]:
        assert isinstance(state, EmpireState)
        return gestures.gestures(state, self.board, seat)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, EmpireState)
        return faults.faults(state, self.board)

    def ranges(self, state: State) -> list[Range]:
        assert isinstance(state, EmpireState)
        return faults.ranges(state, self.board)

    def insight(self, state: State, experience: Experience | None = None) -> EmpireInsight:
        assert isinstance(state, EmpireState)
        if state.seats not in self._odds:
            self._odds[state.seats] = Odds(state.tables, state.seats)
        return EmpireInsight(state, experience or self.experience, self._odds[state.seats])

    def label(self, kind: str, name: str) -> str:
        if kind == "city" and name in self.board.places:
            return self.board.place_names[self.board.places.index(name)]
        if kind == "line" and name in self.board.lines:
            one, other = self.board.between[self.board.lines.index(name)]
            return f"{self.board.place_names[one]}–{self.board.place_names[other]}"
        if kind == "colour":
            return self.board.colour_names.get(name) or super().label(kind, name)
        if kind == "wealth":
            return self.board.goods_names.get(name) or super().label(kind, name)
        return super().label(kind, name)

    def observation(self, state: State) -> EmpireObservation:
        assert isinstance(state, EmpireState)
        return EmpireObservation(state)

    def points(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, EmpireState)
        return list(scoring.of_seats(state))

    def refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        assert isinstance(state, EmpireState)
        return refusal.refusal(state, self.board, action)
