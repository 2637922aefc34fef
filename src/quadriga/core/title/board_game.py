"""A title made of parts: it names its classes and modules once, and they are asked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from quadriga.core.errors import Illegal
from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.learning.observation import Observation
from quadriga.core.position.layout import Range, out_of_range
from quadriga.core.position.snapshot import snapshot
from quadriga.core.seats import Seat
from quadriga.core.title.game import Game, S
from quadriga.core.title.gesture import Gesture
from quadriga.core.title.notation import Notation
from quadriga.core.title.options import Options
from quadriga.core.title.outcome import Outcome


@dataclass(frozen=True)
class Parts:
    """What a title is made of: a few classes, and modules whose functions take a state and the board."""

    board: type[Any]
    state: type[Any]
    insight: type[Any]
    observation: type[Any]
    codes: ModuleType
    """`DECISION_NAMES`, `DECISION_RULES`, `ACTIONS` and `EVENTS` (`core.title.codes`), and `REASONS` for an end."""
    faults: ModuleType
    """`faults(seen, board)` of a position within its `bounds(state, board)`."""
    scoring: ModuleType
    """`points(state, seat)` by source."""
    catalogue: ModuleType
    """`board_data(board)`."""
    gestures: ModuleType
    """`gestures(state, board, seat)`."""
    notation: ModuleType
    """`space(board)`: the actions that do not follow from `codes.ACTIONS` alone."""
    refusal: ModuleType
    """`why(state, board, seat, action)`; None where something else is to be decided."""
    view: ModuleType
    """`view(state, board, seat, opened)`."""


class BoardGame(Game[S]):
    """Base of the titles with a board; each fills in what is its own: names, tables, whose turn it is, labels."""

    parts: Parts

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board = self.parts.board(self.own_data, self.rules_version)
        codes = self.parts.codes
        self.event_specs = codes.EVENTS.specs
        self.decision_rules: dict[str, str] = dict(zip(codes.DECISION_NAMES, codes.DECISION_RULES, strict=True))
        self.names = self._names()

    def _names(self) -> dict[str, Sequence[str]]:
        """The ids of everything that events and actions speak of, by kind."""
        raise NotImplementedError

    @property
    def components(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.board.components
        return found

    def _new(self, seats: int, options: Options) -> S:
        state: S = self.parts.state(self, seats, options)
        return state

    def _notation(self) -> Notation:
        actions = self.parts.codes.ACTIONS
        alike = (found for spec in actions.specs.values() for found in spec.each(self.names))
        return Notation([*alike, *self.parts.notation.space(self.board)], actions.count)

    def _view(self, state: S, seat: Seat, opened: bool) -> dict[str, Any]:
        shown: dict[str, Any] = self.parts.view.view(state, self.board, seat, opened)
        return shown

    def decision(self, state: Any, seat: Seat) -> str:
        name: str = self.parts.codes.DECISION_NAMES[state.decision]
        return name

    def board_data(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.parts.catalogue.board_data(self.board)
        return shown

    def gestures(self, state: S, seat: Seat) -> list[Gesture]:
        found: list[Gesture] = self.parts.gestures.gestures(state, self.board, seat)
        return found

    def points(self, state: S) -> list[dict[str, int]]:
        return [self.parts.scoring.points(state, seat) for seat in range(state.seats)]

    def _outcome(self, state: Any) -> Outcome | None:
        if not state.is_over():
            return None
        ranks = tuple(state.rank(seat) for seat in range(state.seats))
        reason = self.parts.codes.REASONS[state.reason]
        return Outcome(ranks, tuple(self.points(state)), reason, self._automaton(state))

    def _automaton(self, state: S) -> dict[str, int] | None:
        """The points of the rival of a solo game, where there is one."""
        return None

    def refusal(self, state: Any, seat: Seat, action: int) -> Illegal:
        rule = self.parts.codes.DECISION_RULES[state.decision]
        due = "other-decision", rule, {"decision": self.decision(state, seat)}
        reason, rule, params = self.parts.refusal.why(state, self.board, seat, action) or due
        return Illegal(reason, rule, **params)

    def faults(self, state: S) -> list[str]:
        # One copy of all fields: each look at an array of a compiled state would copy it anew.
        seen = snapshot(state)
        found: list[str] = out_of_range(vars(seen), self.bounds(seen)) or self.parts.faults.faults(seen, self.board)
        return found

    def bounds(self, state: S) -> dict[str, Range]:
        found: dict[str, Range] = self.parts.faults.bounds(state, self.board)
        return found

    def insight(self, state: S, experience: Experience | None = None) -> Insight:
        found: Insight = self.parts.insight(state, experience or self.experience)
        return found

    def observation(self, state: S) -> Observation:
        found: Observation = self.parts.observation(state)
        return found
