"""What the commands of `quadriga admin` share: the desk, moments, tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from quadriga.cli.common import console, print_json
from quadriga.cli.databases import check_database
from quadriga.core.errors import BadOption
from quadriga.core.extras import extra
from quadriga.words import Words, choose_language

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk
    from quadriga.server.store.database import AnyConnection

Limit = Annotated[int, typer.Option("--limit", metavar="N", min=1, max=100_000, help="At most so many.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason: it is told to them, and kept.")]
Days = Annotated[float | None, typer.Option("--days", metavar="N", min=0.001, max=36_500, help="For so many days.")]
ForEver = Annotated[bool, typer.Option("--for-ever", help="Without an end.")]

DAY_SECONDS = 86_400.0
ACTS = ("when", "who", "deed", "about", "why", "outcome")
WHOLE = ("id", "code")
"""Columns that are copied: never broken into two lines."""
T = TypeVar("T")
Row = dict[str, Any]
Cells = Sequence[object]


def at_desk(database: str, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something at the desk of a database that is there."""
    with extra("server"):
        from quadriga.server.host.desk import at_desk as opened
        from quadriga.server.settings import Settings

    address = Settings(database).database_url
    check_database(address, must_exist=True)

    async def main() -> T:
        async with opened(address) as desk:
            return await work(desk)

    return asyncio.run(main())


def looked_up(database: str, query: Callable[[AnyConnection], Awaitable[T]]) -> T:
    """What a query finds in a database that is there."""

    async def found(desk: Desk) -> T:
        async with desk.database.reading() as connection:
            return await query(connection)

    return at_desk(database, found)


def end_of(days: float | None, for_ever: bool) -> float | None:
    """When a ban ends that was given so; one of the two is needed."""
    if (days is None) == (not for_ever):
        raise BadOption("ban-end")
    return None if days is None else time.time() + days * DAY_SECONDS


def moment(seconds: float | None, otherwise: str = "") -> str:
    """A moment by the clock of this machine."""
    return otherwise if seconds is None else f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def listing(
    rows: Sequence[Row], as_json: bool, lang: str | None, columns: Sequence[str], told: Callable[[Words, Row], Cells]
) -> None:
    """What was found: for programs as it is, for people a table with a line a row."""
    if as_json:
        print_json(rows)
        return
    words = Words(choose_language(lang))
    show(words, columns, (told(words, row) for row in rows))


def report(words: Words, as_json: bool, sentence: str, **told: Any) -> None:
    """Say that an act was done."""
    if as_json:
        print_json({"done": True, **told})
    else:
        console.print(words.say(f"admin-{sentence}", **told), markup=False, soft_wrap=True)


def show(words: Words, columns: Sequence[str], rows: Iterable[Cells], head: str = "") -> None:
    """Rows in a table; `columns` name the words at its head."""
    listed = list(rows)
    if head:
        console.print(words.say(f"admin-{head}"), style="bold", markup=False)
    if not listed:
        console.print(words.say("admin-none"), style="dim", markup=False)
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(words.say(f"admin-{column}"), overflow="fold", no_wrap=column in WHOLE)
    for row in listed:
        table.add_row(*(escape(str(one)) for one in row))
    console.print(table)


def show_acts(words: Words, acts: Sequence[Row], head: str = "") -> None:
    """What was done, by whom, about whom."""
    show(words, ACTS, (told_act(words, act) for act in acts), head)


def told_act(words: Words, act: Row) -> Cells:
    """An act as a line of a table."""
    deed = words.say(f"admin-deed-{act['kind']}")
    return moment(act["at"]), act["by"], deed, _about(act), act["why"], _outcome(words, act)


def _about(act: Row) -> str:
    details = act["details"]
    state = {True: "on", False: "off", None: None}[details.get("on")]
    told = [act["user_id"] or act["match_id"], *(details.get(name) for name in ("name", "address", "text")), state]
    return " ".join(str(one) for one in told if one)


def _outcome(words: Words, act: Row) -> str:
    if act["result"] is None:
        return words.say("admin-waits")
    return words.say("admin-is-done" if act["result"]["done"] else "admin-refused")
