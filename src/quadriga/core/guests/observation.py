"""What a seat may know, as numbers, written in Python alone: the base of the observations of guests."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import islice

from quadriga.core.guests import checks
from quadriga.core.learning.observation import Observation
from quadriga.core.seats import Seat

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class GuestObservation(Observation):
    """A title writes `parts`, the names and lengths of what it tells, and `numbers`, which tells it.

    A mistake in them is raised as `BadRules`, as everywhere in a guest's rules.
    """

    def numbers(self, seat: Seat) -> Iterable[float]:
        """All parts one after the other, from what this seat may know of `watched` alone."""
        raise NotImplementedError

    def row(self, seat: Seat) -> array[float]:
        found = Observation.row(self, seat)
        self.watched._raise_failure()
        return found

    def _observe(self, seat: int) -> None:
        with cython.gil:
            self._tell(seat)

    def _tell(self, seat: int) -> None:
        # Compiled code cannot pass an error on: it is kept with the state, whose checked methods raise it.
        try:
            told = [float(number) for number in islice(self.numbers(seat), self.size + 1)]
            if len(told) != self.size:
                raise ValueError(f"`parts` has {self.size} numbers, not so many")
            for number in told:
                self._number(number)
        except BaseException as error:
            if self.watched.failure is None:
                self.watched.failure = checks.blamed(self.watched.game, "numbers", error)
