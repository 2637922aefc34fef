"""The state of a game: the whole truth, mutable, cheap to clone; the base of every title's rules.

A title's `State` fills in the methods that begin with an underscore. They trust their callers and, compiled, run
without the interpreter; search uses them directly. Everyone else uses the checked methods without underscore.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadPosition, GameOver, Malformed, NotYourDecision, shortened
from quadriga.core.outline import outline
from quadriga.core.rng import Rng, check_rng
from quadriga.core.seats import CHANCE, NOBODY, OMNISCIENT, SPECTATOR, Seat
from quadriga.core.sizes import LINES, MOST_ACTIONS, WIDTH, fresh

if TYPE_CHECKING:
    from quadriga.core.events import Event
    from quadriga.core.game import Game
    from quadriga.core.options import Options
    from quadriga.core.outcome import Outcome

try:
    import cython
except ImportError:
    from quadriga.core import without_cython as cython


class Moves:
    """Room for the legal actions of one decision; for chance, each with its weight."""

    def __init__(self) -> None:
        if not cython.compiled:
            # Compiled, these are arrays inside the object and start at zero.
            self.ids = fresh(MOST_ACTIONS)
            self.weights = fresh(MOST_ACTIONS)
        self.size = 0
        self.total = 0

    if not cython.compiled:
        # Compiled, they are woven into their callers (state.pxd).
        def _clear(self) -> None:
            self.size = 0
            self.total = 0

        def _add(self, action: int) -> None:
            self.ids[self.size] = action
            self.size += 1

        def _weigh(self, action: int, weight: int) -> None:
            """Add an action of chance, `weight` times as likely as one of weight 1."""
            self.ids[self.size] = action
            self.weights[self.size] = weight
            self.size += 1
            self.total += weight

    def _draw(self, rng: Rng) -> int:
        """One of the actions at random: by weight if they have weights, else all alike."""
        if self.total == 0:
            return self.ids[rng._below(self.size)]
        ticket = rng._below(self.total)
        n = 0
        while ticket >= self.weights[n]:
            ticket -= self.weights[n]
            n += 1
        return self.ids[n]


class Trace:
    """What rules note while they run: a code and four numbers a line. It holds as many lines as there are."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = fresh(WIDTH * LINES)
        self.size = 0
        self.earlier: list[tuple[int, ...]] = []

    def _note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        if self.size == LINES:
            with cython.gil:
                self._put_by()
        at = self.size * WIDTH
        self.cells[at] = code
        self.cells[at + 1] = a
        self.cells[at + 2] = b
        self.cells[at + 3] = c
        self.cells[at + 4] = d
        self.size += 1

    def _put_by(self) -> None:
        """Make room for more."""
        self.earlier = self.rows()
        self.size = 0

    def rows(self) -> list[tuple[int, ...]]:
        """All lines that were noted, in order."""
        cells = list(self.cells)
        return self.earlier + [tuple(cells[at : at + WIDTH]) for at in range(0, self.size * WIDTH, WIDTH)]


class State:
    """Base of the states of all titles. `FIELDS` names everything that makes up a position.

    From Python a state is read, played and restored, never written to. Compiled, an array is read as a tuple, since a
    change to a copy would be lost in silence; in plain Python it is the list that the rules themselves work with.
    """

    FIELDS = ()  # type: tuple[str, ...]

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.trace: Trace | None = None
        self.tracing = False

    if cython.compiled:

        def __getattribute__(self, name: str) -> Any:
            found = object.__getattribute__(self, name)
            return tuple(found) if isinstance(found, list) else found

    # ---- what a title fills in -------------------------------------------------------------------------------

    def _actor(self) -> int:
        """Who decides next; with several at once, the lowest seat that still owes a decision."""
        return NOBODY

    def _owes(self, seat: int) -> bool:
        """Whether this seat owes a decision now."""
        return self._actor() == seat

    def _legal(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what `seat` may do."""

    def _apply(self, seat: int, action: int) -> None:
        """Carry out a legal action."""

    def _rank(self, seat: int) -> int:
        """The rank of a seat when the game is over."""
        return 0

    def _rewind(self) -> None:
        """Become a copy of the state this one was forked from."""

    def _redeal(self, seat: int, rng: Rng) -> None:
        """Replace in place what `seat` cannot know by a guess that fits all it does know."""

    def _sort_choices(self) -> None:
        """For the states inside a search: offer choices that come to the same in one order only, where a title can."""

    def _share(self, root: State) -> None:
        """Take over what never changes in a game; a title's `_bind` adds its tables and the root itself."""
        self.game = root.game
        self.seats = root.seats
        self.options = root.options
        self.trace = None
        self.tracing = False

    def fork(self) -> State:
        """A state bound to this one: `_rewind` makes it a copy, as often as needed."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    # ---- for everyone ----------------------------------------------------------------------------------------

    def actors(self) -> list[Seat]:
        """Who owes a decision now: [CHANCE], one seat, or several at once; [] when the game is over."""
        first = self._actor()
        if first == NOBODY:
            return []
        if first == CHANCE:
            return [CHANCE]
        return [seat for seat in range(self.seats) if self._owes(seat)]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._actor() == NOBODY

    def legal(self, seat: Seat) -> list[int]:
        """The ids of all actions this seat may take now, sorted; empty when it owes no decision."""
        if not (seat == CHANCE or 0 <= seat < self.seats) or not self._owes(seat):
            return []
        moves = Moves()
        self._legal(seat, moves)
        return sorted([moves.ids[n] for n in range(moves.size)])

    def weights(self) -> list[int]:
        """When chance acts: how likely each action of `legal(CHANCE)` is, in the same order."""
        if self._actor() != CHANCE:
            return []
        moves = Moves()
        self._legal(CHANCE, moves)
        pairs = sorted([(moves.ids[n], moves.weights[n]) for n in range(moves.size)])
        return [weight for _, weight in pairs]

    def play(self, seat: Seat, action: int, sink: Callable[[Event], object] | None = None) -> None:
        """Carry out one decision, or refuse it with a typed error and change nothing.

        `sink` receives the events of the decision, in order.
        """
        self.check(seat, action)
        if sink is None:
            self._apply(seat, action)
            return
        trace = Trace()
        self.trace = trace
        self.tracing = True
        self._apply(seat, action)
        self.tracing = False
        self.trace = None
        for event in self.game.events(self, trace):
            sink(event)

    def check(self, seat: Seat, action: int) -> None:
        """Raise the error that `play` would raise; return quietly when the action is legal."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.game.action_count:
            raise Malformed(f"{shortened(action)} is not an action of this game.", action=shortened(action))
        # Some numbers are kept free, for a player's own pieces: they name nothing.
        self.game.notation.action(action)
        self._check_due(seat)
        if action not in self.legal(seat):
            raise self.game.refusal(self, seat, action).about(self.game)

    def _check_due(self, seat: Seat) -> None:
        if self.is_over():
            raise GameOver("The game is over.")
        if not (seat == CHANCE or 0 <= seat < self.seats) or not self._owes(seat):
            raise NotYourDecision(f"Seat {seat} owes no decision now.", deciders=self.actors()).about(self.game)

    def redeal(self, seat: Seat, rng: Rng) -> State:
        """A random full state that this seat, or a SPECTATOR, cannot tell from the real one."""
        check_rng(rng)
        if not (seat == SPECTATOR or 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        guess = self.clone()
        guess._redeal(seat, rng)
        return guess

    def sample(self, seat: Seat, rng: Rng) -> int:
        """A random legal action of whoever owes a decision: for chance by weight, for a seat all alike."""
        check_rng(rng)
        self._check_due(seat)
        return self._sample(seat, Moves(), rng)

    def playout(self, rng: Rng, limit: int = 1_000_000) -> int:
        """Play at random to the end, in place; returns the number of decisions, chance included.

        >>> from quadriga import games, Rng
        >>> state = games.load("caesar").new(seats=2)
        >>> state.playout(Rng(7)) > 40, state.is_over()
        (True, True)
        """
        check_rng(rng)
        moves = Moves()
        with cython.nogil:
            count = self._playout(rng, moves, limit)
        return count

    def playouts(self, games: int, rng: Rng) -> list[list[int]]:
        """Play that many random games from here; for each seat, how often it came to each rank from 1 on.

        There are as many ranks as seats; alone, one wins (rank 1) or loses (rank 2). This state does not change. It is
        the fastest way to ask what chance says of a position.

        >>> from quadriga import games, Rng
        >>> state = games.load("caesar").new(seats=2)
        >>> [sum(ranks) for ranks in state.playouts(100, Rng(7))]
        [100, 100]
        """
        check_rng(rng)
        if games < 0:
            raise ValueError(f"games must be 0 or more, not {games}")
        scratch = self.fork()
        moves = Moves()
        tally = [[0] * max(2, self.seats) for _ in range(self.seats)]
        for _ in range(games):
            with cython.nogil:
                scratch._rewind()
                scratch._playout(rng, moves, 1_000_000)
            for seat in range(self.seats):
                tally[seat][scratch._rank(seat) - 1] += 1
        return tally

    def rank(self, seat: Seat) -> int:
        """The rank of a seat in a game that is over."""
        return self._rank(seat)

    def returns(self) -> list[float]:
        """For a finished game, 1.0 for the best rank down to -1.0 for the last, a figure a seat."""
        if not self.is_over():
            return [0.0] * self.seats
        return [self._return(seat) for seat in range(self.seats)]

    def _return(self, seat: int) -> float:
        """What a finished game is worth to a seat: seats that tie share the places they hold."""
        if self.seats == 1:
            return 1.0 if self._rank(0) == 1 else -1.0
        mine = self._rank(seat)
        behind = -1
        for other in range(self.seats):
            rank = self._rank(other)
            behind += 2 if rank < mine else 1 if rank == mine else 0
        return 1.0 - behind / (self.seats - 1)

    # ---- shared by all titles' rules and by search -----------------------------------------------------------

    def _sample(self, seat: int, moves: Moves, rng: Rng) -> int:
        moves._clear()
        self._legal(seat, moves)
        return moves._draw(rng)

    def _playout(self, rng: Rng, moves: Moves, limit: int) -> int:
        count = 0
        seat = self._actor()
        while seat != NOBODY and count < limit:
            self._apply(seat, self._sample(seat, moves, rng))
            count += 1
            seat = self._actor()
        return count

    if not cython.compiled:
        # Compiled, they are woven into their callers (state.pxd).
        def _emit(self, code: int, a: int, b: int, c: int, d: int) -> None:
            """Note an event, if someone listens."""
            if self.tracing:
                self.trace._note(code, a, b, c, d)  # type: ignore[union-attr]

        def _lowest(self, mask: int) -> int:
            """The lowest place in a mask that is not empty."""
            return (mask & -mask).bit_length() - 1

        def _count(self, mask: int) -> int:
            """How many places a mask holds."""
            return mask.bit_count()

    # ---- as data ---------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """Everything that makes up the position, as numbers and lists of numbers; a copy, yours to change."""
        fields = {name: getattr(self, name) for name in self.FIELDS}
        return {name: list(value) if isinstance(value, list | tuple) else value for name, value in fields.items()}

    def restore(self, data: dict[str, Any]) -> None:
        """Become the position that `data()` described; where it cannot be one, `BadPosition`, and nothing changes."""
        before = self.data()
        check_shape(before, data)
        try:
            self._overwrite(data)
            faults = self.game.faults(self)
            if not faults and not all(self.legal(seat) for seat in self.actors()):
                faults = ["a decision is due and there is nothing to decide"]
        except OverflowError:
            faults = ["a number is too large"]
        if faults:
            self._overwrite(before)
            raise BadPosition(f"This is no position of {self.game.meta.name}: {faults[0]}.", fault=faults[0])

    def _overwrite(self, data: dict[str, Any]) -> None:
        """Become what `data` says, unchecked."""
        for name in self.FIELDS:
            value = data[name]
            setattr(self, name, list(value) if isinstance(value, list | tuple) else value)

    def fingerprint(self) -> str:
        """A short text that equal positions share."""
        text = json.dumps(self.data(), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def __repr__(self) -> str:
        who = ", ".join("chance" if seat == CHANCE else f"seat {seat}" for seat in self.actors()) or "nobody"
        decision = self.game.decision(self, OMNISCIENT)
        return f"<{self.game.meta.id}, {self.seats} seats: {decision}, {who} to decide, {self.fingerprint()[:8]}>"

    def __str__(self) -> str:
        return outline(self.game.view(self, OMNISCIENT))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other) or not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.options == other.options and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("a State changes; use fingerprint() as a key")

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (self.game, self.seats, self.options, self.data()))


def _revive(game: Game, seats: int, options: Options, data: dict[str, Any]) -> State:
    state = game.new(seats, options)
    state.restore(data)
    return state


def check_shape(wanted: dict[str, Any], data: dict[str, Any]) -> None:
    """Raise BadPosition unless `data` has the names, numbers and lengths of `wanted`."""
    if not isinstance(data, dict) or wanted.keys() != data.keys():
        raise BadPosition("The data of a position name other fields than those of this game.", "bad-position-fields")
    for name, value in wanted.items():
        one, other = (value, data[name]) if isinstance(value, list) else ([value], [data[name]])
        if not isinstance(other, list | tuple) or len(one) != len(other) or not all(_is_like(one[0], n) for n in other):
            raise BadPosition(f"'{name}' in the data has the wrong form.", "bad-position-field", name=name)


def _is_like(model: object, value: object) -> bool:
    if isinstance(model, bool):
        return value in (True, False)
    return isinstance(value, int | float) if isinstance(model, float) else isinstance(value, int)
