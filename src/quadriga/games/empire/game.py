"""L'Empire de César as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.core.learning.experience import Experience
from quadriga.core.seats import Seat
from quadriga.core.title.board_game import BoardGame, Parts
from quadriga.core.title.options import Options
from quadriga.games.empire.bots.insight import EmpireInsight
from quadriga.games.empire.bots.observation import EmpireObservation
from quadriga.games.empire.bots.odds import Odds
from quadriga.games.empire.meta import META
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.board import Board
from quadriga.games.empire.rules.position import Tables
from quadriga.games.empire.rules.state import EmpireState
from quadriga.games.empire.shown.telling import EmpireTelling


class Title(BoardGame[Board, EmpireState]):
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

    parts = Parts(META, Board, EmpireState, EmpireTelling(), EmpireInsight, EmpireObservation)

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self._tables: dict[tuple[int, str], Tables] = {}
        self._odds: dict[int, Odds] = {}

    def _names(self) -> dict[str, Sequence[str]]:
        return {
            "player": codes.PLAYERS,
            "city": self.board.places,
            "line": self.board.lines,
            "wealth": self.board.kinds,
            "colour": self.board.colours,
            "source": codes.SOURCES,
            "reason": codes.REASONS,
        }

    def tables(self, seats: int, options: Options) -> Tables:
        """The tables that all states with these settings share."""
        key = (seats, options["whole_colour"])
        if key not in self._tables:
            self._tables[key] = Tables(self.board, seats, options)
        return self._tables[key]

    def _turn(self, state: EmpireState) -> Seat | None:
        return None if state.decision >= codes.DEAL else state.turn

    def _insight(self, state: EmpireState, experience: Experience) -> EmpireInsight:
        if state.seats not in self._odds:
            self._odds[state.seats] = Odds(state.tables, state.seats)
        return EmpireInsight(state, experience, self._odds[state.seats])

    def _label(self, kind: str, name: str) -> str:
        if kind == "city" and name in self.board.places:
            return self.board.place_names[self.board.places.index(name)]
        if kind == "line" and name in self.board.lines:
            place, other = self.board.between[self.board.lines.index(name)]
            return f"{self.board.place_names[place]}–{self.board.place_names[other]}"
        if kind == "colour":
            return self.board.colour_names.get(name) or super()._label(kind, name)
        if kind == "wealth":
            return self.board.goods_names.get(name) or super()._label(kind, name)
        return super()._label(kind, name)
