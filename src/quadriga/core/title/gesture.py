"""Whole moves: a chain of small decisions that a player thinks of as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Gesture:
    """A chain of decisions of one seat, previewed, played and taken back as one.

    `kind` names its phrase (`gesture-…` in the title's locale files), `fields` fill it and serve whoever draws it:
    ids of things, numbers, lists of them. `kinds` says what a field names where it is not what it is called.

    >>> road = Gesture("route", (12, 90), {"city": "caralis", "cost": 1})
    >>> road.actions, road.fields["cost"]
    ((12, 90), 1)
    """

    kind: str
    actions: tuple[int, ...]
    fields: Mapping[str, Any] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Secret:
    """Which fields of a decision only some seats know; `do` stands for the decision as a whole.

    What several seats decide at once is secret only `until_shown`: from the next reveal on everybody knows it.
    """

    fields: tuple[str, ...]
    insiders: tuple[int, ...]
    until_shown: bool = False
