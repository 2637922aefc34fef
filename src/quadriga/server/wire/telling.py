"""What was committed, here or in another process, is told to all whom it concerns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from quadriga.server.people.presence import ONLINE_SECONDS
from quadriga.server.play.chat import chat_message
from quadriga.server.process.at_work import AtWork
from quadriga.server.process.metrics import Metrics
from quadriga.server.store import matches as store
from quadriga.server.store import people
from quadriga.server.store.database import News


@dataclass(eq=False)
class Telling(AtWork):
    """Passes news on: to matches in memory, to live connections, to bots whose turn it is."""

    metrics: Metrics
    on_act: Callable[[], Awaitable[None]] | None = None
    """Carries out the acts of administration that wait."""
    _changed: dict[str, float] = field(default_factory=dict)

    def on_news(self, news: News) -> None:
        """Something was committed, here or in another process."""
        self.background.later(self._pass_on(news))

    async def _pass_on(self, news: News) -> None:
        match_id, what = news["match"], news["what"]
        if what == "signed-out":
            await self.sockets.sign_out(news.get("user"), news.get("token"))
            return
        if what == "act":
            if self.on_act is not None:
                await self.on_act()
            return
        if what == "house":
            await self.follow_house()
            return
        if what == "gone":
            self.matches.forget(match_id)
            self.sockets.forget(match_id)
            self.sockets.tell_gone(match_id, news["people"])
            return
        if what == "chat":
            async with self.database.reading() as connection:
                for row in await store.chat(connection, match_id, news["number"] - 1):
                    if row["number"] == news["number"]:
                        self.sockets.say(match_id, dict(chat_message(row)))
            return
        if what == "presence":
            await self._note_presence(match_id)
        if news.get("elsewhere"):
            await self.matches.refresh(match_id, news.get("change"))
        if news.get("people"):
            await self.sockets.tell_owners(match_id, news["people"])
        place = self.matches.places.get(match_id)
        match = None if place is None else place.match
        if match is None and not self.sockets.is_watched(match_id):
            return
        self._changed.setdefault(match_id, self.now())
        self.sockets.publish_soon(match_id)
        if match is None:
            return
        if match.row.delay and self.sockets.spectators(match_id):
            asyncio.get_running_loop().call_later(match.row.delay + 0.05, self.sockets.publish_soon, match_id)
        assert self.thinkers is not None
        self.thinkers.look_at(match)

    async def follow_house(self) -> None:
        """The host of the server has set something: everybody is told, and who is banned has to go."""
        stood_still, before = self.house.is_stopped(), self.house.shown()
        await self.house.load()
        await self.sockets.end("banned", lambda client: self.house.ban_of(client.user_id, client.address) is not None)
        if self.house.shown() != before:
            self.sockets.tell_all({"type": "house", "house": self.house.shown()})
        if stood_still and not self.house.is_stopped():
            # All clocks were set anew.
            self.matches.forget_all()
            for match_id in list(self.sockets.watches):
                self.sockets.publish_soon(match_id)

    def on_silence(self) -> None:
        """Word of other processes may have been lost: everything is looked at again."""
        self.on_news({"match": "", "what": "house"})
        for match in self.matches.in_memory():
            self.on_news({"match": match.id, "what": "match", "elsewhere": True})
        self.sockets.tell_to_ask_again()

    def on_told(self, match_id: str) -> None:
        """All who watch a match have been sent its news: how long that took is measured."""
        changed = self._changed.pop(match_id, None)
        if changed is not None:
            self.metrics.told.observe(max(0.0, self.now() - changed))

    async def connected(self, user_id: str | None, match_id: str) -> None:
        """Somebody began or ceased to look at a match: other processes are told."""
        if user_id is None or self.database.is_sqlite:
            return
        looks = any(client.watches for client in self.sockets.of_user.get(user_id, ()))
        async with self.database.writing() as transaction:
            if looks:
                await people.set_online(transaction, [user_id], self.now() + ONLINE_SECONDS)
            else:
                await people.set_offline(transaction, user_id, self.now())
            await transaction.tell(match=match_id, what="presence")

    async def _note_presence(self, match_id: str) -> None:
        if self.database.is_sqlite or not self.sockets.is_watched(match_id):
            return
        async with self.matches.glancing(match_id) as match:
            seated = [seat.user_id for seat in match.seats if seat.user_id is not None]
        async with self.database.reading() as connection:
            self.sockets.elsewhere[match_id] = await self.presence.learn(connection, seated)
