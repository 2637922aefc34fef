"""How a table server holds up: many live matches of all four games, played by scripted people who think for a while.

    python bench/table_load.py [--matches 200] [--people 800] [--minutes 10] [--database URL | --postgres]

People sit in every match, level-1 bots in the other seats. Each person holds one socket and answers after 2 to 8
seconds. Measured by the clients: the time from sending a decision until the last person of the match has been told
(p50, p95, p99); beside it the memory of the server each half minute. Server and clients share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = {"caesar": 2, "empire": 5, "augustus": 6, "antike": 6}
"""Seats of a match."""


class Load:
    """All people, and what they noticed."""

    def __init__(self, url: str, think: tuple[float, float]) -> None:
        self.url = url
        self.think = think
        self.decided: dict[tuple[str, int], tuple[float, float]] = {}
        """When each seat decided last, and when the last of its match was told of it."""
        self.told: list[float] = []
        self.refused: dict[str, int] = defaultdict(int)
        self.ends = 0
        self.stop = False

    def sends(self, match: str, seat: int) -> None:
        """A seat decides; what it decided before has long been told to all."""
        began, last = self.decided.get((match, seat), (0.0, 0.0))
        if last:
            self.told.append(last - began)
        self.decided[match, seat] = (time.perf_counter(), 0.0)

    def hears(self, match: str, news: list[dict[str, Any]]) -> None:
        """Somebody in a match is told."""
        now = time.perf_counter()
        for seat in {one["seat"] for one in news}:
            if (match, seat) in self.decided:
                self.decided[match, seat] = (self.decided[match, seat][0], now)


class Table:
    """One match after another, with the same people."""

    def __init__(self, load: Load, game: str, people: int) -> None:
        self.load = load
        self.game = game
        self.people = people
        self.tokens: list[str] = []
        self.match = ""

    async def run(self, http: httpx.AsyncClient, luck: random.Random) -> None:
        """Play until the time is up; a match that ends is followed by the next."""
        while not self.load.stop:
            await asyncio.gather(*(self.person(n, luck) for n in range(self.people)))
            if not self.load.stop:
                self.load.ends += 1
                await self.begin(http)

    async def begin(self, http: httpx.AsyncClient) -> None:
        """Sit down and start."""
        for n in range(len(self.tokens), self.people):
            told = await http.post("/api/guests", json={"name": f"{self.game} {n}"})
            http.cookies.clear()
            self.tokens.append(told.json()["token"])
        seats = SEATS[self.game]
        kinds = [{"kind": "you"}] + [{"kind": "open"}] * (self.people - 1)
        kinds += [{"kind": "bot", "bot": "level1"}] * (seats - self.people)
        made = await http.post("/api/matches", json={"game": self.game, "seats": kinds}, headers=self._by(0))
        self.match = made.json()["id"]
        for n in range(1, self.people):
            await http.post(f"/api/matches/{self.match}/join", json={}, headers=self._by(n))
        found = await http.post(f"/api/matches/{self.match}/start", json={}, headers=self._by(0))
        assert found.status_code == 200, found.text

    def _by(self, person: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[person]}"}

    async def person(self, n: int, luck: random.Random) -> None:
        """One person at one socket, until the time is up or the match ends."""
        address = self.load.url.replace("http", "ws") + "/api/socket"
        async with connect(address, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"do": "hello", "token": self.tokens[n]}))
            await socket.send(json.dumps({"do": "watch", "match": self.match}))
            answering: asyncio.Task[None] | None = None
            async for text in socket:
                message = orjson.loads(text)
                if message["type"] == "reply" and message["error"] is not None:
                    self.load.refused[message["error"]["code"]] += 1
                if message["type"] != "update":
                    continue
                told = message["table"]
                if told is not None:
                    self.load.hears(self.match, told["news"])
                if message["room"]["status"] == "over":
                    return
                if told is not None and told["question"] is not None and (answering is None or answering.done()):
                    answering = asyncio.create_task(self.answer(socket, told, luck))

    async def answer(self, socket: ClientConnection, told: dict[str, Any], luck: random.Random) -> None:
        """Think, then decide."""
        await asyncio.sleep(luck.uniform(*self.load.think))
        action = luck.choice(told["actions"])["action"]
        words = {"do": "play", "match": self.match, "seat": told["seat"], "actions": [action]}
        with contextlib.suppress(ConnectionClosed):
            self.load.sends(self.match, told["seat"])
            await socket.send(json.dumps({**words, "revision": told["revision"], "key": secrets.token_hex(8)}))


def memory(process: int) -> float:
    """The memory of a process in MB."""
    rows = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS"))


def processor_time(process: int) -> float:
    """The seconds a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: subprocess.Popen[bytes], url: str, given: argparse.Namespace) -> dict[str, Any]:
    """Run all matches for some minutes."""
    load = Load(url, tuple(given.think))
    luck = random.Random(given.seed)
    tables = [Table(load, game, people) for game, people in shared_out(given.matches, given.people)]
    async with httpx.AsyncClient(base_url=url, timeout=60.0) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.get("/healthz")
                break
            await asyncio.sleep(0.05)
        for table in tables:
            await table.begin(http)
        playing = [asyncio.create_task(table.run(http, random.Random(luck.random()))) for table in tables]
        await asyncio.sleep(given.warm_up)
        load.told.clear()
        used, began = processor_time(server.pid), time.perf_counter()
        memories = []
        while time.perf_counter() - began < given.minutes * 60:
            memories.append(round(memory(server.pid)))
            await asyncio.sleep(min(30.0, given.minutes * 60 / 4))
        seconds = time.perf_counter() - began
        busy = (processor_time(server.pid) - used) / seconds
        load.stop = True
        failed = [task.exception() for task in playing if task.done() and task.exception() is not None]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    cuts = statistics.quantiles(load.told, n=100)
    return {
        "matches": len(tables),
        "people": sum(table.people for table in tables),
        "seconds": round(seconds),
        "decisions": len(load.told),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "memory_mb": memories,
        "server_cores": round(busy, 2),
        "matches_ended": load.ends,
        "refused": dict(load.refused),
        "failed": [repr(one)[:200] for one in failed[:3]],
    }


def shared_out(matches: int, people: int) -> list[tuple[str, int]]:
    """Games and people of each match: the games in turn, people as many as wanted in all."""
    games = [list(SEATS)[n % len(SEATS)] for n in range(matches)]
    seated = [1] * matches
    n = 0
    while sum(seated) < people and any(seated[k] < SEATS[games[k]] for k in range(matches)):
        if seated[n % matches] < SEATS[games[n % matches]]:
            seated[n % matches] += 1
        n += 1
    return list(zip(games, seated, strict=True))


def main() -> None:
    """Start a server, load it, print what was measured as one line of JSON."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--matches", type=int, default=200)
    words.add_argument("--people", type=int, default=800)
    words.add_argument("--minutes", type=float, default=10.0)
    words.add_argument("--warm-up", type=float, default=20.0)
    words.add_argument("--think", type=float, nargs=2, default=(2.0, 8.0))
    words.add_argument("--database")
    words.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own; run with PYTHONPATH=.")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    if given.postgres:
        from tests import postgres

        with postgres.database() as given.database:
            run(given)
    else:
        run(given)


def run(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        database = given.database or f"sqlite:///{folder}/q.db"
        options = ["--port", str(port), "--database", database, "--no-browser"]
        server = subprocess.Popen(
            [sys.executable, "-m", "quadriga", "serve", *options],
            stdout=subprocess.DEVNULL,
            stderr=(Path(folder) / "log").open("wb"),
        )
        try:
            # The collector of this process must not be measured.
            gc.disable()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                print(json.dumps(runner.run(measure(server, f"http://127.0.0.1:{port}", given))))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
