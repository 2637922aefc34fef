"""What is said and noted beside a game: the chat of a match, and notes to oneself."""

from __future__ import annotations

from typing import Any

from quadriga.server.guard import limits
from quadriga.server.guard.limits import Limiter
from quadriga.server.host.house import House
from quadriga.server.match.matches import Matches
from quadriga.server.store import matches as store
from quadriga.service.errors import BadRequest, TooLarge
from quadriga.service.messages import ChatMessage
from quadriga.service.rows import User
from quadriga.service.texts import clean_note, readable

MOST_CHAT = 500


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
            return [chat_message(row) for row in await store.chat(connection, match_id, after)]

    async def note(self, user: User, match_id: str, text: str | None = None) -> str:
        """A user's own note about a match; with a text, that is kept."""
        async with self.matches.glancing(match_id) as match:
            match.viewer(user.id, None)
        if text is None:
            async with self.database.reading() as connection:
                return await store.note(connection, match_id, user.id)
        kept = clean_note(text)
        async with self.database.writing() as transaction:
            await self.quotas.need_note(transaction.connection, user.id, match_id, len(text))
            await store.keep_note(transaction, match_id, user.id, kept)
        return kept


def chat_message(row: dict[str, Any]) -> ChatMessage:
    """A word of the chat as clients see it."""
    return {
        "number": row["number"],
        "seat": row["seat"],
        "name": row["name"],
        "text": row["text"],
        "at": row["at"],
    }
