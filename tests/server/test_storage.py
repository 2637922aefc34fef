"""What is kept: the schema and its migrations, memory and database, and that every stored match replays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from quadriga.cli import main
from quadriga.server import service as service_module
from quadriga.server.process.clock import Clock
from quadriga.server.store import database as database_module
from quadriga.server.store import matches as store
from quadriga.server.store import migrations
from quadriga.server.store.database import Database, database_url
from quadriga.server.store.schema import metadata
from tests.server.people import PATIENCE, running, scenario


@scenario
async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    kept = Database(database)
    if kept.is_sqlite:
        Path(str(kept.url.database)).parent.mkdir(parents=True, exist_ok=True)
    async with kept.altering() as connection:
        await migrations.upgrade(connection, migrations.HEAD)
    await kept.open()

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with kept.reading() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.version) == migrations.HEAD
        script = await connection.run_sync(lambda one: ScriptDirectory.from_config(migrations.config(one)))
        assert script.get_current_head() == migrations.HEAD
    await kept.close()


@scenario
async def test_every_version_of_the_tables_is_brought_up_to_date_without_loss(database: str) -> None:
    """A database as each older version left it, with a match in it, opens and holds the same match."""
    kept = Database(database)
    async with kept.reading() as connection:
        script = await connection.run_sync(lambda one: ScriptDirectory.from_config(migrations.config(one)))
    await kept.close()
    first = list(script.walk_revisions())[-1].revision
    kept = Database(database)
    if kept.is_sqlite:
        Path(str(kept.url.database)).parent.mkdir(parents=True, exist_ok=True)
    async with kept.altering() as connection:
        await migrations.upgrade(connection, first)
        await connection.execute(
            text("INSERT INTO users (id, name, language, created_at, online_until) VALUES ('u', 'Livia', 'fr', 1, 0)")
        )
        await connection.commit()
    await kept.close()
    async with running(database) as server:
        async with server.service.database.reading() as connection:
            assert (await connection.execute(text("SELECT name FROM users WHERE id = 'u'"))).scalar() == "Livia"
        livia = await server.guest("Livia")
        await livia.new_match("caesar", "random")


@scenario
async def test_a_match_dropped_from_memory_is_rebuilt_from_its_log(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("antike", "hot", "hot")
        for _ in range(30):
            told = await livia.table(match, seat=0)
            await livia.move(match, told["owed"][0]["seat"], nth=5)
        before = [await livia.table(match, seat=seat, since=0) for seat in range(3)]
        server.service.matches.places.clear()
        after = [await livia.table(match, seat=seat, since=0) for seat in range(3)]
        assert json.dumps(after) == json.dumps(before)
        undone = await livia.post(f"/api/matches/{match}/undo", {"seat": before[0]["owed"][0]["seat"], "ask": True})
        assert undone["done"]


@scenario
async def test_a_decision_that_cannot_be_kept_is_not_heard_of(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
        before = await livia.watch(match, seat=seat)
        real = store.write

        async def fails(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(store, "write", fails)
        body = {"seat": seat, "actions": [before["table"]["actions"][0]["action"]], "revision": before["revision"]}
        assert await livia.refused("POST", f"/api/matches/{match}/decisions", body) == (503, "try-again")
        monkeypatch.setattr(store, "write", real)
        told = await livia.table(match, seat=seat)
        assert told["revision"] == before["revision"] and told["view"] == before["table"]["view"]
        await livia.post(f"/api/matches/{match}/decisions", body)
        update = await livia.until(lambda heard: heard["type"] == "update" and heard["revision"] > before["revision"])
        assert update["table"]["news"][0]["revision"] == before["revision"] + 1


@scenario
async def test_the_database_refuses_a_second_entry_of_the_same_number(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        entries = store.new_entries(match, 0, [{"seat": 0, "action": "pass"}], 0.0)
        with pytest.raises(IntegrityError):
            async with server.service.database.writing() as transaction:
                await store.add_entries(transaction, entries)


@scenario
async def test_idle_matches_leave_the_memory_and_watched_ones_stay(database: str) -> None:
    from tests.server.people import Clock

    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        idle, watched = await livia.new_match("caesar", "hot"), await livia.new_match("caesar", "hot")
        await livia.watch(watched)
        clock.ahead += 3600
        await server.service.upkeep.tidy()
        assert {match.id for match in server.service.matches.in_memory()} == {watched}
        assert (await livia.get(f"/api/matches/{idle}"))["status"] == "playing"


def test_verify_replays_every_stored_match(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    @scenario
    async def play() -> None:
        async with running(database) as server:
            livia = await server.guest("Livia")
            for title in ("caesar", "empire"):
                await livia.play_to_the_end(await livia.new_match(title, "random"))
            await livia.new_match("antike", "hot")
            await livia.new_match("antike", "open", start=False)

    play()
    with pytest.raises(SystemExit) as ended:
        main(["verify", "--database", database, "--lang", "en"])
    said = capsys.readouterr().out
    assert ended.value.code == 0 and "3 of 3" in said, said
    _spoil(database)
    with pytest.raises(SystemExit) as ended:
        main(["verify", "--database", database, "--json"])
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ended.value.code == 2 and [row["ok"] for row in rows].count(False) == 1


def _spoil(address: str) -> None:
    """Change one decision of a stored match behind the server's back."""

    @scenario
    async def spoil() -> None:
        kept = Database(address)
        async with kept.writing() as transaction:
            connection = transaction.connection
            match = (await connection.execute(text("SELECT id FROM matches WHERE game = 'empire'"))).scalar()
            await connection.execute(
                text("UPDATE entries SET entry = :entry WHERE match_id = :match AND number = 9"),
                {"entry": json.dumps({"seat": 0, "action": "pass"}), "match": match},
            )
        await kept.close()

    spoil()


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/q.db"

    @scenario
    async def twice() -> None:
        async with running(address):
            with pytest.raises(Exception, match="Another server"):
                await Database(address).open()
        reopened = Database(address)
        await reopened.open()
        await reopened.close()

    twice()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/deep/down/q.db"

    @scenario
    async def look() -> None:
        kept = Database(address)
        await kept.open()
        async with kept.reading() as connection:
            found = {
                name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
            }
        # Longer waiting is done beside the event loop.
        assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 1, "busy_timeout": 10}
        await kept.close()

    look()
    assert sqlite3.connect(database_url(address).database or "").execute("PRAGMA integrity_check").fetchone() == ("ok",)


@scenario
async def test_a_program_that_holds_the_file_does_not_hold_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 2.0)
    async with running(f"sqlite:///{tmp_path}/q.db", Clock()) as server:
        livia, database = await server.guest("Livia"), server.service.database
        match = await livia.new_match("caesar", "hot")
        other = sqlite3.connect(tmp_path / "q.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told = await livia.table(match, seat=0)
        asked = [asyncio.create_task(livia.ask("PATCH", "/api/me", {"name": f"Livia {n}"})) for n in range(3)]
        async with asyncio.timeout(PATIENCE):
            while not database.is_held:
                await asyncio.sleep(0.01)
        # Whoever looks is served meanwhile, and no clock runs.
        assert await livia.table(match, seat=0) == told
        assert not any(one.done() for one in asked)
        clock = server.service.now
        assert isinstance(clock, Clock)
        monkeypatch.setattr(clock, "tick", lambda: pytest.fail("time passes though nothing can be kept"))
        await server.service.timekeeper.tick()
        # Nobody waits for the others' patience to end before their own begins.
        assert [found.status_code for found in await asyncio.gather(*asked)] == [503] * 3
        monkeypatch.undo()
        other.execute("ROLLBACK")
        assert (await livia.ask("PATCH", "/api/me", {"name": "Livia Drusilla"})).status_code == 200
        assert not database.is_held
        other.close()


@scenario
async def test_a_bot_plays_as_soon_as_its_move_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.1)
    # Nobody looks after it meanwhile.
    monkeypatch.setattr(service_module, "BEAT_SECONDS", 3600.0)
    async with running(f"sqlite:///{tmp_path}/q.db", bot_pause=0.3) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "level1")
        while (told := await livia.table(match, seat=0))["owed"][0]["seat"] == 0:
            await livia.move(match, 0)
        other = sqlite3.connect(tmp_path / "q.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        caplog.clear()
        async with asyncio.timeout(PATIENCE):
            while "database is locked" not in caplog.text:
                await asyncio.sleep(0.01)
            other.execute("ROLLBACK")
            while (await livia.table(match, seat=0))["revision"] == told["revision"]:
                await asyncio.sleep(0.01)
        other.close()
