"""Times of decisions, gathered over many games."""

from __future__ import annotations

import pytest

from quadriga.lab.pace import Durations, together


def paced(*times: float) -> Durations:
    pace = Durations()
    for seconds in times:
        pace.note(seconds)
    return pace


def test_a_quantile_is_close_whatever_the_times() -> None:
    for unit in (1e-5, 0.003, 2.0):
        pace = paced(*(unit * n for n in range(1, 1001)))
        assert pace.quantile(0.95) == pytest.approx(950 * unit, rel=0.035)
        assert pace.longest == pytest.approx(1000 * unit)


def test_paces_go_together_and_through_json() -> None:
    one, two = paced(0.1, 0.2), paced(1.0)
    assert together([one, two]) == paced(0.1, 0.2, 1.0)
    assert Durations.from_json(two.to_json()) == two
    assert together([]).mean == 0.0 and together([]).quantile(0.95) == 0.0
