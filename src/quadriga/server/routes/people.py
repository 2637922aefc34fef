"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field

from quadriga.server import limits
from quadriga.server.identity import SESSION_SECONDS
from quadriga.server.routes.common import (
    COOKIE,
    Body,
    Language,
    Served,
    SignedIn,
    answer,
    shown_user,
    token_of,
    user_or_none,
)
from quadriga.server.service import Service
from quadriga.server.store.rows import User

router = APIRouter(prefix="/api", tags=["people"])


class NewGuest(Body):
    """Somebody who wants to play at once."""

    name: Annotated[str, Field(max_length=200)]
    language: Annotated[str, Field(max_length=8)] | None = None


class Credentials(Body):
    """Login and password of an account."""

    login: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class ChangedUser(Body):
    """What a user sets anew."""

    name: Annotated[str, Field(max_length=200)] | None = None
    language: Annotated[str, Field(max_length=8)] | None = None


class ChangedPassword(Body):
    """Another password; the old one is asked for."""

    old: Annotated[str, Field(max_length=1000)]
    new: Annotated[str, Field(max_length=1000)]


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _signed_in(service: Service, user: User, token: str, status: int = 200) -> JSONResponse:
    """The answer to a sign-in: for the page a cookie that no script can read, for programs the token itself."""
    response = JSONResponse({"user": shown_user(user), "token": token}, status)
    secure = service.settings.secure
    response.set_cookie(
        f"__Host-{COOKIE}" if secure else COOKIE,
        token,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        secure=secure,
        samesite="lax",
        path="/",
    )
    return response


@router.post("/guests", status_code=201, responses=answer("SignedIn", status=201))
async def new_guest(body: NewGuest, request: Request, service: Served, language: Language) -> Response:
    """Play at once: a name is enough."""
    service.limiter.need(f"guests {_address(request)}", limits.GUESTS)
    user, token = await service.identity.guest(body.name, body.language or language)
    return _signed_in(service, user, token, 201)


@router.post("/accounts", status_code=201, responses=answer("User", status=201))
async def new_account(body: Credentials, service: Served, user: SignedIn, request: Request) -> JSONResponse:
    """Make an account of the guest who is signed in: seats and history stay."""
    service.limiter.need(f"sign-in {_address(request)}", limits.SIGN_IN)
    return JSONResponse(shown_user(await service.identity.register(user, body.login, body.password)), 201)


@router.post("/sessions", status_code=201, responses=answer("SignedIn", status=201))
async def sign_in(body: Credentials, request: Request, service: Served) -> Response:
    """Sign in to an account; what the guest of this device has goes to it."""
    service.limiter.need(f"sign-in {_address(request)}", limits.SIGN_IN)
    service.limiter.need(f"sign-in {body.login.casefold()[:80]}", limits.SIGN_IN)
    before = await user_or_none(request)
    user = await service.identity.check_password(body.login, body.password)
    if before is not None and before.is_guest:
        await service.adopt_guest(before, user)
    return _signed_in(service, user, await service.identity.sign_in(user), 201)


@router.delete("/sessions/current", status_code=204, responses=answer(None, status=204))
async def sign_out(request: Request, service: Served, user: SignedIn) -> Response:
    """Sign out on this device."""
    token, _ = token_of(request.headers, request.cookies)
    await service.sign_out(user, token or "")
    response = Response(status_code=204)
    for name in (COOKIE, f"__Host-{COOKIE}"):
        response.delete_cookie(name, path="/", secure=name != COOKIE, httponly=True, samesite="lax")
    return response


@router.get("/me", responses=answer("User"))
async def me(user: SignedIn) -> JSONResponse:
    """Who is signed in."""
    return JSONResponse(shown_user(user))


@router.patch("/me", responses=answer("User"))
async def change_me(body: ChangedUser, service: Served, user: SignedIn) -> JSONResponse:
    """Set another name or language."""
    return JSONResponse(shown_user(await service.identity.change(user, body.name, body.language)))


@router.put("/me/password", status_code=201, responses=answer("SignedIn", status=201))
async def change_password(body: ChangedPassword, service: Served, user: SignedIn) -> Response:
    """Set another password: all devices are signed out, this one is signed in anew."""
    service.limiter.need(f"sign-in {user.login or user.id}", limits.SIGN_IN)
    await service.identity.change_password(user, body.old, body.new)
    return _signed_in(service, user, await service.identity.sign_in(user), 201)


@router.delete("/me", status_code=204, responses=answer(None, status=204))
async def remove_me(service: Served, user: SignedIn) -> Response:
    """Be forgotten: bots play on, what was said stays by name alone."""
    await service.remove_user(user)
    return Response(status_code=204)
