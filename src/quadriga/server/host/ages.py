"""How long things are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from quadriga.core.errors import BadOption, shortened

DAY = 86_400.0
MOST_DAYS = 36_500


@dataclass(frozen=True)
class Ages:
    """After how many days something goes; 0 keeps it for ever."""

    guests: int = 90
    """Guests who have not come for so long, and in whose matches nothing has happened."""
    matches: int = 0
    """Matches that are over and in which somebody played who is still here."""
    orphans: int = 180
    """Matches that are over and in which only bots and people played who are gone."""
    sandboxes: int = 7
    """Sandboxes in which nothing has happened."""
    replies: int = 7
    """Answers kept for requests that are repeated, once their match is over."""
    reviews: int = 365
    """Reviews of matches; they can be made anew."""
    chat: int = 365
    """What people said who are gone."""
    outbox: int = 30
    """Notices."""
    audit: int = 365
    """What hosts did."""
    abuse: int = 30
    """The abuse log."""

    def before(self, what: str, now: float) -> float:
        """What is older than this moment goes.

        >>> Ages(outbox=2).before("outbox", 3 * DAY) == DAY, Ages(outbox=0).before("outbox", 3 * DAY)
        (True, -inf)
        """
        days = getattr(self, what)
        return now - days * DAY if days else float("-inf")


def ages(given: Iterable[str]) -> Ages:
    """The ages that a host has set, each as WHAT=DAYS.

    >>> ages(["guests=30", "matches=365"]).guests
    30
    """
    names = [field.name for field in fields(Ages)]
    wanted = {}
    for setting in given:
        what, _, days = setting.partition("=")
        if what not in names or not days.isdecimal() or int(days) > MOST_DAYS:
            raise BadOption(
                "bad-age",
                name=shortened(setting),
                listed=", ".join(names),
                most=MOST_DAYS,
            )
        wanted[what] = int(days)
    return replace(Ages(), **wanted)
