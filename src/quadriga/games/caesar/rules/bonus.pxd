cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.games.caesar.rules.closing cimport Closing

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Bonus(Closing):
    cdef void _end_turn(self) noexcept nogil
    cdef bint _order_matters(self) noexcept nogil
    cdef inline bint _is_tactics(self, int bonus) noexcept nogil
    cdef inline void _order(self, int action) noexcept nogil
    cdef inline void _start_bonus(self, int which) noexcept nogil
    cdef bint _effect(self, int effect) noexcept nogil
    cdef inline void _senate(self, int side) noexcept nogil
    cdef inline bint _has_might_target(self) noexcept nogil
    cdef inline long long _live_spaces(self) noexcept nogil
    cdef inline bint _has_centurion(self, int side) noexcept nogil
    cdef inline void _decline(self) noexcept nogil
    cdef inline void _flip(self, int action) noexcept nogil
    cdef int _poison_decision(self) noexcept nogil
    cdef inline void _poisoned(self, int token) noexcept nogil
    cdef inline void _recruit(self, int token) noexcept nogil
    cdef inline void _from_pile(self, int bonus) noexcept nogil
