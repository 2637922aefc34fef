"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse
from pydantic import Field, StringConstraints

from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.people.exports import Exports
from quadriga.server.people.identity import SESSION_SECONDS
from quadriga.server.people.moving import Moving
from quadriga.server.routes.answers import REFUSALS, T, TypedAnswer, TypedRoute
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
    token_of,
    user_or_none,
)
from quadriga.server.service import Service
from quadriga.service import messages
from quadriga.service.rows import User, shown_user
from quadriga.service.tokens import digest

router = APIRouter(prefix="/api", tags=["people"], route_class=TypedRoute, responses=REFUSALS)

ZIP = "application/zip"
JSON = "application/json"
Name = Annotated[str, Field(max_length=200)]
LanguageCode = Annotated[str, Field(max_length=8)]
Password = Annotated[str, Field(max_length=1000)]
SessionName = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class Invited(Body):
    """Somebody new, with the invitation where one is needed."""

    invitation: Annotated[str, Field(max_length=80)] | None = None


class NewGuest(Invited):
    """Somebody who wants to play at once."""

    name: Name
    language: LanguageCode | None = None


class Credentials(Body):
    """Login and password of an account."""

    login: Name
    password: Password


class NewAccount(Invited, Credentials):
    """The same for a new account."""


class ChangedUser(Body):
    """What a user sets anew."""

    name: Name | None = None
    language: LanguageCode | None = None


class ChangedPassword(Body):
    """Another password; the old one is asked for."""

    old: Password
    new: Password


class MovedBody(Body):
    """A match as it stands in a file of matches."""

    match: dict[str, Any]


def _user_agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _signed_in(service: Service, user: User, token: str, status: int = 200) -> TypedAnswer[messages.SignedIn]:
    """The answer to a sign-in: for the page a cookie that no script can read, for programs the token itself."""
    shown: messages.SignedIn = {"user": shown_user(user), "token": token}
    response = TypedAnswer(shown, status)
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


def _with_cookie_anew(
    response: TypedAnswer[T], request: Request, service: Service, user: User | None
) -> TypedAnswer[T]:
    """Whoever comes back by cookie keeps it for as long again."""
    token, by_cookie = token_of(request.headers, request.cookies, service.settings.secure)
    if user is not None and token is not None and by_cookie:
        _give_cookie(response, service, token)
    return response


@router.post("/guests", status_code=201)
async def new_guest(
    body: NewGuest, request: Request, service: Served, language: Language
) -> TypedAnswer[messages.SignedIn]:
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
async def new_account(body: NewAccount, service: Served, user: SignedIn) -> TypedAnswer[messages.User]:
    """Make an account of the guest who is signed in: seats and history stay."""
    service.limiter.need(f"sign-in {calling().address}", limits.SIGN_IN)
    made = await service.registration.account(user, body.login, body.password, body.invitation)
    return TypedAnswer(shown_user(made), 201)


@router.post("/sessions", status_code=201)
async def sign_in(body: Credentials, request: Request, service: Served) -> TypedAnswer[messages.SignedIn]:
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
async def hello(request: Request, service: Served, user: MaybeUser) -> TypedAnswer[messages.Hello]:
    """Who asks, if they are signed in: what the socket says first, for those whom no socket reaches."""
    answer = TypedAnswer(greeting(user, request.app.state.page.version, service))
    return _with_cookie_anew(answer, request, service, user)


@router.get("/me")
async def me(request: Request, service: Served, user: SignedIn) -> TypedAnswer[messages.User]:
    """Who is signed in."""
    return _with_cookie_anew(TypedAnswer(shown_user(user)), request, service, user)


@router.patch("/me")
async def change_me(body: ChangedUser, service: Served, user: SignedIn) -> TypedAnswer[messages.User]:
    """Set another name or language."""
    return TypedAnswer(shown_user(await service.identity.change(user, body.name, body.language)))


@router.put("/me/password", status_code=201)
async def change_password(
    body: ChangedPassword, request: Request, service: Served, user: SignedIn
) -> TypedAnswer[messages.SignedIn]:
    """Set another password: all devices are signed out, this one is signed in anew."""
    service.limiter.need(f"password {user.id}", limits.SIGN_IN)
    await service.identity.change_password(user, body.old, body.new)
    return _signed_in(service, user, await service.identity.sign_in(user, _user_agent(request)), 201)


@router.get("/me/sessions")
async def sessions(request: Request, service: Served, user: SignedIn) -> TypedAnswer[list[messages.SessionData]]:
    """The devices on which I am signed in, the one last used first."""
    return TypedAnswer(shown_sessions(await service.identity.sessions(user), digest(own_token(request) or "")))


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


@router.get("/me/matches/file", response_class=StreamingResponse, responses={200: {"content": {JSON: {}}}})
async def matches_file(service: Served, user: SignedIn) -> Response:
    """My matches as one file that another Quadriga takes over: those that are over, and those I play alone."""
    headers = {"Content-Disposition": 'attachment; filename="quadriga-matches.json"'}
    return StreamingResponse(Moving(service).file(user), media_type=JSON, headers=headers)


@router.post("/me/matches/file")
async def take_match(body: MovedBody, service: Served, user: SignedIn) -> TypedAnswer[messages.MovedData]:
    """Take over one match of such a file; one that is here already goes on, or stays as it is."""
    service.house.need_open()
    return TypedAnswer(await Moving(service).take(user, body.match))


@router.delete("/me", status_code=204)
async def remove_me(service: Served, user: SignedIn) -> Response:
    """Be forgotten: bots play on, what was said stays by name alone."""
    await service.remove_user(user.id)
    return Response(status_code=204)
