"""A title in a package of its own: found, listed, played, measured, checked, and held to our contract from outside."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Outside = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """A folder with the package of Nim as an installer leaves it."""
    site = tmp_path / "site"
    shutil.copytree(Path(__file__).with_name("nim"), site / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    about = site / "nim-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[quadriga.games]\nnim = nim.meta:META\n")
    return site


@pytest.fixture
def outside(install: Path, tmp_path: Path) -> Outside:
    """Runs Python in an empty folder, where Nim is installed beside Quadriga."""
    work = tmp_path / "work"
    work.mkdir()

    def call(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        import quadriga

        path = [str(install), str(Path(quadriga.__file__).parents[1])]
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path),
            "LANG": "en_GB.UTF-8",
            "NO_COLOR": "1",
            "HOME": str(work),
        }
        env.pop("LC_ALL", None)
        return subprocess.run(
            [sys.executable, *arguments], input=typed, env=env, cwd=work, capture_output=True, text=True, check=False
        )

    return call


def test_it_is_found_listed_measured_and_checked(outside: Outside) -> None:
    listed = json.loads(outside("-m", "quadriga", "games", "--json").stdout)
    assert [game["id"] for game in listed] == ["empire", "caesar", "augustus", "antike", "nim"]
    assert "Take stones" in outside("-m", "quadriga", "games").stdout
    figures = json.loads(outside("-m", "quadriga", "bench", "nim", "--seconds", "0.02", "--no-plain", "--json").stdout)
    assert all(build["playouts_per_second"] > 0 for build in figures["games"]["nim"]["builds"].values())
    checked = outside("-m", "quadriga", "soak", "nim", "--games", "20")
    assert checked.returncode == 0 and "no fault" in checked.stdout


def test_it_is_played_by_people_and_bots(outside: Outside) -> None:
    ask = ("-m", "quadriga", "play", "nim", "--seed", "1", "--players", "Livia,random")
    played = outside(*ask, typed="hint\n" + "1\n" * 12)
    assert played.returncode == 0, played.stderr
    assert "Livia takes 1 stone of heap A" in played.stdout and "All heaps are empty" in played.stdout
    between = outside(
        "-m", "quadriga", "simulate", "nim", "--players", "level3,random", "-n", "12", "--seed", "2", "--json"
    )
    results = json.loads(between.stdout)["results"]
    assert sum(0 in result["winners"] for result in results) >= 9


def test_it_passes_the_contract_suite_from_outside(outside: Outside) -> None:
    ran = outside("-m", "pytest", "--pyargs", "quadriga.testing", "-k", "nim", "-q", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout
    assert "passed" in ran.stdout and "skipped" not in ran.stdout


def test_the_contract_suite_notices_broken_rules(outside: Outside, install: Path) -> None:
    rules = install / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace('"heaps", "turn", "last")', '"heaps", "turn")'))
    ran = outside("-m", "pytest", "--pyargs", "quadriga.testing", "-k", "nim", "-q", "-x", "-p", "no:cacheprovider")
    assert ran.returncode == 1


def test_a_mistake_in_its_rules_is_shown_where_it_was_made(outside: Outside, install: Path) -> None:
    rules = install / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("self.heaps[heap] -= stones", "self.heaps[heap + 9] -= stones"))
    script = "from quadriga import games, Rng; games.load('nim').new(2).playout(Rng(1))"
    ran = outside("-c", script)
    assert ran.returncode == 1 and "IndexError" in ran.stderr and "carry_out" in ran.stderr


def test_a_title_that_cannot_be_used_hinders_nobody(outside: Outside, install: Path) -> None:
    (install / "nim" / "meta.py").write_text("import nowhere\n")
    assert len(json.loads(outside("-m", "quadriga", "games", "--json").stdout)) == 4
    ran = outside("-m", "quadriga", "play", "nim")
    assert ran.returncode == 2 and "nowhere" in ran.stderr and "Traceback" not in ran.stderr
