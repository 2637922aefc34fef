"""Matches that are over: points, replay, records from elsewhere, sandboxes, reviews."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import Field

from quadriga.core.seats import OMNISCIENT
from quadriga.server.routes.common import MOST_NUMBER, Body, Language, MatchId, MaybeUser, Served, SignedIn, answer

router = APIRouter(prefix="/api", tags=["replays"])

MOST_MOMENTS = 40
MOST_RECORD = 400_000

Eyes = Annotated[int, Query(ge=OMNISCIENT, le=15)]
Step = Annotated[int, Query(ge=0, le=MOST_NUMBER)]
Count = Annotated[int, Query(ge=1, le=MOST_MOMENTS)]
Seat = Annotated[int, Field(ge=0, le=15)]


class RecordText(Body):
    """The record of a finished game, as text."""

    record: Annotated[str, Field(max_length=MOST_RECORD)]


class NewSandbox(Body):
    """Where to go on, with whose knowledge, and against whom: without a bot, alone at all seats."""

    step: Annotated[int, Field(ge=0, le=MOST_NUMBER)]
    seat: Seat
    bot: Annotated[str, Field(max_length=40)] | None = None


@router.get("/matches/{match_id}/points", responses=answer("PointsData", many=True))
async def points(match_id: MatchId, service: Served, user: MaybeUser) -> JSONResponse:
    """The points by source over the whole match, once it is over."""
    return JSONResponse(await service.replays.points(user, match_id))


@router.get("/matches/{match_id}/story", responses=answer("NewsData", many=True))
async def story(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, eyes: Eyes = OMNISCIENT
) -> JSONResponse:
    """All that happened in a match that is over, through the eyes of a seat, a spectator (-2) or all (-3)."""
    return JSONResponse(await service.replays.story(user, match_id, eyes, language))


@router.get("/matches/{match_id}/moments", responses=answer("Envelope", many=True))
async def moments(
    match_id: MatchId,
    service: Served,
    user: MaybeUser,
    language: Language,
    eyes: Eyes = OMNISCIENT,
    start: Step = 0,
    count: Count = 20,
) -> JSONResponse:
    """The table after `start` decisions of a match that is over, and after the next ones."""
    return JSONResponse(await service.replays.moments(user, match_id, eyes, start, count, language))


@router.get("/matches/{match_id}/choices", responses=answer("Envelope"))
async def choices(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, step: Step, seat: Eyes
) -> JSONResponse:
    """What a seat could have decided after so many decisions of a match that is over."""
    return JSONResponse(await service.replays.choices(user, match_id, step, seat, language))


@router.post("/records", status_code=201, responses=answer("Created", status=201))
async def add_record(body: RecordText, service: Served, user: SignedIn) -> JSONResponse:
    """Keep the record of a game that was played elsewhere, to be replayed here."""
    return JSONResponse({"id": await service.replays.add(user, body.record)}, 201)


@router.post("/matches/{match_id}/sandboxes", status_code=201, responses=answer("Created", status=201))
async def sandbox(
    match_id: MatchId, body: NewSandbox, service: Served, user: SignedIn, language: Language
) -> JSONResponse:
    """Go on from a position of a match that is over; the sandbox is dropped when nothing happens in it for a week."""
    made = await service.replays.sandbox(user, match_id, body.step, body.seat, body.bot, language)
    await service.change(made, lambda match, now: match.start(user.id, now))
    return JSONResponse({"id": made}, 201)


@router.get("/matches/{match_id}/review", responses=answer("ReviewData"))
async def review(match_id: MatchId, service: Served, user: MaybeUser, language: Language) -> JSONResponse:
    """What the best bot thinks of a match that is over, as far as it has looked."""
    return JSONResponse(await service.reviews.told(user, match_id, language))


@router.post("/matches/{match_id}/review", responses=answer("ReviewData"))
async def begin_review(match_id: MatchId, service: Served, user: SignedIn, language: Language) -> JSONResponse:
    """Have the best bot look at a match that is over, if nobody has yet."""
    await service.reviews.begin(user, match_id, language)
    return JSONResponse(await service.reviews.told(user, match_id, language))
