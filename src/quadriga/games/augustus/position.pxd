cimport cython
from quadriga.core.state cimport State

# Filled from codes.py when the module is loaded.
cdef int BY_COLOURS, BY_COLOUR_REWARDS, BY_COUNT_REWARD, BY_OBJECTIVES, BY_REDS, BY_RESOURCES, BY_SYMBOLS, CARDS
cdef int CLASSES, COLOURS, CONTROL, CRIER, DECK, EQUIVALENCE, FOR_COLOUR, FOR_COUNT, FOR_EACH_COLOUR, FOR_RESOURCE
cdef int JOKER, NONE, PICKS, PLACES, PLAYED, POINTS_PER_COLOUR, POINTS_PER_RED, POINTS_PER_SYMBOL, RESOURCES, REWARDS
cdef int ROW, SEATS, SOURCE_COUNT, SYMBOLS
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef public int goal, legions, per_player, row, deal, keep, token_total, rewards
    cdef public int tokens[7]
    cdef public int slots[528]
    cdef public int size[88]
    cdef public long long shape[88]
    cdef public int colour[88]
    cdef public int points[88]
    cdef public int produces[176]
    cdef public int power[88]
    cdef public int value_1[88]
    cdef public int value_2[88]
    cdef public int value_3[88]
    cdef public int red[88]
    cdef public int reward_kind[16]
    cdef public int reward_what[16]
    cdef public int reward_need[16]
    cdef public int reward_points[16]
    cdef public int count_reward[32]
    cdef public int resource_reward[2]
    cdef public long long column[6]
    cdef public long long everywhere
    cdef public long long whole[8]
    cdef public long long shift[8]
    cdef public int place_in[48]
    cdef public int symbol_in[48]
    cdef public int card_in[528]
    cdef public int ordered, reserve_only, each_count, recount, random_three, capped, senators_break_ties

cdef class Position(State):
    cdef public Position root
    cdef public Tables tables
    cdef public int decision, crier, drawn, active
    cdef public long long owing, asked
    cdef public int step, setting_up, dealing, dealt
    cdef public int where[88]
    cdef public int place_of[88]
    cdef public int card_at[48]
    cdef public int filled[288]
    cdef public int empty_at[48]
    cdef public long long free[6]
    cdef public long long held[6]
    cdef public long long waiting[6]
    cdef public long long batch
    cdef public int due
    cdef public int reserve[6]
    cdef public int supply
    cdef public int bag[7]
    cdef public int bag_size, deck_size
    cdef public int row[8]
    cdef public int row_size
    cdef public int picks[36]
    cdef public int picked[6]
    cdef public int power, power_left
    cdef public long long power_columns, given, received
    cdef public int holding, claim_at, claim_to
    cdef public int control[6]
    cdef public int by_colour[24]
    cdef public int by_symbol[36]
    cdef public int reds[6]
    cdef public int produced[12]
    cdef public long long columns[42]
    cdef public int owner[16]
    cdef public int score[42]
    cdef public int reason

    cdef inline void _bind(self, Position root)
    cdef inline void _put(self, int seat, int at) noexcept nogil
    cdef inline void _lift(self, int seat, int at) noexcept nogil
    @cython.locals(count=int)
    cdef inline int _recall(self, int seat, int place) noexcept nogil
    @cython.locals(count=int, rest=cython.longlong)
    cdef inline int _placed(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, held=cython.longlong)
    cdef inline long long _targets(self, int seat, long long columns, int may_move) noexcept nogil
    cdef inline int _room_at(self, int seat) noexcept nogil
    cdef inline void _enter(self, int seat, int card) noexcept nogil
    cdef inline void _count_in(self, int seat, int card, int by) noexcept nogil
    cdef inline void _link(self, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef inline int _nth_in_deck(self, int ticket) noexcept nogil
    cdef inline void _rescore(self, int seat) noexcept nogil
    @cython.locals(points=int)
    cdef inline void _score_power(self, int seat, int card) noexcept nogil
    @cython.locals(total=int)
    cdef inline int _total(self, int seat) noexcept nogil
    cdef inline bint _has_all(self, int seat, int reward) noexcept nogil
    cdef inline void _forget(self, int seat) noexcept nogil
