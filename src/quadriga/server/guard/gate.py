"""What an address that asks for very much meets first: it waits outside, and is refused again without a look.

One event loop answers everybody, a piece of each request in turn: who has a hundred requests in it has a hundred
pieces to another's one. So few of one address are inside at once, and the others wait where they cost nothing.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable

from quadriga.service.errors import TooMany

AT_ONCE = 4
"""So many requests of one address are answered at once; more would not be answered sooner."""
LONGEST = 0.25
"""After so many seconds a request waits for something else than its turn, and another may come in."""
MOST_OUTSIDE = 1000
"""So many requests of one address may wait."""
FULL_SECONDS = 5
REMEMBERED = 1.0
"""For so many seconds an address is refused again what was refused to it."""
MOST_REMEMBERED = 5000

_IDS = re.compile(r"[0-9a-f]{16}")


class Visit:
    """A request that is being answered, as far as its address is concerned."""

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate: Gate | None = gate
        self._address = address
        self._lapse = asyncio.get_running_loop().call_later(LONGEST, self.end)

    def __enter__(self) -> Visit:
        """It ends with what is done in it."""
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Make room for the next; once is enough."""
        if self._gate is not None:
            gate, self._gate = self._gate, None
            self._lapse.cancel()
            gate.left(self._address)


class Gate:
    """Lets few requests of one address in at once, the others in the order in which they came."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._inside: Counter[str] = Counter()
        self._outside: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> Visit:
        """Wait until it is the turn of a request; TooMany where too many of its address wait."""
        if self._inside[address] >= self.at_once:
            waiting = self._outside.setdefault(address, deque())
            if len(waiting) >= MOST_OUTSIDE:
                raise TooMany("too-many", seconds=FULL_SECONDS)
            turn = asyncio.get_running_loop().create_future()
            waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self.left(address)
                raise
        else:
            self._inside[address] += 1
        return Visit(self, address)

    def left(self, address: str) -> None:
        """A request is answered: the next of its address comes in, in its place."""
        waiting = self._outside.get(address)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._outside[address]
            if not turn.done():
                turn.set_result(None)
                return
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Refusals:
    """What was refused to an address a moment ago, and is refused to it again, whoever asks there.

    >>> now = 0.0
    >>> refusals = Refusals(lambda: now)
    >>> hint = ("POST", "/api/matches/0123456789abcdef/hints")
    >>> refusals.note("192.0.2.7", *hint, TooMany("too-many", seconds=3))
    >>> refusals.known("192.0.2.7", "POST", "/api/matches/fedcba9876543210/hints").code
    'too-many'
    >>> refusals.known("192.0.2.8", *hint), refusals.known("192.0.2.7", "GET", hint[1])
    (None, None)
    >>> now = 1.5
    >>> refusals.known("192.0.2.7", *hint)
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._known: OrderedDict[tuple[str, str, str], tuple[float, TooMany]] = OrderedDict()

    def note(self, address: str, method: str, path: str, error: TooMany) -> None:
        """An address was refused something."""
        key = (address, method, _IDS.sub("*", path))
        if self._known.get(key, (0.0, None))[1] is error:
            # It is what was refused before, not anew.
            return
        self._known.pop(key, None)
        self._known[key] = (self.now() + REMEMBERED, error)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def known(self, address: str, method: str, path: str) -> TooMany | None:
        """Why an address is refused something without a further look."""
        until, error = self._known.get((address, method, _IDS.sub("*", path)), (0.0, None))
        return error if until > self.now() else None
