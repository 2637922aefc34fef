"""Numbers that Augustus's rules use for things that have names elsewhere. Never compiled.

Action numbers are blocks: a base plus the place of an objective in its data list, for slots six numbers an objective.
"""

from quadriga.core.title.codes import Actions, Decisions, Events

# Room for the box and for a player's own values.
SEATS = 6
CARDS = 88
SYMBOLS = 6
COLOURS = 4
RESOURCES = 2
PLACES = 8
CLASSES = PLACES * SYMBOLS
ROW = 8
REWARDS = 16
PICKS = 6

NONE = -1
RESERVE = -2
"""As a source: the legion comes from the reserve."""

DECISIONS, ACTIONS, EVENTS = _decision, _action, _event = Decisions(), Actions(), Events()
"""Each with all that belongs to its numbers, as they are declared below."""

SYMBOL_NAMES = ("double_sword", "shield", "chariot", "catapult", "standard", "dagger")
JOKER = SYMBOLS
TOKEN_NAMES = (*SYMBOL_NAMES, "joker")

COLOUR_NAMES = ("senator", "green", "pink", "orange")
SENATOR = 0

GOLD, WHEAT = 0, 1
RESOURCE_NAMES = ("gold", "wheat")

# Where an objective is: a zone times ZONE, plus the seat for the zones that belong to one.
ZONE = 8
DECK, IN_ROW, OUT, HAND, ASIDE, PLAYED, CONTROL = (n * ZONE for n in range(7))

# What objectives do.
NO_POWER, EXTRA_LEGIONS, MOBILISE_SYMBOL, MOBILISE_ANY, TAKE_TWO, REARRANGE, COMPLETE_OBJECTIVE = range(7)
REMOVE_LEGIONS, CLEAR_OBJECTIVE, LOSE_OBJECTIVE = range(7, 10)
EQUIVALENCE, POINTS_PER_SYMBOL, POINTS_PER_COLOUR, POINTS_PER_RED = range(10, 14)
POWER_NAMES = (
    "none", "extra_legions", "mobilise_symbol", "mobilise_any", "take_two", "rearrange", "complete_objective",
    "remove_legions", "clear_objective", "lose_objective",
    "equivalence", "points_per_symbol", "points_per_colour", "points_per_red",
)  # fmt: skip

# Kinds of rewards.
FOR_COLOUR, FOR_EACH_COLOUR, FOR_COUNT, FOR_RESOURCE = range(4)
REWARD_KINDS = ("colour", "each_colour", "count", "resource")

# Decisions. Those from CRIER on are made by chance.
OVER = _decision("over", "AUG-30")
KEEPING = _decision("keep", "AUG-R31")
MOBILISING = _decision("mobilise", "AUG-R2")
MUSTERING = _decision("muster", "AUG-R8")
REARRANGING = _decision("rearrange", "AUG-R10")
COMPLETING = _decision("complete", "AUG-R19")
REMOVING = _decision("remove", "AUG-R22")
CLEARING = _decision("clear", "AUG-R23")
LOSING = _decision("lose", "AUG-R24")
CLAIMING = _decision("claim", "AUG-14")
CHOOSING = _decision("choose", "AUG-17")
CRIER = _decision("crier", "AUG-R32")
FILL = _decision("fill", "AUG-17")
DEAL = _decision("deal", "AUG-R31")
DRAW = _decision("draw", "AUG-3")
SECOND_STEPS = {"mobilise": "source", "muster": "source", "rearrange": "put_down"}
"""How a decision is called for a seat that has taken the first half of it."""

# Sources of points.
BY_OBJECTIVES, BY_SYMBOLS, BY_COLOURS, BY_REDS, BY_COLOUR_REWARDS, BY_COUNT_REWARD, BY_RESOURCES = range(7)
SOURCES = ("objectives", "symbols", "colours", "reds", "colour_rewards", "count_reward", "resources")
SOURCE_COUNT = len(SOURCES)

# How a game ends.
SEVEN = 0
REASONS = ("seven",)

# Action numbers.
PUT_AT = _action("put", "objective:objective", "symbol:symbol", room=CARDS * SYMBOLS)
"""Mobilise a legion on a slot of this symbol, or put down one that was picked up."""
TAKE_AT = _action("take", "objective:objective", "symbol:symbol", room=CARDS * SYMBOLS)
"""Take the legion from a slot of this symbol: to move it, or because an attack removes it."""
RESERVE_AT = _action("reserve")
"""Take the legion from the reserve."""
STAY_AT = _action("stay")
"""Mobilise no legion."""
DONE_AT = _action("done")
"""End the rearranging of legions."""
KEEP_AT = _action("keep", "objective:objective", room=CARDS)
"""Keep an objective of the start deal."""
COMPLETE_AT = _action("complete", "objective:objective", room=CARDS)
"""Complete an own objective by a power."""
CLEAR_AT = _action("clear", "objective:objective", room=CARDS)
"""Take all legions off an own objective, because of an attack."""
LOSE_AT = _action("lose", "objective:objective", room=CARDS)
"""Discard an objective under control, because of an attack."""
CHOOSE_AT = _action("choose", "objective:objective", room=CARDS)
"""Choose a new objective from the row."""
CLAIM_AT = _action("claim")
"""Claim the reward for this number of objectives."""
DECLINE_AT = _action("decline")
"""Leave the reward where it is."""
CRIER_AT = _action("crier", "seat:seat", room=SEATS)
"""Chance: the first crier."""
DRAW_AT = _action("draw", "token:token", room=SYMBOLS + 1)
"""Chance: the token drawn from the bag."""
DEAL_AT = _action("deal", "objective:objective", room=CARDS)
"""Chance: the next objective of the deck."""
ACTION_COUNT = _action.count

# Events.
CRIER_CHOSEN = _event("crier-chosen", "seat", reveals=True)
ROW_FILLED = _event("row-filled", "objective:objective", reveals=True)
DEALT = _event("dealt", "seat", "objective:objective", secret=("objective",), reveals=True)
STARTED = _event("started", "seat", "objective:objective", reveals=True)
COMMITTED = _event("committed", "seat")
SHOWN = _event("shown", reveals=True)
KEPT = _event("kept", "seat", "objective:objective")
DREW = _event("drew", "seat", "token:token", reveals=True)
PLACED = _event("placed", "seat", "objective:objective", "symbol:symbol")
LIFTED = _event("lifted", "seat", "objective:objective", "symbol:symbol")
PUT_DOWN = _event("put-down", "seat", "objective:objective", "symbol:symbol")
STAYED = _event("stayed", "seat")
AVE = _event("ave-caesar", "seat", "objective:objective")
RESOLVES = _event("resolves", "seat", "objective:objective", "legions")
GAINED = _event("gained", "seat", "legions")
REARRANGED = _event("rearranged", "seat")
COMPLETED = _event("completed", "seat", "objective:objective")
REMOVED = _event("removed", "seat", "objective:objective", "symbol:symbol")
CLEARED = _event("cleared", "seat", "objective:objective", "legions")
LOST = _event("lost", "seat", "objective:objective")
NO_EFFECT = _event("no-effect", "seat", "power:power", "left")
CONTROLS = _event("controls", "seat", "objective:objective", "total")
REWARDED = _event("rewarded", "seat", "reward:reward")
RESOURCE_TAKEN = _event("resource-taken", "seat", "reward:reward", "holder:seat")
DECLINED = _event("declined", "seat", "reward:reward")
CHOSE = _event("chose", "seat", "objective:objective")
RESHUFFLED = _event("reshuffled", "cards")
BAG_PASSED = _event("bag-passed", "seat")
ENDED = _event("ended", "reason:reason")
PUT_ASIDE = _event("put-aside", "seat", "objectives")
USES = _event("uses", "seat", "objective:objective", "power:power")
AIMS = _event("aims", "seat", "objective:objective", "symbol:symbol")
OFFERED = _event("offered", "seat", "reward:reward")
NONE_LEFT = _event("none-left", "seat", "objectives")
TOKEN_ASIDE = _event("token-aside", "seat", "token:token")
