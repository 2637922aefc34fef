"""What a server does again and again: clocks, bots, matches that nobody looks after, and what is outdated."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from quadriga.server.guard.abuse import AbuseLog
from quadriga.server.host.keeping import Keeping
from quadriga.server.play.lobby import EXPIRE_SECONDS
from quadriga.server.process.at_work import AtWork
from quadriga.server.process.timekeeper import Timekeeper
from quadriga.server.store import matches as store
from quadriga.server.store import people
from quadriga.service.errors import NotFound, SetAside, Unavailable
from quadriga.service.rows import WAITING
from quadriga.table.cluster import Cluster

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Upkeep(AtWork):
    """Looks after the matches of this process, and of those that are gone."""

    timekeeper: Timekeeper
    keeping: Keeping
    abuse: AbuseLog
    _without_database: bool = False

    async def take_over(self) -> None:
        """Begin where the last process ended: nobody loses time for as long as no server ran."""
        now = self.now()
        async with self.database.writing() as transaction:
            await self.timekeeper.give_time(transaction)
            if self.database.is_sqlite:
                # Such a file has one server: whoever was there before is gone.
                await people.forget_processes(transaction, math.inf)
            await people.process_seen(transaction, self.database.process, now)
        self.background.later(self.take_up())

    async def take_up(self) -> None:
        """Look after matches in which something is due and that no living process has in memory."""
        if self.house.is_stopped() or self.timekeeper.has_just_leapt():
            return
        mine = {match.id for match in self.matches.in_memory() if match.row.keeper == self.database.process}
        async with self.database.reading() as connection:
            neglected = await store.neglected(connection, self.now(), self.database.process)
        for match_id, alone in neglected.items():
            if match_id not in mine and not self.matches.is_set_aside(match_id):
                async with self._alone(match_id), self.matches.changing(match_id) as change:
                    change.match.row.keeper = self.database.process
                    change.match.give_time(alone)
                    change.match.time_out(change.now)

    @asynccontextmanager
    async def _alone(self, match_id: str) -> AsyncIterator[None]:
        """Work for one match of many: what goes wrong in it stops none of the others."""
        try:
            yield
        except (NotFound, SetAside):
            pass
        except Unavailable:
            raise
        except Exception:
            logger.exception("match %s could not be looked after", match_id)

    async def look_at_clocks(self) -> None:
        """Let bots play for those whose time is up."""
        if self._without_database or self.house.is_stopped():
            # Nobody could decide meanwhile: the next beat gives the time back first.
            return
        now = self.now()
        for match in self.matches.in_memory():
            due = match.row.due_at
            if due is not None and due <= now and match.row.keeper == self.database.process:
                if match.table is not None and not match.table.bots_asked():
                    async with self._alone(match.id), self.matches.changing(match.id) as change:
                        change.match.time_out(change.now)

    async def beat(self) -> None:
        """Show that this process lives, and look after what others have left."""
        try:
            await self.timekeeper.keep()
            await self._show_life()
        except Unavailable:
            self._without_database = True
            raise
        assert self.thinkers is not None
        if isinstance(self.thinkers.pool, Cluster):
            # Workers come and go.
            self.thinkers.turns.workers = self.thinkers.pool.threads
        for match in self.matches.in_memory():
            # Should a bot ever have given up, it is asked again.
            self.thinkers.look_at(match)

    async def _show_life(self) -> None:
        async with self.database.writing() as transaction:
            if self._without_database:
                await self.timekeeper.give_time(transaction)
            await people.process_seen(transaction, self.database.process, self.now())
            if not self.database.is_sqlite:
                await self.presence.tell(transaction, self.sockets.looking())
        self._without_database = False

    async def keep_abuse(self) -> None:
        """Write down what was noted of abuse."""
        await self.abuse.keep(self.database, self.keeping.ages.before("abuse", self.now()))

    async def tidy(self) -> None:
        """Drop what is idle or outdated; close tables that nobody comes to."""
        await self.keep_abuse()
        self.matches.drop_idle(self.sockets.is_watched)
        self.presence.tidy()
        now = self.now()
        async with self.database.writing() as transaction:
            await people.drop_expired(transaction, now)
            expired = await store.stale(transaction.connection, WAITING, now - EXPIRE_SECONDS)
        for match_id in expired:
            async with self._alone(match_id), self.matches.changing(match_id, with_game=False) as change:
                if change.match.row.status == WAITING:
                    change.match.close(None, change.now, "expired")
        await self.keeping.walk(now)
