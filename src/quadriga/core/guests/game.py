"""A title that comes as a guest, with all that follows from little: the base of games in packages of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from quadriga.core.errors import Illegal
from quadriga.core.guests.state import GuestState
from quadriga.core.position.layout import Range, out_of_range
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.game import Game
from quadriga.core.title.notation import Action, Notation
from quadriga.core.title.options import Options


class GuestGame(Game):
    """A title whose rules are plain Python. It names its `meta`, `state`, `limits`, `actions` and `decision_rules`.

    Its `event_specs` and `names` say how the events read that its state notes. What stands below suits a game with one
    kind of decision in which nothing is hidden; a title with more to say writes the method anew.
    """

    state: ClassVar[type[GuestState]]
    """The class of its positions."""
    limits: ClassVar[Mapping[str, Range]]
    """Between which bounds the numbers of each field lie, where these are the same in all games."""
    actions: ClassVar[Sequence[Action]]
    """All actions there are; an action's number is its place."""
    names: Mapping[str, Sequence[str]] = {}

    @property
    def components(self) -> Mapping[str, Any]:
        """What the game is made of: unless told otherwise, the things that have names."""
        return {kind: list(ids) for kind, ids in self.names.items()}

    def _board_data(self) -> dict[str, Any]:
        return dict(self.components)

    def _new(self, seats: int, options: Options) -> State:
        return self.state(self, seats, options)

    def _notation(self) -> Notation:
        return Notation(enumerate(self.actions), len(self.actions))

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        """All that makes up the position, where nothing is hidden; who hides something says himself what is seen."""
        if self.meta.secrets:
            raise NotImplementedError(f"{self.meta.name} has secrets: `_view` says what a seat sees")
        return state.data()

    def _decision(self, state: State, seat: Seat) -> str:
        """The one decision there is, by its name in `decision_rules`."""
        return "over" if state.is_over() else next(iter(self.decision_rules))

    def _turn(self, state: State) -> Seat | None:
        """Whose turn it is: who decides, if only one does."""
        actors = state.actors()
        return actors[0] if len(actors) == 1 and actors[0] >= 0 else None

    def _points(self, state: State) -> list[dict[str, int]]:
        """Nothing, where nothing is counted."""
        return [{} for _ in range(state.seats)]

    def _refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        """That it cannot be done now, by the rule of the decision; `refusal-not-now` in the locale files says it."""
        return Illegal("not-now", self.decision_rules[self._decision(state, seat)], **vars(self.action(action)))

    def _bounds(self, state: State) -> dict[str, Range]:
        return dict(self.limits)

    def _faults(self, state: State) -> list[str]:
        return out_of_range(state.data(), self._bounds(state))
