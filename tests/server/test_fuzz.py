"""Whatever is sent over HTTP or the socket: an answer, never a fault, never a changed match."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.people import running, scenario
from tests.server.process import process

ROUNDS = 8
"""Requests tried a route."""


@scenario
async def test_every_route_answers_whatever_comes(tmp_path: Path) -> None:
    async with process(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot")
        before = (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text
        tried = await asyncio.to_thread(every_route, server.url, nero.token, match)
        assert tried > 200
        assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before


def every_route(url: str, token: str, match: str) -> int:
    """Send each route what its description allows and does not; returns how much was tried."""
    tried = 0
    for found in schemathesis.openapi.from_url(f"{url}/openapi.json").get_all_operations():
        operation = found.ok()
        if operation.method == "delete" and operation.path in ("/api/me", "/api/sessions/current"):
            # These would end what the rest is tried with; they have tests of their own.
            continue

        @settings(
            max_examples=ROUNDS,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def answers(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "match_id" in case.path_parameters and tried % 2:
                case.path_parameters["match_id"] = match
            response = case.call(base_url=url, headers={"Authorization": f"Bearer {token}"})
            assert response.status_code < 500, (case.method, case.path, response.text)
            case.validate_response(response, checks=(response_schema_conformance,))

        answers()
    return tried


def noise(luck: random.Random, match: str, actions: list[str]) -> Any:
    """Something like a request, more or less."""
    values: list[Any] = [
        match,
        "x",
        "",
        0,
        1,
        -1,
        2**40,
        1.5,
        None,
        True,
        [],
        {},
        actions[:1],
        [actions[0]] * 3,
        "é\u0000",
    ]
    words = ["do", "match", "seat", "actions", "revision", "key", "id", "text", "since", "token", "ask"]
    doing = ["watch", "play", "undo", "say", "leave", "ping", "hello", "dance", None]
    message: dict[str, Any] = {"do": luck.choice(doing)}
    if luck.random() < 0.7:
        message["match"] = match
    for word in luck.sample(words, luck.randrange(5)):
        message[word] = luck.choice(values)
    return message if luck.random() < 0.95 else luck.choice(values)


@scenario
async def test_the_socket_answers_whatever_comes(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot")
        before = (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text
        seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
        actions = [one["action"] for one in (await livia.table(match, seat=seat))["actions"]]
        await nero.connect()
        nero.keys = 10_000
        luck = random.Random(7)
        for _ in range(600):
            assert nero.socket is not None
            await nero.socket.send(json.dumps(noise(luck, match, actions)))
        reply = await nero.say_and_hear("ping")
        assert reply["error"] is None
        assert not any(message.get("error") and message["error"]["code"] == "server-fault" for message in nero.heard)
        assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before
        await livia.move(match, seat)
