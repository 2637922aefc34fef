"""What strangers get: the help, what pip is told, the archive of the sources, the release."""

from __future__ import annotations

import importlib.util
import os
import pydoc
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

import quadriga

ROOT = Path(__file__).parent.parent


def tool(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_what_is_compiled_knows_the_types_of_the_sources() -> None:
    late = subprocess.run([sys.executable, "tools/declare.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert late.returncode == 0, f"run make build\n{late.stdout}{late.stderr}"


def test_every_public_name_is_told_of() -> None:
    told = pydoc.render_doc(quadriga)
    assert [name for name in quadriga.__all__ if name not in told] == []


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


@pytest.mark.parametrize("part", ["core", "games", "bots"])
def test_each_of_the_lower_layers_loads_nothing_but_python(part: str) -> None:
    program = f"""
import sys
before = set(sys.modules)
import quadriga.{part}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}} - set(sys.stdlib_module_names)
print(sorted(name for name in loaded if "cython" not in name))
"""
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert ran.stdout == "['quadriga']\n"


def test_the_archive_of_the_sources_carries_all_tests(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "egg_info", "-e", str(tmp_path), "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "QUADRIGA_PLAIN": "1"}, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        str(path.relative_to(ROOT))
        for folder in ("tests", "tools", "docs", "bench", "requirements", "src/quadriga/testing")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and "pictures" not in path.parts
    }
    assert len(wanted) > 100 and sorted(wanted - carried) == []
    assert not [name for name in carried if name.endswith((".so", ".pyc"))]
    # Pictures are heavy, and the site shows them.
    assert not [name for name in carried if "docs/pictures" in name]
    # No rules translated to C: they are made anew where the archive is built.
    assert not [name for name in carried if name.startswith("src/") and name.endswith(".c")]


def test_what_is_installed_brings_play_page_and_server() -> None:
    """And nothing of what only a lab, a cluster or PostgreSQL need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.match(r"[\w.-]+", one)[0].lower() for one in project["dependencies"]}  # type: ignore[index]
    assert {"fastapi", "uvicorn", "sqlalchemy", "textual", "fluent.runtime"} <= needed
    extras = project["optional-dependencies"]
    assert set(extras) == {"lab", "research", "postgres", "cluster"}
    assert not needed & {re.match(r"[\w.-]+", one)[0].lower() for many in extras.values() for one in many}  # type: ignore[index]


def test_the_licence_names_what_the_page_carries() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    web = ROOT / "src" / "quadriga" / "web"
    texts = [*web.glob("vendor/*/LICENSE"), *web.glob("look/fonts/OFL-*.txt")]
    listed = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    assert len(texts) > 4 and set(texts) <= listed
    known = {"Apache License": "Apache-2.0", "SIL OPEN FONT LICENSE": "OFL-1.1", "MIT License": "MIT"}
    for path in texts:
        text = path.read_text(encoding="utf-8")
        names = {name for words, name in known.items() if words.lower() in text.lower()}
        assert names and names <= set(project["license"].split(" AND ")), path


def test_the_readme_of_the_package_links_to_the_site_alone() -> None:
    """A registry of packages shows it where nothing lies beside it."""
    site = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Documentation"]
    command = [sys.executable, "setup.py", "--quiet", "--long-description"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, "QUADRIGA_PLAIN": "1"}, capture_output=True, text=True)
    links = re.findall(r"\]\(([^)]+)\)", ran.stdout)
    assert len(links) > 20 and [one for one in links if not one.startswith(site)] == []
    assert f"{site}page.html" in links and f"{site}pictures/caesar-terminal.svg" in links
    begin = ran.stdout.index("```")
    assert ran.stdout[begin:].startswith("```\npip install quadriga\n")


def test_a_release_is_refused_until_all_of_it_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    release = runpy.run_path(str(ROOT / "tools" / "release.py"))
    complaints, within = release["complaints"], release["complaints"].__globals__
    monkeypatch.setitem(within, "ROOT", tmp_path)
    answers = {"status": " M README.md", "tag": "v1.0.0"}
    monkeypatch.setitem(within, "git", lambda *words: answers[words[0]])
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n")
    (tmp_path / "ROADMAP.md").write_text("# Roadmap\n")
    (tmp_path / "pyproject.toml").write_text('[project.urls]\nHomepage = "https://nobody.example/"\n')
    said = " ".join(complaints("1.0.0", False))
    for word in ("CHANGELOG", "ROADMAP", "urls", "make app", "not committed", "v1.0.0"):
        assert word in said
    answers.update(status="", tag="")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.0.0 - 2026-12-01\n")
    (tmp_path / "src" / "quadriga").mkdir(parents=True)
    (tmp_path / "src" / "quadriga" / "app.zip").touch()
    (tmp_path / "ROADMAP.md").write_text("# Roadmap\n\n## Done in 1.0.0\n")
    (tmp_path / "pyproject.toml").write_text('[project.urls]\nHomepage = "https://somewhere.org/"\n')
    assert complaints("1.0.0", False) == []
    assert complaints("1.0.0", True) and complaints("one", False)
