cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.caesar.bonus cimport Bonus
from quadriga.games.caesar.position cimport Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int BORDERS, DEAL, DEALT, DEAL_AT, DECLINED, DECLINE_AT, DRAW, DRAW_AT, DREW, DREW_NOTHING, EXTRA, EXTRA_TURN, FIRST
cdef int FLIPPING, FLIP_MARKER_AT, FLIP_TOKEN_AT, FOR_WEALTH, HIDDEN, LOSE, LOSE_AT, NONE, ORDERING
cdef int OTHER_FIRST_AT, OVER, PASSED, PASS_AT, PAYING_FIRST_AT, PILE, PILE_AT, PLACED, PLACED_HIDDEN
cdef int PLACE_AT, PLACING, POISONING, RECRUITING, RECRUIT_AT, RESOLVE_AT, STUCK, TACTICS, TILE, TOKENS, TO_HAND
cdef int TURN_BEGAN, TURN_END, TURN_SKIPPED_DRAW, UP, USE_AT, CHANCE, NOBODY
cdef long long BIT[62]

cdef class CaesarState(Bonus):
    @cython.locals(twin=CaesarState)
    cpdef CaesarState fork(self)
    @cython.locals(twin=CaesarState)
    cpdef CaesarState clone(self)
    cdef int _seat(self, int side) noexcept nogil
    cdef void _legal_crassus(self, Moves moves) noexcept nogil
    @cython.locals(token=int, border=int, action=int, held=cython.longlong, room=cython.longlong, both_ways=cython.bint)
    cdef inline void _placements(self, Moves moves) noexcept nogil
    @cython.locals(kind=int)
    cdef inline int _nth(self, int* counts, int at, int ticket) noexcept nogil
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
