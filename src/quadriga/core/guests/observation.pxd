from quadriga.core.learning.observation cimport Observation

cdef class GuestObservation(Observation):
    cdef bint telling
    cpdef object row(self, int seat)
    cdef void _row(self, int seat) noexcept nogil
    cdef inline void _ask(self, int seat) noexcept
