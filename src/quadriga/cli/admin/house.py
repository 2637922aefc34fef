"""The house: invitations, what is announced, maintenance, and the audit of all acts."""

from __future__ import annotations

import time
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from quadriga.cli.admin.common import (
    ACTS,
    DAY_SECONDS,
    Cells,
    Limit,
    Row,
    Why,
    at_desk,
    listing,
    looked_up,
    moment,
    report,
    told_act,
)
from quadriga.cli.common import AsJson, Language, console, print_json
from quadriga.cli.databases import DatabaseUrl
from quadriga.core.errors import BadOption
from quadriga.words import Words, choose_language

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk
    from quadriga.server.store.database import AnyConnection

MOST_TEXT = 500


def invite(
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="So many invitations.")] = 1,
    days: Annotated[
        float, typer.Option("--days", metavar="N", min=0.001, max=36_500, help="They hold so many days.")
    ] = 30,
    page: Annotated[
        str, typer.Option("--page", metavar="URL", help="The address of the page: links are printed, not codes alone.")
    ] = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make invitations: each lets one person come, or make an account, where the server asks for one."""
    until = time.time() + days * DAY_SECONDS

    async def done(desk: Desk) -> list[str]:
        from quadriga.server.people.registration import digest_of, new_code

        codes = [new_code() for _ in range(count)]
        await desk.act("invite", {"codes": [digest_of(code) for code in codes], "until": until})
        return codes

    codes = at_desk(database, done)
    shown = [f"{page.rstrip('/')}/#/invited/{code}" if page else code for code in codes]
    if as_json:
        print_json({"done": True, "invitations": shown, "until": until})
        return
    words = Words(choose_language(lang))
    console.print(words.say("admin-done-invite", count=count, until=int(until)), markup=False, soft_wrap=True)
    for one in shown:
        console.print(one, markup=False, highlight=False, soft_wrap=True)


def invitations(limit: Limit = 50, database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None) -> None:
    """List invitations, the newest first, with who used them."""

    async def found(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import house

        return await house.invitations(connection, limit)

    def told(words: Words, row: Row) -> Cells:
        made, until, used = (moment(row[name]) for name in ("created_at", "expires_at", "used_at"))
        return row["id"], made, until, used, row["name"] or ""

    columns = ("number", "created", "until", "used", "by")
    listing(looked_up(database, found), as_json, lang, columns, told)


def uninvite(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Its number: see 'quadriga admin invitations'.")],
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Withdraw an invitation that nobody has used."""

    async def done(desk: Desk) -> None:
        await desk.act("uninvite", {"invitation": number})

    at_desk(database, done)
    report(Words(choose_language(lang)), as_json, "done-uninvite", number=number)


def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What is said on every page.")] = "",
    until: Annotated[
        datetime | None,
        typer.Option(
            "--until",
            metavar="WHEN",
            formats=["%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M"],
            help="Until when, by the clock of this machine: 2027-01-31 or '2027-01-31 20:00' (default: until cleared).",
        ),
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Say it no longer.")] = False,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say something on every open page at once, and on those that open later."""
    said = " ".join(text.split())
    if bool(said) == clear:
        raise BadOption("announce-what")
    if len(said) > MOST_TEXT:
        raise BadOption("announce-long", most=MOST_TEXT)

    async def done(desk: Desk) -> None:
        end = None if until is None else until.timestamp()
        await desk.act("announce", {"text": said or None, "until": end})

    at_desk(database, done)
    report(Words(choose_language(lang)), as_json, "done-announce-clear" if clear else "done-announce")


def maintenance(
    state: Annotated[Literal["on", "off"], typer.Argument(metavar="on|off", help="Close the house, or open it again.")],
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="A sentence for the players.")] = "",
    stop: Annotated[
        bool, typer.Option("--stop", help="Also stop all games: nobody decides, and clocks stand still.")
    ] = False,
    why: Why = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Close the house for maintenance: no new matches, no new guests; games that are being played go on."""
    details = {"on": state == "on", "note": " ".join(note.split())[:MOST_TEXT], "stop": stop and state == "on"}

    async def done(desk: Desk) -> None:
        await desk.act("maintenance", details, why)

    at_desk(database, done)
    sentence = "off" if state == "off" else "stop" if stop else "on"
    report(Words(choose_language(lang)), as_json, f"done-maintenance-{sentence}")


def abuse(
    address: Annotated[str | None, typer.Option("--address", metavar="NET", help="From this address alone.")] = None,
    limit: Limit = 50,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List what was refused to whom, from where and how often, the newest first."""

    async def found(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import abuse as store

        return [asdict(one) for one in await store.listed(connection, address=address, limit=limit)]

    def told(words: Words, row: Row) -> Cells:
        return moment(row["at"]), row["code"], row["user_id"] or "", row["address"], row["count"]

    listing(looked_up(database, found), as_json, lang, ("when", "code", "id", "address", "count"), told)


def audit(limit: Limit = 50, database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None) -> None:
    """List who did what and when, the newest first."""

    async def found(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import acts

        return await acts.listed(connection, limit)

    listing(looked_up(database, found), as_json, lang, ACTS, told_act)


COMMANDS = (invite, invitations, uninvite, announce, maintenance, audit, abuse)
