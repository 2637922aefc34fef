cimport cython
from quadriga.games.empire.rules.codes cimport *
from quadriga.core.learning.observation cimport Observation
from quadriga.games.empire.rules.state cimport EmpireState

# Filled when the module is loaded.
cdef int DECISIONS
cdef float EIGHTH, SIXTEENTH
cdef long long UNIT[5]
cdef long long DIGITS[5]

cdef class EmpireObservation(Observation):
    cdef readonly EmpireState state
    cdef readonly int place_count, line_count
    @cython.locals(n=int, city=int, line=int, dealing=cython.bint)
    cdef void _observe(self, int seat) noexcept nogil
    @cython.locals(n=int, kind=int, one=int)
    cdef inline void _players(self, int seat) noexcept nogil
    @cython.locals(n=int, one=int, counting=cython.bint)
    cdef inline void _route(self, int seat) noexcept nogil
