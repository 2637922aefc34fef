"""Golden games: recorded once, replayed and played again for ever."""

from __future__ import annotations

import pytest

from quadriga.core.record import Record
from tests.games.empire.make_golden import FOLDER, GAMES, played


@pytest.mark.parametrize(("name", "seats", "options", "seed"), GAMES, ids=[row[0] for row in GAMES])
def test_a_golden_game_replays_and_is_played_again(name: str, seats: int, options: dict[str, str], seed: int) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    final = Record.parse(text).final()
    outcome = final.outcome()
    assert outcome is not None
    pad = "".join(f"{seat} {points}\n" for seat, points in enumerate(outcome.points))
    assert pad == (FOLDER / f"{name}.points").read_text(encoding="utf-8")
    assert str(played(seats, options, seed).record) == text


def test_golden_games_show_passes_choices_and_both_ends() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
    assert len(texts) == len(GAMES)
    assert any(" pass\n" in text for text in texts) and any(" count " in text for text in texts)
    assert any("\nend stuck" in text for text in texts) and any("\nend complete" in text for text in texts)
