"""Numbers that Antike's rules use for things that have names elsewhere. Never compiled.

A state counts provinces and nations of its own map from 0. Actions and events must mean the same on both maps, so they
use the places and peoples of the title: the provinces and nations of all maps in one list each.
"""

# Room for the maps and for a player's own ones; the `.pxd` files repeat these as array bounds.
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
(
    OVER, TAKING, STARTING, INSTEAD, RONDEL, ORDERS, PAYING, TEMPLE, ARMING, LEARNING, MANEUVER, CONQUEST, ENTERING,
    ASKED, FOE, LOSING, SPENDING, GIVING_UP, FOUNDING, EXTRA_CARD, DEALING, CALLING,
) = range(22)  # fmt: skip
DECISION_NAMES = (
    "over", "take", "start", "instead", "rondel", "orders", "pay", "temple", "arm", "learn", "maneuver", "conquest",
    "enter", "asked", "foe", "lose", "spend", "give_up", "found", "card", "deal", "call",
)  # fmt: skip
# The rule that each decision is about.
DECISION_RULES = (
    "ANT-39", "ANT-R37", "ANT-R41", "ANT-R2", "ANT-9", "ANT-R21", "ANT-R5", "ANT-12", "ANT-13", "ANT-15", "ANT-22",
    "ANT-26", "ANT-R20", "ANT-24", "ANT-R20", "ANT-R19", "ANT-R24", "ANT-R25", "ANT-32", "ANT-R14", "ANT-3", "ANT-R37",
)  # fmt: skip

# How a game ends.
PERSONALITIES, LAST_TEMPLE, ROUND_LIMIT = range(3)
REASONS = ("personalities", "temple", "round_limit")

# Units on maneuver are counted in six classes: kind * 3 + 3 - moves left, so that a unit that moves goes to the next.
CLASSES = 6

# Action numbers.
MOVE_AT = 0
GO_AT = MOVE_AT + CLASSES * WAYS
PAY_AT = GO_AT + 8
TEMPLE_AT = PAY_AT + 4
ARM_AT = TEMPLE_AT + PLACES
LEARN_AT = ARM_AT + 2 * PLACES
EXCHANGE_AT = LEARN_AT + 8
FIGHT_AT = EXCHANGE_AT + 9
FOE_AT = FIGHT_AT + 2 * PLACES
LET_BE_AT = FOE_AT + PEOPLES
DEMAND_AT = LET_BE_AT + 1
DECLINE_AT = DEMAND_AT + 1
LOSE_AT = DECLINE_AT + 1
CONQUER_AT = LOSE_AT + 4
SPEND_AT = CONQUER_AT + PLACES
GIVE_UP_AT = SPEND_AT + CLASSES
FOUND_AT = GIVE_UP_AT + PLACES
GAIN_AT = FOUND_AT + PLACES
DONE_AT = GAIN_AT + STACKS
ORDERS_AT = DONE_AT + 1
ORDER_AT = ORDERS_AT + 1
INSTEAD_AT = ORDER_AT + 6
START_AT = INSTEAD_AT + 3
TAKE_AT = START_AT + PLACES
DEAL_AT = TAKE_AT + PEOPLES
CALL_AT = DEAL_AT + PEOPLES
ACTION_COUNT = CALL_AT + NATIONS

# Events, in the order of `events.SPECS`.
(
    DEALT, CALLED, TOOK, STARTED, ROUND_BEGAN, TURN_BEGAN, TOOK_COIN, TOOK_INSTEAD, NO_COIN, ORDERED,
    WENT, PAID, PRODUCED, BUILT_TEMPLE, ARMED, LEARNT, EXCHANGED, MOVED, DEMANDED, DECLINED, FOUGHT, SPENT, CONQUERED,
    ROUTED, TEMPLE_FELL, GAVE_UP, FOUNDED, GAINED, GAINED_EXTRA, STACK_EMPTY, ENDED, PLACED, ARMING_ENDED,
    MANEUVER_BEGAN, MANEUVER_ENDED, CAN_GO_ON, LOST_MOVES, OCCUPIED, NO_EXTRA,
) = range(39)  # fmt: skip
