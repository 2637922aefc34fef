"""The numbers of a title's decisions, actions and events, each declared once with its name and all that belongs to it.

A title's `codes.py` declares them one after the other, and each gets the next number. Compiled rules know the numbers,
`tools/declare.py` writes them out for the compiler; everybody else reads the names.
"""

from __future__ import annotations

from quadriga.core.title.events import EventSpec
from quadriga.core.title.notation import ActionSpec


class Decisions:
    """What can be decided, in order: each decision with its name and the rule that asks for it.

    >>> decision = Decisions()
    >>> OVER, PLACING = decision("over", "CAE-13"), decision("place", "CAE-6")
    >>> PLACING, decision.names[PLACING], decision.rules[PLACING]
    (1, 'place', 'CAE-6')
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.rules: list[str] = []

    def __call__(self, name: str, rule: str) -> int:
        self.names.append(name)
        self.rules.append(rule)
        return len(self.names) - 1


class Events:
    """What can happen, in order; the parameters are those of an `EventSpec`.

    >>> event = Events()
    >>> DEALT, ENDED = event("dealt", "city:city", reveals=True), event("ended", "reason:reason")
    >>> ENDED, event.specs[ENDED].key
    (1, 'ended')
    """

    def __init__(self) -> None:
        self.specs: list[EventSpec] = []

    def __call__(self, key: str, *params: str, secret: tuple[str, ...] = (), reveals: bool = False) -> int:
        self.specs.append(EventSpec(key, params, secret, reveals))
        return len(self.specs) - 1


class Actions:
    """What can be done, in order: an action takes as many numbers as there is `room` for; the first of them names it.

    >>> action = Actions()
    >>> CITY_AT, PASS_AT = action("city", "city:city", room=48), action("pass")
    >>> PASS_AT, action.count, action.specs[CITY_AT].do
    (48, 49, 'city')
    """

    def __init__(self) -> None:
        self.specs: dict[int, ActionSpec] = {}
        self.count = 0

    def __call__(self, do: str, *fields: str, room: int = 1, some: bool = False) -> int:
        at = self.count
        self.specs[at] = ActionSpec(do, at, fields, some)
        self.count += room
        return at
