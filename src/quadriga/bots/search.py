"""Bots that search: with experience of the game (`Search`) or with nothing but its rules (`Uct`)."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from math import fsum
from typing import Any

from quadriga.bots.manner import Manner
from quadriga.bots.slices import Slices, whole
from quadriga.bots.tree import Tree
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title.game import Game

ROOM = 50_000
"""Nodes a tree begins with at most; it grows when it needs more."""
SLICE = 0.005
"""Seconds of searching after which the clock is asked."""
SURE = 8
"""How often a decision must have been tried to be part of the line that is expected."""
SHARE = 0.25
"""The share of its budget that a search spends on what follows a single given decision."""


@dataclass(frozen=True)
class Candidate:
    """What a search thinks of one action.

    `value` is the share of the others that it expects to beat: 1.0 for a sure win, 0.0 for a sure last place.
    """

    action: int
    visits: int
    value: float
    rank: float
    """The rank it expects."""
    line: tuple[tuple[Seat, int], ...] = ()
    """The decisions it expects after this one, each with the seat that takes it."""
    move: tuple[int, ...] = ()
    """The whole move it means: this decision and what the seat decides next, until chance or another seat does."""

    def to_json(self, game: Game) -> dict[str, Any]:
        """As plain data, with actions in their short text."""
        text = game.notation.text
        return {
            "action": text(self.action),
            "visits": self.visits,
            "value": round(self.value, 4),
            "rank": round(self.rank, 2),
            "line": [{"seat": seat, "action": text(action)} for seat, action in self.line],
            "move": [text(action) for action in self.move],
        }


class Search:
    """Looks ahead as far as its budget goes and takes the decision it tried most.

    The budget is a number of rounds, so that it plays alike on every machine, and a limit of time.

    >>> from quadriga import games, Rng
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> best = Search(rounds=200).consider(state, 0, Rng(2))[0]
    >>> best.action in state.legal(0), 0 <= best.value <= 1
    (True, True)
    """

    name = "search"

    def __init__(
        self,
        rounds: int = 4000,
        seconds: float = 10.0,
        manner: Manner | None = None,
        executor: Executor | None = None,
        parts: int = 1,
    ) -> None:
        self.rounds = rounds
        self.seconds = seconds
        self.manner = manner
        self.executor = executor
        self.parts = parts
        self.trees: list[Tree] = []
        self.trail: list[tuple[Seat, int]] = []
        self.lost = True
        self.together = False
        self.stopped = False

    def settings(self, game: Game) -> tuple[Manner, int]:
        """How it thinks in a title, and how many rounds."""
        return self.manner or Manner.of(game), self.rounds

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """The action tried most often."""
        return whole(self.choosing(state, seat, rng))

    def choosing(self, state: State, seat: Seat, rng: Rng) -> Slices[int]:
        """The same in slices."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        candidates = yield from self._think(state, seat, rng, hurry=True)
        return self.pick(candidates, rng) if candidates else legal[0]

    def pick(self, candidates: list[Candidate], rng: Rng) -> int:
        """Which of the candidates to play."""
        return candidates[0].action

    def consider(self, state: State, seat: Seat, rng: Rng) -> list[Candidate]:
        """All candidates with what the search thinks of them, best first; anytime, within the budget."""
        return whole(self.considering(state, seat, rng))

    def considering(self, state: State, seat: Seat, rng: Rng) -> Slices[list[Candidate]]:
        """The same in slices."""
        return (yield from self._think(state, seat, rng, hurry=False))

    def expect(self, state: State, seat: Seat, action: int, rng: Rng) -> Candidate:
        """What comes of a given decision, however little it is worth a thought: what follows it is searched."""
        return whole(self.expecting(state, seat, action, rng))

    def expecting(self, state: State, seat: Seat, action: int, rng: Rng) -> Slices[Candidate]:
        """The same in slices."""
        manner, most = self.settings(state.game)
        rounds = max(1, round(SHARE * most))
        tree = Tree(state, seat, rng, manner, room_for(rounds, manner), action)
        yield from growing(tree, rounds, SHARE * self.seconds, hurry=False)
        return candidate_of(tree, 0)

    def stop(self) -> None:
        """End a search that another thread is running; it answers with what it has."""
        self.stopped = True
        for tree in self.trees:
            tree.stopped = True

    # ---- thinking --------------------------------------------------------------------------------------------

    def _think(self, state: State, seat: Seat, rng: Rng, hurry: bool) -> Slices[list[Candidate]]:
        began = time.perf_counter()
        manner, rounds = self.settings(state.game)
        self.stopped = False
        if self.executor is not None and self.parts > 1:
            return self._spread(state, seat, rng, manner, rounds)
        tree = Tree(state, seat, rng, manner, room_for(rounds, manner))
        self._remember(tree, state.legal(seat))
        self.trees = [tree]
        if self.stopped:
            tree.stopped = True
        yield from growing(tree, rounds, self.seconds - (time.perf_counter() - began), hurry)
        return candidates_of(tree, foreseen=not hurry)

    def _spread(self, state: State, seat: Seat, rng: Rng, manner: Manner, rounds: int) -> list[Candidate]:
        """Several smaller searches side by side, each with its own luck, and what they think together."""
        assert self.executor is not None
        share = -(-rounds // self.parts)
        room = room_for(share, manner)
        futures: list[Future[list[Candidate]]] = []
        if isinstance(self.executor, ThreadPoolExecutor):
            self.trees = [Tree(state, seat, rng.branch(), manner, room) for _ in range(self.parts)]
            futures = [self.executor.submit(grown, tree, share, self.seconds) for tree in self.trees]
        else:
            futures = [
                self.executor.submit(search_alone, state, seat, rng.branch(), manner, share, self.seconds)
                for _ in range(self.parts)
            ]
        pending = set(futures)
        while pending and not self.stopped:
            _, pending = wait(pending, timeout=0.02)
        if self.stopped and not self.trees:
            # Other processes cannot be told to stop: whoever is not ready is left to its budget of time.
            for future in pending:
                future.cancel()
            return merged([future.result() for future in futures if future not in pending])
        return merged([future.result() for future in futures])

    # ---- remembering -----------------------------------------------------------------------------------------

    def told(self, own: Seat, seat: Seat, action: int | None, together: bool, forced: bool) -> None:
        """Hear of a decision, in the order they are taken; `action` is None where this bot's seat cannot know it."""
        # The tree goes the same ways: see `Tree._descend`.
        if together:
            self.together = True
        elif seat == own:
            self.together = False
        if forced or (self.together and seat != own):
            return
        if action is None:
            self.lost = True
        else:
            self.trail.append((seat, action))

    def forget(self) -> None:
        """Begin the next search from nothing."""
        self.lost = True

    def _remember(self, tree: Tree, legal: list[int]) -> None:
        """Take over what the last search found out about this position."""
        if self.trees and self.trail and not self.lost and len(self.trees) == 1:
            older, node = self.trees[0], 0
            for seat, action in self.trail:
                node = older.step(node, seat, action)
                if node == 0:
                    break
            if node:
                tree.graft(older, node, legal)
        self.trail = []
        self.lost = False
        self.together = False


class Uct(Search):
    """The plain search, with no knowledge of the game but its rules."""

    name = "uct"

    def settings(self, game: Game) -> tuple[Manner, int]:
        return self.manner or Manner(), self.rounds


def room_for(rounds: int, manner: Manner) -> int:
    """How many nodes a search is likely to need."""
    return min(ROOM, (4 if manner.insight else 1) * rounds)


def grow(tree: Tree, rounds: int, seconds: float, hurry: bool) -> None:
    """Search within a budget; in a hurry, only until nothing can change the choice any more."""
    whole(growing(tree, rounds, seconds, hurry))


def growing(tree: Tree, rounds: int, seconds: float, hurry: bool) -> Slices[None]:
    """The same in slices."""
    began = time.perf_counter()
    tree.goal = rounds if hurry else 0
    done, chunk = 0, 16
    while done < rounds and not tree.stopped:
        before = time.perf_counter()
        left = seconds - (before - began)
        # Some rounds are always played, however late it is: an answer must be worth something.
        if left <= 0 and done:
            break
        done += tree.run(min(chunk, rounds - done))
        spent = time.perf_counter() - before
        if spent < SLICE / 2:
            chunk *= 2
        elif spent > SLICE:
            chunk = max(1, chunk // 2)
        yield


def candidates_of(tree: Tree, foreseen: bool = True) -> list[Candidate]:
    """The actions at the root, most tried first; who only wants to play one needs nothing of what is foreseen."""
    known = {node: tree.node(node) for node in tree.below(0)}
    nodes = [node for node, child in known.items() if child.seat == tree.seat and child.visits]
    candidates = [candidate_of(tree, node, foreseen) for node in nodes]
    return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))


def candidate_of(tree: Tree, node: int, foreseen: bool = True) -> Candidate:
    """What a tree thinks of an action at its root, or of the one it was given."""
    _, action, visits, _ = tree.node(node)
    value = tree.mean(node)
    rank = 1 + (1 - value) * max(1, tree.seats - 1)
    line, move = (tree.line(node, SURE), tree.move(node, SURE)) if foreseen else ([], [])
    return Candidate(action if node else tree.given, visits, value, rank, tuple(line), tuple(move))


def grown(tree: Tree, rounds: int, seconds: float) -> list[Candidate]:
    """Grow a tree and say what it found."""
    grow(tree, rounds, seconds, hurry=False)
    return candidates_of(tree)


def search_alone(state: State, seat: Seat, rng: Rng, manner: Manner, rounds: int, seconds: float) -> list[Candidate]:
    """A whole search in one call, for a process of its own."""
    return grown(Tree(state, seat, rng, manner, room_for(rounds, manner)), rounds, seconds)


def merged(parts: Iterable[list[Candidate]]) -> list[Candidate]:
    """What several searches think together: tries added up, values by their weight."""
    by_action: dict[int, list[Candidate]] = {}
    for part in parts:
        for candidate in part:
            by_action.setdefault(candidate.action, []).append(candidate)
    together = []
    for action, opinions in by_action.items():
        visits = sum(opinion.visits for opinion in opinions)
        value = fsum(opinion.visits * opinion.value for opinion in opinions) / visits
        rank = fsum(opinion.visits * opinion.rank for opinion in opinions) / visits
        surest = max(opinions, key=lambda opinion: opinion.visits)
        together.append(Candidate(action, visits, value, rank, surest.line, surest.move))
    return sorted(together, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))
