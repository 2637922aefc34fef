"""Queries about people: users, sessions, presence; and about the server processes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from quadriga.server.store import schema
from quadriga.server.store.database import AnyConnection, Transaction
from quadriga.server.store.rows import User, row_of

USER = (
    schema.users.c.id,
    schema.users.c.name,
    schema.users.c.login,
    schema.users.c.language,
    schema.users.c.created_at,
    schema.users.c.online_until,
)


async def add(transaction: Transaction, user: User, password: str | None = None) -> None:
    """Keep a new user."""
    row: dict[str, Any] = {"id": user.id, "name": user.name, "login": user.login, "password": password}
    row |= {"language": user.language, "created_at": user.created_at, "online_until": user.online_until}
    await transaction.connection.execute(insert(schema.users), row)


async def find(connection: AnyConnection, user_id: str) -> User | None:
    """A user by id."""
    found = (await connection.execute(select(*USER).where(schema.users.c.id == user_id))).mappings().first()
    return None if found is None else row_of(User, found)


async def by_login(connection: AnyConnection, login: str) -> tuple[User, str] | None:
    """The account of that login, and the hash of its password."""
    query = select(*USER, schema.users.c.password).where(schema.users.c.login == login)
    found = (await connection.execute(query)).mappings().first()
    return None if found is None else (row_of(User, found), found["password"])


async def change(transaction: Transaction, user_id: str, **values: Any) -> None:
    """Set some columns of a user."""
    await transaction.connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(**values))


async def remove(transaction: Transaction, user_id: str) -> None:
    """Forget a user: sessions, notes and replies go, the seats stay without an owner."""
    await transaction.connection.execute(delete(schema.users).where(schema.users.c.id == user_id))


async def hand_over_words(transaction: Transaction, giver: str, taker: str) -> None:
    """What one user said is another's from now on."""
    its = schema.chat.c
    await transaction.connection.execute(update(schema.chat).where(its.user_id == giver).values(user_id=taker))


# ---- sessions ------------------------------------------------------------------------------------------------


async def add_session(transaction: Transaction, digest: str, user_id: str, at: float, expires_at: float) -> None:
    """Keep a session by the digest of its token."""
    row = {"token": digest, "user_id": user_id, "created_at": at, "expires_at": expires_at}
    await transaction.connection.execute(insert(schema.sessions), row)


async def of_session(connection: AnyConnection, digest: str, now: float) -> User | None:
    """Whose session it is, as long as it is valid."""
    query = (
        select(*USER).join(schema.sessions).where(schema.sessions.c.token == digest, schema.sessions.c.expires_at > now)
    )
    found = (await connection.execute(query)).mappings().first()
    return None if found is None else row_of(User, found)


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


async def online(connection: AnyConnection, user_ids: Iterable[str], now: float) -> set[str]:
    """Those of some users who are connected, to whichever process."""
    its = schema.users.c
    query = select(its.id).where(its.id.in_(list(user_ids)), its.online_until > now)
    return set((await connection.execute(query)).scalars())


async def set_online(transaction: Transaction, user_ids: Iterable[str], until: float) -> None:
    """Note until when some users count as connected."""
    listed = list(user_ids)
    if listed:
        await transaction.connection.execute(
            update(schema.users).where(schema.users.c.id.in_(listed)).values(online_until=until)
        )


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


async def last_seen(connection: AnyConnection) -> float | None:
    """When a server process was last alive."""
    found: float | None = (await connection.execute(select(func.max(schema.processes.c.seen_at)))).scalar()
    return found
