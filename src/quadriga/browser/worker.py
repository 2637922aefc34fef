"""What the worker of the page calls: it is given requests and words as text, and posts answers and news as text."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from quadriga.browser.home import Home
from quadriga.browser.line import Line
from quadriga.browser.requests import answer


class KeptByBrowser(Protocol):
    """IndexedDB, as the worker offers it."""

    def put(self, key: str, text: str) -> Awaitable[None]:
        """Keep a text."""
        ...

    def remove(self, key: str) -> Awaitable[None]:
        """Keep it no more."""
        ...


class BrowserStorage:
    """The storage of the browser, as Python waits for it."""

    def __init__(self, kept: KeptByBrowser) -> None:
        self.kept = kept

    async def put(self, key: str, text: str) -> None:
        await self.kept.put(key, text)

    async def remove(self, key: str) -> None:
        await self.kept.remove(key)


class Worker:
    """The Python half of the worker."""

    def __init__(self, kept: KeptByBrowser, post: Callable[[str], None], texts: str, page: str) -> None:
        self.post = post
        self.home = Home(BrowserStorage(kept), self._tell, page)
        self.home.restore(json.loads(texts))
        self.line = Line(self.home)
        self._tasks: dict[Any, asyncio.Task[None]] = {}

    def hear(self, text: str) -> None:
        """Take a message of the page: a request, a word over the line, or that an answer is not waited for any more."""
        message = json.loads(text)
        kind = message["kind"]
        if kind == "ask":
            self._begin(message["id"], self._ask(message))
        elif kind == "say":
            self._begin(object(), self.line.hear(message["text"]))
        elif kind == "stop" and (task := self._tasks.get(message["id"])) is not None:
            task.cancel()

    def take_up(self) -> None:
        """Let the bots play on that were asked when the page was closed."""
        self.home.take_up()

    def _begin(self, key: Any, work: Any) -> None:
        self._tasks[key] = task = asyncio.ensure_future(work)
        task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: Any, task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        if not task.cancelled():
            task.result()

    async def _ask(self, message: dict[str, Any]) -> None:
        path, body, language = message["path"], message["body"], message["language"]
        status, data = await answer(self.home, message["method"], path, body, language, message.get("key"))
        self.post(json.dumps({"kind": "answer", "id": message["id"], "status": status, "told": data}))

    def _tell(self, text: str) -> None:
        self.post(json.dumps({"kind": "told", "text": text}))
