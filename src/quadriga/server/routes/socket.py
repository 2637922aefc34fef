"""The socket: one connection a client, over which it plays and is told what changes.

A client first says who it is; until then it is sent nothing. Every request may carry an `id`, which its reply repeats.

    {"do": "hello", "token": "…", "language": "fr"}        the token may be left out where a cookie tells it
    {"do": "watch", "match": "…", "seat": 0, "since": 12}  seat and since may be left out
    {"do": "play", "match": "…", "seat": 0, "actions": ["…"], "revision": 12, "key": "…"}
    {"do": "undo", "match": "…", "seat": 0, "ask": true, "key": "…"}
    {"do": "say", "match": "…", "text": "Ave", "key": "…"}
    {"do": "leave", "match": "…"}
    {"do": "ping"}
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from quadriga.core.errors import QuadrigaError
from quadriga.core.seats import SPECTATOR
from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.guard.security import is_own_origin
from quadriga.server.routes.common import (
    MOST_NUMBER,
    Body,
    Key,
    MatchId,
    greeting,
    token_of,
    wanted_language,
)
from quadriga.server.service import Service
from quadriga.server.wire.sockets import AGAIN_SECONDS, Client, to_text
from quadriga.service.errors import BadRequest, NotSignedIn, TooMany, Unavailable, again_in, error_data
from quadriga.service.messages import VERSION
from quadriga.service.rows import User
from quadriga.service.tokens import digest
from quadriga.words import LANGUAGES

HELLO_SECONDS = 10.0
MOST_MESSAGE = 64 * 1024
NOT_ALLOWED, BAD_HELLO, TOO_MANY = 4403, 4401, 4429
TRY_LATER, MESSAGE_LARGE = 1013, 1009

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
    key: Key | None = None


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
    if not is_own_origin(websocket.headers, service.settings):
        service.abuse.note("other-origin")
        await websocket.close(NOT_ALLOWED)
        return
    try:
        service.limiter.need(f"address {calling().address}", limits.ADDRESS)
    except TooMany as error:
        service.refused(error)
        await websocket.close(TOO_MANY)
        return
    await websocket.accept()
    try:
        with service.quotas.line():
            await _stay(websocket, service)
    except TooMany as error:
        service.refused(error)
        await _turned_away(websocket, error)
    except WebSocketDisconnect as gone:
        if gone.code == MESSAGE_LARGE:
            service.abuse.note("body-large")


async def _turned_away(websocket: WebSocket, error: TooMany) -> None:
    """Tell a client when to come back."""
    bye = {"v": VERSION, "type": "bye", "reason": "too-many", "again_in": again_in(error) or AGAIN_SECONDS}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(to_text(bye))
        await websocket.close(TOO_MANY)


async def _stay(websocket: WebSocket, service: Service) -> None:
    """Let a client say who it is, then serve it."""
    try:
        client = await _greeted(websocket, service)
    except Unavailable:
        await websocket.close(TRY_LATER)
        return
    except (TimeoutError, ValueError, KeyError, ValidationError, NotSignedIn):
        await websocket.close(BAD_HELLO)
        return
    service.sockets.came(client)
    delivery = asyncio.create_task(client.deliver())
    try:
        await _serve(client, service)
    except (RuntimeError, KeyError):
        # It was told to go, or sends what is no text.
        pass
    finally:
        delivery.cancel()
        service.limiter.forget(client.counted_as)
        if client.was_cut:
            service.abuse.note("cut-off")
        with contextlib.suppress(Unavailable):
            for match_id in service.sockets.gone(client):
                await service.telling.connected(client.user_id, match_id)


async def _greeted(websocket: WebSocket, service: Service) -> Client:
    """The client, once it has said who it is; a wrong token is an error, no token a spectator."""
    text = await asyncio.wait_for(websocket.receive_text(), HELLO_SECONDS)
    hello = GREETING.validate_python(orjson.loads(text[:MOST_MESSAGE]))
    token = hello.token or token_of({}, websocket.cookies, service.settings.secure)[0]
    user = await service.identity.of_token(token)
    if token is not None and user is None:
        service.abuse.note("impostor")
        if hello.token is not None:
            raise NotSignedIn("not-signed-in")
    if user is not None:
        service.whereabouts.note(user.id)
        service.quotas.need_line(len(service.sockets.of_user.get(user.id, ())), limits.SOCKETS.person)
    language = hello.language or wanted_language(websocket.headers.get("accept-language", ""))
    if language not in LANGUAGES:
        language = "en"
    address = websocket.client.host if websocket.client else ""
    service.house.need_welcome(None if user is None else user.id, address)
    client = Client(websocket, user, language, digest(token) if token is not None else "", address)
    client.send(dict(greeting(user, websocket.app.state.page.version, service)))
    return client


async def _serve(client: Client, service: Service) -> None:
    while True:
        text = await client.socket.receive_text()
        # Who sends too much is not read: a client cannot flood the server, and nothing of it is lost.
        await asyncio.sleep(service.limiter.wait(client.counted_as, limits.SOCKET))
        await client.may_ask.wait()
        if client.ended:
            return
        number: Any = None
        try:
            plain = _parsed(text)
            number = plain.get("id")
            asked = REQUESTS.validate_python(plain)
            with await service.gate.enter(calling().address):
                result = await HANDLERS[type(asked)](client, service, asked)
            reply: dict[str, Any] = {"id": asked.id, "result": result, "error": None}
        except ValidationError:
            number = number if isinstance(number, int | str) and len(str(number)[:81]) <= 80 else None
            reply = {"id": number, "result": None, "error": error_data(BadRequest("bad-message"), client.language)}
        except QuadrigaError as error:
            service.refused(error)
            number = number if isinstance(number, int | str) else None
            reply = {"id": number, "result": None, "error": error_data(error, client.language)}
        client.send(to_text({"v": VERSION, "type": "reply", **reply}))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > MOST_MESSAGE:
        raise BadRequest("bad-message")
    try:
        # It refuses what no answer could repeat: numbers without end, halves of letters, endless nesting.
        plain = orjson.loads(text)
    except ValueError:
        plain = None
    if not isinstance(plain, dict):
        raise BadRequest("bad-message")
    return plain


def _user(client: Client) -> User:
    if client.user is None:
        raise NotSignedIn("not-signed-in")
    return client.user


async def _watch(client: Client, service: Service, asked: Watch) -> dict[str, Any]:
    if asked.match not in client.watches:
        service.quotas.need_watch(service.sockets.watched_by(client))
    watch = await service.sockets.watch(client, asked.match, asked.seat, asked.since)
    await service.telling.connected(client.user_id, asked.match)
    return {"seat": watch.seat}


async def _leave(client: Client, service: Service, asked: Leave) -> dict[str, Any]:
    if service.sockets.leave(client, asked.match):
        service.sockets.publish_soon(asked.match)
        await service.telling.connected(client.user_id, asked.match)
    return {}


async def _play(client: Client, service: Service, asked: Play) -> dict[str, Any]:
    move = (asked.match, asked.seat, asked.actions, asked.revision, asked.key)
    return dict(await service.playing.play(_user(client), *move))


async def _undo(client: Client, service: Service, asked: Undo) -> dict[str, Any]:
    return dict(await service.playing.undo(_user(client), asked.match, asked.seat, asked.ask, asked.key))


async def _say(client: Client, service: Service, asked: Say) -> dict[str, Any]:
    return dict(await service.chat.say(_user(client), asked.match, asked.text, asked.key))


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
