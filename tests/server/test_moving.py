"""Matches move from the app to an account and back, by the same file."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.test_home import Page, play_on
from tests.server.people import Person, running, scenario


async def file_of(person: Person) -> list[dict[str, Any]]:
    found = await person.ask("GET", "/api/me/matches/file")
    assert found.status_code == 200 and "quadriga-matches.json" in found.headers["content-disposition"]
    file = json.loads(found.content)
    assert (file["form"], file["version"]) == ("quadriga matches", 1)
    return list(file["matches"])


async def take(person: Person, matches: list[dict[str, Any]]) -> list[str]:
    return sorted([(await person.post("/api/me/matches/file", {"match": one}))["came"] for one in matches])


@scenario
async def test_matches_of_the_app_go_on_at_an_account_and_come_back(database: str) -> None:
    here = Page()
    over, going = await here.new("empire"), await here.new("caesar")
    await play_on(here, over)
    await play_on(here, going, 2)
    await here.until_asked(going)
    await here.ask("PUT", f"/matches/{going}/note", {"text": "Cave canem"})
    file = (await here.ask("GET", "/me/matches/file"))["matches"]
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        assert await take(livia, file) == ["new", "new"]
        assert await take(livia, file) == ["known", "known"]
        before = await here.ask("GET", f"/matches/{over}")
        after = await livia.get(f"/api/matches/{over}")
        assert (after["status"], after["outcome"]) == ("over", before["outcome"]) and not after["listed"]
        assert (await livia.get(f"/api/matches/{going}/note"))["text"] == "Cave canem"
        # They are Livia's alone.
        refused = await marcus.ask("POST", "/api/me/matches/file", {"match": file[0]})
        assert refused.status_code == 422 and refused.json()["error"]["code"] == "moved-other"
        assert await file_of(marcus) == []
        await livia.play_to_the_end(going)
        back = await file_of(livia)
        for one in back:
            await here.ask("POST", "/me/matches/file", {"match": one})
        room = await here.ask("GET", f"/matches/{going}")
        assert room["status"] == "over" and room["outcome"] == (await livia.get(f"/api/matches/{going}"))["outcome"]
    here.home.close()


@scenario
async def test_a_match_that_went_on_in_the_app_goes_on_from_there(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "level1")
        (one,) = await file_of(livia)
        here = Page()
        await here.ask("POST", "/guests", {"name": "Livia", "language": "en"})
        await here.ask("POST", "/me/matches/file", {"match": one})
        await play_on(here, match)
        (played,) = (await here.ask("GET", "/me/matches/file"))["matches"]
        assert await take(livia, [played]) == ["longer"]
        assert (await livia.get(f"/api/matches/{match}"))["status"] == "over"
        here.home.close()


@scenario
async def test_what_others_play_does_not_move_and_broken_ones_are_refused(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        shared = await livia.new_match("empire", "open", start=False)
        await marcus.post(f"/api/matches/{shared}/join")
        await livia.post(f"/api/matches/{shared}/start")
        assert await file_of(livia) == []
        own = await livia.new_match("empire", "level1")
        (good,) = await file_of(livia)
        assert good["match"]["id"] == own
        for broken in ({}, {**good, "log": "none"}, {**good, "match": {**good["match"], "id": "0" * 16, "seed": None}}):
            refused = await livia.ask("POST", "/api/me/matches/file", {"match": broken})
            assert refused.status_code == 422 and refused.json()["error"]["code"] == "moved-damaged"
        by_letter = {**good, "match": {**good["match"], "id": "1" * 16}, "letters": {"side": 0}}
        refused = await livia.ask("POST", "/api/me/matches/file", {"match": by_letter})
        assert refused.json()["error"]["code"] == "moved-letters"
