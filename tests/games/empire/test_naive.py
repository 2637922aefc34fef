"""The rules against a second opinion that knows what is seen alone, over random games of every kind."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.seats import OMNISCIENT
from quadriga.games.empire.rules import codes
from tests.games.empire.naive import Naive
from tests.games.empire.setup import GAME, SETTINGS, texts

pytestmark = pytest.mark.sweep

DATA = GAME.board_data()


def spendthrift(state: Any, rng: Rng) -> int:
    """Long routes, so that roads run out."""
    legal = state.legal(state.turn)
    rest = [action for action in legal if action != codes.STOP_AT] or legal
    return rest[rng.below(len(rest))]


def thrifty(state: Any, rng: Rng) -> int:
    """Short routes, so that many lines between emptied cities stay free."""
    legal = state.legal(state.turn)
    if codes.STOP_AT in legal and rng.below(4):
        return codes.STOP_AT
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize("policy", [spendthrift, thrifty, None], ids=["spendthrift", "thrifty", "random"])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_legal_decisions_agree(seats: int, options: dict[str, str], policy: Any) -> None:
    for seed in range(4):
        state, rng = GAME.new(seats, options), Rng(seed)
        while not state.is_over():
            assert Naive(GAME.view(state, OMNISCIENT), DATA).legal() == sorted(texts(state))
            seat = state.actors()[0]
            chance = state.decision >= codes.DEAL
            action = state.sample(seat, rng) if chance or policy is None else policy(state, rng)
            state.play(seat, action)
        assert Naive(GAME.view(state, OMNISCIENT), DATA).legal() == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_routes_and_their_pay_agree(seats: int) -> None:
    """Every route of every city in reach: its places, its cost and all payments, along thrifty games."""
    state, rng = GAME.new(seats), Rng(seats)
    while not state.is_over():
        if state.decision == codes.CITY:
            view = GAME.view(state, OMNISCIENT)
            naive = Naive(view, DATA)
            expected = set()
            for city, seen in view["cities"].items():
                if city in naive.emptied:
                    continue
                factor = 2 if seen["wealth"] == "gold" else 1
                for route in naive.whole_routes(city):
                    cost = sum(naive.length(*pair) for pair in pairwise(route))
                    for paid in naive.payments(route):
                        expected.add((tuple(route), cost, tuple(pieces * factor for pieces in paid)))
            offered = [gesture.fields for gesture in GAME.gestures(state, state.turn)]
            found = {(tuple(route["places"]), route["cost"], tuple(route["points"])) for route in offered}
            assert found == expected and len(offered) == len(expected)
        seat = state.actors()[0]
        chance = state.decision >= codes.DEAL
        state.play(seat, state.sample(seat, rng) if chance else thrifty(state, rng))
