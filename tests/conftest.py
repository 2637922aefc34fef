"""What all tests share: settings of every title, the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from quadriga.cli import main
from quadriga.testing.conftest import pytest_generate_tests
from tests.second_look import pytest_collection_modifyitems, pytest_sessionfinish, pytest_terminal_summary

settings.register_profile("quadriga", deadline=None, derandomize=True)
settings.load_profile("quadriga")

__all__ = ["pytest_collection_modifyitems", "pytest_generate_tests", "pytest_sessionfinish", "pytest_terminal_summary"]

Run = Callable[..., tuple[int, str, str]]
"""Gives the status of a command, what it printed, and its complaints."""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are kept during a test."""
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "kept"))
    return tmp_path / "kept" / "games"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kept: Path) -> Run:
    """The command line, in English whatever the system speaks."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main(list(arguments))
        out, err = capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    return call
