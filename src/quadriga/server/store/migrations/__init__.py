"""Bringing a database up to date, by Alembic; each version of the schema is a file under `versions`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from quadriga.core.errors import BadOption
from quadriga.server.store.schema import metadata

HERE = Path(__file__).parent
HEAD = "0006"
"""The newest version; a test compares it with the files."""
LOCK = 81_193_012
"""Names the lock under which one process at a time changes the tables of a PostgreSQL database."""


async def upgrade(connection: Any, revision: str = "head") -> None:
    """Bring the tables up to date; nothing happens where they are."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current = await connection.run_sync(version)
    if revision == "head" and current is None:
        await connection.run_sync(make)
    elif revision != "head" or current != HEAD:
        if current is not None:
            await connection.run_sync(need_known, current)
        await connection.run_sync(_run, revision)
    await connection.commit()


def version(connection: Connection) -> str | None:
    """The version of the tables in a database; None in an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def need_known(connection: Connection, revision: str) -> None:
    """Refuse a version that this program does not know."""
    from alembic.script import ScriptDirectory

    if revision not in {script.revision for script in ScriptDirectory.from_config(config(connection)).walk_revisions()}:
        raise BadOption("database-newer", version=revision)


def make(connection: Connection, revision: str = HEAD) -> None:
    """Tables in an empty database, older ones step by step; the newest are what all versions lead to, by test."""
    if revision != HEAD:
        _run(connection, revision)
        return
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def _run(connection: Connection, revision: str) -> None:
    # Alembic takes a while to import, and most starts need it not.
    from alembic import command

    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Any:
    """What Alembic needs to know."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(HERE))
    settings.attributes["connection"] = connection
    return settings
