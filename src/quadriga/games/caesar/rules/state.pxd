cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.caesar.rules.bonus cimport Bonus
from quadriga.games.caesar.rules.position cimport Tables

# Filled when the module is loaded.
cdef int CHANCE, NOBODY
cdef long long BIT[62]

cdef class CaesarState(Bonus):
    cdef int _seat(self, int side) noexcept nogil
    cdef void _legal_crassus(self, Moves moves) noexcept nogil
    @cython.locals(token=int, border=int, action=int, held=cython.longlong, room=cython.longlong, both_ways=cython.bint)
    cdef inline void _placements(self, Moves moves) noexcept nogil
    @cython.locals(total=int, token=int, ticket=int, count=int, held=cython.longlong, room=cython.longlong)
    cdef inline int _any_placement(self, Rng rng) noexcept nogil
    cdef inline int _ways(self, int token) noexcept nogil
    cdef inline void _might_targets(self, Moves moves) noexcept nogil
    cdef inline void _orders(self, Moves moves) noexcept nogil
    @cython.locals(between=cython.bint)
    cdef bint _goes_on(self) noexcept nogil
    cdef void _apply_crassus(self, int action) noexcept nogil
    cdef inline void _deal(self, int bonus) noexcept nogil
    cdef inline void _next_deal(self) noexcept nogil
    cdef void _deal_hands(self) noexcept nogil
    cdef void _begin_turn(self, int side) noexcept nogil
    @cython.locals(held=cython.longlong)
    cdef inline bint _can_place(self, int side) noexcept nogil
    cdef inline void _place(self, int token, int border, int facing) noexcept nogil
    cdef void _draw(self, int token) noexcept nogil
    cdef inline void _after_draw(self) noexcept nogil
