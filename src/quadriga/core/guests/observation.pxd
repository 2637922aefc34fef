from quadriga.core.learning.observation cimport Observation

cdef class GuestObservation(Observation):
    cpdef object row(self, int seat)
    cdef void _observe(self, int seat) noexcept nogil
    cdef inline void _tell(self, int seat) noexcept
