"""How many ways there are to play on from set positions, decision by decision; some counted a second time."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.core.seats import OMNISCIENT
from tests.games.empire.naive import Naive
from tests.games.empire.setup import GAME, Setup

pytestmark = pytest.mark.sweep

DATA = GAME.board_data()
OPENING: tuple[str, ...] = ()
# The centre is emptied with lines to spare: many ways to cross.
CENTRE = (
    "aquileia rome", "caralis rome", "mediolanum aquileia", "massilia caralis", "messana rome", "carthago messana",
    "augusta_vindelicorum mediolanum", "icosium carthago", "lugdunum massilia", "emporiae massilia",
)  # fmt: skip
NORTH = (*CENTRE, "lutetia lugdunum", "mogontiacum augusta_vindelicorum", "burdigala lugdunum", "noviomagus lutetia")


def perft(state: Any, depth: int) -> int:
    if depth == 0 or state.is_over():
        return 1
    seat = state.actors()[0]
    total = 0
    for action in state.legal(seat):
        after = state.clone()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


def naive_perft(state: Any, depth: int) -> int:
    """The same with the moves of the second opinion, played by their texts."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for text in Naive(GAME.view(state, OMNISCIENT), DATA).legal():
        after = state.clone()
        after.play(after.actors()[0], GAME.notation.number(text))
        total += naive_perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "routes", "counts"),
    [
        (2, OPENING, [4, 4, 22, 22, 147, 151, 1138, 1222, 9882]),
        (4, OPENING, [6, 6, 44, 46, 377, 426, 3654]),
        (2, CENTRE, [9, 9, 38, 132, 297, 1147, 3020, 10525]),
        (3, NORTH, [8, 10, 36, 110, 263, 830, 2204, 6553]),
    ],
)
def test_perft(seats: int, routes: tuple[str, ...], counts: list[int]) -> None:
    state = Setup(seats).turns(*routes).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("seats", "routes", "depth"), [(2, OPENING, 4), (4, OPENING, 3), (2, CENTRE, 4), (3, NORTH, 4)]
)
def test_perft_of_the_second_opinion(seats: int, routes: tuple[str, ...], depth: int) -> None:
    state = Setup(seats).turns(*routes).state
    assert naive_perft(state, depth) == perft(state, depth)
