"""Matches: made, joined, played, looked at, and what their hosts can do."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from quadriga.server.guard import limits
from quadriga.server.guard.caller import calling
from quadriga.server.guard.security import is_own_origin
from quadriga.server.routes.answers import REFUSALS, TypedAnswer, TypedRoute
from quadriga.server.routes.bodies import (
    Ahead,
    Answer,
    Arrange,
    IdempotencyKey,
    Join,
    Move,
    NewMatch,
    NoteText,
    OfSeat,
    PageAddress,
    Plan,
    Propose,
    Say,
    Seen,
    StandIn,
    Start,
    Undo,
    Viewer,
    Wondered,
)
from quadriga.server.routes.common import (
    MOST_NUMBER,
    Language,
    MatchId,
    MaybeUser,
    Served,
    SignedIn,
    Word,
    while_there,
)
from quadriga.service.errors import Forbidden
from quadriga.service.messages import (
    AuditData,
    ChatMessage,
    Created,
    Invitation,
    Joined,
    LinkData,
    Note,
    PlayedData,
    Rematch,
    Room,
    UndoneData,
)
from quadriga.service.texts import clean_name
from quadriga.service.tokens import digest
from quadriga.table.advice import HintData
from quadriga.table.coaching import CoachData
from quadriga.table.envelope import Envelope, PreviewData
from quadriga.table.plans import OutlookData, PlanData
from quadriga.table.why import ReasonData

router = APIRouter(prefix="/api", tags=["matches"], route_class=TypedRoute, responses=REFUSALS)


# ---- made and found ------------------------------------------------------------------------------------------


@router.post("/matches", status_code=201)
async def create(body: NewMatch, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Make a match; with `start`, begin it at once."""
    service.house.need_open()
    service.lobby.need_bots(body.stand_in, *(seat.bot for seat in body.seats))
    made = await service.lobby.create(user, body.setup(user))
    if body.start:
        await service.lobby.start(user, made)
    return TypedAnswer(await service.lobby.room(user, made), 201)


@router.get("/matches")
async def listed(
    service: Served,
    user: MaybeUser,
    status: Literal["waiting", "playing", "over"] = "waiting",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TypedAnswer[list[Room]]:
    """Public matches: to join, to watch, to replay."""
    return TypedAnswer(await service.lobby.listed(user, status, limit))


@router.get("/me/matches")
async def mine(
    service: Served,
    user: SignedIn,
    status: Literal["waiting", "playing", "over", "current"] | None = None,
    before: Annotated[float | None, Query(ge=0, allow_inf_nan=False)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TypedAnswer[list[Room]]:
    """My matches, those that changed last first; `before` pages on.

    Those that are `current` go on: they are not over, or somebody asks for a rematch.
    """
    return TypedAnswer(await service.lobby.history(user, status, before, limit))


@router.get("/codes/{code}")
async def by_code(code: Word, service: Served) -> TypedAnswer[Created]:
    """The match of a short code."""
    service.limiter.need(f"code {calling().address}", limits.CODE)
    return TypedAnswer({"id": await service.lobby.id_of_code(code)})


@router.get("/matches/{match_id}")
async def show(match_id: MatchId, service: Served, user: MaybeUser) -> TypedAnswer[Room]:
    """A match beside its game: seats, clocks, proposals."""
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.get("/matches/{match_id}/link")
async def link(
    match_id: MatchId, page: PageAddress, request: Request, service: Served, user: MaybeUser
) -> TypedAnswer[LinkData]:
    """The link to a match for friends of somebody who came by the address `page`, and its QR code."""
    if not is_own_origin({"origin": page, "host": request.headers.get("host", "")}, service.settings):
        raise Forbidden("other-origin")
    return TypedAnswer(await service.lobby.link(user, match_id, page))


# ---- before the game -----------------------------------------------------------------------------------------


@router.post("/matches/{match_id}/join")
async def join(match_id: MatchId, body: Join, service: Served, user: SignedIn) -> TypedAnswer[Joined]:
    """Take a seat."""
    name = clean_name(body.name or user.name)
    invitation = None if body.invitation is None else digest(body.invitation)
    service.limiter.need(f"arrange {user.id}", limits.ARRANGE)
    seat = await service.playing.change(match_id, lambda match, now: match.sit(user.id, name, body.seat, invitation))
    return TypedAnswer({"seat": seat})


@router.post("/matches/{match_id}/leave", status_code=204)
async def leave(match_id: MatchId, service: Served, user: SignedIn) -> Response:
    """Get up before the game begins."""
    await service.playing.change(match_id, lambda match, now: match.leave(user.id))
    return Response(status_code=204)


@router.put("/matches/{match_id}/seats/{seat}")
async def arrange(match_id: MatchId, seat: int, body: Arrange, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """The host sets a seat: open, invited, a bot, or another person at the own screen."""
    service.limiter.need(f"arrange {user.id}", limits.ARRANGE)
    service.lobby.need_bots(body.bot)
    bot = (body.bot or "level2") if body.kind == "bot" else None
    is_open, name = body.kind in ("open", "invited"), clean_name(body.name or user.name)
    await service.playing.change(
        match_id,
        lambda match, now: match.arrange(user.id, seat, bot, is_open, body.kind == "invited", name),
        deed="arrange",
        by=user.id,
        seat=seat,
        kind=body.kind,
    )
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.post("/matches/{match_id}/seats/{seat}/invitation", status_code=201)
async def invite(match_id: MatchId, seat: int, service: Served, user: SignedIn) -> TypedAnswer[Invitation]:
    """A single-use invitation to a seat; what follows # in its link never reaches a server's log."""
    token = await service.lobby.invite(user, match_id, seat)
    return TypedAnswer({"token": token, "link": f"/#/join/{match_id}/{token}"}, 201)


@router.post("/matches/{match_id}/start")
async def start(match_id: MatchId, body: Start, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Begin the game."""
    service.house.need_open()
    service.lobby.need_bots(body.fill)
    await service.lobby.start(user, match_id, body.fill)
    return TypedAnswer(await service.lobby.room(user, match_id))


# ---- the game ------------------------------------------------------------------------------------------------


@router.get("/matches/{match_id}/table")
async def table(
    match_id: MatchId,
    service: Served,
    user: MaybeUser,
    language: Language,
    seat: Viewer = None,
    since: Annotated[int | None, Query(ge=0, le=MOST_NUMBER)] = None,
) -> TypedAnswer[Envelope]:
    """The game as a seat (or a spectator: -2) sees it, with the news since a revision."""
    return TypedAnswer(await service.playing.table(user, match_id, seat, since, language))


@router.post("/matches/{match_id}/decisions")
async def play(
    match_id: MatchId, body: Move, service: Served, user: SignedIn, idempotency_key: IdempotencyKey = None
) -> TypedAnswer[PlayedData]:
    """Take a decision or a whole move; with the header `Idempotency-Key`, repeating the request does no harm."""
    return TypedAnswer(
        await service.playing.play(user, match_id, body.seat, body.actions, body.revision, idempotency_key)
    )


@router.post("/matches/{match_id}/previews")
async def preview(
    match_id: MatchId, body: Move, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[PreviewData | None]:
    """What a move would do; nothing where the match has left the revision that is named."""
    answer = await service.playing.preview(user, match_id, body.seat, body.actions, language, body.revision)
    return TypedAnswer(answer)


@router.post("/matches/{match_id}/outlooks")
async def outlook(
    match_id: MatchId, body: Ahead, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[OutlookData]:
    """What a seat that waits could decide when it is asked next, and what others could do until then."""
    return TypedAnswer(await service.playing.outlook(user, match_id, body.seat, body.steps(), language))


@router.get("/matches/{match_id}/plan")
async def planned(
    match_id: MatchId, service: Served, user: SignedIn, language: Language, seat: Annotated[int, Query(ge=0, le=15)]
) -> TypedAnswer[PlanData]:
    """What one of my seats has planned; nobody else sees it."""
    return TypedAnswer(await service.playing.planned(user, match_id, seat, language))


@router.put("/matches/{match_id}/plan")
async def plan(
    match_id: MatchId, body: Plan, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[PlanData]:
    """Decide ahead: it is played as soon as the seat is asked, if it is legal then. No lines take it back."""
    await service.playing.change(match_id, lambda match, now: match.plan(user.id, body.seat, body.steps()))
    return TypedAnswer(await service.playing.planned(user, match_id, body.seat, language))


@router.post("/matches/{match_id}/reasons")
async def why_not(
    match_id: MatchId, body: Wondered, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[ReasonData]:
    """Why something on the table cannot be chosen now; `about` holds fields of an action."""
    return TypedAnswer(await service.playing.why_not(user, match_id, body.seat, body.about, language))


@router.post("/matches/{match_id}/hints")
async def hint(
    match_id: MatchId, body: OfSeat, request: Request, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[list[HintData]]:
    """What the best bot would do."""
    return TypedAnswer(await while_there(request, service.advising.hint(user, match_id, body.seat, language)))


@router.post("/matches/{match_id}/coaching")
async def coach(
    match_id: MatchId, body: Move, request: Request, service: Served, user: SignedIn, language: Language
) -> TypedAnswer[CoachData]:
    """Whether a move would be a grave mistake, and what would be better."""
    return TypedAnswer(
        await while_there(request, service.advising.coach(user, match_id, body.seat, body.actions, language))
    )


@router.post("/matches/{match_id}/undo")
async def undo(
    match_id: MatchId, body: Undo, service: Served, user: SignedIn, idempotency_key: IdempotencyKey = None
) -> TypedAnswer[UndoneData]:
    """Take a move back: alone up to the barrier, beyond it if all people agree."""
    return TypedAnswer(await service.playing.undo(user, match_id, body.seat, body.ask, idempotency_key))


@router.post("/matches/{match_id}/proposals")
async def propose(match_id: MatchId, body: Propose, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Propose an undo, a draw, or to end without a result."""
    await service.playing.propose(user, match_id, body.seat, body.kind)
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.post("/matches/{match_id}/proposals/answer")
async def agree(match_id: MatchId, body: Answer, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Agree to what was proposed, or not."""
    await service.playing.change(match_id, lambda match, now: match.answer(user.id, body.agree, now))
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.delete("/matches/{match_id}/proposals")
async def withdraw(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Withdraw what one has proposed."""
    await service.playing.change(match_id, lambda match, now: match.withdraw(user.id))
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.post("/matches/{match_id}/resign")
async def resign(match_id: MatchId, body: OfSeat, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Give up."""
    await service.playing.change(match_id, lambda match, now: match.resign(user.id, body.seat, now))
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.post("/matches/{match_id}/seen", status_code=204)
async def seen(match_id: MatchId, body: Seen, service: Served, user: SignedIn) -> Response:
    """Note up to where one has looked: the news begin there next time."""
    await service.playing.change(match_id, lambda match, now: match.seen(user.id, body.seat, body.revision))
    return Response(status_code=204)


@router.post("/matches/{match_id}/rematch")
async def rematch(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[Rematch]:
    """Ask for a rematch, or agree to one: it begins, with sides changed, once all people have asked."""
    service.house.need_open()
    return TypedAnswer({"id": await service.rematches.ask(user, match_id)})


@router.delete("/matches/{match_id}/rematch")
async def no_rematch(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Say no to a rematch, or no longer ask for one."""
    await service.rematches.decline(user, match_id)
    return TypedAnswer(await service.lobby.room(user, match_id))


# ---- the host ------------------------------------------------------------------------------------------------


@router.put("/matches/{match_id}/seats/{seat}/stand-in")
async def replace(match_id: MatchId, seat: int, body: StandIn, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Let a bot play for a seat: one's own, or as the host for a bot or for somebody who is absent."""
    service.lobby.need_bots(body.bot)
    await service.hosting.replace(user, match_id, seat, body.bot)
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.delete("/matches/{match_id}/seats/{seat}/stand-in")
async def give_back(match_id: MatchId, seat: int, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """Take one's seat back from a bot."""
    await service.hosting.give_back(user, match_id, seat)
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.post("/matches/{match_id}/close")
async def close(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[Room]:
    """The host ends a match that nobody else plays, or whose others are absent; its record is kept."""
    await service.hosting.close(user, match_id)
    return TypedAnswer(await service.lobby.room(user, match_id))


@router.get("/matches/{match_id}/audit")
async def audit(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[list[AuditData]]:
    """What the host did, for all who play."""
    return TypedAnswer(await service.hosting.audit(user, match_id))


# ---- beside the game -----------------------------------------------------------------------------------------


@router.get("/matches/{match_id}/chat")
async def chat(
    match_id: MatchId, service: Served, user: MaybeUser, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> TypedAnswer[list[ChatMessage]]:
    """The chat, from a message on."""
    return TypedAnswer(await service.chat.said(user, match_id, after))


@router.post("/matches/{match_id}/chat", status_code=201)
async def say(
    match_id: MatchId, body: Say, service: Served, user: SignedIn, idempotency_key: IdempotencyKey = None
) -> TypedAnswer[ChatMessage]:
    """Say something; with the header `Idempotency-Key`, repeating the request does no harm."""
    return TypedAnswer(await service.chat.say(user, match_id, body.text, idempotency_key), 201)


@router.get("/matches/{match_id}/note")
async def note(match_id: MatchId, service: Served, user: SignedIn) -> TypedAnswer[Note]:
    """My note about this match; nobody else sees it."""
    return TypedAnswer({"text": await service.chat.note(user, match_id)})


@router.put("/matches/{match_id}/note")
async def keep_note(match_id: MatchId, body: NoteText, service: Served, user: SignedIn) -> TypedAnswer[Note]:
    """Note something for myself."""
    return TypedAnswer({"text": await service.chat.note(user, match_id, body.text)})


@router.get("/matches/{match_id}/record", response_class=PlainTextResponse)
async def record(
    match_id: MatchId, service: Served, user: MaybeUser, seat: Viewer = None, whole: bool = False
) -> PlainTextResponse:
    """The record as a file: as far as the seat knows it, or `whole` once the match is over."""
    text = await service.playing.record(user, match_id, seat, whole)
    name = f'attachment; filename="{match_id}.quadriga"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})
