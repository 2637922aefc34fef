"""The proof of reliability can fail: it notices what is lost, doubled or broken."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text
from tools.prove_server.check import Found, compare
from tools.prove_server.players import Decision, Notes

from quadriga.server.store.database import Database
from tests.server.people import running as server_running
from tests.server.people import scenario


async def played(database: str, decisions: int) -> Notes:
    """A match at one screen, with notes of all that was acknowledged."""
    notes = Notes()
    async with server_running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        notes.matches[match] = 2
        for n in range(decisions):
            seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
            told: dict[str, Any] = await livia.table(match, seat=seat)
            action = told["actions"][0]["action"]
            body = {"seat": seat, "actions": [action], "revision": told["revision"]}
            await livia.post(f"/api/matches/{match}/decisions", body)
            notes.acknowledged.append(Decision(match, seat, action, told["revision"], str(n)))
    return notes


async def change(database: str, statement: str) -> None:
    opened = Database(database)
    async with opened.writing() as transaction:
        await transaction.connection.execute(text(statement))
    await opened.close()


@scenario
async def test_what_is_as_acknowledged_is_found_to_be_so(database: str) -> None:
    notes = await played(database, 6)
    assert await compare(database, notes) == Found()
    # Nobody knows whether the last one was kept, if its answer never came.
    notes.unanswered.append(notes.acknowledged.pop())
    assert await compare(database, notes) == Found()
    notes.unanswered[0].action = "another"
    assert (await compare(database, notes)).doubled == 1


@scenario
async def test_what_is_lost_or_doubled_is_found(database: str) -> None:
    notes = await played(database, 6)
    last = notes.acknowledged.pop()
    assert await compare(database, notes) == Found(doubled=1)
    notes.acknowledged += [last, last]
    assert await compare(database, notes) == Found(lost=1)
    notes.acknowledged.pop()
    mine = [one for one in notes.acknowledged if one.seat == last.seat]
    mine[0].action, mine[1].action = mine[1].action, mine[0].action
    assert await compare(database, notes) == Found(lost=1), "the same decisions in another order"


@scenario
async def test_a_match_that_cannot_be_loaded_is_found(database: str) -> None:
    notes = await played(database, 6)
    await change(database, "DELETE FROM entries WHERE number = 3")
    assert (await compare(database, notes)).unloadable == 1
