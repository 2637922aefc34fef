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
from quadriga.server.match.matches import Matches
from quadriga.server.people.presence import Presence
from quadriga.service.errors import Forbidden, Refused
from quadriga.service.live import LiveMatch
from quadriga.service.messages import VERSION, Room
from quadriga.service.questions import table
from quadriga.service.room import room
from quadriga.service.rows import User
from quadriga.service.watching import Made, Watch

MOST_QUEUED, MOST_BYTES = 200, 512 * 1024
"""A client that is further behind, in messages or bytes, is cut off; it resumes when it connects again."""
ENOUGH_BYTES = 64 * 1024
"""While so much waits for a client, its further requests wait, too."""
STUCK_SECONDS = 30.0
"""A client that does not take a message for so long is cut off, before a missed ping would only half close its line."""
CUT = "quadriga.cut"
"""The extension of a connection that ends it at once, whatever has not been sent yet."""
AGAIN_SECONDS = 1.0
BYE_SECONDS = 1.0
"""Nobody is waited for longer to hear that the line ends."""

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Client:
    """One connection. What it is sent goes through a queue, so that a slow client holds up nobody."""

    socket: WebSocket
    user: User | None
    language: str
    token: str = ""
    """The digest of the session it belongs to."""
    address: str = ""
    """Where it comes from."""
    watches: dict[str, Watch] = field(default_factory=dict)
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(MOST_QUEUED))
    ended: bool = False
    """Whether nothing can be sent to it any more."""
    was_cut: bool = False
    """Whether it was ended because the client does not read."""
    queued: int = 0
    """How many letters wait in the queue or are being sent."""
    may_ask: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether it has taken enough of what it was sent to ask for more."""

    @property
    def user_id(self) -> str | None:
        """Who it is; None for a spectator who gave no name."""
        return None if self.user is None else self.user.id

    @property
    def counted_as(self) -> str:
        """The key by which what it asks for is counted, as long as it lasts."""
        return f"socket {id(self)}"

    def send(self, message: dict[str, Any] | str) -> None:
        """Put a message into the queue."""
        text = message if isinstance(message, str) else to_text(message)
        if self.ended:
            return
        if self.queue.full() or (self.queued and self.queued + len(text) > MOST_BYTES):
            self.cut()
            return
        self.queue.put_nowait(text)
        self.queued += len(text)
        if self.queued > ENOUGH_BYTES:
            self.may_ask.clear()

    def cut(self) -> None:
        """End the connection of a client that does not read: it could not even be told so."""
        self.ended = self.was_cut = True
        self.queue = asyncio.Queue(MOST_QUEUED)
        self.socket.scope["extensions"][CUT]["at_once"]()

    async def deliver(self) -> None:
        """Send what is in the queue, as long as the connection lasts."""
        try:
            while True:
                if self.queued <= ENOUGH_BYTES:
                    self.may_ask.set()
                text = await self.queue.get()
                async with asyncio.timeout(STUCK_SECONDS):
                    await self.socket.send_text(text)
                self.queued -= len(text)
        except TimeoutError:
            self.cut()
        except (WebSocketDisconnect, RuntimeError):
            # The connection is gone; the loop that receives notices it, too.
            return
        finally:
            self.ended = True
            self.may_ask.set()

    async def bye(self, reason: str) -> None:
        """End the connection in good order; what it still asks is not heard."""
        self.ended = True
        if self.socket.application_state != WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(BYE_SECONDS):
                await self.socket.send_text(
                    to_text({"v": VERSION, "type": "bye", "reason": reason, "again_in": AGAIN_SECONDS})
                )
                await self.socket.close(1012 if reason == "restart" else 1008)
        except TimeoutError:
            self.cut()
        except (WebSocketDisconnect, RuntimeError):
            return


def to_text(message: Any) -> str:
    """A message as it goes over the wire."""
    return orjson.dumps(message).decode()


class Sockets:
    """All connections of one server process."""

    def __init__(self, matches: Matches, now: Callable[[], float], presence: Presence) -> None:
        self.matches = matches
        self.presence = presence
        presence.connected = lambda: self.of_user
        self.now = now
        self.clients: set[Client] = set()
        self.of_user: dict[str, set[Client]] = defaultdict(set)
        self.watches: dict[str, dict[Watch, Client]] = defaultdict(dict)
        self.elsewhere: dict[str, set[str]] = {}
        """Users connected to other processes, by match."""
        self.on_told: Callable[[str], None] = lambda match_id: None
        """Is told when all who watch a match have been sent its news."""
        self._publishing: dict[str, bool] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, client: Client) -> None:
        """A client has said who it is."""
        self.clients.add(client)
        if client.user_id is not None:
            self.of_user[client.user_id].add(client)

    # ---- who is here -----------------------------------------------------------------------------------------

    def is_watched(self, match_id: str) -> bool:
        """Whether anybody looks at a match."""
        return bool(self.watches.get(match_id))

    def here(self, match_id: str) -> Collection[str]:
        """The users who look at a match now."""
        local = {watch.user_id for watch in self.watches.get(match_id, ()) if watch.user_id}
        return local | self.elsewhere.get(match_id, set())

    def looking(self) -> Collection[str]:
        """The users who look at any match."""
        return {client.user_id for client in self.clients if client.user_id is not None and client.watches}

    def spectators(self, match_id: str) -> int:
        """How many look on at this process."""
        return sum(watch.seat == SPECTATOR for watch in self.watches.get(match_id, ()))

    def watched_by(self, client: Client) -> int:
        """How many matches somebody looks at, on all their devices here."""
        clients = {client} if client.user_id is None else self.of_user.get(client.user_id, {client})
        return sum(len(client.watches) for client in clients)

    def room(self, match: LiveMatch, user_id: str | None, viewer: Seat) -> Room:
        """A match beside its game, with who is here."""
        here, watching = self.here(match.id), self.spectators(match.id)
        return room(match, user_id, viewer, here, watching, self.presence.absent_from)

    # ---- watching --------------------------------------------------------------------------------------------

    async def watch(self, client: Client, match_id: str, seat: Seat | None, since: int | None) -> Watch:
        """Let a client look at a match: it is sent the present state with the news since a revision, then changes."""
        async with self.matches.reading(match_id) as match:
            watch = Watch.of(match, client.user_id, client.language, seat, since)
            self.leave(client, match_id)
            client.watches[match_id] = watch
            self.watches[match_id][watch] = client
            made: Made = {}
            if match.is_far_behind(watch.seat, watch.revision):
                text = await self.matches.apart(
                    match, lambda: to_text(table(match, watch.seat, watch.revision, watch.language, self.now()))
                )
                if not match.row.delay:
                    # Who is kept behind may see more by now, which is quickly told.
                    made[watch.seat, watch.language, watch.revision] = text
            self._send(client, watch, match, made, whole=True)
        self.publish_soon(match_id)
        return watch

    def leave(self, client: Client, match_id: str) -> bool:
        """A client looks away from a match; whether it did look."""
        watch = client.watches.pop(match_id, None)
        if watch is None:
            return False
        del self.watches[match_id][watch]
        if not self.watches[match_id]:
            del self.watches[match_id]
            self.elsewhere.pop(match_id, None)
        return True

    def gone(self, client: Client) -> list[str]:
        """A client has gone; the matches it looked at."""
        self.clients.discard(client)
        if client.user_id is not None:
            self.of_user[client.user_id].discard(client)
            if not self.of_user[client.user_id]:
                del self.of_user[client.user_id]
            self.presence.saw(client.user_id)
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

    def publish_all(self) -> None:
        """Send everybody what is new at all matches that anybody looks at."""
        for match_id in list(self.watches):
            self.publish_soon(match_id)

    async def _publish(self, match_id: str) -> None:
        try:
            while True:
                self._publishing[match_id] = False
                async with self.matches.reading(match_id) as match:
                    made: Made = {}
                    for watch, client in list(self.watches.get(match_id, {}).items()):
                        self._send(client, watch, match, made)
                self.on_told(match_id)
                if not self._publishing[match_id]:
                    return
        except Refused as refused:
            # It cannot be had now: those who look are sent its news with the next change.
            logger.warning("the news of match %s must wait: %s", match_id, refused.code)
        except Exception:
            logger.exception("the news of match %s could not be sent", match_id)
        finally:
            del self._publishing[match_id]

    def _send(self, client: Client, watch: Watch, match: LiveMatch, made: Made, whole: bool = False) -> None:
        """Send one client what it has not seen; nothing where nothing has changed for it."""
        try:
            news = watch.news(
                match, self.now(), lambda seat: self.room(match, client.user_id, seat), to_text, made, whole
            )
        except Forbidden:
            self.leave(client, match.id)
            return
        if news is not None:
            client.send(news)

    async def tell_owners(self, match_id: str, people: Collection[str]) -> None:
        """Tell people that one of their own matches looks different now, on all their devices."""
        clients = [client for user_id in people for client in self.of_user.get(user_id, ())]
        # Who looks at it from an own seat is told more, by updates.
        clients = [client for client in clients if match_id not in client.watches or client.watches[match_id].seat < 0]
        if not clients:
            return
        async with self.matches.glancing(match_id) as match:
            for client in clients:
                about, mine = None, match.seats_of(client.user_id)
                if mine or match.is_host(client.user_id):
                    viewer = mine[0] if mine else SPECTATOR
                    about = self.room(match, client.user_id, viewer)
                client.send({"v": VERSION, "type": "mine", "match": match_id, "room": about})

    def tell_gone(self, match_id: str, people: Collection[str]) -> None:
        """Tell people that one of their own matches is gone for good."""
        for client in [client for user_id in people for client in self.of_user.get(user_id, ())]:
            client.send({"v": VERSION, "type": "mine", "match": match_id, "room": None})

    def tell_to_ask_again(self) -> None:
        """Word may have been lost: everybody is to ask for their list again."""
        for clients in self.of_user.values():
            for client in clients:
                client.send({"v": VERSION, "type": "mine", "match": None, "room": None})

    def say(self, match_id: str, message: dict[str, Any]) -> None:
        """Pass on a word of the chat."""
        text = to_text({"v": VERSION, "type": "chat", "match": match_id, "message": message})
        for client in self.watches.get(match_id, {}).values():
            client.send(text)

    def tell_all(self, message: dict[str, Any]) -> None:
        """Say something to every client."""
        text = to_text({"v": VERSION, **message})
        for client in self.clients:
            client.send(text)

    def forget(self, match_id: str) -> None:
        """A match is gone: nobody looks at it any more."""
        for client in list(self.watches.get(match_id, {}).values()):
            self.leave(client, match_id)

    async def end(self, reason: str, is_over: Callable[[Client], bool]) -> None:
        """End the connections of which this is so."""
        await asyncio.gather(*(client.bye(reason) for client in list(self.clients) if is_over(client)))

    async def sign_out(self, user_id: str | None, token: str | None) -> None:
        """End the connections of a session that is over, or of all sessions of a user."""
        if user_id or token:
            await self.end(
                "signed-out", lambda client: token in (client.token, None) and user_id in (client.user_id, None)
            )

    async def close(self) -> None:
        """Tell all clients to come back soon."""
        await asyncio.gather(*(client.bye("restart") for client in list(self.clients)))
