"""Live connections: each client watches some matches and is sent what changes in them, as far as it may know it."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quadriga.core.seats import SPECTATOR, Seat
from quadriga.server.errors import Forbidden
from quadriga.server.live import LiveMatch
from quadriga.server.matches import Matches
from quadriga.server.messages import VERSION
from quadriga.server.room import room
from quadriga.server.store.rows import User
from quadriga.table import Player
from quadriga.table.envelope import envelope, owed

MOST_QUEUED = 200
"""A client that is further behind is cut off; it resumes when it connects again."""
AGAIN_SECONDS = 1.0

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Watch:
    """A client that looks at a match through the eyes of a seat."""

    client: Client
    match_id: str
    wanted: Seat | None
    """The seat it asked for; None for its own one, if it has one."""
    seat: Seat
    revision: int
    """The last revision that the client was sent."""
    sent: str | None = None
    """The room and who owed a decision, as it was sent last."""
    players: tuple[Player, ...] = ()
    """Who sat at the table as it was sent last."""


@dataclass(eq=False)
class Client:
    """One connection. What it is sent goes through a queue, so that a slow client holds up nobody."""

    socket: WebSocket
    user: User | None
    language: str
    token: str = ""
    """The digest of the session it belongs to."""
    watches: dict[str, Watch] = field(default_factory=dict)
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MOST_QUEUED))
    slow: bool = False

    @property
    def user_id(self) -> str | None:
        """Who it is; None for a spectator who gave no name."""
        return None if self.user is None else self.user.id

    def send(self, message: dict[str, Any] | str) -> None:
        """Put a message into the queue."""
        text = message if isinstance(message, str) else to_text(message)
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.slow = True

    async def deliver(self) -> None:
        """Send what is in the queue, as long as the connection lasts."""
        try:
            while True:
                text = await self.queue.get()
                await self.socket.send_text(text)
                if self.slow:
                    await self.bye("slow")
                    return
        except (WebSocketDisconnect, RuntimeError):
            # The connection is gone; the loop that receives notices it, too.
            return

    async def bye(self, reason: str) -> None:
        """End the connection in good order."""
        if self.socket.application_state != WebSocketState.CONNECTED:
            return
        try:
            await self.socket.send_text(
                to_text({"v": VERSION, "type": "bye", "reason": reason, "again_in": AGAIN_SECONDS})
            )
            await self.socket.close(1012 if reason == "restart" else 1008)
        except (WebSocketDisconnect, RuntimeError):
            return


def to_text(message: Any) -> str:
    """A message as it goes over the wire."""
    return orjson.dumps(message).decode()


class Sockets:
    """All connections of one server process."""

    def __init__(self, matches: Matches, now: Callable[[], float]) -> None:
        self.matches = matches
        self.now = now
        self.clients: set[Client] = set()
        self.watches: dict[str, set[Watch]] = defaultdict(set)
        self.elsewhere: dict[str, set[str]] = {}
        """Users connected to other processes, by match."""
        self.on_told: Callable[[str], None] = lambda match_id: None
        """Is told when all who watch a match have been sent its news."""
        self._publishing: dict[str, bool] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- who is here -----------------------------------------------------------------------------------------

    def is_watched(self, match_id: str) -> bool:
        """Whether anybody looks at a match."""
        return bool(self.watches.get(match_id))

    def here(self, match_id: str) -> Collection[str]:
        """The users who look at a match now."""
        local = {watch.client.user_id for watch in self.watches.get(match_id, ()) if watch.client.user_id}
        return local | self.elsewhere.get(match_id, set())

    def spectators(self, match_id: str) -> int:
        """How many look on at this process."""
        return sum(watch.seat == SPECTATOR for watch in self.watches.get(match_id, ()))

    # ---- watching --------------------------------------------------------------------------------------------

    async def watch(self, client: Client, match_id: str, seat: Seat | None, since: int | None) -> Watch:
        """Let a client look at a match: it is sent the present state with the news since a revision, then changes."""
        async with self.matches.reading(match_id) as match:
            viewer = match.viewer(client.user_id, seat)
            seen = since
            if seen is None:
                seen = match.seats[viewer].seen if viewer >= 0 else 0
            self.leave(client, match_id)
            watch = Watch(client, match_id, seat, viewer, seen)
            client.watches[match_id] = watch
            self.watches[match_id].add(watch)
            self._send(watch, match, {}, whole=True)
        self.publish_soon(match_id)
        return watch

    def leave(self, client: Client, match_id: str) -> bool:
        """A client looks away from a match; whether it did look."""
        watch = client.watches.pop(match_id, None)
        if watch is None:
            return False
        self.watches[match_id].discard(watch)
        if not self.watches[match_id]:
            del self.watches[match_id]
            self.elsewhere.pop(match_id, None)
        return True

    def gone(self, client: Client) -> list[str]:
        """A client has gone; the matches it looked at."""
        self.clients.discard(client)
        watched = list(client.watches)
        for match_id in watched:
            self.leave(client, match_id)
            self.publish_soon(match_id)
        return watched

    # ---- telling ---------------------------------------------------------------------------------------------

    def publish_soon(self, match_id: str) -> None:
        """Send everybody who looks at a match what is new; several changes at once are sent together."""
        if match_id in self._publishing:
            self._publishing[match_id] = True
            return
        self._publishing[match_id] = False
        task = asyncio.create_task(self._publish(match_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self, match_id: str) -> None:
        try:
            while True:
                self._publishing[match_id] = False
                async with self.matches.reading(match_id) as match:
                    made: dict[tuple[Seat, str, int], str] = {}
                    for watch in list(self.watches.get(match_id, ())):
                        self._send(watch, match, made)
                self.on_told(match_id)
                if not self._publishing[match_id]:
                    return
        except Exception:
            logger.exception("the news of match %s could not be sent", match_id)
        finally:
            del self._publishing[match_id]

    def _send(
        self, watch: Watch, match: LiveMatch, made: dict[tuple[Seat, str, int], str], whole: bool = False
    ) -> None:
        """Send one client what it has not seen; nothing where nothing has changed for it."""
        client, seat = watch.client, self._viewer(watch, match)
        if seat is None:
            self.leave(client, match.id)
            return
        if seat != watch.seat:
            watch.seat, watch.revision, whole = seat, 0, True
        about = to_text(room(match, client.user_id, seat, self.here(match.id), self.spectators(match.id)))
        told, due, revision = "null", "[]", 0
        if match.table is not None:
            shown = match.seen_by(seat, self.now())
            revision, players = shown.match.revision(seat), tuple(shown.players)
            due = to_text(owed(shown.state, seat))
            if whole or (revision, players) != (watch.revision, watch.players):
                key = (seat, client.language, watch.revision)
                if key not in made:
                    made[key] = to_text(envelope(shown, seat, match.words(client.language), watch.revision))
                told, watch.revision, watch.players = made[key], revision, players
        beside = f'"room":{about},"owed":{due}'
        if told == "null" and beside == watch.sent and not whole:
            return
        watch.sent = beside
        client.send(
            f'{{"v":{VERSION},"type":"update","match":"{match.id}","revision":{revision},{beside},'
            f'"table":{told},"now":{self.now():.3f}}}'
        )

    def _viewer(self, watch: Watch, match: LiveMatch) -> Seat | None:
        """Whose eyes a client looks through now: seats change hands, above all when a match begins."""
        mine = match.seats_of(watch.client.user_id)
        lost = watch.wanted is not None and watch.wanted >= 0 and watch.wanted not in mine
        try:
            return match.viewer(watch.client.user_id, None if lost else watch.wanted)
        except Forbidden:
            return None

    def say(self, match_id: str, message: dict[str, Any]) -> None:
        """Pass on a word of the chat."""
        text = to_text({"v": VERSION, "type": "chat", "match": match_id, "message": message})
        for watch in self.watches.get(match_id, ()):
            watch.client.send(text)

    async def close(self) -> None:
        """Tell all clients to come back soon."""
        await asyncio.gather(*(client.bye("restart") for client in list(self.clients)))
