"""The search: it finds what there is to find, keeps its budget, and can be stopped."""

from __future__ import annotations

import threading
import time

import quadriga
from quadriga import Rng, games
from quadriga.bots import make_all
from quadriga.bots.search import Uct
from quadriga.bots.series import series
from quadriga.core.state import State


def position(seed: int = 1, decisions: int = 0) -> State:
    """A position of Caesar! in which seat 0 or 1 has to place a token."""
    game, rng = games.load("caesar"), Rng(seed)
    state = game.new(2)
    game.deal(state, rng)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        game.deal(state, rng)
    return state


def test_the_search_is_fixed_by_its_seed_and_leaves_the_state_alone() -> None:
    state = position()
    before = state.fingerprint()
    one, two = (Uct(iterations=300).consider(state, 0, Rng(5)) for _ in range(2))
    assert one == two
    assert state.fingerprint() == before
    assert sum(candidate.visits for candidate in one) == 300
    assert {candidate.action for candidate in one} <= set(state.legal(0))
    assert all(0.0 <= candidate.value <= 1.0 for candidate in one)


def test_the_search_takes_a_win_that_is_there() -> None:
    found = 0
    for seed in range(400):
        state = position(seed, decisions=20)
        if state.is_over():
            continue
        seat = state.actors()[0]
        wins = []
        for action in state.legal(seat):
            trial = state.clone()
            trial.play(seat, action)
            outcome = trial.outcome()
            if outcome is not None and outcome.winners == (seat,):
                wins.append(action)
        if wins and len(wins) < len(state.legal(seat)):
            assert Uct(iterations=1500).choose(state, seat, Rng(seed)) in wins
            found += 1
            if found == 3:
                break
    assert found == 3


def test_more_search_plays_better() -> None:
    start = games.load("caesar").new(2)
    # Plain Python is slow and plays alike: a few games show that it runs.
    count = 16 if quadriga.compiled else 4
    results = list(series(start, make_all("uct:20,uct:200", 2), count, 3))
    assert sum(1 for result in results if result.outcome.winners == (1,)) > 0.6 * count


def test_a_search_keeps_its_time_and_can_be_stopped() -> None:
    state = position()
    found = Uct(iterations=400_000, seconds=0.1).consider(state, 0, Rng(1))
    assert 0 < sum(candidate.visits for candidate in found) < 400_000

    bot = Uct(iterations=400_000, seconds=600.0)
    answer: list[int] = []
    thread = threading.Thread(target=lambda: answer.append(bot.choose(state, 0, Rng(1))))
    thread.start()
    while not bot.trees:
        time.sleep(0.001)
    bot.stop()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert answer[0] in state.legal(0)


def test_a_forced_decision_needs_no_search() -> None:
    state = position()
    rng = Rng(4)
    while len(state.legal(state.actors()[0])) > 1:
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        if state.is_over():
            state = games.load("caesar").new(2)
    seat = state.actors()[0]
    bot = Uct()
    assert bot.choose(state, seat, rng) == state.legal(seat)[0]
    assert not bot.trees
