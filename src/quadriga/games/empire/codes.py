"""Numbers that the rules of L'Empire de César use for things that have names elsewhere. Never compiled.

Places are numbered over both maps: Rome is 0, then the cities in the order of the data. Action numbers are blocks: a
base plus the number of a place, a line, a seat or a kind of wealth.
"""

# Room for the box and for a player's own data; the `.pxd` files repeat these as array bounds.
PLACES = 48
LINES = 112
SEATS = 5
KINDS = 12
COLOURS = 8
# A way visits no place twice and a line has at most two pieces, so it is shorter than this.
PIECES = 96

NONE = -1
ROME = 0

# The players, seat by seat; the characters of the box have no powers (EMP-R22), so gods stand for them here.
PLAYERS = ("jupiter", "neptune", "apollo", "mercury", "diana")

# What tells colours apart without colour.
SHAPES = ("circle", "triangle", "square", "diamond", "star", "hexagon", "pentagon", "cross")

# Decisions. Those from DEAL on are made by chance.
OVER, CITY, ROAD, COUNT, DEAL, FIRST = range(6)
DECISION_NAMES = ("over", "city", "road", "count", "deal", "first")
DECISION_RULES = ("EMP-16", "EMP-6", "EMP-6", "EMP-14", "EMP-2", "EMP-5")
"""The rule that asks for each decision."""

# Where points come from.
ROAD_POINTS, CITY_POINTS, ROW_POINTS, COLUMN_POINTS, GOLD_POINTS, BONUS_POINTS = range(6)
SOURCES = ("roads", "cities", "rows", "columns", "gold", "bonus")

# How a game ends.
COMPLETE, STUCK = range(2)
REASONS = ("complete", "stuck")

# What a path pays is one number: the road pieces of each seat, seven bits a seat.
DIGIT = 128
UNIT: list[int] = [DIGIT**seat for seat in range(SEATS)]
"""One road piece of a seat."""
DIGITS: list[int] = [(DIGIT - 1) * unit for unit in UNIT]
"""All the bits of a seat."""

# Action numbers. A line has two: towards its second end and towards its first.
CITY_AT = 0
PASS_AT = CITY_AT + PLACES
ROAD_AT = PASS_AT + 1
STOP_AT = ROAD_AT + 2 * LINES
COUNT_AT = STOP_AT + 1
DEAL_AT = COUNT_AT + SEATS * PIECES
FIRST_AT = DEAL_AT + KINDS
ACTION_COUNT = FIRST_AT + SEATS

# Events, in the order of `events.SPECS`.
DEALT, BEGINS, TURN_BEGAN, CHOSE, BUILT, TOOK, ASKED, ANSWERED, COUNTED, PAID, SCORED, PASSED, BONUS, ENDED = range(14)
