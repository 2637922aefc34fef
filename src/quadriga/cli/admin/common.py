"""What the commands of `quadriga admin` share: their options, the desk, moments, tables."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, wraps
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from quadriga.cli.arguments import AsJson, Language
from quadriga.cli.common import console, print_json
from quadriga.cli.databases import DatabaseUrl, check_database
from quadriga.core.errors import BadOption
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


@dataclass(frozen=True)
class HostOptions:
    """The options that all commands have: where they work, and how they answer."""

    database: DatabaseUrl = ""
    as_json: AsJson = False
    lang: Language = None

    @cached_property
    def words(self) -> Words:
        """The words to answer with."""
        return Words(choose_language(self.lang))

    def at_desk(self, work: Callable[[Desk], Awaitable[T]]) -> T:
        """Do something at the desk of a database that is there."""
        from quadriga.server.host.desk import at_desk as opened
        from quadriga.server.settings import Settings

        address = Settings(self.database).database_url
        check_database(address, must_exist=True)

        async def main() -> T:
            async with opened(address) as desk:
                return await work(desk)

        return asyncio.run(main())

    def ask(self, query: Callable[[AnyConnection], Awaitable[T]]) -> T:
        """The answer to a query of a database that is there."""

        async def answer(desk: Desk) -> T:
            async with desk.database.reading() as connection:
                return await query(connection)

        return self.at_desk(answer)

    def list_rows(self, rows: Sequence[Row], columns: Sequence[str], cells: Callable[[Words, Row], Cells]) -> None:
        """Show rows: for programs as they are, for people a table with a line a row."""
        if self.as_json:
            print_json(rows)
        else:
            show(self.words, columns, (cells(self.words, row) for row in rows))

    def report(self, sentence: str, **params: Any) -> None:
        """Say that an act was done."""
        if self.as_json:
            print_json({"done": True, **params})
        else:
            self.say(sentence, **params)

    def say(self, sentence: str, **params: Any) -> None:
        """Say something to people."""
        console.print(self.words.say(f"admin-{sentence}", **params), markup=False, soft_wrap=True)


def command(work: Callable[..., None]) -> Callable[..., None]:
    """The command of a function that is given the options of all commands first, then its own."""
    _, *own = inspect.signature(work, eval_str=True).parameters.values()
    shared = inspect.signature(HostOptions, eval_str=True).parameters

    @wraps(work)
    def run(**given: Any) -> None:
        options = HostOptions(**{name: given.pop(name) for name in shared})
        work(options, **given)

    run.__signature__ = inspect.Signature([*own, *shared.values()])  # type: ignore[attr-defined]
    return run


def end_of(days: float | None, for_ever: bool) -> float | None:
    """When a ban ends that was given so; one of the two is needed."""
    if (days is None) == (not for_ever):
        raise BadOption("ban-end")
    return None if days is None else time.time() + days * DAY_SECONDS


def moment(seconds: float | None, otherwise: str = "") -> str:
    """A moment by the clock of this machine."""
    return otherwise if seconds is None else f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


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
        table.add_row(*(escape(str(cell)) for cell in row))
    console.print(table)


def show_acts(words: Words, acts: Sequence[Row], head: str = "") -> None:
    """What was done, by whom, about whom."""
    show(words, ACTS, (act_cells(words, act) for act in acts), head)


def act_cells(words: Words, act: Row) -> Cells:
    """An act as a line of a table."""
    deed = words.say(f"admin-deed-{act['kind']}")
    return moment(act["at"]), act["by"], deed, _about(act), act["why"], _outcome(words, act)


def _about(act: Row) -> str:
    details = act["details"]
    state = {True: "on", False: "off", None: None}[details.get("on")]
    parts = [act["user_id"] or act["match_id"], *(details.get(name) for name in ("name", "address", "text")), state]
    return " ".join(str(part) for part in parts if part)


def _outcome(words: Words, act: Row) -> str:
    if act["result"] is None:
        return words.say("admin-waits")
    return words.say("admin-is-done" if act["result"]["done"] else "admin-refused")
