"""Numbers that Augustus's rules use for things that have names elsewhere. Never compiled.

Action numbers are blocks: a base plus the place of an objective in its data list, for slots six numbers an objective.
"""

# Room for the box and for a player's own values; the `.pxd` files repeat these as array bounds.
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
OVER, KEEPING, MOBILISING, MUSTERING, REARRANGING, COMPLETING, REMOVING, CLEARING, LOSING, CLAIMING, CHOOSING = range(
    11
)
CRIER, FILL, DEAL, DRAW = range(11, 15)
DECISION_NAMES = (
    "over", "keep", "mobilise", "muster", "rearrange", "complete", "remove", "clear", "lose", "claim", "choose",
    "crier", "fill", "deal", "draw",
)  # fmt: skip
DECISION_RULES = (
    "AUG-30", "AUG-R31", "AUG-R2", "AUG-R8", "AUG-R10", "AUG-R19", "AUG-R22", "AUG-R23", "AUG-R24", "AUG-14", "AUG-17",
    "AUG-R32", "AUG-17", "AUG-R31", "AUG-3",
)  # fmt: skip
"""The rule that asks for each decision."""
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
PUT_AT = 0
TAKE_AT = PUT_AT + CARDS * SYMBOLS
RESERVE_AT = TAKE_AT + CARDS * SYMBOLS
STAY_AT = RESERVE_AT + 1
DONE_AT = STAY_AT + 1
KEEP_AT = DONE_AT + 1
COMPLETE_AT = KEEP_AT + CARDS
CLEAR_AT = COMPLETE_AT + CARDS
LOSE_AT = CLEAR_AT + CARDS
CHOOSE_AT = LOSE_AT + CARDS
CLAIM_AT = CHOOSE_AT + CARDS
DECLINE_AT = CLAIM_AT + 1
CRIER_AT = DECLINE_AT + 1
DRAW_AT = CRIER_AT + SEATS
DEAL_AT = DRAW_AT + SYMBOLS + 1
ACTION_COUNT = DEAL_AT + CARDS

# Events, in the order of `events.SPECS`.
(
    CRIER_CHOSEN, ROW_FILLED, DEALT, STARTED, COMMITTED, SHOWN, KEPT, DREW, PLACED, LIFTED, PUT_DOWN, STAYED, AVE,
    RESOLVES, GAINED, REARRANGED, COMPLETED, REMOVED, CLEARED, LOST, NO_EFFECT, CONTROLS, REWARDED, RESOURCE_TAKEN,
    DECLINED, CHOSE, RESHUFFLED, BAG_PASSED, ENDED, PUT_ASIDE, USES, AIMS, OFFERED, NONE_LEFT, TOKEN_ASIDE,
) = range(35)  # fmt: skip
