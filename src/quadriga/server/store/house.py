"""What the host of a server sets: bans and mutes, invitations, the announcement, maintenance."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, or_, select, update

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction

# ---- bans ----------------------------------------------------------------------------------------------------


async def bans(connection: AnyConnection, now: float, user_id: str | None = None) -> list[dict[str, Any]]:
    """The bans and mutes that hold, of everybody or of one person."""
    its = schema.bans.c
    query = select(schema.bans).where(or_(its.until.is_(None), its.until > now)).order_by(its.id)
    if user_id is not None:
        query = query.where(its.user_id == user_id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def set_ban(transaction: Transaction, ban: dict[str, Any]) -> None:
    """Ban or mute a person, or ban a network; an earlier word about the same gives way."""
    await lift_ban(transaction, ban["kind"], ban["user_id"], ban["address"])
    await transaction.connection.execute(insert(schema.bans), ban)


async def lift_ban(transaction: Transaction, kind: str, user_id: str | None, address: str | None) -> bool:
    """End a ban or a mute; whether there was one."""
    its = schema.bans.c
    same = its.address == address if user_id is None else its.user_id == user_id
    gone = await transaction.connection.execute(delete(schema.bans).where(its.kind == kind, same))
    return bool(gone.rowcount)


async def hand_over_bans(transaction: Transaction, giver: str, taker: str) -> bool:
    """What holds for a guest holds for the account they sign in to; whether anything does."""
    its = schema.bans.c
    moved = await transaction.connection.execute(update(schema.bans).where(its.user_id == giver).values(user_id=taker))
    return bool(moved.rowcount)


# ---- invitations ---------------------------------------------------------------------------------------------


async def add_invitations(transaction: Transaction, codes: list[str], at: float, expires_at: float | None) -> None:
    """Keep invitations by the digests of their codes."""
    rows = [{"code": code, "created_at": at, "expires_at": expires_at} for code in codes]
    await transaction.connection.execute(insert(schema.invitations), rows)


async def invitations(connection: AnyConnection, limit: int) -> list[dict[str, Any]]:
    """The newest invitations first, each with the name of who used it."""
    its, user = schema.invitations.c, schema.users.c
    columns = (its.id, its.created_at, its.expires_at, its.used_at, its.used_by, user.name)
    query = select(*columns).join(schema.users, user.id == its.used_by, isouter=True)
    rows = await connection.execute(query.order_by(its.id.desc()).limit(limit))
    return [dict(row) for row in rows.mappings()]


async def withdraw_invitation(transaction: Transaction, number: int) -> bool:
    """Forget an invitation that nobody has used; whether there was one."""
    its = schema.invitations.c
    gone = await transaction.connection.execute(
        delete(schema.invitations).where(its.id == number, its.used_at.is_(None))
    )
    return bool(gone.rowcount)


async def use_invitation(transaction: Transaction, code: str, user_id: str, now: float) -> bool:
    """Use an invitation, which serves once; whether it was one."""
    its = schema.invitations.c
    good = (its.code == code) & its.used_at.is_(None) & or_(its.expires_at.is_(None), its.expires_at > now)
    used = await transaction.connection.execute(
        update(schema.invitations).where(good).values(used_at=now, used_by=user_id)
    )
    return bool(used.rowcount)


async def was_invited(connection: AnyConnection, user_id: str) -> bool:
    """Whether somebody came by an invitation."""
    query = select(schema.invitations.c.id).where(schema.invitations.c.used_by == user_id)
    return (await connection.execute(query)).first() is not None


# ---- the announcement and maintenance ------------------------------------------------------------------------


async def settings(connection: AnyConnection) -> dict[str, dict[str, Any]]:
    """The announcement and the maintenance, as far as there are any."""
    return {row.name: row.value for row in await connection.execute(select(schema.house))}


async def set_value(transaction: Transaction, name: str, value: dict[str, Any] | None) -> None:
    """Set the announcement or the maintenance, in place of the one before; None for none."""
    await transaction.connection.execute(delete(schema.house).where(schema.house.c.name == name))
    if value is not None:
        await transaction.connection.execute(insert(schema.house), {"name": name, "value": value})
