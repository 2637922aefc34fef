"""Information-set Monte Carlo tree search, written once for all games.

Each round guesses what is hidden (`_redeal`), walks down a tree of decisions, adds one node, plays on at random and
counts what came of it. Chance is sampled and never branches, and neither do decisions that others take at the same
time: so nobody peeks. A node counts how often it could have been chosen, since what is legal differs between guesses.
"""

from __future__ import annotations

import math
import time
from array import array
from dataclasses import dataclass

from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY, Seat
from quadriga.core.sizes import fresh, fresh_floats
from quadriga.core.state import Moves, State

try:
    import cython
except ImportError:
    from quadriga.core import nogil as cython

DEPTH = 512
"""The longest way down the tree that is remembered; longer ways go on at random."""
SEATS = 8


@dataclass(frozen=True)
class Candidate:
    """What the search thinks of one action: how often it tried it and the mean result, 1.0 for a sure win."""

    action: int
    visits: int
    value: float


class Tree:
    """The tree of one decision, and the state it is searched with."""

    def __init__(self, state: State, seat: Seat, rng: Rng, room: int, explore: float, actions: int) -> None:
        self.scratch = state.fork()
        self.moves = Moves()
        self.rng = rng
        self.seat = seat
        self.seats = state.seats
        self.room = room
        self.size = 1
        self.explore = explore
        self.stopped = False
        # A node is the action that leads to it, who took it, and what came of it for that seat.
        self.action_of = array("i", bytes(4 * room))
        self.seat_of = array("i", bytes(4 * room))
        self.child = array("i", bytes(4 * room))
        self.sibling = array("i", bytes(4 * room))
        self.visits = array("i", bytes(4 * room))
        self.offered = array("i", bytes(4 * room))
        self.worth = array("d", bytes(8 * room))
        self.log_of = array("d", [0.0, *(math.log(n) for n in range(1, room + 1))])
        # For the node at hand: which child an action leads to.
        self.found = array("i", bytes(4 * actions))
        self.found_at = array("i", bytes(4 * actions))
        self.stamp = 0
        self.path = fresh(DEPTH)
        self.reward = fresh_floats(SEATS)

    def run(self, rounds: int) -> None:
        """Search that many rounds."""
        with cython.nogil:
            self._run(rounds)

    def _run(self, rounds: int) -> None:
        for _ in range(rounds):
            if self.stopped or self.size >= self.room:
                return
            self._round()

    def _round(self) -> None:
        self.scratch._rewind()
        self.scratch._redeal(self.seat, self.rng)
        depth = self._descend()
        self.scratch._playout(self.rng, self.moves, 1_000_000)
        self._rate()
        self.visits[0] += 1
        for n in range(depth):
            node = self.path[n]
            self.visits[node] += 1
            self.worth[node] += self.reward[self.seat_of[node]]

    def _descend(self) -> int:
        """Walk down to a new node, or to the end of the game; returns how many nodes lie on the way."""
        node = 0
        depth = 0
        together = False
        seat = self.scratch._actor()
        while seat != NOBODY and depth < DEPTH:
            if seat == CHANCE:
                together = False
            elif self._several():
                together = True
            elif seat == self.seat:
                together = False
            if seat == CHANCE or (together and seat != self.seat):
                self.scratch._apply(seat, self.scratch._sample(seat, self.moves, self.rng))
            else:
                self.moves._clear()
                self.scratch._legal(seat, self.moves)
                if self.moves.size == 1:
                    self.scratch._apply(seat, self.moves.ids[0])
                else:
                    before = self.size
                    node = self._step(node, seat)
                    self.path[depth] = node
                    depth += 1
                    self.scratch._apply(seat, self.action_of[node])
                    if self.size > before:
                        return depth
            seat = self.scratch._actor()
        return depth

    def _several(self) -> bool:
        """Whether several seats owe a decision at once: until chance decides, none of them sees what others chose."""
        owing = 0
        for seat in range(self.seats):
            if self.scratch._owes(seat):
                owing += 1
        return owing > 1

    def _step(self, node: int, seat: int) -> int:
        """The child to go to: an action never tried here, or the most promising one."""
        self.stamp += 1
        below = self.child[node]
        while below:
            self.found[self.action_of[below]] = below
            self.found_at[self.action_of[below]] = self.stamp
            below = self.sibling[below]
        untried = 0
        best = 0
        best_score = -1.0
        for n in range(self.moves.size):
            action = self.moves.ids[n]
            if self.found_at[action] != self.stamp:
                # One of the untried actions, all alike: the k-th replaces the choice with chance 1/k.
                untried += 1
                if self.rng._below(untried) == 0:
                    self.moves.weights[0] = action
            else:
                below = self.found[action]
                self.offered[below] += 1
                if untried == 0:
                    score = self._score(below)
                    if score > best_score:
                        best_score = score
                        best = below
        if untried == 0:
            return best
        return self._grow(node, seat, self.moves.weights[0])

    def _score(self, node: int) -> float:
        """Mean result, and a bonus for what was tried seldom for how often it was offered."""
        mean = self.worth[node] / self.visits[node]
        return mean + self.explore * (self.log_of[self.offered[node]] / self.visits[node]) ** 0.5  # type: ignore[no-any-return]

    def _grow(self, node: int, seat: int, action: int) -> int:
        new = self.size
        self.size += 1
        self.action_of[new] = action
        self.seat_of[new] = seat
        self.offered[new] = 1
        self.sibling[new] = self.child[node]
        self.child[node] = new
        return new

    def _rate(self) -> None:
        """What the end of the game is worth to each seat: from 1 for the first to 0 for the last, ties shared."""
        for seat in range(self.seats):
            mine = self.scratch._rank(seat)
            if self.seats == 1:
                self.reward[seat] = 1.0 if mine == 1 else 0.0
            else:
                beaten = 0.0
                for other in range(self.seats):
                    if other != seat:
                        rank = self.scratch._rank(other)
                        if rank > mine:
                            beaten += 1.0
                        elif rank == mine:
                            beaten += 0.5
                self.reward[seat] = beaten / (self.seats - 1)

    def candidates(self) -> list[Candidate]:
        """The actions at the root, most tried first."""
        found = []
        below = self.child[0]
        while below:
            visits = self.visits[below]
            if visits:
                found.append(Candidate(self.action_of[below], visits, self.worth[below] / visits))
            below = self.sibling[below]
        return sorted(found, key=lambda candidate: (-candidate.visits, candidate.action))


class Uct:
    """The plain search, with no knowledge of the game but its rules.

    >>> from quadriga import games, Rng
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> bot = Uct(iterations=200)
    >>> bot.choose(state, 0, Rng(2)) in state.legal(0)
    True
    """

    name = "uct"

    def __init__(self, iterations: int = 4000, seconds: float = 10.0, explore: float = 0.5) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.tree: Tree | None = None

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """The action tried most often."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        candidates = self.consider(state, seat, rng)
        return candidates[0].action if candidates else legal[0]

    def consider(self, state: State, seat: Seat, rng: Rng) -> list[Candidate]:
        """All candidates with what the search thinks of them, best first; anytime, within the budget."""
        actions = state.game.action_count
        self.tree = Tree(state, seat, rng, self.iterations + 2, self.explore, actions)
        deadline = time.perf_counter() + self.seconds
        done, chunk = 0, 16
        while done < self.iterations and not self.tree.stopped:
            began = time.perf_counter()
            if began >= deadline:
                break
            chunk = min(chunk, self.iterations - done)
            self.tree.run(chunk)
            done += chunk
            # Ask the clock about every five milliseconds, so that a budget is kept closely.
            if time.perf_counter() - began < 0.0025:
                chunk *= 2
        return self.tree.candidates()

    def stop(self) -> None:
        """End a search that another thread is running; it answers with what it has."""
        if self.tree is not None:
            self.tree.stopped = True
