"""What strangers get: the help, the reference of public names, the archive of the sources."""

from __future__ import annotations

import importlib.util
import os
import pydoc
import subprocess
import sys
import tarfile
from pathlib import Path

import quadriga

ROOT = Path(__file__).parent.parent


def test_the_reference_is_made_from_the_docstrings() -> None:
    spec = importlib.util.spec_from_file_location("api_page", ROOT / "tools" / "api_page.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == tool.page(), "run python tools/api_page.py"


def test_every_public_name_is_told_of() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    told = pydoc.render_doc(quadriga)
    for name in quadriga.__all__:
        thing = getattr(quadriga, name)
        if callable(thing):
            assert f"### {name}" in page, name
        assert name in told


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
    assert not [name for name in carried if name.endswith((".so", ".pyc", ".c"))]
