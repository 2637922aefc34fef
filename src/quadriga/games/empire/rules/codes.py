"""Numbers that the rules of L'Empire de César use for things that have names elsewhere. Never compiled.

Places are numbered over both maps: Rome is 0, then the cities in the order of the data. Action numbers are blocks: a
base plus the number of a place, a line, a seat or a kind of wealth.
"""

from quadriga.core.position.bits import Masks
from quadriga.core.title.codes import Actions, Decisions, Events

# Room for the box and for a player's own data.
PLACES = 48
LINES = 112
SEATS = 5
KINDS = 12
COLOURS = 8
# A way visits no place twice and a line has at most two pieces, so it is shorter than this.
PIECES = 96

NONE = -1
ROME = 0

DECISIONS, ACTIONS, EVENTS = _decision, _action, _event = Decisions(), Actions(), Events()
"""Each with all that belongs to its numbers, as they are declared below."""

# The players, seat by seat; the characters of the box have no powers (EMP-R22), so gods stand for them here.
PLAYERS = ("jupiter", "neptune", "apollo", "mercury", "diana")

# What tells colours apart without colour.
SHAPES = ("circle", "triangle", "square", "diamond", "star", "hexagon", "pentagon", "cross")

# Decisions. Those from DEAL on are made by chance.
OVER = _decision("over", "EMP-16")
CITY = _decision("city", "EMP-6")
ROAD = _decision("road", "EMP-6")
COUNT = _decision("count", "EMP-14")
DEAL = _decision("deal", "EMP-2")
FIRST = _decision("first", "EMP-5")

# Where points come from.
ROAD_POINTS, CITY_POINTS, ROW_POINTS, COLUMN_POINTS, GOLD_POINTS, BONUS_POINTS = range(6)
SOURCES = ("roads", "cities", "rows", "columns", "gold", "bonus")

# How a game ends.
COMPLETE, STUCK = range(2)
REASONS = ("complete", "stuck")

# What a path pays is one number: the road pieces of each seat, seven bits a seat.
DIGIT = 128
UNIT: Masks = [DIGIT**seat for seat in range(SEATS)]
"""One road piece of a seat."""
DIGITS: Masks = [(DIGIT - 1) * unit for unit in UNIT]
"""All the bits of a seat."""

# Action numbers. A line has two: towards its second end and towards its first.
CITY_AT = _action("city", "city:city", room=PLACES, some=True)
"""Begin a route: the city that it is to take."""
PASS_AT = _action("pass")
"""No route can be paid."""
ROAD_AT = _action("build", "city:city", "toward:city", room=2 * LINES)
"""Build the line from the route's end, `city`, to the next place on the way back to Rome."""
STOP_AT = _action("stop")
"""The route begins at this emptied city."""
COUNT_AT = _action("count", "player:player", "pieces", room=SEATS * PIECES)
"""Among equally short paths, one with that many road pieces of a player."""
DEAL_AT = _action("deal", "wealth:wealth", room=KINDS)
"""Chance: the wealth token of the next city."""
FIRST_AT = _action("first", "player:player", room=SEATS)
"""Chance: who begins."""
ACTION_COUNT = _action.count

# Events.
DEALT = _event("dealt", "city:city", "wealth:wealth", reveals=True)
BEGINS = _event("begins", "seat", reveals=True)
TURN_BEGAN = _event("turn-began", "seat")
CHOSE = _event("chose", "seat", "city:city")
BUILT = _event("built", "seat", "line:line", "pieces", "left")
TOOK = _event("took", "seat", "city:city", "wealth:wealth", "value")
# Whose pieces are in question is another seat, as a number.
ASKED = _event("asked", "seat", "player")
ANSWERED = _event("answered", "seat", "player", "pieces")
COUNTED = _event("counted", "seat", "city:city", "pieces", "doubled")
PAID = _event("paid", "seat", "line:line", "points")
SCORED = _event("scored", "seat", "points", "total")
PASSED = _event("passed", "seat")
BONUS = _event("bonus", "seat", "roads", "points")
ENDED = _event("ended", "reason:reason")
