"""What a seat may know of a position, as a row of numbers of fixed length: the food of learning programs.

A title's `Observation` lists them in `_parts` and writes them in that order in `_row`. It reads what the seat's `view`
shows and nothing else: positions that the seat cannot tell apart give the same bytes. Seats are counted from the one
that looks: it comes first, then its neighbours in order. Counts are scaled by powers of two, so that both builds write
the same; a choice among several things is a number for each, 1 for the one.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from quadriga.core.position.state import State, check_state
from quadriga.core.seats import Seat

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class Observation:
    """Base of the observations of all titles, bound to one state: it shows that state as it is now.

    >>> from quadriga import Rng, games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> look = caesar.observation(state)
    >>> row = look.row(seat=0)
    >>> hand = row[look.places["hand"]]
    >>> len(row) == look.size, sum(hand) == state.hand_size[0]
    (True, True)
    """

    def __init__(self, state: State) -> None:
        check_state(state)
        self.watched = state
        self.size = sum(self.parts().values())
        self.at = 0
        self.sheet = array("f", bytes(4 * self.size))
        # Compiled, the same numbers without the interpreter.
        self.room = self.sheet
        self._write_home()

    # ---- what a title fills in -------------------------------------------------------------------------------

    def _parts(self) -> Mapping[str, int]:
        raise NotImplementedError

    def _whole(self) -> bool:
        """Whether it has been made as a whole: compiled code does not survive less."""
        return self.watched is not None

    def _row(self, seat: int) -> None:
        """Write all parts, one after the other; the row is all zeros before."""

    # ---- for everyone ----------------------------------------------------------------------------------------

    def _check_whole(self) -> None:
        if not self._whole():
            raise TypeError("this observation is half made: `Game.observation` makes one")

    def parts(self) -> Mapping[str, int]:
        """What the row is made of, in order: the name of each part and how many numbers it has."""
        return self._parts()

    @property
    def places(self) -> dict[str, slice]:
        """Where each part stands in the row."""
        places, at = {}, 0
        for name, length in self.parts().items():
            places[name] = slice(at, at + length)
            at += length
        return places

    def row(self, seat: Seat) -> array[float]:
        """What this seat may know now, as 32-bit numbers; a copy."""
        self._check_whole()
        if self.sheet is None:
            raise TypeError("this observation is half made: `Game.observation` makes one")
        self.watched._check_seat(seat)
        self._write(seat)
        # A slice is copied as one block: number by number it would take longer than all the rest.
        return self.sheet[:]

    # ---- shared by all titles --------------------------------------------------------------------------------

    def _deciders(self, seat: int) -> None:
        """Who owes a decision, the seat that looks first."""
        for n in range(self.watched.seats):
            self._number(self.watched._owes((seat + n) % self.watched.seats))

    def _mask(self, mask: int, count: int) -> None:
        """A set of places, a number for each."""
        for n in range(count):
            self._number((mask >> n) & 1)

    if not cython.compiled:
        # Compiled, they are woven into their callers (observation.pxd).
        def _write_home(self) -> None:
            """Write into the room of its own."""
            self.cells = self.room

        def _into(self, row: array[float]) -> None:
            """Write there instead, from now on."""
            self.cells = row

        def _write(self, seat: int) -> None:
            for n in range(self.size):
                self.cells[n] = 0.0
            self.at = 0
            self._row(seat)

        def _number(self, value: float) -> None:
            self.cells[self.at] = value
            self.at += 1

        def _one_of(self, chosen: int, count: int) -> None:
            """One of several, or none where it is below 0."""
            if chosen >= 0:
                self.cells[self.at + chosen] = 1.0
            self.at += count

        def _from(self, seat: int, other: int) -> int:
            """A seat counted from the one that looks; what is no seat stays as it is."""
            return other if other < 0 else (other - seat) % self.watched.seats
