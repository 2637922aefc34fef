cimport cython
from quadriga.games.antike.rules.codes cimport *
from quadriga.core.learning.observation cimport Observation
from quadriga.games.antike.rules.state cimport AntikeState

# Filled when the module is loaded.
cdef int DECISIONS, KNOWN, SPACE_COUNT, STANCE_COUNT
cdef float EIGHTH, QUARTER, SIXTEENTH, SIXTY_FOURTH

cdef class AntikeObservation(Observation):
    cdef readonly AntikeState state
    cdef readonly int first
    cdef void _observe(self, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef inline void _place_me(self, int seat) noexcept nogil
    cdef inline int _near(self, int nation) noexcept nogil
    @cython.locals(n=int, over=cython.bint)
    cdef inline void _opening(self, int seat) noexcept nogil
    @cython.locals(n=int, one=int, k=int)
    cdef inline void _nations(self, int seat) noexcept nogil
    @cython.locals(p=int, n=int, k=int, one=int)
    cdef inline void _provinces(self) noexcept nogil
    @cython.locals(k=int)
    cdef inline void _bank(self) noexcept nogil
    cdef inline void _pending(self) noexcept nogil
