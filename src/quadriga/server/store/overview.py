"""What the host of a server looks up: people and matches, found by whatever is known of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, String, cast, func, or_, select

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection
from quadriga.server.store.people import USER

Row = dict[str, Any]

_SEATED = select(func.count(func.distinct(schema.seats.c.match_id))).where(schema.seats.c.user_id == schema.users.c.id)
_SIGNED_IN = select(func.max(schema.sessions.c.used_at)).where(schema.sessions.c.user_id == schema.users.c.id)
_PERSON = (
    *USER,
    _SEATED.scalar_subquery().label("matches"),
    _SIGNED_IN.scalar_subquery().label("signed_in_at"),
)
_MATCH = tuple(
    schema.matches.c[name]
    for name in ["id", "code", "name", "game", "status", "ended_by", "host_id", "length", "created_at", "changed_at"]
)


def _has(column: ColumnElement[Any], words: str) -> ColumnElement[bool]:
    """Whether a column has these words in it, whatever their case."""
    return func.lower(cast(column, String)).contains(words.lower(), autoescape=True)


async def people(connection: AnyConnection, words: str, guests: bool | None, limit: int) -> list[Row]:
    """People whose name, login or id has some words in it, those who came last first; guests alone, or accounts."""
    its = schema.users.c
    query = select(*_PERSON)
    if words:
        query = query.where(or_(_has(its.name, words), _has(its.login, words), its.id == words.lower()))
    if guests is not None:
        query = query.where(its.login.is_(None) if guests else its.login.is_not(None))
    return [
        _person(row)
        for row in (await connection.execute(query.order_by(its.created_at.desc()).limit(limit))).mappings()
    ]


async def named(connection: AnyConnection, name: str) -> list[Row]:
    """Who is meant by an id, a login or a whole name, in this order."""
    its = schema.users.c
    for same in (its.id == name.lower(), its.login == name.casefold(), its.name == name):
        rows = (await connection.execute(select(*_PERSON).where(same).limit(10))).mappings()
        if people := [_person(row) for row in rows]:
            return people
    return []


def _person(data: Any) -> Row:
    row = dict(data)
    signed_in_at, online_until = row.pop("signed_in_at"), row.pop("online_until")
    return {**row, "guest": row["login"] is None, "seen_at": max(signed_in_at or 0.0, online_until) or None}


async def sessions(connection: AnyConnection, user_id: str) -> list[Row]:
    """The devices on which somebody is signed in."""
    its = schema.sessions.c
    query = select(its.created_at, its.expires_at).where(its.user_id == user_id).order_by(its.created_at.desc())
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def matches(
    connection: AnyConnection, words: str = "", status: str | None = None, user_id: str | None = None, limit: int = 50
) -> list[Row]:
    """Matches by their id, code, name or a person in them, those that changed last first."""
    its, seat = schema.matches.c, schema.seats.c
    query = select(*_MATCH)
    if words:
        seated = select(seat.match_id).where(or_(_has(seat.name, words), seat.user_id == words.lower()))
        query = query.where(
            or_(its.id == words.lower(), its.code == words.upper(), _has(its.name, words), its.id.in_(seated))
        )
    if status is not None:
        query = query.where(its.status == status)
    if user_id is not None:
        mine = select(seat.match_id).where(seat.user_id == user_id)
        query = query.where(or_(its.id.in_(mine), its.host_id == user_id))
    rows = [
        dict(row) for row in (await connection.execute(query.order_by(its.changed_at.desc()).limit(limit))).mappings()
    ]
    players = await _players(connection, [row["id"] for row in rows])
    return [{**row, "players": players[row["id"]]} for row in rows]


async def _players(connection: AnyConnection, match_ids: list[str]) -> dict[str, list[str]]:
    its = schema.seats.c
    query = select(its.match_id, its.name, its.bot).where(its.match_id.in_(match_ids)).order_by(its.match_id, its.seat)
    players: dict[str, list[str]] = {match_id: [] for match_id in match_ids}
    for row in await connection.execute(query):
        players[row.match_id].append(row.name or row.bot or "")
    return players


async def whole_match(connection: AnyConnection, match_id: str) -> dict[str, Any]:
    """All rows of a match, as they are kept: for one that is to be deleted, and perhaps cannot be loaded."""
    tables = (schema.matches, schema.seats, schema.entries, schema.chat, schema.audit, schema.reviews)
    whole: dict[str, Any] = {}
    for table in tables:
        key = table.c.id if table is schema.matches else table.c.match_id
        rows = await connection.execute(select(table).where(key == match_id).order_by(*table.primary_key))
        whole[table.name] = [dict(row) for row in rows.mappings()]
    return whole
