"""Strangers at one address who want more than their share; they run in a process of their own, one for each attack.

    python -m tools.prove_server.strangers leech|flood --urls URL … --seconds S --seed N

They end by themselves, and print what they did as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from quadriga.core.play.match import Match
from quadriga.core.rng import Rng
from quadriga.games import load

ADDRESS = "127.0.0.8"
LEECHES, FLOODERS = 60, 500
FLOOD_PAUSE = 1.5
"""Each of the flooders asks about so often, in seconds: 300 requests a second in all."""
GONE = (OSError, EOFError, WebSocketException, TimeoutError)


class Stranger:
    """Somebody at one line of HTTP, read no further than needed."""

    def __init__(self, url: str, did: Counter[str]) -> None:
        self.host, self.port = urlsplit(url).hostname, urlsplit(url).port
        self.url, self.did = url, did
        self.token = ""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, what: str, path: str, body: Any) -> dict[str, Any]:
        """Ask for something; what came of it is counted. Empty where it was refused."""
        try:
            async with asyncio.timeout(30.0):
                status, answer = await self._post(path, json.dumps(body).encode())
        except GONE:
            self._line, status, answer = None, 0, b""
        self.did[f"{what} {status or 'failed'}"] += 1
        return dict(json.loads(answer)) if 200 <= status < 300 and answer[:1] == b"{" else {}

    async def _post(self, path: str, body: bytes) -> tuple[int, bytes]:
        if self._line is None:
            self._line = await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))
        reader, writer = self._line
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        told = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(told.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        return int(told.split(" ", 2)[1]), await reader.readexactly(length)

    async def arrive(self) -> bool:
        """Become a guest."""
        self.token = (await self.post("guest", "/api/guests", {"name": "Stranger"})).get("token", "")
        return bool(self.token)

    async def new_match(self, *others: dict[str, str]) -> str:
        seats = [{"kind": "you"}, *others]
        body = {"game": "augustus", "seats": seats, "start": True}
        return str((await self.post("match", "/api/matches", body)).get("id", ""))


async def leech(one: Stranger, until: float, luck: random.Random) -> None:
    """Ask for a match to be shown again and again, and read nothing of it."""
    await asyncio.sleep(luck.uniform(0.0, 1.0))
    if not await one.arrive():
        return
    match = await one.new_match(*[{"kind": "hot", "name": "Seat"}] * 5)
    while time.monotonic() < until:
        try:
            await _watch_without_reading(one, match, until)
        except GONE:
            one.did["cut off"] += 1
        await asyncio.sleep(0.5)


async def _watch_without_reading(one: Stranger, match: str, until: float) -> None:
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.bind((ADDRESS, 0))
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, (one.host, one.port))
    address = one.url.replace("http", "ws") + "/api/socket"
    # Of what comes, nothing is taken from the wire once one message waits.
    async with connect(address, sock=deaf, max_queue=1, compression=None, close_timeout=0.1, proxy=None) as line:
        one.did["socket"] += 1
        await line.send(json.dumps({"do": "hello", "token": one.token}))
        while time.monotonic() < until:
            async with asyncio.timeout(5.0):
                await line.send(json.dumps({"do": "watch", "match": match, "since": 0}))
            one.did["watch"] += 1
            await asyncio.sleep(0.1)


async def flood(one: Stranger, until: float, luck: random.Random) -> None:
    """Ask for hints and bring records, as often as it goes."""
    await asyncio.sleep(luck.uniform(0.0, 1.0))
    match = ""
    while time.monotonic() < until:
        if not one.token:
            await one.arrive()
        elif not match:
            match = await one.new_match({"kind": "bot", "bot": "level5"}, {"kind": "bot", "bot": "level5"})
        elif luck.random() < 0.6:
            await one.post("hint", f"/api/matches/{match}/hints", {"seat": 0})
        else:
            await one.post("import", "/api/records", {"record": RECORD})
        await asyncio.sleep(luck.uniform(0.0, 2 * FLOOD_PAUSE))


def finished_record(seed: int) -> str:
    """A game of Antike, the longest to play again."""
    match, rng = Match(load("antike").new(seats=6), Rng(seed)), Rng(seed)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match.record.text()


async def attack(kind: str, urls: list[str], seconds: float, seed: int) -> Counter[str]:
    """All strangers at once, spread over the processes."""
    did: Counter[str] = Counter()
    luck, until = random.Random(seed), time.monotonic() + seconds
    work, count = (leech, LEECHES) if kind == "leech" else (flood, FLOODERS)
    strangers = [Stranger(urls[n % len(urls)], did) for n in range(count)]
    working = [asyncio.create_task(work(one, until, random.Random(luck.random()))) for one in strangers]
    done, late = await asyncio.wait(working, timeout=seconds + 2.0)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    for task in done:
        task.result()
    return did


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("kind", choices=["leech", "flood"])
    words.add_argument("--urls", nargs="+", required=True)
    words.add_argument("--seconds", type=float, required=True)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    # Strangers have machines of their own: here they take what the server and the players leave.
    os.nice(10)
    RECORD = finished_record(given.seed) if given.kind == "flood" else ""
    print("ready", flush=True)
    print(json.dumps(asyncio.run(attack(given.kind, given.urls, given.seconds, given.seed))))
