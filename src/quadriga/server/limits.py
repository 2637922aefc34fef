"""How often somebody may ask for something: buckets that fill by the second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from quadriga.server.errors import TooMany

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Limit:
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: int


# A club behind one address opens many pages at once; one person does not.
ADDRESS = Limit(200, 2000)
USER = Limit(50, 600)
SOCKET = Limit(50, 600)
SIGN_IN = Limit(0.1, 10)
GUESTS = Limit(5, 1000)
CHAT = Limit(1, 10)
CREATE = Limit(1, 100)
THINK = Limit(0.5, 10)
# A quick look at every move of somebody who plays fast.
COACH = Limit(1, 30)
REPLAY = Limit(5, 60)
IMPORT = Limit(0.1, 10)
REVIEW = Limit(0.02, 5)


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
        """Count this, or TooMany."""
        if not self.allows(key, limit, cost):
            raise TooMany("too-many")
