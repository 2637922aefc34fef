"""The page of the ladder says what was measured, and what was measured keeps what we promise."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
RESULTS = sorted((ROOT / "docs" / "ladder").glob("*.json"))


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder_page", ROOT / "tools" / "ladder_page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def shares(question: str) -> dict[tuple[str, str, str], dict[str, Any]]:
    """For each result of a question: the game, a bot and the bot before it in the list, and the score."""
    found = {}
    for path in RESULTS:
        game, _, asked = path.stem.partition("-")
        if asked == question:
            result = json.loads(path.read_text(encoding="utf-8"))
            for score in result["summary"]["scores"]:
                bots = result["bots"]
                if bots.index(score["bot"]) == bots.index(score["against"]) + 1:
                    found[game, score["bot"], score["against"]] = score
    return found


def test_the_page_is_made_from_the_figures() -> None:
    page = tool()
    assert page.PAGE.read_text(encoding="utf-8") == page.page()


@pytest.mark.parametrize(
    ("question", "least", "luck"),
    [("levels", 0.65, 0.57), ("ends", 0.95, 0.80), ("random", 0.99, 1 - 1 / 30), ("plain", 0.5, 0.5)],
)
def test_what_was_measured_keeps_what_is_promised(question: str, least: float, luck: float) -> None:
    """In Augustus, where luck weighs more, less is promised."""
    found = shares(question)
    assert {game for game, _, _ in found} == {"empire", "caesar", "augustus", "antike"}
    for (game, _, _), score in found.items():
        assert score["share"] >= (luck if game == "augustus" else least)


@pytest.mark.parametrize("question", ["levels", "ends", "random", "plain"])
def test_enough_games_were_played(question: str) -> None:
    for score in shares(question).values():
        low, high = score["interval"]
        assert (high - low) / 2 <= 0.06005, score


def test_among_four_one_of_a_level_wins_more_than_its_share_against_three_of_the_level_below() -> None:
    found = shares("four")
    assert {game for game, _, _ in found} == {"empire", "augustus", "antike"}
    assert all(score["interval"][0] > 0.25 for score in found.values())
