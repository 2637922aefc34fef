"""Golden games replay to the same end."""

from __future__ import annotations

import pytest

from quadriga import Record
from tests.games.augustus.setup import load
from tests.games.augustus.golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert (record.seats, record.end is not None) == (GAMES[name][0], True)
    final = record.final()
    assert final.is_over() and load().faults(final) == [] and str(record) == text
