cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves
from quadriga.games.augustus.opening cimport Opening
from quadriga.games.augustus.position cimport Tables

# Filled from codes.py and seats.py when the module is loaded.
cdef int ASIDE, CARDS, CHOOSE_AT, CHOOSING, CLAIMING, CLAIM_AT, CLASSES, CLEARING, CLEAR_AT, COMPLETED, COMPLETE_AT
cdef int COMPLETING, CONTROL, CRIER, CRIER_AT, CRIER_CHOSEN, DEAL, DEAL_AT, DECK, DECLINE_AT, DONE_AT, DRAW, DRAW_AT
cdef int FILL, HAND, KEEPING, KEEP_AT, LOSE_AT, LOSING, MOBILISING, MUSTERING, NONE, OVER, PICKS, PLACES, PLAYED
cdef int PUT_AT, REARRANGING, REMOVING, RESERVE, RESERVE_AT, STAY_AT, SYMBOLS, TAKE_AT, CHANCE, NOBODY
cdef long long BIT[62]

@cython.final
cdef class AugustusState(Opening):
    @cython.locals(twin=AugustusState)
    cpdef AugustusState fork(self)
    @cython.locals(twin=AugustusState)
    cpdef AugustusState clone(self)
    @cython.locals(twin=AugustusState, other=int)
    cpdef AugustusState before_the_others(self, int seat)
    cdef inline void _legal_rarely(self, int seat, Moves moves) noexcept nogil
    cdef inline int _code(self, int seat, int at) noexcept nogil
    cdef inline void _list(self, int seat, int base, long long classes, Moves moves) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int)
    cdef inline long long _movable(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong, rest=cython.longlong, at=int, left=int)
    cdef inline long long _removable(self, int seat) noexcept nogil
    @cython.locals(first=int, count=int)
    cdef inline void _keepable(self, int seat, Moves moves) noexcept nogil
    cdef inline void _give_up(self, int seat, int action) noexcept nogil
    cdef inline bint _is_secret(self) noexcept nogil
    @cython.locals(aside=int, others=int, zone=int)
    cdef inline void _reshuffle(self, int seat, Rng rng) noexcept nogil
    cdef inline int _dealt_to(self, int seat) noexcept nogil
    cdef inline void _deal_unseen(self, int zone, int count, Rng rng) noexcept nogil
    @cython.locals(at=int, left=int, classes=cython.longlong)
    cdef inline void _guess(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seen=int, found=int, fits=cython.bint)
    cdef inline void _guess_card(self, int seat, Rng rng) noexcept nogil
