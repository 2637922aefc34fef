"""What all routes share: the service, the user, the language, and how errors are told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request
from pydantic import BaseModel, ConfigDict, StringConstraints
from starlette.exceptions import HTTPException

from quadriga.core.errors import QuadrigaError
from quadriga.server.guard import limits
from quadriga.server.people.identity import session_name
from quadriga.server.routes.answers import TypedAnswer
from quadriga.server.service import Service
from quadriga.server.store.rows import Session
from quadriga.service import messages
from quadriga.service.errors import NotSignedIn, again_in, error_data, status_of
from quadriga.service.messages import Failure
from quadriga.service.rows import User, shown_user
from quadriga.words import LANGUAGES

COOKIE = "quadriga_session"
OWN_HEADER = "x-quadriga"
"""A request that changes something by the right of a cookie carries this header: no other site can set it."""

MatchId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,80}$")]
MOST_NUMBER = 2**31 - 1
"""The greatest number that every database keeps."""
CLIENT_GONE = 499
"""The status of an answer that nobody hears."""
T = TypeVar("T")
Word = Annotated[str, StringConstraints(max_length=80)]


class Body(BaseModel):
    """A request: nothing unknown in it, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


def service_of(request: Request) -> Service:
    """The service of this process."""
    service: Service = request.app.state.service
    return service


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something as long as the client waits for it; nobody thinks for those who have gone."""
    doing, leaving = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HTTPException(CLIENT_GONE)
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def cookie_name(secure: bool) -> str:
    """The cookie of a session: over HTTPS one that neither plain HTTP nor a neighbouring domain can set."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def token_of(headers: Any, cookies: Any, secure: bool) -> tuple[str | None, bool]:
    """The token a client has sent, and whether it came by cookie.

    >>> token_of({}, {"quadriga_session": "planted", "__Host-quadriga_session": "own"}, secure=True)
    ('own', True)
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return cookies.get(cookie_name(secure)), True


def own_token(request: Request) -> str | None:
    """The token of who asks."""
    return token_of(request.headers, request.cookies, service_of(request).settings.secure)[0]


async def user_or_none(request: Request) -> User | None:
    """Who asks, if they are signed in."""
    service = service_of(request)
    token = own_token(request)
    user = await service.identity.of_token(token)
    if user is not None:
        service.whereabouts.note(user.id)
        service.house.need_welcome(user.id)
        service.limiter.need(f"user {user.id}", limits.USER)
        service.presence.saw(user.id)
    elif token is not None:
        service.abuse.note("impostor")
    return user


MaybeUser = Annotated[User | None, Depends(user_or_none)]


async def signed_in(user: MaybeUser) -> User:
    """Who asks; NotSignedIn if nobody is signed in."""
    if user is None:
        raise NotSignedIn("not-signed-in")
    return user


def language_of(request: Request) -> str:
    """The language a client asks for, by the usual header."""
    return wanted_language(request.headers.get("accept-language", ""))


def wanted_language(header: str) -> str:
    """The first language of a list that we speak.

    >>> wanted_language("de-DE, fr;q=0.8, en;q=0.5"), wanted_language("")
    ('fr', 'en')
    """
    for part in header.split(","):
        language = part.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


SignedIn = Annotated[User, Depends(signed_in)]
Served = Annotated[Service, Depends(service_of)]
Language = Annotated[str, Depends(language_of)]


def refused(error: QuadrigaError, language: str) -> TypedAnswer[Failure]:
    """An error as an answer."""
    wait = again_in(error)
    headers = None if wait is None else {"Retry-After": str(wait)}
    return TypedAnswer({"error": error_data(error, language)}, status_of(error), headers)


def shown_sessions(sessions: Sequence[Session], current: str) -> list[messages.SessionData]:
    """Sessions as their user sees them; `current` is the digest of the token of who asks."""
    return [
        {
            "id": session_name(session.token),
            "browser": session.browser,
            "system": session.system,
            "created_at": session.created_at,
            "used_at": session.used_at,
            "current": session.token == current,
        }
        for session in sessions
    ]


def greeting(user: User | None, page: str, service: Service) -> messages.Hello:
    """The first thing that a client is told: who it is, which page is served, what time it is, how the house is."""
    shown = None if user is None else dict(shown_user(user))
    parts = {"user": shown, "page": page, "now": service.now(), "house": service.house.shown()}
    return {"v": messages.VERSION, "type": "hello", **parts}  # type: ignore[typeddict-item]
