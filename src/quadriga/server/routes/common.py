"""What all routes share: the service, the user, the language, and how answers are described."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, StringConstraints

from quadriga.core.errors import Illegal, QuadrigaError
from quadriga.server import limits, messages
from quadriga.server.errors import NotSignedIn, status_of
from quadriga.server.messages import ErrorData
from quadriga.server.service import Service
from quadriga.server.store.rows import User
from quadriga.words import LANGUAGES, Words

COOKIE = "quadriga_session"
OWN_HEADER = "x-quadriga"
"""A request that changes something by the right of a cookie carries this header: no other site can set it."""

MatchId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,80}$")]
MOST_NUMBER = 2**31 - 1
"""The greatest number that every database keeps."""
Word = Annotated[str, StringConstraints(max_length=80)]


class Body(BaseModel):
    """A request: nothing unknown in it, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


def service_of(request: Request) -> Service:
    """The service of this process."""
    found: Service = request.app.state.service
    return found


def token_of(headers: Any, cookies: Any) -> tuple[str | None, bool]:
    """The token a client has sent, and whether it came by cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return cookies.get(COOKIE) or cookies.get(f"__Host-{COOKIE}"), True


async def user_or_none(request: Request) -> User | None:
    """Who asks, if they are signed in."""
    service = service_of(request)
    token, _ = token_of(request.headers, request.cookies)
    user = await service.identity.of_token(token)
    if user is not None:
        service.limiter.need(f"user {user.id}", limits.USER)
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


def error_data(error: QuadrigaError, language: str) -> ErrorData:
    """An error as clients get it."""
    reason, rule = (error.reason, error.rule) if isinstance(error, Illegal) else (None, None)
    return {"code": error.code, "sentence": Words(language).error(error), "reason": reason, "rule": rule}


def refused(error: QuadrigaError, language: str) -> JSONResponse:
    """An error as an answer."""
    return JSONResponse({"error": error_data(error, language)}, status_of(error))


def shown_user(user: User) -> messages.User:
    """A user as they see themselves."""
    return {"id": user.id, "name": user.name, "login": user.login, "language": user.language, "guest": user.is_guest}


def answer(kind: str | None, many: bool = False, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """How the answers of a route look in OpenAPI: a type of ours, or an error."""
    schema: dict[str, Any] = {} if kind is None else {"$ref": f"#/components/schemas/{kind}"}
    schema = {"type": "array", "items": schema} if many else schema
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    told = {"description": "Refused; nothing has changed.", "content": error}
    found: dict[int | str, dict[str, Any]] = {status: {"content": {"application/json": {"schema": schema}}}}
    return found | dict.fromkeys((401, 403, 404, 409, 413, 422, 429), told)
