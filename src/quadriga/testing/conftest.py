"""Runs the contract suite for every title that is known, in its settings."""

from __future__ import annotations

import pytest

from quadriga.core.title import registry
from quadriga.testing.settings import CHECKED, Setting, few_settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `setting` runs for all settings of all titles; one that takes `title`, for all titles."""
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", CHECKED, ids=str)
    if "rich" in metafunc.fixturenames:
        few: list[Setting] = [setting for meta in registry.titles() for setting in few_settings(meta)]
        metafunc.parametrize("rich", few, ids=str)
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", [meta.id for meta in registry.titles()])


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark of long tests known where the suite runs for a title of another package."""
    config.addinivalue_line("markers", "sweep: many games or positions")
