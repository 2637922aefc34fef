"""The records of all matches in a database, to be verified after an upgrade."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from quadriga.core.errors import BadRecord, QuadrigaError
from quadriga.core.play.record import Record
from quadriga.server.store import matches
from quadriga.server.store.database import Database
from quadriga.service.live import LiveMatch


def records(address: str) -> Iterator[tuple[str, Callable[[], Record]]]:
    """Every match that has begun: its id, and what makes its record anew from the log."""
    for match_id in asyncio.run(_begun(address)):
        yield match_id, partial(_record, address, match_id)


async def _begun(address: str) -> list[str]:
    database = Database(address)
    async with database.reading() as connection:
        match_ids = await matches.begun(connection)
    await database.close()
    return match_ids


def _record(address: str, match_id: str) -> Record:
    match = asyncio.run(_match(address, match_id))
    record = match.need_table().match.record
    kept = match.row.outcome
    if match.row.ended_by == "played" and (kept is None or match.need_table().match.state.outcome() is None):
        raise BadRecord("match-end")
    return record


async def _match(address: str, match_id: str) -> LiveMatch:
    database = Database(address)
    try:
        async with database.reading() as connection:
            kept = await matches.find(connection, match_id)
            log = await matches.entries(connection, match_id)
        assert kept is not None
        return LiveMatch(*kept, [entry for entry, _ in log], [at for _, at in log])
    except QuadrigaError:
        raise
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadRecord("match-log", cause=error) from None
    finally:
        await database.close()
