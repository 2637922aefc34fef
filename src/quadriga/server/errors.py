"""What a server refuses, each with its HTTP status; the sentences are in the locale files, by code."""

from __future__ import annotations

from quadriga.core.errors import BadData, BadOption, BadPosition, BadRecord, MoveError, QuadrigaError


class Refused(QuadrigaError):
    """A request that is not granted; nothing has changed."""

    status = 409
    retry_after: int | None = None
    """After how many seconds the same may be asked again, where that is known."""


class BadRequest(Refused):
    """Something in the request cannot be."""

    status = 422


class NotSignedIn(Refused):
    """The request needs a user."""

    status = 401


class Forbidden(Refused):
    """The user may not do that."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class TooLarge(Refused):
    """More than a server takes."""

    status = 413


class TooMany(Refused):
    """Too many requests in a short time; `seconds` says when to try again."""

    status = 429
    is_personal = True
    """Whether it is refused to one person; else to all at their address."""


class Full(Refused):
    """There is no room for more of this until something of it goes."""


class Unavailable(Refused):
    """The database cannot be had, or keeps nothing, just now; the same may be asked again."""

    status = 503
    retry_after = 2


class Closed(Refused):
    """The host of the server has closed it for maintenance."""

    status = 503
    retry_after = 60


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
