"""The desk of `quadriga admin`: it looks things up, and has acts carried out, by itself where no server runs."""

from __future__ import annotations

import asyncio
import getpass
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from quadriga.core.errors import BadOption
from quadriga.server.host.acts import Acts
from quadriga.server.match.matches import Matches
from quadriga.server.store import acts, house, migrations, overview, people
from quadriga.server.store import matches as store
from quadriga.server.store.database import Database
from quadriga.server.store.overview import Row
from quadriga.service.errors import NotFound, Refused
from quadriga.service.live import LiveMatch

ANSWER_SECONDS = 15.0
"""So long a server has for an act before the host is told that it has not answered."""
LOOK_SECONDS = 0.1


class Desk:
    """The host's desk beside a database."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.database = Database(address)

    # ---- looking ---------------------------------------------------------------------------------------------

    async def person(self, name: str) -> Row:
        """The one person that an id, a login or a name stands for."""
        async with self.database.reading() as connection:
            named = await overview.named(connection, name)
        if not named:
            raise NotFound("no-such-person", name=name[:80])
        if len(named) > 1:
            raise Refused("person-unclear", name=name[:80], listed=", ".join(person["id"] for person in named))
        return named[0]

    async def about(self, person: Row) -> Row:
        """One person whole: devices, matches, bans, and what was done about them."""
        async with self.database.reading() as connection:
            return {
                **person,
                "sessions": await overview.sessions(connection, person["id"]),
                "matches": await overview.matches(connection, user_id=person["id"]),
                "bans": await house.bans(connection, time.time(), person["id"]),
                "acts": await acts.listed(connection, 50, user_id=person["id"]),
            }

    async def match(self, name: str) -> str:
        """The id of the match that an id or a code stands for."""
        async with self.database.reading() as connection:
            by_code = await store.id_of_code(connection, name.strip().upper())
            match_id = by_code or name.strip().lower()
            if await store.find(connection, match_id) is None:
                raise NotFound("no-such-match")
        return match_id

    async def fault_of(self, match_id: str) -> str | None:
        """Why a match cannot be loaded: it is really tried; None where it can."""
        async with self.database.reading() as connection:
            kept = await store.find(connection, match_id)
            log = await store.entries(connection, match_id)
        if kept is None:
            return None
        try:
            LiveMatch(*kept, [entry for entry, _ in log], [at for _, at in log])
        except Exception as error:
            # Whatever is wrong with it is what is asked for.
            return f"{type(error).__name__}: {error}"
        return None

    # ---- acting ----------------------------------------------------------------------------------------------

    async def act(
        self, kind: str, details: dict[str, Any], why: str = "", user_id: str | None = None, match_id: str | None = None
    ) -> None:
        """Have something done, and wait until it is; Refused where it cannot be, or where no answer comes."""
        row = {"kind": kind, "details": details, "why": why, "user_id": user_id, "match_id": match_id}
        async with self.database.writing() as transaction:
            number = await acts.add(transaction, {**row, "by": _who(), "at": time.time()})
        result = await self._answer(number)
        if not result["done"]:
            raise Refused(result["code"], **result["params"])

    async def _answer(self, number: int) -> dict[str, Any]:
        end = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < end:
            async with self.database.reading() as connection:
                act = await acts.find(connection, number)
            if act is not None and act["done_at"] is not None:
                return dict(act["result"])
            if not await self._carried_out_here():
                await asyncio.sleep(LOOK_SECONDS)
        raise Refused("no-answer", seconds=int(ANSWER_SECONDS), number=number)

    async def _carried_out_here(self) -> bool:
        """Where no server runs, this process is one for a moment."""
        async with self.database.reading() as connection:
            last = await people.last_life(connection)
        if not self.database.is_sqlite and last is not None and last > time.time() - store.ALIVE_SECONDS:
            return False
        server = Database(self.address)
        try:
            await server.open()
        except BadOption as error:
            if error.code != "database-busy":
                raise
            return False
        matches = Matches(server)
        try:
            await Acts(matches, time.time).look()
        finally:
            matches.close()
            await server.close()
        return True


def _who() -> str:
    """The user of the command line."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = "?"
    return f"{name}@{socket.gethostname()}"[:80]


@asynccontextmanager
async def at_desk(address: str) -> AsyncIterator[Desk]:
    """A desk at a database whose tables are up to date: where no server does that, it is done here."""
    desk = Desk(address)
    try:
        async with desk.database.reading() as connection:
            version = await connection.run_sync(migrations.version)
        if version != migrations.HEAD:
            older = Database(address)
            await older.open()
            await older.close()
        yield desk
    finally:
        await desk.database.close()
