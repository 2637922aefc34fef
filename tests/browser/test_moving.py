"""All matches as one file: nothing is lost on the way, nothing is doubled, and what is broken is left out by name."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

from quadriga.browser.storage import Memory
from tests.browser.test_home import Page, play_on
from tests.browser.test_post import introduced, moved


async def take(page: Page, file: dict[str, Any]) -> list[str]:
    """Import a file; what became of each match."""
    return [(await page.ask("POST", "/me/matches/file", {"match": one}))["came"] for one in file["matches"]]


def test_a_file_brings_all_matches_to_another_browser_once() -> None:
    async def run() -> None:
        here = await introduced()
        over, going = await here.new("empire"), await here.new("augustus")
        await play_on(here, over)
        await play_on(here, going, 3)
        await here.until_asked(going)
        await here.ask("PUT", f"/matches/{going}/note", {"text": "Watch the senators"})
        file = await here.ask("GET", "/me/matches/file")
        assert (file["form"], file["version"], len(file["matches"])) == ("quadriga matches", 1, 2)

        there = await introduced(name="Livia elsewhere")
        assert await take(there, file) == ["new", "new"]
        assert await take(there, file) == ["known", "known"]
        for match in (over, going):
            before, after = await here.ask("GET", f"/matches/{match}"), await there.ask("GET", f"/matches/{match}")
            assert (after["status"], after["outcome"], after["you"]) == (before["status"], before["outcome"], [0])
        table = await there.ask("GET", f"/matches/{going}/table")
        assert table["view"] == (await here.ask("GET", f"/matches/{going}/table"))["view"]
        assert (await there.ask("GET", f"/matches/{going}/note"))["text"] == "Watch the senators"

        # It goes on there, and comes back longer; an older file changes nothing then.
        await play_on(there, going, 2)
        await there.until_asked(going)
        back = await there.ask("GET", "/me/matches/file")
        assert sorted(await take(here, back)) == ["known", "longer"]
        assert await take(here, file) == ["known", "known"]
        length = len(next(one for one in back["matches"] if one["match"]["id"] == going)["log"])
        assert len(here.home.matches.kept(going).log) == length
        for page in (here, there):
            page.home.close()

    asyncio.run(run())


def test_a_match_by_letter_moves_with_its_secret_and_goes_on() -> None:
    async def run() -> None:
        livia, marcus = await introduced(), await introduced(name="Marcus")
        match = (await livia.ask("POST", "/letters", {"game": "empire"}))["id"]
        text = (await livia.ask("POST", f"/matches/{match}/letter"))["text"]
        new = await introduced(name="Livia anew")
        assert await take(new, await livia.ask("GET", "/me/matches/file")) == ["new"]
        await marcus.ask("POST", "/letters/accept", {"text": text})
        answer = (await marcus.ask("POST", f"/matches/{match}/letter"))["text"]
        await new.ask("POST", "/letters/read", {"text": answer})
        await moved(new, match)
        letter = await new.ask("POST", f"/matches/{match}/letter")
        await marcus.ask("POST", "/letters/read", {"text": letter["text"]})
        assert (await marcus.ask("GET", f"/matches/{match}"))["status"] == "playing"

    asyncio.run(run())


def test_what_is_broken_is_left_out_with_a_sentence_and_changes_nothing() -> None:
    async def run() -> None:
        here, there = await introduced(), await introduced()
        match = await here.new("empire")
        await play_on(here, match, 3)
        (good,) = (await here.ask("GET", "/me/matches/file"))["matches"]

        def but(**changes: Any) -> dict[str, Any]:
            made = copy.deepcopy(good)
            made["match"] |= changes.pop("match", {})
            return made | changes

        broken = {
            "moved-damaged": [
                {},
                7,
                but(log=None),
                but(match={"id": "x"}),
                but(seats=[]),
                but(match={"seed": "seven"}),
            ],
            "moved-data": [but(match={"data_hash": "0" * 16})],
            "unknown-game": [but(match={"game": "chess"})],
            "moved-others": [but(seats=[good["seats"][0], {**good["seats"][1], "who": "other", "bot": None}])],
        }
        for code, files in broken.items():
            for one in files:
                assert (await there.refused("POST", "/me/matches/file", {"match": one}))[1] == code
        backwards = but(log=good["log"][::-1])
        assert (await there.refused("POST", "/me/matches/file", {"match": backwards})) == (422, "moved-damaged")
        assert not [key for key in there.storage.texts if key.startswith("match")]
        assert await take(there, {"matches": [good]}) == ["new"]
        other_log = copy.deepcopy(good["log"])
        next(one for one in other_log if one["seat"] == 0)["action"] = "city nowhere"
        other = but(log=other_log)
        assert (await there.refused("POST", "/me/matches/file", {"match": other}))[1] == "moved-other"
        here.home.close()
        there.home.close()

    asyncio.run(run())


def test_a_full_browser_says_so_and_keeps_what_it_has() -> None:
    class Full(Memory):
        async def put(self, key: str, text: str) -> None:
            if key.startswith("match"):
                raise OSError("quota")
            await super().put(key, text)

    async def run() -> None:
        here, there = await introduced(), await introduced(Full())
        match = await here.new("antike")
        (one,) = (await here.ask("GET", "/me/matches/file"))["matches"]
        assert (await there.refused("POST", "/me/matches/file", {"match": one}))[1] == "moved-room"
        assert (await there.refused("GET", f"/matches/{match}"))[1] == "no-such-match"
        here.home.close()

    asyncio.run(run())
