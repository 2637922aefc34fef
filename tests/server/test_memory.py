"""What a server keeps in memory: little of a long match, nothing of matches and connections that are over."""

from __future__ import annotations

import asyncio
import gc
import random
import socket
import struct
import tracemalloc
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from quadriga import games
from quadriga.core.play.entries import Log, Standing
from quadriga.core.play.log import Decision
from quadriga.server.match.matches import KEPT_EVENTS
from quadriga.table import Table
from quadriga.table.lines import lines
from quadriga.words import Words
from tests.server.people import Clock, Server, running, scenario

OWN = (
    "uvicorn.",
    "websockets.server.",
    "quadriga.server.",
    "quadriga.service.",
    "quadriga.core.play.",
    "quadriga.table.",
)
"""Where the things are made that a server keeps of its matches and connections."""
TIMES = 20
"""More than there are connections to a database: each keeps the request for which it was opened."""


def living() -> Counter[str]:
    """How many there are in memory of each kind of thing that a server makes."""
    kinds = (f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    return Counter(kind for kind in kinds if kind.startswith(OWN))


async def left(
    before: Counter[str], times: int, meanwhile: Callable[[], Awaitable[None]] | None = None
) -> dict[str, int]:
    """What there is one more of for each time that something was done, once connections have had time to end.

    A single one more may be at work.
    """
    more: dict[str, int] = {}
    for _ in range(20):
        if meanwhile is not None:
            await meanwhile()
        more = {kind: count for kind, count in (living() - before).items() if count >= times}
        if not more:
            break
        await asyncio.sleep(0.1)
    return more


def tables_of(one: Any, path: str = "service", met: set[int] | None = None) -> Iterator[tuple[str, Any]]:
    """All that the parts of a server keep by name: each table with the way to it."""
    met = set() if met is None else met
    if id(one) in met:
        return
    met.add(id(one))
    if isinstance(one, dict | list | set | frozenset | tuple):
        yield path, one
        for inner in one.values() if isinstance(one, dict) else one:
            yield from tables_of(inner, path, met)
    elif type(one).__module__.startswith(("quadriga.server.", "quadriga.service.")):
        for name, inner in vars(one).items() if hasattr(one, "__dict__") else ():
            yield from tables_of(inner, f"{path}.{name}", met)


def named(server: Server, words: set[str]) -> set[str]:
    """The tables of a server in which any of these ids is found, as a key, in one, or by itself."""
    found = set()
    for path, table in tables_of(server.service):
        for key in table:
            for part in key if isinstance(key, tuple) else (key,):
                if isinstance(part, str) and any(word in part for word in words):
                    found.add(path)
    return found


def hang_up_by_force(url: str) -> None:
    """Ask for something, and go without a word as soon as it has come."""
    address = urlsplit(url)
    assert address.hostname is not None and address.port is not None
    with socket.create_connection((address.hostname, address.port)) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 " in line.recv(4096)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


@scenario
async def test_nothing_is_left_of_connections_that_are_over(database: str) -> None:
    """Nobody looks for garbage here: a server that did would stand still meanwhile."""
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")

        async def come_and_go(times: int) -> None:
            for _ in range(times):
                await livia.watch(match)
                await livia.hang_up()
                await asyncio.to_thread(hang_up_by_force, server.url)
            livia.heard.clear()

        await come_and_go(3)
        gc.collect()
        gc.disable()
        try:
            before = living()
            await come_and_go(TIMES)
            while server.service.sockets.clients:
                await asyncio.sleep(0.01)
            assert not await left(before, TIMES)
            assert not [key for key in server.service.limiter._buckets if key.startswith("socket")]
        finally:
            gc.enable()


@scenario
async def test_nothing_is_left_of_matches_that_are_over(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        service = server.service
        livia, nero = await server.guest("Livia"), await server.guest("Nero")

        async def play(times: int) -> set[str]:
            played = set()
            for _ in range(times):
                match = await livia.new_match("caesar", "open", start=False)
                await nero.post(f"/api/matches/{match}/join")
                await livia.post(f"/api/matches/{match}/start")
                await nero.watch(match)
                await nero.say_and_hear("say", match=match, text="Ave!")
                mover = livia if (await livia.table(match))["question"] else nero
                seat = (await mover.get(f"/api/matches/{match}"))["you"][0]
                await mover.move(match, seat)
                await livia.end(match, nero)
                await nero.hang_up()
                played.add(match)
            for person in (livia, nero):
                person.heard.clear()
                person.tables.clear()
            return played

        async def time_passes() -> None:
            """Longer than anybody counts as being here."""
            while service.sockets.clients or service.sockets.watches:
                await asyncio.sleep(0.01)
            clock.ahead += 3600.0
            await service.upkeep.beat()
            await service.upkeep.tidy()

        await play(3)
        await time_passes()
        gc.collect()
        gc.disable()
        try:
            before = living()
            played = await play(TIMES)
            # One that is told of a moment after it was dropped is loaded once more.
            assert not await left(before, TIMES, time_passes)
        finally:
            gc.enable()
        await time_passes()
        assert not named(server, played)
        # Of people there is kept what has a bound: how often they have asked for something, and from where.
        people = {livia.id, nero.id}
        assert named(server, people) == {"service.limiter._buckets", "service.whereabouts._last"}


def test_an_old_entry_of_a_log_takes_less_than_twenty_bytes() -> None:
    """Of six seats that decide at once, each in its own time, as in Augustus: decisions of hundreds of kinds."""
    log, luck = Log(), random.Random(1)
    standing = Standing(log)

    def go_on(upto: int) -> None:
        for number in range(len(log) + 1, upto + 1):
            actors = tuple(sorted(luck.sample(range(6), luck.randint(1, 6))))
            decision = Decision(number, luck.choice(actors), luck.randrange(1600), actors)
            log.append(decision)
            standing.append(decision)
            log.forget_events(number - KEPT_EVENTS)
            standing.forget_events(number - KEPT_EVENTS)

    tracemalloc.start()
    go_on(2000)
    before, _ = tracemalloc.get_traced_memory()
    go_on(12_000)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (after - before) / 10_000 < 20


def test_who_else_owed_a_decision_is_kept_as_it_was_when_it_was_taken_anew() -> None:
    """A decision that others took back around it has no longer the same seats beside it."""
    taken = Decision(1, seat=0, action=7, actors=(0, 1))
    anew = replace(taken, actors=(0, 2))
    log = Log()
    standing = Standing(log)
    log.append(taken)
    log.forget_events(upto=1)
    standing.append(anew)
    standing.forget_events(upto=1)
    assert log == [taken] and standing == [anew]
    standing.cut(0)
    standing.append(taken)
    standing.forget_events(upto=1)
    assert standing == [taken]


def test_telling_players_what_is_new_has_no_old_events_again(title: str) -> None:
    """Each of them would be the whole match played again, and all its events in memory."""
    seats = games.load(title).meta.seats[1]
    table = Table.new(games.load(title).new(seats), ["level1"] * seats, seed=1)
    words = Words("en", table.match.game, table.names)
    told, most = [table.match.revision(reader) for reader in range(seats)], 0
    while not table.state.is_over() and len(table.match.log) < 300:
        seat = table.bots_asked()[0]
        table.match.play(seat, table.bot_choice(seat))
        table.match.forget_events(KEPT_EVENTS)
        for reader in range(seats):
            lines(table.match, reader, words, told[reader])
            told[reader] = table.match.revision(reader)
        most = max(most, sum(bool(entry.events) for entry in table.match.log if isinstance(entry, Decision)))
    assert most <= 2 * KEPT_EVENTS
