"""Lessons: each title learned on its own board. Nothing of them is kept: a learner sends all that was decided."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import Field

from quadriga.core.title.game import Game
from quadriga.server.routes.answers import REFUSALS, TypedAnswer, TypedRoute
from quadriga.server.routes.bodies import Action, Actions
from quadriga.server.routes.common import Body, Language, Word
from quadriga.server.wire.sockets import to_text
from quadriga.service.titles import lesson_step, title_of
from quadriga.table import lessons
from quadriga.table.envelope import PreviewData
from quadriga.table.lessons import LearnedData, LessonData

router = APIRouter(prefix="/api/games/{game}/lesson", tags=["lessons"], route_class=TypedRoute, responses=REFUSALS)


class Learned(Body):
    """All the decisions that a learner has taken at a step, in their order."""

    actions: Actions


class Considered(Body):
    """A move to look at, after what was already decided at a step."""

    played: Annotated[list[Action], Field(max_length=200)] = []
    actions: Actions


@router.get("", response_model=LessonData)
async def lesson(game: Word, language: Language) -> Response:
    """The lesson of a title: its steps with what is said, what is to be done, and the table as it lies there."""
    text = await asyncio.to_thread(_text, title_of(game), language)
    return Response(text, media_type="application/json", headers={"Vary": "Accept-Language"})


@lru_cache(maxsize=16)
def _text(game: Game, language: str) -> str:
    return to_text(lessons.lesson(game, language))


@router.post("/{step}/moves")
async def learn(game: Word, step: Word, body: Learned, language: Language) -> TypedAnswer[LearnedData]:
    """What comes of a learner's move: the engine says whether it is legal, the lesson whether it was asked for."""
    return TypedAnswer(await asyncio.to_thread(lessons.learn, lesson_step(game, step), body.actions, language))


@router.post("/{step}/previews")
async def consider(game: Word, step: Word, body: Considered, language: Language) -> TypedAnswer[PreviewData]:
    """What a move would do."""
    moved = (body.played, body.actions, language)
    return TypedAnswer(await asyncio.to_thread(lessons.consider, lesson_step(game, step), *moved))
