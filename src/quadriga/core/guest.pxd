from quadriga.core.state cimport Moves, State

cdef int NOBODY

cdef class GuestState(State):
    cdef public GuestState root
    cdef public object failure
    cpdef void _fail(self, object error)
