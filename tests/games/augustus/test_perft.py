"""Leaf counts of the game tree from set positions: any change of what is legal shows here."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import OMNISCIENT
from tests.games.augustus import naive
from tests.games.augustus.setup import Setup, Table, load
from tests.games.augustus.test_mobilising import example
from tests.games.augustus.test_powers import all_but, rearranging, use


def perft(state: Any, depth: int) -> int:
    """Sequences of `depth` decisions, chance included; the lowest seat that owes decides."""
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    legal = state.legal(actors[0])
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.play(actors[0], action)
        total += perft(after, depth - 1)
    return total


def slow(state: Any, depth: int) -> int:
    """The same, counted with the second opinion."""
    view, box = load().view(state, OMNISCIENT), load().board_data()
    actors = naive.actors(view)
    if depth == 0 or not actors:
        return 1
    texts = naive.chance(view, box) if actors == [-1] else naive.legal(view, box, state.options, actors[0])
    total = 0
    for text in texts:
        after = state.clone()
        after.play(actors[0], load().notation.number(text))
        total += slow(after, depth - 1)
    return total


def three() -> Table:
    setup = Setup(3).play(0, "70", **all_but("70", "standard")).play(0, "1").play(1, "76", **all_but("76", "standard"))
    setup.play(1, "5", double_sword=1).play(2, "80", double_sword=1).play(2, "31", shield=1)
    return setup.row("2", "3", "6").rarely().table()


def attacked() -> Table:
    setup = Setup(3).play(0, "41", **all_but("41", "double_sword")).play(1, "77", shield=2, chariot=1).play(2, "78")
    return setup.play(2, "79", dagger=1, standard=2).row("2", "3", "4", "5", "6").table()


CASES = {
    "example": (example, (7, 32, 156, 616, 2443)),
    "three": (three, (7, 21, 72, 247, 988)),
    "attacked": (attacked, (7, 19, 54, 196, 713)),
    "rearranging": (rearranging, (3, 10, 406, 2796)),
    "complete": (
        lambda: use(Setup(2).play(0, "88", **all_but("88", "dagger")).play(0, "16").play(0, "80"), "88", "dagger"),
        (2, 4, 20, 80, 6400),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str) -> None:
    position, counts = CASES[name]
    state = position().state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
    assert slow(state, 3) == counts[2]


def test_perft_of_the_set_up() -> None:
    state = load().new(2)
    assert perft(state, 3) == 2 * 88 * 87
