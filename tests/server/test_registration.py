"""Who may come, and who may make an account: anybody, by invitation, nobody."""

from __future__ import annotations

import time
from typing import Any

import pytest

from quadriga.server.people.registration import digest_of, new_code
from quadriga.server.store import house
from tests.server.people import Clock, Person, Server, running, scenario

PASSWORD = "long enough"


async def invitation(server: Server, expires_at: float | None = None) -> str:
    code = new_code()
    async with server.service.database.writing() as transaction:
        await house.add_invitations(transaction, [digest_of(code)], time.time(), expires_at)
    return code


async def account(person: Person, login: str, **more: Any) -> tuple[int, str]:
    """The status of asking for an account, and the code of its refusal."""
    answer = await person.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD, **more})
    return answer.status_code, answer.json().get("error", {}).get("code", "")


@pytest.mark.parametrize("mode", ["open", "invited", "closed"])
@pytest.mark.parametrize("guests", [True, False])
@scenario
async def test_the_page_is_told_what_is_allowed(tmp_path: Any, mode: str, guests: bool) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", accounts=mode, guests=guests) as server:
        told = (await server.anybody().get("/api/hello"))["house"]
        assert (told["accounts"], told["guests"]) == (mode, guests)


@scenario
async def test_where_accounts_are_closed_guests_play_and_old_accounts_sign_in(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        assert (await account(livia, "livia"))[0] == 201
    async with running(database, accounts="closed") as server:
        nero = await server.guest("Nero")
        assert await account(nero, "nero", invitation=await invitation(server)) == (403, "accounts-closed")
        await nero.new_match("empire", "level1")
        await server.anybody().post("/api/sessions", {"login": "livia", "password": PASSWORD})


@scenario
async def test_an_invitation_makes_one_account(database: str) -> None:
    async with running(database, accounts="invited") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        code = await invitation(server)
        assert await account(livia, "livia") == (403, "invitation-needed")
        assert await account(livia, "livia", invitation="ABCD-EFGH-JKLM") == (403, "invitation-wrong")
        assert (await livia.get("/api/me"))["guest"], "nothing has changed"
        assert (await account(livia, "livia", invitation=code.lower().replace("-", " ")))[0] == 201
        assert await account(nero, "nero", invitation=code) == (403, "invitation-wrong")
        # Where the login is taken, the invitation is not used up.
        other = await invitation(server)
        assert await account(nero, "livia", invitation=other) == (409, "login-taken")
        assert (await account(nero, "nero", invitation=other))[0] == 201


@scenario
async def test_an_invitation_that_has_ended_does_not_hold(database: str) -> None:
    clock = Clock()
    async with running(database, clock, accounts="invited") as server:
        livia = await server.guest("Livia")
        code = await invitation(server, clock() + 10)
        clock.ahead += 11
        assert await account(livia, "livia", invitation=code) == (403, "invitation-wrong")


@scenario
async def test_without_guests_an_invitation_lets_one_person_in_who_may_make_an_account(database: str) -> None:
    async with running(database, accounts="invited", guests=False) as server:
        stranger, late = server.anybody(), server.anybody()
        assert await stranger.refused("POST", "/api/guests", {"name": "Livia"}) == (403, "guests-closed")
        code = await invitation(server)
        told = await stranger.post("/api/guests", {"name": "Livia", "invitation": code})
        stranger.use(told["token"], told["user"]["id"])
        assert await late.refused("POST", "/api/guests", {"name": "Nero", "invitation": code}) == (
            403,
            "invitation-wrong",
        )
        assert (await account(stranger, "livia"))[0] == 201, "the same invitation serves for the account"


@scenario
async def test_only_digests_of_invitations_are_kept_and_they_are_not_guessed_quickly(database: str) -> None:
    async with running(database, guests=False, limits=1.0) as server:
        code = await invitation(server)
        async with server.service.database.reading() as connection:
            assert code not in str(await house.invitations(connection, 10))
        stranger = server.anybody()
        codes = [
            (await stranger.refused("POST", "/api/guests", {"name": "Nero", "invitation": new_code()}))[1]
            for _ in range(130)
        ]
        assert codes[0] == "invitation-wrong" and "too-many" in codes
