"""Golden games: recorded once, replayed for ever to the same events and the same points."""

from __future__ import annotations

import json

import pytest

from quadriga import Record
from tests.games.empire.golden import FOLDER, GAMES, digest, pad, told
from tests.games.empire.setup import GAME

DIGESTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text and record.seats == GAMES[name][0]
    for step in record.replay():
        assert step.after.game.faults(step.after) == []
    assert step.after.is_over()
    assert pad(record) == (FOLDER / f"{name}.points").read_text(encoding="utf-8")
    assert digest(record) == DIGESTS[name]


def test_golden_games_tell_every_kind_of_event() -> None:
    records = [Record.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in GAMES]
    heard = {event["event"] for record in records for event in told(record)}
    assert heard == {spec.key for spec in GAME.event_specs}


def test_golden_games_show_passes_choices_and_both_ends() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    assert len(texts) == len(GAMES)
    assert any(" pass\n" in text for text in texts) and any(" count " in text for text in texts)
    assert any("\nend stuck" in text for text in texts) and any("\nend complete" in text for text in texts)
