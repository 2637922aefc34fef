cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.games.caesar.rules.memory cimport Memory

# Filled when the module is loaded.
cdef int SPECTATOR
cdef long long BIT[62]

cdef class Closing(Memory):
    cdef inline void _put(self, int side, int token, int border, int facing) noexcept nogil
    @cython.locals(shut=cython.longlong)
    cdef inline void _close(self) noexcept nogil
    cdef void _next_effect(self) noexcept nogil
    cdef inline void _take_bonuses(self, long long shut) noexcept nogil
    cdef inline void _gain(self, int side, int bonus) noexcept nogil
    cdef inline void _count_senate(self, int side, int bonus) noexcept nogil
    cdef inline bint _has_effect(self, int bonus, int effect) noexcept nogil
    @cython.locals(spaces=cython.longlong)
    cdef inline long long _spaces_around(self, long long provinces) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef inline void _control(self, long long shut) noexcept nogil
    cdef inline int _leader(self, int province) noexcept nogil
    cdef int _tie_winner(self) noexcept nogil
    cdef inline bint _links(self, int side, int border) noexcept nogil
    cdef inline bint _mark(self, int side, int source, int place) noexcept nogil
    cdef inline bint _nobody_can_ever_place(self) noexcept nogil
    cdef bint _draws(self, int side) noexcept nogil
    @cython.locals(lead=int)
    cdef inline void _finish_blocked(self) noexcept nogil
    cdef inline int _on_table(self, int side) noexcept nogil
    cdef inline bint _twelve_reached(self) noexcept nogil
    cdef inline void _settle_twelve(self) noexcept nogil
    cdef inline void _finish(self, int winner, int reason) noexcept nogil
    cdef inline void _show_hands(self) noexcept nogil
