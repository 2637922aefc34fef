"""Golden games: recorded once, replayed for ever to the same events and the same points."""

from __future__ import annotations

import pytest

from tests.games.empire.golden import GAMES, GOLDEN, points
from tests.games.empire.setup import GAME


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name: str) -> None:
    record = GOLDEN.record(name)
    assert record.seats == GAMES[name][0]
    assert points(record) == GOLDEN.path(name).with_suffix(".points").read_text(encoding="utf-8")
    GOLDEN.check(name)


def test_golden_games_tell_every_kind_of_event() -> None:
    heard = {event["event"] for name in GAMES for event in GOLDEN.told(name)}
    assert heard == {spec.key for spec in GAME.event_specs}


def test_golden_games_show_passes_choices_and_both_ends() -> None:
    texts = [GOLDEN.text(name) for name in GAMES]
    assert len(texts) == len(list(GOLDEN.folder.glob("*.txt")))
    assert any(" pass\n" in text for text in texts) and any(" count " in text for text in texts)
    assert any("\nend stuck" in text for text in texts) and any("\nend complete" in text for text in texts)
