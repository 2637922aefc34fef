cimport cython
from libc.math cimport exp
from quadriga.core.state cimport Moves, State

cdef int MOST_CONTESTANTS, MOST_FEATURES
cdef double CALM

cdef class Insight:
    cdef public State watched
    cdef public int rows, size
    cdef public double progress, sharp
    cdef public double x[512]
    cdef public double early[64]
    cdef public double late[64]
    cdef public double strength[8]
    cdef public double level[8]
    cdef public double value[8]
    cdef public bint alone
    cdef void _look(self) noexcept nogil
    cdef void _narrow(self, int seat, Moves moves) noexcept nogil
    @cython.locals(total=double)
    cdef void _weigh(self) noexcept nogil
    @cython.locals(beaten=double, ahead=double)
    cdef inline void _judge(self) noexcept nogil
    @cython.locals(moves=Moves, n=int)
    cpdef list narrowed(self, int seat)
