cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.augustus.conquest cimport Conquest
from quadriga.games.augustus.position cimport Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int ASIDE, CARDS, CHOOSE_AT, CHOOSING, CLAIMING, CLAIM_AT, CLASSES, CLEARING, CLEAR_AT, COMMITTED, COMPLETED
cdef int COMPLETE_AT, COMPLETING, CONTROL, CRIER, CRIER_AT, CRIER_CHOSEN, DEAL, DEALT, DEAL_AT, DECK, DECLINE_AT
cdef int DONE_AT, DRAW, DRAW_AT, DREW, FILL, HAND, KEEPING, KEEP_AT, KEPT, LIFTED, LOSE_AT, LOSING, MOBILISING
cdef int MUSTERING, NONE, OVER, PICKS, PLACED, PLACES, PLAYED, PUT_AT, PUT_DOWN, REARRANGING, REMOVING, RESERVE
cdef int RESERVE_AT, SHOWN, STARTED, STAYED, STAY_AT, SYMBOLS, TAKE_AT, CHANCE, NOBODY
cdef long long BIT[62]

@cython.final
cdef class AugustusState(Conquest):
    @cython.locals(twin=AugustusState)
    cpdef AugustusState fork(self)
    @cython.locals(twin=AugustusState)
    cpdef AugustusState clone(self)
    cdef void _legal_rarely(self, int seat, Moves moves) noexcept nogil
    cdef void _list(self, int seat, int base, long long classes, Moves moves) noexcept nogil
    cdef int _code(self, int seat, int at) noexcept nogil
    cdef int _class(self, int code) noexcept nogil
    cdef long long _goals(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef long long _sources(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int)
    cdef long long _movable(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int, left=int)
    cdef long long _removable(self, int seat) noexcept nogil
    @cython.locals(first=int, count=int)
    cdef void _keepable(self, int seat, Moves moves) noexcept nogil
    cdef int _nth(self, long long classes, int ticket) noexcept nogil
    @cython.locals(goals=cython.longlong, count=int, ticket=int)
    cdef int _any_goal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(sources=cython.longlong, count=int, ticket=int)
    cdef int _any_source(self, int seat, Rng rng) noexcept nogil
    cdef bint _commit(self, int seat) noexcept nogil
    cdef void _note(self, int seat, int pick) noexcept nogil
    cdef void _deal(self, int card) noexcept nogil
    cdef void _keep(self, int seat, int card) noexcept nogil
    cdef void _draw(self, int token) noexcept nogil
    cdef void _next_in_order(self) noexcept nogil
    cdef void _mobilise(self, int seat, int action) noexcept nogil
    cdef void _carry_out(self, int seat) noexcept nogil
    cdef void _muster_one(self, int action) noexcept nogil
    @cython.locals(code=int, at=int)
    cdef void _rearrange(self, int action) noexcept nogil
    cdef void _give_up(self, int seat, int action) noexcept nogil
    cdef bint _is_secret(self) noexcept nogil
    @cython.locals(aside=int, others=int, zone=int)
    cdef void _reshuffle(self, int seat, Rng rng) noexcept nogil
    cdef int _dealt_to(self, int seat) noexcept nogil
    cdef void _deal_unseen(self, int zone, int count, Rng rng) noexcept nogil
    @cython.locals(at=int, left=int, classes=cython.longlong)
    cdef void _guess(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seen=int, found=int, fits=cython.bint)
    cdef void _guess_card(self, int seat, Rng rng) noexcept nogil
