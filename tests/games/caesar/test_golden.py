"""Whole games that must never change, decision by decision and event by event, in both builds."""

from __future__ import annotations

import json

import pytest

from quadriga import OMNISCIENT, Record

from .golden_games import FOLDER, GAMES, digest

DIGESTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays(name: str) -> None:
    record = Record.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    seen: list[object] = []
    for step in record.replay(seen.append):
        assert step.after.game.faults(step.after) == []
    assert digest([event.seen_by(OMNISCIENT) for event in seen]) == DIGESTS[name]
