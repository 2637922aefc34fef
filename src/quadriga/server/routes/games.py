"""The titles and their catalogues."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from quadriga.core import registry
from quadriga.core.errors import BadOption
from quadriga.core.game import Game
from quadriga.server.errors import NotFound
from quadriga.server.messages import GameData
from quadriga.server.routes.common import Language, MatchId, MaybeUser, Served, Word, answer
from quadriga.server.sockets import to_text
from quadriga.table.catalogue import catalogue
from quadriga.table.examples import examples
from quadriga.words import Words

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", responses=answer("GameData", many=True))
async def games(language: Language) -> JSONResponse:
    """All titles."""
    return JSONResponse([_brief(registry.load(meta.id), language) for meta in registry.titles()])


def _brief(game: Game, language: str) -> GameData:
    words, meta = Words(language, game), game.meta
    return {
        "game": meta.id,
        "title": words.say("title"),
        "blurb": words.say("blurb"),
        "seats": list(meta.seats),
        "usual_seats": meta.usual_seats,
        "year": meta.year,
        "designers": list(meta.designers),
        "rules_version": game.rules_version,
        "catalogue": f"/api/games/{meta.id}/catalogue",
    }


@router.get("/games/{game}/catalogue", responses=answer("Catalogue"))
async def game_catalogue(game: Word, language: Language, request: Request) -> Response:
    """All that never changes in games of a title; its digest is the ETag."""
    return cached(title_of(game), language, request)


@router.get("/games/{game}/examples", responses=answer("ExampleData", many=True))
async def game_examples(game: Word, language: Language) -> Response:
    """Positions and moves that show what rules of a title mean."""
    text = await asyncio.to_thread(_examples, title_of(game), language)
    return Response(text, media_type="application/json", headers={"Vary": "Accept-Language"})


@lru_cache(maxsize=16)
def _examples(game: Game, language: str) -> str:
    return to_text(examples(game, language))


def title_of(game: str) -> Game:
    """The title of that id, or NotFound."""
    try:
        return registry.load(game)
    except BadOption:
        raise NotFound("unknown-game", name=game, listed=", ".join(meta.id for meta in registry.titles())) from None


@router.get("/matches/{match_id}/catalogue", responses=answer("Catalogue"), tags=["matches"])
async def match_catalogue(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, request: Request
) -> Response:
    """The catalogue for one match: with its own data, and the rules it was begun with."""
    async with service.matches.reading(match_id) as match:
        match.viewer(None if user is None else user.id, None)
        game = match.game()
    return cached(game, language, request)


@lru_cache(maxsize=64)
def _text(game: Game, language: str) -> tuple[str, str]:
    told = catalogue(game, language)
    return told["digest"], to_text(told)


def cached(game: Game, language: str, request: Request) -> Response:
    """The catalogue, or that the client has it already."""
    digest, text = _text(game, language)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
