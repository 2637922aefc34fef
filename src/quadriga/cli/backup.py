"""`quadriga backup` and `quadriga restore`: all that a table server keeps, in one file, for either database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.arguments import Language
from quadriga.cli.common import console
from quadriga.cli.databases import DatabaseUrl, check_database
from quadriga.core.errors import QuadrigaError
from quadriga.words import Words, choose_language

LOOKED_AT = 20
"""So many matches are played again after a database is restored, the newest ones."""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist.")],
    database: DatabaseUrl = "",
    lang: Language = None,
) -> None:
    """Copy the database of a table server, SQLite or PostgreSQL, to a file, while it runs."""
    from quadriga.server.settings import Settings
    from quadriga.server.store.backup import back_up

    address = Settings(database).database_url
    check_database(address, must_exist=True)
    size = asyncio.run(back_up(address, file))
    console.print(
        Words(choose_language(lang)).say("backed-up", path=str(file), size=round(size / 1024)), soft_wrap=True
    )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `quadriga backup`.")],
    database: DatabaseUrl = "",
    replace: Annotated[bool, typer.Option("--replace", help="Delete what the database holds.")] = False,
    lang: Language = None,
) -> int:
    """Put a copy made by `quadriga backup` back, into SQLite or PostgreSQL; no server may run there meanwhile."""
    from quadriga.server.settings import Settings
    from quadriga.server.store.backup import put_back

    address = Settings(database).database_url
    check_database(f"sqlite:///{file}", must_exist=True)
    check_database(address, must_exist=False)
    rows = asyncio.run(put_back(file, address, replace))
    words = Words(choose_language(lang))
    console.print(words.say("restored", path=str(file), rows=rows), soft_wrap=True)
    return _look_at(address, words)


def _look_at(address: str, words: Words) -> int:
    """Play some of the restored matches again: the status of the command."""
    from quadriga.server.store.export import records

    good = bad = 0
    for match_id, read in list(records(address))[-LOOKED_AT:]:
        try:
            for _ in read().replay():
                pass
            good += 1
        except QuadrigaError as error:
            bad += 1
            name = words.say("verify-match", path=match_id)
            console.print(words.say("verify-bad", path=name, error=words.error(error)), style="red")
    console.print(words.say("verify-sum", good=good, all=good + bad))
    return 2 if bad else 0
