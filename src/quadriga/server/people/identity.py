"""Who is who: guests with a name, accounts with a password, sessions with a token. Only digests of tokens are kept."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from quadriga.server.guard.caller import calling
from quadriga.server.guard.quotas import Quotas, unlimited
from quadriga.server.host.house import tell_house
from quadriga.server.people.devices import device
from quadriga.server.store import house, people
from quadriga.server.store.database import Database, Transaction
from quadriga.server.store.handing import hand_over
from quadriga.server.store.rows import Session
from quadriga.service.errors import BadRequest, Forbidden, NotFound, NotSignedIn, Refused, Unavailable
from quadriga.service.rows import User
from quadriga.service.texts import clean_name
from quadriga.service.tokens import digest, new_token
from quadriga.words import LANGUAGES

SESSION_SECONDS = 180 * 86_400.0
"""A session that is not used for so long ends."""
USED_SECONDS = 3600.0
"""When a session was last used is noted, and its end put off, once in so many seconds."""
LOGIN = re.compile(r"[\w.@+-]{3,80}")
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
HASHERS = 2
T = TypeVar("T")


def session_name(token: str) -> str:
    """What a session is called before its user, made from the digest of its token; nobody gets back from it.

    >>> session_name(digest("open sesame"))
    '2e4125000e68c609'
    """
    return digest(token)[:16]


def hashed_password(password: str) -> str:
    """What is kept of a password, or BadRequest."""
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise BadRequest("bad-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    return PasswordHasher().hash(password)


@cache
def nobodys_password() -> str:
    """What is kept of a password that nobody has.

    A sign-in with an unknown login takes as long as one with a wrong password, which this is compared with.
    """
    return PasswordHasher().hash(new_token())


class Identity:
    """Users and their sessions."""

    def __init__(self, database: Database, now: Callable[[], float], quotas: Quotas | None = None) -> None:
        self.database = database
        self.quotas = quotas or unlimited()
        self.now = now
        self.hasher = PasswordHasher()
        # Passwords take long on purpose: nobody else waits for them, nor they for others.
        self._hashing = ThreadPoolExecutor(HASHERS, thread_name_prefix="password")
        self._nobody = nobodys_password()

    async def guest(
        self, name: str, language: str, user_agent: str = "", invitation: str | None = None
    ) -> tuple[User, str]:
        """A new guest, signed in; the invitation of which this is the digest is used up."""
        user = User(secrets.token_hex(8), clean_name(name), None, _language(language), self.now())
        async with self.database.writing() as transaction:
            await self.quotas.need_guest(transaction.connection)
            await people.add(transaction, user, origin=calling().address)
            await self._use(transaction, invitation, user)
        return user, await self.sign_in(user, user_agent)

    async def sign_in(self, user: User, user_agent: str = "") -> str:
        """A new session for a user: the token, which is shown this once."""
        token, now = new_token(), self.now()
        session = Session(digest(token), user.id, now, now + SESSION_SECONDS, now, *device(user_agent))
        async with self.database.writing() as transaction:
            await people.add_session(transaction, session)
        return token

    async def of_token(self, token: str | None) -> User | None:
        """Whose token it is."""
        if not token or len(token) > 200:
            return None
        async with self.database.reading() as connection:
            session = await people.of_session(connection, digest(token), self.now())
        if session is None:
            return None
        user, used_at = session
        if used_at < self.now() - USED_SECONDS:
            # Whoever looks is let in though nothing can be written.
            with contextlib.suppress(Unavailable):
                async with self.database.writing() as transaction:
                    now = self.now()
                    await people.use_session(transaction, digest(token), now, now + SESSION_SECONDS)
        return user

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._end([digest(token)])

    async def sessions(self, user: User) -> list[Session]:
        """The devices on which a user is signed in, the one last used first."""
        async with self.database.reading() as connection:
            return await people.sessions(connection, user.id, self.now())

    async def end_session(self, user: User, name: str) -> None:
        """Sign out one device of a user, or NotFound."""
        ended = [session.token for session in await self.sessions(user) if session_name(session.token) == name]
        if not ended:
            raise NotFound("no-such-session")
        await self._end(ended)

    async def end_other_sessions(self, user: User, token: str) -> None:
        """Sign out all devices of a user but the one that asks."""
        await self._end([session.token for session in await self.sessions(user) if session.token != digest(token)])

    async def _end(self, digests: Sequence[str]) -> None:
        async with self.database.writing() as transaction:
            for ended in digests:
                await people.end_session(transaction, ended)
                await transaction.tell(match="", what="signed-out", token=ended)

    async def register(self, user: User, login: str, password: str, invitation: str | None = None) -> User:
        """Make an account of a guest, who keeps all seats; the invitation of this digest is used up."""
        login = _login(login)
        if not user.is_guest:
            raise Refused("has-account")
        hashed = await self._hashed(password)
        try:
            async with self.database.writing() as transaction:
                await people.change(transaction, user.id, login=login, password=hashed, origin=None)
                await self._use(transaction, invitation, user)
        except IntegrityError:
            raise Refused("login-taken") from None
        user.login = login
        return user

    async def _use(self, transaction: Transaction, invitation: str | None, user: User) -> None:
        if invitation is not None and not await house.use_invitation(transaction, invitation, user.id, self.now()):
            raise Forbidden("invitation-wrong")

    async def check_password(self, login: str, password: str) -> User:
        """The user of an account, or NotSignedIn."""
        account = None
        if LOGIN.fullmatch(login):
            async with self.database.reading() as connection:
                account = await people.by_login(connection, login.casefold())
        hashed = self._nobody if account is None else account[1]
        if not await self._apart(self._matches, hashed, password) or account is None:
            raise NotSignedIn("wrong-password")
        return account[0]

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Set another password; all other sessions end."""
        if user.login is None:
            raise Refused("no-account")
        await self.check_password(user.login, old)
        hashed = await self._hashed(new)
        async with self.database.writing() as transaction:
            await people.change(transaction, user.id, password=hashed)
            await people.end_sessions(transaction, user.id)
            await transaction.tell(match="", what="signed-out", user=user.id)

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
            await hand_over(transaction, guest.id, account.id)
            if await house.hand_over_bans(transaction, guest.id, account.id):
                await tell_house(transaction)
            await people.remove(transaction, guest.id)
            await transaction.tell(match="", what="signed-out", user=guest.id)

    async def forget(self, user_id: str) -> None:
        """Remove a user for good: sessions and notes with them; what they said in a chat stays, by name alone."""
        async with self.database.writing() as transaction:
            await people.remove(transaction, user_id)
            await transaction.tell(match="", what="signed-out", user=user_id)

    async def _hashed(self, password: str) -> str:
        return await self._apart(hashed_password, password)

    async def _apart(self, work: Callable[..., T], *given: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *given)

    def close(self) -> None:
        """Check no more passwords."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

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
