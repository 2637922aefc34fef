cimport cython
from quadriga.core.insight cimport Insight
from quadriga.core.observation cimport Observation
from quadriga.core.state cimport Moves

cdef int MOST_FEATURES, NARROW, WIDE

cdef class Network(Insight):
    cdef public Insight insight
    cdef public Observation look
    cdef public int inputs
    cdef double[::1] seen
    cdef double[::1] first
    cdef double[::1] first_bias
    cdef double[::1] second
    cdef double[::1] second_bias
    cdef double[::1] last
    cdef double wide[64]
    cdef double narrow[16]
    @cython.locals(row=int)
    cdef void _weigh(self) noexcept nogil
    cdef void _narrow(self, int seat, Moves moves) noexcept nogil
    @cython.locals(size=int, n=int, other=int, others=double)
    cdef inline void _see(self, int row) noexcept nogil
    @cython.locals(n=int, total=double)
    cdef inline double _answer(self) noexcept nogil
    @cython.locals(n=int)
    cpdef list sees(self, int row)

    # Loops of a known length over memory of one kind, which C carries out several steps at a time.
    cdef inline void _copy(self, int start) noexcept nogil:
        cdef int n
        cdef double *into = &self.seen[start]
        cdef float *cells = self.look.cells
        for n in range(self.look.size):
            into[n] = cells[n]

    cdef inline void _add_first(self, int n, double value) noexcept nogil:
        cdef int unit
        cdef double *weight = &self.first[n * 64]
        cdef double *wide = self.wide
        for unit in range(64):
            wide[unit] += value * weight[unit]

    cdef inline void _add_second(self, int n, double value) noexcept nogil:
        cdef int unit
        cdef double *weight = &self.second[n * 16]
        cdef double *narrow = self.narrow
        for unit in range(16):
            narrow[unit] += value * weight[unit]
