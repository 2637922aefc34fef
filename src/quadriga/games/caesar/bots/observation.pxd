cimport cython
from quadriga.games.caesar.rules.codes cimport *
from quadriga.core.learning.observation cimport Observation
from quadriga.games.caesar.rules.crassus cimport SoloState
from quadriga.games.caesar.rules.state cimport CaesarState

# Places in a row: wider than int, so that they are addresses as they stand.
ctypedef Py_ssize_t size

# Filled when the module is loaded.
cdef int DECISIONS, DRAWS, SOURCE_COUNT
cdef float EIGHTH, QUARTER
cdef float YES[2]
cdef long long BIT[62]

cdef class CaesarObservation(Observation):
    cdef readonly CaesarState state
    cdef readonly int human
    @cython.locals(me=int, n=int, waits=cython.bint)
    cdef void _observe(self, int seat) noexcept nogil
    @cython.locals(side=int)
    cdef inline void _decision(self, int seat, int me) noexcept nogil
    @cython.locals(taken=cython.longlong, at=size, b=size, token=size, swapped=size, side=int, face=int)
    cdef inline void _borders(self, int me) noexcept nogil
    @cython.locals(at=size, p=size, width=size, bonuses=size, mine=size, theirs=size, left=cython.longlong)
    cdef inline void _provinces(self, int me) noexcept nogil
    @cython.locals(at=size, t=size, b=size, count=size, mine=size, theirs=size, other=int)
    cdef inline void _tokens(self, int me) noexcept nogil
    @cython.locals(at=size, n=size, mine=size)
    cdef inline void _side(self, int side) noexcept nogil

cdef class SoloObservation(CaesarObservation):
    cdef readonly SoloState solo
    @cython.locals(n=int)
    cdef void _observe(self, int seat) noexcept nogil
