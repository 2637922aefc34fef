"""The package as browsers get it, in Pyodide under Node: the same games as native, the records, the contract."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.app import node

pytestmark = pytest.mark.app
HERE = Path("tests/app")
GAMES, FEW_GAMES = 200, 8
TITLES = ("empire", "caesar", "augustus", "antike")
GOLDEN = ["tests/core/test_kept_records.py", *(f"tests/games/{title}/test_golden.py" for title in TITLES)]


@pytest.fixture(scope="module")
def packages() -> Path:
    """What programs find there."""
    return node.prepared()


def same_games(packages: Path, count: int) -> None:
    program = str(HERE / "same_games.py")
    here = subprocess.run([sys.executable, program, str(count)], capture_output=True, text=True, check=True).stdout
    there = node.run(packages, program, str(count))
    assert here.count("\n") == count and there.splitlines()[:count] == here.splitlines()


def test_short_the_same_games_are_played_as_native(packages: Path) -> None:
    same_games(packages, FEW_GAMES)


def test_the_same_games_are_played_as_native(packages: Path) -> None:
    same_games(packages, GAMES)


def test_short_kept_and_golden_records_replay(packages: Path) -> None:
    told = node.run(packages, str(HERE / "run_tests.py"), "--noconftest", *GOLDEN)
    assert " passed" in told and "failed" not in told


def test_the_contract_of_games_is_kept(packages: Path) -> None:
    # By its place: by its name, pytest would read the settings of our own tests first, which need more than there is.
    # Boards as text are for terminals, which browsers have not.
    without = ("--ignore", "/packages/quadriga/testing/test_texts.py", "-m", "not sweep")
    told = node.run(
        packages, str(HERE / "run_tests.py"), "-c", "pyproject.toml", "/packages/quadriga/testing", *without
    )
    assert " passed" in told and "failed" not in told


def test_short_the_tutorial_runs(packages: Path) -> None:
    """As far as it needs nothing but the package."""
    told = node.run(packages, str(HERE / "tutorial.py"))
    assert "0 failed" in told
