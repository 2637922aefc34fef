"""Acts of administration: asked for by `quadriga admin`, carried out by a server, kept as the audit of who did what."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, or_, select, update

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction
from quadriga.server.store.matches import ALIVE_SECONDS

Act = dict[str, Any]
"""The columns of an act."""


async def add(transaction: Transaction, act: Act) -> int:
    """Ask for an act; its number."""
    made = await transaction.connection.execute(insert(schema.acts), act)
    await transaction.tell(match="", what="act")
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


async def find(connection: AnyConnection, number: int) -> Act | None:
    """An act by its number."""
    row = (await connection.execute(select(schema.acts).where(schema.acts.c.id == number))).mappings().first()
    return None if row is None else dict(row)


async def waiting(connection: AnyConnection, now: float) -> list[int]:
    """The acts that nobody alive carries out yet, in the order they were asked for."""
    its, alive = schema.acts.c, select(schema.processes.c.id).where(schema.processes.c.seen_at > now - ALIVE_SECONDS)
    free = or_(its.taken_by.is_(None), its.taken_by.not_in(alive))
    return list(
        (await connection.execute(select(its.id).where(its.done_at.is_(None), free).order_by(its.id))).scalars()
    )


async def take(transaction: Transaction, number: int, process: str, before: str | None) -> bool:
    """Carry out an act in this process; whether nobody else was quicker since it was `before`'s."""
    its = schema.acts.c
    this = (its.id == number) & its.done_at.is_(None) & its.taken_by.is_not_distinct_from(before)
    changed = await transaction.connection.execute(update(schema.acts).where(this).values(taken_by=process))
    return bool(changed.rowcount)


async def finish(transaction: Transaction, number: int, at: float, details: Act, result: Act) -> None:
    """An act was carried out, or refused; what it carried that nobody needs to know is left out of `details`."""
    its = schema.acts.c
    values = {"done_at": at, "details": details, "result": result}
    await transaction.connection.execute(update(schema.acts).where(its.id == number).values(**values))


async def listed(
    connection: AnyConnection, limit: int, user_id: str | None = None, match_id: str | None = None
) -> list[Act]:
    """The newest acts first: all of them, or those about a person or a match."""
    its, query = schema.acts.c, select(schema.acts)
    if user_id is not None:
        query = query.where(its.user_id == user_id)
    if match_id is not None:
        query = query.where(its.match_id == match_id)
    rows = await connection.execute(query.order_by(its.id.desc()).limit(limit))
    return [dict(row) for row in rows.mappings()]
