"""The slow second opinion agrees with the engine, in usual games and in crowded positions."""

from __future__ import annotations

import pytest

from quadriga import compiled
from quadriga.core.rng import Rng
from quadriga.games.antike.rules import codes
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
        found = legal(view, board, table.state.seats, table.last_choice, table.searches)
        assert table.legal() == found, view["decision"]
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


@pytest.mark.parametrize("all_know_how", ["free_exchange", "two_to_one"])
def test_both_opinions_agree_where_a_limited_bank_exchanges(all_know_how: str) -> None:
    """ANT-R14: with little in the bank, so that exchanges run out."""
    met: set[str] = set()
    for seed in range(6):
        table = crowded(4, {"bank_limit": "40", "all_know_how": all_know_how}, seed)
        for nation in table.side.nations[:4]:
            table.knows(nation, *codes.KNOW_HOWS).has(nation, seed, 2, 4 - seed // 2)
        met |= agree(table.bank(marble=seed % 3), Rng(seed), 160)
    assert "exchange" in met


@pytest.mark.parametrize("rules_version", [1, 2, 3])
def test_both_opinions_agree_on_older_versions(rules_version: int) -> None:
    """What was legal then is legal in their games for ever."""
    for seats, options in USUAL:
        table = Setup(seats, {**options, "round_limit": "8"}, dealt=False, rules_version=rules_version)
        agree(table, Rng(seats), 200)


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
        "rondel", "pay", "temple", "arm", "learn", "maneuver", "conquest", "enter", "asked", "foe", "lose",
        "spend", "give_up", "found", "card", "instead",
    }  # fmt: skip
    # Fewer games in plain Python meet fewer kinds; that they agree is checked there all the same.
    assert met and (wanted <= met or not compiled)
