"""Matches: found, closed, deleted; those that cannot be loaded, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadriga.cli.admin.common import Cells, HostOptions, Limit, Row, Why, moment, show, show_acts
from quadriga.cli.common import print_json
from quadriga.core.errors import BadOption
from quadriga.words import Words

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk

MatchName = Annotated[str, typer.Argument(metavar="MATCH", help="Its id or its code.")]
STATUSES = ("waiting", "playing", "over")
COLUMNS = ("id", "code", "game", "name", "status", "players", "changed")


def matches(
    options: HostOptions,
    words: Annotated[
        str, typer.Argument(metavar="WORDS", help="An id, a code, a part of the name or of a player's name.")
    ] = "",
    status: Annotated[str | None, typer.Option("--status", help="Those that are waiting, playing or over.")] = None,
    broken: Annotated[bool, typer.Option("--broken", help="Those that cannot be loaded: each one is tried.")] = False,
    limit: Limit = 50,
) -> None:
    """List matches, those that changed last first, or find some."""
    if status is not None and status not in STATUSES:
        raise BadOption("match-status", listed=", ".join(STATUSES))

    async def query(desk: Desk) -> list[Row]:
        from quadriga.server.store import overview

        async with desk.database.reading() as connection:
            rows = await overview.matches(connection, words, status, limit=1_000_000 if broken else limit)
        if not broken:
            return rows
        faults = [{**row, "fault": await desk.fault_of(row["id"])} for row in rows]
        return [row for row in faults if row["fault"] is not None][:limit]

    columns = (*COLUMNS, "fault") if broken else COLUMNS
    options.list_rows(options.at_desk(query), columns, _row)


def _row(words: Words, row: Row) -> Cells:
    cells = (row["id"], row["code"], row["game"], row["name"], row["status"], ", ".join(row["players"]))
    return (*cells, moment(row["changed_at"]), *([row["fault"]] if "fault" in row else []))


def match(options: HostOptions, which: MatchName) -> None:
    """Show one match: who plays, whether it can be loaded, and what was done about it."""

    async def query(desk: Desk) -> Row:
        from quadriga.server.store import acts, overview
        from quadriga.server.store import matches as store

        match_id = await desk.match(which)
        fault = await desk.fault_of(match_id)
        async with desk.database.reading() as connection:
            (row,) = await overview.matches(connection, match_id)
            audit = [
                {"deed": deed["deed"], "details": deed["details"], "at": deed["at"]}
                for deed in await store.audit(connection, match_id)
            ]
            done = await acts.listed(connection, 50, match_id=match_id)
        return {**row, "fault": fault, "audit": audit, "acts": done}

    row = options.at_desk(query)
    if options.as_json:
        print_json(row)
        return
    words = options.words
    show(words, (*COLUMNS, "fault"), [_row(words, {**row, "fault": row["fault"] or words.say("admin-loads")})])
    show(
        words,
        ("when", "deed", "details"),
        ((moment(deed["at"]), deed["deed"], json.dumps(deed["details"], ensure_ascii=False)) for deed in row["audit"]),
        "its-audit",
    )
    show_acts(words, row["acts"], "its-acts")


def close(options: HostOptions, which: MatchName, why: Why = "") -> None:
    """End a match without a result; its record is kept, and all who play see that it was closed."""

    async def work(desk: Desk) -> str:
        match_id = await desk.match(which)
        await desk.act("close", {}, why, match_id=match_id)
        return match_id

    options.report("done-close", match=options.at_desk(work))


def delete(
    options: HostOptions,
    which: MatchName,
    yes: Annotated[bool, typer.Option("--yes", help="It is meant: nothing brings the match back.")] = False,
    to: Annotated[
        Path | None,
        typer.Option("--to", metavar="FILE", help="Where all of it is written first (default: MATCH.json)."),
    ] = None,
    why: Why = "",
) -> None:
    """Delete a match, also one that cannot be loaded; all that is kept of it is written to a file before."""
    if not yes:
        raise BadOption("delete-sure")

    async def work(desk: Desk) -> tuple[str, Path]:
        from quadriga.server.store import matches as store
        from quadriga.server.store import overview

        match_id = await desk.match(which)
        path = to or Path(f"{match_id}.json")
        if path.exists():
            raise BadOption("backup-exists", path=str(path))
        async with desk.database.reading() as connection:
            kept = await store.find(connection, match_id)
        if kept is not None and kept[0].status != "over":
            # Nobody plays on while it is written.
            await desk.act("close", {}, why, match_id=match_id)
        async with desk.database.reading() as connection:
            whole = await overview.whole_match(connection, match_id)
        path.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        await desk.act("delete", {}, why, match_id=match_id)
        return match_id, path

    match_id, path = options.at_desk(work)
    if options.as_json:
        print_json({"done": True, "match": match_id, "file": str(path)})
    else:
        options.say("done-delete", match=match_id, path=str(path))


COMMANDS = (matches, match, close, delete)
