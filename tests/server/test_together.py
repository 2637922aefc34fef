"""Memory and database are never apart: several processes on one database, and what happens when it fails."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from quadriga.server.match.matches import Matches
from quadriga.server.people.identity import Identity
from quadriga.server.store import matches as store
from quadriga.server.store.database import Database
from quadriga.service.errors import Unavailable
from quadriga.service.setup import Setup
from tests import postgres
from tests.server.people import Clock, Server, running, scenario


async def decide(matches: Matches, match_id: str, user_id: str) -> None:
    """Take the first decision that is offered to whoever is asked."""
    async with matches.changing(match_id) as change:
        state = change.match.need_table().state
        seat = state.actors()[0]
        action = change.match.game().notation.text(state.legal(seat)[0])
        change.match.play(user_id, seat, [action], None, change.now)


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Matches, Matches, str, str]]:
    """The matches of two processes, a match that has begun, and who plays it alone."""
    one, two = Database(database), Database(database)
    await one.open()
    await two.open()
    here, there = Matches(one), Matches(two)
    livia, _ = await Identity(one, time.time).guest("Livia", "en")
    mine = {"user_id": livia.id, "name": "Livia"}
    match_id = await here.create(livia.id, Setup("caesar", [mine, mine]))
    async with here.changing(match_id) as change:
        change.match.start(livia.id, change.now)
    yield here, there, match_id, livia.id
    await one.close()
    await two.close()


@pytest.mark.parametrize("known", [True, False], ids=["refreshed", "loaded"])
@scenario
async def test_a_commit_elsewhere_between_two_questions_doubles_nothing(
    postgres_server: postgres.Postgres, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    async with two_processes(await postgres_server.new_database()) as (here, there, match_id, livia):
        if known:
            async with there.reading(match_id):
                pass
        await decide(here, match_id, livia)
        asked, meanwhile = store.entries, [here]

        async def late(*given: Any) -> Any:
            if meanwhile:
                await decide(meanwhile.pop(), match_id, livia)
            return await asked(*given)

        monkeypatch.setattr(store, "entries", late)
        for _ in range(2):
            if known:
                await there.refresh(match_id)
            async with there.reading(match_id) as match:
                assert len(match.need_table().match.log) == match.row.length
        assert not meanwhile, "the other process has committed between the questions"
        await decide(there, match_id, livia)
        await decide(here, match_id, livia)
        async with here.reading(match_id) as match, there.database.reading() as connection:
            log = match.need_table().match.log_data()
            assert [entry for entry, _ in await store.entries(connection, match_id)] == log
            assert match.row.length == len(log)


@scenario
async def test_another_process_follows_by_what_it_is_told_and_asks_only_what_it_missed(
    postgres_server: postgres.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(await postgres_server.new_database()) as (here, there, match_id, livia):
        async with there.reading(match_id):
            pass
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        there.database.on_news = heard.put_nowait
        asked: list[str] = []
        find = store.find

        async def noted(connection: Any, match_id: str, to_change: bool = False) -> Any:
            asked.append(match_id)
            return await find(connection, match_id, to_change)

        monkeypatch.setattr(store, "find", noted)

        async def follows(news: dict[str, Any]) -> None:
            await there.refresh(match_id, news.get("change"))

        async def same() -> None:
            async with here.reading(match_id) as one, there.reading(match_id) as two:
                assert (one.row, one.seats) == (two.row, two.seats)
                assert one.need_table().match.log_data() == two.need_table().match.log_data()
                assert one.need_table().state == two.need_table().state

        await decide(here, match_id, livia)
        await follows(await heard.get())
        await same()
        assert not asked, "what is told whole needs no question"

        await decide(here, match_id, livia)
        await heard.get()
        await decide(here, match_id, livia)
        latest = await heard.get()
        await follows(latest)
        await same()
        assert asked == [match_id], "who has missed a change looks up what is kept"
        await follows(latest)
        await same()

        async with here.changing(match_id) as change:
            change.match.seats[1].plan = {"long": "x" * 9000}
        brief = await heard.get()
        assert "change" not in brief, "it is longer than PostgreSQL passes on"
        await follows(brief)
        await same()


# ---- a database that fails -------------------------------------------------------------------------------------


@asynccontextmanager
async def commits_fail(server: Server) -> AsyncIterator[None]:
    """As long as this lasts, whatever is entered into a log cannot be committed."""
    kept = server.service.database
    if kept.is_sqlite:

        def fail(*_: Any) -> None:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

        event.listen(kept._sqlite, "commit", fail)
        yield
        event.remove(kept._sqlite, "commit", fail)
        return
    async with kept.writing() as transaction:
        for statement in (
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$",
            "CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION full_disk()",
        ):
            await transaction.connection.execute(text(statement))
    yield
    async with kept.writing() as transaction:
        await transaction.connection.execute(text("DROP FUNCTION full_disk CASCADE"))


async def whole_log(server: Server, match: str) -> list[int]:
    """The numbers of the entries that are kept."""
    async with server.service.database.reading() as connection:
        query = text("SELECT number FROM entries WHERE match_id = :match ORDER BY number")
        return list((await connection.execute(query, {"match": match})).scalars())


@scenario
async def test_a_failed_commit_leaves_no_move_behind(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia", "fr")
        match = await livia.new_match("caesar", "hot")
        before = await livia.table(match, seat=0)
        seat = before["owed"][0]["seat"]
        before = await livia.table(match, seat=seat)
        body = {"seat": seat, "actions": [before["actions"][0]["action"]], "revision": before["revision"]}
        await livia.connect()
        async with commits_fail(server):
            failed = await livia.ask("POST", f"/api/matches/{match}/decisions", body, headers={"Idempotency-Key": "1"})
            assert failed.status_code == 503 and failed.headers["Retry-After"]
            assert "Rien n’est perdu" in failed.json()["error"]["sentence"]
            assert await livia.table(match, seat=seat) == before
            assert (await livia.say_and_hear("play", match=match, **body))["error"]["code"] == "try-again"
        for _ in range(2):
            again = await livia.ask("POST", f"/api/matches/{match}/decisions", body, headers={"Idempotency-Key": "1"})
            assert again.status_code == 200, again.text
        for _ in range(3):
            await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        after = await livia.table(match, seat=0, since=0)
        numbers = await whole_log(server, match)
        assert numbers == list(range(1, len(numbers) + 1))
        server.service.matches.places.clear()
        assert await livia.table(match, seat=0, since=0) == after


@scenario
async def test_what_fails_after_a_move_takes_the_move_back(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        before, matches = await livia.table(match, seat=0), server.service.matches

        async def move_and(error: BaseException) -> None:
            async with matches.changing(match) as change:
                table = change.match.need_table()
                seat = table.state.actors()[0]
                table.play(seat, table.state.legal(seat)[0], None)
                raise error

        for error in (RuntimeError("a part of the server"), asyncio.CancelledError()):
            with pytest.raises(type(error)):
                await move_and(error)
            assert await livia.table(match, seat=0) == before


@scenario
async def test_a_database_that_was_gone_comes_back_and_nothing_is_lost(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    name = database.partition("?")[0].rpartition("/")[2]
    apart = await asyncpg.connect(user="quadriga", database="postgres", host=str(postgres_server.folder))
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot", pace={"kind": "move", "seconds": 30})
        bots = await livia.new_match("empire", "random", "random")
        await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        before = await livia.table(match, seat=0)
        await apart.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await apart.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert await livia.refused("GET", "/readyz") == (503, "not-ready-database")
        assert (await livia.get("/healthz"))["status"] == "ok", "without its database a server is alive, and not ready"
        with pytest.raises(Unavailable):
            await server.service.upkeep.beat()
        clock.ahead += 60
        await apart.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await server.service.upkeep.beat()
        told = await livia.table(match, seat=0)
        assert told["revision"] == before["revision"] and told["view"] == before["view"]
        room = await livia.get(f"/api/matches/{match}")
        assert all(seat["stand_in"] is None for seat in room["seats"]), "no time passes while nothing can be kept"
        await livia.move(match, told["owed"][0]["seat"])
        assert (await livia.play_to_the_end(bots))["room"]["status"] == "over"
        numbers = await whole_log(server, bots)
        assert numbers == list(range(1, len(numbers) + 1))
    await apart.close()
