"""The titles and their catalogues."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from quadriga.core.errors import BadOption
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.server.errors import NotFound
from quadriga.server.routes.answers import REFUSALS, Told, TypedRoute
from quadriga.server.routes.common import Language, MatchId, MaybeUser, Served, Word
from quadriga.server.wire.messages import GameData
from quadriga.server.wire.sockets import to_text
from quadriga.table.catalogue import Catalogue, catalogue
from quadriga.table.examples import ExampleData, examples
from quadriga.words import Words

router = APIRouter(prefix="/api", tags=["games"], route_class=TypedRoute, responses=REFUSALS)


@router.get("/games")
async def games(language: Language) -> Told[list[GameData]]:
    """All titles."""
    return Told([_brief(registry.load(meta.id), language) for meta in registry.titles()])


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


def title_of(game: str) -> Game:
    """The title of that id, or NotFound."""
    try:
        return registry.load(game)
    except BadOption:
        raise NotFound("unknown-game", name=game, listed=", ".join(meta.id for meta in registry.titles())) from None


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
    told = catalogue(game, language)
    return told["digest"], to_text(told)


async def cached(game: Game, language: str, request: Request) -> Response:
    """The catalogue, or that the client has it already; one with own data takes a while to make."""
    digest, text = await asyncio.to_thread(_text, game, language)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
