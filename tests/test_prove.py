"""The long proofs: what held is not run again, what did not is, and the table stands in the manual."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.prove import __main__ as prove
from tools.prove.steps import Step, steps

COUNTS = "import pathlib, sys; p = pathlib.Path(sys.argv[1]); p.write_text(p.read_text() + 'x' if p.exists() else 'x')"


def counted(name: str, path: Path, status: int = 0, alone: bool = False) -> Step:
    """A step that says how often it was run."""
    program = f"{COUNTS}; print('seen', len(p.read_text())); sys.exit({status})"
    return Step(name, f"proves {name}", (sys.executable, "-c", program, str(path / name)), 1, alone)


def folder(monkeypatch: pytest.MonkeyPatch, top: Path, revision: str) -> prove.Folder:
    monkeypatch.setattr(prove, "TOP", top)
    monkeypatch.setattr(prove, "asked", lambda *command: revision)
    return prove.Folder(short=False)


def test_a_break_costs_no_proof_that_held(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = [
        counted("first", tmp_path, alone=True),
        counted("second", tmp_path),
        counted("broken", tmp_path, status=3),
    ]
    here = folder(monkeypatch, tmp_path, "abc")
    for _ in range(2):
        results = prove.prove(wanted, here, again=False)
    assert [results[step.name].held for step in wanted] == [True, True, False]
    assert [results[step.name].last for step in wanted] == ["seen 1", "seen 1", "seen 2"]
    assert prove.prove(wanted[:1], here, again=True)["first"].last == "seen 2"
    # Nothing is known of other sources, or of those that have been changed since.
    for revision in ("def", "abc-dirty", "abc-dirty"):
        last = prove.prove(wanted[:1], folder(monkeypatch, tmp_path, revision), again=False)["first"].last
    assert last == "seen 5"


def test_the_table_stands_in_the_manual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(prove.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    assert page.read_text(encoding="utf-8").count(prove.BEGIN) == 1
    monkeypatch.setattr(prove, "PAGE", page)
    wanted = [counted("first", tmp_path), counted("broken", tmp_path, status=1)]
    found = prove.prove(wanted, folder(monkeypatch, tmp_path, "abc"), again=False)
    for _ in range(2):
        prove.write(prove.table(wanted, found, "abc"))
    text = page.read_text(encoding="utf-8")
    assert text.count("| first | proves first | 0.0 | yes | seen 1 |") == 1
    assert text.count("| broken | proves broken | 0.0 | **no** | seen 1 |") == 1
    assert "It has not been run whole yet." not in text


@pytest.mark.parametrize("short", [False, True])
def test_every_step_names_files_that_are_there(short: bool) -> None:
    listed = steps(short)
    assert len({step.name for step in listed}) == len(listed) > 15
    for step in listed:
        for word in step.command[1:]:
            if word.endswith(".py") or word.startswith(("tests/", "tools/", "bench/", "src/")):
                assert (prove.TOP / word).exists(), (step.name, word)
