cimport cython
from quadriga.core.insight cimport Insight
from quadriga.games.antike.rules cimport AntikeState

# Filled from codes.py when the module is loaded.
cdef int COIN, FAR, GALLEY, NAVIGATION, PROVINCES, ROADS, SAILING, WHEEL
cdef long long BIT[62]

@cython.final
cdef class Chart:
    cdef public int apart[7200]
    cdef public long long zone[480]

cdef class Reach(Insight):
    cdef public AntikeState state
    cdef public Chart chart
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
