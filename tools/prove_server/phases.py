"""What is done to the servers while polite players play: each phase is one kind of trouble, bounded in time."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from tools.prove_server.stage import TAKE_OVER_SECONDS, Stage

from quadriga.server.store.database import BUSY_SECONDS

MOST_SECONDS = 600.0
"""No phase lasts longer."""
ROUND = 5
"""So many kills in a row, then a pause in which bots are taken over and measured."""


@dataclass(frozen=True)
class Bounds:
    """How much of everything."""

    kills: int = 50
    seconds: float = 45.0
    seed: int = 1


Trouble = Callable[[Stage, Bounds], Awaitable[dict[str, Any]]]
"""Does something to the servers for a while; says what was done."""


async def calm(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """Nothing happens."""
    await asyncio.sleep(bounds.seconds / 2)
    return {}


async def kills(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """`kill -9` at random moments, mostly at work, sometimes while it starts; with two processes one or both."""
    luck, done = random.Random(bounds.seed), 0
    while done < bounds.kills:
        await asyncio.sleep(luck.uniform(0.2, 2.0))
        hit = [n for n in range(len(stage.servers)) if luck.random() < 0.6] or [luck.randrange(len(stage.servers))]
        async with stage.fault(*hit):
            for n in hit:
                done += 1
                await asyncio.to_thread(stage.servers[n].kill)
                stage.servers[n].start()
            if luck.random() < 0.1:
                await asyncio.sleep(luck.uniform(0.0, 1.5))
                done += 1
                await asyncio.to_thread(stage.servers[hit[0]].kill)
                stage.servers[hit[0]].start()
        if done // ROUND != (done - len(hit)) // ROUND:
            await asyncio.sleep(TAKE_OVER_SECONDS if len(stage.servers) > 1 else 3.0)
    return {"kills": done}


async def disk_full(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """No room on the disk of the database until players have been refused for a while; then there is room again."""
    await asyncio.sleep(bounds.seconds / 6)
    stage.refused.clear()
    async with stage.fault():
        await asyncio.to_thread(stage.kept.disk.fill)
        try:
            # A database has some room of its own left, which is used up first.
            await asyncio.wait_for(stage.refused.wait(), 120.0)
            await asyncio.sleep(bounds.seconds / 3)
        finally:
            await stage.kept.make_room()
    await asyncio.sleep(bounds.seconds / 3)
    return {}


async def database_away(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """PostgreSQL is stopped and started again; in SQLite another program writes for longer than anybody waits."""
    await asyncio.sleep(bounds.seconds / 6)
    stage.refused.clear()
    async with stage.fault():
        await stage.kept.be_away(max(BUSY_SECONDS + 3.0, bounds.seconds / 3))
    assert stage.refused.is_set(), "nobody noticed that the database was away"
    await asyncio.sleep(bounds.seconds / 3)
    return {}


async def clock_steps(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """The clock on the wall jumps by an hour, forwards and back; with two processes, theirs differ, too."""
    steps = [[3600], [0], [-3600], [0]]
    if len(stage.servers) > 1:
        steps = [[3600, 3600], [0, 0], [-3600, -3600], [0, 0], [7, 0], [0, 7], [60, -60], [0, 0]]
    await stage.restart(fake_clock=True)
    for step in steps:
        await asyncio.sleep(bounds.seconds / len(steps))
        for server, seconds in zip(stage.servers, step, strict=True):
            server.step(seconds)
    await asyncio.sleep(bounds.seconds / len(steps))
    await stage.restart()
    return {"steps": len(steps)}


async def leeches(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """Sixty sockets of one address ask to be shown a match over and over, and read nothing."""
    return await _strangers("leech", stage, bounds)


async def guests(stage: Stage, bounds: Bounds) -> dict[str, Any]:
    """Five hundred guests of one address ask for hints and bring records."""
    return await _strangers("flood", stage, bounds)


async def _strangers(kind: str, stage: Stage, bounds: Bounds) -> dict[str, Any]:
    words = ["-m", "tools.prove_server.strangers", kind, "--seconds", str(bounds.seconds), "--urls", *stage.urls]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    try:
        told, _ = await asyncio.wait_for(process.communicate(), bounds.seconds + 60.0)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, f"the {kind} did not work"
    return dict(json.loads(told.splitlines()[-1]))


PHASES: dict[str, Trouble] = {
    "calm": calm,
    "kills": kills,
    "disk-full": disk_full,
    "database-away": database_away,
    "clock-steps": clock_steps,
    "leeches": leeches,
    "guests": guests,
}


async def bounded(trouble: Trouble, stage: Stage, bounds: Bounds) -> tuple[float, dict[str, Any]]:
    """Carry a phase out; how long it took, and what it did."""
    began = time.monotonic()
    async with asyncio.timeout(MOST_SECONDS):
        did = await trouble(stage, bounds)
    return time.monotonic() - began, did
