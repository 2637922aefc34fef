"""The database that a command is pointed at, looked at before anything opens it: to open one may create it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quadriga.core.errors import BadOption

DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="QUADRIGA_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder).",
    ),
]
HEADER = b"SQLite format 3\x00"
"""What every SQLite file begins with, unless it is still empty."""


def check_database(address: str, must_exist: bool) -> None:
    """Refuse a file that is no database, and one that is not there where it must be; servers answer for themselves."""
    from quadriga.server.store.database import database_url

    url = database_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return
    path = Path(url.database)
    if not path.exists():
        if must_exist:
            raise BadOption("database-missing", path=str(path))
        return
    if not path.is_file():
        raise foreign(path)
    with path.open("rb") as file:
        begin = file.read(len(HEADER))
    # One that was made and never written to is empty.
    if begin != HEADER and (begin or must_exist):
        raise foreign(path)


def foreign(path: Path | str) -> BadOption:
    """The error for something that is no database of ours."""
    return BadOption("database-foreign", path=str(path))
