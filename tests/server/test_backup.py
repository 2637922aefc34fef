"""Backup and restore: either database into one file, and back into either."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from quadriga.core.errors import BadOption
from quadriga.server.store import migrations
from quadriga.server.store.database import Database
from quadriga.server.store.schema import metadata
from tests import postgres
from tests.conftest import Run
from tests.server.people import running, scenario


async def rows(address: str) -> dict[str, list[str]]:
    """All that a database holds, in an order that is the same everywhere."""
    kept = Database(address)
    found = {}
    async with kept.reading() as connection:
        for table in metadata.sorted_tables:
            read = (await connection.execute(select(table))).mappings()
            found[table.name] = sorted(json.dumps(dict(row), sort_keys=True) for row in read)
    await kept.close()
    return found


async def play(address: str) -> tuple[str, str]:
    """A database in which something of everything is kept; a match and a token."""
    async with running(address) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
        match = await livia.new_match("caesar", "hot")
        await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        await livia.put(f"/api/matches/{match}/note", {"text": "a « note » \N{CIRCLED DIGIT ONE}"})
        await livia.post(f"/api/matches/{match}/chat", {"text": "Ave"}, headers={"Idempotency-Key": "k"})
        table = await livia.new_match("empire", "open", "random", start=False, pace={"kind": "days", "seconds": 86400})
        await marcus.post(f"/api/matches/{table}/join")
        await livia.post(f"/api/matches/{table}/start")
        await livia.put(f"/api/matches/{table}/seats/2/stand-in", {"bot": "random"})
        await livia.play_to_the_end(await livia.new_match("caesar", "random"))
        return match, livia.token


def test_either_database_goes_into_a_file_and_back_into_either(
    database: str, postgres_server: postgres.Postgres, tmp_path: Path, run: Run
) -> None:
    match, token = asyncio.run(play(database))
    file, again = tmp_path / "copy.quadriga-backup", tmp_path / "again"
    elsewhere = asyncio.run(postgres_server.new_database())
    home = f"sqlite:///{tmp_path}/home/home.db"
    for words in (
        ("backup", str(file), "--database", database),
        ("restore", str(file), "--database", elsewhere),
        ("backup", str(again), "--database", elsewhere),
        ("restore", str(again), "--database", home),
    ):
        status, out, err = run(*words, "--lang", "en")
        assert status == 0, (out, err)
    assert "3 of 3" in out
    before = asyncio.run(rows(database))
    assert len(before["entries"]) > 20 and before["replies"] and before["outbox"] and before["audit"]
    assert asyncio.run(rows(elsewhere)) == before == asyncio.run(rows(home))

    @scenario
    async def go_on(address: str) -> None:
        async with running(address) as server:
            livia = await server.guest("Somebody new")
            livia.use(token, "")
            await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
            table = next(one["id"] for one in await livia.get("/api/me/matches") if one["game"] == "empire")
            await livia.put(f"/api/matches/{table}/seats/2/stand-in", {"bot": "greedy"})

    for address in (elsewhere, home):
        # New rows of the audit are numbered after the copied ones.
        go_on(address)


@scenario
async def test_a_backup_is_of_one_moment_while_the_server_runs(database: str, tmp_path: Path) -> None:
    from quadriga.server.store.backup import back_up

    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        copying = asyncio.create_task(back_up(database, tmp_path / "copy"))
        for _ in range(10):
            await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        await copying
        before, token = await livia.table(match, seat=0), livia.token
    async with running(f"sqlite:///{tmp_path}/copy") as server:
        livia = await server.guest("Livia")
        livia.use(token, "")
        assert (await livia.table(match, seat=0))["revision"] <= before["revision"]
        await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])


def test_what_cannot_be_copied_or_put_back_is_refused_and_nothing_changes(
    database: str, tmp_path: Path, run: Run
) -> None:
    asyncio.run(play(database))
    file = tmp_path / "copy"

    def said(*words: str) -> str:
        status, _, err = run(*words, "--lang", "en")
        assert status == 2, words
        return " ".join(err.split())

    assert run("backup", str(file), "--database", database)[0] == 0
    before = asyncio.run(rows(database))
    assert "exists already" in said("backup", str(file), "--database", database)
    assert "There is no database" in said("backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path}/none")
    assert "is not empty" in said("restore", str(file), "--database", database)
    assert "There is no database" in said("restore", str(tmp_path / "none"), "--database", database, "--replace")
    damaged = tmp_path / "damaged"
    damaged.write_bytes(file.read_bytes()[:-9000])
    assert "is damaged" in said("restore", str(damaged), "--database", database, "--replace")
    newer = tmp_path / "newer"
    newer.write_bytes(file.read_bytes())
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version" in said("restore", str(newer), "--database", database, "--replace")
    assert asyncio.run(rows(database)) == before

    @scenario
    async def while_it_runs() -> None:
        async with running(database):
            told = await asyncio.to_thread(said, "restore", str(file), "--database", database, "--replace")
            assert "uses th" in told

    while_it_runs()
    for left in tmp_path.glob("*.part"):
        raise AssertionError(left)


def test_restore_replaces_only_when_told_to(database: str, tmp_path: Path, run: Run) -> None:
    asyncio.run(play(database))
    file = tmp_path / "copy"
    assert run("backup", str(file), "--database", database)[0] == 0
    before = asyncio.run(rows(database))

    @scenario
    async def go_on() -> None:
        async with running(database) as server:
            await server.guest("Nero")

    go_on()
    assert asyncio.run(rows(database)) != before
    assert run("restore", str(file), "--database", database, "--replace")[0] == 0
    assert asyncio.run(rows(database)) == before


def test_a_backup_of_an_older_version_is_brought_up_to_date(database: str, tmp_path: Path, run: Run) -> None:
    old = f"sqlite:///{tmp_path}/old.db"

    @scenario
    async def make_old() -> None:
        kept = Database(old)
        async with kept.altering() as connection:
            await migrations.upgrade(connection, "0001")
            await connection.execute(
                text("INSERT INTO users (id, name, language, created_at) VALUES ('u', 'Livia', 'fr', 1)")
            )
            await connection.commit()
        await kept.close()

    make_old()
    file = tmp_path / "copy"
    assert run("backup", str(file), "--database", old)[0] == 0
    target = database if database.startswith("postgresql") else f"sqlite:///{tmp_path}/new.db"
    status, out, err = run("restore", str(file), "--database", target, "--lang", "fr")
    assert status == 0 and "1 ligne" in out, (out, err)
    found: dict[str, Any] = json.loads(asyncio.run(rows(target))["users"][0])
    assert found["name"] == "Livia" and found["login"] is None


@scenario
async def test_a_server_refuses_a_database_of_a_newer_version(database: str) -> None:
    kept = Database(database)
    await kept.open()
    async with kept.writing() as transaction:
        await transaction.connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await kept.close()
    again = Database(database)
    with pytest.raises(BadOption, match="newer version"):
        await again.open()
    await again.close()
