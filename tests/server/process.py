"""A server in a process of its own, as a host starts it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from tests.server.people import PATIENCE, Person


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database, "--no-browser"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quadriga", *words, "--bot-pause", "0", "--limits", "100", *options],
            stdout=self.log,
            stderr=subprocess.STDOUT,
        )
        self.people: list[Person] = []

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.url) as http:
            for _ in range(1800):
                with contextlib.suppress(httpx.HTTPError):
                    await http.get("/healthz")
                    return
                if self.process.poll() is not None:
                    raise AssertionError(self.said())
                await asyncio.sleep(0.1)
        raise AssertionError("the server does not start")

    def said(self) -> str:
        """All that it has printed."""
        self.log.seek(0)
        return self.log.read().decode()

    async def guest(self, name: str) -> Person:
        person = Person(self.url, name)
        await person.sign_in()
        self.people.append(person)
        return person

    async def same(self, person: Person) -> Person:
        """Somebody who is known already, at this process."""
        again = Person(self.url, person.name)
        again.use(person.token, person.id)
        self.people.append(again)
        return again


@asynccontextmanager
async def process(database: str, *options: str) -> AsyncIterator[Process]:
    found = Process(database, *options)
    try:
        await found.ready()
        yield found
    finally:
        for person in found.people:
            with contextlib.suppress(Exception):
                await person.close()
        found.process.terminate()
        try:
            found.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            found.process.kill()
            found.process.wait()
        found.log.close()
