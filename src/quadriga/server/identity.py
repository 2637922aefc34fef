"""Who is who: guests with a name, accounts with a password, sessions with a token. Only digests of tokens are kept."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from quadriga.server.errors import BadRequest, NotSignedIn, Refused
from quadriga.server.store import people
from quadriga.server.store.database import Database
from quadriga.server.store.rows import User
from quadriga.words import LANGUAGES

SESSION_SECONDS = 180 * 86_400.0
LOGIN = re.compile(r"[\w.@+-]{3,80}")
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
MOST_NAME = 40


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a secret.

    >>> digest("open sesame")[:8]
    '41ef4bb0'
    """
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown, or BadRequest.

    >>> clean_name("  Livia   Drusilla ")
    'Livia Drusilla'
    """
    cleaned = " ".join(name.split())
    if not 1 <= len(cleaned) <= MOST_NAME or not cleaned.isprintable():
        raise BadRequest("bad-name", most=MOST_NAME)
    return cleaned


class Identity:
    """Users and their sessions."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.hasher = PasswordHasher()
        # A sign-in with an unknown login takes as long as one with a wrong password.
        self._nobody = self.hasher.hash(new_token())

    async def guest(self, name: str, language: str) -> tuple[User, str]:
        """A new guest, signed in."""
        user = User(secrets.token_hex(8), clean_name(name), None, _language(language), self.now())
        async with self.database.writing() as transaction:
            await people.add(transaction, user)
        return user, await self.sign_in(user)

    async def sign_in(self, user: User) -> str:
        """A new session for a user: the token, which is shown this once."""
        token, now = new_token(), self.now()
        async with self.database.writing() as transaction:
            await people.add_session(transaction, digest(token), user.id, now, now + SESSION_SECONDS)
        return token

    async def of_token(self, token: str | None) -> User | None:
        """Whose token it is."""
        if not token or len(token) > 200:
            return None
        async with self.database.reading() as connection:
            return await people.of_session(connection, digest(token), self.now())

    async def sign_out(self, token: str) -> None:
        """End a session."""
        async with self.database.writing() as transaction:
            await people.end_session(transaction, digest(token))

    async def register(self, user: User, login: str, password: str) -> User:
        """Make an account of a guest, who keeps all seats."""
        login = _login(login)
        if not user.is_guest:
            raise Refused("has-account")
        hashed = await self._hashed(password)
        try:
            async with self.database.writing() as transaction:
                await people.change(transaction, user.id, login=login, password=hashed)
        except IntegrityError:
            raise Refused("login-taken") from None
        user.login = login
        return user

    async def check_password(self, login: str, password: str) -> User:
        """The user of an account, or NotSignedIn."""
        async with self.database.reading() as connection:
            found = await people.by_login(connection, login.casefold())
        hashed = self._nobody if found is None else found[1]
        if not await asyncio.to_thread(self._matches, hashed, password) or found is None:
            raise NotSignedIn("wrong-password")
        return found[0]

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Set another password; all other sessions end."""
        if user.login is None:
            raise Refused("no-account")
        await self.check_password(user.login, old)
        hashed = await self._hashed(new)
        async with self.database.writing() as transaction:
            await people.change(transaction, user.id, password=hashed)
            await people.end_sessions(transaction, user.id)

    async def change(self, user: User, name: str | None, language: str | None) -> User:
        """Set another name or language."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = user.name = clean_name(name)
        if language is not None:
            values["language"] = user.language = _language(language)
        if values:
            async with self.database.writing() as transaction:
                await people.change(transaction, user.id, **values)
        return user

    async def hand_over(self, guest: User, account: User) -> None:
        """A guest becomes one with the account they signed in to."""
        async with self.database.writing() as transaction:
            await people.hand_over_words(transaction, guest.id, account.id)
            await people.remove(transaction, guest.id)

    async def forget(self, user: User) -> None:
        """Remove a user for good: sessions and notes with them; what they said in a chat stays, by name alone."""
        async with self.database.writing() as transaction:
            await people.remove(transaction, user.id)

    async def _hashed(self, password: str) -> str:
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise BadRequest("bad-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        return await asyncio.to_thread(self.hasher.hash, password)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password[:MOST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False


def _login(login: str) -> str:
    if not LOGIN.fullmatch(login):
        raise BadRequest("bad-login")
    return login.casefold()


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadRequest("unknown-language", name=language[:20], listed=", ".join(LANGUAGES))
    return language
