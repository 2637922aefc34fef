"""Time: a decision, a bank, days; a bot stands in when it is up, and its owner comes back."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from quadriga.server.store import schema
from tests.server.people import Clock, Person, Server, running, scenario


async def two_players(server: Server, game: str = "caesar", **more: Any) -> tuple[str, list[Person]]:
    """A match that has begun, and its players in the order of their seats."""
    livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
    match = await livia.new_match(game, "open", start=False, stand_in="random", **more)
    await marcus.post(f"/api/matches/{match}/join")
    await livia.post(f"/api/matches/{match}/start")
    return match, [livia, marcus]


async def turn(person: Person, match: str) -> int:
    return int((await person.table(match))["owed"][0]["seat"])


def seats_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    return message["room"]["seats"] if message["type"] == "update" else []


@pytest.mark.parametrize("pace", [{"kind": "move", "seconds": 30}, {"kind": "bank", "seconds": 60, "increment": 5}])
@scenario
async def test_a_bot_stands_in_when_time_is_up_until_the_owner_returns(database: str, pace: dict[str, Any]) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace=pace)
        late = await turn(people[0], match)
        waiting = people[1 - late]
        update = await waiting.watch(match)
        deadline = update["room"]["seats"][late]["deadline"]
        assert 0 < deadline - clock() <= pace["seconds"] and update["room"]["seats"][1 - late]["deadline"] is None
        clock.ahead += pace["seconds"] + 1
        update = await waiting.until(
            lambda heard: seats_of(heard) and seats_of(heard)[late]["stand_in"] and heard["table"]["question"]
        )
        assert update["room"]["seats"][late]["stand_in"] == "random"
        room = (await people[late].ask("DELETE", f"/api/matches/{match}/seats/{late}/stand-in")).json()
        assert room["seats"][late]["stand_in"] is None
        while await turn(waiting, match) != late:
            await waiting.move(match, 1 - late)
        seat = (await people[late].get(f"/api/matches/{match}"))["seats"][late]
        assert seat["deadline"] is not None and seat["deadline"] > clock(), "who is back has time to decide"
        await people[late].move(match, late)


@scenario
async def test_a_bank_is_charged_and_refilled_by_the_increment(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace={"kind": "bank", "seconds": 300, "increment": 10})
        seat = await turn(people[0], match)
        clock.ahead += 100
        await people[seat].move(match, seat)
        found = (await people[0].get(f"/api/matches/{match}"))["seats"]
        assert found[seat]["clock"] == 210 and found[1 - seat]["clock"] == 300


@scenario
async def test_by_playing_the_owner_takes_the_seat_back(database: str) -> None:
    clock = Clock()
    async with running(database, clock, bot_pause=30.0) as server:
        match, people = await two_players(server, pace={"kind": "move", "seconds": 10})
        late = await turn(people[0], match)
        update = await people[late].watch(match)
        clock.ahead += 11
        await people[late].until(lambda heard: seats_of(heard) and seats_of(heard)[late]["stand_in"])
        # The bot thinks for half a minute: its owner is faster.
        action = update["table"]["actions"][0]["action"]
        reply = await people[late].say_and_hear("play", match=match, seat=late, actions=[action])
        assert reply["error"] is None
        assert (await people[0].get(f"/api/matches/{match}"))["seats"][late]["stand_in"] is None


@scenario
async def test_over_days_those_who_are_asked_get_a_notice(database: str) -> None:
    async with running(database) as server:
        match, people = await two_players(server, pace={"kind": "days", "seconds": 2 * 86_400})
        seat = await turn(people[0], match)
        await people[seat].move(match, seat)
        await people[0].end(match, people[1])
        async with server.service.database.reading() as connection:
            rows = (await connection.execute(select(schema.outbox).order_by(schema.outbox.c.id))).mappings().all()
        told = [(row["notice"], row["user_id"]) for row in rows]
        assert told[:2] == [("your-turn", people[seat].id), ("your-turn", people[1 - seat].id)]
        assert {notice for notice, _ in told[2:]} == {"match-over"} and all(row["sent_at"] is None for row in rows)


@scenario
async def test_no_time_passes_while_no_server_runs(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace={"kind": "move", "seconds": 60})
        seat = await turn(people[0], match)
        token, user = people[seat].token, people[seat].id
    clock.ahead += 3600
    async with running(database, clock) as server:
        owner = await server.guest("Livia")
        owner.use(token, user)
        room = await owner.get(f"/api/matches/{match}")
        left = room["seats"][seat]["deadline"] - clock()
        assert room["seats"][seat]["stand_in"] is None and 0 < left <= 60
        await owner.move(match, seat)


@scenario
async def test_a_table_that_nobody_comes_to_is_closed_after_a_day(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "open", start=False, listed=True)
        clock.ahead += 25 * 3600
        await server.service.upkeep.tidy()
        assert (await livia.get(f"/api/matches/{match}"))["ended_by"] == "expired"
        assert await livia.get("/api/matches") == []


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        ({"kind": "move", "seconds": 1}, "pace-seconds"),
        ({"kind": "bank", "seconds": 10**9}, "pace-seconds"),
        ({"kind": "move", "seconds": 30, "increment": 5}, "pace-increment"),
        ({"kind": "sand"}, "bad-request"),
    ],
)
@scenario
async def test_a_pace_that_cannot_be_is_refused(tmp_path: Any, pace: dict[str, Any], code: str) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        body = {"game": "caesar", "seats": [{"kind": "you"}, {"kind": "open"}], "pace": pace}
        assert await livia.refused("POST", "/api/matches", body) == (422, code)


@scenario
async def test_a_clock_runs_out_in_a_match_that_has_left_the_memory(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace={"kind": "days", "seconds": 86_400})
        late = await turn(people[0], match)
        clock.ahead += 3600
        await server.service.upkeep.tidy()
        assert server.service.matches.in_memory() == []
        clock.ahead += 86_400
        await server.service.upkeep.take_up()
        assert (await people[0].get(f"/api/matches/{match}"))["seats"][late]["stand_in"] == "random"
