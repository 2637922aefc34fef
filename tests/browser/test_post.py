"""A match by letter between two browsers: each has its own worker and its own storage, and nothing in between."""

from __future__ import annotations

import asyncio

import pytest

from quadriga.browser.storage import Memory
from tests.browser.test_home import Page


async def moved(page: Page, match: str) -> None:
    """Take some legal decision after the other, until somebody else is to decide."""
    while (room := await page.ask("GET", f"/matches/{match}"))["status"] == "playing":
        table = await page.ask("GET", f"/matches/{match}/table")
        if not table["actions"]:
            return
        seat = room["you"][0]
        body = {"seat": seat, "actions": [table["actions"][0]["action"]]}
        await page.ask("POST", f"/matches/{match}/decisions", body)


async def introduced(storage: Memory | None = None, name: str = "Livia") -> Page:
    page = Page(storage)
    await page.ask("POST", "/guests", {"name": name, "language": "en"})
    return page


@pytest.mark.parametrize("game", ["empire", "antike"])
def test_two_browsers_play_by_letter_and_are_where_they_were_when_opened_again(game: str) -> None:
    async def run() -> None:
        livia, marcus = await introduced(), await introduced(name="Marcus")
        assert await livia.ask("GET", "/letters/titles") == ["empire", "antike"]
        match = (await livia.ask("POST", "/letters", {"game": game}))["id"]
        text = (await livia.ask("POST", f"/matches/{match}/letter"))["text"]
        invited = await marcus.ask(
            "POST", "/letters/read", {"text": f"Come and play: https://a.example/#/letter/{text}"}
        )
        assert (invited["match"], invited["name"], invited["game"]) == (None, "Livia", game)
        assert await marcus.ask("GET", "/me/matches") == []
        assert (await marcus.ask("POST", "/letters/accept", {"text": text}))["match"] == match
        writer, reader = marcus, livia
        for _ in range(8):
            letter = await writer.ask("POST", f"/matches/{match}/letter")
            assert letter == await writer.ask("POST", f"/matches/{match}/letter")
            assert (await reader.ask("POST", "/letters/read", {"text": letter["text"]}))["match"] == match
            status, code = await reader.refused("POST", "/letters/read", {"text": letter["text"]})
            assert status == 422 and code in ("letter-read", "letter-answered")
            await moved(reader, match)
            room = await reader.ask("GET", f"/matches/{match}")
            assert room["letters"] == {"number": letter["number"], "owed": True, "written": False}
            writer, reader = Page(reader.storage), Page(writer.storage)
        seats = (await writer.ask("GET", f"/matches/{match}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Livia", "Marcus"]
        assert (await writer.refused("POST", f"/matches/{match}/rematch"))[1] in ("letter-only-moves", "match-playing")

    asyncio.run(run())


def test_letters_that_cannot_be_read_here_are_refused_and_nothing_is_kept() -> None:
    async def run() -> None:
        livia, stranger = await introduced(), await introduced(name="Cassia")
        match = (await livia.ask("POST", "/letters", {"game": "empire"}))["id"]
        invitation = (await livia.ask("POST", f"/matches/{match}/letter"))["text"]
        assert await livia.refused("POST", "/letters/read", {"text": invitation}) == (422, "letter-own")
        await stranger.ask("POST", "/letters/accept", {"text": invitation})
        answer = (await stranger.ask("POST", f"/matches/{match}/letter"))["text"]
        marcus = await introduced(name="Marcus")
        kept = dict(marcus.storage.texts)
        assert await marcus.refused("POST", "/letters/read", {"text": answer}) == (422, "letter-foreign")
        assert await marcus.refused("POST", "/letters/accept", {"text": answer}) == (422, "letter-foreign")
        assert await marcus.refused("POST", "/letters/read", {"text": "nonsense"}) == (422, "letter-damaged")
        assert await marcus.refused("POST", "/letters", {"game": "caesar"}) == (422, "letter-secrets")
        assert marcus.storage.texts == kept
        plain = await livia.new("empire")
        assert await livia.refused("POST", f"/matches/{plain}/letter") == (422, "letter-foreign")

    asyncio.run(run())
