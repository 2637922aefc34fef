cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.caesar.position cimport Position, Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int BLOCKED, BONUSES, BORDERS, BORDER_MARKER, CENTURION, CLOSED, DEAL, DEALT, DEAL_AT, DECLINED
cdef int DECLINE_AT, DRAW, DRAW_AT, DREW, EFFECTS, ENDED, EXTRA, EXTRA_TURN, FIRST, FLIPPED_MARKER
cdef int FLIPPED_TOKEN, FLIPPING, FLIP_MARKER_AT, FLIP_TOKEN_AT, FOR_WEALTH, HIDDEN, ITALIA_MARKER, LOSE
cdef int LOSE_AT, MIGHT, NONE, NO_EFFECT, ORDERING, OTHER_FIRST_AT, OVER, PASSED, PASS_AT, PAYING_FIRST_AT
cdef int PILE, PILE_AT, PILE_DRAWN, PLACED, PLACED_HIDDEN, PLACE_AT, PLACING, POISON, POISONED, POISONING
cdef int PROVINCES, PROVINCE_MARKER, PUT_MARKER, RECRUITED, RECRUITING, RECRUIT_AT, RESOLVES, RESOLVE_AT
cdef int SECRET, SENATE, SENATE_MARKER, SENATE_PAID, STUCK, TACTICS, TOKENS, TOOK_BONUS, TO_HAND, TURNED
cdef int TURN_BEGAN, TURN_END, TURN_SKIPPED_DRAW, TWELVE, UP, USE_AT, WEALTH, CHANCE, NOBODY
cdef long long BIT[62]

cdef class CaesarState(Position):
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
    cdef void _put(self, int side, int token, int border, int facing) noexcept nogil
    @cython.locals(shut=cython.longlong)
    cdef void _close(self) noexcept nogil
    cdef void _take_bonuses(self, long long shut) noexcept nogil
    cdef void _gain(self, int side, int bonus) noexcept nogil
    cdef void _count_senate(self, int side, int bonus) noexcept nogil
    @cython.locals(left=cython.longlong, near=cython.longlong)
    cdef void _control(self, long long shut) noexcept nogil
    cdef int _leader(self, int province) noexcept nogil
    cdef int _tie_winner(self) noexcept nogil
    cdef bint _links(self, int side, int border) noexcept nogil
    cdef bint _mark(self, int side, int source, int place) noexcept nogil
    cdef void _next_effect(self) noexcept nogil
    cdef bint _order_matters(self) noexcept nogil
    cdef bint _has_effect(self, int bonus, int effect) noexcept nogil
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
    cdef bint _nobody_can_ever_place(self) noexcept nogil
    @cython.locals(lead=int)
    cdef void _finish_blocked(self) noexcept nogil
    cdef int _on_table(self, int side) noexcept nogil
    cdef bint _twelve_reached(self) noexcept nogil
    cdef void _settle_twelve(self) noexcept nogil
    cdef void _finish(self, int winner, int reason) noexcept nogil
