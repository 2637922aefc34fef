"""The command on a real pseudo-terminal: whole games in both languages, killed somewhere and taken up without loss."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

import quadriga
from quadriga import Rng, bots
from quadriga.table import Table, save

Found = TypeVar("Found")
PATIENCE = 60.0
"""Seconds after which a screen that does not answer counts as dead."""
BEGINNER = "level1:8"
READY = re.compile("textorcommand|texteoucommande|=quit")
"""What a screen shows that takes what is typed."""
THINKS = ")decides"
"""What a screen shows while a bot thinks."""
SHORT = {"augustus": {"objectives_to_end": 2}}
"""Data of their own for titles that last long otherwise."""
COLOURED = re.compile(r"\x1b\[[0-9;]*[34]8;[25]")
OPTIONS = {"antike": ["--option", "round_limit=3"]}


def as_in_a_window() -> None:
    """Ctrl-C is a signal for the command, and one that ends it: tests that run in the background ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command in a terminal of a size, with all it has shown."""

    def __init__(self, data: Path, size: tuple[int, int], *arguments: str, **surroundings: str) -> None:
        self.data = data
        self.full = "--plain" not in arguments
        own, other = pty.openpty()
        columns, rows = size
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        source = str(Path(quadriga.__file__).parents[1])
        env = {**os.environ, "QUADRIGA_DATA": str(data), "TERM": "xterm-256color", "PYTHONPATH": source}
        env.pop("NO_COLOR", None)
        env.update(surroundings)
        command = [sys.executable, "-m", "quadriga", "play", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=other,
            stdout=other,
            stderr=other,
            env=env,
            close_fds=True,
            start_new_session=True,
            preexec_fn=as_in_a_window,
        )
        os.close(other)
        self.own = own
        self.shown = ""
        self._seen = 0
        self._answered = -1
        self._listens = False
        self._file: Path | None = None
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        while True:
            try:
                piece = os.read(self.own, 65536)
            except OSError:
                return
            if not piece:
                return
            self.shown += piece.decode("utf-8", "replace")

    def text(self) -> str:
        """All that was shown, without colours and line breaks."""
        return re.sub(r"\s+", "", re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.shown))

    def send(self, text: str) -> None:
        os.write(self.own, text.encode())

    def enter(self, text: str) -> None:
        """Enter a line; on the full screen it is pasted, so that it is not drawn anew after every letter."""
        self.send(f"\x1b[200~{text}\x1b[201~\r" if self.full else f"{text}\r")

    def file(self) -> Path:
        if self._file is None:
            (self._file,) = wait(
                lambda: [path for path in (self.data / "games").glob("*.quadriga") if path.stat().st_size]
            )
        return self._file

    def table(self) -> Table:
        return save.load(self.file().read_text(encoding="utf-8"), own_bots=True)

    def ready(self) -> Table:
        """The table, once a person is asked who was not asked before, or the game is over, and the screen listens."""
        if not self._listens:
            wait(lambda: READY.search(self.text()), lambda: f"no prompt: {self.text()[-2000:]}")
            self._listens = True
        return wait(self._asked, lambda: f"nobody is asked: {self.text()[-2000:]}")

    def _asked(self) -> Table | None:
        """The table, if a person is asked and no bot; read only when its file has changed."""
        stamp = self.file().stat().st_mtime_ns
        if stamp == self._seen:
            return None
        self._seen = stamp
        table = self.table()
        if len(table.match.log) <= self._answered:
            return None
        over = table.state.is_over()
        return table if over or (table.people_asked() and not table.bots_asked()) else None

    def decide(self) -> bool:
        """Type what a beginner would decide; False when the game is over."""
        table = self.ready()
        if table.state.is_over():
            return False
        self.answer(table)
        return True

    def answer(self, table: Table) -> None:
        seat = table.people_asked()[0]
        self._answered = len(table.match.log)
        action = bots.decide(bots.make(BEGINNER), table.state, seat, Rng(self._answered))
        self.enter(table.match.game.notation.text(action))

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        """The status of the command, once it has ended."""
        wait(lambda: self.process.poll() is not None)
        self._reader.join(2)
        return self.process.returncode


def wait(look: Callable[[], Found], complaint: Callable[[], str] = lambda: "nothing came") -> Found:
    """What a look finds, as soon as it finds something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := look():
            return found
        time.sleep(0.01)
    raise AssertionError(complaint())


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens terminals; none outlives the test."""
    opened: list[Terminal] = []

    def call(size: tuple[int, int], *arguments: str, **surroundings: str) -> Terminal:
        opened.append(Terminal(tmp_path, size, *arguments, **surroundings))
        return opened[-1]

    yield call
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.kill()
        os.close(terminal.own)


GAMES = [
    ("caesar", "en", (140, 45), True),
    ("empire", "fr", (100, 32), True),
    ("augustus", "fr", (80, 24), False),
    ("antike", "en", (100, 32), False),
    # The other way round for each: in `make sweep`.
    pytest.param("caesar", "fr", (100, 32), False, marks=pytest.mark.positions),
    pytest.param("empire", "en", (80, 24), False, marks=pytest.mark.positions),
    pytest.param("augustus", "en", (80, 24), True, marks=pytest.mark.positions),
    pytest.param("antike", "fr", (80, 24), True, marks=pytest.mark.positions),
]


@pytest.mark.parametrize(("name", "language", "size", "full"), GAMES)
def test_a_whole_game_survives_a_kill(
    open_terminal: Callable[..., Terminal], tmp_path: Path, name: str, language: str, size: tuple[int, int], full: bool
) -> None:
    dice = Random(f"{name}-{language}")
    style = [] if full else ["--plain"]
    begin = [name, "--seed", "7", "--players", f"you,{BEGINNER}", *OPTIONS.get(name, [])]
    if name in SHORT:
        own = tmp_path / "own.json"
        own.write_text(json.dumps(SHORT[name]))
        begin += ["--data", str(own)]
    terminal = open_terminal(size, *begin, "--lang", language, *style)
    for _ in range(dice.randint(1, 4)):
        assert terminal.decide()
    left = terminal.ready()
    # Somewhere between the answer and what follows it: while it is carried out, kept, drawn, or answered by the bot.
    terminal.answer(left)
    time.sleep(dice.random() / 10)
    terminal.kill()
    again = open_terminal(size, "--resume", str(terminal.file()), "--lang", language, *style)
    while again.decide():
        pass
    over = again.table()
    # Nothing that was decided before is lost, nothing that was known is forgotten, nobody has changed seats.
    assert over.match.decisions[: len(left.match.decisions)] == left.match.decisions
    assert over.players == left.players and over.state.options == left.state.options
    words = {"en": "Thegameisover", "fr": "Lapartieestfinie"}[language]
    wait(lambda: words in again.text(), lambda: f"no end: {again.text()[-2000:]}")
    if full:
        assert COLOURED.search(again.shown)
        again.send("\r")
    assert again.end() == 0
    assert f"quadrigareplay{again.file()}" in again.text()


@pytest.mark.parametrize("style", [[], ["--plain"]], ids=["full", "plain"])
def test_every_way_out_says_how_to_go_on(open_terminal: Callable[..., Terminal], style: list[str]) -> None:
    begin = ["caesar", "--seed", "7", "--players", f"you,{BEGINNER}"]
    for way in ("\x03", "\x04"):
        terminal = open_terminal((80, 24), *begin, "--lang", "en", *style)
        terminal.decide()
        terminal.ready()
        terminal.send(way)
        assert terminal.end() == 0
        assert f"Goonwith:quadrigaplay--resume{terminal.file()}" in terminal.text()
        begin = ["--resume", str(terminal.file())]


@pytest.mark.parametrize("style", [[], ["--plain"]], ids=["full", "plain"])
def test_ctrl_c_ends_a_bot_that_thinks(open_terminal: Callable[..., Terminal], style: list[str]) -> None:
    terminal = open_terminal((80, 24), "caesar", "--seed", "7", "--lang", "en", "--players", "you,level5@600", *style)
    terminal.decide()
    # A preview says who decides next, too, before anything is decided.
    wait(
        lambda: THINKS in terminal.text() and terminal.table().bots_asked(),
        lambda: f"no bot thinks: {terminal.text()[-2000:]}",
    )
    terminal.send("\x03")
    assert terminal.end() == 0
    assert "Goonwith:" in terminal.text()
    assert terminal.table().bots_asked() == [1]


@pytest.mark.parametrize("style", [[], ["--plain"]], ids=["full", "plain"])
def test_a_bot_of_ones_own_that_fails_costs_no_game(
    open_terminal: Callable[..., Terminal], tmp_path: Path, style: list[str]
) -> None:
    bot = tmp_path / "mybot.py"
    bot.write_text("class Odd:\n    def choose(self, state, seat, rng): return 99999")
    begin = ["caesar", "--seed", "7", "--lang", "en", "--players", f"you,{bot}:Odd"]
    terminal = open_terminal((100, 32), *begin, *style)
    terminal.decide()
    assert terminal.end() == 2
    assert "answered99999" in terminal.text() and "Traceback" not in terminal.text()
    assert f"Goonwith:quadrigaplay--resume{terminal.file()}" in terminal.text()
    assert terminal.table().match.decisions


def test_no_colours_are_shown_to_those_who_want_none(open_terminal: Callable[..., Terminal]) -> None:
    begin = ["caesar", "--seed", "7", "--lang", "en", "--players", f"you,{BEGINNER}"]
    terminal = open_terminal((100, 32), *begin, NO_COLOR="1")
    terminal.decide()
    terminal.ready()
    wait(lambda: "f10Quit" in terminal.text(), lambda: f"not the full screen: {terminal.text()[-2000:]}")
    terminal.send("\x03")
    assert terminal.end() == 0
    assert not COLOURED.search(terminal.shown)
