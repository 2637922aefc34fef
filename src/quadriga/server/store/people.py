"""Queries about people: users, sessions, presence; and about the server processes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from sqlalchemy import delete, insert, select, update

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction
from quadriga.server.store.rows import Session, row_of
from quadriga.service.rows import User, plain

USER = tuple(schema.users.c[field.name] for field in fields(User))
"""The columns that make a `User`."""


async def add(transaction: Transaction, user: User, password: str | None = None, origin: str | None = None) -> None:
    """Keep a new user; of a guest also where they came from."""
    row: dict[str, Any] = {"id": user.id, "name": user.name, "login": user.login, "password": password}
    row |= {"language": user.language, "created_at": user.created_at, "online_until": user.online_until}
    row |= {"origin": origin}
    await transaction.connection.execute(insert(schema.users), row)


async def find(connection: AnyConnection, user_id: str) -> User | None:
    """A user by id."""
    row = (await connection.execute(select(*USER).where(schema.users.c.id == user_id))).mappings().first()
    return None if row is None else row_of(User, row)


async def by_login(connection: AnyConnection, login: str) -> tuple[User, str] | None:
    """The account of that login, and the hash of its password."""
    query = select(*USER, schema.users.c.password).where(schema.users.c.login == login)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else (row_of(User, row), row["password"])


async def change(transaction: Transaction, user_id: str, **values: Any) -> None:
    """Set some columns of a user."""
    await transaction.connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(**values))


async def remove(transaction: Transaction, user_id: str) -> None:
    """Forget a user: sessions, notes and replies go, the seats stay without an owner."""
    await transaction.connection.execute(delete(schema.users).where(schema.users.c.id == user_id))


# ---- sessions ------------------------------------------------------------------------------------------------


async def add_session(transaction: Transaction, session: Session) -> None:
    """Keep a session."""
    await transaction.connection.execute(insert(schema.sessions), plain(session))


async def of_session(connection: AnyConnection, digest: str, now: float) -> tuple[User, float] | None:
    """Whose session it is, as long as it is valid, and when it was last used."""
    its = schema.sessions.c
    query = select(*USER, its.used_at).join(schema.sessions).where(its.token == digest, its.expires_at > now)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else (row_of(User, row), row["used_at"])


async def use_session(transaction: Transaction, digest: str, now: float, expires_at: float) -> None:
    """Note that a session is used, and until when it is valid now."""
    used = update(schema.sessions).where(schema.sessions.c.token == digest)
    await transaction.connection.execute(used.values(used_at=now, expires_at=expires_at))


async def sessions(connection: AnyConnection, user_id: str, now: float) -> list[Session]:
    """The valid sessions of a user, the one last used first."""
    its = schema.sessions.c
    query = select(schema.sessions).where(its.user_id == user_id, its.expires_at > now).order_by(its.used_at.desc())
    return [row_of(Session, row) for row in (await connection.execute(query)).mappings()]


async def end_session(transaction: Transaction, digest: str) -> None:
    """Forget a session."""
    await transaction.connection.execute(delete(schema.sessions).where(schema.sessions.c.token == digest))


async def end_sessions(transaction: Transaction, user_id: str) -> None:
    """Forget all sessions of a user."""
    await transaction.connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user_id))


async def drop_expired(transaction: Transaction, now: float) -> None:
    """Forget sessions whose time is over."""
    await transaction.connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now))


# ---- presence and processes ----------------------------------------------------------------------------------


async def online_until(connection: AnyConnection, user_ids: Iterable[str]) -> dict[str, float]:
    """Until when some users count as connected, to whichever process."""
    its = schema.users.c
    query = select(its.id, its.online_until).where(its.id.in_(list(user_ids)))
    return {row.id: row.online_until for row in await connection.execute(query)}


async def set_online(transaction: Transaction, user_ids: Iterable[str], until: float) -> None:
    """Note until when some users count as connected, at least."""
    listed, its = list(user_ids), schema.users.c
    if listed:
        later = update(schema.users).where(its.id.in_(listed), its.online_until < until)
        await transaction.connection.execute(later.values(online_until=until))


async def set_offline(transaction: Transaction, user_id: str, at: float) -> None:
    """Note when a user was seen last."""
    await change(transaction, user_id, online_until=at)


async def process_seen(transaction: Transaction, process: str, now: float) -> None:
    """This server process is alive."""
    its = schema.processes.c
    seen = await transaction.connection.execute(update(schema.processes).where(its.id == process).values(seen_at=now))
    if not seen.rowcount:
        await transaction.connection.execute(
            insert(schema.processes), {"id": process, "started_at": now, "seen_at": now}
        )


async def forget_processes(transaction: Transaction, before: float) -> None:
    """Drop the server processes that were last seen up to a moment."""
    await transaction.connection.execute(delete(schema.processes).where(schema.processes.c.seen_at <= before))


async def last_life(connection: AnyConnection) -> float | None:
    """When a server process was last alive."""
    return max((await connection.execute(select(schema.processes.c.seen_at))).scalars(), default=None)


async def last_seen(connection: AnyConnection) -> float | None:
    """When a server process was last alive; nobody else finds that out until the transaction ends."""
    return max((await connection.execute(select(schema.processes.c.seen_at).with_for_update())).scalars(), default=None)
