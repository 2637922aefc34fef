"""The application: routes, errors, the page, and what is seen from outside."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import quadriga
from quadriga.core.errors import QuadrigaError
from quadriga.server.guard.security import Guard, too_large
from quadriga.server.page import PageFiles
from quadriga.server.routes import games, lessons, matches, outside, people, replays, socket
from quadriga.server.routes.common import language_of, refused
from quadriga.server.service import Service
from quadriga.server.settings import Settings
from quadriga.server.wire import schema
from quadriga.service.errors import BadRequest, NotFound, Refused

PAGE = Path(quadriga.__file__).parent / "web"
API = APIRouter()
"""All routes, put together once a process, however many applications it makes."""
for module in (people, games, lessons, matches, replays, socket, outside):
    API.include_router(module.router)

logger = logging.getLogger(__name__)


class ServerFault(Refused):
    """Something went wrong here; the log says what."""

    status = 500


def create_app(settings: Settings | None = None, now: Callable[[], float] | None = None) -> FastAPI:
    """The application of a server process; `run.TableServer` opens and closes its service."""
    service = Service(settings or Settings(), now)

    # The page that describes the API to people would load scripts from elsewhere: /openapi.json is enough.
    app = FastAPI(title="Quadriga", version=quadriga.__version__, docs_url=None, redoc_url=None, routes=API.routes)
    app.state.service = service
    app.add_middleware(Guard, service=service)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    _add_errors(app)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    app.state.page = PageFiles(PAGE)
    app.mount("/", app.state.page, name="page")
    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(QuadrigaError)
    async def on_refusal(request: Request, error: QuadrigaError) -> Response:
        request.app.state.service.refused(error)
        return refused(error, language_of(request))

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(request: Request, error: RequestValidationError) -> Response:
        fields = ", ".join(sorted({".".join(str(part) for part in fault["loc"][1:]) for fault in error.errors()}))
        return refused(BadRequest("bad-request", fields=fields[:200] or "body"), language_of(request))

    @app.exception_handler(HTTPException)
    async def on_http_error(request: Request, error: HTTPException) -> Response:
        refusal = {404: NotFound("no-such-page"), 413: too_large()}.get(error.status_code, Refused("not-offered"))
        request.app.state.service.abuse.refused(refusal)
        response = refused(refusal, language_of(request))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def on_fault(request: Request, error: Exception) -> Response:
        logger.error("a request failed", exc_info=error)
        return refused(ServerFault("server-fault"), language_of(request))


def _openapi(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes, description=__doc__)
        components = document.setdefault("components", {})
        components.setdefault("schemas", {}).update(schema.components())
        components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        document["security"] = [{"token": []}, {}]
        app.openapi_schema = document
    return app.openapi_schema
