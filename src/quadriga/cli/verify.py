"""`quadriga verify`: proof that recorded games replay to the end they tell of, in files or in a server's database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.arguments import AsJson, Language
from quadriga.cli.common import console, print_json, read_record
from quadriga.cli.databases import check_database, foreign
from quadriga.core.errors import BadOption, QuadrigaError, shortened
from quadriga.core.play.record import Record
from quadriga.words import Words, choose_language

Kept = tuple[str, Callable[[], Record]]
"""The name of a record, and how to get at it."""


def verify(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE…", help="Records.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="Verify every match a table server keeps there.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Prove that records replay to the end they tell of; status 2 if one does not."""
    if not files and database is None:
        raise BadOption("verify-nothing")
    words = Words(choose_language(lang))
    kept: Iterable[Kept] = [(str(path), partial(read_record, path)) for path in files or ()]
    if database is not None:
        kept = [*kept, *_in_database(database, words)]
    good = all_of_them = 0
    for name, read in kept:
        all_of_them += 1
        good += _replays(name, read, words, as_json)
    if not as_json:
        console.print(words.say("verify-sum", good=good, all=all_of_them))
    return 0 if good == all_of_them else 2


def _in_database(address: str, words: Words) -> Iterator[Kept]:
    check_database(address, must_exist=True)
    from sqlalchemy.exc import DatabaseError

    from quadriga.server.store.export import records
    from quadriga.service.errors import Unavailable

    try:
        for match_id, read in records(address):
            yield words.say("verify-match", path=match_id), read
    except (DatabaseError, Unavailable) as error:
        # Somebody else's tables, or none; that nobody answers is said as it is.
        if isinstance(error, Unavailable) and not isinstance(error.__cause__, DatabaseError):
            raise
        raise foreign(shortened(address)) from error


def _replays(name: str, read: Callable[[], Record], words: Words, as_json: bool) -> bool:
    try:
        record = read()
        count = sum(1 for _ in record.replay())
    except QuadrigaError as error:
        if as_json:
            print_json({"file": name, "ok": False, "error": str(error)})
        else:
            console.print(words.say("verify-bad", path=name, error=words.error(error)), style="red")
        return False
    end = record.end or "–"
    if as_json:
        print_json({"file": name, "ok": True, "decisions": count, "end": record.end})
    else:
        console.print(words.say("verify-good", path=name, decisions=count, end=end.removeprefix("end ")))
    return True
