cimport cython
from quadriga.games.augustus.rules.codes cimport *
from quadriga.core.learning.observation cimport Observation
from quadriga.games.augustus.rules.state cimport AugustusState

# Filled when the module is loaded.
cdef int DECISIONS, POWERS
cdef float EIGHTH, SIXTEENTH, SIXTY_FOURTH

cdef class AugustusObservation(Observation):
    cdef readonly AugustusState state
    @cython.locals(n=int, reward=int, claiming=cython.bint, claimed=int)
    cdef void _observe(self, int seat) noexcept nogil
    @cython.locals(looker=int)
    cdef inline bint _is_second_half(self, int seat) noexcept nogil
    @cython.locals(start=int, card=int, zone=int, owner=int)
    cdef inline void _objectives(self, int seat) noexcept nogil
    @cython.locals(start=int, card=int, place=int, symbol=int, owner=int)
    cdef inline void _legions(self) noexcept nogil
    @cython.locals(start=int, width=int, n=int, one=int, source=int, card=int, owner=int, zone=int)
    cdef inline void _seats(self, int seat) noexcept nogil
    @cython.locals(start=int, n=int, one=int, k=int, pick=int)
    cdef inline void _picks(self, int seat) noexcept nogil
    @cython.locals(n=int, using=cython.bint)
    cdef inline void _power(self) noexcept nogil
    @cython.locals(at=int)
    cdef inline void _classes(self, long long mask) noexcept nogil
    @cython.locals(place=int)
    cdef inline int _slot(self, int seat, int at) noexcept nogil
