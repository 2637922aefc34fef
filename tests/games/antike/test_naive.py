"""The slow second opinion agrees with the engine, in usual games and in crowded positions."""

from __future__ import annotations

import pytest

from quadriga import compiled
from quadriga.core.rng import Rng
from tests.games.antike.naive import legal
from tests.games.antike.setup import Setup, crowded

pytestmark = pytest.mark.sweep

USUAL = [
    (2, {"map": "orient", "nations": "choose"}),
    (2, {"map": "occident", "partner_attack": "on"}),
    (3, {"map": "occident", "nations": "choose", "start_cities": "one", "bank_limit": "30"}),
    (4, {"map": "orient", "edition": "2006"}),
    (5, {"map": "orient", "fight": "to_the_end"}),
    (6, {"map": "occident", "all_know_how": "two_to_one", "coin": "round_start"}),
]
SMALL = {"box": {"supplies": {"coins": 6, "temples": 12, "legions": 17, "galleys": 17, "cities": 5}}}


def agree(table: Setup, rng: Rng, most: int) -> set[str]:
    """Play on at random and compare in every position; returns the decisions met."""
    met = set()
    board = table.game.board_data()
    for _ in range(most):
        if table.state.is_over():
            break
        view = table.view
        met.add(view["decision"])
        assert table.legal() == legal(view, board, table.state.seats, table.last_choice), view["decision"]
        table.state.play(table.actor(), table.state.sample(table.actor(), rng))
        assert table.faults == []
    return met


@pytest.mark.parametrize(("seats", "options"), USUAL)
def test_both_opinions_agree_in_usual_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        table = Setup(seats, {**options, "round_limit": "14"}, dealt=False)
        agree(table, Rng(seed), 400)


@pytest.mark.parametrize(("seats", "options"), USUAL)
def test_both_opinions_agree_where_nations_clash(seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        agree(crowded(seats, options, seed), Rng(seed), 160)


def test_every_kind_of_decision_is_met() -> None:
    met: set[str] = set()
    for seed in range(20 if compiled else 8):
        options = {
            "all_know_how": ("personality", "two_to_one", "free_exchange")[seed % 3],
            "fight": ("to_the_end", "one_for_one")[seed % 2],
            "maneuver": ("two_phases", "free")[seed % 2],
        }
        met |= agree(crowded(4 if seed % 3 else 6, options, seed, SMALL), Rng(seed), 110)
    wanted = {
        "rondel", "orders", "pay", "temple", "arm", "learn", "maneuver", "conquest", "enter", "asked", "foe", "lose",
        "spend", "give_up", "found", "card", "instead",
    }  # fmt: skip
    # Fewer games in plain Python meet fewer kinds; that they agree is checked there all the same.
    assert met and (wanted <= met or not compiled)
