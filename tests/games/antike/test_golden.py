"""Games and counts that must never change by accident."""

from __future__ import annotations

import pytest

from quadriga.core.position.state import State
from tests.games.antike.golden import GAMES, GOLDEN, played
from tests.games.antike.setup import Setup
from tests.games.antike.test_economy import KNOW_HOWS
from tests.games.antike.test_maneuver import athens, on_maneuver


@pytest.mark.parametrize(
    "name", [name if name == "two-east" else pytest.param(name, marks=pytest.mark.sweep) for name in GAMES]
)
def test_golden_games_replay(name: str) -> None:
    GOLDEN.check(name)


@pytest.mark.parametrize("name", ["two-east", "three-east-long", "four-west-orders"])
def test_golden_games_are_made_again_from_their_seeds(name: str) -> None:
    assert str(played(name)) == GOLDEN.text(name)


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many decisions."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for seat in state.actors()[:1]:
        for action in state.legal(seat):
            after = state.clone()
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total


def siege(rules_version: int = 1) -> Setup:
    table = on_maneuver(rules_version=rules_version).knows("phoenicia", "wheel", "sailing")
    table.army("phoenicia", "petra", legion=2).army("phoenicia", "paphos", galley=2).army("greece", "palmyra", legion=1)
    return table.order("greece", "legion", "ask").play("go maneuver_1")


def searched(rules_version: int = 1) -> Setup:
    return siege(rules_version).searching()


def before_the_move(rules_version: int | None = None) -> Setup:
    """Little in a limited bank, all know-hows."""
    table = Setup(options={"bank_limit": "30"}, rules_version=rules_version).turn("phoenicia")
    return table.knows("phoenicia", *KNOW_HOWS).has("phoenicia", 1, 1, 2).bank(marble=1, iron=0)


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [
        ("deal", 4, 24),
        ("opening-3", 2, 74),
        ("opening-3", 3, 575),
        ("opening", 2, 134),
        ("opening", 3, 1470),
        ("opening-west-3", 2, 75),
        ("siege", 3, 2440),
        ("siege-2", 3, 2444),
        ("siege-4", 3, 4909),
        ("searched", 3, 945),
        ("searched-4", 3, 930),
        ("athens-3", 2, 142),
        ("bank-3", 3, 541),
        ("bank", 3, 1610),
    ],
)
def test_perft(name: str, depth: int, count: int) -> None:
    tables = {
        "deal": lambda: Setup(dealt=False),
        "opening": Setup,
        "opening-3": lambda: Setup(rules_version=3),
        "opening-west-3": lambda: Setup(6, {"map": "occident", "edition": "2006"}, rules_version=3),
        "siege": siege,
        "siege-2": lambda: siege(rules_version=2),
        "siege-4": lambda: siege(rules_version=4),
        "searched": searched,
        "searched-4": lambda: searched(rules_version=4),
        "athens-3": lambda: athens((1, 1), rules_version=3),
        "bank": before_the_move,
        "bank-3": lambda: before_the_move(rules_version=3),
    }
    assert perft(tables[name]().state, depth) == count
