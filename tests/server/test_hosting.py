"""What hosts and players may do to each other: nobody plays for those who are here, and nobody sets a clock back."""

from __future__ import annotations

from typing import Any

import pytest

from tests import postgres
from tests.server.people import Clock, Person, Server, running, scenario
from tests.server.test_apart import spoil
from tests.server.test_pace import seats_of, turn, two_players

BANK = {"kind": "bank", "seconds": 300, "increment": 10}
MOVE = {"kind": "move", "seconds": 30}


async def seat_of(person: Person, match: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/matches/{match}"))["seats"][seat]
    return found


def stand_in(match: str, seat: int) -> str:
    return f"/api/matches/{match}/seats/{seat}/stand-in"


# ---- stand-ins -------------------------------------------------------------------------------------------------


@scenario
async def test_nobody_plays_for_somebody_who_is_here(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, (livia, marcus) = await two_players(server)
        await marcus.watch(match)
        clock.ahead += 3600
        found = await livia.ask("PUT", stand_in(match, 1), {"bot": "random"})
        assert found.status_code == 403 and "Marcus is here" in found.json()["error"]["sentence"]
        assert (await seat_of(livia, match, 1))["absent_from"] is None
        # Who has just gone may come back.
        await marcus.hang_up()
        while (absent_from := (await seat_of(livia, match, 1))["absent_from"]) is None:
            await livia.post(f"/api/matches/{match}/seen", {"seat": 0, "revision": 0})
        assert clock() < absent_from <= clock() + 120
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "random"}) == (403, "player-here")
        clock.ahead = absent_from - clock.began + 50
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "greedy"}) == (403, "stand-in-set")
        await livia.put(stand_in(match, 1), {"bot": "random"})
        # And who is back takes the seat, nobody else.
        assert await livia.refused("DELETE", stand_in(match, 1)) == (403, "seat-not-yours")
        await marcus.ask("DELETE", stand_in(match, 1))
        assert (await seat_of(livia, match, 1))["stand_in"] is None
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "random"}) == (403, "player-here")


@scenario
async def test_who_plays_by_plain_requests_is_here_too(tmp_path: Any) -> None:
    clock = Clock()
    async with running(f"sqlite:///{tmp_path}/q.db", clock) as server:
        match, (livia, marcus) = await two_players(server)
        clock.ahead += 100
        await marcus.table(match)
        clock.ahead += 100
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "random"}) == (403, "player-here")


@scenario
async def test_players_let_a_bot_play_for_themselves_and_hosts_choose_bots(database: str) -> None:
    async with running(database, bot_pause=60.0) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("empire", "open", "level1", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        assert await marcus.refused("PUT", stand_in(match, 0), {"bot": "random"}) == (403, "host-only")
        await marcus.put(stand_in(match, 1), {"bot": "greedy"})
        assert (await seat_of(livia, match, 1))["stand_in"] == "greedy"
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "random"}) == (403, "player-here")
        await livia.put(stand_in(match, 2), {"bot": "level3"})
        assert (await seat_of(livia, match, 2))["bot"] == "level3"


@scenario
async def test_who_is_connected_to_another_process_is_here(postgres_server: postgres.Postgres) -> None:
    database, clock = await postgres_server.new_database(), Clock()
    async with running(database, clock) as one, running(database, clock) as two:
        livia, marcus = await one.guest("Livia"), await two.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False, stand_in="random")
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await marcus.watch(match)
        for _ in range(3):
            clock.ahead += 100
            await two.service.upkeep.beat()
        assert await livia.refused("PUT", stand_in(match, 1), {"bot": "random"}) == (403, "player-here")
        await marcus.hang_up()
        while two.service.sockets.looking():
            await marcus.get("/api/hello")
        clock.ahead += 200
        await livia.put(stand_in(match, 1), {"bot": "random"})


# ---- seats -----------------------------------------------------------------------------------------------------


@scenario
async def test_nobody_takes_two_seats(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("antike", "open", "open", "open", start=False)
        assert (await marcus.post(f"/api/matches/{match}/join", {"seat": 2})) == {"seat": 2}
        assert (await marcus.post(f"/api/matches/{match}/join")) == {"seat": 2}
        for seat in (1, 3):
            assert await marcus.refused("POST", f"/api/matches/{match}/join", {"seat": seat}) == (409, "seated-already")
        await marcus.post(f"/api/matches/{match}/leave")
        assert (await marcus.post(f"/api/matches/{match}/join", {"seat": 1})) == {"seat": 1}
        # At their own screen hosts arrange as many as they like.
        await livia.put(f"/api/matches/{match}/seats/3", {"kind": "hot", "name": "Minerva"})
        assert (await livia.get(f"/api/matches/{match}"))["you"] == [0, 3]


# ---- clocks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [BANK, MOVE])
@scenario
async def test_no_stand_in_sets_a_clock_back(database: str, pace: dict[str, Any]) -> None:
    clock = Clock()
    async with running(database, clock, bot_pause=600.0) as server:
        match, people = await two_players(server, pace=pace)
        seat = await turn(people[0], match)
        before = (await seat_of(people[seat], match, seat))["deadline"]
        for _ in range(2):
            clock.ahead += 8
            await people[seat].put(stand_in(match, seat), {"bot": "random"})
            assert (await seat_of(people[seat], match, seat))["deadline"] is None
            clock.ahead += 4
            await people[seat].ask("DELETE", stand_in(match, seat))
            assert (await seat_of(people[seat], match, seat))["deadline"] == pytest.approx(before)


@scenario
async def test_who_lets_a_bot_play_has_paid_for_the_time_before(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace=BANK)
        seat = await turn(people[0], match)
        await people[1 - seat].watch(match)
        clock.ahead += 100
        await people[seat].put(stand_in(match, seat), {"bot": "random"})
        await people[1 - seat].until(lambda heard: seats_of(heard) and heard["table"]["question"])
        assert (await seat_of(people[seat], match, seat))["clock"] == 200, "and the bot's time costs nothing"


@pytest.mark.parametrize("pace", [BANK, MOVE])
@scenario
async def test_who_runs_out_of_time_pays_with_a_decision(database: str, pace: dict[str, Any]) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        server.service.thinkers.pause = 3600.0  # type: ignore[union-attr]
        match, people = await two_players(server, pace=pace)
        late = await turn(people[0], match)
        await people[1 - late].watch(match)
        clock.ahead += pace["seconds"] + 1
        await people[1 - late].until(lambda heard: seats_of(heard) and seats_of(heard)[late]["stand_in"])
        assert await people[late].refused("DELETE", stand_in(match, late)) == (409, "seat-late")
        # The bot has not decided yet: whoever is quicker may.
        await people[late].move(match, late)
        seat = await seat_of(people[late], match, late)
        assert seat["stand_in"] is None and (pace == MOVE or seat["clock"] == BANK["increment"])


@scenario
async def test_a_share_of_the_time_is_there_again_after_a_bots_decision(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, pace=BANK)
        late = await turn(people[0], match)
        await people[1 - late].watch(match)
        clock.ahead += 301
        await people[1 - late].until(
            lambda heard: seats_of(heard) and seats_of(heard)[late]["stand_in"] and heard["table"]["question"]
        )
        await people[late].ask("DELETE", stand_in(match, late))
        for _ in range(3):
            await people[late].put(stand_in(match, late), {"bot": "random"})
            await people[late].ask("DELETE", stand_in(match, late))
        assert (await seat_of(people[late], match, late))["clock"] == 30


@pytest.mark.parametrize("pace", [BANK, MOVE])
@scenario
async def test_taking_back_gains_no_time_and_costs_others_none(database: str, pace: dict[str, Any]) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        match, people = await two_players(server, "empire", pace=pace)
        mover = await turn(people[0], match)
        other, moves = 1 - mover, 0
        before = await seat_of(people[0], match, mover)
        clock.ahead += 10
        while await turn(people[0], match) == mover:
            await people[mover].move(match, mover)
            moves += 1
        clock.ahead += 15
        for _ in range(moves):
            await people[mover].post(f"/api/matches/{match}/undo", {"seat": mover})
        after = await seat_of(people[0], match, mover)
        assert after["clock"] == before["clock"] and after["deadline"] == pytest.approx(before["deadline"] + 15)
        assert (await seat_of(people[0], match, other))["clock"] == (300 if pace == BANK else None)


# ---- the end ---------------------------------------------------------------------------------------------------


@scenario
async def test_a_host_closes_no_match_that_others_play(database: str) -> None:
    async with running(database, bot_pause=600.0) as server:
        match, (livia, marcus) = await two_players(server)
        close = f"/api/matches/{match}/close"
        assert await livia.refused("POST", close) == (403, "players-here")
        # Not even while a bot plays for somebody who is here, nor is it agreed without them.
        await marcus.put(stand_in(match, 1), {"bot": "random"})
        assert await livia.refused("POST", close) == (403, "players-here")
        room = await livia.post(f"/api/matches/{match}/proposals", {"seat": 0, "kind": "end"})
        assert room["status"] == "playing" and room["proposal"]["asked"] == [1]
        room = await marcus.post(f"/api/matches/{match}/proposals/answer", {"agree": True})
        assert room["ended_by"] == "agreed"


@scenario
async def test_a_match_that_nobody_can_load_is_closed_by_its_host(database: str) -> None:
    async with running(database) as server:
        match, (livia, marcus) = await two_players(server)
        await spoil(server, match)
        assert (await marcus.get(f"/api/matches/{match}"))["status"] == "playing"
        assert (await livia.post(f"/api/matches/{match}/close"))["ended_by"] == "closed"


# ---- insisting -------------------------------------------------------------------------------------------------


async def refused_in_the_end(server: Server, person: Person, method: str, path: str, body: Any, most: int) -> None:
    for _ in range(most):
        found = await person.ask(method, path, body)
        if found.status_code == 429:
            return
    raise AssertionError(f"{path} can be asked for without end")


@scenario
async def test_who_insists_is_asked_to_wait(tmp_path: Any) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        match, (livia, marcus) = await two_players(server)
        path = f"/api/matches/{match}"
        for _ in range(5):
            await livia.post(f"{path}/proposals", {"seat": 0, "kind": "draw"})
            await marcus.post(f"{path}/proposals/answer", {"agree": False})
        assert await livia.refused("POST", f"{path}/proposals", {"seat": 0, "kind": "end"}) == (429, "too-many")
        waiting = await livia.new_match("caesar", "open", start=False)
        await refused_in_the_end(server, livia, "POST", f"/api/matches/{waiting}/seats/1/invitation", {}, 80)
        await refused_in_the_end(server, marcus, "POST", f"{path}/undo", {"seat": 1}, 80)
        await marcus.post(f"{path}/resign", {"seat": 1})
        await refused_in_the_end(server, marcus, "POST", f"{path}/rematch", None, 8)
