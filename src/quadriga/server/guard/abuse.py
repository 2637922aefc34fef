"""The abuse log: refusals that ordinary players hardly ever meet, with the person and the address they went to.

Whoever floods the server must not make it write as much: equal refusals are counted and kept once a minute, in one
transaction, and how many different ones are told apart has a bound. Each is logged once when it is first met.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

from quadriga.core.errors import QuadrigaError
from quadriga.server.guard.caller import calling
from quadriga.server.store import abuse as store
from quadriga.server.store.database import Database
from quadriga.service.errors import Full, TooLarge, TooMany

SUSPECT = ("wrong-password", "other-origin", "no-own-header", "impostor", "cut-off")
"""The codes of other refusals that go into the log."""
MOST_APART = 2000
"""So many are told apart before they are kept; more are counted by their code alone."""
EVERYWHERE = "*"

logger = logging.getLogger("quadriga.abuse")


class AbuseLog:
    """Gathers refusals until they are kept."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._gathered: Counter[tuple[float, str, str | None, str]] = Counter()

    def refused(self, error: QuadrigaError) -> None:
        """Note a refusal, if it smells of abuse."""
        if isinstance(error, TooMany | Full | TooLarge) or error.code in SUSPECT:
            self.note(error.code)

    def note(self, code: str) -> None:
        """Whoever asks is refused something."""
        caller, minute = calling(), self.now() // 60 * 60
        key = (minute, code, caller.person, caller.address)
        if key not in self._gathered and len(self._gathered) >= MOST_APART:
            key = (minute, code, None, EVERYWHERE)
        if key not in self._gathered:
            logger.warning("refused", extra={"code": code, "person": key[2], "address": key[3]})
        self._gathered[key] += 1

    async def keep(self, database: Database, before: float) -> None:
        """Write down what was gathered, and forget what is older than that moment."""
        gathered, self._gathered = self._gathered, Counter()
        rows = [store.Abuse(*key, count) for key, count in gathered.items()]
        async with database.writing() as transaction:
            await store.add(transaction, rows)
            await store.forget(transaction, before)
