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
    HostOptions,
    Limit,
    Row,
    Why,
    act_cells,
    moment,
)
from quadriga.cli.common import console, print_json
from quadriga.core.errors import BadOption
from quadriga.words import Words

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk
    from quadriga.server.store.database import AnyConnection

MOST_TEXT = 500


def invite(
    options: HostOptions,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="So many invitations.")] = 1,
    days: Annotated[
        float, typer.Option("--days", metavar="N", min=0.001, max=36_500, help="They hold so many days.")
    ] = 30,
    page: Annotated[
        str, typer.Option("--page", metavar="URL", help="The address of the page: links are printed, not codes alone.")
    ] = "",
) -> None:
    """Make invitations: each lets one person come, or make an account, where the server asks for one."""
    until = time.time() + days * DAY_SECONDS

    async def work(desk: Desk) -> list[str]:
        from quadriga.server.people.registration import digest_of, new_code

        codes = [new_code() for _ in range(count)]
        await desk.act("invite", {"codes": [digest_of(code) for code in codes], "until": until})
        return codes

    codes = options.at_desk(work)
    shown = [f"{page.rstrip('/')}/#/invited/{code}" if page else code for code in codes]
    if options.as_json:
        print_json({"done": True, "invitations": shown, "until": until})
        return
    options.say("done-invite", count=count, until=int(until))
    for invitation in shown:
        console.print(invitation, markup=False, highlight=False, soft_wrap=True)


def invitations(options: HostOptions, limit: Limit = 50) -> None:
    """List invitations, the newest first, with who used them."""

    async def query(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import house

        return await house.invitations(connection, limit)

    def cells(words: Words, row: Row) -> Cells:
        made, until, used = (moment(row[name]) for name in ("created_at", "expires_at", "used_at"))
        return row["id"], made, until, used, row["name"] or ""

    columns = ("number", "created", "until", "used", "by")
    options.list_rows(options.ask(query), columns, cells)


def uninvite(
    options: HostOptions,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Its number: see 'quadriga admin invitations'.")],
) -> None:
    """Withdraw an invitation that nobody has used."""

    async def work(desk: Desk) -> None:
        await desk.act("uninvite", {"invitation": number})

    options.at_desk(work)
    options.report("done-uninvite", number=number)


def announce(
    options: HostOptions,
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
) -> None:
    """Say something on every open page at once, and on those that open later."""
    said = " ".join(text.split())
    if bool(said) == clear:
        raise BadOption("announce-what")
    if len(said) > MOST_TEXT:
        raise BadOption("announce-long", most=MOST_TEXT)

    async def work(desk: Desk) -> None:
        end = None if until is None else until.timestamp()
        await desk.act("announce", {"text": said or None, "until": end})

    options.at_desk(work)
    options.report("done-announce-clear" if clear else "done-announce")


def maintenance(
    options: HostOptions,
    state: Annotated[Literal["on", "off"], typer.Argument(metavar="on|off", help="Close the house, or open it again.")],
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="A sentence for the players.")] = "",
    stop: Annotated[
        bool, typer.Option("--stop", help="Also stop all games: nobody decides, and clocks stand still.")
    ] = False,
    why: Why = "",
) -> None:
    """Close the house for maintenance: no new matches, no new guests; games that are being played go on."""
    details = {"on": state == "on", "note": " ".join(note.split())[:MOST_TEXT], "stop": stop and state == "on"}

    async def work(desk: Desk) -> None:
        await desk.act("maintenance", details, why)

    options.at_desk(work)
    sentence = "off" if state == "off" else "stop" if stop else "on"
    options.report(f"done-maintenance-{sentence}")


def abuse(
    options: HostOptions,
    address: Annotated[str | None, typer.Option("--address", metavar="NET", help="From this address alone.")] = None,
    limit: Limit = 50,
) -> None:
    """List what was refused to whom, from where and how often, the newest first."""

    async def query(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import abuse as store

        return [asdict(refusal) for refusal in await store.listed(connection, address=address, limit=limit)]

    def cells(words: Words, row: Row) -> Cells:
        return moment(row["at"]), row["code"], row["user_id"] or "", row["address"], row["count"]

    options.list_rows(options.ask(query), ("when", "code", "id", "address", "count"), cells)


def audit(options: HostOptions, limit: Limit = 50) -> None:
    """List who did what and when, the newest first."""

    async def query(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import acts

        return await acts.listed(connection, limit)

    options.list_rows(options.ask(query), ACTS, act_cells)


COMMANDS = (invite, invitations, uninvite, announce, maintenance, audit, abuse)
