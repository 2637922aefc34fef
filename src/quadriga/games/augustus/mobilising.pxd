cimport cython
from quadriga.games.augustus.opening cimport Opening

# Filled from codes.py when the module is loaded.
cdef int AIMS, DONE_AT, DREW, LIFTED, MOBILISING, MUSTERING, PICKS, PLACED, PLACES, PUT_AT, PUT_DOWN, RESERVE
cdef int RESERVE_AT, SHOWN, STAYED, STAY_AT, SYMBOLS, TAKE_AT
cdef long long BIT[62]

cdef class Mobilising(Opening):
    cdef inline void _draw(self, int token) noexcept nogil
    cdef inline void _next_in_order(self) noexcept nogil
    cdef inline long long _goals(self, int seat) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef inline long long _sources(self, int seat) noexcept nogil
    cdef inline void _mobilise(self, int seat, int action) noexcept nogil
    cdef inline void _emit_aim(self, int seat) noexcept nogil
    cdef inline void _carry_out(self, int seat) noexcept nogil
    cdef inline void _muster_one(self, int action) noexcept nogil
    @cython.locals(code=int, at=int)
    cdef inline void _rearrange(self, int action) noexcept nogil
