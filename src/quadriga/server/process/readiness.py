"""Whether a server process can be sent players, which is more than to be alive."""

from __future__ import annotations

from quadriga.server.service import Service
from quadriga.server.store import migrations
from quadriga.service.errors import Unavailable

MOST_LAG = 2.0
"""A process whose event loop is so many seconds late has enough to do."""


async def need_ready(service: Service) -> None:
    """Nothing where all is well; else Unavailable, with the reason as its code."""
    if service.closing:
        raise Unavailable("not-ready-closing")
    try:
        async with service.database.reading() as connection:
            version = await connection.run_sync(migrations.version)
    except Unavailable:
        raise Unavailable("not-ready-database") from None
    if version != migrations.HEAD:
        raise Unavailable("not-ready-version", found=version or "–", wanted=migrations.HEAD)
    if service.lag.worst > MOST_LAG:
        raise Unavailable("not-ready-behind", seconds=round(service.lag.worst))
