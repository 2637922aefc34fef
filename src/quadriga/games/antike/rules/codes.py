"""Numbers that Antike's rules use for things that have names elsewhere. Never compiled.

A state counts provinces and nations of its own map from 0. Actions and events must mean the same on both maps, so they
use the places and peoples of the title: the provinces and nations of all maps in one list each.
"""

from quadriga.core.title.codes import Actions, Decisions, Events

# Room for the maps and for a player's own ones.
PROVINCES = 60
SLOTS = 8
NATIONS = 6
PLACES = 120
PEOPLES = 12
WAYS = 640
STACKS = 5
FIGURES = 60

NONE = -1
FAR = 99
"""Farther than any way on a map."""

DECISIONS, ACTIONS, EVENTS = _decision, _action, _event = Decisions(), Actions(), Events()
"""Each with all that belongs to its numbers, as they are declared below."""

# Resources; coins stand for any of the first three.
MARBLE, IRON, GOLD, COIN = range(4)
RESOURCES = ("marble", "iron", "gold", "coin")
PLENTY = 1_000_000

# Units.
LEGION, GALLEY = range(2)
UNITS = ("legion", "galley")

# What the spaces of the rondel do; its order is data.
IRON_SPACE, TEMPLE_SPACE, GOLD_SPACE, MANEUVER_1, ARMING_SPACE, MARBLE_SPACE, KNOW_HOW_SPACE, MANEUVER_2 = range(8)
SPACES = ("iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2")

# Know-how: the first four are basic, each higher one four places after the basic one it needs.
WHEEL, SAILING, MARKET, MONARCHY, ROADS, NAVIGATION, CURRENCY, DEMOCRACY = range(8)
KNOW_HOWS = ("wheel", "sailing", "market", "monarchy", "roads", "navigation", "currency", "democracy")
ALL_KNOWN = 255

# Stacks of personalities.
KING, SCHOLAR, GENERAL, CITIZEN, NAVIGATOR = range(5)
STACK_NAMES = ("king", "scholar", "general", "citizen", "navigator")
SOURCES = ("kings", "scholars", "generals", "citizens", "navigators")

# Standing orders of a nation for each kind of unit.
ASK, ALWAYS, NEVER = range(3)
STANCES = ("ask", "always", "never")

# Decisions. Those from DEALING on are made by chance.
OVER = _decision("over", "ANT-39")
TAKING = _decision("take", "ANT-R37")
STARTING = _decision("start", "ANT-R41")
INSTEAD = _decision("instead", "ANT-R2")
RONDEL = _decision("rondel", "ANT-9")
ORDERS = _decision("orders", "ANT-R21")
PAYING = _decision("pay", "ANT-R5")
TEMPLE = _decision("temple", "ANT-12")
ARMING = _decision("arm", "ANT-13")
LEARNING = _decision("learn", "ANT-15")
MANEUVER = _decision("maneuver", "ANT-22")
CONQUEST = _decision("conquest", "ANT-26")
ENTERING = _decision("enter", "ANT-R20")
ASKED = _decision("asked", "ANT-24")
FOE = _decision("foe", "ANT-R20")
LOSING = _decision("lose", "ANT-R19")
SPENDING = _decision("spend", "ANT-R24")
GIVING_UP = _decision("give_up", "ANT-R25")
FOUNDING = _decision("found", "ANT-32")
EXCHANGING = _decision("exchange", "ANT-R14")
EXTRA_CARD = _decision("card", "ANT-R14")
DEALING = _decision("deal", "ANT-3")
CALLING = _decision("call", "ANT-R37")

# How a game ends.
PERSONALITIES, LAST_TEMPLE, ROUND_LIMIT = range(3)
REASONS = ("personalities", "temple", "round_limit")

# Units on maneuver are counted in six classes: kind * 3 + 3 - moves left, so that a unit that moves goes to the next.
CLASSES = 6

# Action numbers.
MOVE_AT = _action("move", "unit:unit", "source:province", "target:province", "left", room=CLASSES * WAYS)
"""Move one unit over one border; `left` is how many moves it has before this one."""
GO_AT = _action("go", "space:space", room=8)
"""Move the marker to a space of the rondel."""
PAY_AT = _action("pay", "resource:resource", room=4)
"""Pay one unit for the rondel."""
TEMPLE_AT = _action("temple", "province:province", room=PLACES)
"""Build a temple."""
ARM_AT = _action("arm", "unit:unit", "province:province", room=2 * PLACES)
"""Create a unit."""
LEARN_AT = _action("learn", "know_how:know_how", room=8)
"""Acquire a know-how."""
EXCHANGE_AT = _action("exchange", "give:resource", "take:resource", room=9)
"""All know-hows, 2006 rules: give two units of a resource for one of another."""
FIGHT_AT = _action("fight", "unit:unit", "province:province", room=2 * PLACES)
"""Fight where own and foreign units of this kind stand."""
FOE_AT = _action("foe", "nation:nation", room=PEOPLES)
"""Fight this nation."""
LET_BE_AT = _action("let-be")
"""The unit that entered asks for no fight."""
DEMAND_AT = _action("demand")
"""Demand a fight with the unit that entered."""
DECLINE_AT = _action("decline")
"""Let the unit that entered stand."""
LOSE_AT = _action("lose", "left", room=4)
"""Lose a unit with this many moves left in the fight."""
CONQUER_AT = _action("conquer", "province:province", room=PLACES)
"""Conquer the city of a province."""
SPEND_AT = _action("spend", "unit:unit", "left", room=CLASSES)
"""Remove a unit of this kind, with this many moves left, for the conquest."""
GIVE_UP_AT = _action("give-up", "province:province", room=PLACES)
"""Give up an own city for the one just conquered."""
FOUND_AT = _action("found", "province:province", room=PLACES)
"""Found a city."""
GAIN_AT = _action("gain", "stack:stack", room=STACKS)
"""All know-hows, 2006 rules: take the extra personality from this stack."""
DONE_AT = _action("done")
"""Nothing more of this."""
ORDERS_AT = _action("orders")
"""Look at the standing orders before the rondel move."""
ORDER_AT = _action("order", "unit:unit", "stance:stance", room=6)
"""What happens when foreign units of this kind enter: fight always, never, or ask."""
INSTEAD_AT = _action("instead", "resource:resource", room=3, some=True)
"""No coin is left in the bank: take this resource."""
START_AT = _action("start", "province:province", room=PLACES)
"""The longer game: begin with this city."""
TAKE_AT = _action("take", "nation:nation", room=PEOPLES)
"""Choose a nation; with two players, this one and its partner."""
DEAL_AT = _action("deal", "nation:nation", room=PEOPLES)
"""Chance: the nation of the next seat; with two players, this one and its partner."""
CALL_AT = _action("call", "seat", room=NATIONS)
"""Chance: the seat that chooses its nation next."""
SWAP_AT = _action("swap", "give:resource", "take:resource", room=9)
"""All know-hows, 2005 rules, limited bank: give a unit of a resource for one of another."""
ACTION_COUNT = _action.count

# Events.
DEALT = _event("dealt", "seat", "nation:nation", reveals=True)
CALLED = _event("called", "seat", reveals=True)
TOOK = _event("took", "seat", "nation:nation")
STARTED = _event("started", "nation:nation", "province:province")
ROUND_BEGAN = _event("round-began", "round")
TURN_BEGAN = _event("turn-began", "nation:nation", "round")
TOOK_COIN = _event("took-coin", "nation:nation")
TOOK_INSTEAD = _event("took-instead", "nation:nation", "resource:resource")
NO_COIN = _event("no-coin", "nation:nation")
ORDERED = _event("ordered", "nation:nation", "unit:unit", "stance:stance")
WENT = _event("went", "nation:nation", "space:space", "steps", "price")
PAID = _event("paid", "nation:nation", "resource:resource", "amount")
PRODUCED = _event("produced", "nation:nation", "resource:resource", "amount")
BUILT_TEMPLE = _event("built-temple", "nation:nation", "province:province")
ARMED = _event("armed", "nation:nation", "unit:unit", "province:province")
LEARNT = _event("learnt", "nation:nation", "know_how:know_how", "price", "first")
EXCHANGED = _event("exchanged", "nation:nation", "give:resource", "take:resource")
MOVED = _event("moved", "nation:nation", "unit:unit", "source:province", "target:province")
DEMANDED = _event("demanded", "nation:nation", "province:province")
DECLINED = _event("declined", "nation:nation", "province:province")
FOUGHT = _event("fought", "nation:nation", "foe:nation", "unit:unit", "province:province")
SPENT = _event("spent", "nation:nation", "unit:unit", "left", "province:province")
CONQUERED = _event("conquered", "nation:nation", "loser:nation", "province:province")
ROUTED = _event("routed", "nation:nation", "unit:unit", "count", "province:province")
TEMPLE_FELL = _event("temple-fell", "nation:nation", "province:province")
GAVE_UP = _event("gave-up", "nation:nation", "province:province")
FOUNDED = _event("founded", "nation:nation", "province:province")
GAINED = _event("gained", "nation:nation", "stack:stack", "figure:figure")
GAINED_EXTRA = _event("gained-extra", "nation:nation", "stack:stack", "figure:figure")
STACK_EMPTY = _event("stack-empty", "nation:nation", "stack:stack")
ENDED = _event("ended", "winner:nation", "reason:reason")
PLACED = _event("placed", "nation:nation", "place")
ARMING_ENDED = _event("arming-ended", "nation:nation")
MANEUVER_BEGAN = _event("maneuver-began", "nation:nation", "legion_moves", "galley_moves")
MANEUVER_ENDED = _event("maneuver-ended", "nation:nation")
CAN_GO_ON = _event("can-go-on", "nation:nation", "unit:unit", "left", "province:province")
LOST_MOVES = _event("lost-moves", "nation:nation", "unit:unit", "left", "province:province")
OCCUPIED = _event("occupied", "nation:nation", "province:province")
NO_EXTRA = _event("no-extra", "nation:nation")
SWAPPED = _event("swapped", "nation:nation", "give:resource", "take:resource")
