"""All that the server sends, as types: the one source of its JSON Schema, its OpenAPI page and the page's JSDoc types.

`python -m quadriga.server.wire.schema docs/envelope` writes them.
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from quadriga.table.advice import HintData
from quadriga.table.coaching import CoachData
from quadriga.table.envelope import Envelope, OutcomeData, OwedDecision
from quadriga.table.examples import ExampleData
from quadriga.table.lessons import LearnedData, LessonData
from quadriga.table.why import ReasonData

VERSION = 1
"""The version of every message; a client that does not know it asks for a newer page."""


class SeatData(TypedDict):
    """A seat: who plays there, whether they are here, and how much time they have.

    From `absent_from` on, unless its player comes back, the host may let a bot play for them.
    """

    seat: int
    name: str
    state: Literal["open", "invited", "person", "bot"]
    you: bool
    host: bool
    here: bool
    absent_from: float | None
    bot: str | None
    stand_in: str | None
    resigned: bool
    asked_at: float | None
    clock: float | None
    deadline: float | None


class PaceData(TypedDict):
    """How much time players have."""

    kind: Literal["free", "move", "bank", "days"]
    seconds: int
    increment: int


class ProposalData(TypedDict):
    """What a seat proposes, and which seats have not answered yet; a rematch also tells who said no to it."""

    kind: Literal["undo", "draw", "end", "rematch"]
    seat: int
    asked: list[int]
    at: float
    refused: int | None


class LuckData(TypedDict):
    """The digest of `match:seed`, known from the start, and the seed, known in the end: nobody chose the luck."""

    digest: str
    seed: str | None


class LetterState(TypedDict):
    """How a match by letter stands: the number of the last letter, and whether it is on you to write the next one.

    `written` says whether the last one is yours; it can be shown again.
    """

    number: int
    owed: bool
    written: bool


class Room(TypedDict):
    """A match beside its game. `plan` names what the seat one looks through has planned; nobody else is told of it."""

    id: str
    code: str | None
    name: str
    game: str
    rules_version: int
    options: dict[str, str]
    own_data: bool
    status: Literal["waiting", "playing", "over"]
    listed: bool
    seat_order: Literal["chosen", "random"]
    pace: PaceData
    spectators: bool
    delay: int
    stand_in: str
    is_host: bool
    you: list[int]
    seats: list[SeatData]
    proposal: ProposalData | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    ended_by: str | None
    outcome: OutcomeData | None
    luck: LuckData
    rematch_of: str | None
    rematch: str | None
    sandbox: bool
    watching: int
    plan: str | None
    letters: LetterState | None


class LetterData(TypedDict):
    """A letter as it is to be sent, as one word for a link."""

    match: str
    number: int
    text: str
    to: str
    over: bool


class LetterRead(TypedDict):
    """What came of a letter: the match it belongs to, or, where it invites, what it invites to."""

    match: str | None
    game: str
    options: dict[str, str]
    name: str
    seat: int


class MovedData(TypedDict):
    """What became of a match in a file: it is new here, has gone on, or was here already."""

    match: str
    came: Literal["new", "longer", "known"]


class ChatMessage(TypedDict):
    """A word of a player (with a seat) or of a spectator (without)."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class ErrorData(TypedDict):
    """Why something was refused: a code for programs, a sentence for people, the rule where there is one.

    Where waiting helps, `again_in` says after how many seconds to ask again.
    """

    code: str
    sentence: str
    reason: str | None
    rule: str | None
    again_in: int | None


class AnnouncementData(TypedDict):
    """What the host of the server says to all: its number, and until when it is to be shown, if not for good."""

    id: int
    text: str
    until: float | None


class MaintenanceData(TypedDict):
    """The house is closed: nothing new begins; where play is to `stop`, games and clocks stand still `since` then."""

    note: str
    stop: bool
    since: float


class HouseData(TypedDict):
    """What the host of the server has set: who may come, what is announced, whether it is closed for maintenance."""

    accounts: Literal["open", "invited", "closed"]
    guests: bool
    announcement: AnnouncementData | None
    maintenance: MaintenanceData | None


class House(TypedDict):
    """The house has changed."""

    v: int
    type: Literal["house"]
    house: HouseData


class Hello(TypedDict):
    """The first message of a server on a socket. `page` names the version of the page's files: /v/PAGE/..."""

    v: int
    type: Literal["hello"]
    user: dict[str, Any] | None
    page: str
    now: float
    house: HouseData


class Update(TypedDict):
    """A match as the client may see it now.

    `table` is null before the game begins, and where nothing on it has changed but who owes a decision (`owed`).
    """

    v: int
    type: Literal["update"]
    match: str
    revision: int
    room: Room
    owed: list[OwedDecision]
    table: Envelope | None
    now: float


class Mine(TypedDict):
    """One of your own matches as your list shows it now, sent though you do not watch it.

    `room` is null once it is yours no more. Who watches it through a seat of their own is told by updates instead.
    Without a `match`, word may have been lost: ask for the list again.
    """

    v: int
    type: Literal["mine"]
    match: str | None
    room: Room | None


class Chat(TypedDict):
    """Something was said."""

    v: int
    type: Literal["chat"]
    match: str
    message: ChatMessage


class Reply(TypedDict):
    """The answer to a request of the client with an `id`; either `error` or `result` is null."""

    v: int
    type: Literal["reply"]
    id: int | str | None
    result: dict[str, Any] | None
    error: ErrorData | None


class Bye(TypedDict):
    """The server ends the connection: connect again after so many seconds."""

    v: int
    type: Literal["bye"]
    reason: Literal["restart", "slow", "signed-out", "too-many", "banned"]
    again_in: float


class User(TypedDict):
    """Somebody who plays, as they see themselves."""

    id: str
    name: str
    login: str | None
    language: str
    guest: bool


class SignedIn(TypedDict):
    """A user and the token of the new session; it is shown this once."""

    user: User
    token: str


class SessionData(TypedDict):
    """A device on which one is signed in; `browser` and `system` are empty where a program or something unknown is."""

    id: str
    browser: str
    system: str
    created_at: float
    used_at: float
    current: bool


class GameData(TypedDict):
    """A title in brief; the rest is in its catalogue."""

    game: str
    title: str
    blurb: str
    seats: list[int]
    usual_seats: int
    year: int
    designers: list[str]
    rules_version: int
    catalogue: str


class Rematch(TypedDict):
    """The new match once all people have agreed; null until then."""

    id: str | None


class Created(TypedDict):
    """A new thing, by its id."""

    id: str


class Joined(TypedDict):
    """The seat that was taken."""

    seat: int


class Invitation(TypedDict):
    """A single-use invitation: `link` is to be sent, `token` is what it holds."""

    token: str
    link: str


class LinkData(TypedDict):
    """The link to a table, and its QR code as the address of an image; whether others can reach it."""

    link: str
    image: str
    reaches: bool


class PlayedData(TypedDict):
    """What came of a move: how many decisions were taken, why no more, and the revision after it."""

    done: int
    stopped: str | None
    revision: int


class UndoneData(TypedDict):
    """Whether the move was taken back at once; if not, the others are asked."""

    done: bool
    revision: int


class PointsData(TypedDict):
    """The points of every seat by source after a decision."""

    decision: int
    points: list[dict[str, int]]


class ExpectationData(TypedDict):
    """What a seat could expect before a decision of its own: the share of the others that it beats, from 0 to 1."""

    step: int
    seat: int
    value: float


class SeatPlay(TypedDict):
    """How many choices a seat had, and how many of its decisions were as good as the best."""

    seat: int
    choices: int
    close: int


class MarkedData(TypedDict):
    """A decision that cost a seat something: what it played (and what really followed), and what was better."""

    step: int
    seat: int
    cost: float
    played: HintData
    better: HintData


class ReviewData(TypedDict):
    """A bot's review of a match that is over: how far it is, what each seat could expect, what cost most."""

    status: Literal["none", "running", "ready"]
    done: int
    total: int
    rounds: int
    curve: list[ExpectationData]
    plays: list[SeatPlay]
    marked: list[MarkedData]


class AuditData(TypedDict):
    """What a host did."""

    deed: str
    details: dict[str, Any]
    at: float


class Note(TypedDict):
    """A note to oneself."""

    text: str


class Health(TypedDict):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    database: str
    compiled: bool


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: ErrorData


SOCKET = (Hello, House, Update, Mine, Chat, Reply, Bye)
"""What is sent over the socket."""
ANSWERS = (
    User,
    SignedIn,
    SessionData,
    GameData,
    Created,
    Rematch,
    Joined,
    Invitation,
    LinkData,
    PlayedData,
    UndoneData,
    HintData,
    CoachData,
    ReasonData,
    ExampleData,
    LessonData,
    LearnedData,
    PointsData,
    ReviewData,
    AuditData,
    Note,
    LetterData,
    LetterRead,
    MovedData,
    Health,
    Failure,
    Room,
    ChatMessage,
)
"""What is answered over HTTP, beside the envelope, the preview and the catalogue."""
