"""Every block of code in the manual: Python runs, data are read, commands exist with the options they are given."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer.main

from quadriga.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^ *```([^\n]*)\n(.*?)^ *```$", re.M | re.S)
ELSEWHERE = {
    "tutorial.md": "tests/test_tutorial.py",
    "bots.md": "tests/test_bots_page.py",
    "walk.md": "tests/test_walk.py",
}
"""Pages whose blocks hang together in ways of their own, and who runs them."""


def blocks() -> Iterator[tuple[Path, str, str]]:
    for page in PAGES:
        for info, text in FENCE.findall(page.read_text(encoding="utf-8")):
            yield page, info.split(" ")[0], text


def test_the_examples_in_python_run() -> None:
    """Those with a prompt as one session a page, others as programs."""
    tried = 0
    for page in PAGES:
        if page.name in ELSEWHERE:
            assert (ROOT / ELSEWHERE[page.name]).exists()
            continue
        programs = [text for home, kind, text in blocks() if home == page and kind == "python"]
        sessions = [text for text in programs if ">>>" in text]
        for text in programs:
            if text not in sessions:
                exec(compile(text, page.name, "exec"), {})
                tried += 1
        if sessions:
            failed, count = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
            assert failed == 0, page
            tried += count
    assert tried > 40


def test_the_data_are_data() -> None:
    readers: dict[str, Any] = {"json": json.loads, "toml": tomllib.loads}
    found = [(kind, text) for _, kind, text in blocks() if kind in readers]
    assert len(found) > 6
    for kind, text in found:
        readers[kind](text)


def commands() -> Iterator[tuple[str, list[str]]]:
    """All lines of shell that call us, as their words; what the reader is to fill in stands in capitals or as …"""
    for page, kind, text in blocks():
        if kind not in ("", "sh"):
            continue
        for line in text.splitlines():
            if found := re.match(r"\s*(?:\S*/)?quadriga (?!record 1)((?:(?!\s{2,}|#|&&|\[--).)+)", line):
                told = found[1].replace("…", "x").replace(" -- x", "").strip()
                yield f"{page.name}: {line.strip()}", shlex.split(told)


def test_the_commands_are_what_the_program_understands() -> None:
    """Parsed as they would be when run; what they do is tried where each command has its tests."""
    whole: Any = typer.main.get_command(app)
    wrong, tried = [], 0
    for line, words in commands():
        command = whole
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]
        words = [{"N": "1", "S": "1", "SECONDS": "1", "FACTOR": "1"}.get(word, word) for word in words]
        tried += 1
        try:
            if hasattr(command, "commands"):
                assert words in ([], ["x"], ["--version"]), "no such command"
            else:
                command.make_context(command.name, words)
        except Exception as error:
            wrong.append((line, getattr(error, "format_message", lambda error=error: str(error))()))
    assert wrong == [] and tried > 30
