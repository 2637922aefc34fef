"""The table of speeds in README.md comes from one command."""

from __future__ import annotations

import doctest

from tools import figures


def test_what_is_measured_becomes_the_table_of_the_readme() -> None:
    assert doctest.testmod(figures).failed == 0
    page = figures.PAGE.read_text(encoding="utf-8")
    found = page.partition(figures.BEGIN)[2].partition(figures.END)[0]
    heads = next(line for line in found.splitlines() if line.startswith("| game"))
    assert heads == figures.HEADS and found.count("\n| ") == 5
    assert figures.written(page, found.strip("\n")) == page
