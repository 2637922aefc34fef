"""Matches that are over: points, replay, records from elsewhere, sandboxes, reviews."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from quadriga.core.seats import OMNISCIENT
from quadriga.server.routes.answers import REFUSALS, TypedAnswer, TypedRoute
from quadriga.server.routes.common import MOST_NUMBER, Body, Language, MatchId, MaybeUser, Served, SignedIn
from quadriga.service.messages import Created, PointsData, ReviewData
from quadriga.table.envelope import Envelope, NewsData
from quadriga.table.lines import LineData

router = APIRouter(prefix="/api", tags=["replays"], route_class=TypedRoute, responses=REFUSALS)

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


@router.get("/matches/{match_id}/points")
async def points(match_id: MatchId, service: Served, user: MaybeUser) -> TypedAnswer[list[PointsData]]:
    """The points by source over the whole match, once it is over."""
    return TypedAnswer(await service.replays.points(user, match_id))


@router.get("/matches/{match_id}/story")
async def story(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, eyes: Eyes = OMNISCIENT
) -> TypedAnswer[list[NewsData]]:
    """All that happened in a match that is over, through the eyes of a seat, a spectator (-2) or all (-3)."""
    return TypedAnswer(await service.replays.story(user, match_id, eyes, language))


@router.get("/matches/{match_id}/lines")
async def lines(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, eyes: Eyes = OMNISCIENT
) -> TypedAnswer[list[LineData]]:
    """The same a line a move, each a sentence with what followed from it."""
    return TypedAnswer(await service.replays.lines(user, match_id, eyes, language))


@router.get("/matches/{match_id}/moments")
async def moments(
    match_id: MatchId,
    service: Served,
    user: MaybeUser,
    language: Language,
    eyes: Eyes = OMNISCIENT,
    start: Step = 0,
    count: Count = 20,
) -> TypedAnswer[list[Envelope]]:
    """The table after `start` decisions of a match that is over, and after the next ones."""
    return TypedAnswer(await service.replays.moments(user, match_id, eyes, start, count, language))


@router.get("/matches/{match_id}/choices")
async def choices(
    match_id: MatchId, service: Served, user: MaybeUser, language: Language, step: Step, seat: Eyes
) -> TypedAnswer[Envelope]:
    """What a seat could have decided after so many decisions of a match that is over."""
    return TypedAnswer(await service.replays.choices(user, match_id, step, seat, language))


@router.post("/records", status_code=201)
async def add_record(body: RecordText, service: Served, user: SignedIn) -> TypedAnswer[Created]:
    """Keep the record of a game that was played elsewhere, to be replayed here."""
    return TypedAnswer({"id": await service.replays.add(user, body.record)}, 201)


@router.post("/matches/{match_id}/sandboxes", status_code=201)
async def sandbox(
    match_id: MatchId, body: NewSandbox, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[Created]:
    """Go on from a position of a match that is over; the sandbox is dropped when nothing happens in it for a week."""
    service.lobby.need_bots(body.bot)
    service.house.need_open()
    made = await service.replays.sandbox(user, match_id, body.step, body.seat, body.bot, language)
    await service.lobby.start(user, made)
    return TypedAnswer({"id": made}, 201)


@router.get("/matches/{match_id}/review")
async def review(match_id: MatchId, service: Served, user: MaybeUser, language: Language) -> TypedAnswer[ReviewData]:
    """What the best bot thinks of a match that is over, as far as it has looked."""
    return TypedAnswer(await service.reviews.so_far(user, match_id, language))


@router.post("/matches/{match_id}/review")
async def begin_review(
    match_id: MatchId, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[ReviewData]:
    """Have the best bot look at a match that is over, if nobody has yet."""
    await service.reviews.begin(user, match_id, language)
    return TypedAnswer(await service.reviews.so_far(user, match_id, language))
