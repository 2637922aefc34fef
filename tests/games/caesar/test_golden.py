"""Whole games that must never change, decision by decision and event by event, in both builds."""

from __future__ import annotations

import json

import pytest

from quadriga.core.title.events import Event

from .golden import FOLDER, GAMES, digest, recorded

DIGESTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays(name: str) -> None:
    events: list[Event] = []
    for step in recorded(name).replay(events.append):
        assert step.after.game.faults(step.after) == []
    assert digest(events) == DIGESTS[name]
