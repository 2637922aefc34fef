"""Numbers that Caesar!'s rules use for things that have names elsewhere. Never compiled.

Action numbers are blocks: a base plus the place of a token, border or province in its data list.
"""

# Room for the box and for a player's own pieces; `rules.pxd` repeats these as array bounds.
BORDERS = 32
PROVINCES = 24
TOKENS = 24
BONUSES = 16
TILES = 16
EFFECTS = 4
SEEN = 112

NONE = -1

SIDES = ("caesar", "pompey")

# Icons, as bits of what a token fits and a space shows.
ICONS = ("sword", "shield", "ship")

# How a token lies: its first number towards the first or the second province of the space, or face down.
FIRST, SECOND, HIDDEN = 0, 1, 2
HIDDEN_NAME = "hidden"
"""In the notation, where a token that lies face down points to."""
# Which face shows: up, turned by Might (known to all), or placed face down (known to its owner).
UP, TURNED, SECRET = 0, 1, 2

# What bonus tokens do.
TACTICS, WEALTH, MIGHT, SENATE, POISON, CENTURION = range(6)
EFFECT_NAMES = ("tactics", "wealth", "might", "senate", "poison", "centurion")

# Decisions. Those from DEAL on are made by chance.
OVER, PLACING, ORDERING, FLIPPING, POISONING, RECRUITING, EXTRA_TURN = range(7)
DEAL, DRAW, LOSE, PILE, TILE, ROW, PICK_PROVINCE, PICK_BORDER = range(7, 15)
DECISION_NAMES = (
    "over", "place", "order", "might", "poison", "centurion", "tactics",
    "deal", "draw", "lose", "pile", "tile", "row", "pick_province", "pick_border",
)  # fmt: skip
DECISION_RULES = (
    "CAE-13", "CAE-6", "CAE-R15", "CAE-16", "CAE-22", "CAE-24", "CAE-15",
    "CAE-4", "CAE-14", "CAE-22", "CAE-26", "CAE-29", "CAE-R56", "CAE-39", "CAE-41",
)  # fmt: skip
"""The rule that asks for each decision."""

# Why a token is drawn.
TO_HAND, FOR_WEALTH, TURN_END, TO_ROW, FROM_CAMP = range(5)
DRAW_NAMES = ("start", "wealth", "turn", "row", "centurion")

# Where control markers lie.
PROVINCE_MARKER, ITALIA_MARKER, BORDER_MARKER, SENATE_MARKER, REMOVED_MARKER = range(5)
SOURCES = ("provinces", "italia", "borders", "senate", "removed")

# How a game ends.
TWELVE, STUCK, BLOCKED = range(3)
REASONS = ("twelve", "stuck", "blocked")

# Steps of a Command tile.
TILE_DRAW, TILE_DRAW_TWO, TILE_TURN, TILE_DISCARD, TILE_CENTURION = range(5)
TILE_STEPS = ("draw1", "draw2", "turn", "discard1", "draw_centurion")

# What all see of a hand (`memory.py`): tokens that leave it openly, are sent back by Poison, go face down, join it; a
# pass. Each is a number made of what was seen, how many tokens the hand held before (less than SEEN_HELD), and of what:
# the token, the space of a token face down, or at a pass the icons of the free spaces as a mask.
SEEN_LEAVING, SEEN_SENT_BACK, SEEN_FACE_DOWN, SEEN_JOINING, SEEN_STUCK = range(5)
SEEN_EVENTS = 5
SEEN_HELD = 512

# Action numbers.
PLACE_AT = 0
PASS_AT = PLACE_AT + TOKENS * BORDERS * 3
FLIP_TOKEN_AT = PASS_AT + 1
FLIP_MARKER_AT = FLIP_TOKEN_AT + BORDERS
RECRUIT_AT = FLIP_MARKER_AT + PROVINCES
RESOLVE_AT = RECRUIT_AT + TOKENS
USE_AT = RESOLVE_AT + BONUSES
DECLINE_AT = USE_AT + 1
PAYING_FIRST_AT = DECLINE_AT + 1
OTHER_FIRST_AT = PAYING_FIRST_AT + 1
DEAL_AT = OTHER_FIRST_AT + 1
DRAW_AT = DEAL_AT + BONUSES
LOSE_AT = DRAW_AT + TOKENS
PILE_AT = LOSE_AT + TOKENS
TILE_AT = PILE_AT + BONUSES
ROW_AT = TILE_AT + TILES
PICK_PROVINCE_AT = ROW_AT + TOKENS
PICK_BORDER_AT = PICK_PROVINCE_AT + PROVINCES
ACTION_COUNT = PICK_BORDER_AT + BORDERS

# Events, in the order of `events.SPECS`.
(
    DEALT, DREW, PLACED, PLACED_HIDDEN, PASSED, CLOSED, TOOK_BONUS, PUT_MARKER, RESOLVES, DECLINED, PILE_DRAWN,
    SENATE_PAID, FLIPPED_TOKEN, FLIPPED_MARKER, POISONED, RECRUITED, TURN_SKIPPED_DRAW, EXTRA, TURN_BEGAN, ENDED,
    TILE_DRAWN, ROW_DREW, ROW_DISCARDED, ROW_POISONED, CHOSE_STEP, CHOSE_PROVINCE, CHOSE_TOKEN, CHOSE_BORDER,
    SET_ASIDE, REMOVED, ROW_STUCK, NO_EFFECT, RESOLVED, GAINED_TURN, DREW_NOTHING, TILES_SHUFFLED, HAND_SHOWN,
    FACE_SHOWN,
) = range(38)  # fmt: skip

# Auto-Crassus: what decided between provinces, tokens and spaces.
BY_ONLY, BY_VALUE, BY_FREE_SPACES, BY_ITALIA, BY_NEXT_TO_HIS, BY_SENATE, BY_POISON, BY_LANDLOCKED = range(8)
BY_NEXT_TO_LANDLOCKED, BY_CHANCE, BY_ORDINARY, BY_TOTAL, BY_LEFTMOST, BY_LOSING_MOST = range(8, 14)
TIE_BREAKS = (
    "only", "value", "free_spaces", "italia", "next_to_his", "senate", "poison", "landlocked",
    "next_to_landlocked", "chance", "ordinary", "total", "leftmost", "losing_most",
)  # fmt: skip
