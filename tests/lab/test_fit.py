"""The fit finds the weights that made the games."""

from __future__ import annotations

import math

import pytest

from quadriga.core.rng import Rng
from quadriga.lab.fit import BLIND, Lesson, Sample, fit

TRUE = {"lead": (1.0, 4.0), "tempo": (2.0, 0.0), "noise": (0.0, 0.0)}


def lessons(games: int, seats: int = 2) -> list[Lesson]:
    """Positions at random; of two contestants the better one wins as often as the true weights say."""
    rng = Rng(5)
    made = []
    for _ in range(games):
        progress = rng.below(1000) / 1000
        rows = [[rng.below(1000) / 500 - 1 for _ in TRUE] for _ in range(seats)]
        strength = [
            sum(
                ((1 - progress) * early + progress * late) * x
                for (early, late), x in zip(TRUE.values(), row, strict=True)
            )
            for row in rows
        ]
        # Strengths with this noise on top make the better one win with the chance that a logistic curve gives.
        noisy = [one - math.log(-math.log((rng.below(10**6) + 0.5) / 10**6)) for one in strength]
        ranks = [1 + sum(1 for other in noisy if other > one) for one in noisy]
        made.append(Lesson(ranks, [Sample(progress, rows)]))
    return made


@pytest.mark.parametrize("seats", [2, 3])
def test_known_weights_are_found(seats: int) -> None:
    found = fit(list(TRUE), lessons(10_000, seats))
    for name, (early, late) in TRUE.items():
        assert found.weights[name] == pytest.approx((early, late), abs=0.35)
    assert found.train_loss < found.loss < 0.6 < BLIND
    assert found.impact["lead"] > found.impact["tempo"] > found.impact["noise"]
    assert [phase.right > 0.7 for phase in found.phases] == [True, True, True]


def test_what_explains_nothing_gets_no_weight() -> None:
    rng = Rng(9)
    blind = [
        Lesson((1, 2) if rng.below(2) else (2, 1), [Sample(0.5, [[rng.below(100) / 100.0, 0.0], [0.5, 0.0]])])
        for _ in range(2000)
    ]
    found = fit(["chance", "nothing"], blind)
    assert found.weights["nothing"] == (0.0, 0.0)
    assert found.weights["chance"] == pytest.approx((0.0, 0.0), abs=0.3)
    assert found.loss == pytest.approx(BLIND, abs=0.01)


def test_a_tie_pulls_to_the_middle() -> None:
    found = fit(["lead"], [Lesson((1, 1), [Sample(0.0, [[1.0], [0.0]])]) for _ in range(10)])
    assert found.weights["lead"] == (0.0, 0.0)


@pytest.mark.parametrize("rival", [[[0.0]], []])
def test_alone_the_rival_is_the_automaton_or_nobody(rival: list[list[float]]) -> None:
    found = fit(["lead"], [
        Lesson((1,), [Sample(0.0, [[1.0], *rival])]), Lesson((2,), [Sample(0.0, [[-1.0], *rival])])
    ] * 5)  # fmt: skip
    assert found.weights["lead"][0] > 1.0


def test_each_game_counts_alike() -> None:
    long = Lesson((1, 2), [Sample(0.0, [[1.0], [0.0]])] * 30)
    short = Lesson((2, 1), [Sample(0.0, [[1.0], [0.0]])])
    assert fit(["lead"], [long, short] * 5).weights["lead"][0] == pytest.approx(0.0, abs=1e-6)
