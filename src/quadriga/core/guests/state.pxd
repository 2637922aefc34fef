cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.position.moves cimport Moves
from quadriga.core.position.state cimport State

cdef int CHANCE, NOBODY, PATIENCE

cdef class GuestState(State):
    cdef readonly GuestState root
    cdef int steps
    cdef inline object _rule(self, str name)
    cdef inline object _ask(self, str name, tuple given=*)
    @cython.locals(twin=GuestState)
    cpdef GuestState fork(self)
    @cython.locals(twin=GuestState)
    cpdef GuestState clone(self)
