"""What every request passes: its size, its origin, the right to use a cookie; and the headers of every answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser

from quadriga.core.errors import QuadrigaError
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Caller, answer
from quadriga.server.page import is_part
from quadriga.server.routes.common import OWN_HEADER, refused, token_of, wanted_language
from quadriga.server.service import Service
from quadriga.server.settings import Settings
from quadriga.service.errors import Forbidden, TooLarge, TooMany

MOST_BODY = 1024 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
        "img-src 'self' data: blob:; require-trusted-types-for 'script'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OF_PARTS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
"""Those of the page's modules, styles, fonts and pictures: sixty of them come with the first load, and the rest is
said to whatever runs by itself."""
OVER_HTTPS = {"cross-origin-opener-policy": "same-origin"}
"""What browsers heed over HTTPS alone: elsewhere they would complain of it."""

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

logger = logging.getLogger("quadriga.requests")


def too_large() -> TooLarge:
    """The error for a body that is too large."""
    return TooLarge("body-large", most=MOST_BODY // 1024)


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program, which names no origin.

    >>> is_own_origin({"host": "rome.example", "origin": "https://evil.example"}, Settings())
    False
    >>> is_own_origin({"host": "rome.example", "origin": "https://rome.example"}, Settings())
    True
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Stands before the application: refuses what must not come in, and notes how long the rest took."""

    def __init__(self, app: Any, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        # Behind a proxy this is the address that it names.
        caller = answer(scope["client"][0] if scope.get("client") else None)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status, visit = 500, None
        headers = Headers(scope=scope)
        own = HEADERS | OVER_HTTPS if self.service.settings.secure else HEADERS
        of_part = OF_PARTS if is_part(scope["path"]) else own

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                if visit is not None:
                    # Those who read slowly keep nobody at their address waiting.
                    visit.end()
                # What is not found is a document.
                for name, value in (of_part if status in (200, 304) else own).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope, headers, caller)
            visit = await self.service.gate.enter(caller.address)
            await self.app(scope, _limited(receive), send_with_headers)
        except QuadrigaError as error:
            self.service.refused(error)
            response = refused(error, wanted_language(headers.get("accept-language", "")))
            await response(scope, receive, send_with_headers)
        finally:
            if visit is not None:
                visit.end()
            if isinstance(caller.refusal, TooMany) and not caller.refusal.is_personal:
                self.service.refusals.note(caller.address, scope["method"], scope["path"], caller.refusal)
            took = time.perf_counter() - began
            self.service.metrics.requests.labels(str(status)).observe(took)
            route = scope.get("route")
            path = getattr(route, "path", "-")
            logger.info(
                "request",
                extra={"method": scope["method"], "route": path, "status": status, "ms": round(took * 1000, 1)},
            )

    def _check(self, scope: Scope, headers: Headers, caller: Caller) -> None:
        self.service.limiter.need(f"address {caller.address}", limits.ADDRESS)
        if (known := self.service.refusals.known(caller.address, scope["method"], scope["path"])) is not None:
            raise known.with_traceback(None)
        if scope["path"].startswith("/api"):
            # The page itself comes all the same: it says so to whoever is banned.
            self.service.house.need_welcome(None, scope["client"][0] if scope.get("client") else "?")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            raise too_large()
        if scope["method"] in SAFE_METHODS:
            return
        if not is_own_origin(headers, self.service.settings):
            raise Forbidden("other-origin")
        token, by_cookie = token_of(headers, cookie_parser(headers.get("cookie", "")), self.service.settings.secure)
        if token is not None and by_cookie and OWN_HEADER not in headers:
            raise Forbidden("no-own-header")


def _limited(receive: Receive) -> Receive:
    """Bodies whose length nobody announced are counted as they come."""
    left = MOST_BODY

    async def limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            # FastAPI reads the body, and passes on nothing but its own kind of error.
            raise HTTPException(413)
        return message

    return limited
