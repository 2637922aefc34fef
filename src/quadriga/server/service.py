"""All that a server does, apart from HTTP: what REST and sockets offer ends here, on one way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError

from quadriga.core.errors import NotYourDecision, QuadrigaError
from quadriga.core.seats import Seat
from quadriga.server import limits, think
from quadriga.server.chat import chat_message, readable
from quadriga.server.errors import BadRequest, Forbidden, NotFound, Refused, TooLarge
from quadriga.server.identity import Identity, digest, new_token
from quadriga.server.limits import Limiter
from quadriga.server.live import OVER, WAITING, LiveMatch
from quadriga.server.matches import Change, Matches
from quadriga.server.messages import AuditData, ChatMessage, Room
from quadriga.server.metrics import Metrics
from quadriga.server.replays import Replays
from quadriga.server.reviews import Reviews
from quadriga.server.room import room
from quadriga.server.settings import Settings
from quadriga.server.setup import Setup, again
from quadriga.server.sockets import Sockets
from quadriga.server.store import matches as store
from quadriga.server.store import people
from quadriga.server.store.database import Database, News
from quadriga.server.store.rows import User
from quadriga.table.advice import HintData, advice
from quadriga.table.cluster import Cluster
from quadriga.table.coaching import CoachData, word
from quadriga.table.envelope import Envelope, PreviewData, envelope, preview

MOST_CHAT, MOST_NOTE = 500, 20_000
BEAT_SECONDS = 2.0
ONLINE_SECONDS = 45.0
EXPIRE_SECONDS = 24 * 3600.0
"""A waiting match in which nothing happens for so long is closed."""
SANDBOX_SECONDS = 7 * 86_400.0
"""The same for a sandbox, which is dropped."""

logger = logging.getLogger(__name__)


class Service:
    """A server process: matches, people, bots, live connections, and the work that recurs."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.database = Database(settings.database_url)
        self.matches = Matches(self.database, now)
        self.identity = Identity(self.database, now)
        self.sockets = Sockets(self.matches, now)
        self.metrics = Metrics()
        self.limiter = Limiter(factor=settings.limits)
        self.replays = Replays(self.matches, self.limiter)
        self.reviews = Reviews(self.matches, self.replays, self.limiter, settings.review_rounds)
        self.thinkers: think.Thinkers | None = None
        self._recurring: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._changed: dict[str, float] = {}

    async def open(self) -> None:
        """Begin: database, bots, recurring work."""
        await self.database.open()
        self.database.on_news = self._on_news
        self.database.on_silence = self._on_silence
        self.sockets.on_told = self._on_told
        cluster, workers = self.settings.cluster, self.settings.workers
        pool = await asyncio.to_thread(Cluster, cluster) if cluster else think.local_pool(workers)
        self.thinkers = think.Thinkers(self.matches, pool, self.settings.bot_pause)
        self.reviews.thinkers = self.thinkers
        self.thinkers.on_played = self.metrics.decisions.labels("bot").inc
        await self._take_over()
        self._recurring = [
            asyncio.create_task(self._recur(0.25, self._look_at_clocks)),
            asyncio.create_task(self._recur(BEAT_SECONDS, self.beat)),
            asyncio.create_task(self._recur(60.0, self.tidy)),
        ]

    async def close(self) -> None:
        """End in good order: clients are told to come back, what is kept is kept already."""
        for task in self._recurring:
            task.cancel()
        await self.close_sockets()
        self.reviews.close()
        if self.thinkers is not None:
            await self.thinkers.close()
        with contextlib.suppress(Exception):
            async with self.database.writing() as transaction:
                await people.process_seen(transaction, self.database.process, self.now())
                await store.let_go(transaction, self.database.process)
        await self.database.close()

    async def close_sockets(self) -> None:
        """Tell all clients to come back soon, to this server or the next."""
        await self.sockets.close()

    # ---- people ----------------------------------------------------------------------------------------------

    async def adopt_guest(self, guest: User, account: User) -> None:
        """What a guest has, seats above all, goes to the account they signed in to."""
        for match_id in await self._matches_of(guest):
            await self.change(match_id, lambda match, now: match.hand_over(guest.id, account.id))
        await self.identity.hand_over(guest, account)

    async def remove_user(self, user: User) -> None:
        """Forget a user; bots play on for them."""
        for match_id in await self._matches_of(user):
            await self.change(match_id, lambda match, now: match.abandon(user.id, now))
        await self.identity.forget(user)

    async def sign_out(self, user: User, token: str) -> None:
        """End a session, and the live connections of the user with it."""
        await self.identity.sign_out(token)
        for client in [client for client in self.sockets.clients if client.token == digest(token)]:
            await client.bye("signed-out")

    async def _matches_of(self, user: User) -> list[str]:
        async with self.database.reading() as connection:
            return await store.of_user(connection, user.id, None, None, limit=100_000, sandboxes=True)

    # ---- matches: made and found -----------------------------------------------------------------------------

    async def create(self, user: User, setup: Setup) -> str:
        """A new match of this user's."""
        self.limiter.need(f"create {user.id}", limits.CREATE)
        return await self.matches.create(user.id, setup)

    async def id_of_code(self, code: str) -> str:
        """The match of a short code, or NotFound."""
        async with self.database.reading() as connection:
            found = await store.id_of_code(connection, code.strip().upper())
        if found is None:
            raise NotFound("no-such-code")
        return found

    async def room(self, user: User | None, match_id: str) -> Room:
        """A match beside its game, as a user may see it."""
        async with self.matches.reading(match_id) as match:
            return self._room(match, user)

    def _room(self, match: LiveMatch, user: User | None) -> Room:
        user_id = None if user is None else user.id
        viewer = match.viewer(user_id, None)
        return room(match, user_id, viewer, self.sockets.here(match.id), self.sockets.spectators(match.id))

    async def listed(self, user: User | None, status: str, limit: int) -> list[Room]:
        """Public matches."""
        async with self.database.reading() as connection:
            found = await store.listed(connection, status, limit)
        return await self._rooms(user, found)

    async def history(self, user: User, status: str | None, before: float | None, limit: int) -> list[Room]:
        """The matches of a user."""
        async with self.database.reading() as connection:
            found = await store.of_user(connection, user.id, status, before, limit)
        return await self._rooms(user, found)

    async def _rooms(self, user: User | None, match_ids: Sequence[str]) -> list[Room]:
        rooms = []
        for match_id in match_ids:
            with contextlib.suppress(NotFound, Forbidden):
                rooms.append(await self.room(user, match_id))
        return rooms

    # ---- matches: changed ------------------------------------------------------------------------------------

    async def change(self, match_id: str, do: Callable[[LiveMatch, float], Any], deed: str = "", **details: Any) -> Any:
        """Change a match; with a `deed`, it is written into the audit of what hosts do."""
        async with self.matches.changing(match_id) as change:
            result = do(change.match, change.now)
            if deed:
                by = details.pop("by", None)
                await store.write_audit(change.transaction, match_id, by, deed, details, change.now)
            return result

    async def once(
        self, user: User, match_id: str, key: str | None, do: Callable[[LiveMatch, float], dict[str, Any]]
    ) -> dict[str, Any]:
        """Change a match once, however often the same key is used; a repeated request gets the first answer."""
        try:
            async with self.matches.changing(match_id) as change:
                result = do(change.match, change.now)
                if key is not None:
                    change.also.append(store.new_reply(match_id, user.id, key, result, change.now))
                return result
        except (QuadrigaError, IntegrityError):
            # Repeated requests are rare: only where the change is refused, or its key is taken, was it made before.
            before = None
            if key is not None:
                async with self.database.reading() as connection:
                    before = await store.reply(connection, match_id, user.id, key)
            if before is None:
                raise
            return before

    async def play(
        self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], revision: int | None, key: str | None
    ) -> dict[str, Any]:
        """Take a decision or a whole move."""
        played = await self.once(
            user, match_id, key, lambda match, now: match.play(user.id, seat, actions, revision, now)
        )
        self.metrics.decisions.labels("person").inc()
        return played

    async def undo(self, user: User, match_id: str, seat: Seat, ask: bool, key: str | None) -> dict[str, Any]:
        """Take back, alone or by consent."""
        return await self.once(user, match_id, key, lambda match, now: match.undo(user.id, seat, ask, now))

    async def invite(self, user: User, match_id: str, seat: Seat) -> str:
        """A single-use invitation for an open seat."""
        token = new_token()

        def keep(match: LiveMatch, now: float) -> None:
            match.invite(user.id, seat, digest(token))

        await self.change(match_id, keep)
        return token

    async def rematch(self, user: User, match_id: str) -> str:
        """The next match of the same people: the first who asks makes it, the others find it."""
        async with self.matches.reading(match_id) as match:
            if not match.seats_of(user.id) and not match.is_host(user.id):
                raise Forbidden("players-only")
            if match.row.status != OVER:
                raise Refused(f"match-{match.row.status}")
            if match.row.rematch is not None:
                return match.row.rematch
            setup = again(match.row, match.seats)
        made = await self.create(user, setup)
        async with self.matches.changing(match_id) as change:
            if change.match.row.rematch is None:
                change.match.row.rematch = made
                await self._copy_chat(change, made)
            else:
                # Somebody else was faster: theirs it is.
                made, mine = change.match.row.rematch, made
                self._later(self.change(mine, lambda match, now: match.close(user.id, now)))
        return made

    async def _copy_chat(self, change: Change, match_id: str) -> None:
        for message in await store.chat(change.transaction.connection, change.match.id):
            await store.say(change.transaction, match_id, message)

    # ---- matches: looked at ----------------------------------------------------------------------------------

    async def table(
        self, user: User | None, match_id: str, seat: Seat | None, since: int | None, language: str
    ) -> Envelope:
        """What a user may see of the game."""
        async with self.matches.reading(match_id) as match:
            viewer = match.viewer(None if user is None else user.id, seat)
            shown = match.seen_by(viewer, self.now())
            return envelope(shown, viewer, match.words(language), since)

    async def preview(
        self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], language: str
    ) -> PreviewData:
        """What a move would do, from what the seat knows."""
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            numbers = [table.match.game.notation.number(action) for action in actions]
            if not numbers:
                raise BadRequest("no-actions")
            return preview(table.match, seat, numbers, match.words(language))

    async def hint(self, user: User, match_id: str, seat: Seat, language: str) -> list[HintData]:
        """What the best bot thinks of the decisions of a seat, best first."""
        self.limiter.need(f"think {user.id}", limits.THINK)
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            if seat not in table.state.actors():
                raise NotYourDecision("You owe no decision now.", deciders=table.state.actors()).about(table.match.game)
            state, rng, words = table.state.clone(), table.match.mind(seat), match.words(language)
        assert self.thinkers is not None
        found = await self.thinkers.ask(think.advise, state, seat, rng, self.settings.hint_seconds)
        return await asyncio.to_thread(advice, state, seat, found, words)

    async def coach(self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], language: str) -> CoachData:
        """Whether a move is a grave mistake, and what would be better."""
        self.limiter.need(f"coach {user.id}", limits.COACH)
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            number = table.match.game.notation.number
            state, rng, words = table.state.clone(), table.match.mind(seat), match.words(language)
        assert self.thinkers is not None
        chain, seconds = [number(action) for action in actions], self.settings.hint_seconds
        found = await self.thinkers.ask(think.weigh, state, seat, chain, rng, seconds)
        return await asyncio.to_thread(word, found, seat, words)

    async def record(self, user: User | None, match_id: str, seat: Seat | None, whole: bool) -> str:
        """The record of a match: whole once it is over, before that as far as a seat knows it."""
        async with self.matches.reading(match_id) as match:
            viewer = match.viewer(None if user is None else user.id, seat)
            if whole and match.row.status != OVER:
                raise Forbidden("record-later")
            shown = match.seen_by(viewer, self.now()).match
            return shown.record.text() if whole else shown.record_for(viewer)

    # ---- chat and notes --------------------------------------------------------------------------------------

    async def say(self, user: User, match_id: str, text: str) -> ChatMessage:
        """A word in the chat of a match."""
        self.limiter.need(f"chat {user.id}", limits.CHAT)
        text = readable(text).strip()
        if not text:
            raise BadRequest("chat-empty")
        if len(text) > MOST_CHAT:
            raise TooLarge("chat-long", most=MOST_CHAT)
        async with self.matches.changing(match_id) as change:
            change.match.viewer(user.id, None)
            mine = change.match.seats_of(user.id)
            message = {"user_id": user.id, "name": user.name, "seat": mine[0] if mine else None, "text": text}
            kept = await store.say(change.transaction, match_id, {**message, "at": change.now})
            shown = chat_message(kept)
            await change.transaction.tell(match=match_id, what="chat", number=shown["number"])
        return shown

    async def chat(self, user: User | None, match_id: str, after: int) -> list[ChatMessage]:
        """The chat of a match."""
        async with self.matches.reading(match_id) as match:
            match.viewer(None if user is None else user.id, None)
        async with self.database.reading() as connection:
            return [chat_message(found) for found in await store.chat(connection, match_id, after)]

    async def note(self, user: User, match_id: str, text: str | None = None) -> str:
        """A user's own note about a match; with a text, that is kept."""
        async with self.matches.reading(match_id) as match:
            match.viewer(user.id, None)
        if text is None:
            async with self.database.reading() as connection:
                return await store.note(connection, match_id, user.id)
        if len(text) > MOST_NOTE:
            raise TooLarge("note-long", most=MOST_NOTE)
        async with self.database.writing() as transaction:
            await store.keep_note(transaction, match_id, user.id, readable(text))
        return readable(text)

    async def audit(self, user: User, match_id: str) -> list[AuditData]:
        """What the host of a match did."""
        async with self.matches.reading(match_id) as match:
            if not match.seats_of(user.id) and not match.is_host(user.id):
                raise Forbidden("players-only")
        async with self.database.reading() as connection:
            found = await store.audit(connection, match_id)
        return [{"deed": row["deed"], "details": row["details"], "at": row["at"]} for row in found]

    # ---- news ------------------------------------------------------------------------------------------------

    def _on_news(self, news: News) -> None:
        """Something was committed, here or in another process."""
        self._later(self._pass_on(news))

    async def _pass_on(self, news: News) -> None:
        match_id, what = news["match"], news["what"]
        if what == "chat":
            async with self.database.reading() as connection:
                for found in await store.chat(connection, match_id, news["number"] - 1):
                    if found["number"] == news["number"]:
                        self.sockets.say(match_id, dict(chat_message(found)))
            return
        if what == "presence":
            await self._note_presence(match_id)
        if news.get("elsewhere"):
            await self.matches.refresh(match_id)
        place = self.matches.places.get(match_id)
        if place is None or place.match is None:
            return
        self._changed.setdefault(match_id, self.now())
        self.sockets.publish_soon(match_id)
        if place.match.row.delay and self.sockets.spectators(match_id):
            asyncio.get_running_loop().call_later(place.match.row.delay + 0.05, self.sockets.publish_soon, match_id)
        assert self.thinkers is not None
        self.thinkers.look_at(place.match)

    def _on_silence(self) -> None:
        for match in self.matches.in_memory():
            self._on_news({"match": match.id, "what": "match", "elsewhere": True})

    def _on_told(self, match_id: str) -> None:
        changed = self._changed.pop(match_id, None)
        if changed is not None:
            self.metrics.told.observe(max(0.0, self.now() - changed))

    async def connected(self, user_id: str | None, match_id: str) -> None:
        """Somebody began or ceased to look at a match: other processes are told."""
        if user_id is None or self.database.is_sqlite:
            return
        until = self.now() + (ONLINE_SECONDS if user_id in self.sockets.here(match_id) else 0)
        async with self.database.writing() as transaction:
            await people.set_online(transaction, [user_id], until)
            await transaction.tell(match=match_id, what="presence")

    async def _note_presence(self, match_id: str) -> None:
        if self.database.is_sqlite or not self.sockets.is_watched(match_id):
            return
        async with self.matches.reading(match_id) as match:
            seated = [seat.user_id for seat in match.seats if seat.user_id is not None]
        async with self.database.reading() as connection:
            self.sockets.elsewhere[match_id] = await people.online(connection, seated, self.now())

    # ---- recurring work --------------------------------------------------------------------------------------

    async def _take_over(self) -> None:
        """Begin where the last process ended: nobody loses time for as long as no server ran."""
        now = self.now()
        async with self.database.writing() as transaction:
            last = await people.last_seen(transaction.connection)
            # An SQLite file has one server: whoever was there before is gone.
            await people.forget_processes(transaction, now if self.database.is_sqlite else now - store.ALIVE_SECONDS)
            await people.process_seen(transaction, self.database.process, now)
            if last is not None and now - last > store.ALIVE_SECONDS:
                await store.give_time(transaction, now - last)
        self._later(self._adopt())

    async def _adopt(self) -> None:
        """Look after matches in which something is due and that no living process has in memory."""
        mine = {match.id for match in self.matches.in_memory() if match.row.keeper == self.database.process}
        async with self.database.reading() as connection:
            found = await store.neglected(connection, self.now(), self.database.process)
        for match_id in found:
            if match_id in mine:
                continue
            with contextlib.suppress(NotFound):
                async with self.matches.changing(match_id) as change:
                    change.match.row.keeper = self.database.process
                    change.match.time_out(change.now)

    async def _look_at_clocks(self) -> None:
        now = self.now()
        for match in self.matches.in_memory():
            due = match.row.due_at
            if due is not None and due <= now and match.row.keeper == self.database.process:
                if match.table is not None and not match.table.bots_asked():
                    async with self.matches.changing(match.id) as change:
                        change.match.time_out(change.now)

    async def beat(self) -> None:
        """Show that this process lives, and look after what others have left."""
        async with self.database.writing() as transaction:
            await people.process_seen(transaction, self.database.process, self.now())
            if not self.database.is_sqlite:
                users = {client.user_id for client in self.sockets.clients if client.user_id and client.watches}
                await people.set_online(transaction, users, self.now() + ONLINE_SECONDS)
        assert self.thinkers is not None
        for match in self.matches.in_memory():
            # Should a bot ever have given up, it is asked again.
            self.thinkers.look_at(match)
        await self._adopt()

    async def tidy(self) -> None:
        """Drop what is idle or outdated; close tables that nobody comes to."""
        self.matches.drop_idle(self.sockets.is_watched)
        now = self.now()
        async with self.database.writing() as transaction:
            await people.drop_expired(transaction, now)
            await store.forget_replies(transaction, now - 7 * 86_400)
            for dropped in await store.forget_sandboxes(transaction, now - SANDBOX_SECONDS):
                self.matches.places.pop(dropped, None)
            expired = await store.stale(transaction.connection, WAITING, now - EXPIRE_SECONDS)
        for match_id in expired:
            async with self.matches.changing(match_id) as change:
                if change.match.row.status == WAITING:
                    change.match.close(None, change.now, "expired")

    async def _recur(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                logger.exception("recurring work failed: %s", work.__name__)

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work in the background failed", exc_info=error)
