"""The tree of information-set Monte Carlo search, written once for all games.

Each round guesses what is hidden (`_redeal`), walks down a tree of decisions, adds to it, plays on for a while and
counts what came of it. Chance is sampled and never branches. Of decisions that several seats take at the same time,
each seat learns from its own alone, so nobody peeks, and the seat that searches decides first: who of the others has
answered already is all the same to it. A node counts how often it could have been chosen, since what is legal differs
between guesses.

With insight the tree knows more than the rules: what a decision seems to be worth before it is tried, and what a
position is worth long before the game is over.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple, TypeVar

from quadriga.bots.manner import Manner
from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.position.border import expect, expect_between
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import fresh, fresh_floats
from quadriga.core.position.state import State, check_state
from quadriga.core.rng import Rng, check_rng
from quadriga.core.seats import CHANCE, NOBODY, Seat

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

if not cython.compiled:
    # Compiled, they are called without the interpreter (tree.pxd).
    from math import sqrt

    from quadriga.core.mathematics import log

N = TypeVar("N", int, float)

ZERO, ZERO_FLOAT = array("i", [0]), array("d", [0.0])
"""As often as there are nodes, they make what is known of all of them, where it stays."""
DEPTH = 512
"""The longest way down the tree that is remembered; longer ways go on without it."""
SEATS = 8
SPARE = 8192
"""Room that a round must find free: no round opens more decisions than that."""
LARGEST = 1_500_000
"""A tree of that many nodes grows no more (it takes about 70 MB); what it has is still refined."""
PAUSE = 64
"""Rounds after which a search in a hurry asks itself whether anything can still change its choice."""
UNKNOWN = -1.0
"""Stands for what a decision seems to be worth where nobody has asked yet."""
OPEN = -1
"""Stands for the decision of the seat that searches where none is given."""
KNOWN = 4096
LOGARITHMS = [0.0, *(log(count) for count in range(1, KNOWN))]
"""Of counts below KNOWN, since nothing is asked for more often."""


def eyes(state: State, manner: Manner) -> Insight | None:
    """What looks at a state in a manner; None where the manner knows the rules alone, or the title has no insight."""
    return state.game.insight(state, manner.experience) if manner.insight else None


def longer(numbers: array[N], more: int, zero: array[N]) -> array[N]:
    """The same numbers and so many zeros; copied once, and nothing else is made: a tree takes what there is."""
    made = zero * (len(numbers) + more)
    memoryview(made)[: len(numbers)] = memoryview(numbers)
    return made


class Node(NamedTuple):
    """What a tree knows of one of its decisions: who took which action, how often it was tried and could have been."""

    seat: Seat
    action: int
    visits: int
    offered: int


class Tree:
    """The tree of one decision, and the state it is searched with; with a `given` decision, of what follows it."""

    def __init__(self, state: State, seat: Seat, rng: Rng, manner: Manner, room: int, given: int = OPEN) -> None:
        check_rng(rng)
        check_state(state)
        expect_between(seat, 0, state.seats - 1, "seat")
        expect_between(room, 0, LARGEST, "node")
        if given != OPEN and given not in state.legal(seat):
            raise ValueError(f"seat {seat} cannot take action {given} now")
        if cython.compiled and self.made:
            raise TypeError("a tree is made once: make another one")
        # A copy of a copy: whoever plays on in `state` meanwhile, in another thread, changes neither.
        self.scratch = state.before_the_others(seat).fork()
        self.given = given
        self.moves = Moves()
        self.rng = rng
        self.seat = seat
        self.seats = state.seats
        self.rounds = 0
        self.stopped = False
        self.goal = 0
        self.explore = manner.explore
        self.trust = manner.trust
        self.ripe = manner.ripe
        self.ahead = manner.ahead
        self.margin = manner.margin
        self.own_turn = manner.own_turn
        self._see(manner)
        # A node is the action that leads to it, who took it, what it seemed to be worth and what came of it.
        self.room = room + SPARE
        self.size = 1
        self.action_of = ZERO * self.room
        self.seat_of = ZERO * self.room
        self.child = ZERO * self.room
        self.sibling = ZERO * self.room
        self.visits = ZERO * self.room
        self.offered = ZERO * self.room
        self.worth = ZERO_FLOAT * self.room
        self.prior = ZERO_FLOAT * self.room
        # For the node at hand: which child an action leads to, if it was noted under this stamp.
        self.child_by = ZERO * state.game.action_count
        self.stamp_of = ZERO * state.game.action_count
        self.stamp = 0
        self.path = fresh(DEPTH)
        self.depth = 0
        self.at = fresh(SEATS)
        self.together = False
        self.last = NOBODY
        self.reward = fresh_floats(SEATS)
        self.running = False
        self.made = True

    def _see(self, manner: Manner) -> None:
        """Look at positions with experience, if the manner asks for it and the title has some."""
        self.probe = self.scratch.fork()
        blind = Insight(self.scratch, Experience())
        self.insight = eyes(self.scratch, manner) or blind
        self.foresight = eyes(self.probe, manner) or blind
        self.has_insight = self.insight is not blind
        if self.has_insight:
            self.scratch._rewind()
            self.probe._rewind()
            if manner.alone:
                self.insight.freeze_others()
                self.foresight.freeze_others()
            self.insight.soften(self.seat)
            self.foresight.soften(self.seat)

    # ---- searching -------------------------------------------------------------------------------------------

    def run(self, rounds: int) -> int:
        """Search up to that many rounds; returns how many there were before it was stopped."""
        self._check_made()
        if self.running:
            raise RuntimeError("another thread is growing this tree")
        before = self.rounds
        if self.room - self.size < SPARE and self.room < LARGEST:
            self._enlarge()
        self.running = True
        with cython.nogil:
            self._run(rounds)
        self.running = False
        self.scratch._raise_failure()
        self.probe._raise_failure()
        return self.rounds - before

    def _check_made(self) -> None:
        if not self.made:
            raise TypeError("this tree is half made")

    def _run(self, rounds: int) -> None:
        for _ in range(rounds):
            if self.stopped or (self.room - self.size < SPARE and self.room < LARGEST):
                return
            # Asked after certain rounds, not after a certain time: so a search is the same on every machine.
            if self.goal and self.rounds % PAUSE == 0 and self._lead() > self.goal - self.rounds:
                self.stopped = True
                return
            self._round()

    def _lead(self) -> int:
        """By how many tries the first candidate is ahead of the second; a single one is ahead of all doubt."""
        first = 0
        second = 0
        count = 0
        below = self.child[0]
        while below:
            if self.seat_of[below] == self.seat:
                count += 1
                if self.visits[below] > first:
                    second = first
                    first = self.visits[below]
                elif self.visits[below] > second:
                    second = self.visits[below]
            below = self.sibling[below]
        if self.rounds == 0:
            return 0
        return first - second if count > 1 else self.goal

    def _round(self) -> None:
        self.scratch._rewind()
        self.scratch._redeal(self.seat, self.rng)
        if self.given != OPEN:
            self.scratch._play(self.seat, self.given)
        self.scratch._sort_choices()
        self._descend()
        self._finish()
        self._rate()
        self.rounds += 1
        self.visits[0] += 1
        self.worth[0] += self.reward[self.seat]
        for n in range(self.depth):
            node = self.path[n]
            self.visits[node] += 1
            self.worth[node] += self.reward[self.seat_of[node]]

    def _descend(self) -> None:
        """Walk down to a new node, or to the end of the game; `path` then holds the nodes on the way."""
        node = 0
        self.depth = 0
        self.together = False
        self.last = NOBODY
        seat = self._next()
        while seat != NOBODY and self.depth < DEPTH:
            if seat == CHANCE:
                if self.together:
                    node = self.at[self.seat]
                    self.together = False
                self.scratch._play(seat, self.scratch._sample(seat, self.moves, self.rng))
            else:
                if self.own_turn and seat != self.seat:
                    return
                if not self.together:
                    if self._several():
                        # Nobody sees what others choose now: until chance acts, each seat goes its own way.
                        self.together = True
                        for player in range(self.seats):
                            self.at[player] = node
                elif seat == self.seat and not self._several():
                    node = self.at[seat]
                    self.together = False
                self._options(seat)
                start = self.at[seat] if self.together else node
                if self.moves.size == 1 and not (start == 0 and seat == self.seat and self.given == OPEN):
                    # No choice, no node; but the decision that is asked for always has one.
                    self.scratch._play(seat, self.moves.ids[0])
                else:
                    below = self._step(start, seat)
                    if below == 0:
                        return
                    self.path[self.depth] = below
                    self.depth += 1
                    self.scratch._play(seat, self.action_of[below])
                    self.last = seat
                    if self.together:
                        self.at[seat] = below
                    else:
                        node = below
                    if self.visits[below] == 0 and (seat == self.seat or not self.together):
                        return
            seat = self._next()

    def _next(self) -> int:
        """Who decides next: of several at once the seat that searches, whatever its number, then the others."""
        seat = self.scratch._actor()
        if seat >= 0 and self.scratch._owes(self.seat):
            return self.seat
        return seat

    def _several(self) -> bool:
        """Whether several seats owe a decision at once."""
        owing = 0
        for seat in range(self.seats):
            if self.scratch._owes(seat):
                owing += 1
        return owing > 1

    def _options(self, seat: int) -> None:
        """Fill `moves` with what a seat may do, or with what is worth a thought."""
        self.moves._clear()
        self.scratch._legal(seat, self.moves)
        if self.has_insight and self.moves.size > 1:
            self.insight._narrowed(seat, self.moves)

    def _step(self, node: int, seat: int) -> int:
        """The child to go to: an action never tried here, or the most promising one; 0 if there is none and no room."""
        full = self.room - self.size < self.moves.size
        self.stamp += 1
        below = self.child[node]
        while below:
            if self.seat_of[below] == seat:
                self.child_by[self.action_of[below]] = below
                self.stamp_of[self.action_of[below]] = self.stamp
            below = self.sibling[below]
        weigh = self.has_insight and (node == 0 or self.visits[node] >= self.ripe)
        untried = 0
        chosen = 0
        best = 0
        best_score = -1.0
        for n in range(self.moves.size):
            action = self.moves.ids[n]
            below = 0
            if self.stamp_of[action] == self.stamp:
                below = self.child_by[action]
            elif weigh and not full:
                below = self._grow(node, seat, action)
            if below == 0:
                # One of the untried actions, all alike: the k-th replaces the choice with chance 1/k.
                untried += 1
                if self.rng._below(untried) == 0:
                    chosen = action
            else:
                self.offered[below] += 1
                if weigh and self.prior[below] == UNKNOWN:
                    self.prior[below] = self._promise(seat, action)
                if untried == 0 or full:
                    score = self._score(below)
                    if score > best_score:
                        best_score = score
                        best = below
        if untried == 0 or full:
            return best
        best = self._grow(node, seat, chosen)
        self.offered[best] = 1
        return best

    def _promise(self, seat: int, action: int) -> float:
        """What a position seems to be worth to a seat right after its action."""
        self.probe._rewind()
        self.probe._play(seat, action)
        self.foresight._weigh()
        return self.foresight._share(seat)

    def _score(self, node: int) -> float:
        """Mean result, and a bonus for what was tried seldom for how often it was offered.

        What an action promised counts as much as `trust` tries.
        """
        tries = 1.0 * self.visits[node]
        total = self.worth[node]
        if self.prior[node] != UNKNOWN:
            tries += self.trust
            total += self.trust * self.prior[node]
        if tries == 0.0:
            return 1000.0
        return total / tries + self.explore * sqrt(self._logarithm(self.offered[node]) / tries)

    def _logarithm(self, count: int) -> float:
        return LOGARITHMS[count] if count < KNOWN else log(count)

    def _grow(self, node: int, seat: int, action: int) -> int:
        new = self.size
        self.size += 1
        self.action_of[new] = action
        self.seat_of[new] = seat
        self.prior[new] = UNKNOWN
        self.sibling[new] = self.child[node]
        self.child[node] = new
        return new

    def _finish(self) -> None:
        """Play on at random: to the end of the game or, with insight, until a turn is over and enough was seen."""
        if not self.has_insight or self.ahead < 0:
            self.scratch._playout(self.rng, self.moves, 1_000_000)
            return
        count = 0
        seat = self.scratch._actor()
        while seat != NOBODY:
            if seat == CHANCE:
                self.together = False
                self.scratch._play(seat, self.scratch._sample(seat, self.moves, self.rng))
            else:
                if count >= self.ahead and seat != self.last and not self.together:
                    return
                self._options(seat)
                self.scratch._play(seat, self.moves._draw(self.rng))
                self.last = seat
                count += 1
            seat = self.scratch._actor()

    def _rate(self) -> None:
        """What came of it for each seat: the share of the others it beats, or is expected to beat."""
        if self.has_insight:
            self.insight._judge()
        over = self.scratch._actor() == NOBODY
        for seat in range(self.seats):
            if not self.has_insight:
                self.reward[seat] = self._beaten(seat)
            elif over:
                self.reward[seat] = (1.0 - self.margin) * self._beaten(seat)
                self.reward[seat] += self.margin * self.insight.value[seat]
            else:
                self.reward[seat] = self.insight.value[seat]

    def _beaten(self, seat: int) -> float:
        """For a finished game: 1 for the first to 0 for the last, ties shared."""
        mine = self.scratch._rank(seat)
        if self.seats == 1:
            return 1.0 if mine == 1 else 0.0
        beaten = 0.0
        for other in range(self.seats):
            if other != seat:
                rank = self.scratch._rank(other)
                if rank > mine:
                    beaten += 1.0
                elif rank == mine:
                    beaten += 0.5
        return beaten / (self.seats - 1)

    # ---- what was found --------------------------------------------------------------------------------------

    @property
    def progress(self) -> float:
        """How far the game is, from 0 to 1, as the insight last saw it."""
        return self.insight.progress if self.made else 0.0

    def _check_node(self, node: int) -> None:
        self._check_made()
        expect_between(node, 0, self.size - 1, "node")

    def node(self, node: int) -> Node:
        """What is known of a node; the root, 0, is nobody's decision."""
        self._check_node(node)
        return Node(self.seat_of[node], self.action_of[node], self.visits[node], self.offered[node])

    def below(self, node: int) -> list[int]:
        """The children of a node."""
        self._check_node(node)
        children = []
        at = self.child[node]
        while at:
            children.append(at)
            at = self.sibling[at]
        return children

    def step(self, node: int, seat: Seat, action: int) -> int:
        """The child that an action leads to, or 0."""
        for below in self.below(node):
            if self.seat_of[below] == seat and self.action_of[below] == action:
                return below
        return 0

    def mean(self, node: int) -> float:
        """What came of a node on average, for the seat that chose it; 0 where it was never tried."""
        self._check_node(node)
        if self.visits[node] == 0:
            return 0.0
        return self.worth[node] / self.visits[node]

    def line(self, node: int, least: int) -> list[tuple[Seat, int]]:
        """What is expected after a node: the decisions tried most, as long as they were tried often enough."""
        foreseen = []
        while below := self.below(node):
            node = max(below, key=lambda at: (self.node(at).visits, -self.node(at).action))
            if self.visits[node] < least:
                break
            foreseen.append((self.seat_of[node], self.action_of[node]))
        return foreseen

    def move(self, node: int, least: int) -> list[int]:
        """The whole move that begins with a node, or with the given decision and node 0.

        It is all that the seat decides until chance or another seat does, as long as that was tried often enough.
        """
        self._check_node(node)
        if self.running or (node not in self.below(0) if self.given == OPEN else node != 0):
            raise ValueError("a move begins at the root, in a tree that is not growing")
        seat = self.seat
        actions = [self.action_of[node] if self.given == OPEN else self.given]
        self.scratch._rewind()
        if self.given == OPEN:
            self.scratch._sort_choices()
        self.scratch._play(seat, actions[0])
        if self.given != OPEN:
            self.scratch._sort_choices()
        while self._next() == seat:
            self._options(seat)
            legal = [self.moves.ids[n] for n in range(self.moves.size)]
            if len(legal) > 1:
                below = [at for at in self.below(node) if self.seat_of[at] == seat and self.action_of[at] in legal]
                node = max(below, key=lambda at: (self.node(at).visits, -self.node(at).action), default=0)
                if node == 0 or self.visits[node] < least:
                    break
                legal = [self.action_of[node]]
            actions.append(legal[0])
            self.scratch._play(seat, legal[0])
        return actions

    # ---- memory ----------------------------------------------------------------------------------------------

    def graft(self, older: Tree, node: int, legal: list[int]) -> None:
        """Begin with what an older tree found out below one of its nodes, where these actions are legal now."""
        expect(older, Tree)
        older._check_node(node)
        self._check_made()
        if self.running or older.seats != self.seats or len(older.child_by) != len(self.child_by):
            raise ValueError("a tree can take over only what one of the same game knows, and not while it grows")
        # What is taken over must fit in here, however much the older tree knows.
        source = ZERO * self.room
        place = ZERO * self.room
        source[0] = node
        self.visits[0] = older.visits[node]
        done, waiting = 0, 1
        while done < waiting:
            below = older.child[source[done]]
            while below:
                # Since then chance has decided: not all that the older tree thought of is possible.
                fits = done > 0 or older.action_of[below] in legal
                if fits and older.visits[below] and self.room - self.size >= SPARE:
                    new = self._grow(place[done], older.seat_of[below], older.action_of[below])
                    self.visits[new] = older.visits[below]
                    self.offered[new] = older.offered[below]
                    self.worth[new] = older.worth[below]
                    self.prior[new] = older.prior[below]
                    source[waiting] = below
                    place[waiting] = new
                    waiting += 1
                below = older.sibling[below]
            done += 1

    def _enlarge(self) -> None:
        """Make room for as many nodes again."""
        more = min(self.room, LARGEST - self.room)
        self.room += more
        self.action_of = longer(self.action_of, more, ZERO)
        self.seat_of = longer(self.seat_of, more, ZERO)
        self.child = longer(self.child, more, ZERO)
        self.sibling = longer(self.sibling, more, ZERO)
        self.visits = longer(self.visits, more, ZERO)
        self.offered = longer(self.offered, more, ZERO)
        self.worth = longer(self.worth, more, ZERO_FLOAT)
        self.prior = longer(self.prior, more, ZERO_FLOAT)
