"""Rules written in Python alone, in a package of their own: the base of a title that comes as a guest.

Our own titles are compiled, and compiled code calls their rules without the interpreter. A `GuestState` stands in
between: search and random play call it like any other, and it asks the methods that its title has written in Python.
What these answer is checked, since compiled code would trust it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from quadriga.core.guests import checks as checks
from quadriga.core.position.state import Moves, State
from quadriga.core.rng import Rng
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.title.outcome import Outcome

if TYPE_CHECKING:
    from quadriga.core.title.events import Event
    from quadriga.core.title.game import Game
    from quadriga.core.title.options import Options

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

PATIENCE = 100_000
"""Decisions after which a random game counts as one that never ends."""


class GuestState(State):
    """A position whose rules are plain Python; `FIELDS` names all that makes it up, as numbers and lists of numbers.

    A title writes `__init__(game, seats, options)`, `decider`, `choices`, `carry_out` and `standing`; `reason` where
    games end in several ways and `points` where they are counted; `owes` where several seats decide at once, `guess`
    where seats hide something from each other. Copies, records, undo, bots and random play follow from these. A mistake
    in them is raised as `BadRules`, wherever it shows.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.root: GuestState | None = None
        self.steps = 0
        self.made = True

    # ---- what a guest title fills in -------------------------------------------------------------------------

    def decider(self) -> Seat:
        """Who decides next: a seat, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def owes(self, seat: Seat) -> bool:
        """Whether a seat owes a decision now."""
        self._check_made()
        return self._actor() == seat

    def choices(self, seat: Seat) -> Iterable[int] | Mapping[int, int]:
        """The numbers of all a seat may do; for chance, each with its weight (a plain list: all alike)."""
        raise NotImplementedError

    def carry_out(self, seat: Seat, action: int) -> None:
        """Change the position by a legal action; what happens is told with `note`."""
        raise NotImplementedError

    def standing(self, seat: Seat) -> int:
        """The rank of a seat when the game is over: 1 for a winner."""
        raise NotImplementedError

    def reason(self) -> str:
        """Why a game that is over has ended: `end-…` in the locale files says it."""
        return "over"

    def points(self) -> list[dict[str, int]]:
        """The points of each seat by source, as they stand; nothing where nothing is counted."""
        return [{} for _ in range(self.seats)]

    def guess(self, seat: Seat, rng: Rng) -> None:
        """Replace what `seat` cannot know by a guess that fits all it does know; nothing where nothing is hidden."""

    # ---- for a guest title -----------------------------------------------------------------------------------

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell of an event, by its place in the title's `event_specs`, with its parameters."""
        if self.tracing:
            checks.event(self.game, code, (a, b, c, d))
            self._emit(code, a, b, c, d)
        else:
            checks.event(self.game, code, ())

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over():
            return None
        ranks = tuple([self.rank(seat) for seat in range(self.seats)])
        return Outcome(ranks, tuple(self.points()), self.reason())

    # ---- copies ----------------------------------------------------------------------------------------------

    def fork(self) -> GuestState:
        """A copy bound to this state."""
        twin = self.clone()
        twin.root = self
        return twin

    def clone(self) -> GuestState:
        """A copy that shares nothing that changes."""
        self._check_made()
        fields = checks.fields(self)
        twin = type(self)(self.game, self.seats, self.options)
        checks.nothing_forgotten(self, twin)
        twin._put(fields)
        return twin

    def data(self) -> dict[str, Any]:
        return {name: list(value) if isinstance(value, tuple) else value for name, value in checks.fields(self).items()}

    def _put(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    # ---- between compiled code and the rules -----------------------------------------------------------------
    # Compiled code cannot pass an error on: it is kept, the game counts as over, and the checked methods raise it.

    def _fail(self, method: str, error: BaseException) -> None:
        if self.failure is None:
            self.failure = checks.blamed(self.game, method, error)

    def _actor(self) -> int:
        with cython.gil:
            who: int = NOBODY
            try:
                if self.failure is None:
                    who = checks.decider(self.game, self.seats, self.decider())
            except BaseException as error:
                self._fail("decider", error)
            return who

    def _owes(self, seat: int) -> bool:
        with cython.gil:
            due = False
            try:
                due = self.failure is None and bool(self.owes(seat))
            except BaseException as error:
                self._fail("owes", error)
            return due

    def _legal(self, seat: int, moves: Moves) -> None:
        with cython.gil:
            try:
                if self.failure is None:
                    found = checks.choices(self.game, seat, self.choices(seat))
                    for action, weight in found.items():
                        if weight:
                            moves._weigh(action, weight)
                        else:
                            moves._add(action)
            except BaseException as error:
                moves._clear()
                self._fail("choices", error)

    def _apply(self, seat: int, action: int) -> None:
        with cython.gil:
            try:
                if self.failure is None:
                    self.steps += 1
                    if self.steps > PATIENCE:
                        raise checks.endless(self.game, PATIENCE)
                    self.carry_out(seat, action)
            except BaseException as error:
                self._fail("carry_out", error)

    def _rank(self, seat: int) -> int:
        with cython.gil:
            rank: int = 1
            try:
                if self.failure is None:
                    rank = checks.standing(self.game, self.seats, self.standing(seat))
            except BaseException as error:
                self._fail("standing", error)
            return rank

    def _rewind(self) -> None:
        with cython.gil:
            try:
                self.steps = 0
                assert self.root is not None
                self._put(checks.copied(self.root))
            except BaseException as error:
                self._fail("FIELDS", error)

    def _redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            try:
                if self.failure is None:
                    self.guess(seat, rng)
            except BaseException as error:
                self._fail("guess", error)

    # ---- the checked methods: they pass on what went wrong ---------------------------------------------------

    def play(self, seat: Seat, action: int, sink: Any = None) -> None:
        seen: list[Event] = []
        before = checks.fields(self)
        self.steps = 0
        try:
            State.play(self, seat, action, None if sink is None else seen.append)
            self._raise_failure()
        except BaseException:
            self._begin_again(before)
            raise
        for event in seen:
            sink(event)

    def playout(self, rng: Rng, limit: int = 1_000_000) -> int:
        before = checks.fields(self)
        self.steps = 0
        count = State.playout(self, rng, limit)
        try:
            self._raise_failure()
        except BaseException:
            self._begin_again(before)
            raise
        return count

    def _begin_again(self, fields: dict[str, Any]) -> None:
        """After a mistake: the position as it was, so that nobody plays on in half a decision."""
        self.failure = None
        self.tracing = False
        self.trace = None
        self._put(fields)

    def actors(self) -> list[Seat]:
        found = State.actors(self)
        self._raise_failure()
        return found

    def is_over(self) -> bool:
        found = State.is_over(self)
        self._raise_failure()
        return found

    def legal(self, seat: Seat) -> list[int]:
        found = State.legal(self, seat)
        self._raise_failure()
        return found

    def weights(self) -> list[int]:
        found = State.weights(self)
        self._raise_failure()
        return found

    def sample(self, seat: Seat, rng: Rng) -> int:
        found = State.sample(self, seat, rng)
        self._raise_failure()
        return found

    def redeal(self, seat: Seat, rng: Rng) -> State:
        guess = State.redeal(self, seat, rng)
        guess._raise_failure()
        return guess

    def rank(self, seat: Seat) -> int:
        found = State.rank(self, seat)
        self._raise_failure()
        return found

    def returns(self) -> list[float]:
        found = State.returns(self)
        self._raise_failure()
        return found
