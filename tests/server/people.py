"""A server for a test, and people who play at it over real connections."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from functools import wraps
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from quadriga.server.app import create_app
from quadriga.server.run import TableServer, listening
from quadriga.server.service import Service
from quadriga.server.settings import Settings

PATIENCE = 60.0
CERTIFICATES = ssl.create_default_context()
"""Read once, not for everybody: nothing here is asked over HTTPS."""


def scenario(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let a coroutine be a test."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.began = time.time()
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.began + self.ahead


@asynccontextmanager
async def running(
    database: str, now: Callable[[], float] = time.time, proxy: str | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A server on a port of its own, as long as it is needed."""
    wanted = {"bot_pause": 0.0, "limits": 100.0, "hint_seconds": 0.3, **settings}
    app = create_app(Settings(database=database, **wanted), now)
    socket = listening("127.0.0.1", 0)
    table_server = TableServer(app, proxy=proxy)
    table_server.capture_signals = nullcontext  # type: ignore[method-assign]
    task = asyncio.create_task(table_server.serve([socket]))
    while not table_server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    server = Server(f"http://127.0.0.1:{socket.getsockname()[1]}", app.state.service)
    try:
        yield server
    finally:
        for person in server.people:
            await person.close()
        table_server.should_exit = True
        await task


class Server:
    """A running server."""

    def __init__(self, url: str, service: Service) -> None:
        self.url = url
        self.service = service
        self.people: list[Person] = []

    async def guest(self, name: str, language: str = "en", address: str | None = None) -> Person:
        """Somebody new; at another address of this machine where wanted, as 127.0.0.2."""
        person = Person(self.url, name, language, address)
        await person.sign_in()
        self.people.append(person)
        return person

    def anybody(self) -> Person:
        """Somebody who has given no name yet."""
        person = Person(self.url, "")
        self.people.append(person)
        return person


class Person:
    """Somebody who plays, over HTTP and a socket."""

    def __init__(self, url: str, name: str, language: str = "en", address: str | None = None) -> None:
        self.url = url
        self.address = address
        self.name = name
        self.language = language
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"Accept-Language": language},
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=address, verify=CERTIFICATES),
        )
        self.socket: ClientConnection | None = None
        self.token = ""
        self.id = ""
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.tables: dict[str, Any] = {}
        self.keys = 0

    async def sign_in(self) -> None:
        told = await self.post("/api/guests", {"name": self.name, "language": self.language})
        self.use(told["token"], told["user"]["id"])

    def use(self, token: str, user_id: str) -> None:
        self.token, self.id = token, user_id
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {token}"

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()

    # ---- HTTP ------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.request(method, path, json=body, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return _told(await self.ask("POST", path, {} if body is None else body, **more))

    async def put(self, path: str, body: Any = None) -> Any:
        return _told(await self.ask("PUT", path, {} if body is None else body))

    async def get(self, path: str) -> Any:
        return _told(await self.ask("GET", path))

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code with which a request is refused."""
        found = await self.ask(method, path, body)
        assert found.status_code >= 400, found.text
        return found.status_code, found.json()["error"]["code"]

    async def new_match(self, game: str, *others: str, start: bool = True, **more: Any) -> str:
        """A match with oneself in the first seat; others are `open`, `hot`, `invited` or bots."""
        seats = [{"kind": "you"}] + [
            {"kind": one} if one in ("open", "hot", "invited") else {"kind": "bot", "bot": one} for one in others
        ]
        body = {"game": game, "seats": seats, "start": start, **more}
        return str((await self.post("/api/matches", body))["id"])

    async def end(self, match: str, *others: Person) -> Any:
        """Propose to end a match without a result, to which all others agree."""
        seat = (await self.get(f"/api/matches/{match}"))["you"][0]
        room = await self.post(f"/api/matches/{match}/proposals", {"seat": seat, "kind": "end"})
        for other in others:
            room = await other.post(f"/api/matches/{match}/proposals/answer", {"agree": True})
        return room

    async def table(self, match: str, **query: Any) -> dict[str, Any]:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        found: dict[str, Any] = await self.get(f"/api/matches/{match}/table?{words}")
        return found

    async def move(self, match: str, seat: int, nth: int = 0) -> dict[str, Any]:
        """Take the n-th decision that is offered."""
        told = await self.table(match, seat=seat)
        actions = told["actions"]
        body = {"seat": seat, "actions": [actions[nth % len(actions)]["action"]], "revision": told["revision"]}
        found: dict[str, Any] = await self.post(f"/api/matches/{match}/decisions", body)
        return found

    # ---- the socket ------------------------------------------------------------------------------------------

    async def connect(self, **more: Any) -> None:
        address = self.url.replace("http", "ws") + "/api/socket"
        if self.address is not None:
            more["local_addr"] = (self.address, 0)
        # A machine that is busy for long is no line that is cut: no pings.
        self.socket = await connect(address, max_size=None, ping_interval=None, **more)
        await self.send("hello", token=self.token, language=self.language)
        assert (await self.hear())["type"] == "hello"

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, do: str, **more: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"do": do, **more}))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            # Where nothing has changed on the table, it is not sent again.
            before = self.tables.get(message["match"])
            message["table"] = message["table"] or (before and {**before, "owed": message["owed"]})
            self.tables[message["match"]] = message["table"]
        self.heard.append(message)
        self.raw.append(text)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message that is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def say_and_hear(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a request; returns its reply."""
        self.keys += 1
        await self.send(do, id=self.keys, **more)
        return await self.until(lambda message: message["type"] == "reply" and message["id"] == self.keys)

    async def watch(self, match: str, **more: Any) -> dict[str, Any]:
        """Look at a match; returns the first update."""
        if self.socket is None:
            await self.connect()
        await self.send("watch", match=match, **more)
        return await self.until(lambda message: message["type"] == "update" and message["match"] == match)

    async def play_to_the_end(self, match: str, most: int = 5000) -> dict[str, Any]:
        """Play own seats at random over the socket; returns the last update."""
        update = await self.watch(match)
        for n in range(most):
            if update["room"]["status"] == "over":
                return update
            told = update["table"]
            if told["question"] is not None:
                action = told["actions"][n * 7 % len(told["actions"])]["action"]
                await self.send(
                    "play", match=match, seat=told["seat"], actions=[action], revision=told["revision"], key=f"{n}"
                )
            update = await self.until(lambda message: message["type"] == "update" and message["match"] == match)
        raise AssertionError("the match does not end")


def _told(found: httpx.Response) -> Any:
    assert found.status_code < 400, f"{found.status_code}: {found.text}"
    return found.json() if found.content else None
