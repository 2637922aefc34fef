"""Work beside requests: what recurs as long as a server runs, and what is done soon."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from quadriga.service.errors import Unavailable

logger = logging.getLogger(__name__)


class Background:
    """The tasks of a server process; what goes wrong in one is logged, and stops no other."""

    def __init__(self) -> None:
        self._recurring: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something as long as the server runs."""
        self._recurring.append(asyncio.create_task(work))

    def recur(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something over and over, so many seconds apart."""
        self.keep_on(self._recur(seconds, work))

    async def stop_recurring(self) -> None:
        """End what recurs."""
        await _ended(self._recurring)

    async def close(self) -> None:
        """End everything."""
        await _ended(self._tasks)

    async def _recur(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable:
                logger.warning("%s has to wait for the database", work.__name__)
            except Exception:
                logger.exception("recurring work failed: %s", work.__name__)

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something soon; nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            trace = None if isinstance(error, Unavailable) else error
            logger.error("work in the background failed", exc_info=trace)


async def _ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End some work, and wait until it has let go of everything."""
    listed = list(tasks)
    for task in listed:
        task.cancel()
    await asyncio.gather(*listed, return_exceptions=True)
