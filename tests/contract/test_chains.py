"""Chains of decisions that are one move, where a title has them."""

from __future__ import annotations

import pytest

from quadriga.core.play.match import Match, Played
from quadriga.core.rng import Rng
from quadriga.core.title import registry


def test_a_chain_stops_where_another_decides_and_says_so() -> None:
    match = Match(registry.load("caesar").new(2), Rng(4))
    chain = [match.state.legal(0)[0], match.state.legal(0)[1]]
    assert match.play_all(0, chain) == Played(1, "chance")
    assert match.state.actors() == [1]


@pytest.mark.parametrize("name", ["empire", "augustus", "antike"])
def test_a_chain_is_taken_back_as_one(name: str) -> None:
    match = Match(registry.load(name).new(), Rng(20))
    taken = 0
    for n in range(20):
        seat = match.state.actors()[0]
        trial, chain = match.state.clone(), []
        while seat in trial.actors() and len(chain) < 4:
            chain.append(trial.sample(seat, Rng(n)))
            trial.play(seat, chain[-1])
        before = match.state.fingerprint()
        match.play_all(seat, chain)
        if len(chain) > 1 and match.can_undo(seat):
            match.undo(seat)
            assert match.state.fingerprint() == before
            match.play_all(seat, chain)
            taken += 1
    assert taken
