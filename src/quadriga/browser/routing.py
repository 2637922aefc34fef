"""How requests of the page find their answers: what is asked, for which paths, and how refusals are told."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from quadriga.browser.home import Home
from quadriga.core.errors import QuadrigaError
from quadriga.service.errors import BadRequest, error_data, status_of
from quadriga.service.live import LiveMatch

logger = logging.getLogger(__name__)


@dataclass
class Asked:
    """A request: what its path and its query name, what it brings, in which language it is to be answered."""

    home: Home
    names: Mapping[str, str]
    query: Mapping[str, str]
    body: Mapping[str, Any]
    language: str
    key: str | None = None

    @property
    def id(self) -> str:
        """The match it is about."""
        return self.names["match"]

    @property
    def match(self) -> LiveMatch:
        """The same with its game."""
        return self.home.matches.find(self.id)

    @property
    def me(self) -> str:
        """Whoever asks."""
        return self.home.need_user().id

    def number(self, name: str, usual: int | None = None) -> Any:
        """A number of the query."""
        return usual if name not in self.query else int(self.query[name])


Answer = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """Which requests an answer is for."""

    method: str
    path: re.Pattern[str]
    answer: Answer
    status: int


ROUTES: list[Route] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Answer], Answer]:
    """An answer to requests of this path; `{name}` stands for any part of it."""

    def added(answer: Answer) -> Answer:
        pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))
        ROUTES.append(Route(method, pattern, answer, status))
        return answer

    return added


async def told(work: Awaitable[Any], language: str, status: int = 200) -> tuple[int, Any]:
    """What comes of something as the status and the data of an answer."""
    try:
        data = await work
        return (204, None) if data is None else (status, data)
    except QuadrigaError as error:
        return status_of(error), {"error": error_data(error, language)}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        # The page asks nothing that cannot be: it is worth a line in the console.
        logger.error("a request failed", exc_info=error)
        bad = BadRequest("bad-request", fields="body")
        return status_of(bad), {"error": error_data(bad, language)}
