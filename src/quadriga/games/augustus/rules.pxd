cimport cython
from quadriga.core.rng cimport Rng
from quadriga.games.augustus.choice cimport Choice
from quadriga.games.augustus.position cimport Tables

# Filled from codes.py when the module is loaded.
cdef int ASIDE, CARDS, CHOOSE_AT, CHOOSING, CLAIM_AT, CLAIMING, CLEAR_AT, CLEARING, COMMITTED, COMPLETE_AT
cdef int COMPLETED, COMPLETING, CONTROL, CRIER, CRIER_AT, CRIER_CHOSEN, DEAL, DEAL_AT, DEALT, DECK, DONE_AT, DRAW
cdef int DRAW_AT, DREW, FILL, HAND, KEEP_AT, KEEPING, KEPT, LIFTED, LOSE_AT, LOSING, MOBILISING, MUSTERING, NONE
cdef int OVER, PICKS, PLACED, PLACES, PLAYED, PUT_AT, PUT_DOWN, REARRANGING, REMOVING, RESERVE, RESERVE_AT, SHOWN
cdef int STARTED, STAY_AT, STAYED, TAKE_AT
cdef long long BIT[62]

@cython.final
cdef class AugustusState(Choice):
    @cython.locals(twin=AugustusState)
    cpdef AugustusState fork(self)
    @cython.locals(twin=AugustusState)
    cpdef AugustusState clone(self)
    cdef inline bint _commit(self, int seat) noexcept nogil
    cdef inline void _note(self, int seat, int pick) noexcept nogil
    cdef inline void _deal(self, int card) noexcept nogil
    cdef inline void _keep(self, int seat, int card) noexcept nogil
    cdef inline void _draw(self, int token) noexcept nogil
    cdef inline void _next_in_order(self) noexcept nogil
    cdef inline void _mobilise(self, int seat, int action) noexcept nogil
    cdef inline void _carry_out(self, int seat) noexcept nogil
    cdef inline void _muster_one(self, int action) noexcept nogil
    @cython.locals(code=int, at=int)
    cdef inline void _rearrange(self, int action) noexcept nogil
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
