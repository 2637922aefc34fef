"""Who may come, as a guest or with an account; by invitation, where the settings of the house ask for one."""

from __future__ import annotations

import secrets

from quadriga.server.people.identity import Identity
from quadriga.server.settings import Settings
from quadriga.server.store import house as store
from quadriga.service.errors import Forbidden
from quadriga.service.rows import User
from quadriga.service.tokens import digest

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Those that are not mistaken for figures."""
GROUPS, GROUP = 3, 4


def new_code() -> str:
    """A new invitation, short enough to be read aloud."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def digest_of(code: str) -> str:
    """What is kept of an invitation, however it is typed.

    >>> digest_of("abcd efgh jklm") == digest_of("ABCD-EFGH-JKLM")
    True
    """
    return digest("".join(letter for letter in code.upper() if letter.isalnum()))


class Registration:
    """New guests and new accounts, as far as this house takes them."""

    def __init__(self, identity: Identity, settings: Settings) -> None:
        self.identity = identity
        self.settings = settings

    async def guest(self, name: str, language: str, invitation: str | None, user_agent: str = "") -> tuple[User, str]:
        """A new guest, signed in."""
        if self.settings.guests:
            # Nobody needs to use up an invitation here.
            return await self.identity.guest(name, language, user_agent)
        if not invitation:
            raise Forbidden("guests-closed")
        return await self.identity.guest(name, language, user_agent, digest_of(invitation))

    async def account(self, user: User, login: str, password: str, invitation: str | None) -> User:
        """Make an account of a guest, who keeps all seats."""
        mode = self.settings.accounts
        if mode == "closed":
            raise Forbidden("accounts-closed")
        if mode == "open" or await self._was_invited(user):
            return await self.identity.register(user, login, password)
        if not invitation:
            raise Forbidden("invitation-needed")
        return await self.identity.register(user, login, password, digest_of(invitation))

    async def _was_invited(self, user: User) -> bool:
        async with self.identity.database.reading() as connection:
            return await store.was_invited(connection, user.id)
