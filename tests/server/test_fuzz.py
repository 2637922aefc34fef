"""Whatever is sent over HTTP or the socket: an answer, never a fault, never a changed match."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.fuzzed_requests import every_route, fill_socket
from tests.server.people import running, scenario
from tests.server.process import process

ROUNDS = 8
"""Requests tried a route; `make prove` tries many more."""


@scenario
async def test_every_route_answers_whatever_comes(tmp_path: Path) -> None:
    async with process(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot")
        before = (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text
        tried = await asyncio.to_thread(every_route, server.url, nero.token, match, ROUNDS)
        assert tried > 200
        assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before


@scenario
async def test_the_socket_answers_whatever_comes(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot")
        before = (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text
        seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
        actions = [choice["action"] for choice in (await livia.table(match, seat=seat))["actions"]]
        await nero.connect()
        nero.keys = 10_000
        await fill_socket(nero, match, actions, random.Random(7), 600)
        assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before
        await livia.move(match, seat)
