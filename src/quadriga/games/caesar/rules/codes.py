"""Numbers that Caesar!'s rules use for things that have names elsewhere. Never compiled.

Action numbers are blocks: a base plus the place of a token, border or province in its data list.
"""

from quadriga.core.title.codes import Actions, Decisions, Events

# Room for the box and for a player's own pieces.
BORDERS = 32
PROVINCES = 24
TOKENS = 24
BONUSES = 16
TILES = 16
EFFECTS = 4
SEEN = 112

NONE = -1

DECISIONS, ACTIONS, EVENTS = _decision, _action, _event = Decisions(), Actions(), Events()
"""Each with all that belongs to its numbers, as they are declared below."""

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
OVER = _decision("over", "CAE-13")
PLACING = _decision("place", "CAE-6")
ORDERING = _decision("order", "CAE-R15")
FLIPPING = _decision("might", "CAE-16")
POISONING = _decision("poison", "CAE-22")
RECRUITING = _decision("centurion", "CAE-24")
EXTRA_TURN = _decision("tactics", "CAE-15")
DEAL = _decision("deal", "CAE-4")
DRAW = _decision("draw", "CAE-14")
LOSE = _decision("lose", "CAE-22")
PILE = _decision("pile", "CAE-26")
TILE = _decision("tile", "CAE-29")
ROW = _decision("row", "CAE-R56")
PICK_PROVINCE = _decision("pick_province", "CAE-39")
PICK_BORDER = _decision("pick_border", "CAE-41")

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
PLACE_AT = _action("place", "token:token", "border:border", "toward:province", room=TOKENS * BORDERS * 3)
"""Place a token; its first number counts in the province `toward`, or in none when it is `hidden`."""
PASS_AT = _action("pass")
"""No held token can be placed."""
FLIP_TOKEN_AT = _action("flip-token", "border:border", room=BORDERS)
"""Might: turn an enemy token face down."""
FLIP_MARKER_AT = _action("flip-marker", "province:province", room=PROVINCES)
"""Might: turn the enemy marker of a province face down."""
RECRUIT_AT = _action("recruit", "token:token", room=TOKENS)
"""Centurion: take this token."""
RESOLVE_AT = _action("resolve", "bonus:bonus", room=BONUSES)
"""Resolve this one of two bonus tokens first."""
USE_AT = _action("use")
"""Use the bonus: Poison, or Tactics."""
DECLINE_AT = _action("decline")
"""Do without the bonus."""
PAYING_FIRST_AT = _action("order", "first")
"""Of two Senates, resolve the `paying` or the `other` one first."""
OTHER_FIRST_AT = _action("order", "first")
"""The other one first."""
DEAL_AT = _action("deal", "bonus:bonus", room=BONUSES)
"""Chance: the bonus token of the next province."""
DRAW_AT = _action("draw", "token:token", room=TOKENS)
"""Chance: the token drawn."""
LOSE_AT = _action("lose", "token:token", room=TOKENS)
"""Chance: the token that Poison takes from the hand."""
PILE_AT = _action("pile", "bonus:bonus", room=BONUSES)
"""Chance: the bonus token drawn from the pile."""
TILE_AT = _action("tile", "tile:tile", room=TILES)
"""Chance: Auto-Crassus's Command tile."""
ROW_AT = _action("row", "place", room=TOKENS)
"""Chance: the place in Auto-Crassus's row, from 1, that Poison takes."""
PICK_PROVINCE_AT = _action("pick-province", "province:province", room=PROVINCES)
"""Chance: between provinces that are equal for Auto-Crassus."""
PICK_BORDER_AT = _action("pick-border", "border:border", room=BORDERS)
"""Chance: between spaces that are equal for Auto-Crassus."""
ACTION_COUNT = _action.count

# Events.
DEALT = _event("dealt", "province:province", "bonus:bonus", reveals=True)
DREW = _event("drew", "side:side", "token:token", "why:why", secret=("token",), reveals=True)
PLACED = _event("placed", "side:side", "token:token", "border:border", "toward:province")
PLACED_HIDDEN = _event("placed-hidden", "side:side", "token:token", "border:border", secret=("token",))
PASSED = _event("passed", "side:side", reveals=True)
CLOSED = _event("closed", "province:province", "side:side", "caesar", "pompey")
TOOK_BONUS = _event("took-bonus", "side:side", "bonus:bonus", "province:province")
PUT_MARKER = _event("put-marker", "side:side", "source:source", "province:province", "border:border")
RESOLVES = _event("resolves", "side:side", "bonus:bonus")
DECLINED = _event("declined", "side:side", "effect:effect")
PILE_DRAWN = _event("pile-drawn", "side:side", "bonus:bonus", reveals=True)
SENATE_PAID = _event("senate-paid", "side:side", "markers")
FLIPPED_TOKEN = _event("flipped-token", "side:side", "border:border", "token:token")
FLIPPED_MARKER = _event("flipped-marker", "side:side", "province:province")
POISONED = _event("poisoned", "side:side", "token:token", reveals=True)
RECRUITED = _event("recruited", "side:side", "token:token")
TURN_SKIPPED_DRAW = _event("skipped-draw", "side:side")
EXTRA = _event("extra-turn", "side:side")
TURN_BEGAN = _event("turn-began", "side:side")
ENDED = _event("ended", "side:side", "reason:reason")
TILE_DRAWN = _event("tile-drawn", "side:side", "tile:tile", reveals=True)
ROW_DREW = _event("row-drew", "side:side", "token:token", "why:why", reveals=True)
ROW_DISCARDED = _event("row-discarded", "side:side", "token:token")
ROW_POISONED = _event("row-poisoned", "side:side", "token:token", "place", reveals=True)
CHOSE_STEP = _event("chose-step", "side:side", "step")
CHOSE_PROVINCE = _event("chose-province", "side:side", "province:province", "by:tie_break")
CHOSE_TOKEN = _event("chose-token", "side:side", "token:token", "by:tie_break")
CHOSE_BORDER = _event("chose-border", "side:side", "border:border", "by:tie_break")
SET_ASIDE = _event("set-aside", "side:side", "bonus:bonus")
REMOVED = _event("removed-marker", "side:side", "left")
ROW_STUCK = _event("row-stuck", "side:side")
NO_EFFECT = _event("no-effect", "side:side", "effect:effect")
RESOLVED = _event("resolved", "side:side", "bonus:bonus")
GAINED_TURN = _event("gained-turn", "side:side")
DREW_NOTHING = _event("drew-nothing", "side:side", "why:why")
TILES_SHUFFLED = _event("tiles-shuffled", "side:side")
HAND_SHOWN = _event("hand-shown", "side:side", "token:token", "count", reveals=True)
FACE_SHOWN = _event("face-shown", "side:side", "token:token", "border:border", reveals=True)

# Auto-Crassus: what decided between provinces, tokens and spaces.
BY_ONLY, BY_VALUE, BY_FREE_SPACES, BY_ITALIA, BY_NEXT_TO_HIS, BY_SENATE, BY_POISON, BY_LANDLOCKED = range(8)
BY_NEXT_TO_LANDLOCKED, BY_CHANCE, BY_ORDINARY, BY_TOTAL, BY_LEFTMOST, BY_LOSING_MOST = range(8, 14)
TIE_BREAKS = (
    "only", "value", "free_spaces", "italia", "next_to_his", "senate", "poison", "landlocked",
    "next_to_landlocked", "chance", "ordinary", "total", "leftmost", "losing_most",
)  # fmt: skip
