"""What the rulebook is to show: for a rule, what a move must bring about to be an example of it.

A title that brings a module `examples` (in its folder `shown`, or beside its class) lists them there as `EXAMPLES`, by
the ids of their rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from quadriga.core.seats import Seat


@dataclass(frozen=True)
class Wanted:
    """What a move must do to be an example: an event, with these fields; after so many decisions at least."""

    event: str
    fields: dict[str, Any] = field(default_factory=dict)
    after: int = 10

    def is_in(self, event: dict[str, Any], seat: Seat) -> bool:
        """Whether an event is it."""
        fits = all(event.get(name) == value for name, value in self.fields.items())
        return event["event"] == self.event and event["seat"] == seat and fits
