"""What a seat may know, as numbers, written in Python alone: the base of the observations of guests."""

from __future__ import annotations

from array import array

from quadriga.core.guests import checks
from quadriga.core.learning.observation import Observation
from quadriga.core.position.state import State
from quadriga.core.seats import Seat

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class GuestObservation(Observation):
    """A title writes `_parts`, the names and lengths of what it tells, and `_row`, which tells it with `tell`.

    A mistake in them is raised as `BadRules`, as everywhere in a guest's rules.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.telling = False
        if not cython.compiled:
            checks.stand_in_front(self, GuestObservation, ("_row",))

    def tell(self, *numbers: float) -> None:
        """Write the next numbers of the row, from what its seat may know of `watched` alone."""
        if not self.telling:
            raise TypeError("`tell` is for `_row`, and for nobody else")
        for number in numbers:
            if self.at == self.size:
                raise ValueError(f"`_parts` has {self.size} numbers, not so many")
            self._number(number)

    def row(self, seat: Seat) -> array[float]:
        row = Observation.row(self, seat)
        self.watched._raise_failure()
        return row

    def _row(self, seat: int) -> None:
        with cython.gil:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        # Compiled code cannot pass an error on: it is kept with the state, whose checked methods raise it.
        self.telling = True
        try:
            type(self)._row(self, seat)
            if self.at < self.size:
                raise ValueError(f"`_parts` has {self.size} numbers, not so few")
        except BaseException as error:
            if self.watched.failure is None:
                self.watched.failure = checks.blamed(self.watched.game, "_row", error)
        self.telling = False
