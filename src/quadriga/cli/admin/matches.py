"""Matches: found, closed, deleted; those that cannot be loaded, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadriga.cli.admin.common import Cells, Limit, Row, Why, at_desk, listing, moment, report, show, show_acts
from quadriga.cli.common import AsJson, Language, console, print_json
from quadriga.cli.databases import DatabaseUrl
from quadriga.core.errors import BadOption
from quadriga.words import Words, choose_language

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk

MatchName = Annotated[str, typer.Argument(metavar="MATCH", help="Its id or its code.")]
STATUSES = ("waiting", "playing", "over")
COLUMNS = ("id", "code", "game", "name", "status", "players", "changed")


def matches(
    words: Annotated[
        str, typer.Argument(metavar="WORDS", help="An id, a code, a part of the name or of a player's name.")
    ] = "",
    status: Annotated[str | None, typer.Option("--status", help="Those that are waiting, playing or over.")] = None,
    broken: Annotated[bool, typer.Option("--broken", help="Those that cannot be loaded: each one is tried.")] = False,
    limit: Limit = 50,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List matches, those that changed last first, or find some."""
    if status is not None and status not in STATUSES:
        raise BadOption("match-status", listed=", ".join(STATUSES))

    async def found(desk: Desk) -> list[Row]:
        from quadriga.server.store import overview

        async with desk.database.reading() as connection:
            rows = await overview.matches(connection, words, status, limit=1_000_000 if broken else limit)
        if not broken:
            return rows
        faults = [{**row, "fault": await desk.fault_of(row["id"])} for row in rows]
        return [row for row in faults if row["fault"] is not None][:limit]

    columns = (*COLUMNS, "fault") if broken else COLUMNS
    listing(at_desk(database, found), as_json, lang, columns, _row)


def _row(words: Words, row: Row) -> Cells:
    told = (row["id"], row["code"], row["game"], row["name"], row["status"], ", ".join(row["players"]))
    return (*told, moment(row["changed_at"]), *([row["fault"]] if "fault" in row else []))


def match(which: MatchName, database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None) -> None:
    """Show one match: who plays, whether it can be loaded, and what was done about it."""

    async def found(desk: Desk) -> Row:
        from quadriga.server.store import acts, overview
        from quadriga.server.store import matches as store

        match_id = await desk.match(which)
        fault = await desk.fault_of(match_id)
        async with desk.database.reading() as connection:
            (row,) = await overview.matches(connection, match_id)
            audit = [
                {"deed": one["deed"], "details": one["details"], "at": one["at"]}
                for one in await store.audit(connection, match_id)
            ]
            done = await acts.listed(connection, 50, match_id=match_id)
        return {**row, "fault": fault, "audit": audit, "acts": done}

    row = at_desk(database, found)
    if as_json:
        print_json(row)
        return
    words = Words(choose_language(lang))
    show(words, (*COLUMNS, "fault"), [_row(words, {**row, "fault": row["fault"] or words.say("admin-loads")})])
    show(
        words,
        ("when", "deed", "details"),
        ((moment(one["at"]), one["deed"], json.dumps(one["details"], ensure_ascii=False)) for one in row["audit"]),
        "its-audit",
    )
    show_acts(words, row["acts"], "its-acts")


def close(
    which: MatchName, why: Why = "", database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None
) -> None:
    """End a match without a result; its record is kept, and all who play see that it was closed."""

    async def done(desk: Desk) -> str:
        found = await desk.match(which)
        await desk.act("close", {}, why, match_id=found)
        return found

    report(Words(choose_language(lang)), as_json, "done-close", match=at_desk(database, done))


def delete(
    which: MatchName,
    yes: Annotated[bool, typer.Option("--yes", help="It is meant: nothing brings the match back.")] = False,
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FILE", help="Where all of it is written first (default: MATCH.json)."),
    ] = None,
    why: Why = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Delete a match, also one that cannot be loaded; all that is kept of it is written to a file before."""
    if not yes:
        raise BadOption("delete-sure")

    async def done(desk: Desk) -> tuple[str, Path]:
        from quadriga.server.store import matches as store
        from quadriga.server.store import overview

        found = await desk.match(which)
        path = to or Path(f"{found}.json")
        if path.exists():
            raise BadOption("backup-exists", path=str(path))
        async with desk.database.reading() as connection:
            kept = await store.find(connection, found)
        if kept is not None and kept[0].status != "over":
            # Nobody plays on while it is written.
            await desk.act("close", {}, why, match_id=found)
        async with desk.database.reading() as connection:
            whole = await overview.whole_match(connection, found)
        path.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        await desk.act("delete", {}, why, match_id=found)
        return found, path

    found, path = at_desk(database, done)
    if as_json:
        print_json({"done": True, "match": found, "file": str(path)})
    else:
        words = Words(choose_language(lang))
        console.print(words.say("admin-done-delete", match=found, path=str(path)), markup=False, soft_wrap=True)


COMMANDS = (matches, match, close, delete)
