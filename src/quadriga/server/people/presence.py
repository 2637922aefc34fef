"""Who is here: connected, to this process or another, or has asked for something a short while ago."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from quadriga.server.store import people
from quadriga.server.store.database import AnyConnection, Database, Transaction
from quadriga.service.live import ABSENT_SECONDS

ONLINE_SECONDS = 45.0
"""Who looks at a match in one process counts as looking in the others for so long."""
AGAIN_SECONDS = 15.0
"""Others are told anew after so long."""


class Presence:
    """When people were seen last, as far as this process knows; processes tell each other by the database."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.connected: Callable[[], Collection[str]] = lambda: ()
        """Those who are connected to this process now."""
        self._began = 0.0
        self._seen: dict[str, float] = {}
        self._told: dict[str, float] = {}

    def begin(self) -> None:
        """Nobody is absent because the server was."""
        self._began = self.now()

    def saw(self, user_id: str) -> None:
        """Somebody has asked for something, or has just gone."""
        self._seen[user_id] = self.now()

    def absent_from(self, user_id: str) -> float | None:
        """From when on somebody is absent if they are not seen again; None while they are connected here."""
        if user_id in self.connected():
            return None
        return max(self._began, self._seen.get(user_id, 0.0)) + ABSENT_SECONDS

    async def absent(self, user_ids: Iterable[str]) -> frozenset[str]:
        """Those of some people who are absent from every process."""
        listed = list(user_ids)
        if not self.database.is_sqlite:
            async with self.database.reading() as connection:
                await self.learn(connection, listed)
        ends = {user_id: self.absent_from(user_id) for user_id in listed}
        return frozenset(user_id for user_id, end in ends.items() if end is not None and end <= self.now())

    async def learn(self, connection: AnyConnection, user_ids: Iterable[str]) -> set[str]:
        """Take over what other processes know of some people; those who look at a match anywhere."""
        online = await people.online_until(connection, user_ids)
        for user_id, until in online.items():
            self._seen[user_id] = max(self._seen.get(user_id, 0.0), until)
        return {user_id for user_id, until in online.items() if until > self.now()}

    async def tell(self, transaction: Transaction, looking: Collection[str]) -> None:
        """Let other processes know who was seen here since they were told last, and who looks at a match."""
        now = self.now()
        for user_id in self.connected():
            self._seen[user_id] = now
        fresh = {user_id for user_id, at in self._seen.items() if at > now - AGAIN_SECONDS}
        due = {user_id for user_id in fresh if self._told.get(user_id, 0.0) <= now - AGAIN_SECONDS}
        await people.set_online(transaction, due & set(looking), now + ONLINE_SECONDS)
        await people.set_online(transaction, due - set(looking), now)
        self._told |= dict.fromkeys(due, now)

    def tidy(self) -> None:
        """Forget those who are absent."""
        before = self.now() - ABSENT_SECONDS
        self._seen = {user_id: at for user_id, at in self._seen.items() if at > before}
        self._told = {user_id: at for user_id, at in self._told.items() if user_id in self._seen}
