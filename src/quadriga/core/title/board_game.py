"""A title made of parts: it names its classes and modules once, and they are asked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, TypeVar

from quadriga.core.errors import Illegal
from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.learning.observation import Observation
from quadriga.core.position.layout import Range, out_of_range
from quadriga.core.position.snapshot import snapshot
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title.codes import Decisions
from quadriga.core.title.game import Game, S
from quadriga.core.title.gesture import Gesture
from quadriga.core.title.meta import Meta
from quadriga.core.title.notation import Notation
from quadriga.core.title.options import Options
from quadriga.core.title.telling import Telling

B = TypeVar("B")

MODULES = {
    "rules": ("codes", "faults", "scoring"),
    "shown": ("catalogue", "gestures", "notation", "refusal", "view"),
}
"""The modules that every title has in its folders, under these names."""


@dataclass
class Parts:
    """What a title is made of: classes, which it names, and modules whose functions take a state and the board."""

    meta: Meta
    board: type[Any]
    state: type[Any]
    telling: Telling
    insight: type[Any]
    observation: type[Any]
    codes: ModuleType = field(init=False)
    """`DECISIONS`, `ACTIONS` and `EVENTS` (`core.title.codes`), and `REASONS` for an end."""
    faults: ModuleType = field(init=False)
    """`faults(seen, board)` of a position within its `bounds(state, board)`."""
    scoring: ModuleType = field(init=False)
    """`points(state, seat)` by source."""
    catalogue: ModuleType = field(init=False)
    """`board_data(board)`."""
    gestures: ModuleType = field(init=False)
    """`gestures(state, board, seat)`."""
    notation: ModuleType = field(init=False)
    """`space(board)`: the actions that do not follow from `codes.ACTIONS` alone."""
    refusal: ModuleType = field(init=False)
    """`why(state, board, seat, action)`; None where something else is to be decided."""
    view: ModuleType = field(init=False)
    """`view(state, board, seat, opened)`."""

    def __set_name__(self, title: type[BoardGame[Any, Any]], name: str) -> None:
        """A title has named them as its parts: the modules are those of its folder, and it is called as `meta` says."""
        package = title.__module__.rpartition(".")[0]
        for folder, modules in MODULES.items():
            for module in modules:
                setattr(self, module, import_module(f"{package}.{folder}.{module}"))
        title.meta, title.telling = self.meta, self.telling


class BoardGame(Game[S], Generic[B, S]):
    """Base of the titles with a board; each fills in what is its own: names, tables, whose turn it is, labels.

    `B` is the class of its board, `S` that of its states.
    """

    parts: Parts

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board: B = self.parts.board(self.own_data, self.rules_version)
        codes = self.parts.codes
        self.event_specs = codes.EVENTS.specs
        decisions: Decisions = codes.DECISIONS
        self.decision_rules: dict[str, str] = dict(zip(decisions.names, decisions.rules, strict=True))
        self.names = self._names()

    def _names(self) -> dict[str, Sequence[str]]:
        """The ids of everything that events and actions speak of, by kind."""
        raise NotImplementedError

    @property
    def components(self) -> Mapping[str, Any]:
        board: Any = self.board
        components: Mapping[str, Any] = board.components
        return components

    def _new(self, seats: int, options: Options) -> S:
        state: S = self.parts.state(self, seats, options)
        return state

    def _notation(self) -> Notation:
        actions = self.parts.codes.ACTIONS
        alike = (action for spec in actions.specs.values() for action in spec.each(self.names))
        return Notation([*alike, *self.parts.notation.space(self.board)], actions.count)

    def _view(self, state: S, seat: Seat, opened: bool) -> dict[str, Any]:
        shown: dict[str, Any] = self.parts.view.view(state, self.board, seat, opened)
        return shown

    def _decision(self, state: Any, seat: Seat) -> str:
        name: str = self.parts.codes.DECISIONS.names[state.decision]
        return name

    def _board_data(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.parts.catalogue.board_data(self.board)
        return shown

    def _gestures(self, state: S, seat: Seat) -> list[Gesture]:
        gestures: list[Gesture] = self.parts.gestures.gestures(state, self.board, seat)
        return gestures

    def _points(self, state: S) -> list[dict[str, int]]:
        return [self.parts.scoring.points(state, seat) for seat in range(state.seats)]

    def _reason(self, state: Any) -> str:
        reason: str = self.parts.codes.REASONS[state.reason]
        return reason

    def _refusal(self, state: Any, seat: Seat, action: int) -> Illegal:
        decisions: Decisions = self.parts.codes.DECISIONS
        rule = decisions.rules[state.decision]
        if state.actors() == [CHANCE]:
            return Illegal("not-there", rule)
        due = "other-decision", rule, {"decision": self._decision(state, seat)}
        reason, rule, params = self.parts.refusal.why(state, self.board, seat, action) or due
        return Illegal(reason, rule, **params)

    def _faults(self, state: S) -> list[str]:
        # One copy of all fields: each look at an array of a compiled state would copy it anew.
        seen = snapshot(state)
        faults: list[str] = out_of_range(vars(seen), self._bounds(seen)) or self.parts.faults.faults(seen, self.board)
        return faults

    def _bounds(self, state: S) -> dict[str, Range]:
        bounds: dict[str, Range] = self.parts.faults.bounds(state, self.board)
        return bounds

    def _insight(self, state: S, experience: Experience) -> Insight:
        insight: Insight = self.parts.insight(state, experience)
        return insight

    def _observation(self, state: S) -> Observation:
        observation: Observation = self.parts.observation(state)
        return observation
