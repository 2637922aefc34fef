"""Matches: made, joined, played, looked at, and what their hosts can do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import Field

from quadriga import bots
from quadriga.core.seats import SPECTATOR
from quadriga.server import limits
from quadriga.server.identity import clean_name, digest
from quadriga.server.pace import Pace
from quadriga.server.routes.common import (
    MOST_NUMBER,
    Body,
    Key,
    Language,
    MatchId,
    MaybeUser,
    Served,
    SignedIn,
    Word,
    answer,
)
from quadriga.server.setup import Setup
from quadriga.server.store.rows import User

router = APIRouter(prefix="/api", tags=["matches"])

SeatNumber = Annotated[int, Field(ge=0, le=15)]
Viewer = Annotated[int | None, Query(ge=SPECTATOR, le=15)]
Name = Annotated[str, Field(max_length=200)]
Action = Annotated[str, Field(max_length=200)]
Actions = Annotated[list[Action], Field(min_length=1, max_length=200)]


class SeatSetup(Body):
    """A seat of a new match.

    `you` is the host's own, `hot` another person at the host's screen, `open` for anybody who joins, `invited` for who
    brings an invitation, `bot` for a program.
    """

    kind: Literal["you", "hot", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class PaceSetup(Body):
    """How much time players have: seconds a decision, a bank of seconds with an increment, or days (in seconds)."""

    kind: Literal["free", "move", "bank", "days"] = "free"
    seconds: int = 0
    increment: int = 0


class NewMatch(Body):
    """What a new match is to be."""

    game: Word
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=16)]
    options: dict[Word, Word] = Field(default_factory=dict)
    own_data: dict[str, Any] = Field(default_factory=dict)
    name: Annotated[str, Field(max_length=80)] = ""
    listed: bool = False
    seat_order: Literal["chosen", "random"] = "chosen"
    pace: PaceSetup = Field(default_factory=PaceSetup)
    spectators: bool = True
    delay: Annotated[int, Field(ge=0, le=3600)] = 0
    stand_in: Annotated[str, Field(max_length=40)] = "level2"
    start: bool = False

    def setup(self, user: User) -> Setup:
        """The same for the service."""
        bots.make(self.stand_in)
        return Setup(
            game=self.game,
            seats=[_seat(seat, user) for seat in self.seats],
            options=self.options,
            own_data=self.own_data,
            name=clean_name(self.name) if self.name.strip() else "",
            listed=self.listed,
            seat_order=self.seat_order,
            pace=Pace.of(self.pace.model_dump()),
            spectators=self.spectators,
            delay=self.delay,
            stand_in=self.stand_in,
        )


def _seat(seat: SeatSetup, user: User) -> dict[str, Any]:
    if seat.kind == "bot":
        name = seat.bot or "level2"
        bots.make(name)
        return {"bot": name}
    if seat.kind in ("you", "hot"):
        return {"user_id": user.id, "name": clean_name(seat.name or user.name)}
    return {"invited": seat.kind == "invited"}


class Join(Body):
    """Which seat to take, and with what invitation."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invitation: Annotated[str, Field(max_length=200)] | None = None


class Arrange(Body):
    """What a host makes of a seat before the game."""

    kind: Literal["hot", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class Start(Body):
    """Begin; open seats get this bot, if one is named."""

    fill: Annotated[str, Field(max_length=40)] | None = None


class Move(Body):
    """A decision or a whole move of a seat, for the position of a revision."""

    seat: SeatNumber
    actions: Actions
    revision: Annotated[int, Field(ge=0, le=MOST_NUMBER)] | None = None


class OfSeat(Body):
    """Something that a seat wants."""

    seat: SeatNumber


class Undo(Body):
    """Take the last move of a seat back; with `ask`, the others are asked where it takes their consent."""

    seat: SeatNumber
    ask: bool = False


class Propose(Body):
    """What a seat proposes to the others."""

    seat: SeatNumber
    kind: Literal["undo", "draw", "end"]


class Answer(Body):
    """Yes or no to what was proposed."""

    agree: bool


class StandIn(Body):
    """The bot that is to play for a seat."""

    bot: Annotated[str, Field(max_length=40)]


class Seen(Body):
    """Up to which revision somebody has looked."""

    seat: SeatNumber
    revision: Annotated[int, Field(ge=0, le=MOST_NUMBER)]


class Say(Body):
    """A word in the chat."""

    text: Annotated[str, Field(max_length=4000)]


class NoteText(Body):
    """A note to oneself."""

    text: Annotated[str, Field(max_length=100_000)]


IdempotencyKey = Annotated[Key | None, Header()]


# ---- made and found ------------------------------------------------------------------------------------------


@router.post("/matches", status_code=201, responses=answer("Room", status=201))
async def create(body: NewMatch, service: Served, user: SignedIn) -> JSONResponse:
    """Make a match; with `start`, begin it at once."""
    made = await service.create(user, body.setup(user))
    if body.start:
        await service.change(made, lambda match, now: match.start(user.id, now))
    return JSONResponse(await service.room(user, made), 201)


@router.get("/matches", responses=answer("Room", many=True))
async def listed(
    service: Served,
    user: MaybeUser,
    status: Literal["waiting", "playing", "over"] = "waiting",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> JSONResponse:
    """Public matches: to join, to watch, to replay."""
    return JSONResponse(await service.listed(user, status, limit))


@router.get("/me/matches", responses=answer("Room", many=True))
async def mine(
    service: Served,
    user: SignedIn,
    status: Literal["waiting", "playing", "over"] | None = None,
    before: Annotated[float | None, Query(ge=0, allow_inf_nan=False)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> JSONResponse:
    """My matches, those that changed last first; `before` pages on."""
    return JSONResponse(await service.history(user, status, before, limit))


@router.get("/codes/{code}", responses=answer("Created"))
async def by_code(code: Word, service: Served, user: SignedIn) -> JSONResponse:
    """The match of a short code."""
    service.limiter.need(f"code {user.id}", limits.THINK)
    return JSONResponse({"id": await service.id_of_code(code)})


@router.get("/matches/{match_id}", responses=answer("Room"))
async def show(match_id: MatchId, service: Served, user: MaybeUser) -> JSONResponse:
    """A match beside its game: seats, clocks, proposals."""
    return JSONResponse(await service.room(user, match_id))


# ---- before the game -----------------------------------------------------------------------------------------


@router.post("/matches/{match_id}/join", responses=answer("Joined"))
async def join(match_id: MatchId, body: Join, service: Served, user: SignedIn) -> JSONResponse:
    """Take a seat."""
    name = clean_name(body.name or user.name)
    invitation = None if body.invitation is None else digest(body.invitation)
    seat = await service.change(match_id, lambda match, now: match.sit(user.id, name, body.seat, invitation))
    return JSONResponse({"seat": seat})


@router.post("/matches/{match_id}/leave", status_code=204, responses=answer(None, status=204))
async def leave(match_id: MatchId, service: Served, user: SignedIn) -> Response:
    """Get up before the game begins."""
    await service.change(match_id, lambda match, now: match.leave(user.id))
    return Response(status_code=204)


@router.put("/matches/{match_id}/seats/{seat}", responses=answer("Room"))
async def arrange(match_id: MatchId, seat: int, body: Arrange, service: Served, user: SignedIn) -> JSONResponse:
    """The host sets a seat: open, invited, a bot, or another person at the own screen."""
    bot = (body.bot or "level2") if body.kind == "bot" else None
    is_open, name = body.kind in ("open", "invited"), clean_name(body.name or user.name)
    await service.change(
        match_id,
        lambda match, now: match.arrange(user.id, seat, bot, is_open, body.kind == "invited", name),
        deed="arrange",
        by=user.id,
        seat=seat,
        kind=body.kind,
    )
    return JSONResponse(await service.room(user, match_id))


@router.post("/matches/{match_id}/seats/{seat}/invitation", status_code=201, responses=answer("Invitation", status=201))
async def invite(match_id: MatchId, seat: int, service: Served, user: SignedIn) -> JSONResponse:
    """A single-use invitation to a seat; what follows # in its link never reaches a server's log."""
    token = await service.invite(user, match_id, seat)
    return JSONResponse({"token": token, "link": f"/#/join/{match_id}/{token}"}, 201)


@router.post("/matches/{match_id}/start", responses=answer("Room"))
async def start(match_id: MatchId, body: Start, service: Served, user: SignedIn) -> JSONResponse:
    """Begin the game."""
    await service.change(match_id, lambda match, now: match.start(user.id, now, body.fill))
    return JSONResponse(await service.room(user, match_id))


# ---- the game ------------------------------------------------------------------------------------------------


@router.get("/matches/{match_id}/table", responses=answer("Envelope"))
async def table(
    match_id: MatchId,
    service: Served,
    user: MaybeUser,
    language: Language,
    seat: Viewer = None,
    since: Annotated[int | None, Query(ge=0, le=MOST_NUMBER)] = None,
) -> JSONResponse:
    """The game as a seat (or a spectator: -2) sees it, with the news since a revision."""
    return JSONResponse(await service.table(user, match_id, seat, since, language))


@router.post("/matches/{match_id}/decisions", responses=answer("PlayedData"))
async def play(
    match_id: MatchId, body: Move, service: Served, user: SignedIn, idempotency_key: IdempotencyKey = None
) -> JSONResponse:
    """Take a decision or a whole move; with the header `Idempotency-Key`, repeating the request does no harm."""
    return JSONResponse(await service.play(user, match_id, body.seat, body.actions, body.revision, idempotency_key))


@router.post("/matches/{match_id}/previews", responses=answer("PreviewData"))
async def preview(match_id: MatchId, body: Move, service: Served, user: SignedIn, language: Language) -> JSONResponse:
    """What a move would do."""
    return JSONResponse(await service.preview(user, match_id, body.seat, body.actions, language))


@router.post("/matches/{match_id}/hints", responses=answer("HintData", many=True))
async def hint(match_id: MatchId, body: OfSeat, service: Served, user: SignedIn, language: Language) -> JSONResponse:
    """What the best bot would do."""
    return JSONResponse(await service.hint(user, match_id, body.seat, language))


@router.post("/matches/{match_id}/coaching", responses=answer("CoachData"))
async def coach(match_id: MatchId, body: Move, service: Served, user: SignedIn, language: Language) -> JSONResponse:
    """Whether a move would be a grave mistake, and what would be better."""
    return JSONResponse(await service.coach(user, match_id, body.seat, body.actions, language))


@router.post("/matches/{match_id}/undo", responses=answer("UndoneData"))
async def undo(
    match_id: MatchId, body: Undo, service: Served, user: SignedIn, idempotency_key: IdempotencyKey = None
) -> JSONResponse:
    """Take a move back: alone up to the barrier, beyond it if all people agree."""
    return JSONResponse(await service.undo(user, match_id, body.seat, body.ask, idempotency_key))


@router.post("/matches/{match_id}/proposals", responses=answer("Room"))
async def propose(match_id: MatchId, body: Propose, service: Served, user: SignedIn) -> JSONResponse:
    """Propose an undo, a draw, or to end without a result."""
    await service.change(match_id, lambda match, now: match.propose(user.id, body.seat, body.kind, now))
    return JSONResponse(await service.room(user, match_id))


@router.post("/matches/{match_id}/proposals/answer", responses=answer("Room"))
async def agree(match_id: MatchId, body: Answer, service: Served, user: SignedIn) -> JSONResponse:
    """Agree to what was proposed, or not."""
    await service.change(match_id, lambda match, now: match.answer(user.id, body.agree, now))
    return JSONResponse(await service.room(user, match_id))


@router.delete("/matches/{match_id}/proposals", responses=answer("Room"))
async def withdraw(match_id: MatchId, service: Served, user: SignedIn) -> JSONResponse:
    """Withdraw what one has proposed."""
    await service.change(match_id, lambda match, now: match.withdraw(user.id))
    return JSONResponse(await service.room(user, match_id))


@router.post("/matches/{match_id}/resign", responses=answer("Room"))
async def resign(match_id: MatchId, body: OfSeat, service: Served, user: SignedIn) -> JSONResponse:
    """Give up."""
    await service.change(match_id, lambda match, now: match.resign(user.id, body.seat, now))
    return JSONResponse(await service.room(user, match_id))


@router.post("/matches/{match_id}/seen", status_code=204, responses=answer(None, status=204))
async def seen(match_id: MatchId, body: Seen, service: Served, user: SignedIn) -> Response:
    """Note up to where one has looked: the news begin there next time."""
    await service.change(match_id, lambda match, now: match.seen(user.id, body.seat, body.revision))
    return Response(status_code=204)


@router.post("/matches/{match_id}/rematch", status_code=201, responses=answer("Created", status=201))
async def rematch(match_id: MatchId, service: Served, user: SignedIn) -> JSONResponse:
    """Once more, with the same people: all who ask get the same new match."""
    return JSONResponse({"id": await service.rematch(user, match_id)}, 201)


# ---- the host ------------------------------------------------------------------------------------------------


@router.put("/matches/{match_id}/seats/{seat}/stand-in", responses=answer("Room"))
async def replace(match_id: MatchId, seat: int, body: StandIn, service: Served, user: SignedIn) -> JSONResponse:
    """The host lets a bot play for a seat."""
    await service.change(
        match_id,
        lambda match, now: match.replace(user.id, seat, body.bot, now),
        deed="replace",
        by=user.id,
        seat=seat,
        bot=body.bot,
    )
    return JSONResponse(await service.room(user, match_id))


@router.delete("/matches/{match_id}/seats/{seat}/stand-in", responses=answer("Room"))
async def give_back(match_id: MatchId, seat: int, service: Served, user: SignedIn) -> JSONResponse:
    """The owner, or the host for them, takes a seat back from a bot."""
    await service.change(
        match_id, lambda match, now: match.give_back(user.id, seat, now), deed="give-back", by=user.id, seat=seat
    )
    return JSONResponse(await service.room(user, match_id))


@router.post("/matches/{match_id}/close", responses=answer("Room"))
async def close(match_id: MatchId, service: Served, user: SignedIn) -> JSONResponse:
    """The host ends a match without a result; its record is kept."""
    await service.change(match_id, lambda match, now: match.close(user.id, now), deed="close", by=user.id)
    return JSONResponse(await service.room(user, match_id))


@router.get("/matches/{match_id}/audit", responses=answer("AuditData", many=True))
async def audit(match_id: MatchId, service: Served, user: SignedIn) -> JSONResponse:
    """What the host did, for all who play."""
    return JSONResponse(await service.audit(user, match_id))


# ---- beside the game -----------------------------------------------------------------------------------------


@router.get("/matches/{match_id}/chat", responses=answer("ChatMessage", many=True))
async def chat(
    match_id: MatchId, service: Served, user: MaybeUser, after: Annotated[int, Query(ge=0, le=MOST_NUMBER)] = 0
) -> JSONResponse:
    """The chat, from a message on."""
    return JSONResponse(await service.chat(user, match_id, after))


@router.post("/matches/{match_id}/chat", status_code=201, responses=answer("ChatMessage", status=201))
async def say(match_id: MatchId, body: Say, service: Served, user: SignedIn) -> JSONResponse:
    """Say something."""
    return JSONResponse(await service.say(user, match_id, body.text), 201)


@router.get("/matches/{match_id}/note", responses=answer("Note"))
async def note(match_id: MatchId, service: Served, user: SignedIn) -> JSONResponse:
    """My note about this match; nobody else sees it."""
    return JSONResponse({"text": await service.note(user, match_id)})


@router.put("/matches/{match_id}/note", responses=answer("Note"))
async def keep_note(match_id: MatchId, body: NoteText, service: Served, user: SignedIn) -> JSONResponse:
    """Note something for myself."""
    return JSONResponse({"text": await service.note(user, match_id, body.text)})


@router.get("/matches/{match_id}/record", response_class=PlainTextResponse)
async def record(
    match_id: MatchId, service: Served, user: MaybeUser, seat: Viewer = None, whole: bool = False
) -> PlainTextResponse:
    """The record as a file: as far as the seat knows it, or `whole` once the match is over."""
    text = await service.record(user, match_id, seat, whole)
    name = f'attachment; filename="{match_id}.quadriga"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})
