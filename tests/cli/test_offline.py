"""`quadriga app`: what a package carries is laid out as plain files, or shown."""

from __future__ import annotations

import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from quadriga.cli import offline
from tests.conftest import Run

FILES = {"index.html": "<title>Quadriga</title>", "sw.js": "//", "404.html": "none", "v/1/app/main.js": "1"}


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with an app in it."""
    made = tmp_path / "app.zip"
    with zipfile.ZipFile(made, "w") as whole:
        for name, text in FILES.items():
            whole.writestr(name, text)
    monkeypatch.setattr(offline, "PACKED", made)
    return made


def test_the_app_is_copied_and_a_newer_one_takes_its_place(packed: Path, run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "night"
    status, out, _ = run("app", str(folder))
    assert status == 0 and "static host" in out
    assert {p.relative_to(folder).as_posix(): p.read_text() for p in folder.rglob("*") if p.is_file()} == FILES
    with zipfile.ZipFile(packed, "w") as whole:
        for name, text in {**FILES, "sw.js": "// 2", "v/2/app/main.js": "2"}.items():
            if "v/1" not in name:
                whole.writestr(name, text)
    assert run("app", str(folder))[0] == 0
    # Who has the older page open still finds its files.
    assert (folder / "sw.js").read_text() == "// 2" and (folder / "v/1/app/main.js").exists()


def test_nothing_else_is_written_over(packed: Path, run: Run, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a.txt").write_text("dear")
    status, out, err = run("app", str(tmp_path / "letters"))
    assert (status, out) == (2, "") and "name a new folder" in err
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["a.txt"]


def test_a_package_without_the_app_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offline, "PACKED", tmp_path / "none.zip")
    status, _, err = run("app", str(tmp_path / "night"), "--lang", "fr")
    assert status == 2 and "make app" in err and not (tmp_path / "night").exists()
    status, _, err = run("app")
    assert status == 2 and "--serve" in err


def test_the_app_is_shown_here(packed: Path) -> None:
    program = f"""
from pathlib import Path
from quadriga.cli import main, offline
offline.PACKED = Path({str(packed)!r})
main(["app", "--serve", "--port", "0", "--no-browser", "--lang", "en"])
"""
    with subprocess.Popen([sys.executable, "-u", "-c", program], stdout=subprocess.PIPE, text=True) as shown:
        assert shown.stdout is not None
        try:
            address = next(word for word in shown.stdout.readline().split() if word.startswith("http"))
            with urllib.request.urlopen(address) as page:
                assert page.read().decode() == FILES["index.html"] and "text/html" in page.headers["Content-Type"]
            with urllib.request.urlopen(f"{address}v/1/app/main.js") as file:
                assert "javascript" in file.headers["Content-Type"]
            with pytest.raises(urllib.error.HTTPError) as none:
                urllib.request.urlopen(f"{address}../../etc/passwd")
            assert none.value.code == 404 and none.value.read() == b"none"
            none.value.close()
        finally:
            shown.terminate()
