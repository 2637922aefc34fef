"""Games and counts that must never change by accident."""

from __future__ import annotations

import json

import pytest

from quadriga.core.record import Record
from quadriga.core.state import State
from tests.games.antike.golden import FOLDER, GAMES, digest, game, read
from tests.games.antike.setup import Setup
from tests.games.antike.test_maneuver import athens, on_maneuver

DIGESTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "name", [name if name == "two-east" else pytest.param(name, marks=pytest.mark.sweep) for name in GAMES]
)
def test_golden_games_replay(name: str) -> None:
    record = Record.parse(read(name))
    assert digest(record) == DIGESTS[name]
    assert record.final().is_over() and str(record) == read(name)


@pytest.mark.parametrize("name", ["two-east", "three-east-long", "four-west-orders"])
def test_golden_games_are_made_again_from_their_seeds(name: str) -> None:
    assert str(game(*GAMES[name])) == read(name)


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


def searched() -> Setup:
    return siege().searching()


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [
        ("deal", 4, 24),
        ("opening", 2, 74),
        ("opening", 3, 575),
        ("opening-west", 2, 75),
        ("siege", 3, 2440),
        ("siege-2", 3, 2444),
        ("searched", 3, 945),
        ("athens", 2, 142),
    ],
)
def test_perft(name: str, depth: int, count: int) -> None:
    tables = {
        "deal": lambda: Setup(dealt=False),
        "opening": Setup,
        "opening-west": lambda: Setup(6, {"map": "occident", "edition": "2006"}),
        "siege": siege,
        "siege-2": lambda: siege(rules_version=2),
        "searched": searched,
        "athens": lambda: athens((1, 1)),
    }
    assert perft(tables[name]().state, depth) == count
