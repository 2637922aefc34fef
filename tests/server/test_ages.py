"""What is older than its age goes, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import func, select, text

from quadriga.core.errors import BadOption
from quadriga.server.host import keeping
from quadriga.server.host.ages import DAY, Ages, ages
from quadriga.server.store import migrations, schema
from quadriga.server.store.database import Database
from tests.server.people import Clock, Server, running, scenario


async def count(server: Server, *tables: Any) -> list[int]:
    async with server.service.database.reading() as connection:
        return [(await connection.execute(select(func.count()).select_from(table))).scalar_one() for table in tables]


async def names(server: Server) -> set[str]:
    async with server.service.database.reading() as connection:
        return set((await connection.execute(select(schema.users.c.name))).scalars())


@scenario
async def test_guests_who_stay_away_go_with_what_only_they_played(database: str) -> None:
    clock = Clock()
    async with running(database, clock, ages=Ages(guests=10, orphans=20)) as server:
        livia, marcus, nero = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        await nero.post("/api/accounts", {"login": "nero", "password": "qualis artifex"})
        abandoned = await marcus.new_match("caesar", "random")
        with_nero = await marcus.new_match("caesar", "open", start=False, stand_in="random")
        await nero.post(f"/api/matches/{with_nero}/join")
        await marcus.post(f"/api/matches/{with_nero}/start")
        clock.ahead += 6 * DAY
        await livia.get("/api/me")
        clock.ahead += 6 * DAY
        await server.service.upkeep.tidy()
        assert await names(server) == {"Livia", "Nero"}, "who came within ten days stays, and so does an account"
        assert await marcus.refused("GET", "/api/me") == (401, "not-signed-in")
        room = await nero.get(f"/api/matches/{with_nero}")
        assert room["seats"][0]["state"] == "bot" and room["is_host"], "a bot plays on where somebody else plays"
        room = await livia.get(f"/api/matches/{abandoned}")
        assert (room["status"], room["ended_by"]) == ("over", "expired"), "and nowhere else"
        clock.ahead += 21 * DAY
        await livia.get("/api/me")
        await server.service.upkeep.tidy()
        assert await livia.refused("GET", f"/api/matches/{abandoned}") == (404, "no-such-match")
        assert (await nero.get(f"/api/matches/{with_nero}"))["id"] == with_nero


@scenario
async def test_a_guest_in_a_match_that_goes_on_stays(database: str) -> None:
    clock = Clock()
    async with running(database, clock, ages=Ages(guests=10)) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        clock.ahead += 12 * DAY
        for person, seat in ((livia, 0), (marcus, 1)):
            told = await person.table(match, seat=seat)
            if told["question"] is not None:
                await person.move(match, seat)
        clock.ahead += 1 * DAY
        await server.service.upkeep.tidy()
        assert await names(server) == {"Livia", "Marcus"}


@scenario
async def test_matches_of_people_stay_unless_the_host_says_otherwise(database: str) -> None:
    clock = Clock()
    for kept, left in ((0, 2), (365, 1)):
        async with running(database, clock, ages=Ages(guests=0, matches=kept)) as server:
            livia = await server.guest("Livia")
            if kept == 0:
                await livia.post(f"/api/matches/{await livia.new_match('caesar', 'random')}/close")
                clock.ahead += 5000 * DAY
                await livia.sign_in()
                await livia.new_match("caesar", "hot")
            await server.service.upkeep.tidy()
            assert (await count(server, schema.matches))[0] == left


@scenario
async def test_what_lies_beside_matches_goes_by_its_own_age(database: str) -> None:
    clock = Clock()
    wanted = Ages(guests=0, orphans=0, replies=3, reviews=5, chat=7, outbox=2, audit=4)
    beside = (schema.replies, schema.reviews, schema.chat, schema.outbox, schema.audit)
    async with running(database, clock, ages=wanted) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.post(f"/api/matches/{match}/chat", {"text": "Ave"}, headers={"Idempotency-Key": "k"})
        await marcus.post(f"/api/matches/{match}/chat", {"text": "Salve"})
        await marcus.put(f"/api/matches/{match}/seats/1/stand-in", {"bot": "random"})
        await marcus.post(f"/api/matches/{match}/resign", {"seat": 1})
        async with server.service.database.writing() as transaction:
            row = {"match_id": match, "done": 0, "total": 9, "changed_at": clock()}
            await transaction.connection.execute(schema.reviews.insert(), row)
            row = {"user_id": livia.id, "match_id": match, "notice": "n", "details": {}, "created_at": clock()}
            await transaction.connection.execute(schema.outbox.insert(), row)
        await marcus.ask("DELETE", "/api/me")
        full = await count(server, *beside)
        assert all(full), full
        left = {1: full, 2.5: [*full[:3], 0, full[4]], 3.5: [0, *full[1:3], 0, full[4]]}
        left |= {4.5: [0, *full[1:3], 0, 0], 5.5: [0, 0, full[2], 0, 0], 8: [0, 0, 1, 0, 0]}
        began = clock.ahead
        for days, expected in left.items():
            clock.ahead = began + days * DAY
            await server.service.upkeep.tidy()
            assert await count(server, *beside) == expected, days
        async with server.service.database.reading() as connection:
            assert (await connection.execute(select(schema.chat.c.text))).scalars().all() == ["Ave"]
        assert (await count(server, schema.matches, schema.users)) == [1, 1]


@scenario
async def test_one_go_is_bounded_and_the_next_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "ROWS", 4)
    monkeypatch.setattr(keeping, "MOST_DROPPED", 3)
    clock = Clock()
    async with running(database, clock) as server:
        for n in range(10):
            await server.guest(f"Guest {n}")
        clock.ahead += 91 * DAY
        left = []
        for _ in range(5):
            await server.service.upkeep.tidy()
            left += await count(server, schema.users)
        assert left[0] == 7 and left[-1] == 0 and all(a - b <= 3 for a, b in pairwise(left)), left


def test_ages_are_given_by_name() -> None:
    assert ages([]) == Ages() and Ages().guests == 90 and Ages().matches == 0
    assert ages(["guests=30", "audit=0"]) == Ages(guests=30, audit=0)
    for wrong in ("guests", "guests=", "guests=-1", "guests=1.5", "slaves=3", "guests=99999", "=3", "before=1"):
        with pytest.raises(BadOption, match="is no age"):
            ages([wrong])


@scenario
async def test_an_upgrade_lets_nobody_go_at_once(database: str) -> None:
    kept = Database(database)
    async with kept.altering() as connection:
        await migrations.upgrade(connection, "0002")
        await connection.execute(
            text("INSERT INTO users (id, name, language, created_at) VALUES ('u', 'Old', 'fr', 1)")
        )
        await connection.execute(text("INSERT INTO sessions VALUES ('t', 'u', 1, 1e12)"))
        await connection.commit()
    await kept.close()
    clock = Clock()
    async with running(database, clock) as server:
        await server.service.upkeep.tidy()
        assert await names(server) == {"Old"}
        clock.ahead += 91 * DAY
        await server.service.upkeep.tidy()
        assert await names(server) == set()
