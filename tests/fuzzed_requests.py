"""Requests and messages of all kinds to a server: always an answer, never a fault, never a changed match.

    python tests/fuzzed_requests.py http|socket SECONDS [SEED]

asks each route what its description allows and does not, or fills a socket with noise.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.server.people import Person
from tests.server.process import process


def every_route(url: str, token: str, match: str, rounds: int, luck: int | None = None) -> int:
    """Send each route what its description allows and does not; returns how much was tried."""
    # Loaded here: it takes two seconds, and every process that runs tests reads this file.
    import schemathesis
    from schemathesis.specs.openapi.checks import response_schema_conformance

    tried = 0
    for result in schemathesis.openapi.from_url(f"{url}/openapi.json").get_all_operations():
        operation = result.ok()
        if operation.method == "delete" and operation.path in ("/api/me", "/api/sessions/current"):
            # These would end what the rest is tried with; they have tests of their own.
            continue

        @seed(luck)
        @settings(
            max_examples=rounds,
            deadline=None,
            derandomize=luck is None,
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


async def fill_socket(person: Person, match: str, actions: list[str], luck: random.Random, messages: int) -> None:
    """Send noise over somebody's socket; it answers still, and nothing it said was a fault."""
    for _ in range(messages):
        assert person.socket is not None
        await person.socket.send(json.dumps(noise(luck, match, actions)))
    reply = await person.say_and_hear("ping")
    assert reply["error"] is None
    assert not any(message.get("error") and message["error"]["code"] == "server-fault" for message in person.heard)


async def main(channel: str, seconds: float, luck: int) -> str:
    """Go on until the time is up; the match that all of it is about must be what it was."""
    end, tried = time.monotonic() + seconds, 0
    with tempfile.TemporaryDirectory() as folder:
        async with process(f"sqlite:///{folder}/q.db") as server:
            livia = await server.guest("Livia")
            match = await livia.new_match("caesar", "hot")
            seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
            actions = [choice["action"] for choice in (await livia.table(match, seat=seat))["actions"]]
            before = (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text
            while time.monotonic() < end:
                # Somebody new each time: what was tried may have cost the one before their session or their name.
                nero = await server.guest("Nero")
                if channel == "http":
                    tried += await asyncio.to_thread(every_route, server.url, nero.token, match, 20, luck)
                else:
                    await nero.connect()
                    nero.keys = 10_000
                    await fill_socket(nero, match, actions, random.Random(luck), 600)
                    tried += 600
                    await nero.close()
                luck += 1
            assert (await livia.ask("GET", f"/api/matches/{match}/record?seat=0")).text == before
            await livia.move(match, seat)
            said = server.said()
            assert "Traceback" not in said, said[-3000:]
    return f"{tried} {'requests' if channel == 'http' else 'messages'}, no fault"


if __name__ == "__main__":
    print(asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)))
