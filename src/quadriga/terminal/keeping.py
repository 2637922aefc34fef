"""A game keeps itself: after every decision it is written to its file, which nobody else's game can take."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path

from quadriga.core.errors import QuadrigaError
from quadriga.core.places import data_folder
from quadriga.table import Table, save

SUFFIX = ".quadriga"


class Taken(QuadrigaError):
    """Something else lies there already."""

    code = "file-taken"


def folder() -> Path:
    """Where games at the terminal are kept."""
    return data_folder() / "games"


class Keeper:
    """Writes one table to one file, whole or not at all."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        self.table = table
        self.path = path
        """None until the first writing, which finds a name that is free."""

    def keep(self) -> None:
        """Write the table as it stands."""
        if self.path is None:
            self.path = _free_file(self.table)
        _write(self.path, save.save(self.table))

    def copy_to(self, path: Path, replace: bool = False) -> None:
        """Write a copy elsewhere; another file that lies there stays unless it is to be replaced."""
        if path.exists() and not replace:
            raise Taken(path=str(path))
        _write(path, save.save(self.table))


def _free_file(table: Table) -> Path:
    """A new, empty file of its own in the folder of games."""
    where = folder()
    where.mkdir(parents=True, exist_ok=True)
    begun = f"{table.match.game.meta.id}-{datetime.now():%Y-%m-%d-%H%M}"
    for n in count(1):
        path = where / (f"{begun}{SUFFIX}" if n == 1 else f"{begun}-{n}{SUFFIX}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError


def _write(path: Path, text: str) -> None:
    """Beside it first, so that whatever happens one whole file is there."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
