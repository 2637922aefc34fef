"""Nothing that somebody starts stops the others: matches that cannot be loaded, long matches, bots, slow readers."""

from __future__ import annotations

import asyncio
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from quadriga.service.live import LiveMatch
from tests.server.people import PATIENCE, Server, running, scenario
from tests.server.process import process


async def spoil(server: Server, match: str) -> None:
    """Let a match be one that no server can load, as after an upgrade that lost its game."""
    async with server.service.database.writing() as transaction:
        await transaction.connection.execute(
            text("UPDATE matches SET data_hash = 'x' WHERE id = :match"), {"match": match}
        )
    server.service.matches.places.clear()


@scenario
async def test_one_match_that_cannot_be_loaded_stops_no_other(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(database, bot_pause=60.0) as server:
        livia = await server.guest("Livia")
        bad = await livia.new_match("empire", "random", "random", name="Bad")
        good = await livia.new_match("empire", "random", "random", name="Good")
        await spoil(server, bad)
        token, user = livia.token, livia.id
    # A server that ends slowly may have noticed, too.
    caplog.clear()
    async with running(database) as server:
        livia = await server.guest("Livia")
        livia.use(token, user)
        assert (await livia.play_to_the_end(good))["room"]["status"] == "over", "its bots play on after a restart"
        await server.service.upkeep.take_up()
        await server.service.upkeep.tidy()
        assert {room["name"] for room in await livia.get("/api/me/matches")} == {"Bad", "Good"}
        assert (await livia.get(f"/api/matches/{bad}"))["seats"][0]["name"] == "Livia"
        assert await livia.refused("GET", f"/api/matches/{bad}/table") == (409, "match-aside")
        reply = await livia.say_and_hear("watch", match=bad)
        assert "cannot be opened" in reply["error"]["sentence"]
        assert caplog.text.count(f"match {bad} cannot be loaded") == 1, "the host is told once, not every second"
        assert (await livia.post(f"/api/matches/{bad}/close"))["status"] == "over"
        assert (await livia.ask("DELETE", "/api/me")).status_code == 204


@scenario
async def test_an_account_can_go_while_a_match_of_its_cannot_be_loaded(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        bad = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{bad}/join")
        await livia.post(f"/api/matches/{bad}/start")
        await spoil(server, bad)
        assert (await livia.ask("DELETE", "/api/me")).status_code == 204
        room = await marcus.get(f"/api/matches/{bad}")
        assert room["seats"][0]["bot"] == "level2" and room["is_host"]
        assert (await marcus.post(f"/api/matches/{bad}/close"))["status"] == "over"


@scenario
async def test_what_happens_to_a_match_outside_memory_is_taken_up_when_it_is_loaded(database: str) -> None:
    """Who goes for good leaves a bot behind, which plays as soon as somebody looks after the match."""
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False, stand_in="random")
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        first = (await marcus.table(match))["owed"][0]["seat"]
        goes, stays = (livia, marcus) if first == 0 else (marcus, livia)
        server.service.matches.places.clear()
        assert (await goes.ask("DELETE", "/api/me")).status_code == 204
        assert server.service.matches.in_memory() == []
        # The bot may have played before the match is shown for the first time.
        update = await stays.watch(match)
        while not update["table"]["question"]:
            update = await stays.until(lambda heard: heard["type"] == "update")


# ---- bots ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["uct@3600", "level5:10000000", "greedy:10000000"])
@scenario
async def test_nobody_sets_the_effort_of_a_bot_over_the_network(tmp_path: Path, bot: str) -> None:
    refusal = (422, "bot-effort-set")
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        body: dict[str, Any] = {"game": "caesar", "seats": [{"kind": "you"}, {"kind": "bot", "bot": bot}]}
        assert await livia.refused("POST", "/api/matches", body) == refusal
        body = {"game": "caesar", "seats": [{"kind": "you"}, {"kind": "open"}]}
        assert await livia.refused("POST", "/api/matches", {**body, "stand_in": bot}) == refusal
        match = str((await livia.post("/api/matches", body))["id"])
        assert await livia.refused("PUT", f"/api/matches/{match}/seats/1", {"kind": "bot", "bot": bot}) == refusal
        assert await livia.refused("POST", f"/api/matches/{match}/start", {"fill": bot}) == refusal
        await livia.post(f"/api/matches/{match}/start", {"fill": "random"})
        assert await livia.refused("PUT", f"/api/matches/{match}/seats/1/stand-in", {"bot": bot}) == refusal
        # A match that was made before this was so is played on, with the effort of this server.
        async with server.service.database.writing() as transaction:
            await transaction.connection.execute(text("UPDATE seats SET bot = :bot WHERE seat = 1"), {"bot": bot})
        server.service.matches.places.clear()
        update = await livia.watch(match)
        while not update["table"]["question"]:
            update = await livia.until(lambda heard: heard["type"] == "update")
        assert update["room"]["seats"][1]["bot"] == bot


@scenario
async def test_a_host_can_allow_more_and_ends_the_server_without_waiting_for_a_thought(tmp_path: Path) -> None:
    async with process(f"sqlite:///{tmp_path}/q.db", "--bot-seconds", "600") as server:
        livia = await server.guest("Livia")
        seats = [{"kind": "bot", "bot": "uct@600"}] * 2
        assert await livia.refused(
            "POST", "/api/matches", {"game": "augustus", "seats": [{"kind": "bot", "bot": "uct@601"}] * 2}
        ) == (422, "bot-effort-set")
        await livia.post("/api/matches", {"game": "augustus", "seats": seats, "start": True})
        while "quadriga_thinking 0.0" in (await livia.ask("GET", "/metrics")).text:
            await asyncio.sleep(0.1)
        server.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(server.process.wait, PATIENCE)


# ---- the event loop --------------------------------------------------------------------------------------------


@scenario
async def test_lists_load_no_match_and_one_that_loads_for_long_holds_up_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        slow = await livia.new_match("caesar", "hot", listed=True)
        quick = await marcus.new_match("caesar", "hot", listed=True)
        before = await livia.get("/api/me/matches")
        server.service.matches.places.clear()
        assert await livia.get("/api/me/matches") == before and before[0]["id"] == slow
        assert {room["id"] for room in await marcus.get("/api/matches?status=playing")} == {slow, quick}
        assert server.service.matches.in_memory() == []
        loads, may_go = LiveMatch._restored, threading.Event()

        def long(match: LiveMatch, log: Any) -> Any:
            assert match.id == quick or may_go.wait(PATIENCE), "others wait for a match that loads"
            return loads(match, log)

        monkeypatch.setattr(LiveMatch, "_restored", long)
        loading = asyncio.create_task(livia.table(slow, seat=0))
        await marcus.move(quick, (await marcus.table(quick, seat=0))["owed"][0]["seat"])
        assert not loading.done()
        may_go.set()
        assert (await loading)["seat"] == 0


@scenario
async def test_who_signs_in_waits_for_nobody_who_looks_back(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
        may_go = threading.Event()
        busy = [asyncio.create_task(asyncio.to_thread(may_go.wait, PATIENCE)) for _ in range(100)]
        await asyncio.sleep(0)
        await livia.post("/api/sessions", {"login": "livia", "password": "ab urbe condita"})
        assert not any(task.done() for task in busy)
        may_go.set()
        await asyncio.gather(*busy)
