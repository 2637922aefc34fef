"""What `docs/security.md` promises: origins, cookies, headers, sizes, limits, and logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quadriga.server.guard.security import MOST_BODY
from quadriga.server.process import logs
from tests import postgres
from tests.server.people import PATIENCE, running, scenario


@pytest.fixture
def database(tmp_path: Any) -> str:
    """Nothing here depends on the kind of database."""
    return f"sqlite:///{tmp_path}/q.db"


@scenario
async def test_a_cookie_alone_changes_nothing(database: str) -> None:
    async with running(database) as server, httpx.AsyncClient(base_url=server.url) as page:
        told = await page.post("/api/guests", json={"name": "Livia"})
        cookie = told.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
        assert (await page.get("/api/me")).json()["name"] == "Livia"
        body = {"game": "caesar", "seats": [{"kind": "you"}, {"kind": "open"}]}
        refused = await page.post("/api/matches", json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "no-own-header")
        made = await page.post("/api/matches", json=body, headers={"X-Quadriga": "1"})
        assert made.status_code == 201
        own, other = {"X-Quadriga": "1", "Origin": server.url}, {"X-Quadriga": "1", "Origin": "https://evil.example"}
        assert (await page.post("/api/matches", json=body, headers=own)).status_code == 201
        refused = await page.post("/api/matches", json=body, headers=other)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "other-origin")


@scenario
async def test_behind_https_cookies_go_over_nothing_else(database: str) -> None:
    async with running(database, secure=True) as server, httpx.AsyncClient(base_url=server.url) as page:
        told = await page.post("/api/guests", json={"name": "Livia"})
        cookie = told.headers["set-cookie"]
        assert told.headers["cross-origin-opener-policy"] == "same-origin"
        assert cookie.startswith("__Host-") and "Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie


@scenario
async def test_every_answer_carries_the_headers(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        for path in ("/", "/healthz", "/api/me", "/api/nothing", "/openapi.json", "/metrics"):
            headers = (await livia.ask("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert (await livia.ask("GET", "/api/me")).headers["cache-control"] == "no-store"


@scenario
async def test_what_runs_by_itself_carries_policies_and_its_parts_do_not(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        for path in ("/app/main.js", "/look/base.css", "/look/covers/caesar.webp"):
            part = (await livia.ask("GET", path)).headers
            assert part["x-content-type-options"] == "nosniff" and part["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in part
        for path in ("/", "/favicon.svg", "/games/antike/settle/worker.js", "/app/none.js"):
            assert "content-security-policy" in (await livia.ask("GET", path)).headers


@scenario
async def test_what_is_too_large_is_refused(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        large = b'{"name": "' + b"x" * MOST_BODY + b'"}'
        found = await livia.http.post("/api/guests", content=large, headers={"Content-Type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (413, "body-large")

        async def pieces() -> Any:
            for _ in range(MOST_BODY // 4096 + 2):
                yield b" " * 4096

        found = await livia.http.post("/api/guests", content=pieces(), headers={"Content-Type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (413, "body-large")


@scenario
async def test_limits_hold_by_address_by_user_and_for_passwords(database: str) -> None:
    async with running(database, limits=0.01) as server:
        livia = await server.guest("Livia")
        seen = [(await livia.ask("GET", "/api/me")).status_code for _ in range(30)]
        assert seen[0] == 200 and seen[-1] == 429
        # On a busy machine one request or another may be allowed again in between.
        found = [await livia.ask("GET", "/healthz") for _ in range(10)]
        refused = [one.json()["error"]["code"] for one in found if one.status_code == 429]
        assert refused and set(refused) == {"too-many"}
    async with running(database, limits=1.0) as server:
        livia = await server.guest("Livia")
        body = {"login": "livia", "password": "a wrong password"}
        seen = [401]
        while seen[-1] == 401 and len(seen) < 100:
            seen.append((await livia.ask("POST", "/api/sessions", body)).status_code)
        assert seen[:10] == [401] * 10 and seen[-1] == 429


@scenario
async def test_nobody_uses_up_the_tries_of_somebody_elsewhere(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia = await server.guest("Livia")
        good = {"login": "livia", "password": "ab urbe condita"}
        await livia.post("/api/accounts", good)
        for login in ("livia", "127.0.0.1"):
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=server.url, transport=elsewhere, timeout=PATIENCE) as stranger:
                wrong = {"login": login, "password": "a wrong password"}
                while (await stranger.post("/api/sessions", json=wrong)).status_code != 429:
                    pass
        assert (await livia.ask("POST", "/api/sessions", good)).status_code == 201


ODD = [
    '{"do": "ping", "id": 18446744073709551616}',
    '{"do": "nothing", "id": -1180591620717411303424}',
    '{"do": "ping", "id": "\\ud800"}',
    '{"do": "ping", "id": NaN}',
    '{"do": "ping", "id": ' + "[" * 20_000 + "]" * 20_000 + "}",
    "[" * 60_000,
    b"\x00\xff",
]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
@scenario
async def test_odd_messages_are_answered_or_end_the_line(
    tmp_path: Path, odd: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        await livia.connect()
        assert livia.socket is not None
        await livia.socket.send(odd)
        if isinstance(odd, str):
            assert (await livia.hear())["error"]["code"] == "bad-message"
            assert (await livia.say_and_hear("ping"))["error"] is None
        async with connect(server.url.replace("http", "ws") + "/api/socket") as stranger:
            await stranger.send(odd.replace("ping", "hello") if isinstance(odd, str) else odd)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(stranger.recv(), PATIENCE)
            assert stranger.close_code == 4401
    assert "Traceback" not in caplog.text


@scenario
async def test_texts_that_no_database_keeps_are_refused(postgres_server: postgres.Postgres) -> None:
    async with running(await postgres_server.new_database()) as server:
        livia = await server.guest("Livia")
        body = {"login": "a\0b", "password": "some password"}
        assert await livia.refused("POST", "/api/sessions", body) == (401, "wrong-password")
        assert await livia.refused("GET", "/api/codes/AB%00CD") == (404, "no-such-code")


@scenario
async def test_logs_tell_what_happened_and_no_secret(database: str) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    before = root.level, root.handlers
    logs.set_up(logging.DEBUG, written)
    # The test's own client logs, too.
    for client in ("httpx", "httpcore"):
        logging.getLogger(client).setLevel(logging.WARNING)
    try:
        async with running(database) as server:
            livia = await server.guest("Livia")
            await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
            match = await livia.new_match("caesar", "invited", start=False)
            token = (await livia.post(f"/api/matches/{match}/seats/1/invitation"))["token"]
            marcus = await server.guest("Marcus")
            await marcus.post(f"/api/matches/{match}/join", {"invitation": token})
            await livia.post(f"/api/matches/{match}/chat", {"text": "nobody logs this"})
            await livia.put(f"/api/matches/{match}/note", {"text": "nor this"})
            await livia.watch(match)
            secrets = [livia.token, marcus.token, token, "ab urbe condita", "nobody logs this", "nor this"]
    finally:
        root.level, root.handlers = before
    ours = written.getvalue().splitlines()
    lines = [json.loads(line) for line in ours]
    requests = [line for line in lines if line["where"] == "quadriga.requests"]
    assert {"POST", "GET", "PUT"} >= {line["method"] for line in requests} and all("ms" in line for line in requests)
    assert any(line["route"] == "/api/matches/{match_id}/join" for line in requests)
    for secret in secrets:
        assert not any(secret in line for line in ours), secret


@scenario
async def test_figures_for_prometheus(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")
        await livia.play_to_the_end(match)
        figures = (await livia.ask("GET", "/metrics")).text
        told = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
        assert float(told['quadriga_matches{status="over"}']) == 1 and float(told["quadriga_sockets"]) == 1
        assert float(told['quadriga_decisions_total{by="person"}']) > 5
        assert float(told['quadriga_decisions_total{by="bot"}']) > 5
        assert float(told["quadriga_told_seconds_count"]) > 5 and float(told["quadriga_bot_queue"]) == 0


@scenario
async def test_health_and_the_description_of_the_api(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        assert (await livia.get("/healthz"))["status"] == "ok"
        described = await livia.get("/openapi.json")
        assert "/api/matches/{match_id}/decisions" in described["paths"]
        assert described["components"]["schemas"]["Envelope"]["required"]
        assert await livia.refused("GET", "/api/nothing") == (404, "no-such-page")
        assert await livia.refused("PATCH", "/api/games") == (405, "not-offered")
        found = await livia.http.post("/api/guests", content=b"{", headers={"Content-Type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (422, "bad-request")
