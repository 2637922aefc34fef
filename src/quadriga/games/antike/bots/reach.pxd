cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.learning.insight cimport Insight
from quadriga.games.antike.rules.state cimport AntikeState

# Filled when the module is loaded.
cdef long long BIT[62]

@cython.final
cdef class Chart:
    cdef readonly int apart[2 * PROVINCES * PROVINCES]
    cdef readonly long long zone[8 * PROVINCES]
    cdef inline void _spread(self, tuple near, int kind, int start) except *

cdef class Reach(Insight):
    cdef readonly AntikeState state
    cdef readonly Chart chart
    cdef inline bint _hostile(self, int one, int other) noexcept nogil
    cdef inline int _steps(self, int nation, int kind) noexcept nogil
    @cython.locals(total=int, base=int, left=cython.longlong)
    cdef inline int _gathered(self, int nation, int kind, long long mask) noexcept nogil
    @cython.locals(total=int, steps=int)
    cdef inline int _assault(self, int nation, int province) noexcept nogil
    @cython.locals(owner=int, most=int, force=int, short=int)
    cdef inline int _shortfall(self, int province) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _all_cities(self) noexcept nogil
    @cython.locals(count=int, missing=int)
    cdef inline int _affordable(self, int nation, int most) noexcept nogil
