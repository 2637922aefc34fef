"""All that a server keeps, in one SQLite file: made while the server runs, and put back into SQLite or PostgreSQL.

Both ways are the same: every row of every table is copied, as it was at one moment, into tables of the same version.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, MetaData, Table, func, insert, inspect, select, text

from quadriga.core.errors import BadOption
from quadriga.server.store import migrations, schema
from quadriga.server.store.database import SERVING, AnyConnection, Database, Inline, claimed

ROWS = 2000
"""So many rows are copied at a time."""
VERSION_TABLE = "alembic_version"


async def back_up(address: str, path: Path) -> int:
    """Copy the database at an address into a new file; returns its size in bytes."""
    if path.exists():
        raise BadOption("backup-exists", path=str(path))
    source = Database(address)
    try:
        with _made_whole(path) as part:
            async with source.reading() as connection:
                await _copy_into(connection, f"sqlite:///{part}", await _known_version(connection))
    finally:
        await source.close()
    return path.stat().st_size


async def put_back(path: Path, address: str, replace: bool) -> int:
    """Copy a backup into the database at an address and bring it up to date; returns the number of rows."""
    _check_file(path)
    kept, target = Database(f"sqlite:///{path}"), Database(address)
    try:
        async with kept.reading() as connection:
            version = await _known_version(connection)
            if target.is_sqlite:
                rows = await _into_file(connection, Path(str(target.url.database)), version, replace)
            else:
                rows = await _into_server(connection, target, version, replace)
        async with target.altering() as connection:
            await migrations.upgrade(connection)
        return rows
    finally:
        await kept.close()
        await target.close()


async def _into_file(source: AnyConnection, path: Path, version: str, replace: bool) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(claimed(Path(f"{path}.lock"))):
        if path.exists() and not replace:
            before = Database(f"sqlite:///{path}")
            async with before.reading() as connection:
                await _need_empty(connection)
            await before.close()
        with _made_whole(path) as part:
            rows = await _copy_into(source, f"sqlite:///{part}", version)
            for beside in ("-wal", "-shm"):
                Path(f"{path}{beside}").unlink(missing_ok=True)
    return rows


async def _into_server(source: AnyConnection, target: Database, version: str, replace: bool) -> int:
    async with target.altering() as connection:
        await _need_no_server(connection)
        if not replace:
            await _need_empty(connection)
        await connection.run_sync(_drop_all)
        await connection.run_sync(migrations.make, version)
        rows = await _copy_rows(source, connection)
        await connection.commit()
    return rows


async def _copy_into(source: AnyConnection, address: str, version: str) -> int:
    target = Database(address)
    try:
        async with target.altering() as connection:
            await connection.run_sync(migrations.make, version)
            rows = await _copy_rows(source, connection)
            await connection.commit()
            # The file is whole by itself, and can be read where nothing can be written.
            await connection.run_sync(lambda inner: inner.connection.execute("PRAGMA journal_mode=DELETE"))
    finally:
        await target.close()
    return rows


# ---- rows ----------------------------------------------------------------------------------------------------


async def _copy_rows(source: AnyConnection, target: AnyConnection) -> int:
    """Copy all rows, those that others name first; returns how many."""
    rows = 0
    into = (await target.run_sync(_tables)).tables
    for table in (await source.run_sync(_tables)).sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        async with aclosing(_batches(source, table)) as batches:
            async for batch in batches:
                await target.execute(insert(into[table.name]), batch)
                rows += len(batch)
        if target.dialect.name == "postgresql" and "id" in table.c and table.c.id.type.python_type is int:
            await _count_on(target, table)
    return rows


def _tables(connection: Connection) -> MetaData:
    """The tables as they are in a database, whatever their version."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.tables.values():
        for column in table.c:
            if isinstance(column.type, JSON):
                # Nothing stays nothing, and does not become the JSON value null.
                column.type = JSON(none_as_null=True)
    return tables


async def _batches(connection: AnyConnection, table: Table) -> AsyncGenerator[list[dict[str, Any]]]:
    if isinstance(connection, Inline):
        for part in (await connection.execute(select(table))).mappings().partitions(ROWS):
            yield [dict(row) for row in part]
    else:
        async with connection.stream(select(table)) as rows:
            async for part in rows.mappings().partitions(ROWS):
                yield [dict(row) for row in part]


async def _count_on(connection: AnyConnection, table: Table) -> None:
    """New rows of a table are numbered after those that were copied."""
    last = (await connection.execute(select(func.max(table.c.id)))).scalar()
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, "id")
        await connection.execute(select(func.setval(sequence, last)))


# ---- what must hold first ------------------------------------------------------------------------------------


@contextmanager
def _made_whole(path: Path) -> Iterator[Path]:
    """A file beside a path that takes its place once it is complete."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _check_file(path: Path) -> None:
    """Refuse a backup that is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            whole = whole and connection.execute("PRAGMA foreign_key_check").fetchone() is None
    except sqlite3.DatabaseError:
        whole = False
    if not whole:
        raise BadOption("backup-damaged", path=str(path))


async def _known_version(connection: AnyConnection) -> str:
    """The version of the tables in a database; refuses one that is no server's, or a newer program's."""
    version: str | None = await connection.run_sync(migrations.version)
    if version is None:
        raise BadOption("backup-foreign")
    await connection.run_sync(migrations.need_known, version)
    return version


async def _need_empty(connection: AnyConnection) -> None:
    """Refuse a database that holds anything; tables without people and matches are as good as none."""
    names = await connection.run_sync(lambda inner: inspect(inner).get_table_names())
    ours = {*schema.metadata.tables, VERSION_TABLE}
    if set(names) - ours:
        raise BadOption("restore-foreign")
    for table in (schema.users, schema.matches):
        if table.name in names and (await connection.execute(select(table.c.id).limit(1))).first() is not None:
            raise BadOption("restore-not-empty")


async def _need_no_server(connection: AnyConnection) -> None:
    """Refuse while a server process uses the database; until the transaction ends, none begins to."""
    free = await connection.execute(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": SERVING})
    if not free.scalar():
        raise BadOption("restore-busy")


def _drop_all(connection: Connection) -> None:
    """Delete our tables, and no others."""
    schema.metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSION_TABLE}"))
