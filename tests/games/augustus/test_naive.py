"""The rules against a slow second opinion, along random games in many settings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import CHANCE, OMNISCIENT, Rng
from quadriga.games.augustus.meta import META
from quadriga.games.augustus.rules import codes
from tests.games.augustus import naive
from tests.games.augustus.policy import BUSY, lively
from tests.games.augustus.setup import load

pytestmark = pytest.mark.sweep


def compare(game: Any, box: dict[str, Any], state: Any, told: Counter[str]) -> None:
    view, options = game.view(state, OMNISCIENT), state.options
    told[view["decision"]] += 1
    actors = state.actors()
    assert actors == naive.actors(view)
    for seat in actors:
        texts = [game.notation.text(action) for action in state.legal(seat)]
        if seat == CHANCE:
            assert dict(zip(texts, state.weights(), strict=True)) == naive.chance(view, box)
        else:
            assert set(texts) == naive.legal(view, box, options, seat), view["decision"]
    totals = [naive.points(view, box, options, seat) for seat in range(state.seats)]
    assert [seat["total"] for seat in view["seats"]] == totals


def play(game: Any, seats: int, options: dict[str, str], seed: int, told: Counter[str], every: int) -> None:
    """A random game in which idle answers are rare; all rare decisions are compared, of the common ones a few."""
    state, rng, box = game.new(seats, options), Rng(seed), game.board_data()
    n = 0
    while actors := state.actors():
        common = state.decision in (codes.MOBILISING, codes.DRAW, codes.DEAL, codes.FILL, codes.CHOOSING)
        if not common or n % every == 0:
            compare(game, box, state, told)
        n += 1
        seat = actors[rng.below(len(actors))]
        state.play(seat, lively(state, seat, rng))
    assert game.faults(state) == []


OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in META.options})


@settings(max_examples=12)
@given(seats=st.integers(2, 6), options=OPTIONS, seed=st.integers(0, 2**32))
def test_the_second_opinion_agrees_whatever_the_options(seats: int, options: dict[str, str], seed: int) -> None:
    play(load(), seats, options, seed, Counter(), every=17)


@settings(max_examples=12)
@given(seats=st.integers(2, 6), options=OPTIONS, seed=st.integers(0, 2**32))
def test_the_second_opinion_agrees_where_rare_powers_abound(seats: int, options: dict[str, str], seed: int) -> None:
    play(load(BUSY), seats, options, seed, Counter(), every=17)


def test_every_kind_of_decision_is_compared() -> None:
    told: Counter[str] = Counter()
    for seed in range(3):
        play(load(BUSY), 5, {}, seed, told, every=17)
    wanted = {"keep", "mobilise", "muster", "rearrange", "put_down", "complete", "remove", "clear", "lose", "claim"}
    assert wanted | {"choose", "crier", "fill", "deal", "draw"} <= set(told)
