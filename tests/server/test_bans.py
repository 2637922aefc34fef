"""Bans and mutes: a clear sentence with their end, sockets that end at once in every process, bots that play on."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.server.host.desk import at_desk
from quadriga.server.host.house import network_of
from quadriga.server.store import acts, house
from tests import postgres
from tests.server.people import Clock, Person, Server, running, scenario

DAY = 86_400.0


async def act(server: Server, kind: str, user_id: str | None = None, why: str = "", **details: Any) -> None:
    """What `quadriga admin` asks for, carried out by this server."""
    row = {"kind": kind, "details": details, "why": why, "user_id": user_id, "match_id": None, "by": "the test"}
    async with server.service.database.writing() as transaction:
        number = await acts.add(transaction, {**row, "at": server.service.now()})
    await server.service.acts.look()
    async with server.service.database.reading() as connection:
        done = await acts.find(connection, number)
    assert done is not None and done["result"] == {"done": True}, done


async def ends(person: Person) -> str:
    """Why the connection of somebody ends."""
    reason = ""
    try:
        while True:
            message = await person.hear()
            reason = message["reason"] if message["type"] == "bye" else reason
    except ConnectionClosed:
        return reason


@scenario
async def test_who_is_banned_is_told_until_when_on_every_request_and_comes_back_then(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        nero = await server.guest("Nero", "fr")
        await act(server, "ban", nero.id, "Il chante.", until=clock() + DAY)
        for method, path in (("GET", "/api/me"), ("GET", "/api/hello"), ("GET", "/api/games"), ("POST", "/api/guests")):
            answer = await nero.ask(method, path, {"name": "Nero"} if method == "POST" else None)
            if path == "/api/games":
                assert answer.status_code == 200, "what everybody may read needs no name"
                continue
            assert answer.status_code == 403, path
            told = answer.json()["error"]
            assert told["code"] == "banned" and "jusqu’au" in told["sentence"] and "Il chante." in told["sentence"]
        with pytest.raises(ConnectionClosed):
            await nero.connect()
        clock.ahead += DAY + 1
        assert (await nero.get("/api/me"))["id"] == nero.id


@scenario
async def test_a_banned_account_cannot_sign_in_elsewhere(database: str) -> None:
    async with running(database) as server:
        nero = await server.guest("Nero")
        login = {"login": "nero", "password": "long enough"}
        await nero.post("/api/accounts", login)
        await act(server, "ban", nero.id, until=None)
        assert await server.anybody().refused("POST", "/api/sessions", login) == (403, "banned")
        await act(server, "unban", nero.id)
        await server.anybody().post("/api/sessions", login)


@scenario
async def test_bots_play_on_for_who_is_banned_and_give_the_seat_back(database: str) -> None:
    async with running(database) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await nero.new_match("empire", "open", start=False, stand_in="random")
        waiting = await nero.new_match("empire", "open", start=False)
        await livia.post(f"/api/matches/{match}/join")
        await nero.post(f"/api/matches/{match}/start")
        await act(server, "ban", nero.id, until=None)
        room = await livia.get(f"/api/matches/{match}")
        assert room["status"] == "playing" and room["seats"][0]["stand_in"] == "random"
        assert room["is_host"], "somebody who is there is the host"
        assert (await livia.get(f"/api/matches/{waiting}"))["status"] == "over", "nobody waits at a table without host"
        assert [one["deed"] for one in await livia.get(f"/api/matches/{match}/audit")] == ["server-ban"]
        update = await livia.watch(match)
        while update["table"]["question"] is None:
            update = await livia.until(lambda message: message["type"] == "update")
        await livia.move(match, 1)
        await act(server, "unban", nero.id)
        await nero.ask("DELETE", f"/api/matches/{match}/seats/0/stand-in")
        assert (await livia.get(f"/api/matches/{match}"))["seats"][0]["stand_in"] is None


@scenario
async def test_a_ban_ends_the_sockets_in_every_process(postgres_server: postgres.Postgres) -> None:
    address = await postgres_server.new_database()
    async with running(address) as here, running(address) as there:
        nero, livia = await here.guest("Nero"), await here.guest("Livia")
        for person in (nero, livia):
            person.url = there.url
            await person.connect()
        async with at_desk(address) as desk:
            await desk.act("ban", {"until": None}, user_id=nero.id)
        assert await ends(nero) == "banned"
        assert (await livia.say_and_hear("ping"))["error"] is None
        nero.http.base_url = there.url
        assert await nero.refused("GET", "/api/me") == (403, "banned")


@scenario
async def test_an_act_is_carried_out_once_by_one_of_several_processes(postgres_server: postgres.Postgres) -> None:
    address = await postgres_server.new_database()
    async with running(address) as here, running(address) as there, at_desk(address) as desk:
        await desk.act("invite", {"codes": ["a", "b"], "until": None})
        for server in (here, there):
            await server.service.acts.look()
        async with desk.database.reading() as connection:
            assert len(await house.invitations(connection, 10)) == 2


@scenario
async def test_a_network_is_banned_with_its_sockets_and_the_page_still_says_so(database: str) -> None:
    async with running(database) as server:
        nero = await server.guest("Nero")
        await nero.connect()
        await act(server, "ban", why="Too many guests.", address="127.0.0.0/8", until=time.time() + DAY)
        assert await ends(nero) == "banned"
        stranger = server.anybody()
        for method, path in (("POST", "/api/guests"), ("GET", "/api/hello"), ("GET", "/api/games")):
            answer = await stranger.ask(method, path, {"name": "Nero"} if method == "POST" else None)
            assert answer.status_code == 403 and answer.json()["error"]["code"] == "banned-address"
            assert "Too many guests." in answer.json()["error"]["sentence"]
        assert (await stranger.ask("GET", "/")).status_code == 200
        await act(server, "unban", address="127.0.0.0/8")
        assert (await nero.get("/api/me"))["id"] == nero.id


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", "::ffff:203.0.113.7", "203.0.113.8"),
        ("203.0.113.7/24", "203.0.113.200", "203.0.114.1"),
        ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"),
    ],
)
@scenario
async def test_networks_are_those_of_homes(database: str, banned: str, inside: str, outside: str) -> None:
    async with running(database) as server:
        await act(server, "ban", address=str(network_of(banned)), until=None)
        rules = server.service.house
        assert rules.ban_of(None, inside) is not None and rules.ban_of(None, outside) is None


@scenario
async def test_who_is_muted_plays_but_does_not_chat(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        nero = await server.guest("Nero")
        match = await nero.new_match("empire", "hot")
        await act(server, "mute", nero.id, until=clock() + DAY)
        answer = await nero.ask("POST", f"/api/matches/{match}/chat", {"text": "Quo vadis?"})
        assert answer.status_code == 403 and "until" in answer.json()["error"]["sentence"]
        await nero.watch(match)
        assert (await nero.say_and_hear("say", match=match, text="Quo vadis?"))["error"]["code"] == "muted"
        await nero.move(match, (await nero.table(match))["owed"][0]["seat"])
        # Nobody gets their voice back by signing in to an account.
        other = await server.guest("Agrippina")
        await other.post("/api/accounts", {"login": "agrippina", "password": "long enough"})
        await nero.post("/api/sessions", {"login": "agrippina", "password": "long enough"})
        assert await other.refused("POST", f"/api/matches/{match}/chat", {"text": "Mater!"}) == (403, "muted")
        clock.ahead += DAY + 1
        await other.post(f"/api/matches/{match}/chat", {"text": "Mater!"})


@scenario
async def test_an_act_that_a_dead_process_had_taken_is_done_by_the_next(database: str) -> None:
    async with running(database) as server:
        row = {"kind": "announce", "details": {"text": "Ave", "until": None}, "why": "", "by": "the test"}
        async with server.service.database.writing() as transaction:
            number = await acts.add(transaction, {**row, "user_id": None, "match_id": None, "at": time.time()})
            await acts.take(transaction, number, "a process that died", None)
        await server.service.acts.look()
        assert (await server.anybody().get("/api/hello"))["house"]["announcement"] == {
            "id": number,
            "text": "Ave",
            "until": None,
        }
