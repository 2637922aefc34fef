"""What of a server has to do with live matches: those who look after them and those who tell of them share it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from quadriga.server.host.house import House
from quadriga.server.match.matches import Matches
from quadriga.server.people.presence import Presence
from quadriga.server.process.background import Background
from quadriga.server.store.database import Database
from quadriga.server.thinking.think import Thinkers
from quadriga.server.wire.sockets import Sockets


@dataclass(eq=False)
class AtWork:
    """The matches of a process, who looks at them, and who thinks for them."""

    matches: Matches
    sockets: Sockets
    house: House
    presence: Presence
    background: Background
    now: Callable[[], float]
    thinkers: Thinkers | None = field(default=None, init=False)
    """They are there as soon as the server is open."""

    @property
    def database(self) -> Database:
        """Where all of it is kept."""
        return self.matches.database
