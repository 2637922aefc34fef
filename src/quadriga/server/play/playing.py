"""What people do in a match, and what they see of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import Seat
from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.play.hosting import Hosting
from quadriga.server.process.metrics import Metrics
from quadriga.server.store import matches as store
from quadriga.service import questions
from quadriga.service.errors import Refused, Unavailable
from quadriga.service.live import LiveMatch
from quadriga.service.messages import PlayedData, UndoneData
from quadriga.service.rows import User
from quadriga.table.envelope import Envelope, PreviewData
from quadriga.table.plans import OutlookData, PlanData, Step, outlook, told
from quadriga.table.why import ReasonData

T = TypeVar("T")


class Playing:
    """Carries out what players want, each wish once, and shows them the table."""

    def __init__(
        self, matches: Matches, hosting: Hosting, limiter: Limiter, metrics: Metrics, now: Callable[[], float]
    ) -> None:
        self.matches = matches
        self.database = matches.database
        self.quotas = matches.quotas
        self.hosting = hosting
        self.limiter = limiter
        self.metrics = metrics
        self.now = now

    async def change(
        self,
        match_id: str,
        do: Callable[[LiveMatch, float], Any],
        deed: str = "",
        with_game: bool = True,
        **details: Any,
    ) -> Any:
        """Change a match; with a `deed`, it is written into the audit of what hosts do."""
        if deed:
            self.limiter.spend(limits.HOST, details.get("by"))
        async with self.matches.changing(match_id, with_game) as change:
            result = do(change.match, change.now)
            if deed:
                by = details.pop("by", None)
                await store.write_audit(change.transaction, match_id, by, deed, details, change.now)
            return result

    async def once(self, user: User, match_id: str, key: str | None, do: Callable[[LiveMatch, float], T]) -> T:
        """Change a match once, however often the same key is used; a repeated request gets the first answer."""
        try:
            async with self.matches.changing(match_id) as change:
                self.quotas.need_log(change.match.row.length)
                result = do(change.match, change.now)
                if key is not None:
                    change.also.append(store.new_reply(match_id, user.id, key, result, change.now))
                return result
        except (QuadrigaError, IntegrityError) as error:
            # Repeated requests are rare: only where the change is refused, or its key is taken, was it made before;
            # and a commit whose answer was lost may have been made after all.
            before: T | None = None
            if key is not None:
                async with self.database.reading() as connection:
                    before = await store.reply(connection, match_id, user.id, key)
            if before is None and isinstance(error, IntegrityError):
                raise Unavailable("try-again") from error
            if before is None:
                raise
            return before

    async def play(
        self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], revision: int | None, key: str | None
    ) -> PlayedData:
        """Take a decision or a whole move."""
        played = await self.once(
            user, match_id, key, lambda match, now: match.play(user.id, seat, actions, revision, now)
        )
        self.metrics.decisions.labels("person").inc()
        return played

    async def undo(self, user: User, match_id: str, seat: Seat, ask: bool, key: str | None) -> UndoneData:
        """Take back, alone or by consent."""
        self.limiter.need(f"undo {user.id}", limits.UNDO)
        absent = await self.hosting.absent(match_id) if ask else frozenset()
        return await self.once(user, match_id, key, lambda match, now: match.undo(user.id, seat, ask, now, absent))

    async def propose(self, user: User, match_id: str, seat: Seat, kind: str) -> None:
        """Propose something to the others."""
        self.limiter.need(f"propose {user.id}", limits.PROPOSE)
        absent = await self.hosting.absent(match_id)
        await self.change(match_id, lambda match, now: match.propose(user.id, seat, kind, now, absent))

    async def table(
        self, user: User | None, match_id: str, seat: Seat | None, since: int | None, language: str
    ) -> Envelope:
        """What a user may see of the game."""
        async with self.matches.reading(match_id) as match:
            viewer = match.viewer(None if user is None else user.id, seat)

            def shown() -> Envelope:
                return questions.table(match, viewer, since, language, self.now())

            return await self.matches.apart(match, shown) if match.is_far_behind(viewer, since) else shown()

    async def preview(
        self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], language: str, revision: int | None = None
    ) -> PreviewData | None:
        """What a move would do, from what the seat knows; None where the match has left that revision."""
        async with self.matches.reading(match_id) as match:
            return questions.preview(match, user.id, seat, actions, language, revision)

    async def outlook(self, user: User, match_id: str, seat: Seat, path: Sequence[Step], language: str) -> OutlookData:
        """What a seat that waits could plan, from what it knows."""
        self.limiter.need(f"outlook {user.id}", limits.OUTLOOK)
        async with self.matches.reading(match_id) as match:
            shown, words = match.own_table(user.id, seat).match, match.words(language)
            if seat in shown.state.actors() and not path:
                raise Refused("plan-asked")
            rng = match.advisers_luck(seat)
            return await self.matches.apart(match, lambda: outlook(shown, seat, path, words, rng))

    async def planned(self, user: User, match_id: str, seat: Seat, language: str) -> PlanData:
        """What a seat has planned, in words."""
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            return told(table.match, seat, match.seats[seat].plan, match.words(language))

    async def why_not(
        self, user: User, match_id: str, seat: Seat, about: Mapping[str, str], language: str
    ) -> ReasonData:
        """Why something on the table cannot be chosen now."""
        async with self.matches.reading(match_id) as match:
            return await self.matches.apart(match, lambda: questions.reason(match, user.id, seat, about, language))

    async def record(self, user: User | None, match_id: str, seat: Seat | None, whole: bool) -> str:
        """The record of a match: whole once it is over, before that as far as a seat knows it."""
        async with self.matches.reading(match_id) as match:
            viewer = match.viewer(None if user is None else user.id, seat)
            return await self.matches.apart(match, lambda: questions.record(match, viewer, whole, self.now()))
