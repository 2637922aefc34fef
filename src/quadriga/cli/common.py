"""What all commands share: games to begin, languages, files, the console."""

from __future__ import annotations

import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from quadriga import bots
from quadriga.cli.arguments import game_id
from quadriga.core.components import data
from quadriga.core.errors import BadOption, BadRecord
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.core.title.options import parse_options
from quadriga.table import save
from quadriga.words import LANGUAGES, choose_language

console = Console()
errors = Console(stderr=True)


def fail(message: str) -> NoReturn:
    """Say what is wrong in one line and stop with status 2."""
    print(" ".join(message.splitlines()), file=sys.stderr)
    sys.exit(2)


def language_of(arguments: list[str]) -> str:
    """The language for an error that came before the options were read."""
    for name, value in pairwise(arguments):
        if name == "--lang" and value in LANGUAGES:
            return value
    return choose_language()


def load(name: str, own: Path | None) -> Game:
    """A title, with a player's own data if a file is given."""
    return registry.load(game_id(name), data.read(own) if own else None)


def start(name: str, seats: int | None, options: list[str] | None, own: Path | None) -> State:
    """A game about to begin, from what was typed."""
    return load(name, own).new(seats, parse_options(options or []))


def start_bots(name: str, seats: int | None, options: list[str] | None, own: Path | None = None) -> State:
    """A game about to begin between bots, so with an end in sight."""
    guard = [f"{option}={value}" for option, value in load(name, own).meta.bot_options]
    return start(name, seats, [*guard, *(options or [])], own)


def seats_for(named: str) -> int:
    """As many seats as players are named: nobody who names them wants to count them, too."""
    return len(named.split(","))


def admit(named: str) -> str:
    """Let the bots of files among these players play, and return the names as they are."""
    for name in named.split(","):
        bots.admit(name.strip())
    return named


def fresh_seed(seed: int | None) -> int:
    """The seed given, or one that nobody knows."""
    return int.from_bytes(os.urandom(6)) if seed is None else seed


def read_text(path: Path) -> str:
    """The text in a file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("record-unreadable", path=str(path), cause=error) from None


def read_record(path: Path) -> Record:
    """The record in a file, or of the table that is saved there; or a clear error."""
    text = read_text(path)
    return save.record(text) if _is_table(text) else Record.parse(text)


def read_names(path: Path) -> dict[Seat, str]:
    """The names of the players, where a file tells of them: a record does not."""
    text = read_text(path)
    return save.names(text) if _is_table(text) else {}


def _is_table(text: str) -> bool:
    return text.startswith("{")


def full_screen(plain: bool) -> bool:
    """Whether to draw on the whole screen: on a terminal that can, unless lines are asked for."""
    return not plain and console.is_terminal and os.environ.get("TERM") != "dumb"


def print_json(value: Any) -> None:
    """One JSON value on a line of its own."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def progress_bar(quiet: bool) -> Progress:
    """A bar for long work, on a terminal only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=quiet or not errors.is_terminal,
    )


def need_positive(value: int, name: str) -> None:
    """Refuse a count below one."""
    if value < 1:
        raise BadOption("too-few", name=name, value=value)
