"""Golden games: recorded once, replayed for ever to the same events and the same end."""

from __future__ import annotations

import json

import pytest

from tests.games.augustus.golden import FOLDER, GAMES, digest, path, recorded, told
from tests.games.augustus.setup import load

DIGESTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "name", [name if name == "two" else pytest.param(name, marks=pytest.mark.sweep) for name in GAMES]
)
def test_a_golden_game_replays(name: str) -> None:
    record = recorded(name)
    assert (record.seats, record.end is not None) == (GAMES[name][0], True)
    for step in record.replay():
        assert load().faults(step.after) == []
    assert step.after.is_over() and str(record) == path(name).read_text(encoding="utf-8")
    assert digest(told(name)) == DIGESTS[name]
