"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse
from pydantic import Field, StringConstraints

from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.people.exports import Exports
from quadriga.server.people.identity import SESSION_SECONDS, digest
from quadriga.server.routes.answers import REFUSALS, T, Told, TypedRoute
from quadriga.server.routes.common import (
    COOKIE,
    Body,
    Language,
    MaybeUser,
    Served,
    SignedIn,
    cookie_name,
    greeting,
    own_token,
    shown_sessions,
    shown_user,
    token_of,
    user_or_none,
)
from quadriga.server.service import Service
from quadriga.server.store.rows import User
from quadriga.server.wire import messages

router = APIRouter(prefix="/api", tags=["people"], route_class=TypedRoute, responses=REFUSALS)

ZIP = "application/zip"
SessionName = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class NewGuest(Body):
    """Somebody who wants to play at once."""

    name: Annotated[str, Field(max_length=200)]
    language: Annotated[str, Field(max_length=8)] | None = None
    invitation: Annotated[str, Field(max_length=80)] | None = None


class Credentials(Body):
    """Login and password of an account."""

    login: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class NewAccount(Credentials):
    """The same for a new account, with the invitation where one is needed."""

    invitation: Annotated[str, Field(max_length=80)] | None = None


class ChangedUser(Body):
    """What a user sets anew."""

    name: Annotated[str, Field(max_length=200)] | None = None
    language: Annotated[str, Field(max_length=8)] | None = None


class ChangedPassword(Body):
    """Another password; the old one is asked for."""

    old: Annotated[str, Field(max_length=1000)]
    new: Annotated[str, Field(max_length=1000)]


def _user_agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _signed_in(service: Service, user: User, token: str, status: int = 200) -> Told[messages.SignedIn]:
    """The answer to a sign-in: for the page a cookie that no script can read, for programs the token itself."""
    shown: messages.SignedIn = {"user": shown_user(user), "token": token}
    response = Told(shown, status)
    _give_cookie(response, service, token)
    return response


def _give_cookie(response: Response, service: Service, token: str) -> None:
    """Let a browser keep the token as long as the session lasts when it is not used."""
    secure = service.settings.secure
    response.set_cookie(
        cookie_name(secure),
        token,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        secure=secure,
        samesite="lax",
        path="/",
    )


def _with_cookie_anew(response: Told[T], request: Request, service: Service, user: User | None) -> Told[T]:
    """Whoever comes back by cookie keeps it for as long again."""
    token, by_cookie = token_of(request.headers, request.cookies, service.settings.secure)
    if user is not None and token is not None and by_cookie:
        _give_cookie(response, service, token)
    return response


@router.post("/guests", status_code=201)
async def new_guest(body: NewGuest, request: Request, service: Served, language: Language) -> Told[messages.SignedIn]:
    """Play at once: a name is enough."""
    service.limiter.spend(limits.GUESTS)
    if body.invitation:
        service.limiter.need(f"code {calling().address}", limits.CODE)
    # Who is banned becomes nobody else by asking for another name.
    await user_or_none(request)
    service.house.need_open()
    user, token = await service.registration.guest(
        body.name, body.language or language, body.invitation, _user_agent(request)
    )
    return _signed_in(service, user, token, 201)


@router.post("/accounts", status_code=201)
async def new_account(body: NewAccount, service: Served, user: SignedIn) -> Told[messages.User]:
    """Make an account of the guest who is signed in: seats and history stay."""
    service.limiter.need(f"sign-in {calling().address}", limits.SIGN_IN)
    made = await service.registration.account(user, body.login, body.password, body.invitation)
    return Told(shown_user(made), 201)


@router.post("/sessions", status_code=201)
async def sign_in(body: Credentials, request: Request, service: Served) -> Told[messages.SignedIn]:
    """Sign in to an account; what the guest of this device has goes to it."""
    # By address alone, whatever login it tries: nobody can use up the tries of somebody elsewhere.
    service.limiter.need(f"sign-in {calling().address}", limits.SIGN_IN)
    before = await user_or_none(request)
    user = await service.identity.check_password(body.login, body.password)
    service.house.need_welcome(user.id)
    if before is not None and before.is_guest:
        await service.adopt_guest(before, user)
    return _signed_in(service, user, await service.identity.sign_in(user, _user_agent(request)), 201)


@router.delete("/sessions/current", status_code=204)
async def sign_out(request: Request, service: Served, user: SignedIn) -> Response:
    """Sign out on this device."""
    await service.identity.sign_out(own_token(request) or "")
    response = Response(status_code=204)
    for name in (COOKIE, f"__Host-{COOKIE}"):
        response.delete_cookie(name, path="/", secure=name != COOKIE, httponly=True, samesite="lax")
    return response


@router.get("/hello")
async def hello(request: Request, service: Served, user: MaybeUser) -> Told[messages.Hello]:
    """Who asks, if they are signed in: what the socket says first, for those whom no socket reaches."""
    told = Told(greeting(user, request.app.state.page.version, service))
    return _with_cookie_anew(told, request, service, user)


@router.get("/me")
async def me(request: Request, service: Served, user: SignedIn) -> Told[messages.User]:
    """Who is signed in."""
    return _with_cookie_anew(Told(shown_user(user)), request, service, user)


@router.patch("/me")
async def change_me(body: ChangedUser, service: Served, user: SignedIn) -> Told[messages.User]:
    """Set another name or language."""
    return Told(shown_user(await service.identity.change(user, body.name, body.language)))


@router.put("/me/password", status_code=201)
async def change_password(
    body: ChangedPassword, request: Request, service: Served, user: SignedIn
) -> Told[messages.SignedIn]:
    """Set another password: all devices are signed out, this one is signed in anew."""
    service.limiter.need(f"password {user.id}", limits.SIGN_IN)
    await service.identity.change_password(user, body.old, body.new)
    return _signed_in(service, user, await service.identity.sign_in(user, _user_agent(request)), 201)


@router.get("/me/sessions")
async def sessions(request: Request, service: Served, user: SignedIn) -> Told[list[messages.SessionData]]:
    """The devices on which I am signed in, the one last used first."""
    return Told(shown_sessions(await service.identity.sessions(user), digest(own_token(request) or "")))


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: SessionName, service: Served, user: SignedIn) -> Response:
    """Sign out one of my devices."""
    await service.identity.end_session(user, session)
    return Response(status_code=204)


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(request: Request, service: Served, user: SignedIn) -> Response:
    """Sign out all of my devices but this one."""
    await service.identity.end_other_sessions(user, own_token(request) or "")
    return Response(status_code=204)


@router.get("/me/export", response_class=StreamingResponse, responses={200: {"content": {ZIP: {}}}})
async def export(request: Request, service: Served, user: SignedIn) -> Response:
    """All that is mine, as one ZIP file: who I am, my devices, what I said and noted, my matches and their records."""
    sessions = shown_sessions(await service.identity.sessions(user), digest(own_token(request) or ""))
    headers = {"Content-Disposition": 'attachment; filename="quadriga.zip"'}
    return StreamingResponse(Exports(service).archive(user, sessions), media_type=ZIP, headers=headers)


@router.delete("/me", status_code=204)
async def remove_me(service: Served, user: SignedIn) -> Response:
    """Be forgotten: bots play on, what was said stays by name alone."""
    await service.remove_user(user.id)
    return Response(status_code=204)
