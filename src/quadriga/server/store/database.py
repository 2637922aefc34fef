"""The connection to the database: transactions that hold the right to write, and word of what they changed.

SQLite and PostgreSQL differ in three things, all here: how a writer comes before others, how processes hear of each
other's changes, and how an address is written.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import URL, Connection, CursorResult, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from quadriga.core.errors import BadOption, shortened
from quadriga.server.store import migrations

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
JSON: dict[str, Any] = {
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}
CHANNEL = "quadriga"
BUSY_SECONDS = 10
RETRY_SECONDS = 1.0

_NOTIFY = text("SELECT pg_notify(:channel, :message)")

logger = logging.getLogger(__name__)

News = dict[str, Any]
"""What processes tell each other: `match` (its id), `what` has changed in it, and whether that was `elsewhere`."""


class Inline:
    """A connection to SQLite that is used like an asynchronous one.

    What SQLite is asked here takes less time than to hand it to a thread and wait for the answer, and nobody else can
    come in between. With 200 live matches (bench/table_load.py) a thread made the slow decisions five times slower.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dialect = connection.dialect

    async def execute(self, statement: Any, parameters: Any = None) -> CursorResult[Any]:
        """Carry out a statement."""
        return self.connection.execute(statement, parameters)

    async def run_sync(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do something with the connection itself."""
        return work(self.connection, *given)

    async def commit(self) -> None:
        """Keep what was written."""
        self.connection.commit()


AnyConnection = AsyncConnection | Inline


class Transaction:
    """A transaction that may write, and what to tell once it is committed."""

    def __init__(self, connection: AnyConnection, database: Database) -> None:
        self.connection = connection
        self.database = database
        self.news: list[News] = []

    async def tell(self, **news: Any) -> None:
        """Let everybody know, if and when this transaction is committed."""
        note = self.note(**news)
        if note:
            await self.connection.execute(_NOTIFY, note)

    def note(self, **news: Any) -> dict[str, str]:
        """The same for a statement that sends the word itself: its `channel` and `message`; SQLite needs none."""
        self.news.append(news)
        if self.database.is_sqlite:
            return {}
        return {"channel": CHANNEL, "message": json.dumps({**news, "from": self.database.process})}


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.url = database_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.process = secrets.token_hex(8)
        """Names this server process among those that share the database."""
        self.on_news: Callable[[News], None] = lambda news: None
        """Is told of every committed change, wherever it was made."""
        self.on_silence: Callable[[], None] = lambda: None
        """Is told that changes made elsewhere may have been missed."""
        self._sqlite = _sqlite_engine(self.url) if self.is_sqlite else None
        self._postgres = None if self.is_sqlite else create_async_engine(self.url, pool_size=8, max_overflow=8, **JSON)
        # SQLite has one writer at a time: waiting for it here is fairer than its own busy loop.
        self._writer = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._alone: IO[str] | None = None

    async def open(self) -> None:
        """Bring the tables up to date; listen, where other processes may write."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._alone = _claimed(Path(f"{self.url.database}.lock"))
        async with self.reading() as connection:
            await migrations.upgrade(connection)
        if not self.is_sqlite:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._sqlite is not None:
            self._sqlite.dispose()
        if self._postgres is not None:
            await self._postgres.dispose()
        if self._alone is not None:
            self._alone.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AnyConnection]:
        """A connection to look something up."""
        if self._sqlite is not None:
            with self._sqlite.connect() as inline:
                yield Inline(inline)
        elif self._postgres is not None:
            async with self._postgres.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction: all of it is kept, or nothing. Who listens is told after the commit."""
        if self.is_sqlite:
            async with self._writer, self._transaction() as transaction:
                yield transaction
        else:
            async with self._transaction() as transaction:
                yield transaction
        for news in transaction.news:
            self.on_news(news)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        if self._sqlite is not None:
            with self._sqlite.connect().execution_options(writes=True) as inline, inline.begin():
                yield Transaction(Inline(inline), self)
        elif self._postgres is not None:
            async with self._postgres.begin() as connection:
                yield Transaction(connection, self)

    async def _listen(self, ready: asyncio.Event) -> None:
        """Hear of changes that other processes make, as long as this one lives."""
        import asyncpg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                if ready.is_set():
                    self.on_silence()
                ready.set()
                await gone.wait()
                logger.warning("the database went away; trying again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("cannot listen to the database (%s); trying again", type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        news = json.loads(message)
        if news.pop("from") != self.process:
            self.on_news({**news, "elsewhere": True})


def database_url(address: str) -> URL:
    """The address of a database with the driver we use for it.

    >>> database_url("sqlite:///quadriga.db").drivername
    'sqlite'
    >>> database_url("mysql://localhost/x")
    Traceback (most recent call last):
    ...
    quadriga.core.errors.BadOption: “mysql://localhost/x” is no address of a database: write sqlite:///FILE or \
postgresql://USER:PASSWORD@HOST/NAME.
    """
    try:
        url = make_url(address)
        driver = DRIVERS[url.get_backend_name()]
    except (ArgumentError, KeyError, ValueError):
        given = shortened(address)
        raise BadOption(f"'{given}' is no address of a database.", "database-url", url=given) from None
    return url.set(drivername=driver)


def _claimed(path: Path) -> IO[str]:
    """A lock on a file that ends with the process that holds it: an SQLite database has one server."""
    held = path.open("w", encoding="utf-8")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        # Windows locks an open database file by itself.
        pass
    except OSError:
        held.close()
        raise BadOption("Another server uses this database.", "database-busy", path=path.stem) from None
    return held


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, **JSON)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # We begin transactions ourselves, so that a writer is the writer from its first word on.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_SECONDS * 1000}",
            "synchronous=NORMAL",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
