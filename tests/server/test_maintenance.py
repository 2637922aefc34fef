"""A house closed for maintenance with all games stopped: nobody loses time, whatever the server does meanwhile."""

from __future__ import annotations

from typing import Any

from tests.server.people import Clock, running, scenario
from tests.server.test_bans import act

STOP: dict[str, Any] = {"on": True, "note": "", "stop": True}
GO_ON: dict[str, Any] = {"on": False, "note": "", "stop": False}


@scenario
async def test_clocks_stand_still_though_the_server_is_restarted(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "hot", pace={"kind": "bank", "seconds": 300})
        seat = (await livia.table(match))["owed"][0]["seat"]
        before = (await livia.get(f"/api/matches/{match}"))["seats"][seat]["deadline"]
        clock.ahead += 100
        await act(server, "maintenance", **STOP)
        clock.ahead += 1000
        await server.service.upkeep.take_up()
        await server.service.upkeep.look_at_clocks()
        assert (await livia.get(f"/api/matches/{match}"))["seats"][seat]["stand_in"] is None, "no time is up"
    clock.ahead += 1000
    async with running(database, clock) as server:
        again = server.anybody()
        again.use(livia.token, livia.id)
        clock.ahead += 1000
        await act(server, "maintenance", **GO_ON)
        shown = (await again.get(f"/api/matches/{match}"))["seats"][seat]
        assert abs(shown["deadline"] - (before + 3000)) < 1, "of the bank, only the time before the stop is used"
        await again.move(match, seat)


@scenario
async def test_a_house_that_is_closed_without_stopping_lets_clocks_run(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "hot", pace={"kind": "move", "seconds": 300}, stand_in="random")
        seat = (await livia.table(match))["owed"][0]["seat"]
        await act(server, "maintenance", on=True, note="", stop=False)
        before = (await livia.get(f"/api/matches/{match}"))["seats"][seat]["deadline"]
        await act(server, "maintenance", **GO_ON)
        assert (await livia.get(f"/api/matches/{match}"))["seats"][seat]["deadline"] == before
