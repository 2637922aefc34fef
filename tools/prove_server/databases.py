"""The two databases, and what can happen to them: no room, or out of reach for a while."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Protocol

from tests.postgres import Postgres
from tools.prove_server.disk import Disk


class Kept(Protocol):
    """A database, where wanted on a small disk."""

    name: str
    url: str
    processes: int
    """How many server processes share it."""
    disk: Disk

    async def make_room(self) -> None:
        """The disk has room again."""

    async def be_away(self, seconds: float) -> None:
        """Nobody can write for a while."""

    def close(self) -> None:
        """Leave nothing behind."""


class Sqlite:
    """A file, which one server process uses."""

    name, processes = "SQLite", 1

    def __init__(self, small_disk: bool) -> None:
        self.disk = Disk(64 if small_disk else None)
        self.url = f"sqlite:///{self.disk.folder}/quadriga.db"

    async def make_room(self) -> None:
        self.disk.clear()

    async def be_away(self, seconds: float) -> None:
        """Another program writes, and does not cease to."""
        file = self.disk.folder / "quadriga.db"
        other = sqlite3.connect(file, isolation_level=None, timeout=10.0, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
        finally:
            other.close()

    def close(self) -> None:
        self.disk.close()


class Postgresql:
    """A server, which two server processes of ours share."""

    name, processes = "PostgreSQL", 2

    def __init__(self, small_disk: bool) -> None:
        self.disk = Disk(400 if small_disk else None)
        self.server = Postgres(self.disk.folder)
        self.url = asyncio.run(self.server.new_database())

    async def make_room(self) -> None:
        """Where there is no room for its journal, PostgreSQL ends: then somebody starts it again."""
        self.disk.clear()
        if not await asyncio.to_thread(self.server.is_running):
            await asyncio.to_thread(self.server.start)

    async def be_away(self, seconds: float) -> None:
        await asyncio.to_thread(self.server.halt)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.start)

    def close(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.server.halt()
        self.disk.close()
