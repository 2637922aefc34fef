"""Bringing a database up to date, by Alembic; each version of the schema is a file under `versions`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

HERE = Path(__file__).parent
HEAD = "0001"
"""The newest version; a test compares it with the files."""
LOCK = 81_193_012
"""Names the lock under which one process at a time changes the tables of a PostgreSQL database."""


async def upgrade(connection: AsyncConnection, revision: str = "head") -> None:
    """Bring the tables up to date; nothing happens where they are."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if revision == "head" and await connection.run_sync(version) == HEAD:
        await connection.rollback()
        return
    await connection.run_sync(_run, revision)
    await connection.commit()


def version(connection: Connection) -> str | None:
    """The version of the tables in a database; None in an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _run(connection: Connection, revision: str) -> None:
    # Alembic takes a while to import, and most starts need it not.
    from alembic import command

    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Any:
    """What Alembic needs to know."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(HERE))
    found.attributes["connection"] = connection
    return found
