"""The walk through the sources is true: its files are there, and its first change does what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "quadriga"
PAGE = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")


def test_every_file_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:\w[\w.-]*/)+[\w.-]+\.\w+)`", PAGE))
    assert len(named) > 20
    assert [path for path in sorted(named) if not (PACKAGE / path).exists()] == []


def test_every_file_of_its_drawing_is_there() -> None:
    drawing = PAGE.partition("```\n")[2].partition("```")[0]
    named = set(re.findall(r"[\w/-]+\.(?:js|py)", drawing))
    assert len(named) > 10
    places = [PACKAGE, PACKAGE / "web", PACKAGE / "server"]
    assert [path for path in sorted(named) if not any((place / path).exists() for place in places)] == []


def changed(text: str, block: str) -> str:
    """A file after the change that a block shows: what it takes away and what stays must be there, once."""
    lines = block.splitlines()
    before = "\n".join(line[1:] for line in lines if not line.startswith("+")) + "\n"
    after = "\n".join(line[1:] for line in lines if not line.startswith("-")) + "\n"
    assert text.count(before) == 1, before
    return text.replace(before, after)


def test_its_first_change_can_be_made(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "web")
    copy = tmp_path / "src" / "quadriga"
    shutil.copytree(PACKAGE, copy, ignore=left_out)
    blocks = re.findall(r"```diff (\S+)\n(.*?)```", PAGE, re.DOTALL)
    assert {path.rpartition("/")[2] for path, _ in blocks} >= {"meta.py", "position.py", "en.ftl", "fr.ftl"}
    for path, block in blocks:
        file = copy / path
        file.write_text(changed(file.read_text(encoding="utf-8"), block), encoding="utf-8")
    name, test = re.findall(r"```python (\S+)\n(.*?)```", PAGE, re.DOTALL)[0]
    (tmp_path / name).write_text(test, encoding="utf-8")
    # The rules have changed and are not compiled: plain Python runs them.
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "QUADRIGA_PLAIN": "1"}
    suite = ["--pyargs", "quadriga.testing", "-k", "short or (empire and (lacks_words or same_things))"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", name, *suite],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "test_half_the_roads_make_a_shorter_game PASSED" in ran.stdout
    # The contract suite has asked for words of the new option.
    assert "test_nothing_of_a_title_lacks_words[empire-fr] PASSED" in ran.stdout
