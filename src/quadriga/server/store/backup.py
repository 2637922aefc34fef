"""A copy of an SQLite database, made while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from quadriga.core.errors import BadOption
from quadriga.server.store.database import database_url


def copy(address: str, path: Path) -> int:
    """Copy the database at an address into a new file; returns its size in bytes."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        raise BadOption("Only SQLite is copied here; for PostgreSQL use pg_dump.", "backup-postgresql")
    source = Path(url.database or "")
    if not source.is_file():
        raise BadOption(f"There is no database at {source}.", "no-database", path=str(source))
    if path.exists():
        raise BadOption(f"{path} exists already; name another file.", "backup-exists", path=str(path))
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(path)) as new:
        old.backup(new)
    return path.stat().st_size
