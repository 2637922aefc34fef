"""`quadriga admin`, beside a running server and without one, on both databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from quadriga.cli import main
from quadriga.server.host import desk as desks
from quadriga.server.store.database import Database
from tests.conftest import Run
from tests.server.conftest import database, postgres_server
from tests.server.people import Person, running, scenario
from tests.server.process import process

__all__ = ["database", "postgres_server"]


class Host:
    """Whoever runs the server, at the command line."""

    def __init__(self, capsys: pytest.CaptureFixture[str], address: str) -> None:
        self.capsys = capsys
        self.address = address

    def call(self, *words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            main(["admin", *words, "--database", self.address, "--lang", "en"])
        out, err = self.capsys.readouterr()
        return int(stopped.value.code or 0), out, err

    def told(self, *words: str) -> Any:
        """What a command answers to a program."""
        status, out, err = self.call(*words, "--json")
        assert status == 0, err
        return json.loads(out)

    async def does(self, *words: str) -> Any:
        """The same while a server of this process goes on."""
        return await asyncio.to_thread(self.told, *words)


@pytest.fixture
def host(capsys: pytest.CaptureFixture[str], database: str) -> Host:
    return Host(capsys, database)


async def ends(person: Person) -> str:
    """Why the connection of somebody ends."""
    reason = ""
    try:
        while True:
            message = await person.hear()
            if message["type"] == "bye":
                reason = message["reason"]
    except ConnectionClosed:
        return reason


@scenario
async def test_beside_a_server_process_all_acts_reach_those_they_are_about(host: Host, tmp_path: Path) -> None:
    async with process(host.address) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("empire", "open", start=False)
        await nero.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await nero.watch(match)
        await livia.watch(match)

        await host.does("announce", "Ave omnes")
        said = await livia.until(lambda message: message["type"] == "house")
        assert said["house"]["announcement"]["text"] == "Ave omnes"

        await host.does("ban", nero.id, "--days", "2", "--why", "He sang.")
        assert await ends(nero) == "banned"
        refused = await nero.ask("GET", "/api/me")
        assert refused.status_code == 403 and "He sang." in refused.json()["error"]["sentence"]
        update = await livia.until(
            lambda message: message["type"] == "update" and message["room"]["seats"][1]["stand_in"]
        )
        assert update["room"]["status"] == "playing"

        await host.does("close", match, "--why", "It is late.")
        await livia.until(lambda message: message["type"] == "update" and message["room"]["status"] == "over")
        seen = await livia.get(f"/api/matches/{match}/audit")
        assert [one["deed"] for one in seen] == ["server-ban", "server-close"]
        assert seen[1]["details"] == {"why": "It is late."}

        await host.does("delete", match, "--yes", "--to", str(tmp_path / "gone.json"))
        gone = await livia.until(lambda message: message["type"] == "mine" and message["room"] is None)
        assert gone["match"] == match
        assert await livia.refused("GET", f"/api/matches/{match}") == (404, "no-such-match")

        audit = await host.does("audit")
    assert [act["kind"] for act in audit] == ["delete", "close", "ban", "announce"]
    assert all(act["by"] and act["result"] == {"done": True} for act in audit)


@scenario
async def test_a_match_that_cannot_be_loaded_is_found_and_deleted_with_all_that_is_kept_of_it(
    host: Host, tmp_path: Path
) -> None:
    async with running(host.address) as server:
        livia = await server.guest("Livia")
        sound, broken = await livia.new_match("empire", "hot"), await livia.new_match("empire", "hot")
        await livia.move(broken, (await livia.table(broken))["owed"][0]["seat"])
    kept = Database(host.address)
    async with kept.writing() as transaction:
        # As a damaged disk may lose it.
        query = text("DELETE FROM entries WHERE match_id = :match AND number = 1")
        await transaction.connection.execute(query, {"match": broken})
    await kept.close()
    async with running(host.address) as server:
        again = server.anybody()
        again.use(livia.token, livia.id)
        assert await again.refused("GET", f"/api/matches/{broken}/table") == (409, "match-aside")
        found = await host.does("matches", "--broken")
        assert [row["id"] for row in found] == [broken] and found[0]["fault"]
        assert (await host.does("match", broken))["fault"]
        file = tmp_path / "gone.json"
        await host.does("delete", broken, "--yes", "--to", str(file))
        whole = json.loads(file.read_text())
        assert whole["matches"][0]["id"] == broken and whole["matches"][0]["ended_by"] == "closed"
        assert len(whole["seats"]) == 2 and whole["entries"]
        assert await again.refused("GET", f"/api/matches/{broken}") == (404, "no-such-match")
        assert [room["id"] for room in await again.get("/api/me/matches")] == [sound]
        status, _, err = await asyncio.to_thread(host.call, "delete", sound, "--yes", "--to", str(file))
        assert status == 2 and "exists already" in err, "nothing is written over"
        assert await again.table(sound)


def test_where_no_server_runs_the_command_does_it_itself(host: Host, tmp_path: Path) -> None:
    ids: dict[str, str] = {}

    async def play() -> None:
        async with running(host.address) as server:
            livia = await server.guest("Livia")
            await livia.post("/api/accounts", {"login": "livia", "password": "long enough"})
            ids["match"], ids["livia"] = await livia.new_match("empire", "hot"), livia.id
        # A server that has just ended counts as alive for a moment.
        kept = Database(host.address)
        async with kept.writing() as transaction:
            await transaction.connection.execute(text("UPDATE processes SET seen_at = seen_at - 60"))
        await kept.close()

    asyncio.run(play())
    host.told("ban", "livia", "--for-ever")
    host.told("mute", "Livia", "--days", "1")
    person = host.told("person", "LIVIA")
    assert [ban["kind"] for ban in person["bans"]] == ["ban", "mute"] and len(person["sessions"]) == 1
    assert [act["kind"] for act in person["acts"]] == ["mute", "ban"]
    host.told("unban", "livia")
    made = host.told("password", "livia")["password"]
    host.told("delete", ids["match"], "--yes", "--to", str(tmp_path / "gone.json"))

    async def come_back() -> None:
        async with running(host.address) as server:
            again = server.anybody()
            assert await again.refused("POST", "/api/sessions", {"login": "livia", "password": "long enough"}) == (
                401,
                "wrong-password",
            )
            told = await again.post("/api/sessions", {"login": "livia", "password": made})
            assert told["user"]["id"] == ids["livia"]
            assert await again.get("/api/me/matches") == []

    asyncio.run(come_back())
    assert host.told("person", "livia")["matches"] == []
    kept = json.dumps(host.told("audit"))
    assert "argon2" not in kept and made not in kept, "no secret is in the audit"


@scenario
async def test_a_new_password_ends_all_connections(host: Host) -> None:
    async with running(host.address) as server:
        livia = await server.guest("Livia")
        await livia.post("/api/accounts", {"login": "livia", "password": "long enough"})
        await livia.connect()
        await host.does("password", "livia")
        assert await ends(livia) == "signed-out"
        assert await livia.refused("GET", "/api/me") == (401, "not-signed-in")


@scenario
async def test_people_and_matches_are_found_by_what_is_known_of_them(host: Host) -> None:
    async with running(host.address) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero 100%")
        await livia.post("/api/accounts", {"login": "augusta", "password": "long enough"})
        match = await livia.new_match("empire", "open", start=False, name="Ides of March")
        code = (await livia.get(f"/api/matches/{match}"))["code"]
        await nero.post(f"/api/matches/{match}/join")

        async def found(*words: str) -> list[str]:
            return [row["name"] for row in await host.does("people", *words)]

        assert await found() == ["Nero 100%", "Livia"]
        assert await found("--limit", "1") == ["Nero 100%"]
        assert await found("AUGU") == ["Livia"] == await found(livia.id) == await found("--accounts")
        assert await found("100%") == ["Nero 100%"] == await found("--guests")
        assert await found("100_") == []
        for words in (match, code, code.lower(), "ides", "nero", nero.id):
            assert [row["id"] for row in await host.does("matches", words)] == [match], words
        assert await host.does("matches", "--status", "over") == [] == await host.does("matches", "--broken")
        assert (await host.does("match", code))["fault"] is None


@scenario
async def test_maintenance_closes_the_door_and_stops_play_only_where_asked(host: Host) -> None:
    async with running(host.address) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "hot", pace={"kind": "move", "seconds": 300})
        await livia.connect()
        await host.does("maintenance", "on", "--note", "Back at noon.")
        told = await livia.until(lambda message: message["type"] == "house")
        works = told["house"]["maintenance"]
        assert works["note"] == "Back at noon." and not works["stop"]
        late = server.anybody()
        answer = await late.ask("POST", "/api/guests", {"name": "Nero"})
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) == 60
        assert "Back at noon." in answer.json()["error"]["sentence"]
        for path, body in (
            ("/api/matches", {"game": "empire", "seats": [{"kind": "you"}, {"kind": "hot"}]}),
            (f"/api/matches/{match}/rematch", {}),
        ):
            assert await livia.refused("POST", path, body) == (503, "maintenance")
        seat = (await livia.table(match))["owed"][0]["seat"]
        await livia.move(match, seat)

        await host.does("maintenance", "on", "--stop")
        told = await livia.table(match)
        seat = told["owed"][0]["seat"]
        body = {"seat": seat, "actions": [(await livia.table(match, seat=seat))["actions"][0]["action"]]}
        assert await livia.refused("POST", f"/api/matches/{match}/decisions", body) == (503, "maintenance-stop")
        before = (await livia.get(f"/api/matches/{match}"))["seats"][seat]["deadline"]
        began = time.time()
        await host.does("maintenance", "off")
        await livia.until(lambda message: message["type"] == "house" and message["house"]["maintenance"] is None)
        after = (await livia.get(f"/api/matches/{match}"))["seats"][seat]["deadline"]
        assert before < after <= before + (time.time() - began) + 60, "the clock stood still"
        await livia.post(f"/api/matches/{match}/decisions", body)


@scenario
async def test_a_stopped_house_lets_no_bot_and_no_clock_decide(host: Host) -> None:
    async with running(host.address) as server:
        livia = await server.guest("Livia")
        await host.does("maintenance", "on", "--stop")
        service = server.service
        await host.does("maintenance", "off")
        match = await livia.new_match("caesar", "random")
        await host.does("maintenance", "on", "--stop")
        async with service.database.reading() as connection:
            query = text("SELECT length FROM matches WHERE id = :match")
            length = (await connection.execute(query, {"match": match})).scalar()
        for work in (service.upkeep.beat, service.upkeep.take_up, service.upkeep.look_at_clocks):
            await work()
        assert service.thinkers is not None and service.thinkers.thinking == 0
        async with service.database.reading() as connection:
            assert (await connection.execute(query, {"match": match})).scalar() == length


# ---- what goes wrong -------------------------------------------------------------------------------------------


@scenario
async def test_what_cannot_be_done_is_said_in_one_sentence_and_kept(host: Host) -> None:
    async with running(host.address) as server:
        for name in ("Nero", "Nero"):
            await server.guest(name)
        nobody = "0" * 16
        for words, sentence in (
            (("ban", "Livia", "--for-ever"), "nobody called “Livia”"),
            (("ban", "Nero", "--for-ever"), "Several people are called “Nero”"),
            (("ban", "Nero"), "--days N, or --for-ever"),
            (("ban", "Nero", "--days", "1", "--for-ever"), "--days N, or --for-ever"),
            (("ban", "--for-ever"), "Name a person, or a network"),
            (("ban", "--address", "Rome", "--for-ever"), "no address of a network"),
            (("unban", "--address", "203.0.113.7"), "no such ban"),
            (("close", nobody), "no such match"),
            (("delete", nobody), "--yes"),
            (("delete", nobody, "--yes"), "no such match"),
            (("matches", "--status", "lost"), "--status is one of"),
            (("uninvite", "7"), "no unused invitation 7"),
            (("announce",), "or --clear"),
            (("announce", "a" * 501), "too long"),
        ):
            status, _, err = await asyncio.to_thread(host.call, *words)
            assert status == 2 and sentence in err and len(err.splitlines()) == 1, err
        refused = [act for act in await host.does("audit") if not act["result"]["done"]]
        assert [act["kind"] for act in refused] == ["uninvite", "unban"]


def test_a_server_that_does_not_answer_is_named_and_nothing_is_lost(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process holds the database, but does nothing: it was stopped in a debugger, say."""
    address = f"sqlite:///{tmp_path}/quadriga.db"
    monkeypatch.setattr(desks, "ANSWER_SECONDS", 0.3)

    async def silent() -> tuple[int, str, str]:
        kept = Database(address)
        await kept.open()
        try:
            return await asyncio.to_thread(run, "admin", "announce", "Ave", "--database", address)
        finally:
            await kept.close()

    status, _, err = asyncio.run(silent())
    assert status == 2 and "has not answered" in err

    async def said() -> Any:
        async with running(address) as server:
            await server.service.acts.look()
            return (await server.anybody().get("/api/hello"))["house"]["announcement"]["text"]

    assert asyncio.run(said()) == "Ave", "the next server does it"


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    status, _, err = run("admin", "people", "--database", f"sqlite:///{tmp_path}/none.db")
    assert status == 2 and "There is no database" in err and not (tmp_path / "none.db").exists()


def test_for_people_the_lists_are_tables_in_their_language(run: Run, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/quadriga.db"

    async def play() -> None:
        async with running(address) as server:
            livia = await server.guest("[b]Livia")
            await livia.new_match("empire", "level1")

    asyncio.run(play())
    _, out, _ = run("admin", "people", "--database", address, "--lang", "fr")
    assert "invité" in out and "[b]Livia" in out
    status, out, err = run("admin", "ban", "[b]Livia", "--days", "3", "--why", "Trop de bruit", "--database", address)
    assert status == 0 and "is banned until" in out, err
    for words in (("person", "[b]Livia"), ("matches",), ("audit",), ("invitations",)):
        status, out, err = run("admin", *words, "--database", address, "--lang", "fr")
        assert status == 0, err
    status, out, err = run("admin", "invite", "--count", "2", "--page", "https://rome.example/", "--database", address)
    assert out.count("https://rome.example/#/invited/") == 2
    assert sqlite3.connect(tmp_path / "quadriga.db").execute("SELECT count(*) FROM invitations").fetchone() == (2,)
