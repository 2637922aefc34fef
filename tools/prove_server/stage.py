"""The server processes under trial, and what was done to them at which moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tools.prove_server.databases import Kept
from tools.prove_server.disk import CannotProve

from quadriga.server.service import BEAT_SECONDS
from quadriga.server.store.matches import ALIVE_SECONDS

BACK_SECONDS = 30.0
"""A server that does not serve so long after a fault does not come back by itself."""
TAKE_OVER_SECONDS = ALIVE_SECONDS + 2 * BEAT_SECONDS
"""After so long, other processes look after the bots of one that died without a word."""
WALL_CLOCK = Path(__file__).parent / "wall_clock.c"
"""What lets a process believe in another time."""


@dataclass
class Fault:
    """Something that keeps some processes from serving; it ends when they have kept something again."""

    processes: Sequence[int]
    began: float
    ended: float = float("inf")
    bots_until: float = float("inf")
    """Until then bots may wait to be looked after by another process."""

    def touches(self, process: int | None, began: float, ended: float) -> bool:
        """Whether it overlaps a time at a process; with None, whether a bot may have waited because of it."""
        until = self.bots_until if process is None else self.ended
        return began < until and self.began < ended and (process is None or process in self.processes)


class Server:
    """One process of `quadriga serve`, as a host starts it: with all limits and the usual pause of bots."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = folder / f"server-{number}.log"
        self.clock = folder / f"clock-{number}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, fake_clock: bool = False) -> None:
        """Begin; with a fake clock, `step` moves it."""
        words = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "quadriga", *words],
                stdout=log,
                stderr=log,
                env=os.environ | (self._fake_clock() if fake_clock else {}),
            )

    def _fake_clock(self) -> dict[str, str]:
        library = self.clock.with_suffix(".so")
        words = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(WALL_CLOCK), "-ldl"]
        try:
            subprocess.run(words, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise CannotProve(f"to step a clock needs a C compiler ({error})") from None
        self.clock.write_bytes(bytes(8))
        return {"LD_PRELOAD": str(library), "WALL_CLOCK_FILE": str(self.clock)}

    def step(self, seconds: int) -> None:
        """Set the clock so many seconds off."""
        with self.clock.open("r+b") as file:
            file.write(seconds.to_bytes(8, sys.byteorder, signed=True))

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def terminate(self) -> None:
        """End it in good order."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20.0)
            except subprocess.TimeoutExpired:
                self.kill()

    def memory(self) -> float:
        """Its memory in MB; 0 while it does not run."""
        try:
            assert self.process is not None
            rows = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next((int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS")), 0.0)

    async def serves(self) -> bool:
        """Whether it keeps what somebody asks it to keep."""
        async with httpx.AsyncClient(base_url=self.url, timeout=15.0) as http:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.post("/api/guests", json={"name": "Probe"})).status_code < 300
        return False


@dataclass
class Stage:
    """A database and its server processes."""

    kept: Kept
    folder: Path
    servers: list[Server] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    refused: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a player was asked to try again."""
    most_memory: float = 0.0
    """The most MB that any process had."""

    def __post_init__(self) -> None:
        self.servers = [Server(self.kept.url, self.folder, n) for n in range(self.kept.processes)]

    @property
    def urls(self) -> list[str]:
        """Where the processes serve."""
        return [server.url for server in self.servers]

    @asynccontextmanager
    async def fault(self, *processes: int) -> AsyncIterator[Fault]:
        """Something is done to these processes, or all; it lasts until all of them serve again."""
        hit = processes or tuple(range(len(self.servers)))
        fault = Fault(hit, time.monotonic())
        self.faults.append(fault)
        yield fault
        await asyncio.gather(*(self._back(self.servers[n]) for n in hit))
        fault.ended = time.monotonic()
        alone = len(self.servers) == 1
        fault.bots_until = fault.ended if alone else max(fault.ended, fault.began + TAKE_OVER_SECONDS)

    async def _back(self, server: Server) -> None:
        until = time.monotonic() + BACK_SECONDS
        while not await server.serves():
            if time.monotonic() > until:
                raise AssertionError(f"the server at {server.url} does not come back within {BACK_SECONDS:.0f} s")
            await asyncio.sleep(0.1)

    async def restart(self, fake_clock: bool = False) -> None:
        """Begin anew in good order."""
        async with self.fault():
            for server in self.servers:
                await asyncio.to_thread(server.terminate)
                server.start(fake_clock)

    async def watch_memory(self) -> None:
        """Look at it as long as wanted."""
        while True:
            self.most_memory = max(self.most_memory, *(server.memory() for server in self.servers), 0.0)
            await asyncio.sleep(0.5)

    def touched(self, process: int | None, began: float, ended: float) -> list[Fault]:
        """The faults that overlap a time; see `Fault.touches`."""
        return [fault for fault in self.faults if fault.touches(process, began, ended)]

    def close(self) -> None:
        """End all processes."""
        for server in self.servers:
            server.terminate()
