"""Golden games: recorded once, replayed for ever to the same events and the same end."""

from __future__ import annotations

import pytest

from tests.games.augustus.golden import GAMES, GOLDEN


@pytest.mark.parametrize(
    "name", [name if name == "two" else pytest.param(name, marks=pytest.mark.sweep) for name in GAMES]
)
def test_a_golden_game_replays(name: str) -> None:
    record = GOLDEN.record(name)
    assert (record.seats, record.end is not None) == (GAMES[name][0], True)
    GOLDEN.check(name)
