"""The page about bots does what it says: its bot is played, simulated, put on the ladder, and used from Python."""

from __future__ import annotations

import doctest
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga import bots
from quadriga.bots import own
from quadriga.core.errors import BadOption
from quadriga.table import Table, save
from quadriga.words import LANGUAGES, Words
from tests.conftest import Run

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bot of the page; what was admitted is forgotten afterwards."""
    page = PAGE.read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(re.findall(r"```python mybot.py\n(.*?)```", page, re.DOTALL)[0])
    monkeypatch.chdir(tmp_path)
    known = dict(bots.BOTS)
    yield tmp_path
    bots.BOTS.clear()
    bots.BOTS.update(known)


def test_the_bot_of_the_page_has_twenty_lines_at_most(folder: Path) -> None:
    assert len((folder / "mybot.py").read_text().splitlines()) <= 20


def test_the_commands_of_the_page_work(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = re.findall(r"^quadriga (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [line.split()[0] for line in commands] == ["play", "simulate", "lab", "lab"]
    play, simulate, lab, long_run = (line.split() for line in commands)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    status, out, err = run(*play, "--plain")
    assert status == 0 and not err and "Clever" in out
    status, out, _ = run(*simulate[:-1], "2", "--seed", "1", "--json")
    assert status == 0 and json.loads(out)["bots"] == ["mybot.py:Clever", "level3"]
    status, out, _ = run(*lab[:-1], "2", "--json", "-")
    assert status == 0 and "mybot.py:Clever" in json.loads(out)["bots"]
    status, _, err = run(*long_run[:-1], "2")
    assert status == 0, err


def test_the_examples_of_the_page_work() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 3 and failed == 0


def test_a_bot_of_a_file_sits_down_again_when_a_table_is_resumed(folder: Path) -> None:
    from quadriga import games

    bots.admit("mybot.py:Clever")
    text = save.save(Table.new(games.load("caesar").new(2), ["Livia", "mybot.py:Clever"], seed=1))
    del bots.BOTS["mybot.py:Clever"]
    with pytest.raises(BadOption):
        save.load(text)
    assert save.load(text, own_bots=True).bots[1].name == "mybot.py:Clever"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "bot-file"),
        ("class Other: pass", "bot-class"),
        ("Clever = 3", "bot-class"),
        ("class Clever:", "bot-broken"),
        ("import nowhere", "bot-broken"),
        ("class Clever: pass", "bot-choose"),
        ("class Clever:\n    def choose(self, state): return 0", "bot-choose"),
        (
            "class Clever:\n    def __init__(self, x): pass\n    def choose(self, state, seat, rng): return 0",
            "bot-make",
        ),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_one_sentence(folder: Path, text: str | None, code: str) -> None:
    (folder / "bad.py").write_text(text or "")
    with pytest.raises(BadOption) as refused:
        bots.admit("bad.py:Clever" if text is not None else "nowhere.py:Clever")
    assert refused.value.code == code
    for language in LANGUAGES:
        assert "{" not in Words(language).error(refused.value)


def test_a_bot_that_answers_what_is_not_legal_is_named(folder: Path, run: Run) -> None:
    (folder / "bad.py").write_text("class Clever:\n    def choose(self, state, seat, rng): return 99999")
    status, _, err = run("simulate", "caesar", "--players", "bad.py:Clever", "--games", "1")
    assert status == 2 and "bad.py:Clever answered 99999" in err and "Traceback" not in err


def test_a_name_alone_never_runs_a_file(folder: Path) -> None:
    (folder / "trap.py").write_text(
        "open('sprung', 'w')\nclass Clever:\n    def choose(self, state, seat, rng): return 0"
    )
    with pytest.raises(BadOption):
        bots.make("trap.py:Clever")
    assert own.is_own("trap.py:Clever") and not (folder / "sprung").exists()
