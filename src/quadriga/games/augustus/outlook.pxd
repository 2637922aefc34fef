cimport cython

cdef int JOKER, LACKS, LINKS, SYMBOLS
cdef int ANY[6]
cdef int UNIT[6]
cdef double LATER, SOON
cdef long long BIT[62]

@cython.final
cdef class Outlook:
    cdef public double rate[7]
    cdef public double[::1] soon
    cdef public double[::1] later
    cdef public int known[32]
    cdef void _learn(self, int links) noexcept nogil
    @cython.locals(first=int, lack=int, sum_of=double, useful=double, top=double, best=double, low=int)
    cdef void _solve(self, double[::1] table, int links, double discount) noexcept nogil
