"""Rules written in Python alone, in a package of their own: the base of a title that comes as a guest.

Our own titles are compiled, and compiled code calls their rules without the interpreter. A `GuestState` stands in
between: search and random play call it like any other, and it asks the methods that its title has written in Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from quadriga.core.rng import Rng
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.state import Moves, State

if TYPE_CHECKING:
    from quadriga.core.events import Event
    from quadriga.core.game import Game
    from quadriga.core.options import Options

try:
    import cython
except ImportError:
    from quadriga.core import without_cython as cython


class GuestState(State):
    """A position whose rules are plain Python; `FIELDS` names all that makes it up, as numbers and lists of numbers.

    A title writes `__init__(game, seats, options)`, `decider`, `choices`, `carry_out`, `standing` and `outcome`;
    `owes` where several seats decide at once, `guess` where seats hide something from each other. Copies, records,
    undo, bots and random play follow from these.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.root: GuestState | None = None
        self.failure: BaseException | None = None

    if cython.compiled:

        def __getattribute__(self, name: str) -> Any:
            # Here the rules themselves are Python: they work with their own lists.
            return object.__getattribute__(self, name)

    # ---- what a guest title fills in -------------------------------------------------------------------------

    def decider(self) -> Seat:
        """Who decides next: a seat, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def owes(self, seat: Seat) -> bool:
        """Whether a seat owes a decision now."""
        return self.decider() == seat

    def choices(self, seat: Seat) -> Iterable[int] | Mapping[int, int]:
        """The numbers of all a seat may do; for chance, each with its weight."""
        raise NotImplementedError

    def carry_out(self, seat: Seat, action: int) -> None:
        """Change the position by a legal action; what happens is told with `note`."""
        raise NotImplementedError

    def standing(self, seat: Seat) -> int:
        """The rank of a seat when the game is over: 1 for a winner."""
        raise NotImplementedError

    def guess(self, seat: Seat, rng: Rng) -> None:
        """Replace what `seat` cannot know by a guess that fits all it does know; nothing where nothing is hidden."""

    # ---- for a guest title -----------------------------------------------------------------------------------

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell of an event, by its place in the title's `event_specs`, with its parameters."""
        self._emit(code, a, b, c, d)

    # ---- copies ----------------------------------------------------------------------------------------------

    def fork(self) -> GuestState:
        """A state bound to this one."""
        twin = type(self)(self.game, self.seats, self.options)
        twin.root = self
        twin._take_over(self)
        return twin

    def clone(self) -> GuestState:
        """A copy that shares nothing that changes."""
        twin = type(self)(self.game, self.seats, self.options)
        twin._take_over(self)
        return twin

    def _take_over(self, other: GuestState) -> None:
        for name in type(self).FIELDS:
            value = getattr(other, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)

    # ---- between compiled code and the rules -----------------------------------------------------------------
    # Compiled code cannot pass an error on: it is kept, the game counts as over, and the checked methods raise it.

    def _fail(self, error: BaseException) -> None:
        if self.failure is None:
            self.failure = error

    def _actor(self) -> int:
        with cython.gil:
            who: int = NOBODY
            try:
                who = NOBODY if self.failure is not None else self.decider()
            except Exception as error:
                self._fail(error)
            return who

    def _owes(self, seat: int) -> bool:
        with cython.gil:
            due = False
            try:
                due = self.failure is None and bool(self.owes(seat))
            except Exception as error:
                self._fail(error)
            return due

    def _legal(self, seat: int, moves: Moves) -> None:
        with cython.gil:
            try:
                found = self.choices(seat)
                if isinstance(found, Mapping):
                    for action, weight in found.items():
                        moves._weigh(action, weight)
                else:
                    for action in found:
                        moves._add(action)
            except Exception as error:
                self._fail(error)

    def _apply(self, seat: int, action: int) -> None:
        with cython.gil:
            try:
                self.carry_out(seat, action)
            except Exception as error:
                self._fail(error)

    def _rank(self, seat: int) -> int:
        with cython.gil:
            rank: int = 1
            try:
                rank = self.standing(seat)
            except Exception as error:
                self._fail(error)
            return rank

    def _rewind(self) -> None:
        with cython.gil:
            try:
                assert self.root is not None
                self._take_over(self.root)
            except Exception as error:
                self._fail(error)

    def _redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            try:
                self.guess(seat, rng)
            except Exception as error:
                self._fail(error)

    # ---- the checked methods: they pass on what went wrong ---------------------------------------------------

    def play(self, seat: Seat, action: int, sink: Any = None) -> None:
        seen: list[Event] = []
        State.play(self, seat, action, None if sink is None else seen.append)
        self._raise_failure()
        for event in seen:
            sink(event)

    def actors(self) -> list[Seat]:
        found = State.actors(self)
        self._raise_failure()
        return found

    def legal(self, seat: Seat) -> list[int]:
        found = State.legal(self, seat)
        self._raise_failure()
        return found

    def playout(self, rng: Rng, limit: int = 1_000_000) -> int:
        count = State.playout(self, rng, limit)
        self._raise_failure()
        return count

    def _raise_failure(self) -> None:
        if self.failure is not None:
            raise self.failure
