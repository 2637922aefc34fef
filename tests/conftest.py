"""Runs the contract suites for every registered title."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings

from quadriga.cli import main
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


Run = Callable[..., tuple[int, str, str]]
"""Gives the status of a command, what it printed, and its complaints."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line, in English whatever the system speaks."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main(list(arguments))
        out, err = capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    return call
