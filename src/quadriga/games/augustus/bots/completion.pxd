cimport cython
from quadriga.games.augustus.rules.codes cimport *

cdef int HORIZONS, LACKS, LINKS
cdef int ANY[6]
cdef int UNIT[6]
cdef double MORE, SOON, TEMPO, USUAL
cdef long long BIT[62]

@cython.final
cdef class Completion:
    cdef readonly double rate[7]
    cdef readonly int size
    cdef int[::1] slots
    cdef double[::1] chance
    cdef readonly int known[32]
    cdef readonly double mean_slots[6]
    cdef readonly double mean_colour[4]
    cdef readonly double mean_red
    cdef readonly double fresh_chance[8]
    cdef readonly double fresh_hope[8]
    cdef inline void _expect(self, board)
    cdef inline void _learn(self, int links) noexcept nogil
    @cython.locals(lack=int, hope=double, useful=double, most=double, best=double)
    cdef inline void _solve(self, int first, int links, double lasts) noexcept nogil
    @cython.locals(best=double)
    cdef inline double _best_use(self, int at, int lack, int symbol, int links) noexcept nogil
