"""Runs the contract suites for every registered title."""

from __future__ import annotations

import pytest
from hypothesis import settings

from quadriga.core import registry
from tests.settings import CHECKED

settings.register_profile("quadriga", deadline=None, derandomize=True)
settings.load_profile("quadriga")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `setting` runs for all settings of all titles; one that takes `title`, for all titles."""
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", CHECKED, ids=str)
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", [meta.id for meta in registry.titles()])
