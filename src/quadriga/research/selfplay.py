"""Games of a search against itself, noted for a network to learn from.

Of every decision two kinds of positions are kept: the position itself, with how the game ended and what the search
thought of it; and some positions right after a decision that was tried often enough, good or bad, with what the search
found it to be worth. Processes play side by side, each into a file of its own.

    python -m quadriga.research.selfplay caesar lessons --games 4000 --rounds 2000
"""

from __future__ import annotations

import argparse
import os
from array import array
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from quadriga.bots.manner import Manner
from quadriga.bots.network import Network, untaught
from quadriga.bots.tree import Tree
from quadriga.core import registry
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.state import State

TRIED = 30
"""How often a decision must have been tried for its worth to be kept."""
AFTER = 3
"""Positions after a decision that are kept at most."""
WHIM = 12
"""One decision in so many is taken at random, as long as the game is open: what never happens is never learnt."""
OPEN = 0.75
SEARCHED, ENDED = 0.0, 1.0
"""How a worth is known: from a search, or from the end of the game as well."""


@dataclass(frozen=True)
class Task:
    """Some games of one process."""

    game: str
    options: Mapping[str, str]
    network: bool
    rounds: int
    seeds: range
    path: Path


def eyes_of(state: State) -> Network:
    """What a network would look at; it has learnt nothing yet."""
    insight = state.game.insight(state)
    assert insight is not None, "this title has no insight"
    look = state.game.observation(state)
    return Network(insight, look, untaught(2 * insight.size + 1 + look.size))


def note(into: array[float], state: State, worth: float) -> None:
    """A position as both contestants see it, what it is worth to the first, and room for how the game ends.

    The last number is what the title's own insight thinks, to compare with.
    """
    eyes = eyes_of(state)
    for row in range(2):
        into.extend(eyes.sees(row))
    into.extend((worth, worth, SEARCHED, eyes.insight.judge()[0]))


def lesson(task: Task, seed: int) -> array[float]:
    """One game, as rows of numbers."""
    title = registry.load(task.game)
    manner = Manner.of(title, network=task.network)
    luck = Rng(seed)
    state = title.new(2, task.options)
    rows, roots = array("f"), []
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play(seat, state.sample(seat, luck), lambda event: None)
            continue
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            tree = Tree(state.redeal(seat, luck.branch()), seat, luck.branch(), manner, 4 * task.rounds)
            tree.run(task.rounds)
            tried = [node for node in tree.below(0) if tree.seat_of[node] == seat and tree.visits[node]]
            best = max(tried, key=lambda node: tree.visits[node])
            roots.append(len(rows))
            note(rows, state, by_first(tree.mean(best), seat))
            known = [node for node in tried if tree.visits[node] >= TRIED]
            for _ in range(min(AFTER, len(known))):
                node = known.pop(luck.below(len(known)))
                after = state.clone()
                after.play(seat, tree.action_of[node], lambda event: None)
                if after.actors():
                    note(rows, after, by_first(tree.mean(node), seat))
            action = tree.action_of[best]
            if tree.insight.progress < OPEN and luck.below(WHIM) == 0:
                action = legal[luck.below(len(legal))]
        state.play(seat, action, lambda event: None)
    outcome = state.outcome()
    assert outcome is not None
    first, second = outcome.ranks[0], outcome.ranks[1]
    result = 0.5 if first == second else float(first < second)
    width = 2 * eyes_of(state).inputs
    for root in roots:
        rows[root + width + 1] = result
        rows[root + width + 2] = ENDED
    return rows


def by_first(worth: float, seat: Seat) -> float:
    """What is worth so much to a seat, as the first contestant sees it."""
    return worth if seat == 0 else 1.0 - worth


def play(task: Task) -> int:
    """Play some games into a file; returns how many."""
    with task.path.open("wb") as out:
        for seed in task.seeds:
            lesson(task, seed).tofile(out)
    return len(task.seeds)


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description="Play games for a network to learn from.")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", action="store_true", help="search with what the network has learnt so far")
    parser.add_argument("--options", default="", help="as in poison=on,centurions=on")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    options = dict(pair.split("=") for pair in given.options.split(",") if pair)
    share = -(-given.games // given.jobs)
    tasks = []
    for n in range(given.jobs):
        start = given.seed * 1_000_000 + n * share
        path = given.folder / f"{given.seed}-{n}.f32"
        tasks.append(Task(given.game, options, given.network, given.rounds, range(start, start + share), path))
    with ProcessPoolExecutor(given.jobs) as pool:
        print(f"{sum(pool.map(play, tasks))} games")


if __name__ == "__main__":
    main()
