"""What may be asked of matches: the bodies of requests, checked before anybody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import Header, Query
from pydantic import Field

from quadriga.core.seats import SPECTATOR
from quadriga.server.routes.common import MOST_NUMBER, Body, Key, Word
from quadriga.service.planned import MOST_LINES, MOST_STEPS
from quadriga.service.rows import User
from quadriga.service.setup import Setup, wanted
from quadriga.table.plans import Step

SeatNumber = Annotated[int, Field(ge=0, le=15)]
Viewer = Annotated[int | None, Query(ge=SPECTATOR, le=15)]
Name = Annotated[str, Field(max_length=200)]
Action = Annotated[str, Field(max_length=200)]
Actions = Annotated[list[Action], Field(min_length=1, max_length=200)]


class SeatSetup(Body):
    """A seat of a new match.

    `you` is the host's own, `hot` another person at the host's screen, `open` for anybody who joins, `invited` for who
    has the table's link or code or an invitation, `bot` for a program.
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
        return wanted(self.model_dump(), user)


class Join(Body):
    """Which seat to take, and what was brought: the invitation to a seat, or the code of the table."""

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


class Wondered(Body):
    """Something on the table that a seat would like to choose: fields of an action by their names."""

    seat: SeatNumber
    about: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=80)]],
        Field(min_length=1, max_length=6),
    ]


class PlannedStep(Body):
    """What a seat decides once it is asked, if another has decided `when` since the step before; null is anything."""

    when: Action | None = None
    actions: Annotated[list[Action], Field(min_length=1, max_length=40)]


Path = Annotated[list[PlannedStep], Field(max_length=MOST_STEPS)]


class Sought(Body):
    """A step of a path: with no actions, what follows is looked for once another has decided `when`."""

    when: Action | None = None
    actions: Annotated[list[Action], Field(max_length=40)]


class Ahead(Body):
    """What a seat looks ahead to: what it could plan once these steps were taken."""

    seat: SeatNumber
    path: Annotated[list[Sought], Field(max_length=MOST_STEPS)] = Field(default_factory=list)

    def steps(self) -> list[Step]:
        """The path for the service."""
        return _steps(self.path)


class Plan(Body):
    """What a seat decides ahead: lines of steps; those that begin alike are branches of one tree. None clears it."""

    seat: SeatNumber
    lines: Annotated[list[Path], Field(max_length=MOST_LINES)]

    def steps(self) -> list[list[Step]]:
        """The lines for the service."""
        return [_steps(line) for line in self.lines]


def _steps(path: Sequence[PlannedStep | Sought]) -> list[Step]:
    return [{"when": step.when, "actions": step.actions} for step in path]


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


PageAddress = Annotated[str, Query(pattern=r"^https?://[^/?#]{1,255}$", max_length=280)]
IdempotencyKey = Annotated[Key | None, Header()]
