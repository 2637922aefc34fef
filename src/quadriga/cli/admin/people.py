"""People: found, banned, muted, given a new password."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadriga.cli.admin.common import (
    Cells,
    Days,
    ForEver,
    HostOptions,
    Limit,
    Row,
    Why,
    end_of,
    moment,
    show,
    show_acts,
)
from quadriga.cli.common import console, print_json
from quadriga.core.errors import BadOption
from quadriga.words import Words

if TYPE_CHECKING:
    from quadriga.server.host.desk import Desk
    from quadriga.server.store.database import AnyConnection

PersonName = Annotated[str, typer.Argument(metavar="PERSON", help="Their id, their login, or their whole name.")]
MaybePerson = Annotated[
    str, typer.Argument(metavar="PERSON", help="Their id, their login, or their whole name.", show_default=False)
]
Address = Annotated[
    str,
    typer.Option("--address", metavar="ADDRESS", help="A network instead: an address, 203.0.113.0/24, an IPv6 /64."),
]
COLUMNS = ("id", "name", "login", "created", "seen", "matches", "bans")


def people(
    options: HostOptions,
    words: Annotated[str, typer.Argument(metavar="WORDS", help="A part of the name or the login, or the id.")] = "",
    guests: Annotated[bool | None, typer.Option("--guests/--accounts", help="Guests alone, or accounts alone.")] = None,
    limit: Limit = 50,
) -> None:
    """List people, those who came last first, or find some."""

    async def query(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import house, overview

        bans = await house.bans(connection, time.time())
        rows = await overview.people(connection, words, guests, limit)
        return [{**row, "bans": [ban for ban in bans if ban["user_id"] == row["id"]]} for row in rows]

    options.list_rows(options.ask(query), COLUMNS, _cells)


def _cells(words: Words, row: Row) -> Cells:
    login = row["login"] or words.say("admin-guest")
    bans = ", ".join(words.say(f"admin-has-{ban['kind']}") for ban in row["bans"])
    return row["id"], row["name"], login, moment(row["created_at"]), moment(row["seen_at"]), row["matches"], bans


def person(options: HostOptions, who: PersonName) -> None:
    """Show one person whole: devices, matches, bans, and what was done about them."""

    async def work(desk: Desk) -> dict[str, Any]:
        return await desk.about(await desk.person(who))

    row = options.at_desk(work)
    if options.as_json:
        print_json(row)
        return
    words = options.words
    show(words, COLUMNS, [_cells(words, {**row, "matches": len(row["matches"])})])
    sessions = ((moment(session["created_at"]), moment(session["expires_at"])) for session in row["sessions"])
    show(words, ("since", "until"), sessions, "devices")
    matches = (
        (match["id"], match["game"], match["status"], ", ".join(match["players"]), moment(match["changed_at"]))
        for match in row["matches"]
    )
    show(words, ("id", "game", "status", "players", "changed"), matches, "their-matches")
    never = words.say("admin-never")
    bans = (
        (words.say(f"admin-deed-{ban['kind']}"), moment(ban["at"]), moment(ban["until"], never), ban["why"])
        for ban in row["bans"]
    )
    show(words, ("deed", "since", "until", "why"), bans, "their-bans")
    show_acts(words, row["acts"], "their-acts")


def ban(
    options: HostOptions,
    who: MaybePerson = "",
    address: Address = "",
    days: Days = None,
    for_ever: ForEver = False,
    why: Why = "",
) -> None:
    """Keep a person or a network out: their connections end at once, bots play on for a person's seats."""
    until = end_of(days, for_ever)
    _judge(options, "ban", who, address, {"until": until}, why)


def unban(
    options: HostOptions,
    who: MaybePerson = "",
    address: Address = "",
    why: Why = "",
) -> None:
    """Let a person or a network in again."""
    _judge(options, "unban", who, address, {}, why)


def mute(
    options: HostOptions,
    who: PersonName,
    days: Days = None,
    for_ever: ForEver = False,
    why: Why = "",
) -> None:
    """Let a person write nothing in any chat; they go on playing."""
    _judge(options, "mute", who, "", {"until": end_of(days, for_ever)}, why)


def unmute(options: HostOptions, who: PersonName, why: Why = "") -> None:
    """Let a person chat again."""
    _judge(options, "unmute", who, "", {}, why)


def _judge(options: HostOptions, kind: str, who: str, address: str, details: dict[str, Any], why: str) -> None:
    """Have something done about a person or a network."""
    if bool(who) == bool(address):
        raise BadOption("ban-whom")

    async def work(desk: Desk) -> str:
        if address:
            from quadriga.server.host.house import network_of

            network = str(network_of(address))
            await desk.act(kind, {**details, "address": network}, why)
            return network
        person = await desk.person(who)
        await desk.act(kind, {**details, "name": person["name"]}, why, user_id=person["id"])
        return f"{person['name']} ({person['id']})"

    about = options.at_desk(work)
    until = details.get("until")
    options.report(f"done-{kind}", about=about, until=int(until) if until else 0)


def password(
    options: HostOptions,
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The login of the account.")],
    ask: Annotated[bool, typer.Option("--ask", help="Ask for the new password, instead of making one.")] = False,
) -> None:
    """Give an account a new password, which is shown this once; all its devices are signed out."""
    prompt = options.words.say("admin-new-password")
    new = typer.prompt(prompt, hide_input=True, confirmation_prompt=True) if ask else secrets.token_urlsafe(9)

    async def work(desk: Desk) -> str:
        from quadriga.server.people.identity import hashed_password

        account = await desk.person(login)
        if account["guest"]:
            from quadriga.service.errors import Refused

            raise Refused("person-guest", name=account["name"])
        await desk.act("password", {"password": hashed_password(new), "name": account["login"]}, user_id=account["id"])
        return str(account["login"])

    name = options.at_desk(work)
    if options.as_json:
        print_json({"done": True, "login": name, "password": None if ask else new})
        return
    options.say("done-password", login=name)
    if not ask:
        console.print(new, markup=False, highlight=False)


COMMANDS = (people, person, ban, unban, mute, unmute, password)
