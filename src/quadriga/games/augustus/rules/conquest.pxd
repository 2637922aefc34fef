cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.rules.attacks cimport Attacks

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Conquest(Attacks):
    cdef inline void _check_full(self, int seat, int place) noexcept nogil
    cdef inline void _complete(self, int seat, int place) noexcept nogil
    @cython.locals(lowest=int, card=int, rest=cython.longlong)
    cdef inline int _first_waiting(self, int seat) noexcept nogil
    @cython.locals(lowest=int, card=int)
    cdef inline void _resolve_next(self) noexcept nogil
    cdef inline void _next_in_batch(self) noexcept nogil
    cdef inline bint _use(self, int card) noexcept nogil
    cdef inline void _ask_active(self, int decision) noexcept nogil
    cdef inline void _gain(self, int wanted) noexcept nogil
    cdef inline bint _muster(self) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _in_progress(self, int seat) noexcept nogil
    cdef inline bint _is_in_progress(self, int seat, int place) noexcept nogil
    @cython.locals(rest=cython.longlong)
    cdef inline bint _begin_rearranging(self) noexcept nogil
    cdef inline bint _can_pick_up(self, int at) noexcept nogil
    cdef inline void _end_rearranging(self) noexcept nogil
    @cython.locals(gained=cython.longlong, rest=cython.longlong, card=int)
    cdef inline void _take_control(self) noexcept nogil
    cdef inline void _offer_claims(self) noexcept nogil
    cdef inline void _claim(self, int wanted) noexcept nogil
    cdef inline void _replace(self) noexcept nogil
    @cython.locals(at=int)
    cdef inline void _choose(self, int card) noexcept nogil
    cdef inline bint _deck_ready(self) noexcept nogil
    cdef inline void _fill(self, int card) noexcept nogil
    cdef void _row_is_full(self) noexcept nogil
    cdef inline void _end_turn(self) noexcept nogil
