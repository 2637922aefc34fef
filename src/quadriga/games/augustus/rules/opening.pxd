cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.games.augustus.rules.mobilising cimport Mobilising

# Filled when the module is loaded.
cdef long long BIT[62]

cdef class Opening(Mobilising):
    cdef inline void _deal(self, int card) noexcept nogil
    cdef inline void _keep(self, int seat, int card) noexcept nogil
    @cython.locals(count=int)
    cdef inline void _put_aside(self, int seat) noexcept nogil
