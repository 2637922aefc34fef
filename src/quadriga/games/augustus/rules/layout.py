"""What a position of Augustus is made of. Never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.compiled import CompiledState
from quadriga.core.position.layout import MANY, declared, mask, masks, number, numbers
from quadriga.games.augustus.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.augustus.rules.position import Tables


class Fields(CompiledState):
    """The fields, in their order in memory, and what all states of one game share."""

    tables: Tables

    decision = number(0, DRAW, start=CRIER)
    crier = number(NONE, "seat", start=NONE)
    drawn = number(NONE, JOKER, start=NONE)
    active = number(NONE, "seat", start=NONE)
    owing = mask(MANY)
    asked = mask("all_seats")
    step = number(0, MANY)
    setting_up = number(0, 1, start=1)
    dealing = number(0, "seats")
    dealt = number(0, CARDS)
    where = numbers(CARDS, -MANY, MANY, start=DECK)
    place_of = numbers(CARDS, NONE, PLACES - 1, start=NONE)
    card_at = numbers(SEATS * PLACES, NONE, CARDS - 1, start=NONE)
    filled = numbers(SEATS * CLASSES, -MANY, MANY)
    empty_at = numbers(SEATS * PLACES, -MANY, MANY)
    free = masks(SEATS, 2**CLASSES - 1)
    held = masks(SEATS, 2**CLASSES - 1)
    waiting = masks(SEATS, 2**PLACES - 1)
    batch = mask(2**PLACES - 1)
    due = number(0, MANY)
    reserve = numbers(SEATS, -MANY, MANY)
    supply = number(-MANY, MANY)
    bag = numbers(SYMBOLS + 1, -MANY, MANY)
    bag_size = number(-MANY, MANY)
    deck_size = number(0, CARDS, start=CARDS)
    row = numbers(ROW, NONE, CARDS - 1, start=NONE)
    row_size = number(0, ROW)
    picks = numbers(SEATS * PICKS, RESERVE, "pick", start=NONE)
    picked = numbers(SEATS, 0, PICKS)
    power = number(0, POINTS_PER_RED)
    power_left = number(-MANY, MANY)
    power_columns = mask(2**CLASSES - 1)
    given = mask(2**CLASSES - 1)
    received = mask(2**CLASSES - 1)
    holding = number(0, MANY)
    claim_at = number(NONE, "claim")
    claim_to = number(NONE, "claim", start=NONE)
    control = numbers(SEATS, -MANY, MANY)
    by_colour = numbers(SEATS * COLOURS, -MANY, MANY)
    by_symbol = numbers(SEATS * SYMBOLS, -MANY, MANY)
    reds = numbers(SEATS, -MANY, MANY)
    produced = numbers(SEATS * RESOURCES, -MANY, MANY)
    columns = masks(SEATS * (SYMBOLS + 1), 2**CLASSES - 1)
    owner = numbers(REWARDS, -MANY, MANY, start=NONE)
    score = numbers(SEATS * SOURCE_COUNT, -MANY, MANY)
    reason = number(NONE, SEVEN, start=NONE)


FIELDS = declared(Fields)
