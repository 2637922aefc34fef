cimport cython
from quadriga.games.empire.rules.codes cimport *
from quadriga.games.empire.rules.position cimport Position, Tables

# Filled when the module is loaded.
cdef long long BIT[62]
cdef long long UNIT[5]
cdef long long DIGITS[5]

cdef class Roads(Position):
    @cython.locals(one=int, other=int)
    cdef inline void _build(self, int seat, int line) noexcept nogil
    @cython.locals(
        here=cython.longlong, before=cython.longlong, seen=cython.longlong, reach=cython.longlong,
        rest=cython.longlong, pieces=int,
    )
    cdef inline int _measure(self, int city) noexcept nogil
    cdef inline void _compare(self, int city) noexcept nogil
    @cython.locals(pieces=int)
    cdef inline void _collect(self, int city, int seat) noexcept nogil
    @cython.locals(near=cython.longlong, step=int, owner=int)
    cdef inline void _walk(self, int place, int left, long long paid, int seat) noexcept nogil
    cdef inline void _note_path(self, long long paid, int seat) noexcept nogil
    @cython.locals(near=cython.longlong, step=int, owner=int)
    cdef inline bint _trace(self, int place, int left, long long owed) noexcept nogil
    @cython.locals(pieces=int, left=int)
    cpdef list trail(self, int city, long long paid)
    cdef inline int _pieces(self, long long paid, int seat) noexcept nogil
