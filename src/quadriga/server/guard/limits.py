"""All limits of what a stranger can start: how often, how many at once, how much is kept.

Each is meant for one person, for one address and for the whole server. A club of sixty people behind one address
notices none of them; `--limits` is a factor for all, 0 means none.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from quadriga.server.guard.caller import calling
from quadriga.service.errors import TooMany

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Limit:
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: int


@dataclass(frozen=True)
class Budget:
    """How often something may be done: by one person, from one address, on the whole server."""

    name: str
    person: Limit | None = None
    address: Limit | None = None
    server: Limit | None = None


@dataclass(frozen=True)
class Quota:
    """How many of something there may be at once: of one person, of one address, on the whole server."""

    person: float = math.inf
    address: float = math.inf
    server: float = math.inf


# ---- how often -----------------------------------------------------------------------------------------------
# A club behind one address opens many pages at once; one person does not.

ADDRESS = Limit(200, 2000)
USER = Limit(50, 600)
SOCKET = Limit(50, 600)
SIGN_IN = Limit(0.1, 10)
# What others are told of at once, and may have to answer: who insists is asked to wait.
PROPOSE = Limit(0.05, 5)
UNDO = Limit(0.5, 60)
# Some tenths of a second of work for the server each, in Antike.
OUTLOOK = Limit(1, 30)
# Seats taken and left, invitations, stand-ins: each is kept, and shown to all at the table.
ARRANGE = Limit(0.5, 60)
# A club opens one link at once; who tries codes needs years to find a table.
CODE = Limit(1, 100)

GUESTS = Budget("guests", None, Limit(1, 300), Limit(20, 3000))
CREATE = Budget("create", Limit(1, 100), Limit(10, 600), Limit(50, 3000))
HOST = Budget("host", Limit(2, 100), Limit(20, 1000))
CHAT = Budget("chat", Limit(1, 10), Limit(30, 300))
THINK = Budget("think", Limit(0.5, 10), Limit(10, 300), Limit(30, 1000))
# A quick look at every move of somebody who plays fast.
COACH = Budget("coach", Limit(1, 30), Limit(20, 600), Limit(60, 2000))
REPLAY = Budget("replay", Limit(10, 300), Limit(50, 1000), Limit(200, 4000))
IMPORT = Budget("import", Limit(0.1, 10), Limit(1, 100), Limit(3, 300))
MOVE = Budget("move", Limit(1, 50), Limit(5, 300), Limit(20, 1000))
REVIEW = Budget("review", Limit(0.02, 5), Limit(0.2, 60), Limit(1, 200))
EXPORT = Budget("export", Limit(0.002, 3), Limit(0.02, 60), Limit(0.1, 200))

# ---- how many at once ----------------------------------------------------------------------------------------

GOING_ON = Quota(60, 2000, 20_000)
"""Matches that wait or are played, by their host and where it was when they were made."""
BOTS_ALONE = Quota(3, 60)
"""Those of them in which no person plays."""
SOCKETS = Quota(30, 600, 10_000)
WATCHED = Quota(100)
"""Matches that one connection watches."""
WAITING_MOVES = Quota(200, 2000, 10_000)
"""Moves of bots that wait for a worker; the next beat asks again for one that was refused."""
WAITING_ADVICE = Quota(5, 60, 200)
"""Hints, words of the coach, and steps of reviews that wait for a worker."""
WAITING_REPLAYS = Quota(40, 600, 2000)
"""Replays, records and sandboxes that wait to be played again."""
REVIEWS = Quota(3, 10, 20)
"""Matches that are being reviewed."""

# ---- how much is kept ----------------------------------------------------------------------------------------

KEPT = Quota(5000)
"""Matches of one host, over or not; for the server see `Settings.most_matches`."""
SANDBOXES = Quota(50)
GUESTS_KEPT = Quota(address=1000)
"""Guests who came from one address; for the server see `Settings.most_guests`."""
CHAT_KEPT = 5000
"""Words of the chat of one match."""
NOTES_KEPT = 2_000_000
"""Letters in all notes of one person."""
LOG_KEPT = 100_000
"""Entries in the log of one match: moves, and moves taken back."""


class Limiter:
    """Counts what each key has asked for.

    >>> now = 0.0
    >>> limiter = Limiter(lambda: now)
    >>> [limiter.allows("me", Limit(1, 2)) for _ in range(3)]
    [True, True, False]
    >>> now = 1.0
    >>> limiter.allows("me", Limit(1, 2))
    True
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, factor: float = 1.0) -> None:
        self.now = now
        self.factor = factor
        """More than 1 for hosts whose players share an address, 0 for no limits."""
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, limit: Limit, cost: float = 1.0) -> bool:
        """Whether this may be done now; if so, it is counted."""
        if not self.factor:
            return True
        now, burst = self.now(), limit.burst * self.factor
        left, at = self._buckets.pop(key, (burst, now))
        left = min(burst, left + (now - at) * limit.rate * self.factor)
        allowed = left >= cost
        self._buckets[key] = (left - cost if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def wait(self, key: str, limit: Limit) -> float:
        """How many seconds to wait before the next; it is counted already."""
        if self.allows(key, limit):
            return 0.0
        left, at = self._buckets[key]
        self._buckets[key] = (left - 1.0, at)
        return (1.0 - left) / (limit.rate * self.factor)

    def need(self, key: str, limit: Limit, cost: float = 1.0) -> None:
        """Count this, or TooMany, which says after how many seconds to try again."""
        if not self.allows(key, limit, cost):
            left, _ = self._buckets[key]
            raise TooMany("too-many", seconds=math.ceil((cost - left) / (limit.rate * self.factor)))

    def forget(self, key: str) -> None:
        """Who was counted by this key has gone for good."""
        self._buckets.pop(key, None)

    def spend(self, budget: Budget, person: str | None = None) -> None:
        """Count this for whoever asks, for the address they come from and for the server, or TooMany."""
        for key, limit in (
            (f"person {person}", budget.person if person is not None else None),
            (f"address {calling().address}", budget.address),
            ("server", budget.server),
        ):
            if limit is None:
                continue
            try:
                self.need(f"{budget.name} {key}", limit)
            except TooMany as error:
                error.is_personal = key.startswith("person")
                raise

    def exceeds(self, count: float, most: float) -> bool:
        """Whether one more than so many would be too many.

        >>> Limiter(factor=2).exceeds(5, 3), Limiter(factor=2).exceeds(6, 3), Limiter(factor=0).exceeds(6, 3)
        (False, True, False)
        """
        return bool(self.factor) and count >= most * self.factor
