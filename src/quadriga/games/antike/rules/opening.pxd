cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.position.state cimport Moves
from quadriga.games.antike.rules.honours cimport Honours
from quadriga.games.antike.rules.position cimport Tables

# Filled when the module is loaded.
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
