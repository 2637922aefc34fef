"""A table in a browser tab: everything a server does for one person, here without one, in one thread."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from quadriga import games
from quadriga.bots.levels import adviser
from quadriga.browser.home import Home
from quadriga.browser.line import Line
from quadriga.browser.requests import answer
from quadriga.browser.storage import Memory
from quadriga.service import thinking

TITLES = [meta.id for meta in games.titles()]


class Page:
    """A page that asks, and hears what it is told."""

    def __init__(self, storage: Memory | None = None, **settings: Any) -> None:
        self.storage = storage or Memory()
        self.heard: list[dict[str, Any]] = []
        given = {"bot_pause": 0.0, "hint_seconds": 0.05, "review_rounds": 20, **settings}
        self.home = Home(self.storage, lambda text: self.heard.append(json.loads(text)), **given)
        self.home.restore(dict(self.storage.texts))
        self.line = Line(self.home)

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        status, told = await answer(self.home, method, path, body, "en", key)
        # What is answered goes out as JSON.
        told = json.loads(json.dumps(told))
        assert status < 400, told
        return told

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, told = await answer(self.home, method, path, body, "en")
        return status, told["error"]["code"]

    async def say(self, do: str, **fields: Any) -> None:
        await self.line.hear(json.dumps({"do": do, **fields}))

    def news(self) -> dict[str, Any]:
        """The last table that was told."""
        return [one for one in self.heard if one["type"] == "update"][-1]

    async def until_asked(self, match: str) -> dict[str, Any]:
        """Wait until it is one's own turn, or all is over."""
        for _ in range(4000):
            room = await self.ask("GET", f"/matches/{match}")
            if room["status"] == "over" or any(seat["you"] and seat["asked_at"] for seat in room["seats"]):
                return dict(room)
            await asyncio.sleep(0.002)
        raise AssertionError("the bots have not played")

    async def new(self, game: str, bot: str = "level1", seats: int = 2) -> str:
        await self.ask("POST", "/guests", {"name": "Livia", "language": "en"})
        wanted = {"game": game, "seats": [{"kind": "you"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)], "start": True}
        made = await self.ask("POST", "/matches", wanted)
        return str(made["id"])


async def play_on(page: Page, match: str, most: int = 10_000) -> int:
    """Take whatever the best bot would, until the end or so many moves; how many."""
    moves = 0
    while moves < most and (await page.until_asked(match))["status"] == "playing":
        best = (await page.ask("POST", f"/matches/{match}/hints", {"seat": 0}))[0]
        await page.ask("POST", f"/matches/{match}/decisions", {"seat": 0, "actions": best["actions"]})
        moves += 1
    return moves


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_is_played_with_hints_and_looked_back_at(game: str) -> None:
    async def run() -> None:
        page = Page(hint_seconds=0.01)
        match = await page.new(game)
        await page.say("hello", language="en")
        await page.say("watch", id=1, match=match)
        await play_on(page, match)
        room = await page.ask("GET", f"/matches/{match}")
        assert room["status"] == "over" and room["outcome"] is not None
        assert page.news()["room"]["status"] == "over" and page.news()["table"]["outcome"]
        assert await page.ask("GET", f"/matches/{match}/points")
        told = await page.ask("GET", f"/matches/{match}/moments?start=1&count=2")
        assert len(told) == 2
        record = await page.ask("GET", f"/matches/{match}/record?whole=true")
        again = await page.ask("POST", "/records", {"record": record})
        assert (await page.ask("GET", f"/matches/{again['id']}"))["status"] == "over"
        page.home.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", TITLES)
def test_a_match_is_where_it_was_when_the_tab_is_opened_again(game: str) -> None:
    async def run() -> None:
        page = Page()
        match = await page.new(game)
        await play_on(page, match, 2)
        await page.until_asked(match)
        page.home.close()
        before = await page.ask("GET", f"/matches/{match}/table")
        page = Page(page.storage)
        assert (await page.ask("GET", "/hello"))["user"]["name"] == "Livia"
        assert [room["id"] for room in await page.ask("GET", "/me/matches?status=current")] == [match]
        assert await page.ask("GET", f"/matches/{match}/table") == before
        page.home.close()

    asyncio.run(run())


def test_a_bot_that_was_thinking_when_the_tab_was_closed_thinks_again() -> None:
    async def run() -> None:
        page = Page()
        match = await page.new("caesar")
        await page.until_asked(match)
        page.home.bot_pause = 60.0
        while not await _bot_is_asked(page, match):
            best = (await page.ask("POST", f"/matches/{match}/hints", {"seat": 0}))[0]
            await page.ask("POST", f"/matches/{match}/decisions", {"seat": 0, "actions": [best["action"]]})
        page.home.close()
        page = Page(page.storage)
        page.home.take_up()
        assert (await page.until_asked(match))["status"] == "playing"
        page.home.close()

    asyncio.run(run())


async def _bot_is_asked(page: Page, match: str) -> bool:
    room = await page.ask("GET", f"/matches/{match}")
    return bool(room["seats"][1]["asked_at"])


def test_a_move_with_a_key_counts_once_and_is_taken_back() -> None:
    async def run() -> None:
        page = Page()
        match = await page.new("empire")
        room = await page.until_asked(match)
        page.home.bot_pause = 60.0
        before = await page.ask("GET", f"/matches/{match}/table")
        best = (await page.ask("POST", f"/matches/{match}/hints", {"seat": 0}))[0]
        move = {"seat": 0, "actions": [best["action"]]}
        first = await page.ask("POST", f"/matches/{match}/decisions", move, key="k1")
        assert await page.ask("POST", f"/matches/{match}/decisions", move, key="k1") == first
        assert (await page.ask("GET", f"/matches/{match}/table"))["revision"] > before["revision"]
        assert (await page.ask("POST", f"/matches/{match}/undo", {"seat": 0}))["done"]
        after = await page.ask("GET", f"/matches/{match}/table")
        assert after["view"] == before["view"] and room["status"] == "playing"
        page.home.close()

    asyncio.run(run())


def test_what_cannot_be_kept_has_not_happened() -> None:
    class Full(Memory):
        is_full = False

        async def put(self, key: str, text: str) -> None:
            if self.is_full:
                raise OSError("no room")
            await super().put(key, text)

    async def run() -> None:
        storage = Full()
        page = Page(storage)
        match = await page.new("empire")
        await page.until_asked(match)
        page.home.bot_pause = 60.0
        best = (await page.ask("POST", f"/matches/{match}/hints", {"seat": 0}))[0]
        before = await page.ask("GET", f"/matches/{match}/table")
        move = {"seat": 0, "actions": [best["action"]]}
        storage.is_full = True
        assert await page.refused("POST", f"/matches/{match}/decisions", move) == (503, "try-again")
        assert await page.ask("GET", f"/matches/{match}/table") == before
        storage.is_full = False
        await page.ask("POST", f"/matches/{match}/decisions", move)
        page.home.close()

    asyncio.run(run())


def test_a_long_thought_keeps_nobody_waiting_and_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # So many rounds last half a minute on any machine.
    endless = 10_000_000
    monkeypatch.setattr(thinking, "adviser", lambda seconds, threads: adviser(seconds, endless, threads))

    async def run() -> None:
        page = Page(hint_seconds=30.0)
        match = await page.new("antike")
        await page.until_asked(match)
        hint = asyncio.ensure_future(page.ask("POST", f"/matches/{match}/hints", {"seat": 0}))
        await asyncio.sleep(0.1)
        waits = []
        for _ in range(5):
            began = time.perf_counter()
            await page.ask("GET", "/hello")
            await asyncio.sleep(0)
            waits.append(time.perf_counter() - began)
        assert not hint.done() and min(waits) < 0.2
        began = time.perf_counter()
        hint.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hint
        assert time.perf_counter() - began < 1.0
        page.home.close()

    asyncio.run(run())


def test_a_match_that_is_over_is_reviewed_and_gone_on_with() -> None:
    async def run() -> None:
        page = Page(hint_seconds=0.01)
        match = await page.new("caesar")
        await play_on(page, match)
        told = await page.ask("POST", f"/matches/{match}/review")
        while told["status"] != "ready":
            await asyncio.sleep(0.01)
            told = await page.ask("GET", f"/matches/{match}/review")
        assert told["curve"] and len(told["plays"]) == 2
        page = Page(page.storage)
        assert await page.ask("GET", f"/matches/{match}/review") == told
        made = await page.ask("POST", f"/matches/{match}/sandboxes", {"step": 12, "seat": 0, "bot": "level1"})
        assert (await page.ask("GET", f"/matches/{made['id']}"))["sandbox"]
        rematch = await page.ask("POST", f"/matches/{match}/rematch")
        assert (await page.ask("GET", f"/matches/{rematch['id']}"))["rematch_of"] == match
        assert [room["id"] for room in await page.ask("GET", "/me/matches?status=current")] == [rematch["id"]]
        page.home.close()

    asyncio.run(run())


def test_lessons_rules_and_catalogues_are_there() -> None:
    async def run() -> None:
        page = Page()
        assert [title["game"] for title in await page.ask("GET", "/games")] == TITLES
        for game in TITLES:
            lesson = await page.ask("GET", f"/games/{game}/lesson")
            assert lesson["steps"]
            assert await page.ask("GET", f"/games/{game}/catalogue")
            assert await page.ask("GET", f"/games/{game}/examples")
        assert await page.refused("GET", "/games/chess/catalogue") == (404, "unknown-game")
        assert await page.refused("GET", "/matches/0123456789abcdef") == (404, "no-such-match")
        assert await page.refused("POST", "/accounts", {}) == (404, "no-such-page")

    asyncio.run(run())
