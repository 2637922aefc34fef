cimport cython
from quadriga.core.position.state cimport CompiledState
from quadriga.games.caesar.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.games.caesar.rules.position cimport Position

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class Belief:
    cdef readonly int held, seen_size, size, width
    cdef readonly long long followed
    cdef int[::1] unseen
    cdef int[::1] rows
    cdef int[::1] seen
    cdef long long[::1] upto

cdef class Memory(Position):
    cdef int unseen[TOKENS]
    cdef Belief belief

    cdef void _bind(self, CompiledState root)
    cdef inline void _left_hand(self, int side, int token) noexcept nogil
    cdef inline void _put_face_down(self, int side, int border) noexcept nogil
    cdef inline void _sent_back(self, int side, int token) noexcept nogil
    cdef inline void _joined_hand(self, int side, int token) noexcept nogil
    @cython.locals(icons=int, last=int)
    cdef inline void _stuck(self, int side) noexcept nogil
    cdef inline void _remember(self, int side, int event, int held, int what) noexcept nogil
    cdef inline int _what(self, int sight) noexcept nogil
    cdef bint _knows(self, int seat, int side) noexcept nogil
    cdef bint _goes_on(self) noexcept nogil
    cdef inline void _deal_unknown(self, int seat, Rng rng) noexcept nogil
    cdef inline void _deal_anew(self, int side, Rng rng) noexcept nogil
    @cython.locals(kind=int, n=int)
    cdef inline void _count_unseen(self, int side) noexcept nogil
    @cython.locals(kind=int)
    cdef inline void _gather(self, int side) noexcept nogil
    cdef inline void _hold(self, int side, int kind) noexcept nogil
    @cython.locals(count=int, n=int)
    cdef inline void _hold_any(self, int side, long long kinds, int wanted, Rng rng) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef inline int _gathered(self, int side, long long kinds) noexcept nogil
    @cython.locals(kind=int)
    cdef inline int _any_of(self, int side, long long kinds, int ticket) noexcept nogil
    @cython.locals(n=int, kind=int)
    cdef inline bint _is_believed(self, int side) noexcept nogil
    # Counting is Python's work; a search asks for it once.
    cdef inline void _believe(self, int side) noexcept with gil
    @cython.locals(ticket=cython.longlong, row=int, at=int, others=cython.longlong, wanted=int, kind=int)
    cdef inline bint _deal_believed(self, int side, Rng rng) noexcept nogil
    @cython.locals(held=int, n=int, event=int, kinds=cython.longlong)
    cdef inline int _hold_stuck(self, int side, long long others, int at, Rng rng) noexcept nogil
    @cython.locals(n=int, event=int, border=int, kind=int, kinds=cython.longlong, ticket=int)
    cdef inline bint _place_face_down(self, int side, long long others, int at, Rng rng) noexcept nogil
