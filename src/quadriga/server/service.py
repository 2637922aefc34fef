"""A server process, apart from HTTP: what REST and sockets offer ends here, on one way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Executor

from quadriga.core.errors import QuadrigaError
from quadriga.server.guard.abuse import AbuseLog
from quadriga.server.guard.caller import Whereabouts, calling
from quadriga.server.guard.gate import Gate, Refusals
from quadriga.server.guard.limits import Limiter
from quadriga.server.guard.quotas import Quotas
from quadriga.server.host.acts import Acts
from quadriga.server.host.house import House
from quadriga.server.host.keeping import Keeping
from quadriga.server.match.matches import Matches
from quadriga.server.people.identity import Identity
from quadriga.server.people.presence import Presence
from quadriga.server.people.registration import Registration
from quadriga.server.play.chat import Chat
from quadriga.server.play.hosting import Hosting
from quadriga.server.play.lobby import Lobby
from quadriga.server.play.playing import Playing
from quadriga.server.play.rematches import Rematches
from quadriga.server.play.replays import Replays
from quadriga.server.process.background import Background
from quadriga.server.process.clock import TICK_SECONDS, Clock
from quadriga.server.process.lag import Lag
from quadriga.server.process.memory import give_back
from quadriga.server.process.metrics import Metrics
from quadriga.server.process.timekeeper import Timekeeper
from quadriga.server.process.upkeep import Upkeep
from quadriga.server.settings import Settings
from quadriga.server.store import matches as store
from quadriga.server.store import people
from quadriga.server.store.database import Database
from quadriga.server.thinking import think
from quadriga.server.thinking.advising import Advising
from quadriga.server.thinking.fair import Turns, worker_count
from quadriga.server.thinking.reviews import Reviews
from quadriga.server.wire.sockets import Sockets
from quadriga.server.wire.telling import Telling
from quadriga.service.live import LiveMatch
from quadriga.service.rows import OVER, User
from quadriga.table.cluster import Cluster, TlsFiles

BEAT_SECONDS = 2.0
CLOCK_SECONDS = 0.25
ACTS_SECONDS = 1.0
"""How often an SQLite database is looked at for acts of administration, of which nobody else can tell."""
TIDY_SECONDS = 60.0


class Service:
    """A server process: matches, people, bots, live connections, and the work that recurs."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.now = now = now or Clock()
        self.closing = False
        """Whether this process is about to end."""
        self.database = Database(settings.database_url)
        self.metrics = Metrics()
        self.database.on_done = lambda kind, seconds: self.metrics.database.labels(kind).observe(seconds)
        self.lag = Lag(self.metrics.lag.observe)
        self.background = Background()
        # who may do how much, and what the host of the server has set
        self.limiter = Limiter(factor=settings.limits)
        self.quotas = Quotas(self.limiter, settings)
        self.gate = Gate()
        self.refusals = Refusals(lambda: self.limiter.now())
        self.whereabouts = Whereabouts()
        self.abuse = AbuseLog(now)
        self.house = House(self.database, settings, now)
        # matches and people
        self.matches = Matches(self.database, now, self.quotas)
        self.matches.is_stopped = self.house.is_stopped
        self.identity = Identity(self.database, now, self.quotas)
        self.registration = Registration(self.identity, settings)
        self.presence = Presence(self.database, now)
        self.sockets = Sockets(self.matches, now, self.presence)
        # what people do
        self.lobby = Lobby(self.matches, self.sockets, self.limiter, settings, now)
        self.hosting = Hosting(self.matches, self.presence, self.limiter)
        self.playing = Playing(self.matches, self.hosting, self.limiter, self.metrics, now)
        self.chat = Chat(self.matches, self.house, self.limiter)
        self.rematches = Rematches(self.matches, self.limiter)
        self.replays = Replays(self.matches, self.limiter)
        # what bots do
        self.thinkers: think.Thinkers | None = None
        self.advising = Advising(self.matches, self.limiter, self.whereabouts, settings.hint_seconds)
        self.reviews = Reviews(self.matches, self.replays, self.limiter, settings.review_rounds)
        # what happens by itself
        self.telling = Telling(
            self.matches, self.sockets, self.house, self.presence, self.background, now, self.metrics
        )
        self.acts = Acts(self.matches, now, self.telling.follow_house)
        self.telling.on_act = self.acts.look
        self.timekeeper = Timekeeper(self.matches, self.sockets, now)
        self.keeping = Keeping(self.matches, settings.ages, self.sockets.is_watched, self.remove_user)
        self.upkeep = Upkeep(
            self.matches,
            self.sockets,
            self.house,
            self.presence,
            self.background,
            now,
            self.timekeeper,
            self.keeping,
            self.abuse,
        )

    async def open(self) -> None:
        """Begin: database, bots, recurring work."""
        await self.database.open()
        await self.house.load()
        self.database.on_news = self.telling.on_news
        self.database.on_silence = self.telling.on_silence
        self.sockets.on_told = self.telling.on_told
        await self._hire()
        await self.timekeeper.begin()
        self.presence.begin()
        await self.upkeep.take_over()
        self.background.keep_on(self.lag.measure())
        self.background.recur(TICK_SECONDS, self.timekeeper.tick)
        self.background.recur(CLOCK_SECONDS, self.upkeep.look_at_clocks)
        self.background.recur(BEAT_SECONDS, self.upkeep.beat)
        self.background.recur(BEAT_SECONDS, self.upkeep.take_up)
        self.background.recur(ACTS_SECONDS, self.acts.look)
        self.background.recur(TIDY_SECONDS, self.upkeep.tidy)
        self.background.recur(TIDY_SECONDS, give_back)

    async def _hire(self) -> None:
        """Have bots think, for all who ask them to."""
        pool, turns = await self._workers()
        self.thinkers = thinkers = think.Thinkers(
            self.matches,
            pool,
            self.settings.bot_pause,
            most_seconds=self.settings.bot_seconds,
            turns=turns,
            whereabouts=self.whereabouts,
        )
        thinkers.on_played = self.metrics.decisions.labels("bot").inc
        self.advising.thinkers = self.reviews.thinkers = self.rematches.thinkers = thinkers
        self.telling.thinkers = self.upkeep.thinkers = thinkers

    async def _workers(self) -> tuple[Executor, Turns]:
        """The workers that think, and who orders their work."""
        settings = self.settings
        if not settings.cluster:
            count = worker_count(settings.workers)
            return think.local_pool(settings.workers), Turns(count, settings.limits)
        files = TlsFiles(settings.cluster_ca, settings.cluster_cert, settings.cluster_key)
        cluster = await asyncio.to_thread(Cluster, settings.cluster, files)
        return cluster, Turns(cluster.threads, settings.limits)

    def refused(self, error: QuadrigaError) -> None:
        """Note that somebody was refused something."""
        calling().refusal = error
        self.metrics.refusals.labels(error.code).inc()
        self.abuse.refused(error)

    async def close(self) -> None:
        """End in good order: clients are told to come back, what is kept is kept already."""
        await self.background.stop_recurring()
        await self.close_sockets()
        self.reviews.close()
        if self.thinkers is not None:
            await self.thinkers.close()
        self.database.on_news = lambda news: None
        await self.background.close()
        with contextlib.suppress(Exception):
            async with self.database.writing() as transaction:
                await people.process_seen(transaction, self.database.process, self.now())
                await store.let_go(transaction, self.database.process)
            await self.upkeep.keep_abuse()
        self.matches.close()
        self.replays.close()
        self.identity.close()
        await self.database.close()

    async def close_sockets(self) -> None:
        """Tell all clients to come back soon, to this server or the next."""
        self.closing = True
        await self.sockets.close()

    # ---- people and their matches ----------------------------------------------------------------------------

    async def adopt_guest(self, guest: User, account: User) -> None:
        """What a guest has, seats above all, goes to the account they signed in to."""
        for match_id in await self._matches_of(guest.id):
            async with self.matches.changing(match_id, with_game=False) as change:
                change.match.hand_over(guest.id, account.id)
            await asyncio.sleep(0)
        await self.identity.hand_over(guest, account)

    async def remove_user(self, user_id: str) -> None:
        """Forget a user; bots play on for them, where there is somebody to play with."""
        for match_id in await self._matches_of(user_id):
            async with self.matches.changing(match_id, with_game=False) as change:
                _leave(change.match, user_id, change.now)
            await asyncio.sleep(0)
        await self.identity.forget(user_id)

    async def _matches_of(self, user_id: str) -> list[str]:
        async with self.database.reading() as connection:
            return await store.of_user(connection, user_id, None, None, limit=100_000, sandboxes=True)


def _leave(match: LiveMatch, user_id: str, now: float) -> None:
    """A user leaves a match for good; where nobody is left, it closes."""
    match.abandon(user_id, now)
    if match.row.status != OVER and not any(seat.user_id for seat in match.seats):
        match.close(None, now, "expired")
