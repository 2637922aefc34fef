"""What is said and noted beside a game: the chat of a match, and notes to oneself."""

from __future__ import annotations

from typing import Any

from quadriga.server.errors import BadRequest, TooLarge
from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.host.house import House
from quadriga.server.match.matches import Matches
from quadriga.server.store import matches as store
from quadriga.server.store.rows import User
from quadriga.server.wire.messages import ChatMessage

MOST_CHAT, MOST_NOTE = 500, 20_000


class Chat:
    """Keeps what people say to each other and note for themselves."""

    def __init__(self, matches: Matches, house: House, limiter: Limiter) -> None:
        self.matches = matches
        self.database = matches.database
        self.quotas = matches.quotas
        self.house = house
        self.limiter = limiter

    async def say(self, user: User, match_id: str, text: str, key: str | None = None) -> ChatMessage:
        """A word in the chat of a match; it is said once, however often the same key is used."""
        self.house.need_voice(user.id)
        self.limiter.spend(limits.CHAT, user.id)
        text = readable(text).strip()
        if not text:
            raise BadRequest("chat-empty")
        if len(text) > MOST_CHAT:
            raise TooLarge("chat-long", most=MOST_CHAT)
        async with self.matches.changing(match_id, with_game=False) as change:
            change.match.viewer(user.id, None)
            connection = change.transaction.connection
            if key is not None and (before := await store.reply(connection, match_id, user.id, key)) is not None:
                return chat_message(before)
            self.quotas.need_word(await store.last_word(connection, match_id))
            mine = change.match.seats_of(user.id)
            message = {"user_id": user.id, "name": user.name, "seat": mine[0] if mine else None, "text": text}
            kept = await store.say(change.transaction, match_id, {**message, "at": change.now})
            shown = chat_message(kept)
            if key is not None:
                await store.keep_reply(change.transaction, match_id, user.id, key, dict(shown), change.now)
            await change.transaction.tell(match=match_id, what="chat", number=shown["number"])
        return shown

    async def said(self, user: User | None, match_id: str, after: int) -> list[ChatMessage]:
        """The chat of a match."""
        async with self.matches.glancing(match_id) as match:
            match.viewer(None if user is None else user.id, None)
        async with self.database.reading() as connection:
            return [chat_message(found) for found in await store.chat(connection, match_id, after)]

    async def note(self, user: User, match_id: str, text: str | None = None) -> str:
        """A user's own note about a match; with a text, that is kept."""
        async with self.matches.glancing(match_id) as match:
            match.viewer(user.id, None)
        if text is None:
            async with self.database.reading() as connection:
                return await store.note(connection, match_id, user.id)
        if len(text) > MOST_NOTE:
            raise TooLarge("note-long", most=MOST_NOTE)
        async with self.database.writing() as transaction:
            await self.quotas.need_note(transaction.connection, user.id, match_id, len(text))
            await store.keep_note(transaction, match_id, user.id, readable(text))
        return readable(text)


def readable(text: str) -> str:
    """A text without control characters.

    >>> readable("Ave" + chr(0))
    'Ave'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")


def chat_message(found: dict[str, Any]) -> ChatMessage:
    """A word of the chat as clients see it."""
    return {
        "number": found["number"],
        "seat": found["seat"],
        "name": found["name"],
        "text": found["text"],
        "at": found["at"],
    }
