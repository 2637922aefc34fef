"""Several seats may decide at once: bots play alike whoever is asked first, as on a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import quadriga
from quadriga import CHANCE, Rng, games
from quadriga.bots import LEVELS, Bot, decide
from quadriga.bots.levels import Level
from quadriga.bots.search import Uct
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.games.augustus.rules import codes
from quadriga.games.augustus.rules.state import AugustusState

Order = Callable[[list[Seat], Rng], Seat]

ORDERS: dict[str, Order] = {
    "by number": lambda asked, luck: asked[0],
    "in reverse": lambda asked, luck: asked[-1],
    "at random": lambda asked, luck: asked[luck.below(len(asked))],
}
ROUNDS = {1: None, 2: None, 3: None, 4: None, 5: 60}
"""Rounds of search a decision; None: those of the level in the title."""


def bot_of(level: int) -> Bot:
    return Level(level, ROUNDS[level] if quadriga.compiled else 4, seconds=600.0)


def played(bots: list[Bot], order: Order, draws: int, seed: int) -> Iterator[tuple[AugustusState, Seat, int]]:
    """Every decision of a game of Augustus with the position before it, until so many tokens have been drawn."""
    state, luck, minds = games.load("augustus").new(len(bots)), Rng(seed), Rng(seed + 1)
    assert isinstance(state, AugustusState)
    while draws and (asked := state.actors()):
        if asked == [CHANCE]:
            draws -= state.decision == codes.DRAW
            state.play(CHANCE, state.sample(CHANCE, luck))
            continue
        seat = order(asked, minds)
        action = decide(bots[seat], state, seat, minds.branch())
        yield state, seat, action
        state.play(seat, action)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_takes_up_a_legion_while_it_has_a_reserve(level: int, order: str) -> None:
    draws, seeds = (8, (1, 2)) if quadriga.compiled else (2, (1,))
    done: Counter[str] = Counter()
    for seed in seeds:
        for state, seat, action in played([bot_of(level) for _ in range(4)], ORDERS[order], draws, seed):
            if state.decision in (codes.MOBILISING, codes.MUSTERING) and state.picked[seat]:
                moved = action != codes.RESERVE_AT
                done["senseless" if moved and state.reserve[seat] else "moved" if moved else "placed"] += 1
    assert done["senseless"] == 0
    assert done["placed"] > draws * len(seeds)


def all_at_once(seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Positions of a random game before anybody has answered what several decide at once, with each seat asked."""
    state, rng = games.load("augustus").new(seats), Rng(seed)
    for _ in range(400 if quadriga.compiled else 60):
        asked = state.actors()
        if not asked:
            return
        if len(asked) > 1 and all(len(state.before_the_others(seat).actors()) == len(asked) for seat in asked):
            for seat in asked:
                yield state, seat
        state.play(asked[0], state.sample(asked[0], rng))


def after_the_others(state: State, seat: Seat, rng: Rng) -> State:
    """The same, with some or all of the others having answered."""
    later = state.clone()
    others = [other for other in state.actors() if other != seat]
    for other in others[rng.below(len(others)) :]:
        while other in later.actors():
            later.play(other, later.sample(other, rng))
    return later


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_thinks_the_same_whoever_of_the_others_has_answered(seats: int) -> None:
    rounds = 40 if quadriga.compiled else 3
    decisions = set()
    for n, (state, seat) in enumerate(all_at_once(seats, seats)):
        if n % 7 == 0:
            decisions.add(state.game.decision(state, seat))
            later = after_the_others(state, seat, Rng(n))
            for bot in (*(Level(level, rounds, seconds=600.0) for level in LEVELS), Uct(rounds, 600.0)):
                said = [bot.consider(one.redeal(seat, Rng(n)), seat, Rng(n)) for one in (state, later)]
                assert said[0] == said[1]
    assert {"keep", "mobilise"} <= decisions
