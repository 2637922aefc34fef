cimport cython
from quadriga.core.observation cimport Observation
from quadriga.games.empire.rules cimport EmpireState

# Filled from codes.py when the module is loaded.
cdef int COUNT, DEAL, DECISIONS, KINDS, NONE
cdef float EIGHTH, SIXTEENTH
cdef long long UNIT[5]
cdef long long DIGITS[5]

cdef class EmpireObservation(Observation):
    cdef public EmpireState state
    cdef public int place_count, line_count
    @cython.locals(n=int, city=int, line=int, dealing=cython.bint)
    cdef void _observe(self, int seat) noexcept nogil
    @cython.locals(n=int, kind=int, one=int)
    cdef inline void _players(self, int seat) noexcept nogil
    @cython.locals(n=int, one=int, counting=cython.bint)
    cdef inline void _route(self, int seat) noexcept nogil
