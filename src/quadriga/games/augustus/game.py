"""Augustus as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title.board_game import BoardGame, Parts
from quadriga.core.title.gesture import Secret
from quadriga.core.title.options import Options
from quadriga.games.augustus.bots.insight import AugustusInsight
from quadriga.games.augustus.bots.observation import AugustusObservation
from quadriga.games.augustus.meta import META
from quadriga.games.augustus.rules import codes
from quadriga.games.augustus.rules.board import Board
from quadriga.games.augustus.rules.position import Tables
from quadriga.games.augustus.rules.state import AugustusState
from quadriga.games.augustus.shown import view
from quadriga.games.augustus.shown.telling import AugustusTelling


class Title(BoardGame[Board, AugustusState]):
    """Augustus by Paolo Mori: legions for provinces and senators, and "Ave Caesar" at the right moment."""

    parts = Parts(META, Board, AugustusState, AugustusTelling(), AugustusInsight, AugustusObservation)

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        for first, second in codes.SECOND_STEPS.items():
            # The second half of a choice is about the same rule as the first.
            self.decision_rules[second] = self.decision_rules[first]

    def _names(self) -> dict[str, Sequence[str]]:
        return {
            "seat": [str(seat) for seat in range(codes.SEATS)],
            "objective": self.board.objectives,
            "symbol": codes.SYMBOL_NAMES,
            "token": codes.TOKEN_NAMES,
            "power": codes.POWER_NAMES,
            "reward": self.board.rewards,
            "reason": codes.REASONS,
        }

    def tables(self, seats: int, options: Options) -> Tables:
        """The tables that all states of one game share."""
        return Tables(self.board, options)

    def _decision(self, state: AugustusState, seat: Seat) -> str:
        return view.decision(state, seat)

    def _turn(self, state: AugustusState) -> Seat | None:
        return None if state.active == codes.NONE else state.active

    def _secret(self, state: AugustusState, seat: Seat, action: int) -> Secret | None:
        """What all decide at once is hidden until it is shown, a start card from all but the seat it is dealt to."""
        if seat == CHANCE:
            hidden = state.decision == codes.DEAL and not state.tables.random_three
            return Secret(("objective",), (state.dealing,)) if hidden else None
        return Secret(("do",), (seat,), until_shown=True) if state.is_secret() else None

    def _label(self, kind: str, name: str) -> str:
        if kind == "objective" and name in self.board.objectives:
            return f"{name} {self.board.names[self.board.objectives.index(name)]}"
        if kind == "reward":
            return self.board.reward_names.get(name) or super()._label(kind, name)
        return super()._label(kind, name)

    def _spoken(self, kind: str, name: str) -> str:
        said = self._label(kind, name)
        return said.partition(" ")[2] if kind == "objective" and name in self.board.objectives else said
