"""Real server processes: two on one PostgreSQL, one that is killed, one that starts, and the example client."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quadriga.core.title import registry
from tests import postgres
from tests.server.people import PATIENCE, Person, scenario
from tests.server.process import process

TOP = Path(__file__).parents[2]


async def has_heard(person: Person, revision: int) -> None:
    """Wait until the socket of this person has told of a revision."""
    while not any(heard["type"] == "update" and heard["revision"] >= revision for heard in person.heard):
        await person.hear()


@scenario
async def test_two_processes_on_one_postgresql_share_all_matches_live(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    async with process(database) as one, process(database) as two:
        livia, marcus = await one.guest("Livia"), await two.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await livia.watch(match)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.until(lambda heard: heard["type"] == "update" and heard["room"]["seats"][1]["name"] == "Marcus")
        await marcus.watch(match)
        await livia.until(lambda heard: heard["type"] == "update" and heard["room"]["seats"][1]["here"])
        await livia.post(f"/api/matches/{match}/start")
        people = [livia, marcus]
        for person in people:
            update = await person.watch(match)
            if update["room"]["status"] != "playing":
                await person.until(lambda heard: heard["type"] == "update" and heard["room"]["status"] == "playing")
        for _ in range(12):
            seat = (await livia.table(match))["owed"][0]["seat"]
            told = await people[seat].table(match)
            body = {
                "match": match,
                "seat": seat,
                "actions": [told["actions"][0]["action"]],
                "revision": told["revision"],
            }
            reply = await people[seat].say_and_hear("play", **body)
            assert reply["error"] is None, reply
            # The process that took the decision knows it at once, the other as soon as its own person hears of it.
            revision = (await people[seat].table(match))["revision"]
            for person in people:
                await has_heard(person, revision)
            tables = [await person.table(match) for person in people]
            assert tables[0]["view"]["provinces"] == tables[1]["view"]["provinces"]
        await marcus.send("say", match=match, text="Ave!")
        heard = await livia.until(lambda message: message["type"] == "chat")
        assert heard["message"]["text"] == "Ave!"
        # Both at once, for the same revision: one decides, the other is told that the match has moved on.
        seat = (await livia.table(match))["owed"][0]["seat"]
        owner, elsewhere = people[seat], await (two if seat == 0 else one).same(people[seat])
        told = await owner.table(match)
        body = {"seat": seat, "actions": [told["actions"][0]["action"]], "revision": told["revision"]}
        answers = await asyncio.gather(
            *(person.ask("POST", f"/api/matches/{match}/decisions", body) for person in (owner, elsewhere))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


@scenario
async def test_bots_of_a_process_that_dies_are_taken_over_by_another(postgres_server: postgres.Postgres) -> None:
    database = await postgres_server.new_database()
    async with process(database) as one, process(database, "--bot-pause", "0") as two:
        livia = await one.guest("Livia")
        match = await livia.new_match("empire", "random", "random")
        os.kill(one.process.pid, signal.SIGKILL)
        livia = await two.same(livia)
        last = await livia.play_to_the_end(match)
        assert last["room"]["status"] == "over"


@scenario
async def test_a_killed_server_has_kept_what_it_acknowledged(database: str) -> None:
    async with process(database) as first:
        livia = await first.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        for _ in range(5):
            await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        before = await livia.table(match, seat=0, since=0)
        os.kill(first.process.pid, signal.SIGKILL)
        first.process.wait()
        async with process(database) as second:
            livia = await second.same(livia)
            assert await livia.table(match, seat=0, since=0) == before


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_killed_at_random_moments_it_loses_and_doubles_nothing(database: str, tmp_path: Path) -> None:
    """The short form of one phase of `make prove-server`; how quick it was is not looked at here."""
    words = ["--short", "--phase", "kills", "--database", database, "--json", str(tmp_path / "found")]
    found = subprocess.run(
        [sys.executable, "-m", "tools.prove_server", *words], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert found.returncode in (0, 1), found.stderr
    (told,) = json.loads((tmp_path / "found").read_text())
    assert told["did"]["kills"] >= 5 and told["decisions"] >= 60, found.stdout
    assert (told["lost"], told["doubled"], told["unloadable"]) == (0, 0, 0), found.stdout


@scenario
async def test_the_example_client_plays_a_whole_match_of_each_title(title: str, tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("client", TOP / "docs" / "client.py")
    assert spec is not None and spec.loader is not None
    client: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    rows = (TOP / "docs" / "client.py").read_text().splitlines()
    assert (
        len([row for row in rows[rows.index("async def play(url: str, game: str, seats: int) -> dict:") :] if row]) < 34
    )
    async with process(f"sqlite:///{tmp_path}/q.db") as server:
        outcome = await client.play(server.url, title, registry.load(title).meta.usual_seats)
        assert 1 in outcome["ranks"]


@scenario
async def test_a_server_says_where_it_is_and_ends_in_good_order(tmp_path: Path) -> None:
    async with process(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")
        await livia.watch(match)
        server.process.send_signal(signal.SIGTERM)
        bye = await livia.until(lambda heard: heard["type"] == "bye")
        assert bye["reason"] == "restart"
        await asyncio.to_thread(server.process.wait, PATIENCE)
        assert f"http://localhost:{server.port}/" in server.said() and "Traceback" not in server.said()
        # Who ends by a signal says so, as system services expect.
        assert server.process.returncode in (0, -signal.SIGTERM)


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    for words, said in (
        (["--database", f"sqlite:///{tmp_path}/q.db", "--host", "192.0.2.7"], "Nobody can listen at 192.0.2.7"),
        (["--database", "mysql://localhost/x"], "is no address of a database"),
        (["--database", f"sqlite:///{tmp_path}/q.db", "--cluster", "tcp://127.0.0.1:9"], "There is no Dask scheduler"),
    ):
        found = subprocess.run(
            [sys.executable, "-m", "quadriga", "serve", "--no-browser", "--port", "0", "--lang", "en", *words],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert found.returncode == 2 and said in found.stderr, found.stderr
        assert "Traceback" not in found.stderr


@pytest.mark.parametrize("option", ["--help"])
def test_the_options_that_scripts_rely_on(option: str) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "quadriga", "serve", option], capture_output=True, text=True, check=True
    )
    for word in ("--host", "--port", "--database", "--no-browser", "--cluster"):
        assert word in found.stdout
