"""All that is one's own as one file: nothing is missing, nothing of others is in it."""

from __future__ import annotations

import io
import json
import threading
import zipfile
from typing import Any

import pytest
from sqlalchemy import delete

from quadriga.server.store import schema
from tests.server.people import Person, running, scenario


async def exported(person: Person) -> dict[str, str]:
    found = await person.ask("GET", "/api/me/export")
    assert found.status_code == 200 and found.headers["content-type"] == "application/zip"
    assert "attachment" in found.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(found.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


@scenario
async def test_all_that_is_mine_is_in_one_file(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
        over = await livia.new_match("caesar", "random")
        await livia.play_to_the_end(over)
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.post(f"/api/matches/{match}/chat", {"text": "Aurea mediocritas"})
        await marcus.post(f"/api/matches/{match}/chat", {"text": "said by Marcus"})
        await livia.put(f"/api/matches/{match}/note", {"text": "Cave canem"})
        await marcus.put(f"/api/matches/{match}/note", {"text": "noted by Marcus"})
        alone = await livia.new_match("caesar", "open", start=False)
        elsewhere = await marcus.new_match("caesar", "random")
        found = await exported(livia)
        assert json.loads(found["profile.json"])["login"] == "livia"
        assert [one["text"] for one in json.loads(found["chat.json"])] == ["Aurea mediocritas"]
        assert [one["text"] for one in json.loads(found["notes.json"])] == ["Cave canem"]
        assert [one["current"] for one in json.loads(found["devices.json"])] == [True]
        assert {name for name in found if name.startswith("matches/")} == {
            *(f"matches/{one}.json" for one in (over, match, alone)),
            f"matches/{over}.quadriga",
            f"matches/{match}-seat0.quadriga",
        }
        whole = "".join(found.values())
        for other in ("by Marcus", elsewhere, livia.token, marcus.token, marcus.id, "argon2", "ab urbe condita"):
            assert other not in whole, other
        again = await marcus.post("/api/records", {"record": found[f"matches/{over}.quadriga"]})
        assert (await marcus.get(f"/api/matches/{again['id']}"))["outcome"]["winners"]
        assert len(server.service.matches.in_memory()) < 5


@scenario
async def test_a_running_match_is_told_as_far_as_the_seat_knows_it(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("augustus", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        for _ in range(12):
            told = await livia.table(match, seat=0)
            for owed in told["owed"][:1]:
                await (livia, marcus)[owed["seat"]].move(match, owed["seat"])
        for person, seat in ((livia, 0), (marcus, 1)):
            shown = (await person.ask("GET", f"/api/matches/{match}/record?seat={seat}")).text
            assert (await exported(person))[f"matches/{match}-seat{seat}.quadriga"] == shown
        room: dict[str, Any] = json.loads((await exported(livia))[f"matches/{match}.json"])
        assert room["luck"]["seed"] is None


@scenario
async def test_a_match_that_cannot_be_loaded_does_not_spoil_the_file(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        broken, good = await livia.new_match("caesar", "hot"), await livia.new_match("caesar", "hot")
        async with server.service.database.writing() as transaction:
            gone = schema.entries.c.match_id == broken
            await transaction.connection.execute(delete(schema.entries).where(gone))
            row = {"match_id": broken, "number": 1, "entry": {"seat": 0, "action": "?"}, "at": 0.0}
            await transaction.connection.execute(schema.entries.insert(), row)
        found = await exported(livia)
        assert f"matches/{broken}.json" in found and f"matches/{good}-seat0.quadriga" in found


@scenario
async def test_nobody_asks_for_it_all_the_time(database: str) -> None:
    async with running(database, limits=1.0) as server:
        livia = await server.guest("Livia")
        for _ in range(3):
            await exported(livia)
        assert await livia.refused("GET", "/api/me/export") == (429, "too-many")
        assert await server.anybody().refused("GET", "/api/me/export") == (401, "not-signed-in")


@scenario
async def test_an_export_is_packed_beside_the_event_loop(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, packed = zipfile.ZipFile.writestr, list[int]()

    def noted(archive: zipfile.ZipFile, name: str, text: str) -> None:
        packed.append(threading.get_ident())
        plain(archive, name, text)

    monkeypatch.setattr(zipfile.ZipFile, "writestr", noted)
    async with running(database) as server:
        found = await exported(await server.guest("Livia"))
        assert len(packed) == len(found) and threading.get_ident() not in packed
