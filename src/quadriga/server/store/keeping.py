"""Queries about what is too old: each looks at a bounded number of rows, so that none takes long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Table, delete, exists, or_, select

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction
from quadriga.service.rows import OVER


@dataclass(frozen=True)
class Aged:
    """A match as far as its age goes."""

    id: str
    status: str
    changed_at: float
    ended_at: float | None
    is_sandbox: bool
    has_people: bool


async def user_ids(connection: AnyConnection, after: str, limit: int) -> list[str]:
    """Some users, in the order of their ids."""
    its = schema.users.c
    return list(
        (await connection.execute(select(its.id).where(its.id > after).order_by(its.id).limit(limit))).scalars()
    )


async def gone_guests(connection: AnyConnection, among: Sequence[str], before: float) -> list[str]:
    """Those of some users who are guests, have not come since a moment, and are in no match that has moved since."""
    its, session, seat, match = schema.users.c, schema.sessions.c, schema.seats.c, schema.matches.c
    came = exists().where(session.user_id == its.id, session.used_at >= before)
    goes_on = match.status != OVER, match.changed_at >= before
    plays = exists().where(seat.user_id == its.id, seat.match_id == match.id, *goes_on)
    hosts = exists().where(match.host_id == its.id, *goes_on)
    query = select(its.id).where(its.id.in_(among), its.login.is_(None), its.created_at < before, ~came, ~plays, ~hosts)
    return list((await connection.execute(query)).scalars())


async def aged(connection: AnyConnection, after: str, limit: int) -> list[Aged]:
    """Some matches, in the order of their ids."""
    its, seat = schema.matches.c, schema.seats.c
    seated = exists().where(seat.match_id == its.id, seat.user_id.is_not(None))
    query = select(
        its.id,
        its.status,
        its.changed_at,
        its.ended_at,
        its.sandbox.is_not(None).label("is_sandbox"),
        or_(its.host_id.is_not(None), seated).label("has_people"),
    )
    rows = await connection.execute(query.where(its.id > after).order_by(its.id).limit(limit))
    return [Aged(**row) for row in rows.mappings()]


async def drop_match(transaction: Transaction, match_id: str) -> None:
    """Forget a match, with all that belongs to it."""
    await transaction.connection.execute(delete(schema.matches).where(schema.matches.c.id == match_id))


async def forget_replies(transaction: Transaction, match_ids: Sequence[str]) -> None:
    """Drop the answers to repeated requests in some matches."""
    its = schema.replies.c
    await transaction.connection.execute(delete(schema.replies).where(its.match_id.in_(match_ids)))


async def forget_reviews(transaction: Transaction, match_ids: Sequence[str], before: float) -> None:
    """Drop the reviews of some matches that were made before a moment."""
    its = schema.reviews.c
    await transaction.connection.execute(
        delete(schema.reviews).where(its.match_id.in_(match_ids), its.changed_at < before)
    )


async def forget_words(transaction: Transaction, match_ids: Sequence[str], before: float) -> None:
    """Drop what was said in some matches before a moment by people who are gone."""
    its = schema.chat.c
    gone = its.match_id.in_(match_ids), its.user_id.is_(None), its.at < before
    await transaction.connection.execute(delete(schema.chat).where(*gone))


async def forget_first(transaction: Transaction, table: Table, moment: str, before: float, limit: int) -> None:
    """Of the first rows of a table that is written in the order of time, drop those from before a moment."""
    first = select(table.c.id).order_by(table.c.id).limit(limit)
    await transaction.connection.execute(delete(table).where(table.c.id.in_(first), table.c[moment] < before))
