"""What a position of Antike is made of. Never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.compiled import CompiledState
from quadriga.core.position.layout import MANY, declared, mask, masks, number, numbers
from quadriga.games.antike.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.antike.rules.position import Tables


class Fields(CompiledState):
    """The fields, in their order in memory, and what all states of one game share."""

    tables: Tables

    decision = number(0, CALLING, start=OVER)
    decider = number(NONE, "nation", start=NONE)
    nation = number(NONE, "nation", start=NONE)
    turn = number(0, "nations")
    round = number(0, MANY)
    seat_of = numbers(NATIONS, NONE, "seat", start=NONE)
    order = numbers(NATIONS, NONE, "nation", start=NONE)
    untaken = number(0, "all_nations")
    called = number(0, "all_seats")
    picker = number(NONE, "seat", start=NONE)
    stock = numbers(4 * NATIONS, -MANY, MANY)
    bank = numbers(4, -MANY, MANY)
    temples_left = number(-MANY, MANY)
    marker = numbers(NATIONS, NONE, len(SPACES) - 1, start=NONE)
    know = numbers(NATIONS, 0, ALL_KNOWN)
    acquired = number(0, ALL_KNOWN)
    cards = numbers(STACKS * NATIONS, -MANY, MANY)
    stack = numbers(STACKS, -MANY, MANY)
    extra = numbers(NATIONS, NONE, STACKS, start=NONE)
    city = masks(NATIONS, "all_provinces")
    city_count = numbers(NATIONS, -MANY, MANY)
    temple = mask("all_provinces")
    temple_count = numbers(NATIONS, -MANY, MANY)
    owner = numbers(PROVINCES, NONE, "nation", start=NONE)
    units = numbers(2 * NATIONS * PROVINCES, -MANY, MANY)
    unit_total = numbers(2 * NATIONS, -MANY, MANY)
    has = masks(2 * NATIONS, "all_provinces")
    stance = numbers(2 * NATIONS, 0, NEVER)
    orders_open = number(0, 1)
    ordered = number(0, MANY)
    coin_at = number(0, MANY)
    coin_end = number(0, MANY)
    space = number(NONE, len(SPACES) - 1, start=NONE)
    owed = number(0, MANY)
    # The decision whose price is owed.
    paying_for = number(NONE, CALLING, start=NONE)
    # In a search, the last choice of a list whose order cannot matter (see maneuver.py); NONE in a game.
    offered_from = number(NONE, MANY, start=NONE)
    armed = numbers(PROVINCES, -MANY, MANY)
    # What was given (bits 0 to 2) and taken (3 to 5) since exchanges were last offered anew.
    swapped = number(0, 2**6 - 1)
    scholars_due = number(0, MANY)
    generals_due = number(0, MANY)
    ready = numbers(CLASSES * PROVINCES, -MANY, MANY)
    ready_at = masks(CLASSES, "all_provinces")
    at = number(NONE, "province", start=NONE)
    kind = number(0, 1)
    entered = number(NONE, "province", start=NONE)
    foe = number(NONE, "nation", start=NONE)
    asked = number(0, "nations")
    losses = number(0, MANY)
    winner = number(NONE, "nation", start=NONE)
    reason = number(NONE, ROUND_LIMIT, start=NONE)


FIELDS = declared(Fields)
