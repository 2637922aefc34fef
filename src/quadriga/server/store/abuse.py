"""Queries about the abuse log: who was refused what, from where, how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction


@dataclass(frozen=True)
class Abuse:
    """What one person at one address was refused within a minute."""

    at: float
    code: str
    user_id: str | None
    address: str
    count: int


async def add(transaction: Transaction, refusals: Sequence[Abuse]) -> None:
    """Keep what was gathered."""
    if refusals:
        await transaction.connection.execute(insert(schema.abuse), [asdict(refusal) for refusal in refusals])


async def listed(
    connection: AnyConnection,
    since: float = 0.0,
    user_id: str | None = None,
    address: str | None = None,
    code: str | None = None,
    limit: int = 100,
) -> list[Abuse]:
    """What was refused since a moment, the last first: to one person, at one address, of one code where wanted."""
    its = schema.abuse.c
    query = select(its.at, its.code, its.user_id, its.address, its.count).where(its.at >= since)
    for column, wanted in ((its.user_id, user_id), (its.address, address), (its.code, code)):
        if wanted is not None:
            query = query.where(column == wanted)
    rows = await connection.execute(query.order_by(its.at.desc(), its.id.desc()).limit(limit))
    return [Abuse(**row) for row in rows.mappings()]


async def forget(transaction: Transaction, before: float) -> None:
    """Drop what lies further back."""
    await transaction.connection.execute(delete(schema.abuse).where(schema.abuse.c.at < before))
