"""Every test of the server runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    yield postgres.server()
    postgres.server().stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/quadriga.db"
    running: postgres.Postgres = request.getfixturevalue("postgres_server")
    return asyncio.run(running.new_database())
