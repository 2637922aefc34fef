"""The tutorial runs as it stands, and the page on research tells the sizes there are."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from quadriga.core.title import registry

DOCS = Path(__file__).parents[1] / "docs"


def test_every_line_of_the_tutorial_runs() -> None:
    failed, tried = doctest.testfile(str(DOCS / "tutorial.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0 and tried > 35


def test_the_table_of_sizes_is_right() -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    for meta in registry.titles():
        seats, numbers, actions = map(int, re.search(rf"\| {meta.name} \| (\d+) \| (\d+) \| (\d+) \|", text).groups())  # type: ignore[union-attr]
        game = registry.load(meta.id)
        assert game.observation(game.new(seats)).size == numbers and game.action_count == actions
