"""Bots: they play legal games, and trying moves out beats chance."""

from __future__ import annotations

import pytest

import quadriga
from quadriga import Rng, games
from quadriga.bots import make, make_all
from quadriga.core.errors import BadOption
from quadriga.table.series import series


def test_greedy_beats_random() -> None:
    start = games.load("caesar").new(2)
    # Plain Python is slow and plays alike: a few games show that it runs.
    count = 8 if quadriga.compiled else 3
    results = series(start, make_all("random,greedy:100", 2), count, 5)
    assert sum(1 for result in results if result.outcome.winners == (1,)) > 0.8 * count


def test_a_series_is_fixed_by_its_seed() -> None:
    start = games.load("caesar").new(2)
    one, two = (list(series(start, make_all("random", 2), 5, 9)) for _ in range(2))
    assert one == two
    assert len({result.decisions for result in one}) > 1


def test_unknown_bots_and_wrong_numbers_are_refused() -> None:
    with pytest.raises(BadOption, match="no bot"):
        make("deep")
    for name in ("random:5", "uct:0", "uct:x", "uct:99999999999"):
        with pytest.raises(BadOption, match="number of rounds"):
            make(name)
    with pytest.raises(BadOption, match="do not fit"):
        make_all("random,random,random", 2)


def test_greedy_takes_the_only_move_at_once() -> None:
    state = games.load("caesar").new(2)
    rng = Rng(1)
    while len(state.legal(state.actors()[0])) > 1:
        state.play(state.actors()[0], state.sample(state.actors()[0], rng))
        if state.is_over():
            state = games.load("caesar").new(2)
    seat = state.actors()[0]
    assert make("greedy").choose(state, seat, rng) == state.legal(seat)[0]
