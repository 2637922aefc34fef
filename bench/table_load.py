"""How a table server holds up: many live matches of all four games, played by scripted people who think for a while.

    python bench/table_load.py [--matches 200] [--people 800] [--minutes 10] [--postgres [--processes 2]] [--profile]

People sit in every match, level-1 bots in the other seats. Each person holds one socket and answers after 2 to 8
seconds; with several server processes, the people of a match are spread over them. Measured by the clients: the time
from sending a decision until the last person of the match has been told (p50, p95, p99). Beside it: memory and
processor time of the server, of the database and of the clients themselves, which share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import uvloop
from lean_socket import LeanSocket
from where_time_goes import Sampler

SEATS = {"caesar": 2, "empire": 5, "augustus": 6, "antike": 6}
"""Seats of a match."""
TOGETHER = 8
"""So many tables are set at once."""
PATIENCE = 600.0
"""Who sits down waits for so many seconds: on a machine that does much else, a minute was too short."""

# People read of a message no more than they need, as bytes.
DECIDED = re.compile(rb'"kind":"decision","seat":(\d+)')
ACTION = re.compile(rb'\{"action":"([^"]+)"')
ASKED = re.compile(rb'"revision":(\d+),"seat":(\d+),"seats"')
REFUSED = re.compile(rb'"error":\{"code":"([^"]+)"')


class Load:
    """All people, and what they noticed."""

    def __init__(self, ports: list[int], think: tuple[float, float]) -> None:
        self.ports = ports
        self.think = think
        self.decided: dict[tuple[str, int], tuple[float, float]] = {}
        """When each seat decided last, and when the last of its match was told of it."""
        self.told: list[float] = []
        self.refused: Counter[str] = Counter()
        self.ends = 0
        self.stop = False

    def sends(self, match: str, seat: int) -> None:
        """A seat decides; what it decided before has long been told to all."""
        began, last = self.decided.get((match, seat), (0.0, 0.0))
        if last:
            self.told.append(last - began)
        self.decided[match, seat] = (time.perf_counter(), 0.0)

    def hears(self, match: str, seat: int) -> None:
        """Somebody in a match is told what a seat decided."""
        if (match, seat) in self.decided:
            self.decided[match, seat] = (self.decided[match, seat][0], time.perf_counter())


class Person:
    """Somebody at one socket, as long as a match lasts."""

    def __init__(self, load: Load, match: str, luck: random.Random) -> None:
        self.load, self.match, self.luck = load, match, luck
        self.line: LeanSocket | None = None
        self.thinks = False
        self.told = b""
        """The table as it was told last."""

    async def play(self, port: int, address: str, token: str) -> None:
        """Until the match is over or the line is cut."""
        self.line = await LeanSocket.connect(port, address, self.hear)
        self.line.send({"do": "hello", "token": token})
        self.line.send({"do": "watch", "match": self.match})
        try:
            await self.line.closed
        finally:
            self.line.close()

    def hear(self, message: bytes) -> None:
        """A message has come."""
        if message.startswith(b'{"v":1,"type":"reply"'):
            if refused := REFUSED.search(message):
                self.load.refused[refused[1].decode()] += 1
        if not message.startswith(b'{"v":1,"type":"update"'):
            return
        for seat in set(DECIDED.findall(message)):
            self.load.hears(self.match, int(seat))
        if b'"table":null' not in message:
            self.told = message
        if b'"status":"over"' in message and self.line is not None:
            self.line.close()
        elif not self.thinks and b'"question":{' in message:
            self.thinks = True
            asyncio.get_running_loop().call_later(self.luck.uniform(*self.load.think), self.answer)

    def answer(self) -> None:
        """Decide, having thought, about the table as it stands by now: others may have decided meanwhile."""
        self.thinks = False
        if b'"question":{' not in self.told:
            return
        asked, actions = ASKED.search(self.told), ACTION.findall(self.told)
        assert self.line is not None and asked is not None
        seat, action = int(asked[2]), self.luck.choice(actions).decode()
        self.load.sends(self.match, seat)
        words = {"do": "play", "match": self.match, "seat": seat, "actions": [action], "revision": int(asked[1])}
        self.line.send({**words, "key": secrets.token_hex(8)})


class Table:
    """One match after another, with the same people."""

    def __init__(self, load: Load, number: int, game: str, people: int) -> None:
        self.load = load
        self.number = number
        self.game = game
        self.people = people
        self.tokens: list[str] = []
        self.match = ""
        # Few tables have an address in common: what one address may do is not what is measured.
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"

    async def run(self, luck: random.Random) -> None:
        """Play until the time is up; a match that ends is followed by the next."""
        while not self.load.stop:
            ports = [self.load.ports[(self.number + n) % len(self.load.ports)] for n in range(self.people)]
            people = [Person(self.load, self.match, luck) for _ in ports]
            await asyncio.gather(
                *(
                    person.play(port, self.address, token)
                    for person, port, token in zip(people, ports, self.tokens, strict=True)
                )
            )
            if not self.load.stop:
                self.load.ends += 1
                await self.begin()

    async def begin(self) -> None:
        """Sit down and start."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        url = f"http://127.0.0.1:{self.load.ports[self.number % len(self.load.ports)]}"
        async with httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE, trust_env=False) as http:
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


# ---- what is measured ------------------------------------------------------------------------------------------


def memory(process: int) -> float:
    """The memory of a process in MB."""
    rows = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS"))


def processor_time(process: int) -> float:
    """The seconds a process has computed, with those of its children that have ended."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return 0.0


def family(process: int | None) -> list[int]:
    """A process and its children: PostgreSQL has one for each connection."""
    if process is None:
        return []
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(int(one) for one in listed)]


class Used:
    """Processor time since a moment, of all who share the machine."""

    def __init__(self, servers: list[int], database: int | None) -> None:
        self.groups = {"server": servers, "database": family(database), "clients": [os.getpid()]}
        self.began = {name: self._sum(name) for name in self.groups}
        self.at = time.perf_counter()

    def _sum(self, name: str) -> float:
        return sum(processor_time(process) for process in self.groups[name])

    def seconds(self, name: str) -> float:
        """What a group has computed since."""
        return self._sum(name) - self.began[name]

    def cores(self) -> dict[str, float]:
        """How many cores each group kept busy."""
        return {name: round(self.seconds(name) / (time.perf_counter() - self.at), 3) for name in self.groups}


async def decisions(ports: list[int]) -> float:
    """All that was decided so far, by people and bots."""
    found = 0.0
    async with httpx.AsyncClient(trust_env=False) as http:
        for port in ports:
            rows = (await http.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
            found += sum(float(row.split()[1]) for row in rows if row.startswith("quadriga_decisions_total"))
    return found


async def answers(port: int) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(trust_env=False) as http:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


async def measure(
    servers: list[int], ports: list[int], database: int | None, given: argparse.Namespace
) -> dict[str, Any]:
    """Run all matches for some minutes."""
    load, luck = Load(ports, tuple(given.think)), random.Random(given.seed)
    tables = [Table(load, n, game, people) for n, (game, people) in enumerate(shared_out(given.matches, given.people))]
    for port in ports:
        await answers(port)
    playing = []
    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]
        await asyncio.gather(*(table.begin() for table in some))
        playing += [asyncio.create_task(table.run(random.Random(luck.random()))) for table in some]
    await asyncio.sleep(given.warm_up)
    load.told.clear()
    samplers = [Sampler(server) for server in servers] if given.profile else []
    before, used, memories = await decisions(ports), Used(servers, database), []
    while time.perf_counter() - used.at < given.minutes * 60:
        memories.append([round(memory(server)) for server in servers])
        await asyncio.sleep(min(30.0, given.minutes * 60 / 4))
    cores, computed, seconds = used.cores(), used.seconds("server"), time.perf_counter() - used.at
    parts = [sampler.result() for sampler in samplers]
    taken = await decisions(ports) - before
    load.stop = True
    failed = [task.exception() for task in playing if task.done() and task.exception() is not None]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    cuts = statistics.quantiles(load.told, n=100)
    for _, functions in parts:
        print("  alone   within\n" + "\n".join(functions), file=sys.stderr)
    return {
        "matches": len(tables),
        "people": sum(table.people for table in tables),
        "seconds": round(seconds),
        "decisions": len(load.told),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "decisions_of_all": round(taken),
        "server_ms_a_decision": round(1000 * computed / max(1.0, taken), 2),
        "cores": cores,
        "memory_mb": memories,
        "matches_ended": load.ends,
        "refused": dict(load.refused),
        "failed": [repr(one)[:200] for one in failed[:3]],
    } | ({"goes_into": [shares for shares, _ in parts]} if parts else {})


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
    words.add_argument("--processes", type=int, default=1, help="server processes, on PostgreSQL")
    words.add_argument("--profile", action="store_true", help="what the server's time goes into; needs py-spy")
    words.add_argument("--source", type=Path, help="serve the tree in this folder, to compare with")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    if given.postgres:
        from tests.postgres import Postgres

        own = Postgres()
        try:
            given.database = asyncio.run(own.new_database())
            run(given, int((own.folder / "data" / "postmaster.pid").read_text().split()[0]))
        finally:
            own.stop()
    else:
        run(given, None)


def run(given: argparse.Namespace, database: int | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        address = given.database or f"sqlite:///{folder}/q.db"
        ports = [_free_port() for _ in range(given.processes)]
        servers = [_serve(port, address, Path(folder), given.source) for port in ports]
        try:
            # The collector of this process must not be measured.
            gc.disable()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = runner.run(measure([server.pid for server in servers], ports, database, given))
                print(json.dumps(found))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()


def _serve(port: int, database: str, folder: Path, source: Path | None) -> subprocess.Popen[bytes]:
    words = ["serve", "--port", str(port), "--database", database, "--no-browser", "--limits", "20"]
    own = {} if source is None else {"PYTHONPATH": str(source / "src")}
    with (folder / f"log-{port}").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "quadriga", *words], stdout=subprocess.DEVNULL, stderr=log, env=os.environ | own
        )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
