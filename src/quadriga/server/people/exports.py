"""All that is one's own, as one ZIP file: made while it is sent, so that it is never whole in memory."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import zipfile
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import SPECTATOR
from quadriga.server.guard import limits
from quadriga.server.service import Service
from quadriga.server.store import matches as store
from quadriga.server.store import schema
from quadriga.service.errors import NotFound
from quadriga.service.live import LiveMatch
from quadriga.service.messages import SessionData
from quadriga.service.rows import OVER, User

MOST_MATCHES = 1000
MOST_ROWS = 10_000
"""More of a kind is not told at once: the newest come first."""
OWN = {
    "chat.json": (schema.chat, ("match_id", "number", "text", "at"), "at"),
    "deeds.json": (schema.audit, ("match_id", "deed", "details", "at"), "at"),
    "notes.json": (schema.notes, ("match_id", "text"), "match_id"),
    "notices.json": (schema.outbox, ("match_id", "notice", "details", "created_at"), "created_at"),
}
"""The rows of a user's own: in which file, from which table, which columns, in which order."""


class Growing(io.RawIOBase):
    """A file of which only what was written last is kept."""

    def __init__(self) -> None:
        self._new = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._new += data
        return len(data)

    def taken(self) -> bytes:
        """What was written since this was asked last."""
        written, self._new = bytes(self._new), bytearray()
        return written


class Exports:
    """Gathers what belongs to a user."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.database = service.database

    def archive(self, user: User, sessions: list[SessionData]) -> AsyncIterator[bytes]:
        """The bytes of the ZIP, as they become known; what was asked too often is refused before the first."""
        self.service.limiter.spend(limits.EXPORT, user.id)
        return self._bytes(user, sessions)

    async def _bytes(self, user: User, sessions: list[SessionData]) -> AsyncIterator[bytes]:
        sink = Growing()
        with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
            async for name, content in self._files(user, sessions):
                # Much may have been said and played: written down and packed, it would hold up everybody.
                await asyncio.to_thread(_put, archive, name, content)
                yield sink.taken()
        yield sink.taken()

    async def _files(self, user: User, sessions: list[SessionData]) -> AsyncIterator[tuple[str, Any]]:
        """The files by name: a text, or what is written down as JSON."""
        profile = {"id": user.id, "name": user.name, "login": user.login, "language": user.language}
        yield "profile.json", {**profile, "created_at": user.created_at}
        yield "devices.json", sessions
        for name, (table, columns, order) in OWN.items():
            yield name, await self._own(user, table, columns, order)
        async with self.database.reading() as connection:
            played = await store.of_user(connection, user.id, None, None, MOST_MATCHES)
        for match_id in played:
            # One may have gone meanwhile.
            with contextlib.suppress(NotFound):
                yield f"matches/{match_id}.json", await self.service.lobby.room(user, match_id)
                for name, record in (await self._records(user, match_id)).items():
                    yield f"matches/{name}.quadriga", record

    async def _own(self, user: User, table: Any, columns: tuple[str, ...], order: str) -> list[dict[str, Any]]:
        query = select(*(table.c[name] for name in columns)).where(table.c.user_id == user.id)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(table.c[order].desc()).limit(MOST_ROWS))
            return [dict(row) for row in rows.mappings()]

    async def _records(self, user: User, match_id: str) -> dict[str, str]:
        """The records of a match: the whole one once it is over, before that one for each own seat, as far as it knows.

        They are played again beside the memory of the server, which has no room for all that somebody ever played.
        """
        async with self.database.reading() as connection:
            kept = await store.find(connection, match_id)
            log = await store.entries(connection, match_id)
        if kept is None:
            raise NotFound("no-such-match")
        row, seats = kept
        entries, times = [entry for entry, _ in log], [at for _, at in log]

        def told() -> dict[str, str]:
            match = LiveMatch(row, seats, entries, times)
            if row.status == OVER:
                return {match_id: match.need_table().match.record.text()}
            now, eyes = self.service.now(), match.seats_of(user.id) or [SPECTATOR]
            names = {seat: "spectator" if seat == SPECTATOR else f"seat{seat}" for seat in eyes}
            return {f"{match_id}-{names[seat]}": match.seen_by(seat, now).match.record_for(seat) for seat in eyes}

        try:
            return await self.service.matches.apart(LiveMatch(row, seats, None), told)
        except (QuadrigaError, KeyError, TypeError, ValueError, IndexError):
            # One that has not begun, or cannot be loaded, has no record; all else is told.
            return {}


def _put(archive: zipfile.ZipFile, name: str, content: Any) -> None:
    text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False, indent=1)
    archive.writestr(name, text)
