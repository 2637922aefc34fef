cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.position.state cimport Moves, State

cdef int NOBODY, PATIENCE

cdef class GuestState(State):
    cdef readonly GuestState root
    cdef int steps
    cdef inline void _fail(self, str method, object error) noexcept
    @cython.locals(twin=GuestState)
    cpdef GuestState fork(self)
    @cython.locals(twin=GuestState)
    cpdef GuestState clone(self)
    @cython.locals(guess=State)
    cpdef State redeal(self, int seat, Rng rng)
