"""A crowd at one address waits for itself: others are answered as if it were not there."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest

from quadriga.server.guard import gate, limits
from quadriga.server.guard.gate import Gate
from quadriga.server.guard.limits import Budget, Limit
from quadriga.server.thinking.fair import RANK
from quadriga.server.thinking.think import local_pool
from quadriga.service.errors import TooMany
from quadriga.service.rows import User
from tests.server.people import PATIENCE, running, scenario

CROWD, ELSEWHERE = "192.0.2.1", "198.51.100.1"


async def settled() -> None:
    """Let everybody go on as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


@scenario
async def test_few_of_one_address_are_inside_and_the_others_follow_in_their_order() -> None:
    door = Gate(at_once=2)
    came = [asyncio.create_task(door.enter(CROWD)) for _ in range(5)]
    await settled()
    assert [one.done() for one in came] == [True, True, False, False, False]
    await asyncio.wait_for(door.enter(ELSEWHERE), PATIENCE)
    # Who goes away while waiting leaves no gap, nor does one who was just let in.
    came[2].cancel()
    came[0].result().end()
    came[0].result().end()
    await settled()
    assert [one.done() for one in came] == [True, True, True, True, False]
    came[1].result().end()
    came[4].cancel()
    await settled()
    came[3].result().end()
    assert [(await asyncio.wait_for(door.enter(CROWD), PATIENCE)) for _ in range(2)]


@scenario
async def test_who_waits_for_something_else_keeps_nobody_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "LONGEST", 0.01)
    door = Gate(at_once=1)
    for _ in range(3):
        await asyncio.wait_for(door.enter(CROWD), PATIENCE)


@scenario
async def test_no_more_wait_outside_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MOST_OUTSIDE", 1)
    door = Gate(at_once=1)
    first = await door.enter(CROWD)
    second = asyncio.create_task(door.enter(CROWD))
    await settled()
    with pytest.raises(TooMany):
        await door.enter(CROWD)
    first.end()
    assert await asyncio.wait_for(second, PATIENCE)


@scenario
async def test_a_crowd_of_requests_is_answered_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "LONGEST", PATIENCE)
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        crowd = [await server.guest(f"Guest {n}") for n in range(10)]
        polite = await server.guest("Polite", address="127.0.0.9")
        of_token, begun, go_on = server.service.identity.of_token, list[str](), asyncio.Event()

        async def slow(token: str | None) -> User | None:
            begun.append(token or "")
            await go_on.wait()
            return await of_token(token)

        monkeypatch.setattr(server.service.identity, "of_token", slow)
        asked = [asyncio.create_task(one.ask("GET", "/api/me")) for one in crowd]
        async with asyncio.timeout(PATIENCE):
            while len(begun) < gate.AT_ONCE:
                await asyncio.sleep(0.01)
            asked.append(asyncio.create_task(polite.ask("GET", "/api/me")))
            while polite.token not in begun:
                await asyncio.sleep(0.01)
        assert len(begun) == gate.AT_ONCE + 1
        go_on.set()
        assert {found.status_code for found in await asyncio.gather(*asked)} == {200}


@scenario
async def test_what_an_address_was_refused_is_refused_again_without_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "IMPORT", Budget("import", None, Limit(0.001, 1)))
    monkeypatch.setattr(gate, "REMEMBERED", PATIENCE)
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        far = await server.guest("Far", address="127.0.0.9")
        assert (await livia.refused("POST", "/api/records", {"record": "none"}))[0] == 422
        assert await livia.refused("POST", "/api/records", {"record": "none"}) == (429, "too-many")
        # Nobody reads any more what comes from there; elsewhere, and for other wishes, all is as before.
        again = await marcus.ask("POST", "/api/records", {"no": "record"})
        assert again.status_code == 429 and int(again.headers["retry-after"]) > 0
        assert (await far.refused("POST", "/api/records", {"no": "record"}))[0] == 422
        assert (await marcus.ask("GET", "/api/me")).status_code == 200


def test_who_thinks_for_long_comes_after_who_answers() -> None:
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    with local_pool(1) as pool:
        rank = pool.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())).result()
    assert rank == min(19, own + RANK)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == own
