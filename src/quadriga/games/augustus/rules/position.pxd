cimport cython
from quadriga.core.position.state cimport CompiledState
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.rules.fields cimport Fields

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class Tables:
    cdef readonly int goal, legions, per_player, row, deal, keep, token_total, rewards
    cdef readonly int tokens[7]
    cdef readonly int slots[528]
    cdef readonly int size[88]
    cdef readonly long long shape[88]
    cdef readonly int colour[88]
    cdef readonly int points[88]
    cdef readonly int produces[176]
    cdef readonly int power[88]
    cdef readonly int value_1[88]
    cdef readonly int value_2[88]
    cdef readonly int value_3[88]
    cdef readonly int red[88]
    cdef readonly int reward_kind[REWARDS]
    cdef readonly int reward_what[REWARDS]
    cdef readonly int reward_need[REWARDS]
    cdef readonly int reward_points[REWARDS]
    cdef readonly int count_reward[32]
    cdef readonly int resource_reward[RESOURCES]
    cdef readonly long long column[6]
    cdef readonly long long everywhere
    cdef readonly long long whole[8]
    cdef readonly long long shift[8]
    cdef readonly int place_in[48]
    cdef readonly int symbol_in[48]
    cdef readonly int card_in[528]
    cdef readonly int ordered, reserve_only, each_count, recount, random_three, capped, senators_break_ties

cdef class Position(Fields):
    cdef readonly Tables tables

    @cython.locals(known=Position)
    cdef void _bind(self, CompiledState root)
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
