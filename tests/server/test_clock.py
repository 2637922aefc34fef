"""Time passes by a steady clock, and only while the server can serve; processes that share a database agree on it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from quadriga.server.process.clock import HASTE, LATE_SECONDS, STILL_SECONDS, TICK_SECONDS, Clock
from quadriga.server.service import Service
from tests import postgres
from tests.server.people import Person, running, scenario
from tests.server.process import process
from tests.server.test_hosting import seat_of
from tests.server.test_pace import turn, two_players

HOUR = 3600.0
PACE = {"kind": "move", "seconds": 60}


class Machine:
    """A machine whose clocks are set by a test: that of the system, and a steady one."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.steady = 0.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def serve(self, seconds: float) -> None:
        """The server runs for a while."""
        for _ in range(round(seconds / TICK_SECONDS)):
            self.wall += TICK_SECONDS
            self.steady += TICK_SECONDS
            self.clock.tick()


def test_a_step_of_the_systems_clock_moves_nothing() -> None:
    machine = Machine()
    for step in (HOUR, -HOUR):
        before = machine.clock()
        machine.wall += step
        assert machine.clock() == before
        machine.serve(10)
        assert machine.clock() == pytest.approx(before + 10)


def test_time_stands_still_while_nobody_serves() -> None:
    machine = Machine()
    machine.serve(5)
    before = machine.clock()
    machine.wall += HOUR
    machine.steady += HOUR
    assert before <= machine.clock() <= before + STILL_SECONDS
    machine.clock.tick()
    machine.serve(5)
    assert machine.clock() <= before + STILL_SECONDS + 5.01


def test_a_clock_is_right_in_the_long_run_and_never_runs_back() -> None:
    for wrong in (3.0, -3.0):
        machine = Machine()
        machine.wall += wrong
        seen = [machine.clock()]
        for _ in range(200):
            machine.clock.follow(machine.wall)
            machine.serve(2)
            seen.append(machine.clock())
            assert abs(seen[-1] - seen[-2] - 2) <= 2 * HASTE + 1e-6
        assert machine.clock() == pytest.approx(machine.wall, abs=0.01)


# ---- a server on such a machine --------------------------------------------------------------------------------


async def left(person: Person, match: str, seat: int, service: Service) -> float:
    """How many seconds a player has left, by one clock: it is asked again when that has leapt meanwhile."""
    while True:
        now = service.now()
        found = await seat_of(person, match, seat)
        assert found["stand_in"] is None, "the time of this player is up"
        if service.now() - now < LATE_SECONDS:
            return float(found["deadline"]) - now


@pytest.mark.parametrize("step", [HOUR, -HOUR])
@scenario
async def test_no_player_loses_or_gains_time_by_a_step_of_the_clock(tmp_path: Path, step: float) -> None:
    machine = Machine()
    async with running(f"sqlite:///{tmp_path}/q.db", machine.clock) as server:
        match, people = await two_players(server, pace=PACE)
        seat = await turn(people[0], match)
        before = await left(people[seat], match, seat, server.service)
        machine.serve(20)
        machine.wall += step
        await server.service.upkeep.beat()
        assert await left(people[seat], match, seat, server.service) == pytest.approx(before - 20, abs=0.5)
        if step > 0:
            assert server.service.now() == pytest.approx(machine.wall, abs=0.1), "and what is shown is right"
        machine.serve(20)
        await server.service.upkeep.beat()
        assert await left(people[seat], match, seat, server.service) == pytest.approx(before - 40, abs=1.5)
        machine.serve(25)
        room = await people[seat].get(f"/api/matches/{match}")
        while not any(one["stand_in"] for one in room["seats"]):
            room = await people[seat].get(f"/api/matches/{match}")


@pytest.mark.parametrize("steady_sleeps", [True, False])
@scenario
async def test_a_laptop_may_sleep(database: str, steady_sleeps: bool) -> None:
    """On some systems the steady clock stops meanwhile, on others it goes on."""
    machine = Machine()
    async with running(database, machine.clock) as server:
        match, people = await two_players(server, pace=PACE)
        seat = await turn(people[0], match)
        await people[seat].watch(match)
        before = await left(people[seat], match, seat, server.service)
        machine.wall += 8 * HOUR
        machine.steady += 0 if steady_sleeps else 8 * HOUR
        assert await left(people[seat], match, seat, server.service) >= before - 1.1 * STILL_SECONDS
        await server.service.upkeep.beat()
        assert await left(people[seat], match, seat, server.service) >= before - 2.2 * STILL_SECONDS
        if server.service.database.is_sqlite:
            assert server.service.now() == pytest.approx(machine.wall, abs=0.1), "what is shown is right again"
            told = await people[seat].until(lambda heard: heard.get("now", 0) > machine.wall - 1)
            assert told["room"]["seats"][seat]["deadline"] > told["now"] + before - 2 * STILL_SECONDS - 1
        await people[seat].move(match, seat)


@scenario
async def test_a_server_that_is_stopped_for_a_while_costs_nobody_time(database: str) -> None:
    async with process(database) as server:
        livia = await server.guest("Livia")
        pace = {"kind": "move", "seconds": 10}
        match = await livia.new_match("caesar", "hot", pace=pace)
        while not (owed := (await livia.table(match))["owed"]):
            await asyncio.sleep(0.05)
        seat = owed[0]["seat"]
        await livia.watch(match)
        os.kill(server.process.pid, signal.SIGSTOP)
        await asyncio.sleep(15)
        os.kill(server.process.pid, signal.SIGCONT)
        found = await seat_of(livia, match, seat)
        assert found["stand_in"] is None, "the player had ten seconds, of which none could be used"
        # The clock is set right within a few seconds: the player still has what they had.
        await livia.move(match, seat)
        told = await livia.until(lambda heard: heard.get("now", 0) > time.time() - 4)
        assert all(one["stand_in"] is None for one in told["room"]["seats"])


# ---- several processes -----------------------------------------------------------------------------------------


def askew(seconds: float) -> Clock:
    """The clock of a machine that is set wrongly."""
    return Clock(lambda: time.time() + seconds)


@scenario
async def test_processes_whose_machines_disagree_go_by_the_database(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    async with running(database, askew(HOUR), bot_pause=600.0) as one, running(database, askew(-HOUR)) as two:
        assert abs(one.service.now() - two.service.now()) < 1
        livia, marcus = await one.guest("Livia"), await two.guest("Marcus")
        seats = [{"kind": "bot", "bot": "random"}] * 3
        bots = (await livia.post("/api/matches", {"game": "empire", "seats": seats, "start": True}))["id"]
        pace = {"kind": "bank", "seconds": 600}
        match = await livia.new_match("caesar", "open", start=False, pace=pace)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        for server in (one, two):
            await server.service.upkeep.beat()
        for server in (two, one):
            await server.service.upkeep.take_up()
        async with two.service.matches.reading(bots) as found:
            assert found.row.keeper == one.service.database.process, "a match of one that lives is left to it"
        people = [livia, marcus]
        for _ in range(4):
            seat = await turn(livia, match)
            await people[seat].move(match, seat)
        clocks = [seat["clock"] for seat in (await livia.get(f"/api/matches/{match}"))["seats"]]
        assert all(590 < clock <= 600 for clock in clocks), clocks


@scenario
async def test_who_takes_a_match_over_gives_the_time_back_that_nobody_looked_after_it(
    postgres_server: postgres.Postgres,
) -> None:
    database = await postgres_server.new_database()
    async with running(database) as one, running(database) as two:
        livia = await one.guest("Livia")
        match = await livia.new_match("caesar", "hot", pace={"kind": "move", "seconds": 10})
        seat = await turn(livia, match)
        real = two.service.now
        await _stop(one.service)
        # Twelve seconds later, for the other process.
        its = two.service
        for part in (its, its.matches, its.timekeeper, its.presence, its.upkeep):
            part.now = lambda: real() + 12.0  # type: ignore[method-assign,assignment]
        await two.service.upkeep.take_up()
        async with two.service.matches.reading(match) as found:
            assert found.row.keeper == two.service.database.process and found.seats[seat].stand_in is None
            assert found.seats[seat].asked_at + 10 > two.service.matches.now() + 6  # type: ignore[operator]


async def _stop(service: Service) -> None:
    """Let a process do nothing more by itself, as if it were stopped."""
    for task in service.background._recurring:
        task.cancel()
    await asyncio.gather(*service.background._recurring, return_exceptions=True)
