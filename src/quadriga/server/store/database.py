"""The connection to the database: transactions that hold the right to write, and word of what they changed.

SQLite and PostgreSQL differ in three things, all here: how a writer comes before others, how processes hear of each
other's changes, and how an address is written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import URL, Connection, CursorResult, Engine, RootTransaction, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from quadriga.core.errors import BadOption, shortened
from quadriga.server.store import migrations
from quadriga.service.errors import Unavailable

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
ENGINE: dict[str, Any] = {
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
    # What people write belongs into no log.
    "hide_parameters": True,
}
POOL: dict[str, Any] = {"pool_size": 8, "max_overflow": 8}
SNAPSHOT: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""All that a reader asks for is of one moment, whatever is committed between its questions."""
CHANNEL = "quadriga"
SERVING = 81_193_013
"""Names the lock that every server process on a PostgreSQL database shares, as long as it lives."""
BUSY_SECONDS = 10
"""Nobody waits longer to write into SQLite while another program does."""
AT_ONCE_SECONDS, TRY_SECONDS = 0.01, 0.05
"""So long one attempt to write may hold the event loop; after so long the next is made."""
RETRY_SECONDS = 1.0
MOST_NOTE = 7_900
"""PostgreSQL passes on no word that is longer than 8,000 bytes."""
PROMPT_SECONDS = 1.0

_NOTIFY = text("SELECT pg_notify(:channel, :message)")
_CLOCK = text("SELECT extract(epoch FROM clock_timestamp())")

logger = logging.getLogger(__name__)

News = dict[str, Any]
"""What processes tell each other: `match` (its id), `what` has changed in it, whether that was `elsewhere`, the
`people` in whose lists it looks different now, and the `change` itself, where it is brief; or, with no match, that a
`token` or all those of a `user` are `signed-out`."""


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
        said = {**news, "from": self.database.process}
        message = orjson.dumps(said)
        if len(message) > MOST_NOTE and said.pop("change", None):
            # Who hears of it looks it up.
            message = orjson.dumps(said)
        return {"channel": CHANNEL, "message": message.decode()}


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
        self.on_done: Callable[[str, float], None] = lambda kind, seconds: None
        """Is told how long each transaction took, `reading` or `writing`."""
        self._sqlite = _sqlite_engine(self.url) if self.is_sqlite else None
        self._postgres = None if self.is_sqlite else create_async_engine(self.url, **POOL, **ENGINE)
        self._snapshots = None if self._postgres is None else self._postgres.execution_options(**SNAPSHOT)
        self._failures: tuple[type[Exception], ...] = (DBAPIError, NoConnection, OSError)
        if not self.is_sqlite:
            self._failures += _postgres_failures()
        # SQLite has one writer at a time: waiting for it here is fairer than its own busy loop.
        self._writer = asyncio.Lock()
        self.is_held = False
        """Whether another program holds the SQLite file, so that nothing can be kept."""
        self._listening: asyncio.Task[None] | None = None
        self._alone: IO[str] | None = None

    async def open(self) -> None:
        """Bring the tables up to date; listen, where other processes may write."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._alone = claimed(Path(f"{self.url.database}.lock"))
        async with self.altering() as connection:
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
        """A connection to look something up: all of it as it was at one moment (in SQLite every transaction is so)."""
        with self._or_unavailable(), self._timed("reading"):
            if self._sqlite is not None:
                with self._sqlite.connect() as inline:
                    yield Inline(inline)
            elif self._snapshots is not None:
                async with self._snapshots.connect() as connection:
                    yield connection

    async def time(self) -> float | None:
        """What time the database says it is: all servers that share it go by that. None where it has one server."""
        if self.is_sqlite:
            return None
        began = time.monotonic()
        async with self.reading() as connection:
            clock = (await connection.execute(_CLOCK)).scalar_one()
        took = time.monotonic() - began
        # Who waits long for the answer does not know how old it is.
        return float(clock) + took / 2 if took < PROMPT_SECONDS else None

    @asynccontextmanager
    async def altering(self) -> AsyncIterator[AnyConnection]:
        """A connection to change the tables themselves."""
        if self._sqlite is not None:
            with self._sqlite.connect() as inline:
                _wait_at_most(inline.connection, BUSY_SECONDS)
                yield Inline(inline)
                _wait_at_most(inline.connection, AT_ONCE_SECONDS)
        elif self._postgres is not None:
            async with self._postgres.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction: all of it is kept, or nothing. Who listens is told after the commit."""
        with self._or_unavailable():
            if self._sqlite is not None:
                until = time.monotonic() + BUSY_SECONDS
                async with self._writer:
                    with (
                        self._timed("writing"),
                        self._sqlite.connect().execution_options(writes=True) as inline,
                        await self._begun(inline, until),
                    ):
                        transaction = Transaction(Inline(inline), self)
                        yield transaction
            elif self._postgres is not None:
                with self._timed("writing"):
                    async with self._postgres.begin() as connection:
                        transaction = Transaction(connection, self)
                        yield transaction
        for news in transaction.news:
            self.on_news(news)

    async def _begun(self, connection: Connection, until: float) -> RootTransaction:
        """A transaction of SQLite's writer; another program that holds the file is waited for beside the event loop."""
        while True:
            try:
                begun = connection.begin()
            except OperationalError as error:
                self.is_held = _is_busy(error)
                if not self.is_held or time.monotonic() > until:
                    raise
            else:
                self.is_held = False
                return begun
            await asyncio.sleep(TRY_SECONDS)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.on_done(kind, time.perf_counter() - began)

    @contextmanager
    def _or_unavailable(self) -> Iterator[None]:
        """What fails between us and the database is one error to all who ask; what they asked wrongly is another."""
        try:
            yield
        except (IntegrityError, ProgrammingError):
            raise
        except self._failures as error:
            logger.error("the database failed: %s", _reason(error))
            raise Unavailable("try-again") from error

    async def _listen(self, ready: asyncio.Event) -> None:
        """Hear of changes that other processes make, as long as this one lives."""
        import asyncpg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                if ready.is_set():
                    self.on_silence()
                ready.set()
                await gone.wait()
                logger.warning("the database went away; trying again")
                if self._postgres is not None:
                    # The other connections are as dead: nobody is to find that out by a failed request.
                    await self._postgres.dispose()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("cannot listen to the database (%s); trying again", type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        news = orjson.loads(message)
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
        raise BadOption("database-url", url=given) from None
    return url.set(drivername=driver)


def _reason(error: Exception) -> str:
    """What is wrong with the database, in words that repeat nothing of what was to be written: PostgreSQL's may."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error | OSError):
        return str(cause)
    return type(cause.__cause__ or cause).__name__


def _postgres_failures() -> tuple[type[Exception], ...]:
    """What asyncpg raises while it connects, before SQLAlchemy can name it."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError


def claimed(path: Path) -> IO[str]:
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
        raise BadOption("database-busy", path=path.stem) from None
    return held


def _is_busy(error: OperationalError) -> bool:
    """Whether somebody else holds an SQLite file."""
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def _wait_at_most(connection: Any, seconds: float) -> None:
    """How long SQLite itself waits for who holds its file; meanwhile nothing else happens in this thread."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")
    cursor.close()


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, **ENGINE)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # We begin transactions ourselves, so that a writer is the writer from its first word on.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "foreign_keys=ON",
            "synchronous=NORMAL",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        _wait_at_most(connection, AT_ONCE_SECONDS)

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
