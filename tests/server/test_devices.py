"""The devices on which somebody is signed in, what their cookies are worth, and what a guest takes along."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from quadriga.server.store import schema
from tests import postgres
from tests.server.people import Clock, Person, Server, running, scenario

LIVIA = {"login": "livia", "password": "ab urbe condita"}
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"


async def device(server: Server, user_agent: str) -> Person:
    """Livia at another device."""
    person = server.anybody()
    person.http.headers["User-Agent"] = user_agent
    told = await person.post("/api/sessions", LIVIA)
    person.use(told["token"], told["user"]["id"])
    return person


@scenario
async def test_devices_are_listed_and_ended_one_by_one(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    clock = Clock()
    async with running(database, clock) as one, running(database, clock) as two:
        livia = await one.guest("Livia")
        await livia.post("/api/accounts", LIVIA)
        clock.ahead += 10
        phone, desk = await device(two, FIREFOX), await device(one, EDGE)
        for person in (phone, desk):
            await person.connect()
        listed = await livia.get("/api/me/sessions")
        shown = [(one["browser"], one["system"], one["current"]) for one in listed]
        assert sorted(shown[:2]) == [("Edge", "Windows", False), ("Firefox", "Android", False)]
        assert shown[2:] == [("", "", True)]
        names = {one["browser"]: one["id"] for one in listed}
        async with one.service.database.reading() as connection:
            digests = set((await connection.execute(select(schema.sessions.c.token))).scalars())
        assert not any(token.startswith(name) for token in digests for name in names.values())
        nero = await one.guest("Nero")
        assert await nero.refused("DELETE", f"/api/me/sessions/{names['Edge']}") == (404, "no-such-session")
        assert (await livia.ask("DELETE", f"/api/me/sessions/{names['Firefox']}")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await phone.until(lambda heard: False)
        assert phone.heard[-1]["reason"] == "signed-out", "at once, in another process"
        assert await phone.refused("GET", "/api/me") == (401, "not-signed-in")
        assert (await desk.say_and_hear("ping"))["error"] is None
        again = await device(two, FIREFOX)
        await again.connect()
        assert (await desk.ask("DELETE", "/api/me/sessions")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await again.until(lambda heard: False)
        assert [one["current"] for one in await desk.get("/api/me/sessions")] == [True]
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")


@scenario
async def test_the_last_use_is_noted_once_an_hour(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        began = clock()
        for ahead, used in ((0, began), (3000, began), (4000, began + 4000), (7000, began + 4000)):
            clock.ahead = ahead
            await livia.get("/api/me")
            assert (await livia.get("/api/me/sessions"))[0]["used_at"] == pytest.approx(used)


@scenario
async def test_a_session_lasts_as_long_as_it_is_used(database: str) -> None:
    clock, day = Clock(), 86_400.0
    async with running(database, clock) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        for days in (0, 100, 200, 300, 400):
            clock.ahead = days * day
            for path in ("/api/me", "/api/hello"):
                found = await livia.ask("GET", path, headers={"Cookie": f"quadriga_session={livia.token}"})
                assert found.status_code == 200 and "set-cookie" not in found.headers
        assert await nero.refused("GET", "/api/me") == (401, "not-signed-in")
        # A browser keeps its cookie as long; a program brings its token, and needs none.
        browser = server.anybody()
        for path in ("/api/me", "/api/hello"):
            found = await browser.ask("GET", path, headers={"Cookie": f"quadriga_session={livia.token}"})
            assert f"quadriga_session={livia.token}; HttpOnly; Max-Age={180 * 86_400}" in found.headers["set-cookie"]
            assert "set-cookie" not in (await server.anybody().ask("GET", "/api/hello")).headers
        clock.ahead += 181 * day
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")


@pytest.mark.parametrize("secure", [True, False])
@scenario
async def test_only_the_cookie_of_this_kind_of_server_counts(database: str, secure: bool) -> None:
    async with running(database, secure=secure) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        own, planted = "__Host-quadriga_session", "quadriga_session"
        if not secure:
            own, planted = planted, own
        anybody = server.anybody()
        both = {"Cookie": f"{planted}={nero.token}; {own}={livia.token}"}
        assert (await anybody.ask("GET", "/api/me", headers=both)).json()["name"] == "Livia"
        alone = {"Cookie": f"{planted}={nero.token}"}
        assert (await anybody.ask("GET", "/api/me", headers=alone)).status_code == 401
        await anybody.connect(additional_headers=alone)
        assert anybody.heard[-1]["user"] is None
        await anybody.hang_up()
        await anybody.connect(additional_headers=both)
        assert anybody.heard[-1]["user"]["name"] == "Livia"


@scenario
async def test_what_a_guest_noted_and_was_answered_goes_to_the_account(database: str) -> None:
    async with running(database) as server:
        livia, guest = await server.guest("Livia"), await server.guest("Guest")
        await livia.post("/api/accounts", LIVIA)
        both, alone = await livia.new_match("caesar", "hot"), await guest.new_match("caesar", "hot")
        await livia.put(f"/api/matches/{both}/note", {"text": "mine"})
        await guest.put(f"/api/matches/{both}/note", {"text": "my guest's"})
        await guest.put(f"/api/matches/{alone}/note", {"text": "alone"})
        told = await guest.table(alone, seat=0)
        seat = told["owed"][0]["seat"]
        told = await guest.table(alone, seat=seat)
        move = {"seat": seat, "actions": [told["actions"][0]["action"]], "revision": told["revision"]}
        key = {"Idempotency-Key": "the-same"}
        first = await guest.post(f"/api/matches/{alone}/decisions", move, headers=key)
        await guest.connect()
        signed_in = await guest.post("/api/sessions", LIVIA)
        with pytest.raises(ConnectionClosed):
            await guest.until(lambda heard: False)
        guest.socket = None
        guest.use(signed_in["token"], signed_in["user"]["id"])
        assert (await livia.get(f"/api/matches/{both}/note"))["text"] == "mine\n\nmy guest's"
        assert (await livia.get(f"/api/matches/{alone}/note"))["text"] == "alone"
        assert await guest.post(f"/api/matches/{alone}/decisions", move, headers=key) == first, "not played twice"


@scenario
async def test_a_session_from_before_the_upgrade_has_no_name(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        async with server.service.database.writing() as transaction:
            await transaction.connection.execute(update(schema.sessions).values(browser="", system=""))
        assert [(one["browser"], one["system"]) for one in await livia.get("/api/me/sessions")] == [("", "")]
