"""Kills a table server again and again while people play, and looks whether a decision was lost or taken twice.

    python tools/table_crash.py [--decisions 1000] [--database URL | --postgres] [--clients 12]

Clients play matches of all four games without a pause and repeat what was not acknowledged, with the same key. The
server is killed (`kill -9`) at random moments. In the end the log of every match must hold each acknowledged decision,
once, in the order they were acknowledged, and replay.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from quadriga.server.store import matches
from quadriga.server.store.database import Database

GAMES = {"caesar": 2, "empire": 3, "augustus": 4, "antike": 3}


class Killed:
    """A server process that dies often."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser", "--limits", "0"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quadriga", *words, "--bot-pause", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def wait(self) -> None:
        """Until it answers."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get("/healthz")
                    return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.kills += 1


class Client:
    """Plays all seats of one match and remembers what was acknowledged."""

    def __init__(self, server: Killed, number: int, luck: random.Random) -> None:
        self.server = server
        self.number = number
        self.luck = luck
        self.http = httpx.AsyncClient(base_url=server.url, timeout=5.0)
        self.acknowledged: list[tuple[str, list[str]]] = []
        self.match = ""
        self.repeats = 0

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        """Ask until there is an answer, however often the server dies meanwhile."""
        headers = {"Idempotency-Key": key} if key else {}
        first = True
        while True:
            try:
                found = await self.http.request(method, path, json=body, headers=headers)
                if found.status_code < 500:
                    return found
            except httpx.HTTPError:
                pass
            self.repeats += not first
            first = False
            await asyncio.sleep(0.1)

    async def begin(self) -> None:
        told = (await self.ask("POST", "/api/guests", {"name": f"Client {self.number}"})).json()
        self.http.headers["Authorization"] = f"Bearer {told['token']}"
        self.http.cookies.clear()
        await self.new_match()

    async def new_match(self) -> None:
        game = list(GAMES)[self.number % len(GAMES)]
        seats = [{"kind": "hot", "name": f"P{n}"} for n in range(GAMES[game] - 1)] + [{"kind": "bot", "bot": "random"}]
        room = (await self.ask("POST", "/api/matches", {"game": game, "seats": seats, "start": True})).json()
        self.match, self.seats = room["id"], len(seats) - 1

    async def decide(self, key: str) -> bool:
        """Take one decision; whether there was one to take."""
        for seat in self.luck.sample(range(self.seats), self.seats):
            told = (await self.ask("GET", f"/api/matches/{self.match}/table?seat={seat}")).json()
            if told.get("outcome") is not None:
                await self.new_match()
                return False
            if told["actions"]:
                chosen = self.luck.choice(told["actions"])["action"]
                body = {"seat": seat, "actions": [chosen], "revision": told["revision"]}
                found = await self.ask("POST", f"/api/matches/{self.match}/decisions", body, key)
                if found.status_code == 200:
                    self.acknowledged.append((self.match, [str(seat), chosen]))
                    return True
                assert found.status_code == 409, found.text
                return False
        await asyncio.sleep(0.02)
        return False


async def play(server: Killed, decisions: int, clients: int, luck: random.Random) -> list[Client]:
    people = [Client(server, n, random.Random(luck.random())) for n in range(clients)]
    await asyncio.gather(*(person.begin() for person in people))
    taken = 0

    async def keep_deciding(person: Client) -> None:
        nonlocal taken
        tries = 0
        while taken < decisions:
            tries += 1
            decided = await person.decide(f"{person.number}-{tries}")
            taken += decided

    async def keep_killing() -> None:
        while taken < decisions:
            # Mostly at work, sometimes while it starts.
            if luck.random() < 0.9:
                await server.wait()
            await asyncio.sleep(luck.uniform(0.0, 5.0))
            await asyncio.to_thread(server.kill)
            server.start()

    killing = asyncio.create_task(keep_killing())
    await asyncio.gather(*(keep_deciding(person) for person in people))
    await killing
    return people


async def check(people: list[Client]) -> int:
    """Compare what was acknowledged with the logs; returns how many decisions were found."""
    found = 0
    for person in people:
        for match in dict.fromkeys(match for match, _ in person.acknowledged):
            mine = [decision for where, decision in person.acknowledged if where == match]
            kept = await logged(person.server.database, match)
            log = [entry for entry in kept if entry["seat"] in range(person.seats)]
            chosen = [[str(entry["seat"]), entry["action"]] for entry in log if not entry.get("forced")]
            assert chosen == mine, f"match {match}: {len(mine)} acknowledged, {len(chosen)} kept"
            found += len(mine)
    return found


async def logged(database: str, match: str) -> list[dict[str, Any]]:
    """The log of a match, read past the server."""
    kept = Database(database)
    async with kept.reading() as connection:
        rows = await matches.entries(connection, match)
    await kept.close()
    return [entry for entry, _ in rows]


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--decisions", type=int, default=1000)
    words.add_argument("--clients", type=int, default=12)
    words.add_argument("--database")
    words.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    words.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own; run with PYTHONPATH=.")
    given = words.parse_args()
    if given.postgres:
        from tests import postgres

        with postgres.database() as given.database:
            run(given)
    else:
        run(given)


def run(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Killed(given.database or f"sqlite:///{Path(folder)}/q.db")
        server.start()
        began = time.perf_counter()
        try:
            people = asyncio.run(play(server, given.decisions, given.clients, random.Random(given.seed)))
        finally:
            server.kill()
        found = asyncio.run(check(people))
        verified = subprocess.run(
            [sys.executable, "-m", "quadriga", "verify", "--database", server.database, "--json"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert verified.returncode == 0, verified.stdout + verified.stderr
        told = {
            "decisions": found,
            "kills": server.kills - 1,
            "repeated": sum(person.repeats for person in people),
            "matches replayed": len(verified.stdout.splitlines()),
            "seconds": round(time.perf_counter() - began, 1),
            "seed": given.seed,
        }
        print(json.dumps(told))


if __name__ == "__main__":
    main()
