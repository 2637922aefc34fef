"""What the page asks: the requests that a server answers over HTTP, as far as they need nobody else.

answer(home, "POST", "/matches/0123456789abcdef/hints", {"seat": 0}, "fr")  ->  (200, [...])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

from quadriga.browser import post  # noqa: F401 - its routes are asked for here
from quadriga.browser.home import Home
from quadriga.browser.routing import ROUTES, Asked, route, told
from quadriga.browser.slices import sliced
from quadriga.core.seats import OMNISCIENT
from quadriga.core.title.game import Game
from quadriga.service import questions, replays, thinking
from quadriga.service.effort import need_bot
from quadriga.service.errors import NotFound, Refused
from quadriga.service.live import LiveMatch
from quadriga.service.messages import Room
from quadriga.service.rematches import ask as ask_rematch
from quadriga.service.rematches import decline
from quadriga.service.rows import OVER, shown_user
from quadriga.service.setup import again, wanted
from quadriga.service.texts import clean_name, clean_note
from quadriga.service.titles import lesson_step, shelf, title_of
from quadriga.table import lessons
from quadriga.table.advice import advice
from quadriga.table.catalogue import Catalogue, catalogue
from quadriga.table.coaching import word
from quadriga.table.examples import ExampleData, examples
from quadriga.table.lessons import LessonData
from quadriga.table.replay import lines, moments, story

T = TypeVar("T")


async def answer(
    home: Home, method: str, url: str, body: Mapping[str, Any] | None, language: str, key: str | None = None
) -> tuple[int, Any]:
    """The status and the data of the answer; refusals are told as a server does."""
    asked = urlsplit(url)
    for known in ROUTES:
        path = known.path.fullmatch(asked.path)
        if path and known.method == method:
            request = Asked(home, path.groupdict(), dict(parse_qsl(asked.query)), body or {}, language, key)
            return await told(known.answer(request), language, known.status)
    return await told(_nothing(), language)


async def _nothing() -> None:
    raise NotFound("no-such-page")


# ---- who it is -----------------------------------------------------------------------------------------------------


@route("GET", "/hello")
async def hello(asked: Asked) -> Any:
    """Who plays here, and what time it is."""
    return asked.home.greeting()


@route("POST", "/guests", 201)
async def guest(asked: Asked) -> Any:
    """Whoever plays here gets a name."""
    user = await asked.home.name(asked.body["name"], asked.body.get("language"))
    return {"user": shown_user(user), "token": ""}


@route("GET", "/me")
async def me(asked: Asked) -> Any:
    """Who plays here."""
    return shown_user(asked.home.need_user())


@route("PATCH", "/me")
async def rename(asked: Asked) -> Any:
    """Another name or language."""
    return shown_user(await asked.home.name(asked.body.get("name"), asked.body.get("language")))


# ---- titles and lessons --------------------------------------------------------------------------------------------


@route("GET", "/games")
async def games(asked: Asked) -> Any:
    """All titles."""
    return shelf(asked.language)


@route("GET", "/games/{game}/catalogue")
async def game_catalogue(asked: Asked) -> Any:
    """All that never changes in games of a title."""
    return _catalogue(title_of(asked.names["game"]), asked.language)


@route("GET", "/matches/{match}/catalogue")
async def match_catalogue(asked: Asked) -> Any:
    """The same for one match."""
    return _catalogue(asked.match.game(), asked.language)


@lru_cache(maxsize=16)
def _catalogue(game: Game, language: str) -> Catalogue:
    return catalogue(game, language)


@route("GET", "/games/{game}/examples")
async def game_examples(asked: Asked) -> Any:
    """Positions and moves that show what rules of a title mean."""
    return _examples(title_of(asked.names["game"]), asked.language)


@lru_cache(maxsize=8)
def _examples(game: Game, language: str) -> list[ExampleData]:
    return examples(game, language)


@route("GET", "/games/{game}/lesson")
async def lesson(asked: Asked) -> Any:
    """The lesson of a title."""
    return _lesson(title_of(asked.names["game"]), asked.language)


@lru_cache(maxsize=8)
def _lesson(game: Game, language: str) -> LessonData:
    return lessons.lesson(game, language)


@route("POST", "/games/{game}/lesson/{step}/moves")
async def learn(asked: Asked) -> Any:
    """What comes of a learner's move."""
    step = lesson_step(asked.names["game"], asked.names["step"])
    return lessons.learn(step, asked.body["actions"], asked.language)


@route("POST", "/games/{game}/lesson/{step}/previews")
async def consider(asked: Asked) -> Any:
    """What a learner's move would do."""
    step = lesson_step(asked.names["game"], asked.names["step"])
    return lessons.consider(step, asked.body.get("played", []), asked.body["actions"], asked.language)


# ---- matches made and found ----------------------------------------------------------------------------------------


@route("POST", "/matches", 201)
async def create(asked: Asked) -> Any:
    """Make a match; with `start`, begin it at once."""
    user = asked.home.need_user()
    _need_bots(asked.body.get("stand_in"), *(seat.get("bot") for seat in asked.body["seats"]))
    made = await asked.home.matches.create(user.id, wanted(asked.body, user), start=asked.body.get("start", False))
    return asked.home.room(asked.home.matches.find(made))


@route("GET", "/matches")
async def listed(asked: Asked) -> Any:
    """Public matches: there is nobody else."""
    return []


@route("GET", "/me/matches")
async def mine(asked: Asked) -> Any:
    """My matches, those that changed last first."""
    status, before = asked.query.get("status"), float(asked.query.get("before", "inf"))
    matches = [match for match in asked.home.matches.glances() if _is_listed(match, status, before)]
    return [asked.home.room(match) for match in matches[: asked.number("limit", 50)]]


def _is_listed(match: LiveMatch, status: str | None, before: float) -> bool:
    row = match.row
    if row.sandbox is not None or row.changed_at >= before:
        return False
    return row.status != OVER if status == "current" else status in (None, row.status)


@route("GET", "/matches/{match}")
async def show(asked: Asked) -> Any:
    """A match beside its game."""
    return asked.home.room(asked.home.matches.kept(asked.id).glance())


# ---- before the game -----------------------------------------------------------------------------------------------


@route("PUT", "/matches/{match}/seats/{seat}")
async def arrange(asked: Asked) -> Any:
    """Set a seat: a bot, or another person at this screen."""
    user, kind, body = asked.home.need_user(), asked.body["kind"], asked.body
    _need_bots(body.get("bot"))
    bot = (body.get("bot") or "level2") if kind == "bot" else None
    name, is_open = clean_name(body.get("name") or user.name), kind in ("open", "invited")
    seat = int(asked.names["seat"])
    return await _changed(asked, lambda match: match.arrange(user.id, seat, bot, is_open, kind == "invited", name))


@route("POST", "/matches/{match}/start")
async def start(asked: Asked) -> Any:
    """Begin the game."""
    _need_bots(asked.body.get("fill"))
    return await _changed(asked, lambda match: match.start(asked.me, asked.home.now(), asked.body.get("fill")))


# ---- the game ------------------------------------------------------------------------------------------------------


@route("GET", "/matches/{match}/table")
async def table(asked: Asked) -> Any:
    """The game as a seat sees it, with the news since a revision."""
    match = asked.match
    viewer = match.viewer(asked.home.user_id, asked.number("seat"))
    return questions.table(match, viewer, asked.number("since"), asked.language, asked.home.now())


@route("POST", "/matches/{match}/decisions")
async def play(asked: Asked) -> Any:
    """Take a decision or a whole move; with a key, repeating the request does no harm."""
    seat, actions, revision = asked.body["seat"], asked.body["actions"], asked.body.get("revision")
    return await _once(asked, lambda match: match.play(asked.me, seat, actions, revision, asked.home.now()))


@route("POST", "/matches/{match}/undo")
async def undo(asked: Asked) -> Any:
    """Take a move back."""
    seat, ask = asked.body["seat"], asked.body.get("ask", False)
    return await _once(asked, lambda match: match.undo(asked.me, seat, ask, asked.home.now()))


@route("POST", "/matches/{match}/previews")
async def preview(asked: Asked) -> Any:
    """What a move would do; nothing where the match has left the revision that is named."""
    seat, actions, revision = asked.body["seat"], asked.body["actions"], asked.body.get("revision")
    return questions.preview(asked.match, asked.me, seat, actions, asked.language, revision)


@route("POST", "/matches/{match}/reasons")
async def why_not(asked: Asked) -> Any:
    """Why something on the table cannot be chosen now."""
    return questions.reason(asked.match, asked.me, asked.body["seat"], asked.body["about"], asked.language)


@route("POST", "/matches/{match}/hints")
async def hint(asked: Asked) -> Any:
    """What the best bot would do."""
    match, seat = asked.match, asked.body["seat"]
    (state, rng), words = questions.asked_for_advice(match, asked.me, seat), match.words(asked.language)
    candidates = await sliced(thinking.advising(state, seat, rng, asked.home.hint_seconds, 1))
    return advice(state, seat, candidates, words)


@route("POST", "/matches/{match}/coaching")
async def coach(asked: Asked) -> Any:
    """Whether a move would be a grave mistake, and what would be better."""
    match, seat = asked.match, asked.body["seat"]
    (state, rng), words = questions.asked_for_doubts(match, asked.me, seat), match.words(asked.language)
    chain = [state.game.notation.number(action) for action in asked.body["actions"]]
    doubted = await sliced(thinking.weighing(state, seat, rng, chain, asked.home.hint_seconds))
    return word(doubted, seat, words)


@route("POST", "/matches/{match}/proposals")
async def propose(asked: Asked) -> Any:
    """Propose an undo, a draw, or to end without a result: where nobody else plays, it is done."""
    seat, kind = asked.body["seat"], asked.body["kind"]
    return await _changed(asked, lambda match: match.propose(asked.me, seat, kind, asked.home.now()))


@route("POST", "/matches/{match}/resign")
async def resign(asked: Asked) -> Any:
    """Give up."""
    return await _changed(asked, lambda match: match.resign(asked.me, asked.body["seat"], asked.home.now()))


@route("POST", "/matches/{match}/seen")
async def seen(asked: Asked) -> None:
    """Note up to where one has looked."""
    await _changed(asked, lambda match: match.seen(asked.me, asked.body["seat"], asked.body["revision"]))


@route("PUT", "/matches/{match}/seats/{seat}/stand-in")
async def replace(asked: Asked) -> Any:
    """Let a bot play for a seat."""
    seat, bot = int(asked.names["seat"]), asked.body["bot"]
    _need_bots(bot)
    return await _changed(asked, lambda match: match.replace(asked.me, seat, bot, asked.home.now()))


@route("DELETE", "/matches/{match}/seats/{seat}/stand-in")
async def give_back(asked: Asked) -> Any:
    """Take one's seat back from a bot."""
    seat = int(asked.names["seat"])
    return await _changed(asked, lambda match: match.give_back(asked.me, seat, asked.home.now()))


@route("POST", "/matches/{match}/close")
async def close(asked: Asked) -> Any:
    """End a match without a result."""
    return await _changed(asked, lambda match: match.close(asked.me, asked.home.now()), with_game=False)


@route("POST", "/matches/{match}/rematch")
async def rematch(asked: Asked) -> Any:
    """Play once more, with sides changed."""
    made: str | None = None
    async with asked.home.matches.changing(asked.id, with_game=False) as change:
        row = change.match.row
        if change.match.letter_state() is not None:
            raise Refused("letter-only-moves")
        made = row.rematch
        if made is None and ask_rematch(change.match, asked.me, asked.home.now()):
            setup = again(row, change.match.seats)
            made = await asked.home.matches.create(asked.me, setup, start=True)
            row.rematch, row.proposal = made, None
    return {"id": made}


@route("DELETE", "/matches/{match}/rematch")
async def no_rematch(asked: Asked) -> Any:
    """No longer ask for a rematch."""
    return await _changed(asked, lambda match: decline(match, asked.me), with_game=False)


@route("GET", "/matches/{match}/chat")
async def chat(asked: Asked) -> Any:
    """The chat: nobody else is there to talk to."""
    return []


@route("GET", "/matches/{match}/note")
async def note(asked: Asked) -> Any:
    """My note about this match."""
    return {"text": asked.home.matches.kept(asked.id).note}


@route("PUT", "/matches/{match}/note")
async def keep_note(asked: Asked) -> Any:
    """Note something for myself."""
    text = clean_note(asked.body["text"])
    await asked.home.matches.note(asked.id, text)
    return {"text": text}


@route("GET", "/matches/{match}/record")
async def record(asked: Asked) -> Any:
    """The record as text: as far as the seat knows it, or `whole` once the match is over."""
    match = asked.match
    viewer = match.viewer(asked.home.user_id, asked.number("seat"))
    return questions.record(match, viewer, asked.query.get("whole") == "true", asked.home.now())


# ---- looking back --------------------------------------------------------------------------------------------------


@route("GET", "/matches/{match}/points")
async def points(asked: Asked) -> Any:
    """The points by source over the whole match, once it is over."""
    return replays.points(_finished(asked).record)


@route("GET", "/matches/{match}/story")
async def told_story(asked: Asked) -> Any:
    """All that happened, through the eyes of a seat, a spectator (-2) or all (-3)."""
    shown, eyes = _finished_for(asked)
    return story(shown.record, eyes, shown.words)


@route("GET", "/matches/{match}/lines")
async def told_lines(asked: Asked) -> Any:
    """The same a line a move."""
    shown, eyes = _finished_for(asked)
    return lines(shown.record, eyes, shown.words)


@route("GET", "/matches/{match}/moments")
async def told_moments(asked: Asked) -> Any:
    """The table after `start` decisions, and after the next ones."""
    shown, eyes = _finished_for(asked)
    where = asked.number("start", 0), asked.number("count", 20)
    return moments(shown.record, eyes, shown.words, shown.players, *where)


@route("GET", "/matches/{match}/choices")
async def told_choices(asked: Asked) -> Any:
    """What a seat could have decided after so many decisions."""
    return replays.chosen_from(_finished(asked), asked.number("step"), asked.number("seat"))


@route("POST", "/records", 201)
async def add_record(asked: Asked) -> Any:
    """Keep the record of a game that was played elsewhere."""
    user = asked.home.need_user()
    played, log = replays.played(asked.body["record"])
    made = await asked.home.matches.add_played(user.id, replays.setup_of(played.record), played, log)
    return {"id": made}


@route("POST", "/matches/{match}/sandboxes", 201)
async def sandbox(asked: Asked) -> Any:
    """Go on from a position of a match that is over."""
    user, bot = asked.home.need_user(), asked.body.get("bot")
    _need_bots(bot)
    shown = _finished(asked)
    replays.need_eyes(shown, asked.body["seat"])
    setup = replays.sandbox(shown, user, asked.body["step"], asked.body["seat"], bot)
    return {"id": await asked.home.matches.create(user.id, setup, start=True)}


@route("GET", "/matches/{match}/review")
async def review(asked: Asked) -> Any:
    """What the best bot thinks of a match that is over, as far as it has looked."""
    return asked.home.review(asked.id, _finished(asked))


@route("POST", "/matches/{match}/review")
async def begin_review(asked: Asked) -> Any:
    """Have the best bot look at a match that is over, if it has not yet."""
    asked.home.begin_review(asked.id, _finished(asked))
    return asked.home.review(asked.id, _finished(asked))


# ---- what they share -----------------------------------------------------------------------------------------------


async def _changed(asked: Asked, do: Callable[[LiveMatch], Any], with_game: bool = True) -> Room:
    async with asked.home.matches.changing(asked.id, with_game) as change:
        do(change.match)
    return asked.home.room(change.match)


async def _once(asked: Asked, do: Callable[[LiveMatch], T]) -> T:
    """Change a match once, however often the same key is used; a repeated request gets the first answer."""
    async with asked.home.matches.changing(asked.id) as change:
        if asked.key is not None and asked.key in change.replies:
            before: T = change.replies[asked.key]
            return before
        result = do(change.match)
        if asked.key is not None:
            change.replies[asked.key] = result
        return result


def _need_bots(*names: str | None) -> None:
    for name in names:
        if name is not None:
            need_bot(name)


def _finished(asked: Asked) -> replays.Finished:
    return replays.finished(asked.match, asked.home.user_id, asked.language)


def _finished_for(asked: Asked) -> tuple[replays.Finished, int]:
    shown, eyes = _finished(asked), asked.number("eyes", OMNISCIENT)
    replays.need_eyes(shown, eyes)
    return shown, eyes
