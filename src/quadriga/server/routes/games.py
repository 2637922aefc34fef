"""The titles and their catalogues."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from quadriga.core.title.game import Game
from quadriga.server.routes.answers import REFUSALS, TypedAnswer, TypedRoute
from quadriga.server.routes.common import Language, MatchId, MaybeUser, Served, Word
from quadriga.server.wire.sockets import to_text
from quadriga.service.messages import GameData
from quadriga.service.titles import shelf, title_of
from quadriga.table.catalogue import Catalogue, catalogue
from quadriga.table.examples import ExampleData, examples

router = APIRouter(prefix="/api", tags=["games"], route_class=TypedRoute, responses=REFUSALS)


@router.get("/games")
async def games(language: Language) -> TypedAnswer[list[GameData]]:
    """All titles."""
    return TypedAnswer(shelf(language))


@router.get("/games/{game}/catalogue", response_model=Catalogue)
async def game_catalogue(game: Word, language: Language, request: Request) -> Response:
    """All that never changes in games of a title; its digest is the ETag."""
    return await cached(title_of(game), language, request)


@router.get("/games/{game}/examples", response_model=list[ExampleData])
async def game_examples(game: Word, language: Language) -> Response:
    """Positions and moves that show what rules of a title mean."""
    text = await asyncio.to_thread(_examples, title_of(game), language)
    return Response(text, media_type="application/json", headers={"Vary": "Accept-Language"})


@lru_cache(maxsize=16)
def _examples(game: Game, language: str) -> str:
    return to_text(examples(game, language))


@router.get("/matches/{match_id}/catalogue", tags=["matches"], response_model=Catalogue)
async def match_catalogue(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, request: Request
) -> Response:
    """The catalogue for one match: with its own data, and the rules it was begun with."""
    async with service.matches.reading(match_id) as match:
        match.viewer(None if user is None else user.id, None)
        game = match.game()
    return await cached(game, language, request)


@lru_cache(maxsize=64)
def _text(game: Game, language: str) -> tuple[str, str]:
    data = catalogue(game, language)
    return data["digest"], to_text(data)


async def cached(game: Game, language: str, request: Request) -> Response:
    """The catalogue, or that the client has it already; one with own data takes a while to make."""
    digest, text = await asyncio.to_thread(_text, game, language)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
