cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.caesar.closing cimport Closing
from quadriga.games.caesar.position cimport Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int BORDERS, CENTURION, DEAL, DEALT, DEAL_AT, DECLINED, DECLINE_AT, DRAW, DRAW_AT, DREW, EFFECTS, EXTRA
cdef int EXTRA_TURN, FIRST, FLIPPED_MARKER, FLIPPED_TOKEN, FLIPPING, FLIP_MARKER_AT, FLIP_TOKEN_AT
cdef int FOR_WEALTH, HIDDEN, LOSE, LOSE_AT, MIGHT, NONE, NO_EFFECT, ORDERING, OTHER_FIRST_AT, OVER, PASSED
cdef int PASS_AT, PAYING_FIRST_AT, PILE, PILE_AT, PILE_DRAWN, PLACED, PLACED_HIDDEN, PLACE_AT, PLACING
cdef int POISON, POISONED, POISONING, PROVINCES, RECRUITED, RECRUITING, RECRUIT_AT, RESOLVES, RESOLVE_AT
cdef int SENATE, SENATE_MARKER, SENATE_PAID, STUCK, TACTICS, TOKENS, TO_HAND, TURNED, TURN_BEGAN, TURN_END
cdef int TURN_SKIPPED_DRAW, UP, USE_AT, WEALTH, CHANCE, NOBODY
cdef long long BIT[62]

cdef class CaesarState(Closing):
    @cython.locals(twin=CaesarState)
    cpdef CaesarState fork(self)
    @cython.locals(twin=CaesarState)
    cpdef CaesarState clone(self)
    cdef int _seat(self, int side) noexcept nogil
    cdef void _legal_crassus(self, Moves moves) noexcept nogil
    @cython.locals(token=int, border=int, action=int, held=cython.longlong, room=cython.longlong, both_ways=cython.bint)
    cdef void _placements(self, Moves moves) noexcept nogil
    @cython.locals(kind=int)
    cdef int _nth(self, int* counts, int at, int ticket) noexcept nogil
    @cython.locals(total=int, token=int, ticket=int, count=int, held=cython.longlong, room=cython.longlong)
    cdef int _any_placement(self, Rng rng) noexcept nogil
    @cython.final
    cdef int _ways(self, int token) noexcept nogil
    cdef void _might_targets(self, Moves moves) noexcept nogil
    @cython.locals(ends=cython.longlong)
    cdef bint _is_live(self, int border) noexcept nogil
    cdef void _orders(self, Moves moves) noexcept nogil
    cdef void _apply_crassus(self, int action) noexcept nogil
    cdef void _deal(self, int bonus) noexcept nogil
    cdef void _next_deal(self) noexcept nogil
    cdef void _deal_hands(self) noexcept nogil
    cdef void _begin_turn(self, int side) noexcept nogil
    @cython.locals(held=cython.longlong)
    cdef bint _can_place(self, int side) noexcept nogil
    cdef void _place(self, int token, int border, int facing) noexcept nogil
    @cython.locals(shut=cython.longlong)
    cdef void _close(self) noexcept nogil
    cdef void _next_effect(self) noexcept nogil
    cdef bint _order_matters(self) noexcept nogil
    cdef bint _is_tactics(self, int bonus) noexcept nogil
    cdef void _order(self, int action) noexcept nogil
    cdef void _start_bonus(self, int which) noexcept nogil
    cdef bint _effect(self, int effect) noexcept nogil
    cdef void _senate(self, int side) noexcept nogil
    cdef bint _has_might_target(self) noexcept nogil
    cdef bint _has_centurion(self, int side) noexcept nogil
    cdef void _decline(self) noexcept nogil
    cdef void _flip(self, int action) noexcept nogil
    cdef int _poison_decision(self) noexcept nogil
    cdef void _poisoned(self, int token) noexcept nogil
    cdef void _recruit(self, int token) noexcept nogil
    cdef void _from_pile(self, int bonus) noexcept nogil
    cdef void _draw(self, int token) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _after_draw(self) noexcept nogil
