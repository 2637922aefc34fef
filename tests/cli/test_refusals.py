"""What commands cannot work with: one sentence that says what to do, status 2, and nothing is written."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.conftest import Run


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_bench_measures_for_some_time(run: Run, seconds: str) -> None:
    status, out, err = run("bench", "caesar", f"--seconds={seconds}", "--lang", "en")
    assert (status, out) == (2, "") and err == f"--seconds must be more than 0, not {float(seconds)}.\n"


def test_verify_does_not_make_the_database_it_looks_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    status, _, err = run("verify", "--database", f"sqlite:///{path}", "--lang", "en")
    assert status == 2 and err.startswith(f"There is no database {path}: look at the address")
    assert list(tmp_path.iterdir()) == []
    _, _, err = run("verify", "--database", f"sqlite:///{path}", "--lang", "fr")
    assert err.startswith("Il n’y a pas de base de données")


@pytest.mark.parametrize("command", [["verify"], ["serve", "--no-browser", "--port", "0"]])
def test_a_file_that_is_no_database_is_refused_and_kept(run: Run, tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Livia, …")
    status, out, err = run(*command, "--database", f"sqlite:///{path}", "--lang", "en")
    assert (status, out) == (2, "") and err == f"{path} is no database of a table server: name another file.\n"
    status, _, err = run(*command, "--database", f"sqlite:///{tmp_path}", "--lang", "en")
    assert status == 2 and "is no database" in err
    assert path.read_text() == "Dear Livia, …" and list(tmp_path.iterdir()) == [path]


def test_a_database_of_something_else_is_not_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE letters (text)")
    status, _, err = run("verify", "--database", f"sqlite:///{path}", "--lang", "en")
    assert status == 2 and "is no database of a table server" in err


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("typed", ["levle2", "Livia", "radnom"])
def test_a_slip_in_a_name_makes_no_second_person(run: Run, command: str, typed: str) -> None:
    status, out, err = run(command, "caesar", "--players", f"random,{typed}", "--lang", "en")
    assert (status, out) == (2, "")
    assert err.startswith(f"There is no bot “{typed}”; the bots are: random, greedy, level1, level2")
    assert command == "simulate" or err.endswith(f"A person is “you” or “person:{typed}”.\n")
