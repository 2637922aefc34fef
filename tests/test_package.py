"""What strangers get: the help, the reference of public names, the archive of the sources."""

from __future__ import annotations

import importlib.util
import os
import pydoc
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import quadriga

ROOT = Path(__file__).parent.parent


def tool(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_reference_is_made_from_the_docstrings() -> None:
    page = tool("api_page").page()
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == page, "run python tools/api_page.py"


def test_the_constants_of_compiled_rules_are_those_of_python() -> None:
    assert not tool("declare").outdated(), "run python tools/declare.py"


def test_every_public_name_is_told_of() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    told = pydoc.render_doc(quadriga)
    for name in quadriga.__all__:
        thing = getattr(quadriga, name)
        if callable(thing):
            assert f"### {name}" in page, name
        assert name in told


def test_rules_and_bots_need_nothing_but_python() -> None:
    """Whoever plays or trains in Python loads no words, no table, no server; errors are sentences all the same."""
    program = """
import sys
before = set(sys.modules)
from quadriga import Match, Rng, bots, games
match = Match(games.load("caesar").new(seats=2), Rng(1))
bots.make("level1").choose(match.state, match.state.actors()[0], Rng(2))
loaded = {name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)
print(sorted(name for name in loaded if "cython" not in name), "quadriga.words" in sys.modules)
try:
    games.load("chess")
except Exception as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    loaded, error = ran.stdout.splitlines()
    assert loaded == "['quadriga'] False"
    assert error == "There is no game “chess”; the games are: empire, caesar, augustus, antike."


def test_the_archive_of_the_sources_carries_all_tests(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "egg_info", "-e", str(tmp_path), "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "QUADRIGA_PLAIN": "1"}, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        str(path.relative_to(ROOT))
        for folder in ("tests", "tools", "docs", "bench", "requirements", "src/quadriga/testing")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert len(wanted) > 100 and sorted(wanted - carried) == []
    assert not [name for name in carried if name.endswith((".so", ".pyc"))]
    # No rules translated to C: they are made anew where the archive is built.
    assert not [name for name in carried if name.startswith("src/") and name.endswith(".c")]
