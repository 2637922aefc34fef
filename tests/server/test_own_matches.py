"""Everybody is told of their own matches, whichever they look at: whose turn it is, who comes, how it ends."""

from __future__ import annotations

from typing import Any

from tests.server.people import Person, Server, running, scenario


async def two(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A match of two people, who are connected but do not look at it."""
    livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
    match = await livia.new_match("caesar", "open", start=False, **more)
    await livia.connect()
    await marcus.connect()
    return match, livia, marcus


async def hears(person: Person, match: str, wanted: Any) -> dict[str, Any]:
    """The next word of a match of one's own that looks like this."""
    heard = await person.until(lambda one: one["type"] == "mine" and one["match"] == match and wanted(one["room"]))
    found: dict[str, Any] = heard["room"]
    return found


def asks(room: dict[str, Any], you: bool) -> bool:
    """Whether a room asks you for a decision."""
    return you == any(seat["you"] and seat["asked_at"] is not None for seat in room["seats"])


@scenario
async def test_word_comes_of_every_change_that_a_list_shows(database: str) -> None:
    async with running(database) as server:
        match, livia, marcus = await two(server)
        await marcus.post(f"/api/matches/{match}/join")
        await hears(livia, match, lambda room: room["seats"][1]["name"] == "Marcus")
        await hears(marcus, match, lambda room: room["you"] == [1])
        await livia.post(f"/api/matches/{match}/start")
        for person in (livia, marcus):
            await hears(person, match, lambda room: room["status"] == "playing")
        first, second = livia, marcus
        for _ in range(3):
            seat = (await livia.table(match))["owed"][0]["seat"]
            first, second = (livia, marcus) if seat == 0 else (marcus, livia)
            while (await first.table(match))["question"]:
                await first.move(match, seat)
            await hears(second, match, lambda room: asks(room, you=True))
            await hears(first, match, lambda room: asks(room, you=False))
        await second.post(f"/api/matches/{match}/proposals", {"seat": 1 - seat, "kind": "draw"})
        await hears(first, match, lambda room: room["proposal"] and room["proposal"]["kind"] == "draw")
        await first.post(f"/api/matches/{match}/proposals/answer", {"agree": True})
        for person in (livia, marcus):
            await hears(person, match, lambda room: room["status"] == "over" and room["ended_by"] == "draw")
        await livia.post(f"/api/matches/{match}/rematch")
        await hears(marcus, match, lambda room: room["proposal"] and room["proposal"]["asked"] == [1])
        assert [one["id"] for one in await marcus.get("/api/me/matches?status=current")] == [match]


@scenario
async def test_all_devices_are_told_the_same_as_the_list_says(database: str) -> None:
    async with running(database) as server:
        match, livia, marcus = await two(server)
        phone = Person(livia.url, "Livia")
        phone.use(livia.token, livia.id)
        server.people.append(phone)
        await phone.connect()
        await marcus.post(f"/api/matches/{match}/join")
        told = [await hears(one, match, lambda room: room["seats"][1]["name"]) for one in (livia, phone)]
        listed = (await livia.get("/api/me/matches"))[0]
        assert told == [listed, listed]


@scenario
async def test_who_leaves_is_told_that_it_is_theirs_no_more(database: str) -> None:
    async with running(database) as server:
        match, livia, marcus = await two(server)
        await marcus.post(f"/api/matches/{match}/join")
        await hears(marcus, match, lambda room: room)
        await marcus.post(f"/api/matches/{match}/leave")
        await hears(marcus, match, lambda room: room is None)
        await hears(livia, match, lambda room: room["seats"][1]["state"] == "open")


@scenario
async def test_others_and_what_no_list_shows_bring_no_word(database: str) -> None:
    async with running(database) as server:
        match, livia, marcus = await two(server)
        nero = await server.guest("Nero")
        await nero.connect()
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.post(f"/api/matches/{match}/chat", {"text": "Salve"})
        await livia.post(f"/api/matches/{match}/seen", {"seat": 0, "revision": 1})
        for person in (livia, marcus, nero):
            await person.say_and_hear("ping")
        kinds = [heard["room"]["status"] for heard in marcus.heard if heard["type"] == "mine"]
        assert kinds == ["waiting", "playing"], "sat down, begun; neither the chat nor what was seen"
        assert not [heard for heard in nero.heard if heard["type"] == "mine" and heard["match"] == match]


@scenario
async def test_who_looks_from_an_own_seat_hears_it_once(database: str) -> None:
    async with running(database) as server:
        match, livia, marcus = await two(server)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.watch(match)
        await livia.say_and_hear("ping")
        before = len(livia.heard)
        await livia.post(f"/api/matches/{match}/start")
        await livia.until(lambda heard: heard["type"] == "update" and heard["room"]["status"] == "playing")
        await livia.say_and_hear("ping")
        assert not [heard for heard in livia.heard[before:] if heard["type"] == "mine"]


@scenario
async def test_what_is_current_is_not_over(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        waits, plays, over = [await livia.new_match("caesar", "hot", start=start) for start in (False, True, True)]
        await livia.post(f"/api/matches/{over}/close")
        assert {one["id"] for one in await livia.get("/api/me/matches?status=current")} == {waits, plays}


@scenario
async def test_word_that_may_be_lost_is_asked_for_again(tmp_path: Any) -> None:
    async with running(f"sqlite:///{tmp_path}/quadriga.db") as server:
        _, livia, _ = await two(server)
        server.service.database.on_silence()
        await livia.until(lambda heard: heard["type"] == "mine" and heard["match"] is None)
