"""What a server refuses, each with its HTTP status; the sentences are in the locale files, by code."""

from __future__ import annotations

from quadriga.core.errors import BadData, BadOption, BadPosition, BadRecord, MoveError, QuadrigaError


class Refused(QuadrigaError):
    """A request that is not granted; nothing has changed."""

    status = 409

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code.replace("-", " "), code, **params)


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
    """Too many requests in a short time."""

    status = 429


def status_of(error: QuadrigaError) -> int:
    """The HTTP status for an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, MoveError):
        return 422 if error.code == "malformed" else 409
    return 422 if isinstance(error, BadOption | BadData | BadPosition | BadRecord) else 409
