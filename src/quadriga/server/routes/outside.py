"""What hosts and their programs ask: whether the server lives, whether it is ready, and its figures."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

import quadriga
from quadriga.server.guard.networks import comes_from
from quadriga.server.process.readiness import need_ready
from quadriga.server.routes.answers import REFUSALS, TypedAnswer, TypedRoute
from quadriga.server.routes.common import Served
from quadriga.server.service import Service
from quadriga.server.store import matches as store
from quadriga.service.errors import NotFound, Unavailable
from quadriga.service.messages import Health

router = APIRouter(tags=["server"], route_class=TypedRoute, responses=REFUSALS)


@router.get("/healthz")
async def healthz(service: Served) -> TypedAnswer[Health]:
    """That the server is alive; nothing else is asked for it."""
    return TypedAnswer(_health(service))


@router.get("/readyz")
async def readyz(service: Served) -> TypedAnswer[Health]:
    """That players can be sent here: the database answers and is up to date, and the server neither ends nor lags."""
    await need_ready(service)
    return TypedAnswer(_health(service))


def _health(service: Service) -> Health:
    backend = service.database.url.get_backend_name()
    return {"status": "ok", "version": quadriga.__version__, "compiled": quadriga.compiled, "database": backend}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, service: Served) -> Response:
    """Figures for Prometheus; nobody outside the local net is told that there are any."""
    if not comes_from(request.client.host if request.client else "", request.headers, service.settings.metrics_from):
        raise NotFound("no-such-page")
    figures = service.metrics
    # Without the database, all other figures matter the more.
    with contextlib.suppress(Unavailable):
        async with service.database.reading() as connection:
            for status, count in (await store.counts(connection)).items():
                figures.matches.labels(status).set(count)
    figures.in_memory.set(len(service.matches.in_memory()))
    figures.sockets.set(len(service.sockets.clients))
    figures.unsent.set(sum(client.queued for client in service.sockets.clients))
    if service.thinkers is not None:
        figures.thinking.set(service.thinkers.thinking)
        figures.waiting.set(service.thinkers.turns.waiting)
    return Response(figures.text(), media_type="text/plain; version=0.0.4")
