"""Augustus as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.core.errors import Illegal
from quadriga.core.experience import Experience
from quadriga.core.game import Game
from quadriga.core.gesture import Gesture, Secret
from quadriga.core.notation import Notation
from quadriga.core.options import Options
from quadriga.core.ranges import Range
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.state import State
from quadriga.games.augustus import catalogue, codes, events, faults, gestures, notation, refusal, scoring, view
from quadriga.games.augustus.board import Board
from quadriga.games.augustus.insight import AugustusInsight
from quadriga.games.augustus.meta import META
from quadriga.games.augustus.observation import AugustusObservation
from quadriga.games.augustus.position import Tables
from quadriga.games.augustus.rules import AugustusState


class Title(Game):
    """Augustus by Paolo Mori: legions for provinces and senators, and "Ave Caesar" at the right moment."""

    meta = META
    event_specs = events.SPECS
    decision_rules = dict(zip(codes.DECISION_NAMES, codes.DECISION_RULES, strict=True))
    for _first, _second in codes.SECOND_STEPS.items():
        # The second half of a choice is about the same rule as the first.
        decision_rules[_second] = decision_rules[_first]

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board = Board(self.own_data, self.rules_version)
        self.names = {
            "seat": [str(seat) for seat in range(codes.SEATS)],
            "objective": self.board.objectives,
            "symbol": codes.SYMBOL_NAMES,
            "token": codes.TOKEN_NAMES,
            "power": codes.POWER_NAMES,
            "reward": self.board.rewards,
            "reason": codes.REASONS,
        }

    @property
    def components(self) -> Mapping[str, Any]:
        return self.board.components

    def _new(self, seats: int, options: Options) -> State:
        return AugustusState(self, seats, options, Tables(self.board, options))

    def _notation(self) -> Notation:
        return Notation(notation.space(self.board), codes.ACTION_COUNT)

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        assert isinstance(state, AugustusState)
        return view.view(state, self.board, seat, opened)

    def decision(self, state: State, seat: Seat) -> str:
        assert isinstance(state, AugustusState)
        return view.decision(state, seat)

    def turn(self, state: State) -> Seat | None:
        assert isinstance(state, AugustusState)
        return None if state.active == codes.NONE else state.active

    def board_data(self) -> dict[str, Any]:
        return catalogue.board_data(self.board)

    def gestures(self, state: State, seat: Seat) -> list[Gesture]:
        assert isinstance(state, AugustusState)
        return gestures.gestures(state, self.board, seat)

    def secret(self, state: State, seat: Seat, action: int) -> Secret | None:
        """What all decide at once is hidden until it is shown, a start card from all but the seat it is dealt to."""
        assert isinstance(state, AugustusState)
        if seat == CHANCE:
            hidden = state.decision == codes.DEAL and not state.tables.random_three
            return Secret(("objective",), (state.dealing,)) if hidden else None
        return Secret(("do",), (seat,), until_shown=True) if state.is_secret() else None

    def _imagined(self, state: State, seat: Seat) -> State:
        """The others have not answered yet what all decide at once: what they will is not to be guessed."""
        twin = state.redeal(seat, Rng(0))
        assert isinstance(twin, AugustusState)
        return twin.before_the_others(seat)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, AugustusState)
        return faults.faults(state, self.board)

    def ranges(self, state: State) -> list[Range]:
        assert isinstance(state, AugustusState)
        return faults.ranges(state, self.board)

    def label(self, kind: str, name: str) -> str:
        if kind == "objective" and name in self.board.objectives:
            return f"{name} {self.board.names[self.board.objectives.index(name)]}"
        if kind == "reward":
            return self.board.reward_names.get(name) or super().label(kind, name)
        return super().label(kind, name)

    def insight(self, state: State, experience: Experience | None = None) -> AugustusInsight:
        assert isinstance(state, AugustusState)
        return AugustusInsight(state, experience or self.experience)

    def observation(self, state: State) -> AugustusObservation:
        assert isinstance(state, AugustusState)
        return AugustusObservation(state)

    def points(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, AugustusState)
        return list(scoring.of_seats(state))

    def refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        assert isinstance(state, AugustusState)
        return refusal.refusal(state, self.board, seat, action)
