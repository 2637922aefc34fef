"""Reviews of matches that are over, made when nobody else wants a worker.

The bot (`service/reviews.py`) looks at one decision at a time, when nobody else wants the worker (`fair.py`);
reviews of several people take turns. What it found is kept in the database.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal

from quadriga.bots.verdict import Verdict
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane, calling
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.play.replays import Replays
from quadriga.server.store import matches as store
from quadriga.server.thinking import think
from quadriga.server.thinking.fair import Kind
from quadriga.service import thinking
from quadriga.service.errors import TooMany
from quadriga.service.messages import ReviewData
from quadriga.service.replays import Finished
from quadriga.service.reviews import LEAST_COST, Look, Review, told
from quadriga.service.rows import User

PROGRESS_SECONDS = 1.0
STALE_SECONDS = 60.0
"""A review that has not gone on for so long was lost with its process."""
WAIT_SECONDS = 60
"""When to ask again, where enough matches are being reviewed."""

logger = logging.getLogger(__name__)


class Reviews:
    """The reviews of this process."""

    def __init__(self, matches: Matches, replays: Replays, limiter: Limiter, rounds: int) -> None:
        self.matches = matches
        self.replays = replays
        self.limiter = limiter
        self.rounds = rounds
        self.thinkers: think.Thinkers | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lanes: dict[str, Lane] = {}

    async def so_far(self, user: User | None, match_id: str, language: str) -> ReviewData:
        """A review as far as it is."""
        shown = await self.replays.finished(user, match_id, language)
        kept = await self._kept(match_id)
        running = match_id in self._tasks or (
            kept is not None and kept["changed_at"] > self.matches.now() - STALE_SECONDS
        )
        findings = None if kept is None else kept["found"]
        status: Literal["none", "running", "ready"] = "ready" if findings else "running" if running else "none"
        done, total = (0, 0) if kept is None else (kept["done"], kept["total"])
        if findings is None:
            return told(shown, status, self.rounds, done, total)
        return await self.replays.apart(lambda: told(shown, status, self.rounds, done, total, findings))

    async def begin(self, user: User, match_id: str, language: str) -> None:
        """Look at a match, unless somebody does or has done so."""
        if (await self.so_far(user, match_id, language))["status"] != "none":
            return
        lane = Lane(calling().address, user.id)
        self._need_room(lane)
        self.limiter.spend(limits.REVIEW, user.id)
        shown = await self.replays.finished(user, match_id, language)
        if match_id not in self._tasks:
            # One that was lost with its server is not gone on with: nothing of it counts as done.
            await self._keep(match_id, 0, 0)
        if match_id not in self._tasks:
            self._lanes[match_id] = lane
            self._tasks[match_id] = asyncio.create_task(self._review(match_id, lane, shown))
            self._tasks[match_id].add_done_callback(lambda task: self._done(match_id, task))

    def _need_room(self, lane: Lane) -> None:
        going, most = self._lanes.values(), limits.REVIEWS
        for count, bound in (
            (sum(running.person == lane.person for running in going), most.person),
            (sum(running.address == lane.address for running in going), most.address),
            (len(going), most.server),
        ):
            if self.limiter.exceeds(count, bound):
                raise TooMany("reviews-full", seconds=WAIT_SECONDS)

    def close(self) -> None:
        """Leave all reviews as they are; whoever asks again begins anew."""
        for task in self._tasks.values():
            task.cancel()

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(match_id, None)
        self._lanes.pop(match_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("the review of match %s failed", match_id, exc_info=error)

    async def _kept(self, match_id: str) -> dict[str, Any] | None:
        async with self.matches.database.reading() as connection:
            return await store.review(connection, match_id)

    async def _keep(self, match_id: str, done: int, total: int, findings: dict[str, Any] | None = None) -> None:
        async with self.matches.database.writing() as transaction:
            now = self.matches.now()
            await store.keep_review(transaction, match_id, done=done, total=total, found=findings, changed_at=now)

    async def _review(self, match_id: str, lane: Lane, shown: Finished) -> None:
        review = await self.replays.apart(lambda: Review(shown.record, self.rounds))
        kept_at = 0.0
        while (look := review.next()) is not None:
            if self.matches.now() - kept_at > PROGRESS_SECONDS:
                await self._keep(match_id, review.done, review.total)
                kept_at = self.matches.now()
            review.note(look, await self._verdict(lane, look))
        findings = await self.replays.apart(review.found)
        await self._keep(match_id, review.total, review.total, findings)

    async def _verdict(self, lane: Lane, look: Look) -> Verdict:
        assert self.thinkers is not None
        step = look.step
        effort = thinking.Effort(look.seconds, look.rounds, LEAST_COST, self.thinkers.threads)
        job = (thinking.look_back, step.before, step.seat, look.rng, step.action, effort)
        verdict: Verdict = await self.thinkers.ask(Kind.REVIEW, lane, *job)
        return verdict
