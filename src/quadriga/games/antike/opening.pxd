cimport cython
from quadriga.core.state cimport Moves
from quadriga.games.antike.honours cimport Honours
from quadriga.games.antike.position cimport Tables

# Filled from codes.py when the module is loaded.
cdef int CALLED, CALLING, CALL_AT, DEALING, DEALT, DEAL_AT, NONE, PLACED, STARTED, STARTING, START_AT, TAKE_AT
cdef int TAKING, TOOK
cdef long long BIT[62]

cdef class Opening(Honours):
    cdef inline void _legal_set_up(self, Moves moves) noexcept nogil
    cdef inline void _offer_nation(self, int nation, Moves moves) noexcept nogil
    cdef inline void _apply_set_up(self, int action) noexcept nogil
    cdef inline void _deal_on(self) noexcept nogil
    @cython.locals(event=int, partner=int)
    cdef inline void _hand_over(self, int nation) noexcept nogil
    @cython.locals(n=int)
    cdef inline int _partner(self, int nation) noexcept nogil
    @cython.locals(first=int, turn=int)
    cdef inline void _seat_round(self) noexcept nogil
    cdef inline void _start(self, int nation, int province) noexcept nogil
    cdef inline void _start_on(self, int turn) noexcept nogil
