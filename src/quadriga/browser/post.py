"""What the page asks about matches by letter: to begin one, to read a letter, to write the answer."""

from __future__ import annotations

from typing import Any

from quadriga.browser.routing import Asked, route
from quadriga.core.title import registry
from quadriga.service.errors import BadLetter
from quadriga.service.letters.letter import Letter
from quadriga.service.letters.match import LetterMatch, may_be_played, seen
from quadriga.service.live import LiveMatch
from quadriga.service.titles import title_of


@route("POST", "/letters", 201)
async def begin(asked: Asked) -> Any:
    """Begin a match by letter: its first letter invites."""
    user, body = asked.home.need_user(), asked.body
    made = LetterMatch.begin(user, body["game"], body.get("options", {}), body.get("seat", 0), asked.home.now())
    await asked.home.matches.add(made)
    return asked.home.room(made)


@route("GET", "/letters/titles")
async def titles(asked: Asked) -> Any:
    """The titles that can be played by letter, by their ids."""
    return [meta.id for meta in registry.titles() if may_be_played(title_of(meta.id))]


@route("POST", "/letters/read")
async def read(asked: Asked) -> Any:
    """Read a letter: what it invites to, or the match that has gone on by it."""
    letter, text = Letter.read(asked.body["text"]), asked.body["text"]
    if letter.match not in asked.home.matches:
        if not letter.is_invitation:
            raise BadLetter("letter-foreign")
        return seen(text)
    async with asked.home.matches.changing(letter.match) as change:
        _by_letter(change.match).read(text, asked.home.now())
    return {**seen(text), "match": letter.match}


@route("POST", "/letters/accept", 201)
async def accept(asked: Asked) -> Any:
    """Take the seat to which a letter invites."""
    user, text = asked.home.need_user(), asked.body["text"]
    if Letter.read(text).match in asked.home.matches:
        return await read(asked)
    made = LetterMatch.accept(user, user.name, text, asked.home.now())
    await asked.home.matches.add(made)
    return {**seen(text), "match": made.id}


@route("POST", "/matches/{match}/letter")
async def write(asked: Asked) -> Any:
    """Write the letter that is owed, or show the last one again."""
    async with asked.home.matches.changing(asked.id) as change:
        return _by_letter(change.match).write(asked.me)


def _by_letter(match: LiveMatch) -> LetterMatch:
    if not isinstance(match, LetterMatch):
        raise BadLetter("letter-foreign")
    return match


# ---- matches that move -----------------------------------------------------------------------------------------------


@route("GET", "/me/matches/file")
async def file(asked: Asked) -> Any:
    """All my matches, as a file that can be read elsewhere."""
    return asked.home.matches.file(asked.me)


@route("POST", "/me/matches/file")
async def take(asked: Asked) -> Any:
    """Take over one match of such a file."""
    return await asked.home.matches.take(asked.body["match"], asked.home.need_user())
