"""Rules written in Python alone, in a package of their own: the base of a title that comes as a guest.

Our own titles are compiled, and compiled code calls their rules without the interpreter. A `GuestState` stands in
between: search and random play call it like any other, and it asks the methods that its title has written in Python.
What these answer is checked, since compiled code would trust it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadRules
from quadriga.core.guests import checks as checks
from quadriga.core.position.moves import Moves
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY, Seat

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
RULES = ("_actor", "_owes", "_legal", "_play", "_rank", "_redeal")
"""What a title writes, by the names that all titles write."""
CHECKS: dict[str, Callable[..., Any]] = {"_actor": checks.actor, "_legal": checks.legal, "_rank": checks.rank}
"""What looks at an answer before it is trusted."""


class GuestState(State):
    """A position whose rules are plain Python; `FIELDS` names all that makes it up, as numbers and lists of numbers.

    A title writes `__init__(game, seats, options)` and the rules that compiled titles write, by the same names:
    `_actor`, `_legal`, `_play` and `_rank`; `_owes` where several seats decide at once, `_redeal` where seats hide
    something from each other. Copies, records, undo, bots and random play follow from these. A mistake in them is
    raised as `BadRules`, wherever it shows.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.root: GuestState | None = None
        self.steps = 0
        if not cython.compiled:
            checks.stand_in_front(self, GuestState, RULES)
        self.made = True

    # ---- for a guest title -----------------------------------------------------------------------------------

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell of an event, by its place in the title's `event_specs`, with its parameters."""
        if self.tracing:
            checks.event(self.game, code, (a, b, c, d))
            self._emit(code, a, b, c, d)
        else:
            checks.event(self.game, code, ())

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

    # ---- between search and the rules ------------------------------------------------------------------------
    # What a title writes under these names is asked from here alone. Compiled code cannot pass an error on: it is kept,
    # the game counts as over, and the checked methods raise it.

    def _rule(self, name: str) -> Any:
        """What the title has written under this name; None where it has nothing."""
        rule = getattr(type(self), name, None)
        return None if rule is None or rule is getattr(GuestState, name, None) else rule

    def _ask(self, name: str, given: tuple[Any, ...] = ()) -> Any:
        """What the title answers; None where something has gone wrong, now or before."""
        try:
            if self.failure is None:
                rule = self._rule(name)
                if rule is None:
                    raise BadRules("rules-missing", title=self.game.meta.name, method=name)
                answer = rule(self, *given)
                check = CHECKS.get(name)
                return answer if check is None else check(self, answer, *given)
        except BaseException as error:
            if self.failure is None:
                self.failure = checks.blamed(self.game, name, error)
        return None

    def _actor(self) -> int:
        with cython.gil:
            who = self._ask("_actor")
            return NOBODY if who is None else who

    def _owes(self, seat: int) -> bool:
        with cython.gil:
            if self._rule("_owes") is None:
                return self._actor() == seat
            return bool(self._ask("_owes", (seat,)))

    def _legal(self, seat: int, moves: Moves) -> None:
        with cython.gil:
            self._ask("_legal", (seat, moves))
            if self.failure is not None:
                moves._clear()
            elif seat == CHANCE and moves.total == 0:
                # All alike.
                moves.total = moves.size
                for n in range(moves.size):
                    moves.weights[n] = 1

    def _play(self, seat: int, action: int) -> None:
        with cython.gil:
            self.steps += 1
            if self.steps > PATIENCE and self.failure is None:
                self.failure = checks.endless(self.game, PATIENCE)
            self._ask("_play", (seat, action))

    def _rank(self, seat: int) -> int:
        with cython.gil:
            rank = self._ask("_rank", (seat,))
            return 1 if rank is None else rank

    def _redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            if self._rule("_redeal") is not None:
                self._ask("_redeal", (seat, rng))

    def _rewind(self) -> None:
        with cython.gil:
            self.steps = 0
            try:
                assert self.root is not None
                self._put(checks.copied(self.root))
            except BaseException as error:
                if self.failure is None:
                    self.failure = checks.blamed(self.game, "FIELDS", error)

    # ---- what changes the position is taken back where something goes wrong -----------------------------------

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
