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
    Limit,
    Row,
    Why,
    at_desk,
    end_of,
    listing,
    looked_up,
    moment,
    report,
    show,
    show_acts,
)
from quadriga.cli.common import AsJson, Language, console, print_json
from quadriga.cli.databases import DatabaseUrl
from quadriga.core.errors import BadOption
from quadriga.words import Words, choose_language

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
    words: Annotated[str, typer.Argument(metavar="WORDS", help="A part of the name or the login, or the id.")] = "",
    guests: Annotated[bool | None, typer.Option("--guests/--accounts", help="Guests alone, or accounts alone.")] = None,
    limit: Limit = 50,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List people, those who came last first, or find some."""

    async def found(connection: AnyConnection) -> list[Row]:
        from quadriga.server.store import house, overview

        bans = await house.bans(connection, time.time())
        rows = await overview.people(connection, words, guests, limit)
        return [{**row, "bans": [ban for ban in bans if ban["user_id"] == row["id"]]} for row in rows]

    listing(looked_up(database, found), as_json, lang, COLUMNS, _row)


def _row(words: Words, row: Row) -> Cells:
    login = row["login"] or words.say("admin-guest")
    bans = ", ".join(words.say(f"admin-has-{ban['kind']}") for ban in row["bans"])
    return row["id"], row["name"], login, moment(row["created_at"]), moment(row["seen_at"]), row["matches"], bans


def person(who: PersonName, database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None) -> None:
    """Show one person whole: devices, matches, bans, and what was done about them."""

    async def found(desk: Desk) -> dict[str, Any]:
        return await desk.about(await desk.person(who))

    row = at_desk(database, found)
    if as_json:
        print_json(row)
        return
    words = Words(choose_language(lang))
    show(words, COLUMNS, [_row(words, {**row, "matches": len(row["matches"])})])
    show(words, ("since", "until"), ((moment(one["created_at"]), moment(one["expires_at"])) for one in row["sessions"]),
         "devices")  # fmt: skip
    show(
        words,
        ("id", "game", "status", "players", "changed"),
        (
            (one["id"], one["game"], one["status"], ", ".join(one["players"]), moment(one["changed_at"]))
            for one in row["matches"]
        ),
        "their-matches",
    )
    never = words.say("admin-never")
    show(
        words,
        ("deed", "since", "until", "why"),
        (
            (words.say(f"admin-deed-{one['kind']}"), moment(one["at"]), moment(one["until"], never), one["why"])
            for one in row["bans"]
        ),
        "their-bans",
    )
    show_acts(words, row["acts"], "their-acts")


def ban(
    who: MaybePerson = "",
    address: Address = "",
    days: Days = None,
    for_ever: ForEver = False,
    why: Why = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Keep a person or a network out: their connections end at once, bots play on for a person's seats."""
    until = end_of(days, for_ever)
    _judge("ban", who, address, {"until": until}, why, database, as_json, lang)


def unban(
    who: MaybePerson = "",
    address: Address = "",
    why: Why = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let a person or a network in again."""
    _judge("unban", who, address, {}, why, database, as_json, lang)


def mute(
    who: PersonName,
    days: Days = None,
    for_ever: ForEver = False,
    why: Why = "",
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let a person write nothing in any chat; they go on playing."""
    _judge("mute", who, "", {"until": end_of(days, for_ever)}, why, database, as_json, lang)


def unmute(
    who: PersonName, why: Why = "", database: DatabaseUrl = "", as_json: AsJson = False, lang: Language = None
) -> None:
    """Let a person chat again."""
    _judge("unmute", who, "", {}, why, database, as_json, lang)


def _judge(
    kind: str,
    who: str,
    address: str,
    details: dict[str, Any],
    why: str,
    database: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Have something done about a person or a network."""
    if bool(who) == bool(address):
        raise BadOption("ban-whom")

    async def done(desk: Desk) -> str:
        if address:
            from quadriga.server.host.house import network_of

            network = str(network_of(address))
            await desk.act(kind, {**details, "address": network}, why)
            return network
        found = await desk.person(who)
        await desk.act(kind, {**details, "name": found["name"]}, why, user_id=found["id"])
        return f"{found['name']} ({found['id']})"

    about = at_desk(database, done)
    until = details.get("until")
    report(Words(choose_language(lang)), as_json, f"done-{kind}", about=about, until=int(until) if until else 0)


def password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The login of the account.")],
    ask: Annotated[bool, typer.Option("--ask", help="Ask for the new password, instead of making one.")] = False,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Give an account a new password, which is shown this once; all its devices are signed out."""
    words = Words(choose_language(lang))
    new = typer.prompt(words.say("admin-new-password"), hide_input=True, confirmation_prompt=True) if ask else ""
    made = new or secrets.token_urlsafe(9)

    async def done(desk: Desk) -> str:
        from quadriga.server.people.identity import hashed_password

        found = await desk.person(login)
        if found["guest"]:
            from quadriga.server.errors import Refused

            raise Refused("person-guest", name=found["name"])
        await desk.act("password", {"password": hashed_password(made), "name": found["login"]}, user_id=found["id"])
        return str(found["login"])

    found = at_desk(database, done)
    if as_json:
        print_json({"done": True, "login": found, "password": None if ask else made})
        return
    console.print(words.say("admin-done-password", login=found), markup=False, soft_wrap=True)
    if not ask:
        console.print(made, markup=False, highlight=False)


COMMANDS = (people, person, ban, unban, mute, unmute, password)
