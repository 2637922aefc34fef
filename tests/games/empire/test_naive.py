"""The rules against a second opinion that knows the view alone, over random games of every kind."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.seats import OMNISCIENT
from quadriga.games.empire import codes
from tests.games.empire import naive
from tests.games.empire.table import GAME, texts

SETTINGS = [
    (2, {}), (2, {"goods": "all"}), (3, {"whole_colour": "on"}), (3, {"goods": "all", "whole_colour": "on"}), (4, {}),
    (5, {}),
]  # fmt: skip


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
            view = GAME.view(state, OMNISCIENT)
            assert naive.legal(view) == sorted(texts(state))
            seat = state.actors()[0]
            chance = state.decision >= codes.DEAL
            action = state.sample(seat, rng) if chance or policy is None else policy(state, rng)
            state.play(seat, action)
        assert naive.legal(GAME.view(state, OMNISCIENT)) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_routes_and_their_pay_agree(seats: int) -> None:
    """Every route of every city in reach: its places, its cost and all payments, along thrifty games."""
    state, rng = GAME.new(seats), Rng(seats)
    while not state.is_over():
        if state.decision == codes.CITY:
            view = GAME.view(state, OMNISCIENT)
            mine = view["players"][state.turn]
            lengths = {frozenset(line["between"]): line["length"] for line in view["lines"]}
            found = GAME.routes(state)
            expected = set()
            for city in view["cities"]:
                if city["taken_by"] is not None:
                    continue
                factor = 2 if city["wealth"] == "gold" else 1
                for route in naive.whole_routes(view, city["id"], mine["roads"]):
                    cost = sum(lengths[frozenset(pair)] for pair in pairwise(route))
                    for paid in naive.payments(view, city["id"], route, mine["id"]):
                        points = tuple(pieces * factor for pieces in paid)
                        expected.add((city["id"], tuple(route), cost, points))
            assert {(route.city, route.places, route.cost, route.points) for route in found} == expected
            assert len(found) == len(expected)
        seat = state.actors()[0]
        chance = state.decision >= codes.DEAL
        state.play(seat, state.sample(seat, rng) if chance else thrifty(state, rng))
