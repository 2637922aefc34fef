cimport cython
from quadriga.core.mathematics cimport exp, log
from quadriga.core.position.moves cimport Moves
from quadriga.core.position.state cimport State

cdef int MOST_CONTESTANTS, MOST_FEATURES
cdef double CALM

cdef class Insight:
    cdef readonly State watched
    cdef readonly int rows, size
    cdef public double progress
    cdef readonly double sharp
    cdef readonly double x[512]
    cdef readonly double early[64]
    cdef readonly double late[64]
    cdef readonly double strength[8]
    cdef readonly double level[8]
    cdef readonly double value[8]
    cdef readonly bint alone
    cdef bint _whole(self) noexcept
    cdef inline void _check_whole(self) except *
    cdef inline void _check_row(self, int row) except *
    cdef void _features(self) noexcept nogil
    cdef void _narrowed(self, int seat, Moves moves) noexcept nogil
    @cython.locals(total=double)
    cdef inline void _weigh(self) noexcept nogil
    cdef inline void _judge(self) noexcept nogil
    @cython.locals(beaten=double, ahead=double)
    cdef inline double _share(self, int row) noexcept nogil
    @cython.locals(moves=Moves, n=int)
    cpdef list narrowed(self, int seat)
    cpdef soften(self, int row)
