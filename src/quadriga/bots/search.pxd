cimport cython
from quadriga.core.rng cimport Rng
from quadriga.core.state cimport Moves, State

cdef int CHANCE, NOBODY, DEPTH, SEATS

@cython.final
cdef class Tree:
    cdef public State scratch
    cdef public Moves moves
    cdef public Rng rng
    cdef public int seat, seats, room, size, stamp
    cdef public double explore
    cdef public bint stopped
    cdef public int[::1] action_of
    cdef public int[::1] seat_of
    cdef public int[::1] child
    cdef public int[::1] sibling
    cdef public int[::1] visits
    cdef public int[::1] offered
    cdef public double[::1] worth
    cdef public double[::1] log_of
    cdef public int[::1] found
    cdef public int[::1] found_at
    cdef public int path[512]
    cdef public double reward[8]
    cpdef void run(self, int rounds)
    cdef void _run(self, int rounds) noexcept nogil
    @cython.locals(depth=int, node=int)
    cdef void _round(self) noexcept nogil
    @cython.locals(node=int, depth=int, seat=int, before=int, together=cython.bint)
    cdef int _descend(self) noexcept nogil
    @cython.locals(owing=int)
    cdef bint _several(self) noexcept nogil
    @cython.locals(below=int, untried=int, best=int, action=int, best_score=double, score=double)
    cdef int _step(self, int node, int seat) noexcept nogil
    @cython.locals(mean=double)
    cdef double _score(self, int node) noexcept nogil
    cdef int _grow(self, int node, int seat, int action) noexcept nogil
    @cython.locals(mine=int, rank=int, beaten=double)
    cdef void _rate(self) noexcept nogil
