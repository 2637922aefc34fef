"""What a position of L'Empire de César is made of. Never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.compiled import CompiledState
from quadriga.core.position.layout import MANY, declared, mask, masks, number, numbers
from quadriga.games.empire.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.empire.rules.position import Tables


class Fields(CompiledState):
    """The fields, in their order in memory, and what all states of one game share."""

    tables: Tables

    decision = number(0, FIRST, start=DEAL)
    turn = number(0, "seat")
    dealing = number(0, "places")
    pool = numbers(KINDS, -MANY, MANY)
    pool_size = number(-MANY, MANY)
    wealth_at = numbers(PLACES, NONE, "kind", start=NONE)
    taken_by = numbers(PLACES, NONE, "seat", start=NONE)
    available = mask("all_places")
    edge_1 = mask("all_places")
    edge_2 = mask("all_places")
    owner = numbers(LINES, NONE, "seat", start=NONE)
    joined_1 = masks(PLACES, "all_places")
    joined_2 = masks(PLACES, "all_places")
    roads = numbers(SEATS, -MANY, MANY)
    scored = numbers(SEATS, 0, MANY)
    held = numbers(SEATS * KINDS, -MANY, MANY)
    best = numbers(SEATS * COLOURS, NONE, MANY, start=NONE)
    cities = masks(SEATS, "all_places")
    passes = number(-MANY, MANY)
    target = number(NONE, "place", start=NONE)
    at = number(NONE, "place", start=NONE)
    visited = mask("all_places")
    route = numbers(PLACES, NONE, "line", start=NONE)
    route_size = number(0, PLACES)
    asked = number(NONE, "seat", start=NONE)
    fixed_seats = mask(DIGIT**SEATS - 1)
    fixed_paid = mask(DIGIT**SEATS - 1)
    total = numbers(SEATS, -MANY, MANY)
    reason = number(NONE, STUCK, start=NONE)


FIELDS = declared(Fields)
