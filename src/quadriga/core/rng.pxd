cimport cython

cdef unsigned long long MASK, STEP, MIX_1, MIX_2

@cython.final
cdef class Rng:
    cdef public unsigned long long state
    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned long long _next(self) noexcept nogil
    cdef long long _below(self, unsigned long long limit) noexcept nogil
    cdef double _share(self) noexcept nogil
