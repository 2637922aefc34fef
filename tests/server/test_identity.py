"""Guests, accounts, sessions: who keeps what, and who is kept out."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from quadriga.server.store import schema
from tests import postgres
from tests.server.people import Person, running, scenario

LIVIA = {"login": "livia@rome.example", "password": "ab urbe condita"}


@scenario
async def test_a_guest_becomes_an_account_and_comes_back_elsewhere(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")
        account = await livia.post("/api/accounts", LIVIA)
        assert account["login"] == LIVIA["login"] and not account["guest"] and account["id"] == livia.id
        assert await livia.refused("POST", "/api/accounts", LIVIA) == (409, "has-account")
        other = await server.guest("Somebody")
        mine = await other.new_match("caesar", "random")
        assert await other.refused("POST", "/api/accounts", LIVIA) == (409, "login-taken")
        wrong = {**LIVIA, "password": "ab ovo usque"}
        assert await other.refused("POST", "/api/sessions", wrong) == (401, "wrong-password")
        assert await other.refused("POST", "/api/sessions", {**LIVIA, "login": "nobody"}) == (401, "wrong-password")
        signed_in = await other.post("/api/sessions", {**LIVIA, "login": "LIVIA@rome.example"})
        other.use(signed_in["token"], signed_in["user"]["id"])
        assert other.id == livia.id
        # What the guest of the other device had is the account's now.
        assert {room["id"] for room in await livia.get("/api/me/matches")} == {match, mine}
        assert (await livia.get(f"/api/matches/{mine}"))["you"] == [0]


@scenario
async def test_only_digests_of_secrets_are_kept(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        await livia.post("/api/accounts", LIVIA)
        match = await livia.new_match("caesar", "invited", start=False)
        invitation = (await livia.post(f"/api/matches/{match}/seats/1/invitation"))["token"]
        async with server.service.database.reading() as connection:
            kept = ""
            for table in schema.metadata.sorted_tables:
                kept += str((await connection.execute(select(table))).all())
        assert "$argon2id$" in kept
        for secret in (livia.token, LIVIA["password"], invitation):
            assert secret not in kept


@scenario
async def test_signing_out_ends_the_session_and_its_sockets(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")
        await livia.watch(match)
        assert (await livia.ask("DELETE", "/api/sessions/current")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await livia.until(lambda message: False)
        assert livia.heard[-1]["type"] == "bye"
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")


@scenario
async def test_another_password_signs_all_other_devices_out(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        await livia.post("/api/accounts", LIVIA)
        old = livia.token
        body = {"old": "something else", "new": "sub rosa et silentio"}
        assert await livia.refused("PUT", "/api/me/password", body) == (401, "wrong-password")
        told = await livia.put("/api/me/password", {**body, "old": LIVIA["password"]})
        livia.use(told["token"], livia.id)
        assert (await livia.get("/api/me"))["name"] == "Livia"
        livia.use(old, livia.id)
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")


@scenario
async def test_who_asks_to_be_forgotten_is(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False, stand_in="random")
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.put(f"/api/matches/{match}/note", {"text": "secret"})
        assert (await livia.ask("DELETE", "/api/me")).status_code == 204
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")
        room = await marcus.get(f"/api/matches/{match}")
        assert room["seats"][0]["bot"] == "random" and room["is_host"], "the match goes on, and has a host"
        async with server.service.database.reading() as connection:
            assert (await connection.execute(select(schema.notes))).all() == []


@scenario
async def test_names_and_languages_are_checked(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("  Livia   Drusilla ")
        assert (await livia.get("/api/me"))["name"] == "Livia Drusilla"
        changed = (await livia.ask("PATCH", "/api/me", {"name": "Iulia Augusta", "language": "fr"})).json()
        assert (changed["name"], changed["language"]) == ("Iulia Augusta", "fr")
        for name in ("", "   ", "x" * 41, "a\u0000b", "a\u202eb"):
            assert await livia.refused("POST", "/api/guests", {"name": name}) == (422, "bad-name")
        assert await livia.refused("PATCH", "/api/me", {"language": "la"}) == (422, "unknown-language")
        weak = {"login": "livia", "password": "short"}
        assert await livia.refused("POST", "/api/accounts", weak) == (422, "bad-password")
        assert await livia.refused("POST", "/api/accounts", {**LIVIA, "login": "a b"}) == (422, "bad-login")


@pytest.mark.parametrize("end", ["sign-out", "password", "removal"])
@scenario
async def test_a_live_connection_ends_with_its_session_in_every_process(
    postgres_server: postgres.Postgres, end: str
) -> None:
    database = await postgres_server.new_database()
    async with running(database) as one, running(database) as two:
        livia = await one.guest("Livia")
        await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
        match = await livia.new_match("caesar", "hot")
        lines = []
        for server in (one, two):
            line = Person(server.url, "Livia")
            line.use(livia.token, livia.id)
            server.people.append(line)
            await line.watch(match)
            lines.append(line)
        nero = await two.guest("Nero")
        await nero.watch(match)
        if end == "sign-out":
            await livia.ask("DELETE", "/api/sessions/current")
        elif end == "password":
            await livia.put("/api/me/password", {"old": "ab urbe condita", "new": "carthago delenda"})
        else:
            await livia.ask("DELETE", "/api/me")
        for line in lines:
            bye = await line.until(lambda heard: heard["type"] == "bye")
            assert bye["reason"] == "signed-out"
            with pytest.raises(ConnectionClosed):
                await line.say_and_hear("say", match=match, text="still here")
        assert (await nero.say_and_hear("ping"))["error"] is None, "nobody else is sent away"
