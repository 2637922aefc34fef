"""Polite players: they play matches of all four games, over HTTP and sockets, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from tools.prove_server.stage import Stage
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTEMPT_SECONDS = 15.0
"""An attempt without an answer is given up and repeated."""
PACE = {"kind": "move", "seconds": 60}
"""Nobody polite takes so long: who is stood in for has lost time that was theirs."""
BOTS = {"caesar": 1, "empire": 2, "augustus": 2, "antike": 2}
HOT_SEATS = {"caesar": 2, "empire": 3, "augustus": 4, "antike": 3}
LINE: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": 5, "proxy": None}
GONE = (OSError, WebSocketException, TimeoutError)


@dataclass
class Decision:
    """What somebody decided, and the key that makes repeating it safe."""

    match: str
    seat: int
    action: str
    revision: int
    key: str


@dataclass
class Sample:
    """From when to when somebody waited: for the answer of a process, or (None) for a bot."""

    process: int | None
    began: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.began


@dataclass
class Notes:
    """What all players of a phase noted."""

    acknowledged: list[Decision] = field(default_factory=list)
    unanswered: list[Decision] = field(default_factory=list)
    """Sent, but the phase ended before an answer: they may be kept or not."""
    answers: list[Sample] = field(default_factory=list)
    replies: list[Sample] = field(default_factory=list)
    matches: dict[str, int] = field(default_factory=dict)
    """Every match that was begun, and how many of its seats, the first ones, people have."""
    repeated: int = 0
    limited: int = 0
    """How often a polite player was told to be slower."""
    stood_in: set[tuple[str, int]] = field(default_factory=set)
    """Seats of polite players on which a bot was put, as if their time were up."""


class Player:
    """Somebody at an address of their own, who asks one process and turns to another when that one fails."""

    def __init__(self, stage: Stage, notes: Notes, number: int, game: str, luck: random.Random) -> None:
        self.stage, self.notes, self.number, self.game, self.luck = stage, notes, number, game, luck
        # Those of one kind, and the two of a pair, are spread over the processes.
        self.at = (number + number // 2) % len(stage.servers)
        self.address = f"127.0.0.{9 + number}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(transport=transport, timeout=ATTEMPT_SECONDS, trust_env=False)
        self.token = ""
        self.match = ""
        self.keys = 0
        self.pending: Decision | None = None
        self.stopping = False

    async def run(self) -> None:
        """Play one match after another until told to stop."""
        await self.sign_in()
        while not self.stopping:
            await self.begin()
            await self.play()
        await self.http.aclose()

    async def begin(self) -> None:
        """Begin a match."""

    async def play(self) -> None:
        """Play it to its end, or until told to stop."""

    async def sign_in(self) -> None:
        told = await self.ask("POST", "/api/guests", {"name": f"Polite {self.number}"})
        self.http.cookies.clear()
        self.token = told.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    async def new_match(self, seats: list[dict[str, str]], people: int, start: bool = True) -> None:
        body = {"game": self.game, "seats": seats, "start": start, "pace": PACE}
        found = await self.ask("POST", "/api/matches", body)
        self.match = found.json()["id"]
        self.notes.matches[self.match] = people

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        """Ask until there is an answer, at one process or the other; what has a key is measured."""
        headers = {} if key is None else {"Idempotency-Key": key}
        while True:
            at, began, found = self.at, time.monotonic(), None
            with contextlib.suppress(httpx.HTTPError):
                found = await self.http.request(method, self.stage.urls[at] + path, json=body, headers=headers)
            if key is not None:
                self.notes.answers.append(Sample(at, began, time.monotonic()))
            if found is not None and found.status_code == 429:
                self.notes.limited += 1
                await asyncio.sleep(float(found.headers.get("Retry-After", 1)))
            elif found is not None and found.status_code < 500:
                return found
            else:
                await self.again(found is not None)

    async def again(self, refused: bool) -> None:
        """Before the next attempt: turn to another process, if there is one."""
        self.notes.repeated += 1
        if refused:
            self.stage.refused.set()
        self.at = (self.at + 1) % len(self.stage.servers)
        await asyncio.sleep(0.1)

    def choose(self, told: dict[str, Any]) -> Decision:
        """What to decide, by luck."""
        if told["players"][told["seat"]]["bot"] is not None:
            self.notes.stood_in.add((self.match, told["seat"]))
        self.keys += 1
        action = self.luck.choice(told["actions"])["action"]
        self.pending = Decision(self.match, told["seat"], action, told["revision"], f"{self.number}-{self.keys}")
        return self.pending

    def answered(self, decision: Decision, kept: bool) -> None:
        """The server has said whether it took a decision."""
        if kept:
            self.notes.acknowledged.append(decision)
        self.pending = None

    def end(self) -> None:
        """Whatever has no answer in the end may be kept or not."""
        if self.pending is not None:
            self.notes.unanswered.append(self.pending)


class Alone(Player):
    """Plays all seats of a match at one screen, over HTTP, as fast as it goes."""

    async def begin(self) -> None:
        seats = HOT_SEATS[self.game]
        others = [{"kind": "hot", "name": f"Seat {n}"} for n in range(1, seats)]
        await self.new_match([{"kind": "you"}, *others], seats)

    async def play(self) -> None:
        seat = 0
        while not self.stopping:
            told = (await self.ask("GET", f"/api/matches/{self.match}/table?seat={seat}")).json()
            if told["outcome"] is not None:
                return
            if not told["actions"]:
                seat = told["owed"][0]["seat"]
                await asyncio.sleep(0.02)
                continue
            await asyncio.sleep(self.luck.uniform(0.05, 0.2))
            mine = self.choose(told)
            body = {"seat": mine.seat, "actions": [mine.action], "revision": mine.revision}
            found = await self.ask("POST", f"/api/matches/{self.match}/decisions", body, mine.key)
            assert found.status_code in (200, 409), found.text
            self.answered(mine, found.status_code == 200)


class Live(Player):
    """Plays one seat over a socket, against bots of level 1 or together with another player."""

    def __init__(self, *given: Any, host: Live | None = None, pair: bool = False) -> None:
        super().__init__(*given)
        self.host = host
        self.pair = pair or host is not None
        self.told: dict[str, Any] | None = None
        self.over = False
        self.ready, self.joined = asyncio.Event(), asyncio.Event()
        self.sent_at = 0.0
        self.bots_owe: set[int] = set()
        self.waits_since: float | None = None

    async def begin(self) -> None:
        self.told, self.over, self.bots_owe, self.waits_since = None, False, set(), None
        if self.host is not None:
            await self.host.ready.wait()
            self.host.ready.clear()
            self.match = self.host.match
            await self.ask("POST", f"/api/matches/{self.match}/join", {})
            self.host.joined.set()
        elif self.pair:
            await self.new_match([{"kind": "you"}, {"kind": "open"}], 2, start=False)
            self.ready.set()
            await self.joined.wait()
            self.joined.clear()
            await self.ask("POST", f"/api/matches/{self.match}/start", {})
        else:
            bots = [{"kind": "bot", "bot": "level1"}] * BOTS[self.game]
            await self.new_match([{"kind": "you"}, *bots], 1)

    async def play(self) -> None:
        while not self.stopping and not self.over:
            try:
                address = self.stage.urls[self.at].replace("http", "ws") + "/api/socket"
                async with connect(address, local_addr=(self.address, 0), **LINE) as line:
                    await self.at_the_line(line)
            except GONE as gone:
                self.note_answer()
                self.note_reply()
                self.waits_since, self.bots_owe = None, set()
                await self.again(refused=str(gone) == "try-again")

    async def at_the_line(self, line: ClientConnection) -> None:
        """Until the match is over; whatever was not answered is asked again."""
        await line.send(json.dumps({"do": "hello", "token": self.token}))
        await self.watch(line)
        if self.pending is not None:
            await self.send(line, self.pending)
        while not self.over and not (self.stopping and self.pending is None):
            message = orjson.loads(await asyncio.wait_for(line.recv(), ATTEMPT_SECONDS))
            if message["type"] == "bye":
                raise TimeoutError
            if message["type"] == "update":
                self.hear(message)
            if message["type"] == "reply" and not self.reply(message):
                await self.watch(line)
            if self.may_decide():
                assert self.told is not None
                await asyncio.sleep(self.luck.uniform(0.05, 0.2))
                await self.send(line, self.choose(self.told))

    def may_decide(self) -> bool:
        free = self.pending is None and not self.stopping and not self.over
        return free and self.told is not None and bool(self.told["actions"])

    async def send(self, line: ClientConnection, mine: Decision) -> None:
        self.sent_at, self.told = time.monotonic(), None
        words = {"do": "play", "id": mine.key, "match": mine.match, "seat": mine.seat, "actions": [mine.action]}
        await line.send(json.dumps({**words, "revision": mine.revision, "key": mine.key}))

    async def watch(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"do": "watch", "match": self.match, "id": "watch"}))

    def reply(self, message: dict[str, Any]) -> bool:
        """An answer, and whether it is a good one; a decision that could not be kept just now is sent again."""
        code = None if message["error"] is None else message["error"]["code"]
        self.notes.limited += code == "too-many"
        if code in ("try-again", "too-many", "match-aside"):
            raise TimeoutError(code)
        if self.pending is not None and message["id"] == self.pending.key:
            self.note_answer()
            self.answered(self.pending, code is None)
        return code is None

    def note_answer(self) -> None:
        """An attempt is over, by an answer or without one."""
        if self.sent_at:
            self.notes.answers.append(Sample(self.at, self.sent_at, time.monotonic()))
            self.sent_at = 0.0

    def hear(self, message: dict[str, Any]) -> None:
        """News of the match: whether it is over, what to decide, how long bots took."""
        self.over = message["room"]["status"] == "over"
        late = [seat["seat"] for seat in message["room"]["seats"] if seat["stand_in"] is not None]
        self.notes.stood_in.update((self.match, seat) for seat in late)
        table = message["table"]
        if table is not None:
            self.told = table
        elif self.told is not None:
            self.told = {**self.told, "owed": message["owed"]}
        if self.pair:
            return
        by_bots = table is not None and any(one["seat"] > 0 for one in table["news"])
        owe = set() if self.over else {one["seat"] for one in message["owed"] if one["seat"] > 0}
        if by_bots or owe != self.bots_owe:
            self.note_reply()
            self.waits_since = time.monotonic() if owe else None
            self.bots_owe = owe

    def note_reply(self) -> None:
        """A bot has answered, or never did."""
        if self.waits_since is not None:
            self.notes.replies.append(Sample(None, self.waits_since, time.monotonic()))

    def end(self) -> None:
        super().end()
        self.note_answer()
        if self.waits_since is not None and time.monotonic() - self.waits_since > 1.0:
            self.note_reply()


def polite_players(stage: Stage, notes: Notes, luck: random.Random) -> list[Player]:
    """Of each game one person alone and one against bots; and two pairs, whose players ask different processes."""
    players: list[Player] = []

    def given(game: str) -> tuple[Stage, Notes, int, str, random.Random]:
        return stage, notes, len(players), game, random.Random(luck.random())

    for game in BOTS:
        players.append(Live(*given(game)))
        players.append(Alone(*given(game)))
    for game in ("caesar", "antike"):
        host = Live(*given(game), pair=True)
        players.append(host)
        players.append(Live(*given(game), host=host))
    return players
