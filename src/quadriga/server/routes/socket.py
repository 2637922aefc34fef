"""The socket: one connection a client, over which it plays and is told what changes.

A client first says who it is; until then it is sent nothing. Every request may carry an `id`, which its reply repeats.

    {"do": "hello", "token": "…", "language": "fr"}        the token may be left out where a cookie tells it
    {"do": "watch", "match": "…", "seat": 0, "since": 12}  seat and since may be left out
    {"do": "play", "match": "…", "seat": 0, "actions": ["…"], "revision": 12, "key": "…"}
    {"do": "undo", "match": "…", "seat": 0, "ask": true, "key": "…"}
    {"do": "say", "match": "…", "text": "Ave"}
    {"do": "leave", "match": "…"}
    {"do": "ping"}
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import SPECTATOR
from quadriga.server import limits
from quadriga.server.errors import BadRequest, NotSignedIn
from quadriga.server.identity import digest
from quadriga.server.messages import VERSION
from quadriga.server.routes.common import (
    MOST_NUMBER,
    Body,
    Key,
    MatchId,
    error_data,
    shown_user,
    token_of,
    wanted_language,
)
from quadriga.server.security import is_own_origin
from quadriga.server.service import Service
from quadriga.server.sockets import Client, to_text
from quadriga.server.store.rows import User
from quadriga.words import LANGUAGES

HELLO_SECONDS = 10.0
MOST_MESSAGE = 64 * 1024
NOT_ALLOWED, BAD_HELLO, TOO_MANY = 4403, 4401, 4429

router = APIRouter()

Id = Annotated[int, Field(ge=0, le=MOST_NUMBER)] | Annotated[str, Field(max_length=80)] | None


class Request(Body):
    """What all requests have."""

    id: Id = None


class Hello(Request):
    """Who connects, and in what language."""

    do: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    language: Annotated[str, Field(max_length=8)] | None = None


class Watch(Request):
    """Look at a match."""

    do: Literal["watch"]
    match: MatchId
    seat: Annotated[int, Field(ge=SPECTATOR, le=15)] | None = None
    since: Annotated[int, Field(ge=0, le=MOST_NUMBER)] | None = None


class Leave(Request):
    """Look away."""

    do: Literal["leave"]
    match: MatchId


class Play(Request):
    """Take a decision or a whole move."""

    do: Literal["play"]
    match: MatchId
    seat: Annotated[int, Field(ge=0, le=15)]
    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=200)]
    revision: Annotated[int, Field(ge=0, le=MOST_NUMBER)] | None = None
    key: Key | None = None


class Undo(Request):
    """Take a move back."""

    do: Literal["undo"]
    match: MatchId
    seat: Annotated[int, Field(ge=0, le=15)]
    ask: bool = False
    key: Key | None = None


class Say(Request):
    """A word in the chat."""

    do: Literal["say"]
    match: MatchId
    text: Annotated[str, Field(max_length=4000)]


class Ping(Request):
    """A sign of life."""

    do: Literal["ping"]


Asked = Watch | Leave | Play | Undo | Say | Ping
REQUESTS: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="do")])
GREETING = TypeAdapter(Hello)


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """One client, as long as it stays."""
    service: Service = websocket.app.state.service
    address = websocket.client.host if websocket.client else "?"
    if not is_own_origin(websocket.headers, service.settings):
        await websocket.close(NOT_ALLOWED)
        return
    if not service.limiter.allows(f"address {address}", limits.ADDRESS):
        await websocket.close(TOO_MANY)
        return
    await websocket.accept()
    try:
        client = await _greeted(websocket, service)
    except (TimeoutError, ValueError, ValidationError, QuadrigaError):
        await websocket.close(BAD_HELLO)
        return
    except WebSocketDisconnect:
        return
    service.sockets.clients.add(client)
    delivery = asyncio.create_task(client.deliver())
    try:
        await _serve(client, service)
    except (WebSocketDisconnect, RuntimeError):
        # It has gone, or was told to go.
        pass
    finally:
        delivery.cancel()
        for match_id in service.sockets.gone(client):
            await service.connected(client.user_id, match_id)


async def _greeted(websocket: WebSocket, service: Service) -> Client:
    """The client, once it has said who it is; a wrong token is an error, no token a spectator."""
    text = await asyncio.wait_for(websocket.receive_text(), HELLO_SECONDS)
    hello = GREETING.validate_python(json.loads(text[:MOST_MESSAGE]))
    token = hello.token or token_of({}, websocket.cookies)[0]
    user = await service.identity.of_token(token)
    if token is not None and user is None and hello.token is not None:
        raise NotSignedIn("not-signed-in")
    language = hello.language or wanted_language(websocket.headers.get("accept-language", ""))
    if language not in LANGUAGES:
        language = "en"
    client = Client(websocket, user, language, digest(token) if token is not None else "")
    shown = None if user is None else shown_user(user)
    client.send({"v": VERSION, "type": "hello", "user": shown, "now": service.now()})
    return client


async def _serve(client: Client, service: Service) -> None:
    while True:
        text = await client.socket.receive_text()
        # Who sends too much is not read: a client cannot flood the server, and nothing of it is lost.
        await asyncio.sleep(service.limiter.wait(f"socket {id(client)}", limits.SOCKET))
        number: Any = None
        try:
            plain = _parsed(text)
            number = plain.get("id")
            asked = REQUESTS.validate_python(plain)
            result = await HANDLERS[type(asked)](client, service, asked)
            reply: dict[str, Any] = {"id": asked.id, "result": result, "error": None}
        except ValidationError:
            number = number if isinstance(number, int | str) and len(str(number)[:81]) <= 80 else None
            reply = {"id": number, "result": None, "error": error_data(BadRequest("bad-message"), client.language)}
        except QuadrigaError as error:
            service.metrics.refusals.labels(error.code).inc()
            number = number if isinstance(number, int | str) else None
            reply = {"id": number, "result": None, "error": error_data(error, client.language)}
        client.send(to_text({"v": VERSION, "type": "reply", **reply}))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > MOST_MESSAGE:
        raise BadRequest("bad-message")
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        plain = None
    if not isinstance(plain, dict):
        raise BadRequest("bad-message")
    return plain


def _user(client: Client) -> User:
    if client.user is None:
        raise NotSignedIn("not-signed-in")
    return client.user


async def _watch(client: Client, service: Service, asked: Watch) -> dict[str, Any]:
    watch = await service.sockets.watch(client, asked.match, asked.seat, asked.since)
    await service.connected(client.user_id, asked.match)
    return {"seat": watch.seat}


async def _leave(client: Client, service: Service, asked: Leave) -> dict[str, Any]:
    if service.sockets.leave(client, asked.match):
        service.sockets.publish_soon(asked.match)
        await service.connected(client.user_id, asked.match)
    return {}


async def _play(client: Client, service: Service, asked: Play) -> dict[str, Any]:
    return await service.play(_user(client), asked.match, asked.seat, asked.actions, asked.revision, asked.key)


async def _undo(client: Client, service: Service, asked: Undo) -> dict[str, Any]:
    return await service.undo(_user(client), asked.match, asked.seat, asked.ask, asked.key)


async def _say(client: Client, service: Service, asked: Say) -> dict[str, Any]:
    return dict(await service.say(_user(client), asked.match, asked.text))


async def _ping(client: Client, service: Service, asked: Ping) -> dict[str, Any]:
    return {"now": service.now()}


HANDLERS: dict[type[Any], Callable[[Client, Service, Any], Awaitable[dict[str, Any]]]] = {
    Watch: _watch,
    Leave: _leave,
    Play: _play,
    Undo: _undo,
    Say: _say,
    Ping: _ping,
}
