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
from quadriga.core.position.border import expect
from quadriga.core.position.moves import Moves, Trace
from quadriga.core.position.outline import outline
from quadriga.core.position.shape import check_shape
from quadriga.core.position.sizes import LONGEST
from quadriga.core.rng import Rng, check_rng
from quadriga.core.seats import CHANCE, NOBODY, OMNISCIENT, SPECTATOR, Seat

if TYPE_CHECKING:
    from quadriga.core.title.events import Event
    from quadriga.core.title.game import Game
    from quadriga.core.title.options import Options
    from quadriga.core.title.outcome import Outcome

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class State:
    """Base of the states of all titles. `FIELDS` names everything that makes up a position.

    From Python a state is read, played and restored, never written to.
    """

    FIELDS = ()  # type: tuple[str, ...] | dict[str, Any]

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        if cython.compiled and self.game is not None:
            raise TypeError("a state is made once: begin another game with `Game.new`")
        # Rules trust these, so they are checked here, whoever makes a state.
        chosen = game.settled(seats, options)
        self.game = game
        self.seats = seats
        self.options = chosen
        self.trace: Trace | None = None
        self.tracing = False
        # What went wrong in rules that are written in Python alone.
        self.failure: BaseException | None = None
        # Whether the title's own class has finished making it: compiled rules do not survive less.
        self.made = False

    # ---- what a title fills in -------------------------------------------------------------------------------

    def _actor(self) -> int:
        """Who decides next; with several at once, the lowest seat that still owes a decision."""
        return NOBODY

    def _owes(self, seat: int) -> bool:
        """Whether this seat owes a decision now."""
        return self._actor() == seat

    def _legal(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what `seat` may do."""

    def _play(self, seat: int, action: int) -> None:
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

    def fork(self) -> State:
        """A copy bound to this state: `_rewind` makes it a copy again, as often as needed."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def before_the_others(self, seat: Seat) -> State:
        """A copy in which no other seat has answered yet what several decide at once and in secret.

        What they have answered is not for this seat to know: so nothing depends on who was asked first.
        """
        return self.clone()

    # ---- for everyone ----------------------------------------------------------------------------------------
    # These check what they are given, once, before compiled code trusts it.

    def _check_made(self) -> None:
        if not self.made:
            raise TypeError("this state is half made: begin a game with `Game.new`; a guest calls `super().__init__`")

    def _check_seat(self, seat: int) -> None:
        self._check_made()
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")

    def _raise_failure(self) -> None:
        """Pass on what went wrong where no error could be raised."""
        failure = self.failure
        if failure is not None:
            self.failure = None
            raise failure

    def actors(self) -> list[Seat]:
        """Who owes a decision now: [CHANCE], one seat, or several at once; [] when the game is over."""
        self._check_made()
        first = self._actor()
        if first >= 0:
            owing = [seat for seat in range(self.seats) if self._owes(seat)]
        else:
            owing = [CHANCE] if first == CHANCE else []
        self._raise_failure()
        return owing

    def is_over(self) -> bool:
        """Whether the game has ended."""
        self._check_made()
        over = self._actor() == NOBODY
        self._raise_failure()
        return over

    def legal(self, seat: Seat) -> list[int]:
        """The ids of all actions this seat may take now, sorted; empty when it owes no decision."""
        self._check_made()
        if not (seat == CHANCE or 0 <= seat < self.seats) or not self._owes(seat):
            self._raise_failure()
            return []
        moves = Moves()
        self._legal(seat, moves)
        self._raise_failure()
        return sorted(moves.actions())

    def weights(self) -> list[int]:
        """When chance acts: how likely each action of `legal(CHANCE)` is, in the same order."""
        self._check_made()
        if self._actor() != CHANCE:
            self._raise_failure()
            return []
        moves = Moves()
        self._legal(CHANCE, moves)
        self._raise_failure()
        pairs = sorted([(moves.ids[n], moves.weights[n]) for n in range(moves.size)])
        return [weight for _, weight in pairs]

    def play(self, seat: Seat, action: int, sink: Callable[[Event], object] | None = None) -> None:
        """Carry out one decision, or refuse it with a typed error and change nothing.

        `sink` receives the events of the decision, in order.
        """
        seat, action = _exact(seat), _exact(action)
        self.check(seat, action)
        if sink is None:
            self._play(seat, action)
            return
        trace = Trace()
        self.trace = trace
        self.tracing = True
        self._play(seat, action)
        self.tracing = False
        self.trace = None
        for event in self.game.events(self, trace):
            sink(event)

    def check(self, seat: Seat, action: int) -> None:
        """Raise the error that `play` would raise; return quietly when the action is legal."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.game.action_count:
            raise Malformed(action=shortened(action))
        # Some numbers are kept free, for a player's own pieces: they name nothing.
        self.game.notation.action(action)
        self._check_due(seat)
        if action not in self.legal(seat):
            raise self.game.refusal(self, seat, action).about(self.game)

    def _check_due(self, seat: Seat) -> None:
        if self.is_over():
            raise GameOver()
        if not (seat == CHANCE or 0 <= seat < self.seats) or not self._owes(seat):
            raise NotYourDecision(deciders=self.actors()).about(self.game)

    def redeal(self, seat: Seat, rng: Rng) -> State:
        """A random full state that this seat, or a SPECTATOR, cannot tell from the real one."""
        check_rng(rng)
        if seat != SPECTATOR:
            self._check_seat(seat)
        self._check_made()
        guess = self.clone()
        guess._redeal(seat, rng)
        guess._raise_failure()
        return guess

    def sample(self, seat: Seat, rng: Rng) -> int:
        """A random legal action of whoever owes a decision: for chance by weight, for a seat all alike."""
        check_rng(rng)
        self._check_due(seat)
        action = self._sample(seat, Moves(), rng)
        self._raise_failure()
        return action

    def playout(self, rng: Rng, limit: int = 1_000_000) -> int:
        """Play at random to the end, in place; returns the number of decisions, chance included.

        >>> from quadriga import games, Rng
        >>> state = games.load("caesar").new(seats=2)
        >>> state.playout(Rng(7)) > 40, state.is_over()
        (True, True)
        """
        check_rng(rng)
        self._check_made()
        # The lock is kept: another thread must not see this state, or play in it, between two decisions.
        return self._playout(rng, Moves(), limit)

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
        self._check_made()
        # A copy of a copy: whoever plays on in this state meanwhile, in another thread, changes neither.
        scratch = self.clone().fork()
        moves = Moves()
        tally = [[0] * max(2, self.seats) for _ in range(self.seats)]
        for _ in range(games):
            with cython.nogil:
                scratch._rewind()
                scratch._playout(rng, moves, LONGEST)
            for seat in range(self.seats):
                rank = scratch._rank(seat)
                scratch._raise_failure()
                tally[seat][rank - 1] += 1
        return tally

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self)

    def rank(self, seat: Seat) -> int:
        """The rank of a seat in a game that is over."""
        self._check_seat(seat)
        rank = self._rank(seat)
        self._raise_failure()
        return rank

    def returns(self) -> list[float]:
        """For a finished game, 1.0 for the best rank down to -1.0 for the last, a figure a seat."""
        if not self.is_over():
            return [0.0] * self.seats
        returns = [self._return(seat) for seat in range(self.seats)]
        self._raise_failure()
        return returns

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
            self._play(seat, self._sample(seat, moves, rng))
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

        def _nth(self, mask: int, n: int) -> int:
            """The n-th place of a mask, from 0."""
            while n:
                mask &= mask - 1
                n -= 1
            return self._lowest(mask)

        def _kind_of(self, counts: list[int], at: int, ticket: int) -> int:
            """The kind of the ticket-th piece where `counts`, from `at` on, says how many there are of each kind."""
            kind = 0
            while ticket >= counts[at + kind]:
                ticket -= counts[at + kind]
                kind += 1
            return kind

    # ---- as data ---------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """Everything that makes up the position, as numbers and lists of numbers; a copy, yours to change."""
        fields = {name: getattr(self, name) for name in self.FIELDS}
        return {name: list(value) if isinstance(value, list | tuple) else value for name, value in fields.items()}

    def restore(self, data: dict[str, Any]) -> None:
        """Become the position that `data()` described; where it cannot be one, `BadPosition`, and nothing changes."""
        data = check_shape(self.data(), data)
        # Tried out in a copy: nobody meets a position that is none.
        trial = self.clone()
        try:
            trial._overwrite(data)
            faults = self.game.faults(trial)
            if not faults and not all(trial.legal(seat) for seat in trial.actors()):
                faults = ["a decision is due and there is nothing to decide"]
        except OverflowError:
            faults = ["a number is too large"]
        except (ArithmeticError, LookupError, TypeError, ValueError):
            faults = ["its numbers do not go together"]
        if faults:
            raise BadPosition(fault=faults[0])
        self._overwrite(data)

    def _overwrite(self, data: dict[str, Any]) -> None:
        """Become what `data` says, unchecked: compiled rules may not survive what they could never lead to."""
        for name, value in data.items():
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


def _exact(number: int) -> int:
    """The number itself: a class of numbers of its own might compare as one and count as another."""
    return int(number) if isinstance(number, int) and not isinstance(number, bool) else number


def _revive(game: Game, seats: int, options: Options, data: dict[str, Any]) -> State:
    state = game.new(seats, options)
    state.restore(data)
    return state


def check_state(state: object) -> None:
    """Refuse what is no state, or half of one."""
    made: State = expect(state, State)
    made._check_made()
