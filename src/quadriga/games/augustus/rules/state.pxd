cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves
from quadriga.games.augustus.rules.opening cimport Opening
from quadriga.games.augustus.rules.position cimport Tables

# Filled when the module is loaded.
cdef int CHANCE, NOBODY
cdef long long BIT[62]

@cython.final
cdef class AugustusState(Opening):
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
