"""Queries that count what people have, all of them by an index."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, select

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection
from quadriga.service.rows import OVER, PLAYING

_ITS = schema.matches.c
_GOES_ON = and_(_ITS.status != OVER, _ITS.sandbox.is_(None))
_IS_TRIED_OUT = and_(_ITS.status != OVER, _ITS.sandbox.is_not(None))
_HAS_A_PLAYER = exists().where(
    schema.seats.c.match_id == _ITS.id,
    schema.seats.c.user_id.is_not(None),
    schema.seats.c.stand_in.is_(None),
    schema.seats.c.resigned.is_(False),
)


@dataclass(frozen=True)
class Hosted:
    """How many matches somebody is the host of."""

    kept: int
    going_on: int
    sandboxes: int


@dataclass(frozen=True)
class Totals:
    """What the whole server keeps."""

    matches: int = 0
    going_on: int = 0
    guests: int = 0


async def of_host(connection: AnyConnection, host_id: str) -> Hosted:
    """How many matches a host has."""
    query = select(func.count(), func.coalesce(_sum(_GOES_ON), 0), func.coalesce(_sum(_IS_TRIED_OUT), 0)).where(
        _ITS.host_id == host_id
    )
    return Hosted(*(await connection.execute(query)).one())


async def going_on_from(connection: AnyConnection, origin: str) -> int:
    """How many matches go on that were made from an address."""
    return await _count(connection, _matches().where(_ITS.origin == origin, _GOES_ON))


async def bots_alone(connection: AnyConnection, host_id: str) -> int:
    """How many matches of a host are played by bots alone."""
    return await _count(connection, _matches().where(_ITS.host_id == host_id, _ITS.status == PLAYING, ~_HAS_A_PLAYER))


async def bots_alone_from(connection: AnyConnection, origin: str) -> int:
    """The same for an address."""
    return await _count(connection, _matches().where(_ITS.origin == origin, _ITS.status == PLAYING, ~_HAS_A_PLAYER))


async def guests_from(connection: AnyConnection, origin: str) -> int:
    """How many guests there are who came from an address."""
    users = schema.users.c
    return await _count(connection, select(func.count()).where(users.origin == origin, users.login.is_(None)))


async def letters_noted(connection: AnyConnection, user_id: str, but_match: str) -> int:
    """How long the notes of somebody are together, without the one about a match."""
    notes = schema.notes.c
    query = select(func.coalesce(func.sum(func.length(notes.text)), 0))
    return await _count(connection, query.where(notes.user_id == user_id, notes.match_id != but_match))


async def totals(connection: AnyConnection) -> Totals:
    """What is kept in all."""
    by_status = select(_ITS.status, func.count()).group_by(_ITS.status)
    counts = {str(status): int(count) for status, count in await connection.execute(by_status)}
    guests = await _count(connection, select(func.count()).where(schema.users.c.login.is_(None)))
    return Totals(sum(counts.values()), sum(counts.values()) - counts.get(OVER, 0), guests)


def _matches() -> Select[Any]:
    return select(func.count()).select_from(schema.matches)


def _sum(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


async def _count(connection: AnyConnection, query: Select[Any]) -> int:
    return int((await connection.execute(query)).scalar() or 0)
