"""What a position of the solo game of Caesar! is made of beside that for two. Never compiled."""

from quadriga.core.position.layout import MANY, declared, flag, mask, number, numbers
from quadriga.games.caesar.rules.codes import *
from quadriga.games.caesar.rules.state import CaesarState


class SoloFields(CaesarState):
    """The fields that come to those of the game for two."""

    human = number(0, 1)
    row = numbers(TOKENS, NONE, "token", start=NONE)
    row_size = number(0, TOKENS)
    tile_left = numbers(TILES, 0, MANY)
    tiles_left = number(0, MANY)
    deck = numbers(TILES, 0, MANY)
    last_tile = number(NONE, "tile", start=NONE)
    tile_at = number(0, "tile_step")
    to_draw = number(0, MANY)
    short = flag()
    step = number(0, MANY)
    aim = number(NONE, "province", start=NONE)
    aims = mask("all_provinces")
    chosen = number(NONE, "token", start=NONE)
    chosen_at = number(NONE, TOKENS - 1, start=NONE)
    facing = number(0, HIDDEN, start=FIRST)
    spots = mask("all_borders")
    province_by = number(0, BY_LOSING_MOST, start=BY_ONLY)


FIELDS = declared(SoloFields)
