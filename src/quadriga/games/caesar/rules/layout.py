"""What a position of Caesar! is made of. Never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position.compiled import CompiledState
from quadriga.core.position.layout import MANY, declared, flag, mask, masks, number, numbers
from quadriga.games.caesar.rules.codes import *

if TYPE_CHECKING:
    from quadriga.games.caesar.rules.position import Tables


class Fields(CompiledState):
    """The fields, in their order in memory, and what all states of one game share."""

    tables: Tables

    decision = number(0, "decision", start=DEAL)
    turn = number(0, 1)
    free = mask("all_borders")
    closed = mask("all_provinces")
    turned = mask("all_provinces")
    token_at = numbers(BORDERS, NONE, "token", start=NONE)
    side_at = numbers(BORDERS, NONE, 1, start=NONE)
    facing_at = numbers(BORDERS, 0, 2, start=FIRST)
    face_at = numbers(BORDERS, 0, 2, start=UP)
    tokens_up = masks(2, "all_borders")
    influence = numbers(2 * PROVINCES, -MANY, MANY)
    left = numbers(PROVINCES, -MANY, MANY)
    owner = numbers(PROVINCES, NONE, 1, start=NONE)
    markers_up = masks(2, "all_provinces")
    bonus_at = numbers(PROVINCES, NONE, "bonus", start=NONE)
    border_marker = numbers(BORDERS, NONE, 1, start=NONE)
    hand = numbers(2 * TOKENS, -MANY, MANY)
    held = masks(2, 2**TOKENS - 1)
    bag = numbers(2 * TOKENS, -MANY, MANY)
    camp = numbers(2 * TOKENS, -MANY, MANY)
    hand_size = numbers(2, -MANY, MANY)
    bag_size = numbers(2, -MANY, MANY)
    markers = numbers(2, -MANY, MANY)
    placed = numbers(2 * len(SOURCES), -MANY, MANY)
    won = numbers(2 * BONUSES, 0, MANY)
    senates = numbers(2, 0, MANY)
    pool = numbers(BONUSES, 0, MANY)
    pool_size = number(0, MANY)
    dealing = number(0, "provinces")
    drawing = number(0, FROM_CAMP, start=TO_HAND)
    drawer = number(0, 1)
    victim = number(NONE, 1, start=NONE)
    to_deal = number(0, MANY)
    last_border = number(NONE, "border", start=NONE)
    closing_due = flag()
    waiting = number(0, 2)
    wait_bonus = numbers(2, NONE, "bonus", start=NONE)
    wait_from = numbers(2, NONE, "province", start=NONE)
    wait_pays = numbers(2, 0, 1)
    now_bonus = number(NONE, "bonus", start=NONE)
    now_pays = number(0, 1)
    now_step = number(0, EFFECTS)
    now_effect = number(NONE, CENTURION, start=NONE)
    tactics = flag()
    skip_draw = numbers(2, 0, MANY)
    seen = numbers(2 * SEEN, 0, BORDERS * SEEN_HELD * SEEN_EVENTS - 1)
    seen_size = numbers(2, 0, SEEN)
    winner = number(NONE, 1, start=NONE)
    reason = number(NONE, BLOCKED, start=NONE)


FIELDS = declared(Fields)
