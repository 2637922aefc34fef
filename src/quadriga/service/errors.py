"""What is refused, each with its HTTP status; the sentences are in the locale files, by code."""

from __future__ import annotations

from quadriga.core.errors import BadData, BadOption, BadPosition, BadRecord, Illegal, MoveError, QuadrigaError
from quadriga.service.messages import ErrorData
from quadriga.words import Words


class Refused(QuadrigaError):
    """A request that is not granted; nothing has changed."""

    status = 409
    retry_after: int | None = None
    """After how many seconds the same may be asked again, where that is known."""

    def __init_subclass__(cls, status: int | None = None, retry_after: int | None = None) -> None:
        if status is not None:
            cls.status = status
        if retry_after is not None:
            cls.retry_after = retry_after


class BadRequest(Refused, status=422):
    """Something in the request cannot be."""


class BadLetter(BadRequest):
    """A letter that cannot be read here, or does not fit its match; nothing has changed."""


class NotSignedIn(Refused, status=401):
    """The request needs a user."""


class Forbidden(Refused, status=403):
    """The user may not do that."""


class NotFound(Refused, status=404):
    """There is no such thing."""


class TooLarge(Refused, status=413):
    """More than a server takes."""


class TooMany(Refused, status=429):
    """Too many requests in a short time; `seconds` says when to try again."""

    is_personal = True
    """Whether it is refused to one person; else to all at their address."""


class Full(Refused):
    """There is no room for more of this until something of it goes."""


class Unavailable(Refused, status=503, retry_after=2):
    """The database cannot be had, or keeps nothing, just now; the same may be asked again."""


class Closed(Refused, status=503, retry_after=60):
    """The host of the server has closed it for maintenance."""


class SetAside(Refused):
    """The match cannot be loaded: its players can still see who played it, and its host can close it."""


def status_of(error: QuadrigaError) -> int:
    """The HTTP status for an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, MoveError):
        return 422 if error.code == "malformed" else 409
    return 422 if isinstance(error, BadOption | BadData | BadPosition | BadRecord) else 409


def again_in(error: QuadrigaError) -> int | None:
    """After how many seconds what was refused may be asked again, where waiting helps.

    >>> again_in(TooMany("too-many", seconds=4)), again_in(Unavailable("try-again")), again_in(Full("chat-full"))
    (4, 2, None)
    """
    seconds = error.params.get("seconds")
    if isinstance(error, TooMany) and isinstance(seconds, int):
        return seconds
    return error.retry_after if isinstance(error, Refused) else None


def error_data(error: QuadrigaError, language: str) -> ErrorData:
    """An error as clients get it."""
    reason, rule = (error.reason, error.rule) if isinstance(error, Illegal) else (None, None)
    sentence, wait = Words(language).error(error), again_in(error)
    return {"code": error.code, "sentence": sentence, "reason": reason, "rule": rule, "again_in": wait}
