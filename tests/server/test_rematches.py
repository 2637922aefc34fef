"""Once more: who asks, who agrees, who says no, and who sits where then."""

from __future__ import annotations

import asyncio
from typing import Any

from quadriga.core.play.record import Record
from tests import postgres
from tests.server.people import Person, Server, running, scenario
from tests.server.process import process


async def played(server: Server, *names: str, game: str = "caesar", **more: Any) -> tuple[str, list[Person]]:
    """A match of some people that the host has ended, all of them connected."""
    people = [await server.guest(name) for name in names]
    match = await people[0].new_match(game, *(["open"] * (len(names) - 1)), start=False, **more)
    for person in people[1:]:
        await person.post(f"/api/matches/{match}/join")
    await people[0].post(f"/api/matches/{match}/start")
    await people[0].end(match, *people[1:])
    return match, people


async def ask(person: Person, match: str) -> str | None:
    found: str | None = (await person.post(f"/api/matches/{match}/rematch"))["id"]
    return found


async def room(person: Person, match: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/matches/{match}")
    return found


@scenario
async def test_it_begins_with_sides_changed_once_the_other_agrees(database: str) -> None:
    async with running(database) as server:
        livia, marcus, nero = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        match = await livia.new_match("caesar", "open", start=False, options={"poison": "on"}, seat_order="random")
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await marcus.post(f"/api/matches/{match}/chat", {"text": "Ave, Livia!"})
        assert await marcus.refused("POST", f"/api/matches/{match}/rematch") == (409, "match-playing")
        await livia.end(match, marcus)
        before = await room(livia, match)
        assert await nero.refused("POST", f"/api/matches/{match}/rematch") == (403, "players-only")

        assert await ask(marcus, match) is None
        assert await ask(marcus, match) is None, "to ask twice is to ask once"
        proposal = (await room(livia, match))["proposal"]
        assert proposal["kind"] == "rematch" and proposal["asked"] == before["you"]
        again = await ask(livia, match)
        assert again is not None and await ask(marcus, match) == again == await ask(livia, match)

        after = await room(livia, again)
        assert after["status"] == "playing" and after["is_host"]
        assert after["you"] != before["you"], "the sides are changed, even where they were drawn"
        assert after["options"]["poison"] == "on" and after["rematch_of"] == match
        assert [message["text"] for message in await livia.get(f"/api/matches/{again}/chat")] == ["Ave, Livia!"]
        over = await room(livia, match)
        assert over["rematch"] == again and over["proposal"] is None
        assert len(await livia.get("/api/me/matches")) == 2

        # And once more: everybody sits as in the beginning.
        await livia.end(again, marcus)
        assert await ask(livia, again) is None
        third = await ask(marcus, again)
        assert third is not None and (await room(livia, third))["you"] == before["you"]


@scenario
async def test_two_who_ask_at_once_get_one_match(database: str) -> None:
    async with running(database) as server:
        for _ in range(5):
            match, (livia, marcus) = await played(server, "Livia", "Marcus")
            told = await asyncio.gather(ask(livia, match), ask(marcus, match))
            again = await ask(livia, match)
            assert again is not None and set(told) <= {again, None} and again in told
            assert {one["id"] for one in await marcus.get("/api/me/matches")} == {match, again}


@scenario
async def test_who_says_no_is_heard_and_may_still_ask(database: str) -> None:
    async with running(database) as server:
        match, (livia, marcus) = await played(server, "Livia", "Marcus")
        path = f"/api/matches/{match}/rematch"
        assert await marcus.refused("DELETE", path) == (409, "no-proposal")
        await livia.watch(match)
        await ask(livia, match)
        await marcus.ask("DELETE", path)
        heard = await livia.until(lambda one: one["type"] == "update" and one["room"]["proposal"]["refused"] == 1)
        assert heard["room"]["proposal"]["seat"] == 0 and heard["room"]["rematch"] is None
        assert await marcus.refused("DELETE", path) == (409, "no-proposal")
        # Now Marcus would like to, and Livia takes it.
        assert await ask(marcus, match) is None
        assert await ask(livia, match) is not None


@scenario
async def test_who_asked_may_go(database: str) -> None:
    async with running(database) as server:
        match, (livia, marcus) = await played(server, "Livia", "Marcus")
        await ask(livia, match)
        assert (await livia.ask("DELETE", f"/api/matches/{match}/rematch")).json()["proposal"] is None
        assert await ask(marcus, match) is None, "nobody asks any more: Marcus does now"


@scenario
async def test_all_of_several_are_needed_and_everybody_moves_up_a_seat(database: str) -> None:
    async with running(database) as server:
        people = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        livia, marcus, nero = people
        match = await livia.new_match("empire", "open", "open", "level3", start=False)
        for person in (marcus, nero):
            await person.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.end(match, marcus, nero)
        assert await ask(nero, match) is None and await ask(livia, match) is None
        assert (await room(livia, match))["proposal"]["asked"] == [1]
        again = await ask(marcus, match)
        assert again is not None
        seats = (await room(livia, again))["seats"]
        assert [seat["name"] for seat in seats[:2]] == ["Marcus", "Nero"]
        assert seats[2]["bot"] == "level3" and seats[3]["you"]


@scenario
async def test_against_bots_it_begins_at_once_and_they_play(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "level1")
        await livia.post(f"/api/matches/{match}/close")
        again = await ask(livia, match)
        assert again is not None and await ask(livia, match) == again
        update = await livia.watch(again)
        assert update["room"]["you"] == [1] and update["room"]["seats"][0]["bot"] == "level1"
        # The bot begins this time: nobody has to wake it.
        if not update["table"]["question"]:
            await livia.until(lambda heard: heard["type"] == "update" and heard["table"]["question"])


@scenario
async def test_one_screen_and_solo_games_go_on_at_once(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        for others in (["hot"], []):
            match = await livia.new_match("caesar", *others)
            await livia.post(f"/api/matches/{match}/close")
            again = await ask(livia, match)
            assert again is not None and (await room(livia, again))["status"] == "playing"


@scenario
async def test_a_sandbox_begins_where_it_began(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        for _ in range(4):
            await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        await livia.post(f"/api/matches/{match}/close")
        record = (await livia.ask("GET", f"/api/matches/{match}/record?whole=true")).text
        body = {"step": len(Record.parse(record).lines), "seat": 1}
        sandbox = (await livia.post(f"/api/matches/{match}/sandboxes", body))["id"]
        begins = await livia.table(sandbox, seat=1)
        await livia.post(f"/api/matches/{sandbox}/close")
        again = await ask(livia, sandbox)
        assert again is not None
        found = await room(livia, again)
        assert found["sandbox"] and found["status"] == "playing"
        assert (await livia.table(again, seat=1))["view"]["provinces"] == begins["view"]["provinces"]


@scenario
async def test_a_seat_of_somebody_who_is_gone_is_open_and_nobody_waits_for_them(database: str) -> None:
    async with running(database) as server:
        match, (livia, marcus) = await played(server, "Livia", "Marcus")
        await ask(livia, match)
        await marcus.ask("DELETE", "/api/me")
        assert (await room(livia, match))["proposal"] is None
        again = await ask(livia, match)
        assert again is not None
        found = await room(livia, again)
        assert found["status"] == "waiting" and found["seats"][0]["state"] == "open" and found["you"] == [1]


@scenario
async def test_two_at_two_processes_agree(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    async with process(database) as one, process(database) as two:
        livia, marcus = await one.guest("Livia"), await two.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.end(match, marcus)
        await marcus.connect()
        told = await asyncio.gather(ask(livia, match), ask(marcus, match))
        again = await ask(livia, match)
        assert again is not None and set(told) <= {again, None} and again in told
        # Marcus looks at nothing, and is told of it at the other process.
        heard = await marcus.until(lambda one: one["type"] == "mine" and one["match"] == again)
        assert heard["room"]["status"] == "playing" and heard["room"]["you"] == [0]
