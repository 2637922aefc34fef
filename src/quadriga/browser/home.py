"""Everything of one person in one browser tab: who it is, their matches, the bots that play there, who looks."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial

from quadriga.browser.matches import Matches
from quadriga.browser.slices import sliced, sliced_while
from quadriga.browser.storage import Storage
from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import Seat
from quadriga.service import thinking
from quadriga.service.errors import Forbidden, NotSignedIn, Unavailable
from quadriga.service.live import LiveMatch
from quadriga.service.messages import VERSION, Hello, ReviewData, Room
from quadriga.service.replays import Finished
from quadriga.service.reviews import LEAST_COST, Review, told
from quadriga.service.room import room
from quadriga.service.rows import PLAYING, User, plain, shown_user
from quadriga.service.texts import clean_name
from quadriga.service.watching import Watch
from quadriga.words import LANGUAGES

KEY = "user"
MOST_REFUSALS = 50
AGAIN_SECONDS = 0.5
"""After so long a bot tries again to play where the browser could not keep it."""

logger = logging.getLogger(__name__)


class Home:
    """A table at home: the same that a server does for one person, without anybody else."""

    def __init__(
        self,
        storage: Storage,
        tell: Callable[[str], None],
        page: str = "",
        now: Callable[[], float] = time.time,
        bot_pause: float = thinking.BOT_PAUSE,
        hint_seconds: float = thinking.HINT_SECONDS,
        review_rounds: int = thinking.REVIEW_ROUNDS,
    ) -> None:
        self.storage = storage
        self.tell = tell
        """Takes what the page is told over its line, as text."""
        self.page = page
        """The version of the page's files."""
        self.now = now
        self.bot_pause = bot_pause
        self.hint_seconds = hint_seconds
        self.review_rounds = review_rounds
        self.matches = Matches(storage, now)
        self.matches.on_change = self._changed
        self.user: User | None = None
        self.watches: dict[str, Watch] = {}
        self._bots: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._reviews: dict[str, Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def restore(self, texts: dict[str, str]) -> None:
        """Take over all that the browser kept."""
        if KEY in texts:
            self.user = User(**json.loads(texts[KEY]))
        self.matches.restore(texts)

    def close(self) -> None:
        """Think no more."""
        for task in [*self._bots.values(), *self._tasks]:
            task.cancel()

    # ---- who it is -----------------------------------------------------------------------------------------------

    def need_user(self) -> User:
        """Who plays here; NotSignedIn until they have a name."""
        if self.user is None:
            raise NotSignedIn("not-signed-in")
        return self.user

    @property
    def user_id(self) -> str | None:
        """Who plays here, if anybody does yet."""
        return None if self.user is None else self.user.id

    async def name(self, name: str | None, language: str | None) -> User:
        """Whoever plays here is called so."""
        user = self.user or User(secrets.token_hex(8), "", None, "en", self.now())
        changed = User(**plain(user))
        if name is not None:
            changed.name = clean_name(name)
        if language in LANGUAGES:
            changed.language = language
        try:
            await self.storage.put(KEY, json.dumps(plain(changed)))
        except Exception as error:
            raise Unavailable("try-again") from error
        self.user = changed
        return changed

    def greeting(self) -> Hello:
        """The first thing that the page is told."""
        user = None if self.user is None else dict(shown_user(self.user))
        return {
            "v": VERSION,
            "type": "hello",
            "user": user,
            "page": self.page,
            "now": self.now(),
            "house": {"accounts": "closed", "guests": True, "announcement": None, "maintenance": None},
        }

    # ---- who looks -----------------------------------------------------------------------------------------------

    def room(self, match: LiveMatch, seat: Seat | None = None) -> Room:
        """A match beside its game."""
        viewer = match.viewer(self.user_id, None) if seat is None else seat
        here = [self.user_id] if self.user_id is not None else []
        return room(match, self.user_id, viewer, here, 0)

    def watch(self, match_id: str, seat: Seat | None, since: int | None, language: str) -> Seat:
        """Look at a match: the page is told how it stands, then what changes."""
        match = self.matches.find(match_id)
        self.watches[match_id] = watch = Watch.of(match, self.user_id, language, seat, since)
        self._tell_news(match, whole=True)
        self._let_bots_play(match)
        return watch.seat

    def leave(self, match_id: str) -> None:
        """Look away."""
        self.watches.pop(match_id, None)

    def _tell_news(self, match: LiveMatch, whole: bool = False) -> None:
        watch = self.watches.get(match.id)
        if watch is None:
            return
        try:
            news = watch.news(match, self.now(), lambda seat: self.room(match, seat), json.dumps, {}, whole)
        except Forbidden:
            self.leave(match.id)
            return
        if news is not None:
            self.tell(news)

    def _changed(self, match: LiveMatch) -> None:
        """Somebody or something has changed a match."""
        self._tell_news(match)
        if match.id not in self.watches and match.row.sandbox is None:
            about = {"v": VERSION, "type": "mine", "match": match.id, "room": self.room(match)}
            self.tell(json.dumps(about))
        self._let_bots_play(match)

    # ---- bots ----------------------------------------------------------------------------------------------------

    def take_up(self) -> None:
        """Let bots play on wherever it is their turn: the page was closed meanwhile."""
        for match in self.matches.glances():
            if match.row.status == PLAYING and match.row.due_at is not None:
                try:
                    self._let_bots_play(self.matches.find(match.id))
                except QuadrigaError:
                    logger.warning("match %s cannot be loaded", match.id)

    def _let_bots_play(self, match: LiveMatch) -> None:
        if match.row.status != PLAYING or match.table is None:
            return
        for seat in match.table.bots_asked():
            if (key := (match.id, seat)) not in self._bots:
                self._bots[key] = task = asyncio.ensure_future(self._play(match.id, seat))
                task.add_done_callback(partial(self._played, key))

    def _played(self, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        # Where the bot was asked again at once, another task plays by now.
        if self._bots.get(key) is task:
            del self._bots[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot could not play in match %s", key[0], exc_info=error)

    async def _play(self, match_id: str, seat: Seat) -> None:
        """Think and play for a seat, as long as a bot is asked there."""
        first, refusals = True, 0
        while refusals < MOST_REFUSALS:
            match = self.matches.find(match_id)
            bot, table = match.seats[seat].playing_bot, match.need_table()
            if bot is None or match.row.status != PLAYING or seat not in table.bots_asked():
                # At once: whoever decides before this task is known to have ended may ask the bot again.
                self._bots.pop((match_id, seat), None)
                return
            state, rng, revision = table.state.clone(), table.match.mind(seat), table.match.revision(seat)
            began = time.perf_counter()
            is_asked = partial(self._is_asked, match_id, seat, bot, revision)
            thought = await sliced_while(thinking.choosing(state, seat, rng, bot), is_asked)
            if thought is None:
                # A move was taken back, or the game has ended: what was thought is of no use.
                continue
            pause = self.bot_pause * (1.0 if first else thinking.PAUSE_WITHIN_TURN)
            await asyncio.sleep(max(0.0, began + pause - time.perf_counter()))
            try:
                async with self.matches.changing(match_id) as change:
                    change.match.bot_plays(seat, bot, thought[0], revision, self.now())
                first, refusals = False, 0
            except Unavailable:
                await asyncio.sleep(AGAIN_SECONDS)
            except QuadrigaError:
                # The match has moved on while the bot thought: it looks again.
                refusals += 1
        logger.error("a bot was refused %d times in a row in match %s", refusals, match_id)

    def _is_asked(self, match_id: str, seat: Seat, bot: str, revision: int) -> bool:
        """Whether a bot is still asked what it thinks about."""
        match = self.matches.find(match_id)
        is_same = match.table is not None and match.table.match.revision(seat) == revision
        return match.row.status == PLAYING and match.seats[seat].playing_bot == bot and is_same

    # ---- reviews -------------------------------------------------------------------------------------------------

    def review(self, match_id: str, shown: Finished) -> ReviewData:
        """What the best bot thinks of a match that is over, as far as it has looked."""
        findings, going = self.matches.kept(match_id).review, self._reviews.get(match_id)
        if going is not None:
            return told(shown, "running", self.review_rounds, going.done, going.total)
        return told(shown, "none" if findings is None else "ready", self.review_rounds, found=findings)

    def begin_review(self, match_id: str, shown: Finished) -> None:
        """Have the best bot look at a match, unless it does or has done so."""
        if match_id in self._reviews or self.matches.kept(match_id).review is not None:
            return
        self._reviews[match_id] = review = Review(shown.record, self.review_rounds)
        task = asyncio.ensure_future(self._review(match_id, review))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _review(self, match_id: str, review: Review) -> None:
        try:
            while (look := review.next()) is not None:
                step, effort = look.step, thinking.Effort(look.seconds, look.rounds, LEAST_COST, 1)
                work = thinking.looking_back(step.before, step.seat, look.rng, step.action, effort)
                review.note(look, await sliced(work))
            await self.matches.keep_review(match_id, review.found())
        finally:
            del self._reviews[match_id]
