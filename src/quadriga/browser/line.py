"""What the page says over its line, as it would over the socket of a server, and what it is answered."""

from __future__ import annotations

import json
from typing import Any

from quadriga.browser.home import Home
from quadriga.browser.requests import answer
from quadriga.browser.routing import told
from quadriga.service.errors import BadRequest
from quadriga.service.messages import VERSION
from quadriga.words import LANGUAGES

REQUESTS = {"play": "/matches/{match}/decisions", "undo": "/matches/{match}/undo"}
"""What is asked over the line and by requests alike."""


class Line:
    """The one line of a page to its worker."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.language = "en"

    async def hear(self, text: str) -> None:
        """Carry out what the page says, and tell it what came of it."""
        asked = json.loads(text)
        do, number = asked.pop("do"), asked.pop("id", None)
        if do == "hello":
            language = asked.get("language")
            self.language = language if language in LANGUAGES else "en"
            self.home.watches.clear()
            self.home.tell(json.dumps(self.home.greeting()))
            return
        status, data = await self._answer(do, asked)
        refused = status >= 400
        reply = {"result": None if refused else data or {}, "error": data["error"] if refused else None}
        self.home.tell(json.dumps({"v": VERSION, "type": "reply", "id": number, **reply}))

    async def _answer(self, do: str, asked: dict[str, Any]) -> tuple[int, Any]:
        if do == "ping":
            return 200, {"now": self.home.now()}
        if do in REQUESTS:
            path, key = REQUESTS[do].format(match=asked.pop("match")), asked.pop("key", None)
            return await answer(self.home, "POST", path, asked, self.language, key)
        return await told(self._look(do, asked), self.language)

    async def _look(self, do: str, asked: dict[str, Any]) -> dict[str, Any]:
        if do == "leave":
            self.home.leave(asked["match"])
            return {}
        if do == "watch":
            seat = self.home.watch(asked["match"], asked.get("seat"), asked.get("since"), self.language)
            return {"seat": seat}
        raise BadRequest("bad-message")
