cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.rules.position cimport Position

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Rewards(Position):
    cdef inline void _reward_colours(self) noexcept nogil
    cdef inline void _compare(self, int resource) noexcept nogil
    @cython.locals(most=int, heir=int, rivals=int)
    cdef inline void _recount(self, long long resources) noexcept nogil
    cdef inline void _hand_over(self, int resource, int seat) noexcept nogil
    cdef inline bint _has_count_reward(self, int seat) noexcept nogil
    @cython.locals(rank=int, ahead=int)
    cdef int _rank(self, int seat) noexcept nogil
