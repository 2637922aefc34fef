"""Whole games that must never change, decision by decision and event by event, in both builds."""

from __future__ import annotations

import pytest

from tests.games.caesar.golden import GAMES, GOLDEN


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays(name: str) -> None:
    GOLDEN.check(name)
