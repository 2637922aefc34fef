"""Whatever is sent over HTTP or the socket: an answer, never a fault, never a changed match."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance
from starlette.testclient import TestClient

from quadriga.server.app import create_app
from quadriga.server.settings import Settings
from tests.server.people import running, scenario

ROUNDS = 12
"""Requests tried a route."""


def test_every_route_answers_whatever_comes(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/q.db", limits=0.0, bot_pause=0.0))
    with TestClient(app) as client:
        signed_in = client.post("/api/guests", json={"name": "Livia"}).json()
        client.cookies.clear()
        headers = {"Authorization": f"Bearer {signed_in['token']}"}
        body = {"game": "caesar", "seats": [{"kind": "you"}, {"kind": "hot"}], "start": True}
        match = client.post("/api/matches", json=body, headers=headers).json()["id"]
        before = client.get(f"/api/matches/{match}/record?seat=0", headers=headers).text
        stranger = client.post("/api/guests", json={"name": "Nero"}).json()["token"]
        client.cookies.clear()
        schema = schemathesis.openapi.from_asgi("/openapi.json", app)
        tried = 0
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path in ("/api/me", "/api/sessions/current") and operation.method == "delete":
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
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {stranger}"}
                response = case.call(session=client)
                assert response.status_code < 500, (case.method, case.path, response.text)
                case.validate_response(response, checks=(response_schema_conformance,))

            answers()
        assert tried > 200
        assert client.get(f"/api/matches/{match}/record?seat=0", headers=headers).text == before


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
        luck = random.Random(7)
        for _ in range(600):
            assert nero.socket is not None
            await nero.socket.send(json.dumps(noise(luck, match, actions)))
        reply = await nero.say_and_hear("ping")
        assert reply["error"] is None
        assert not any(message.get("error") and message["error"]["code"] == "server-fault" for message in nero.heard)
        assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before
        await livia.move(match, seat)
